/**
 * The event as tie-breaks see it: for every participant (player or team) one record a round, with the points it
 * brought. All tie-breaks start from this table, so a round without a game is classified in one place only.
 * Terms: C.07 (2026) Art. 15, 16.
 */
import type { Cell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
import type { Points } from '../model/points.ts';
import type { TieBreakText } from '../model/rules.ts';

/**
 * How a round was spent: the categories of 15.1, 16.1 and 16.2. `played`: a game (a match) took place, or a forfeit that counts like one;
 * `open`: paired, result not yet known; `free`: no round at all, such as the bye of a round robin with an odd
 * number of players or a game against an annulled player.
 */
export type RoundKind =
  'played' | 'open' | 'forfeit-win' | 'forfeit-loss' | 'pab' | 'full-bye' | 'half-bye' | 'zero-bye' | 'free';

/** How a game over the board ended for the participant, whatever points it brought. */
export type GameOutcome = 'win' | 'draw' | 'loss';

/** A participant in one round. */
export interface RoundEntry {
  readonly kind: RoundKind;
  /** Index of the scheduled opponent in the table, -1 without one. */
  readonly opponent: number;
  /** Scheduled colour, null without an opponent. */
  readonly colour: Colour | null;
  /** Points that the round brought, in the table's score. */
  readonly points: Points;
  /** Outcome of the game whatever the scoring; null unless a game took place over the board. */
  readonly outcome: GameOutcome | null;
  /** True for a forfeit, also where it counts as played. */
  readonly forfeit: boolean;
}

/** A player or a team; points in tenths of the table’s score. */
export interface Participant {
  /** Identity: the player's id, or the team's number. */
  readonly id: number;
  /** Final Tournament Pairing Number. */
  readonly tpn: number;
  readonly name: string;
  /** Rating at the start of the event, or what the rules count for an unrated player; 0 for unrated. */
  readonly rating: number;
  /** Where each round counts with a rating of its own: one for each, 0 for none. */
  readonly ratings?: readonly number[];
  /** Sum of the points of all rounds and of the adjustment. */
  readonly score: Points;
  readonly adjustment: Points;
  readonly entries: readonly RoundEntry[];
  readonly cells: readonly Cell[];
  /** True where the results were taken out of the standings (less than half of a round robin played). */
  readonly annulled: boolean;
}

/** All that C.07 computes from: participants by place, their rounds from index 0. */
export interface ScoreTable {
  readonly participants: readonly Participant[];
  readonly text: TieBreakText;
  /** Rounds counted. */
  readonly rounds: number;
  /** Rounds of the whole event. */
  readonly totalRounds: number;
  /** Points of a win, a draw and a loss in this score. */
  readonly win: Points;
  readonly draw: Points;
  readonly loss: Points;
  /** The least that a win brings, whichever colour it was made with. */
  readonly leastWin: Points;
  /** What a draw brings with each colour. */
  readonly drawAs: Readonly<Record<Colour, Points>>;
  /** Pairings known beforehand (Art. 15.2), as in a round robin. */
  readonly predetermined: boolean;
  /** Art. 10: ratings count although there are unrated participants, who are left out as opponents. */
  readonly leavesUnratedOut: boolean;
}

/** Requested bye: a half-point or zero-point bye (Art. 16.1). */
export function isRequestedBye(entry: RoundEntry): boolean {
  return entry.kind === 'half-bye' || entry.kind === 'zero-bye';
}

/** Voluntarily unplayed round: a requested bye or a forfeit loss (Art. 16.1). */
export function isVoluntarilyUnplayed(entry: RoundEntry): boolean {
  return isRequestedBye(entry) || entry.kind === 'forfeit-loss';
}

/** True when a game was played over the board: it counts for colours and ratings. */
export function isOverTheBoard(entry: RoundEntry): boolean {
  return entry.kind === 'played' && !entry.forfeit;
}

/** The same table with every forfeit against a scheduled opponent counted as a game (modifier `/P`, Art. 15.2). */
export function withForfeitsPlayed(table: ScoreTable): ScoreTable {
  return withEntries(table, (entry) =>
    entry.forfeit && entry.opponent >= 0 ? { ...entry, kind: 'played' } : entry,
  );
}

/**
 * The same table with every pairing of the final round drawn, forfeits included (Fore Buchholz, Art. 8.3).
 * Before the final round nothing changes.
 */
export function withFinalRoundDrawn(table: ScoreTable): ScoreTable {
  if (table.rounds < table.totalRounds) return table;
  return withEntries(table, (entry, round) =>
    round === table.rounds - 1 && entry.opponent >= 0
      ? { ...entry, kind: 'played', points: table.drawAs[entry.colour ?? 'white'] }
      : entry,
  );
}

function withEntries(
  table: ScoreTable,
  change: (entry: RoundEntry, round: number) => RoundEntry,
): ScoreTable {
  const participants = table.participants.map((participant) => {
    const entries = participant.entries.map(change);
    const score = entries.reduce((sum, entry) => sum + entry.points, participant.adjustment);
    return { ...participant, entries, score };
  });
  return { ...table, participants };
}
