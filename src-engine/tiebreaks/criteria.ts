/** From a list of codes to criteria, with what stands against using one of them in this event. */
import type { FailureShape } from '../model/outcome.ts';
import { outsideValuesOf, type OutsideValues } from '../model/settled.ts';
import { entryOf, type CatalogueEntry } from './catalogue.ts';
import { parseTieBreaks } from './code.ts';
import { METHODS, type SingleCode } from './compute.ts';
import type { Context } from './context.ts';
import { directEncounter } from './direct-encounter.ts';
import { EDITIONS } from './edition.ts';
import type { Criterion } from './ranking.ts';
import type { TieBreak, TieBreakFailure } from './tie-break.ts';

/** Why a tie-break of the list was left out of the ranking, or could not be read at all. */
export type TieBreakProblem =
  | TieBreakFailure
  | (FailureShape &
      (
        | { readonly code: 'not-in-round-robin'; readonly text: string }
        | { readonly code: 'unrated-players'; readonly text: string; readonly unrated: number }
        | { readonly code: 'not-in-this-text'; readonly text: string }
        | { readonly code: 'teams-only'; readonly text: string }
        | { readonly code: 'players-only'; readonly text: string }
      ));

/** The codes that could be read, in order, and why others could not. */
export interface Criteria {
  readonly criteria: readonly Criterion[];
  readonly problems: readonly TieBreakProblem[];
}

/** The criteria of a list of codes: `take` says for each one what it becomes and what stands against it. */
export function criteriaOf(
  codes: readonly string[],
  take: (
    tieBreak: TieBreak,
    entry: CatalogueEntry,
  ) => { readonly criterion: Criterion | null; readonly problem: TieBreakProblem | null },
): Criteria {
  const { tieBreaks, failures } = parseTieBreaks(codes);
  const taken = tieBreaks.map((tieBreak) => take(tieBreak, entryOf(tieBreak.code)));
  return {
    criteria: taken.flatMap(({ criterion }) => criterion ?? []),
    problems: [...failures, ...taken.flatMap(({ problem }) => problem ?? [])],
  };
}

/**
 * The criteria of an individual event; tie-breaks that cannot be used are shown without ranking. `outside` are values of
 * tie-breaks of the event's own (C.07 4.1), which rank like the others.
 */
export function playerCriteria(
  context: Context,
  codes: readonly string[],
  outside: readonly OutsideValues[] = [],
): Criteria {
  if (outside.length === 0) return knownCriteria(context, codes);
  const parts = codes.map((code): Criteria => {
    const values = outsideValuesOf(outside, code);
    return values === null
      ? knownCriteria(context, [code])
      : { criteria: [outsideCriterion(context, values)], problems: [] };
  });
  return {
    criteria: parts.flatMap(({ criteria }) => criteria),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

const DECIMALS_OF_OUTSIDE = 3;

/** A column of values that were typed in; who has none has 0 and shows nothing. */
function outsideCriterion({ table }: Context, { code, values }: OutsideValues): Criterion {
  const known = new Map(values);
  const scale = 10 ** DECIMALS_OF_OUTSIDE;
  const decimals = values.reduce((most, [, value]) => Math.max(most, decimalsOf(value)), 0);
  return {
    kind: 'value',
    code,
    used: true,
    direction: 1,
    decimals,
    reckon: (index) => {
      const value = known.get(table.participants[index]!.id);
      return { value: value ?? 0, scale, contributions: [], undefined: value === undefined };
    },
  };
}

/** Digits after the point that a value in thousandths needs. */
function decimalsOf(value: number): number {
  return value % 1000 === 0 ? 0 : value % 100 === 0 ? 1 : value % 10 === 0 ? 2 : DECIMALS_OF_OUTSIDE;
}

function knownCriteria(context: Context, codes: readonly string[]): Criteria {
  return criteriaOf(codes, (tieBreak, entry) => {
    const { text } = tieBreak;
    if (entry.teamsOnly) {
      return { criterion: null, problem: { code: 'teams-only', text, article: 'C.07 5' } };
    }
    const problem = objection(context, tieBreak, entry);
    const criterion =
      problem?.code === 'unrated-players'
        ? emptyCriterion(tieBreak)
        : criterionOf(context, tieBreak, entry, problem === null);
    return { criterion, problem };
  });
}

/** What forbids to rank by this tie-break in this event, or null. */
export function objection(
  { table }: Context,
  { code, text }: TieBreak,
  entry: CatalogueEntry,
): TieBreakProblem | null {
  const edition = EDITIONS[table.text];
  if (edition.lacks.includes(code)) {
    return { code: 'not-in-this-text', text, article: `C.07 ${entry.article}` };
  }
  // 8, note.
  if (entry.swissOnly && table.predetermined && edition.keepsToSwiss) {
    return { code: 'not-in-round-robin', text, article: 'C.07 8' };
  }
  if (entry.usesRatings && !table.leavesUnratedOut) {
    const unrated = table.participants.filter(({ rating }) => rating === 0).length;
    if (unrated > 0) return { code: 'unrated-players', text, unrated, article: 'C.07 10' };
  }
  return null;
}

/** A column without values: Art. 10 drops the tie-break. */
function emptyCriterion({ text }: TieBreak): Criterion {
  const nothing = { value: 0, scale: 1, undefined: true, contributions: [] };
  return { kind: 'value', code: text, used: false, direction: 1, decimals: 0, reckon: () => nothing };
}

/** The criterion of a tie-break that players and teams share. */
export function criterionOf(
  context: Context,
  tieBreak: TieBreak,
  { code, lowerFirst, decimals }: CatalogueEntry,
  used: boolean,
): Criterion {
  const { text } = tieBreak;
  if (code === 'DE') {
    return {
      kind: 'set',
      code: text,
      used,
      orderOf: (tied) => directEncounter(context, tied, tieBreak.forfeitsPlayed).groups,
    };
  }
  const method = METHODS[code as SingleCode];
  return {
    kind: 'value',
    code: text,
    used,
    direction: lowerFirst === tieBreak.reversed ? 1 : -1,
    decimals,
    reckon: (index) => method(context, index, tieBreak),
  };
}
