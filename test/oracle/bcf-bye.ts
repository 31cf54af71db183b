/** Rules 5 and 6 of the literal BCF oracle: who may have the bye. */
import type { PlainPlayer, PlainTask } from './field.ts';
import { allPairings, cardOf } from './bcf-cards.ts';

/**
 * The players to whom the words give the bye, the others having a complete pairing. The smaller colour group may be looked
 * at before or after the larger one's way upwards. The rules say nothing of what happens when everybody has had a bye;
 * then anybody without one of a full point.
 */
export function byesAllowed(task: PlainTask): number[] {
  const { competitors, round } = task;
  const canSpare = (player: PlainPlayer) =>
    allPairings(competitors.filter((other) => other !== player).map(cardOf)).length > 0;
  const first = firstByes(task, canSpare);
  if (round === 1 || first.length > 0) return first;
  return competitors.filter((player) => !hadBye(player, 'UF') && canSpare(player)).map(({ id }) => id);
}

/** The first players in the order of rules 5 and 6, among those who can be spared; nobody where no such player is free. */
export function firstByes(
  { competitors, round }: PlainTask,
  canSpare: (player: PlainPlayer) => boolean = () => true,
): number[] {
  if (round === 1) return firstOf(outwards(competitors).flat(), canSpare);
  // Half a point or a point, in a round in which they are still there.
  const isDue = ({ player }: PlainPlayer) =>
    player.absences.some(
      (absence) =>
        absence.round > round &&
        (absence.kind === 'half' || absence.kind === 'full') &&
        (player.withdrawnFrom === null || absence.round < player.withdrawnFrom),
    );
  const isFree = (player: PlainPlayer) => !hadBye(player, 'UFH') && !isDue(player) && canSpare(player);
  const scores = [...new Set(competitors.map(({ pairingScore }) => pairingScore))].reverse();
  for (const score of scores) {
    const level = competitors.filter(({ pairingScore }) => pairingScore === score);
    const cards = level.map(cardOf);
    const surplus = cards.reduce(
      (sum, { seeks }) => sum + (seeks === null ? 0 : seeks === 'white' ? 1 : -1),
      0,
    );
    const isLarger = (player: PlainPlayer) => {
      const { seeks } = cards[level.indexOf(player)]!;
      return surplus !== 0 && seeks === (surplus > 0 ? 'white' : 'black');
    };
    const [down, up] = outwards(level);
    const groupFirst = [...down, ...up].filter(isLarger);
    const first = firstOf([...groupFirst, ...down, ...up], isFree);
    const wayFirst = [...down.filter(isLarger), ...down, ...up.filter(isLarger), ...up];
    if (first.length > 0) return [...first, ...firstOf(wayFirst, isFree)];
  }
  return [];
}

/** Whether a player has had a bye of one of these codes of a report: U by pairing, F of a full point, H of half a point. */
export function hadBye({ rounds }: PlainPlayer, codes: string): boolean {
  return rounds.some(({ cell }) => cell.opponent === 0 && cell.code !== null && codes.includes(cell.code));
}

function firstOf(order: readonly PlainPlayer[], test: (player: PlainPlayer) => boolean): number[] {
  const first = order.find(test);
  return first === undefined ? [] : [first.id];
}

/** From the median downwards, and from it upwards. */
function outwards(level: readonly PlainPlayer[]): [PlainPlayer[], PlainPlayer[]] {
  const middle = Math.floor(level.length / 2);
  return [level.slice(middle), level.slice(0, middle).reverse()];
}
