/** Rounds that are as right as ours where the paper leaves the choice to lots, or to nobody. */
import type { PlayerId } from '../../model/player.ts';
import type { Pairing, PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import { apartness, entrantsOf, keepsColours, mayMeet, type Entrant } from './graph.ts';
import { MERITS, type Manner } from './merit.ts';

/** Lots decide what is wanted of the third part of a weight. */
const DRAWN: readonly Manner[] = ['random', 'random2'];

/**
 * Of the rounds that are as right as `expected` the one nearest to `recorded`. The paper takes any matching of greatest
 * weight, draws the colours of players with equal colour differences, and in two manners the weights themselves: with
 * other lots another round comes out, and no report is bound to ours.
 */
export function closestRound(
  manner: Manner,
  task: PairingTask,
  recorded: Pairing,
  expected: Pairing,
): Pairing {
  const { pairs, bye } = isEquallyGood(manner, task, recorded, expected) ? recorded : expected;
  const told = new Set(recorded.pairs.map(({ white, black }) => `${white} ${black}`));
  return {
    bye,
    pairs: pairs.map(({ white, black }) => {
      const due = allocate(task, task.field.get(white)!, task.field.get(black)!);
      const turned = { white: due.pair.black, black: due.pair.white };
      return due.byLot && told.has(`${turned.white} ${turned.black}`) ? turned : due.pair;
    }),
  };
}

function isEquallyGood(manner: Manner, task: PairingTask, recorded: Pairing, expected: Pairing): boolean {
  if (recorded.bye !== expected.bye || recorded.pairs.length !== expected.pairs.length) return false;
  const seated = task.competitors.filter(({ id }) => id !== recorded.bye);
  const entrants = new Map(entrantsOf(seated).map((entrant) => [entrant.player.id, entrant]));
  // Ours has a weight.
  return weightOf(manner, task, recorded, entrants) === weightOf(manner, task, expected, entrants);
}

/** What decides of a weight, as a text; null where two players of the round may not meet. */
function weightOf(
  manner: Manner,
  task: PairingTask,
  { pairs }: Pairing,
  entrants: ReadonlyMap<PlayerId, Entrant>,
): string | null {
  const sums = [0, 0];
  const measures: number[] = [];
  for (const { white, black } of pairs) {
    const [a, b] = [entrants.get(white), entrants.get(black)];
    if (a === undefined || b === undefined) return null;
    if (!mayMeet(a.player, b.player) || !keepsColours(task, a.player, b.player)) return null;
    apartness(a.player, b.player).forEach((part, index) => (sums[index]! += part));
    const [higher, lower] = a.rank < b.rank ? [a, b] : [b, a];
    measures.push(MERITS[manner].measure(higher, lower, task));
  }
  if (DRAWN.includes(manner)) return JSON.stringify(sums);
  // Sums of powers are equal only with the same terms; of plain distances the sum counts.
  const third = MERITS[manner].isPower
    ? measures.sort((a, b) => a - b)
    : measures.reduce((total, each) => total + each, 0);
  return JSON.stringify([sums, third]);
}
