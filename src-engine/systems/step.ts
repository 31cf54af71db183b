/** What was done in which order while a round was made, as data: code, article and players. */
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { CriterionLabel } from './labels.ts';
import type { Unit } from './unit.ts';

interface OfPlayer {
  readonly player: PlayerId;
}
interface OfPlayers {
  readonly players: readonly PlayerId[];
}

/** A row that is printed with its value. */
export interface StepRow {
  readonly label: CriterionLabel;
  readonly unit: Unit;
  readonly value: readonly number[];
}

/** A place in the ranking of the matching-based engine, 1-based. */
interface RankedPlayer extends OfPlayer {
  readonly rank: number;
}

/** A number of a Berger table; null for the free one. */
interface TableNumber {
  readonly number: number;
  readonly player: PlayerId | null;
}

/** How a bracket of the Dutch system was paired. */
export type DutchRoute = 'ideal' | 'look-ahead' | 'whole-field';

/** What the sentence of each step is told, by code. */
export interface StepParameters {
  /** The bye is given before anybody is paired. */
  bye: OfPlayer;
  /** Burstein 1.6: the round is paired by another system, an identity of the registry. */
  seeding: { readonly system: string };
  'floats-to-next-bracket': OfPlayer;
  'floats-to-next-group': OfPlayer;
  /** Burstein of 2017, 6.6. */
  'group-joined': { readonly points: Points };
  'transferred-up': OfPlayer;
  'floats-down': OfPlayer;
  'other-colour': OfPlayer;
  upfloats: OfPlayer;
  'other-subgroup': OfPlayer;
  'no-opponent': OfPlayer;
  'evens-number': OfPlayer;
  'floats-instead': OfPlayer & { readonly instead: PlayerId };
  'floats-with': OfPlayer & { readonly company: PlayerId };
  /** Lim 2.6: a pairing is undone. */
  cracked: OfPlayers;
  'paired-together': OfPlayers;
  'floaters-ordered': OfPlayers;
  /** BCF rule 17: linked for transfers of colour. */
  linked: OfPlayers;
  'floats-to': OfPlayer & { readonly opponent: PlayerId };
  'dutch-round': {
    readonly round: number;
    readonly rounds: number;
    readonly count: number;
    readonly year: string;
  };
  /** `count` residents, and those who were moved down to them. */
  'dutch-group': OfPlayers & { readonly points: Points; readonly count: number };
  'dutch-route': { readonly route: DutchRoute };
  'dutch-pair': OfPlayers;
  'dutch-down': OfPlayers;
  'dutch-row': StepRow & { readonly id: string };
  'dutch-bye': OfPlayer;
  board: { readonly board: number; readonly white: PlayerId; readonly black: PlayerId };
  /** A game with its weight: score difference (points), colour difference and π. */
  weight: {
    readonly higher: RankedPlayer;
    readonly lower: RankedPlayer;
    readonly weight: readonly number[];
    readonly byLot: boolean;
  };
  sums: { readonly rows: readonly StepRow[] };
  'table-game': { readonly round: number; readonly white: TableNumber; readonly black: TableNumber };
}

export type StepCode = keyof StepParameters;

/** `article` is `''` where the step cites none. */
export type Step = {
  readonly [Code in StepCode]: { readonly code: Code; readonly article: string } & StepParameters[Code];
}[StepCode];
