/** The working of one value: every contribution, what was cut and why, how a round without a game counted. */
import type { Colour } from '../model/colour.ts';
import { fail, ok, type FailureShape, type Outcome } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { TieBreakText } from '../model/rules.ts';
import type { Tournament } from '../model/tournament.ts';
import { entryOf } from './catalogue.ts';
import { parseTieBreak } from './code.ts';
import { METHODS, type SingleCode } from './compute.ts';
import { contextOf, type Context } from './context.ts';
import type { Contribution, CutReason, Treatment } from './contribution.ts';
import { objection, type TieBreakProblem } from './criteria.ts';
import { directEncounter, type EncounterStep } from './direct-encounter.ts';
import { playerTableOf } from './player-table.ts';
import type { RoundKind, ScoreTable } from './score-table.ts';
import { standingsOf, type StandingsOptions } from './standings.ts';
import type { TieBreak, TieBreakCode, TieBreakFailure } from './tie-break.ts';
import { articlesOf } from './articles.ts';
import { valueOf, type TieBreakValue } from './value.ts';
import { workingSumOf, type WorkingSum } from './working-sum.ts';

/** One round in the working of a tie-break. */
export interface WorkingLine {
  /** 1-based round. */
  readonly round: number;
  /** Scheduled opponent, 0 without one. */
  readonly opponent: PlayerId;
  readonly colour: Colour | null;
  readonly kind: RoundKind;
  /** Own points of the round, tenths. */
  readonly points: Points;
  /** Score (tenths) or rating of the opponent or dummy as it was used; 0 where the tie-break uses none. */
  readonly significance: number;
  /** The opponent's score in the standings, tenths; differs from `significance` where Art. 16.3 adjusted it. */
  readonly opponentScore: Points | null;
  /** What the round adds, in the scale of the value. */
  readonly amount: number;
  readonly treatment: Treatment;
  readonly cut: CutReason | null;
  /** Article of C.07 that decides how the round counts or why it was cut. */
  readonly article: string;
}

/** Why the opponent's score did not enter as it stands: Art. 16.3, or 8.3 for Fore Buchholz. */
export interface ScoreAdjustment {
  readonly by: 'last-byes' | 'final-round';
  /** The opponent's score in the standings, tenths. */
  readonly made: Points;
}

/** How the score of a line's opponent was adjusted before it entered; null where it was not. */
export function adjustmentOf(
  { opponentScore, significance }: WorkingLine,
  code: TieBreakCode,
): ScoreAdjustment | null {
  // Ratings and averages are no scores.
  if (entryOf(code).usesRatings || code === 'AOB' || opponentScore === null) return null;
  if (opponentScore === significance) return null;
  return { by: code === 'FB' ? 'final-round' : 'last-byes', made: opponentScore };
}

/** Separate standings of a tied set (direct encounter). */
export interface WorkingEncounter {
  readonly article: '6.2' | '6.3';
  /** Sums are integers: `sum / scale` points. */
  readonly scale: number;
  readonly rows: readonly { readonly player: PlayerId; readonly sum: number; readonly met: number }[];
}

/** How a value comes about, line by line. */
export interface Working {
  readonly player: PlayerId;
  readonly code: string;
  /** The tie-break with its modifiers. */
  readonly tieBreak: TieBreak;
  /** Article of C.07 that defines the tie-break. */
  readonly article: string;
  /** The same with the articles of its modifiers, for example 8.1 and 14.1. */
  readonly articles: readonly string[];
  readonly text: TieBreakText;
  readonly value: TieBreakValue;
  /** The player's own score, tenths. */
  readonly score: Points;
  readonly lines: readonly WorkingLine[];
  /** How the value follows from the lines. */
  readonly sum: WorkingSum;
  /** Steps of a direct encounter; empty for other tie-breaks. */
  readonly encounters: readonly WorkingEncounter[];
  /** Direct encounter: those who are tied when the list reaches it, the player among them; empty otherwise. */
  readonly tied: readonly PlayerId[];
  /** Why the tie-break does not rank in this event; null where it does. */
  readonly problem: TieBreakProblem | null;
}

/** Why there is no working: a code that cannot be read, no such player, or a tie-break for teams. */
export type WorkingFailure =
  | TieBreakFailure
  | (FailureShape & { readonly code: 'no-such-player'; readonly player: PlayerId })
  | (FailureShape & { readonly code: 'teams-only'; readonly text: string });

/**
 * The working of one tie-break of one player, by the same computation as the standings. A direct encounter is
 * worked for the group in which the list of tie-breaks before it leaves the player. Fails with `no-such-player`,
 * `teams-only` or a failure of {@link parseTieBreak}.
 */
export function workingOf(
  tournament: Tournament,
  player: PlayerId,
  code: string,
  options: StandingsOptions = {},
): Outcome<Working, WorkingFailure> {
  const parsed = parseTieBreak(code);
  if (!parsed.ok) return parsed;
  const tieBreak = parsed.value;
  const entry = entryOf(tieBreak.code);
  if (entry.teamsOnly) return fail({ code: 'teams-only', text: tieBreak.text, article: 'C.07 5' });
  const table = playerTableOf(tournament, options);
  const index = table.participants.findIndex(({ id }) => id === player);
  if (index === -1) return fail({ code: 'no-such-player', player });
  const context = contextOf(table);
  const common = {
    player,
    code: tieBreak.text,
    tieBreak,
    article: entry.article,
    articles: articlesOf(tieBreak),
    text: table.text,
    score: table.participants[index]!.score,
    problem: objection(context, tieBreak, entry),
  };
  if (tieBreak.code === 'DE') {
    const tied = tiedBefore(tournament, player, tieBreak, options);
    return ok({
      ...common,
      lines: [],
      sum: { kind: 'given' },
      ...encounterWorking(context, index, tied, tieBreak),
    });
  }
  const reckoning = METHODS[tieBreak.code as SingleCode](context, index, tieBreak);
  const lines = workingLines(table, index, reckoning.contributions, tieBreak);
  const value = valueOf(tieBreak.text, reckoning, entry.decimals);
  const sum = workingSumOf(tieBreak.code, reckoning);
  return ok({ ...common, value, lines, sum, encounters: [], tied: [] });
}

/** Indices of those who are still tied with the player when the list reaches this tie-break. */
function tiedBefore(
  tournament: Tournament,
  player: PlayerId,
  { text }: TieBreak,
  options: StandingsOptions,
): readonly number[] {
  const before = codesBefore(options.tieBreaks ?? tournament.rules.tieBreaks, text);
  const { filter: _, ...unfiltered } = options;
  const { rows } = standingsOf(tournament, { ...unfiltered, tieBreaks: before });
  const own = rows.find((row) => row.player === player)!;
  const indexOf = new Map(tournament.players.map(({ id }, index) => [id, index]));
  return rows.filter((row) => row.sharedRank === own.sharedRank).map((row) => indexOf.get(row.player)!);
}

/** The codes of a list before the first place of a tie-break; none where it is not in the list. */
export function codesBefore(codes: readonly string[], text: string): readonly string[] {
  const position = codes.findIndex((code) => {
    const parsed = parseTieBreak(code);
    return parsed.ok && parsed.value.text === text;
  });
  return position === -1 ? [] : codes.slice(0, position);
}

/** The value of a tie-break that orders a set: the place of the participant, 0 where nothing was separated. */
export function placeIn(groups: readonly (readonly number[])[], index: number, code: string): TieBreakValue {
  let place = 1;
  for (const group of groups) {
    if (group.includes(index)) break;
    place += group.length;
  }
  const value = groups.length === 1 ? 0 : place;
  return { code, value, scale: 1, rest: [], shown: value === 0 ? '' : String(value) };
}

function encounterWorking(
  context: Context,
  index: number,
  tied: readonly number[],
  tieBreak: TieBreak,
): Pick<Working, 'value' | 'encounters' | 'tied'> {
  const { groups, steps } = directEncounter(context, tied, tieBreak.forfeitsPlayed);
  return {
    tied: tied.map((member) => context.table.participants[member]!.id),
    value: placeIn(groups, index, tieBreak.text),
    encounters: steps.map((step) => encounterOf(context.table, step)),
  };
}

/** Separate standings with identities instead of places in the table. */
export function encounterOf(
  { participants }: ScoreTable,
  { rows, scale, complete }: EncounterStep,
): WorkingEncounter {
  return {
    article: complete ? '6.2' : '6.3',
    scale,
    rows: rows.map(({ index, sum, met }) => ({ player: participants[index]!.id, sum, met })),
  };
}

/** The lines of a working: contributions with identities, the articles that decide, and the real scores. */
export function workingLines(
  table: ScoreTable,
  index: number,
  contributions: readonly Contribution[],
  tieBreak: TieBreak,
): WorkingLine[] {
  return contributions.map((contribution) => lineOf(table, index, contribution, tieBreak));
}

function lineOf(
  table: ScoreTable,
  index: number,
  contribution: Contribution,
  tieBreak: TieBreak,
): WorkingLine {
  const { round, opponent, points, significance, amount, treatment, cut } = contribution;
  const entry = table.participants[index]!.entries[round]!;
  const other = opponent === -1 ? null : table.participants[opponent]!;
  return {
    round: round + 1,
    opponent: other?.id ?? 0,
    colour: entry.colour,
    kind: entry.kind,
    points,
    significance,
    opponentScore: other?.score ?? null,
    amount,
    treatment,
    cut,
    article: cut === null ? articleOfTreatment(treatment, tieBreak, table) : articleOfCut(cut, tieBreak),
  };
}

function articleOfTreatment(treatment: Treatment, { code, fore }: TieBreak, table: ScoreTable): string {
  switch (treatment) {
    case 'dummy-own-score':
      return '16.4';
    case 'dummy-opponent-cap':
      return '16.4.1';
    case 'dummy-draws-cap':
      return '16.4.2';
    case 'forfeit-as-played':
      // Otherwise only `/P` makes a forfeit a game: a rule of the event instead of 16.4.
      if (table.predetermined) return '15.2';
      return code === 'FB' || fore ? '8.3' : '16.6';
    case 'played':
    case 'open':
    case 'counted':
    case 'not-counted':
      return entryOf(code).article;
  }
}

function articleOfCut(cut: CutReason, { cutLeast, cutMost }: TieBreak): string {
  if (cut === 'voluntarily-unplayed') return '16.5';
  if (cutMost > 0) return cutMost === 1 ? '14.3' : '14.4';
  return cutLeast === 1 ? '14.1' : '14.2';
}
