/**
 * Reasons as data: why a board, a bye, colours or an answer are as they are. A code with the article it rests on and
 * parameters; the catalogue of texts has a sentence for each code. Players are identities, points are tenths.
 */
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { BcfReasons } from './bcf-reason.ts';
import type { LimFloat, NoParameters, PlayerMeets, Two, WhyNotReasons } from './why-not-reason.ts';

export type { BcfChoice, BcfObstacle, BcfReasons, BcfRow, BcfStage } from './bcf-reason.ts';
export type { LimFloat } from './why-not-reason.ts';

/** Keys by which a text looks for the receiver of the bye. */
export type ByeKeyName =
  | 'score'
  | 'games'
  | 'rating'
  /** 0: due the colour of the majority of the score. */
  | 'colour'
  /** Average rating of the opponents. */
  | 'average'
  | 'buchholz'
  /** Products of two points, hundredths. */
  | 'sonneborn'
  | 'median'
  | 'number';

/**
 * What is worse with a player who comes before one who was brought up: `enough`: everybody cannot be paired with so few;
 * `nearer`, `colour`: the older text's distance of scores and colour; else a criterion.
 */
export type RaisedBecause = 'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10' | 'enough' | 'nearer' | 'colour';

type Obstacle = 'met' | 'kept-apart' | 'colours' | 'needed';

/** How the Lim System chose the opponent of a floater, 3.8. */
export interface LimChoice {
  /** Due colour of the opponent against that of the floater; `kept`: 4.4 has kept the opponent. */
  readonly due: 'any' | 'other' | 'none' | 'same' | 'kept';
  /** Who comes first by number: the highest when pairing downward, the lowest upwards. */
  readonly first: 'highest' | 'lowest';
  /** Only players within 100 rating points of the first available are looked at for colours. */
  readonly isMaxi: boolean;
}

/** A player of S1, the opponent in order, and the opponent instead. */
interface InsteadOfUsual {
  readonly points: Points;
  readonly player: PlayerId;
  readonly usual: PlayerId;
  readonly opponent: PlayerId;
}

/** Why a player left the group: C.04.3. */
export type WhyDown =
  | { readonly cause: 'alone'; readonly points: Points }
  | {
      readonly cause: 'met-all';
      readonly points: Points;
      readonly others: readonly PlayerId[];
      /** All of them are on the player's own score. */
      readonly sameScore: boolean;
    }
  | { readonly cause: 'no-opponent'; readonly points: Points }
  | {
      readonly cause: 'odd';
      readonly players: number;
      readonly group: Points;
      /** The player is the last of the group. */
      readonly isLast: boolean;
    }
  | { readonly cause: 'group'; readonly players: number; readonly group: Points }
  | { readonly cause: 'bye' | 'completion' };

/** Why two meet. */
interface MeetingReasons {
  'not-by-the-rules': NoParameters;
  /** `instead`: the opponent that the player would have had; null for the bye. */
  'by-hand': { readonly player: PlayerId; readonly instead: PlayerId | null };
  'only-two-left': { readonly points: Points };
  /** Two of one half: the halves cannot all meet each other, or the criteria would come out worse. */
  'halves-exchanged': { readonly points: Points; readonly because: 'pairs' | 'criteria' };
  /** `player` belongs to the upper half because `gone` left it. */
  'halves-after-leaving': {
    readonly points: Points;
    readonly gone: PlayerId;
    readonly hasBye: boolean;
    readonly player: PlayerId;
  };
  /** Same place, from 1, in the two halves of the group. */
  'same-place': { readonly points: Points; readonly place: number };
  'usual-met': InsteadOfUsual;
  'usual-kept-apart': InsteadOfUsual;
  'usual-same-absolute': InsteadOfUsual & { readonly colour: Colour };
  'usual-same-colour': InsteadOfUsual & { readonly colour: Colour };
  'usual-needed': InsteadOfUsual;
  'goes-down': {
    readonly player: PlayerId;
    readonly opponent: PlayerId;
    /** Of the opponent. */
    readonly points: Points;
    readonly groups: number;
    readonly why: WhyDown;
  };
  'one-last-group': Two & { readonly aPoints: Points; readonly bPoints: Points };
  /** Numbers, from 1, by the opposition so far in the group; `over` is the lowest who was left for `player`. */
  'burstein-pair': {
    readonly player: PlayerId;
    readonly opponent: PlayerId;
    readonly numbers: readonly [number, number];
    readonly points: Points;
    readonly over: { readonly player: PlayerId; readonly number: number } | null;
    readonly because: 'met' | 'kept-apart' | 'colours' | 'criteria' | null;
  };
  /** `over` comes first in the order of those who could come up. */
  'dubov-brought-up': {
    readonly player: PlayerId;
    readonly opponent: PlayerId;
    readonly points: Points;
    readonly count: number;
    readonly over: PlayerId | null;
    readonly because: RaisedBecause | null;
  };
  'dubov-shifted': {
    readonly player: PlayerId;
    readonly points: Points;
    /** Sizes of the sides before anybody changed, and the side that the player left. */
    readonly sides: readonly [white: number, black: number];
    readonly from: Colour;
  };
  /** `player`, at a place (from 1) of the White side, meets the first of the Black side who is left and possible. */
  'dubov-first': {
    readonly player: PlayerId;
    readonly opponent: PlayerId;
    readonly place: number;
    readonly over: PlayerId | null;
    readonly because: 'met' | 'kept-apart' | 'colours' | 'needed' | null;
  };
  /** 8.2 of the older text. `suits`: the opponent is due the other colour. */
  'dubov-floater': { readonly player: PlayerId; readonly opponent: PlayerId; readonly suits: boolean };
  /** 6.3 of the older text: `player`, on the White side, can meet nobody of the Black side. */
  'dubov-among': PlayerMeets;
  /** `player` was scrutinised and stands opposite `opponent` among those still to be paired. */
  'lim-opposite': PlayerMeets & { readonly points: Points };
  'lim-kept': PlayerMeets;
  'lim-exchanged': PlayerMeets & { readonly over: PlayerId; readonly because: Obstacle };
  /** Players of the group who would miss their due colour without the exchanges, and who do. */
  'lim-exchanged-for-colours': PlayerMeets & { readonly before: number; readonly missed: number };
  'lim-floater': PlayerMeets &
    LimChoice & {
      readonly from: Points;
      readonly cause: LimFloat;
      readonly among: 'residents' | 'floaters';
    };
  'mwm-weight': {
    /** From 1. */
    readonly ranks: readonly [number, number];
    readonly points: Points;
    readonly colour: number;
    /** Differences of scores and colour sums of all games of the round: no other round has less. */
    readonly sums: { readonly points: Points; readonly colour: number };
    readonly system: string;
  };
  'table-game': { readonly round: number; readonly numbers: readonly [number, number] };
}

/** Why a player has the bye. */
interface ByeReasons {
  'bye-not-by-the-rules': NoParameters;
  'bye-by-hand': { readonly player: PlayerId };
  'bye-from-lowest': { readonly player: PlayerId; readonly points: Points };
  'bye-lower-had-one': { readonly player: PlayerId; readonly points: Points };
  'bye-lower-needed': { readonly player: PlayerId; readonly points: Points };
  'bye-left-by-last-group': { readonly player: PlayerId };
  'bye-first': {
    readonly player: PlayerId;
    /** The keys that leave fewer of those who may have the bye and can be spared, with the player's values. */
    readonly keys: readonly { readonly by: ByeKeyName; readonly value: number }[];
    /** Who comes before in the order and may have it, but cannot be spared. */
    readonly needed: readonly PlayerId[];
  };
}

/** Why White has White. */
interface ColourReasons {
  'colours-not-by-the-rules': NoParameters;
  'no-colour': NoParameters;
  'both-due': { readonly white: PlayerId };
  'one-is-new': { readonly white: PlayerId };
  'more-urgent': { readonly player: PlayerId; readonly white: PlayerId };
  'equally-due': { readonly white: PlayerId };
  'higher-ranked-due': { readonly player: PlayerId };
  'by-number': { readonly player: PlayerId; readonly number: number };
  'larger-difference': {
    readonly player: PlayerId;
    readonly white: PlayerId;
    readonly difference: number;
    readonly opponents: number;
  };
  'lower-ranked-below-median': { readonly player: PlayerId };
  'colour-limits': NoParameters;
  'stronger-opposition': NoParameters;
  'lower-rating': NoParameters;
  'lot-of-the-pair': NoParameters;
  'lower-difference': {
    readonly white: PlayerId;
    readonly difference: number;
    readonly opponents: number;
  };
  'table-colour': { readonly number: number };
}

/** What the sentence of each reason is told, by code. */
export interface ReasonParameters
  extends MeetingReasons, ByeReasons, ColourReasons, WhyNotReasons, BcfReasons {}
export type ReasonCode = keyof ReasonParameters;

/** Codes of sentences that are always the same. */
export type PlainCode = {
  [Code in ReasonCode]: object extends ReasonParameters[Code] ? Code : never;
}[ReasonCode];

/** `{ code: 'have-met', article: '2.1.1', a: 7, b: 12 }` */
export type Reason =
  | { readonly code: PlainCode; readonly article: string }
  | {
      [Code in Exclude<ReasonCode, PlainCode>]: {
        readonly code: Code;
        readonly article: string;
      } & ReasonParameters[Code];
    }[Exclude<ReasonCode, PlainCode>];
