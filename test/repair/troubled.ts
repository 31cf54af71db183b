/** Rounds on the wall in which somebody is missing or arrives late, for plans that repair them. */
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { repairPlansOf } from '../../src-engine/repair/plans.ts';
import type { RepairPlan, RepairRequest } from '../../src-engine/repair/plan.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { historyOf } from '../oracle/histories.ts';
import { renumbered } from '../oracle/renumbered.ts';

/** The round after a random history on the wall, with a no-show, late players and held boards as they happen. */
export function troubled(seed: number): { tournament: Tournament; request: RepairRequest } | null {
  const { tournament, round } = historyOf(seed, 9);
  const task = pairingTaskOf(tournament, round, { participants: 'declared' });
  const paired = task.ok ? systemOf('dutch-2026')!.pair(task.value) : task;
  if (!paired.ok) return null;
  const { pairs, bye } = paired.value;
  const random = randomOf(seed + 77);
  const seated = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])];
  const away = tournament.players.map(({ id }) => id).filter((id) => !seated.includes(id));
  const missing = seated.filter(() => random.chance(0.2)).slice(0, 2);
  const isHit = (board: number) =>
    [pairs[board - 1]!.white, pairs[board - 1]!.black].some((player) => missing.includes(player));
  const boards = pairs.map(({ white, black }, index) => ({
    white,
    black,
    result: random.chance(0.15) && !isHit(index + 1) ? ('draw' as const) : ('open' as const),
    ratedAs: null,
  }));
  const held = boards.flatMap((_, index) => (random.chance(0.15) && !isHit(index + 1) ? [index + 1] : []));
  const unpaired = bye === null ? [] : [{ player: bye, kind: 'pab' as const }];
  const on = {
    ...tournament,
    rounds: [
      ...tournament.rounds,
      {
        stage: 'published' as const,
        boards,
        unpaired,
        version: 1,
        publishedAt: '2026-11-21T10:00:00Z',
        handMade: false,
        system: 'dutch-2026',
      },
    ],
  };
  const arrived = away.filter(() => random.chance(0.6)).slice(0, 2);
  if (seated.length + arrived.length - missing.length < 2) return null;
  const { tournament: other, idOf } = renumbered(on, seed);
  const moved = (ids: readonly PlayerId[]) => ids.map((id) => idOf.get(id)!);
  return {
    tournament: other,
    request: { round, missing: moved(missing), arrived: moved(arrived), held, played: [] },
  };
}

export function plansOf(tournament: Tournament, request: RepairRequest): readonly RepairPlan[] {
  const plans = repairPlansOf(tournament, request);
  if (!plans.ok) throw new Error(plans.failure.code);
  return plans.value;
}
