/** Extended direct encounter of teams (C.07 Art. 13.3). */
import { directEncounter, type EncounterStep } from './direct-encounter.ts';
import { boardCountOf, eliminated, otherScore, type TeamContext } from './team-scores.ts';
import type { ScoreType, TieBreak, TieBreakCode } from './tie-break.ts';

/** Steps for exactly two teams that stay tied (13.3.2). */
const KNOCK_OUT_STEPS: Partial<Record<TieBreakCode, readonly ('BC' | 'TBR' | 'BBE')[]>> = {
  EDEBT: ['BC', 'TBR'],
  EDEBB: ['BC', 'BBE'],
  EDET: ['TBR'],
  EDEB: ['BBE'],
};

interface ExtendedOrder {
  readonly groups: readonly (readonly number[])[];
  /** The separate standings in the order in which they were made, with their score. */
  readonly steps: readonly (EncounterStep & { readonly score: ScoreType })[];
}

/**
 * Orders tied teams by direct encounter on the primary score, then on the secondary; whenever one of them separates
 * teams, every set that is still tied starts again. Two teams left that have met are compared by the boards of
 * their own matches, as the code names (the whole is of type A, games of the tied teams only; 12.1–12.3 by
 * themselves count the boards of all matches). Teams that nothing separates stand together.
 */
export function extendedEncounter(
  context: TeamContext,
  tied: readonly number[],
  tieBreak: TieBreak,
): ExtendedOrder {
  const { teams, contexts } = context;
  const steps: (EncounterStep & { readonly score: ScoreType })[] = [];
  const settle = (set: readonly number[]): readonly (readonly number[])[] => {
    if (set.length < 2) return [set];
    for (const score of [teams.primary, otherScore(teams.primary)]) {
      const { groups, steps: made } = directEncounter(contexts[score], set, tieBreak.forfeitsPlayed);
      steps.push(...made.map((step) => ({ ...step, score })));
      if (groups.length > 1) return groups.flatMap(settle);
    }
    if (set.length > 2) return [set];
    return knockOut(context, set[0]!, set[1]!, tieBreak);
  };
  return { groups: settle(tied), steps };
}

function knockOut(
  context: TeamContext,
  first: number,
  second: number,
  tieBreak: TieBreak,
): readonly (readonly number[])[] {
  const steps = KNOCK_OUT_STEPS[tieBreak.code] ?? [];
  const a = meetingBoards(context, first, second, tieBreak.forfeitsPlayed);
  const b = meetingBoards(context, second, first, tieBreak.forfeitsPlayed);
  for (const step of steps) {
    const order = step === 'BC' ? boardCountOf(b) - boardCountOf(a) : compareBoards(step, a, b);
    if (order !== 0) return order > 0 ? [[first], [second]] : [[second], [first]];
  }
  return [[first, second]];
}

/** Positive where `a` is ahead: on the highest board, or after leaving out the fewest bottom boards. */
function compareBoards(step: 'TBR' | 'BBE', a: readonly number[], b: readonly number[]): number {
  const [ours, theirs] = step === 'TBR' ? [a, b] : [eliminated(a), eliminated(b)];
  const differences = ours.map((points, board) => points - theirs[board]!);
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Points of one team on each board in its matches against another; a board without a player makes none. */
function meetingBoards(
  { teams, contexts }: TeamContext,
  team: number,
  other: number,
  forfeitsPlayed: boolean,
): number[] {
  const { table } = contexts.GP.reading(forfeitsPlayed, false);
  const matches = table.participants[team]!.entries.flatMap(({ kind, opponent }, round) =>
    opponent === other && kind === 'played' ? [teams.boardPoints[team]![round]!] : [],
  );
  return Array.from({ length: teams.boards }, (_, board) =>
    matches.reduce((sum, points) => sum + (points[board] ?? 0), 0),
  );
}
