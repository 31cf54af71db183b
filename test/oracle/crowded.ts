import type { Random } from '../../src-engine/generator/random.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';

/**
 * In three histories of four most players are given one score, above or below the median: what exchanges and transfers
 * do takes a large group, and ten players seldom make one.
 */
export function crowded(task: PairingTask, random: Random): PairingTask {
  const offset = random.pick([0, 10, -10, 10]);
  if (offset === 0) return task;
  const median = (task.round - 1) * 5;
  const share = random.pick([0.6, 0.8, 0.9]);
  const scoreOf = () =>
    median + (random.chance(share) ? offset : random.pick([0, 5, -5, 2 * offset, -offset]));
  const competitors = task.competitors
    .map((player) => ({ ...player, pairingScore: scoreOf() }))
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  const field = new Map([...task.field, ...competitors.map((player) => [player.id, player] as const)]);
  return { ...task, competitors, field };
}
