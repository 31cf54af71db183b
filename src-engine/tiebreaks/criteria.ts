/** From a list of codes to criteria, with what stands against using one of them in this event. */
import type { FailureShape } from '../model/outcome.ts';
import { entryOf, type CatalogueEntry } from './catalogue.ts';
import { parseTieBreaks } from './code.ts';
import { METHODS, type SingleCode } from './compute.ts';
import type { Context } from './context.ts';
import { directEncounter } from './direct-encounter.ts';
import type { Criterion } from './ranking.ts';
import type { TieBreak, TieBreakFailure } from './tie-break.ts';
import { valueOf } from './value.ts';

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

/** The criteria of an individual event; tie-breaks that cannot be used are shown without ranking. */
export function playerCriteria(context: Context, codes: readonly string[]): Criteria {
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
  if (table.text === '2024' && SINCE_2026.has(code)) {
    return { code: 'not-in-this-text', text, article: `C.07 ${entry.article}` };
  }
  if (entry.swissOnly && table.predetermined && table.text !== '2024') {
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
  const value = { code: text, value: 0, scale: 1, rest: [], shown: '' };
  return { kind: 'value', code: text, used: false, direction: 1, valueOf: () => value };
}

const SINCE_2026: ReadonlySet<string> = new Set(['STD', 'TPN', 'RTNG']);

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
    valueOf: (index) => valueOf(text, method(context, index, tieBreak), decimals),
  };
}
