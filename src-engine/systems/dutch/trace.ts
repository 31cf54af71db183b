/** The record of a pairing as steps. */
import type { Step } from '../step.ts';
import type { BracketAssessment, PairingTask } from '../system.ts';
import type { FoundRound } from './dutch.ts';
import type { Edition } from './edition.ts';
import type { PairedBracket } from './kernel/bracket.ts';

/** Brackets in order: who came in, how they were paired, who went down, and all rows that are not perfect. */
export function stepsOf(
  { year }: Edition,
  task: PairingTask,
  { brackets, pairing }: FoundRound,
  judged: readonly BracketAssessment[],
): Step[] {
  const { round, rounds, competitors } = task;
  const steps: Step[] = [
    { code: 'dutch-round', article: '', round, rounds, count: competitors.length, year },
    ...brackets.flatMap((bracket, index) => stepsOfBracket(bracket, judged[index]!)),
  ];
  const { bye, pairs } = pairing;
  if (bye !== null) steps.push({ code: 'dutch-bye', article: '', player: bye });
  pairs.forEach((pair, index) => steps.push({ code: 'board', article: '', board: index + 1, ...pair }));
  return steps;
}

function stepsOfBracket(
  { movedDown, residents, pairs, downfloaters, route }: PairedBracket,
  { rows }: BracketAssessment,
): Step[] {
  const ids = (players: readonly { readonly id: number }[]) => players.map(({ id }) => id);
  const points = residents[0]!.score;
  return [
    { code: 'dutch-group', article: '', points, count: residents.length, players: ids(movedDown) },
    { code: 'dutch-route', article: '', route },
    ...pairs.map((pair): Step => ({ code: 'dutch-pair', article: '', players: ids(pair) })),
    ...(downfloaters.length > 0
      ? [{ code: 'dutch-down', article: '', players: ids(downfloaters) } as const]
      : []),
    ...rows
      .filter(({ value }) => value.some((number) => number !== 0))
      .map(({ id, article, label, unit, value }): Step => ({
        code: 'dutch-row',
        article,
        id,
        label,
        unit,
        value,
      })),
  ];
}
