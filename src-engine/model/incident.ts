/** What an arbiter notes while a round is played: FIDE Laws of Chess (2023), 11.3–12.9, and C.04.2. */
import type { PlayerId } from './player.ts';

/** What an arbiter may decide: Laws 12.9.1 to 12.9.9, in their order; `none` where nobody is penalised. */
export const PENALTIES = [
  'none',
  'warning',
  'time-to-opponent',
  'time-from-player',
  'points-to-opponent',
  'points-from-player',
  'game-lost',
  'fine',
  'excluded',
  'expelled',
] as const;
export type Penalty = (typeof PENALTIES)[number];

/** An incident as it is stored. It changes nothing else: a result that it leads to is an entry of its own. */
export interface Incident {
  /** Null before the first round, and between rounds. */
  readonly round: number | null;
  /** Number on the table; null for the hall. */
  readonly board: number | null;
  /** The players that it concerns; none for the hall. */
  readonly players: readonly PlayerId[];
  /** As an arbiter quotes it, `7.5.5`; `''` for none. */
  readonly article: string;
  readonly penalty: Penalty;
  /** The decision in words, where the penalty does not say it all; `''` otherwise. */
  readonly decision: string;
  /** What happened. */
  readonly text: string;
  /** When it happened, `2026-11-15T15:50` in the time of the hall. */
  readonly happenedAt: string;
  /** True where it goes into the arbiter's report, false for the log only. */
  readonly reported: boolean;
}

/** An incident with its entry of the log. */
export interface NotedIncident extends Incident {
  readonly seq: number;
  /** When it was noted, ISO 8601 with offset. */
  readonly at: string;
  readonly actor: string;
}
