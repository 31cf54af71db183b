/** Rounds in which few may meet: groups that cannot be completed, many who came up before, equal ratings. */
import type { Competitor } from '../../src-engine/history/competitor.ts';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { historyOf } from '../oracle/histories.ts';
import { renumbered } from './self-play.ts';

/** The round of a seed: scores, earlier rises and who is kept apart are drawn anew. Identities and numbers differ. */
export function narrowTask(seed: number): PairingTask | null {
  const history = historyOf(seed, 8);
  const random = randomOf(seed * 17 + 3);
  const players = history.tournament.players.map((player) => ({
    ...player,
    name: player.name.replace(' ', ''),
    rating: random.pick([1400, 1410, 1420, 1430]),
  }));
  const { tournament } = renumbered({ ...history.tournament, players }, seed);
  const task = pairingTaskOf(tournament, history.round);
  if (!task.ok || task.value.competitors.length < 5) return null;
  const scores = random.pick([
    [20, 15],
    [20, 15, 15, 10],
    [20, 20, 15, 10, 5],
  ]);
  const barred = barredAmong(
    task.value.competitors.map(({ id }) => id),
    random.pick([0.15, 0.35, 0.5]),
    random,
  );
  const rising = random.pick([0, 0.3, 0.7]);
  const changed = (player: Competitor): Competitor => ({
    ...player,
    pairingScore: random.pick(scores),
    barred: barred.get(player.id)!,
    rounds: player.rounds.map((record) => ({
      ...record,
      scoreBefore: 5,
      opponentScoreBefore: random.chance(rising) ? 10 : 0,
    })),
  });
  const competitors = task.value.competitors
    .map(changed)
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  const field = new Map([...task.value.field, ...competitors.map((player) => [player.id, player] as const)]);
  // 1.8: the more rounds, the more often may a player come up.
  const rounds = random.chance(0.2) ? task.value.round : task.value.round + random.pick([1, 5]);
  return { ...task.value, competitors, field, rounds };
}

function barredAmong(ids: readonly PlayerId[], share: number, random: Random): Map<PlayerId, Set<PlayerId>> {
  const barred = new Map(ids.map((id) => [id, new Set<PlayerId>()] as const));
  for (const [place, a] of ids.entries())
    for (const b of ids.slice(place + 1))
      if (random.chance(share)) {
        barred.get(a)!.add(b);
        barred.get(b)!.add(a);
      }
  return barred;
}
