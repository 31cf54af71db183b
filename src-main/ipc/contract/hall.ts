/** The hall screen: what the second window shows, and how the arbiter sets it. */
import type { Colour, Points } from '../../../src-engine/index.ts';
import type { Language } from '../../../src-engine/texts/index.ts';

export const HALL_VIEWS = ['boards', 'names', 'standings', 'open', 'countdown', 'blank'] as const;
export type HallView = (typeof HALL_VIEWS)[number];

/** How far away the farthest reader is: about 5 m, or about 10 m. */
export const HALL_DISTANCES = ['near', 'far'] as const;
export type HallDistance = (typeof HALL_DISTANCES)[number];

export const HALL_THEMES = ['dark', 'light'] as const;
export type HallTheme = (typeof HALL_THEMES)[number];

/** Seconds that a page stays; 0 turns pages by hand only. */
export const HALL_SECONDS = [8, 12, 20, 0] as const;
export type HallSeconds = (typeof HALL_SECONDS)[number];

/** Longest line that the arbiter may write on the screen. */
export const HALL_MESSAGE_LIMIT = 200;

/** Views that come by themselves, each only where it is wanted. */
export interface HallByItself {
  readonly on: boolean;
  /** By name until play starts. */
  readonly names: boolean;
  /** Open games when {@link FEW_OPEN_GAMES} or fewer are left. */
  readonly open: boolean;
  /** Standings after the last game. */
  readonly standings: boolean;
}

/** Games that are few enough to be named one by one. */
export const FEW_OPEN_GAMES = 15;

/** What the arbiter lets the hall read. */
export interface HallMessage {
  /** `''` for none. */
  readonly text: string;
  /** Over the list, in large type; otherwise in the last line. */
  readonly band: boolean;
}

/**
 * Where the pages are, for every window by the same clock: `page` (from 0) was on the screen at `since`, and turns from then
 * on unless it is held.
 */
export interface HallPaging {
  readonly page: number;
  /** Milliseconds since 1970 UTC. */
  readonly since: number;
  readonly held: boolean;
}

/** Somebody's name, and what tells them from a namesake: `IRL 1557`, `''` for most. */
export interface HallName {
  readonly name: string;
  readonly mark: string;
}

/** A board on the wall, by the number on its table; points before the round, in tenths. */
export interface HallBoard {
  readonly board: number;
  readonly white: HallName & { readonly points: Points };
  readonly black: HallName & { readonly points: Points };
}

/** A player in a list by names. */
export interface HallEntry extends HallName {
  /** Number on the table, and the colour there; null without a game. */
  readonly board: number | null;
  readonly colour: Colour | null;
  /** Why there is no game, `''` with one. */
  readonly reason: string;
}

/** A player in the standings; points in tenths. */
export interface HallRank extends HallName {
  readonly rank: number;
  readonly federation: string;
  readonly points: Points;
}

/** What fills the screen. Published rounds only; of players nothing but name, federation, rating of namesakes, points. */
export type HallContent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'boards'; readonly boards: readonly HallBoard[] }
  | { readonly kind: 'names'; readonly entries: readonly HallEntry[] }
  | {
      readonly kind: 'standings';
      readonly afterRound: number;
      /** Games of that round without a result. */
      readonly openGames: number;
      readonly ranks: readonly HallRank[];
    }
  | {
      readonly kind: 'open';
      readonly boards: readonly HallBoard[];
      /** Boards of the round. */
      readonly of: number;
      /** The next round, null after the last. */
      readonly next: {
        readonly round: number;
        /** As {@link HallPicture.starts}. */
        readonly starts: string;
      } | null;
    }
  /** Boards of the round. */
  | { readonly kind: 'countdown'; readonly boards: number };

/** All that the hall window is ever told. */
export interface HallPicture {
  readonly language: Language;
  /** Name of the event, `''` while none is open. */
  readonly event: string;
  /** Newest published round, 0 for none. */
  readonly round: number;
  /** Of its publication. */
  readonly version: number;
  /** ISO 8601, `''` before a publication. */
  readonly publishedAt: string;
  /** Start of play of that round, ISO 8601 without an offset, in the time of the hall; `''` where not announced. */
  readonly starts: string;
  readonly view: HallView;
  readonly content: HallContent;
  readonly distance: HallDistance;
  readonly theme: HallTheme;
  readonly seconds: HallSeconds;
  readonly message: HallMessage;
  readonly paging: HallPaging;
}

/** The hall window as it lies on its screen, in pixels of the page. It says so with every question. */
export interface HallPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether the window for the hall is open, and where. */
export interface HallWindowState {
  /** `screen-gone`: the monitor was unplugged; the window comes back with it. */
  readonly state: 'closed' | 'open' | 'screen-gone';
  /** What the system calls the monitor, `''` where unknown. */
  readonly screen: string;
  /** The program can put the window on another monitor. */
  readonly canMove: boolean;
}

/** What the arbiter's page of the hall screen shows. */
export interface HallControl {
  readonly picture: HallPicture;
  readonly window: HallWindowState;
  /** Size of the hall window, as it last said. */
  readonly place: HallPlace;
  readonly byItself: HallByItself;
  /** The view that the arbiter chose; another one may show by itself. */
  readonly chosen: HallView;
  /** How many entries each view has. */
  readonly boards: number;
  readonly names: number;
  readonly ranks: number;
  readonly openGames: number;
  /** Round after which the standings are. */
  readonly afterRound: number;
  /** Games that are few enough to be shown by themselves. */
  readonly fewGames: number;
  /** Longest message line, in characters. */
  readonly messageLimit: number;
  /** Starts of play as announced, by round: `2026-11-15T14:00`, in the time of the hall. */
  readonly starts: readonly { readonly round: number; readonly at: string }[];
  /** Starts that an older version kept beside the file and that its log does not have; empty once answered. */
  readonly earlierStarts: readonly { readonly round: number; readonly at: string }[];
}
