/**
 * A tournament as the engine sees it: plain, immutable data. Storage folds its event log into this value,
 * a TRF is read into it and written from it, and every system, check and document starts from it.
 */
import type { Player, PlayerId } from './player.ts';
import { isWaiting, type GameResult, type UnpairedKind } from './result.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import type { Numbered } from './seating.ts';
import type { OutsideValues, SettledTie, StartPosition } from './settled.ts';

/** Texts of the report's heading (TRF 012–132, 182, 222). Dates are `YYYY/MM/DD`, `''` where unknown. */
export interface TournamentInfo {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Free text of record 092. */
  readonly type: string;
  readonly chiefArbiter: string;
  readonly deputyArbiters: readonly string[];
  /** Free text of record 122. */
  readonly timeControl: string;
  /** Record 222, for example `5400+30`; `''` where unknown. */
  readonly encodedTimeControl: string;
  /** Date of each round, `YYYY/MM/DD` or `''`; may be shorter than the number of rounds. */
  readonly roundDates: readonly string[];
  /** Record 182. */
  readonly pairingController: string;
}

/** A game of a round; its place in the list is its board. */
export interface Board {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly result: GameResult;
  /**
   * Result for the rating report where a correction came too late for standings and pairings
   * (C.04.2 4.3); null otherwise.
   */
  readonly ratedAs: GameResult | null;
}

/** A player without a game in a round. */
export interface Unpaired {
  readonly player: PlayerId;
  readonly kind: UnpairedKind;
}

/** Draft: only the arbiter sees it. Checked: a second method confirmed it. Published: on the wall. */
export type RoundStage = 'draft' | 'checked' | 'published';

/**
 * One round. Boards are in the order of the hall, which is the board order but for fixed boards. A player on no board and
 * without an entry in `unpaired` was absent and has a blank cell, which counts as a zero-point bye.
 */
export interface Round extends Numbered {
  readonly stage: RoundStage;
  readonly boards: readonly Board[];
  readonly unpaired: readonly Unpaired[];
  /** 1 for the first publication, 2 after a re-publication … 0 before. */
  readonly version: number;
  /** Time of publication, ISO 8601 with offset; `''` before. */
  readonly publishedAt: string;
  /** Set when a person changed the pairing that the system proposed. */
  readonly handMade: boolean;
  /** System and edition that paired the round, for example `dutch-2026`; `''` where unknown (imported). */
  readonly system: string;
}

/** What a round says of its publication where nobody published it on a wall: it was read, drawn or computed. */
export const NEVER_ON_A_WALL = {
  stage: 'published',
  version: 1,
  publishedAt: '',
  handMade: false,
} as const satisfies Partial<Round>;

/** True where the player has a game in the round, also one that was forfeited. */
export function hasBoard({ boards }: Pick<Round, 'boards'>, id: PlayerId): boolean {
  return boards.some(({ white, black }) => white === id || black === id);
}

/** A line of an imported file that the program does not interpret, kept verbatim and written back in place. */
export interface KeptRecord {
  readonly line: string;
  /** Tag of the record that preceded it in the file, `''` at the top. */
  readonly after: string;
}

/** Team of an imported report (TRF 013 or 310). */
export interface Team {
  readonly name: string;
  readonly players: readonly PlayerId[];
}

/**
 * How an imported report spelled and ordered its records, so that records which have not changed since are written
 * back byte by byte. Only the TRF room reads and writes it; nothing else in the tournament depends on it.
 */
export interface FileLayout {
  /** `trf06`, `trf16` or `trf26`; a report written in another format ignores the layout. */
  readonly format: string;
  /** For each line of the file the key of its record; `''` for the next of the kept records. */
  readonly order: readonly string[];
  /** Records that the file spells otherwise than the writer does: used while the record's sense is unchanged. */
  readonly spellings: readonly {
    readonly key: string;
    readonly sense: string;
    readonly lines: readonly string[];
  }[];
}

/** The tournament as its log leaves it; points and standings are computed from it and stored nowhere. */
export interface Tournament {
  readonly info: TournamentInfo;
  readonly rules: Rules;
  /** In order of registration (by id). */
  readonly players: readonly Player[];
  /** Index 0 is round 1. */
  readonly rounds: readonly Round[];
  readonly teams: readonly Team[];
  readonly keptRecords: readonly KeptRecord[];
  /** Present only where the tournament was read from a report. */
  readonly file?: FileLayout;
  /** Ties that lot or the arbiter settled, oldest first; none if absent. */
  readonly settledTies?: readonly SettledTie[];
  /** Start positions drawn for rounds of Chess960; none if absent. */
  readonly startPositions?: readonly StartPosition[];
  /** Tie-break values computed elsewhere; none if absent. */
  readonly outsideValues?: readonly OutsideValues[];
}

/** A heading of which nothing is filled in. */
export const BLANK_INFO: TournamentInfo = {
  name: '',
  city: '',
  federation: '',
  startDate: '',
  endDate: '',
  type: '',
  chiefArbiter: '',
  deputyArbiters: [],
  timeControl: '',
  encodedTimeControl: '',
  roundDates: [],
  pairingController: '',
};

/** No players and no rounds, by {@link DEFAULT_RULES}. */
export const BLANK_TOURNAMENT: Tournament = {
  info: BLANK_INFO,
  rules: DEFAULT_RULES,
  players: [],
  rounds: [],
  teams: [],
  keptRecords: [],
};

/** Number of rounds that are on the wall. */
export function publishedRounds({ rounds }: Tournament): number {
  const draft = rounds.findIndex(({ stage }) => stage !== 'published');
  return draft < 0 ? rounds.length : draft;
}

/** Rounds (1-based) that are not on the wall yet, the last first: that is the order in which they can be discarded. */
export function draftedRounds(tournament: Tournament): readonly number[] {
  const published = publishedRounds(tournament);
  return tournament.rounds
    .map((_, index) => index + 1)
    .filter((round) => round > published)
    .reverse();
}

/** The tournament without a round that is only drafted: drafts are the arbiter's own. */
export function publishedPart(tournament: Tournament): Tournament {
  const last = tournament.rounds.at(-1);
  if (last === undefined || last.stage === 'published') return tournament;
  return { ...tournament, rounds: tournament.rounds.slice(0, -1) };
}

/** Number of the start position drawn for a round of Chess960; null without one. */
export function startPositionIn({ startPositions = [] }: Tournament, round: number): number | null {
  return startPositions.find((drawn) => drawn.round === round)?.number ?? null;
}

/** Newest round that has a result, 0 for none: standings stand after it unless another is asked for. */
export function newestPlayedRound({ rounds }: Tournament): number {
  return rounds.findLastIndex(({ boards }) => boards.some(({ result }) => result !== 'open')) + 1;
}

/** Games of a round without a final result. */
export function openGames({ boards }: Round): number {
  return boards.filter(({ result }) => isWaiting(result)).length;
}

/** Looks players up by identity. */
export function playersById(tournament: Tournament): ReadonlyMap<PlayerId, Player> {
  return new Map(tournament.players.map((player) => [player.id, player]));
}
