/** Which constraints of the event stand in the way of a round: the smallest set without which it can be paired. */
import { pairingTaskOf } from '../handling/task.ts';
import { barredBy, constraintsIn, type Constraint } from '../model/kept-apart.ts';
import type { Outcome } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Competitor } from '../history/competitor.ts';
import { systemOf } from '../systems/registry.ts';
import type { Pairing, PairingFailure, PairingTask } from '../systems/system.ts';

const NOBODY: ReadonlySet<PlayerId> = new Set();

/** The task with these constraints in place of the event's own. */
export function underConstraints(task: PairingTask, constraints: readonly Constraint[]): PairingTask {
  const barred = barredBy(constraints);
  const freed = (player: Competitor): Competitor => ({ ...player, barred: barred.get(player.id) ?? NOBODY });
  const field = new Map([...task.field].map(([id, player]) => [id, freed(player)]));
  return { ...task, field, competitors: task.competitors.map(({ id }) => field.get(id)!) };
}

/**
 * The smallest set of firm constraints without which the round can be paired, the first of them in their order where
 * several are as small; empty where the round can be paired as it is, null where it cannot even without any. Exact: sets
 * are tried by size, and of those of one size every one that can help. With an even number of players only those can help
 * that hold a player of the blocked group, because its players lack opponents whatever happens elsewhere. Cost: one failing
 * attempt for each set.
 */
export function smallestConflict(tournament: Tournament, round: number): readonly Constraint[] | null {
  const system = systemOf(tournament.rules.system);
  const made = pairingTaskOf(tournament, round, { participants: 'declared' });
  if (system === null || !made.ok) return null;
  const task = made.value;
  const firm = constraintsIn(tournament, round).filter((constraint) => constraint.firm);
  const tried = new Map<string, Outcome<Pairing, PairingFailure>>();
  const pairWithout = (gone: readonly number[]): Outcome<Pairing, PairingFailure> => {
    const key = gone.toSorted((a, b) => a - b).join();
    const known = tried.get(key);
    if (known !== undefined) return known;
    const left = firm.filter((_, index) => !gone.includes(index));
    const outcome = system.pair(underConstraints(task, left));
    tried.set(key, outcome);
    return outcome;
  };
  const taking = new Set(task.competitors.map(({ id }) => id));
  const helpful = firm.flatMap(({ players }, index) =>
    players.filter((id) => taking.has(id)).length > 1 ? [index] : [],
  );
  if (!pairWithout(helpful).ok) return null;
  const candidates = (failure: PairingFailure): readonly number[] => {
    if (failure.code !== 'no-legal-pairing' || task.competitors.length % 2 === 1) return helpful;
    const blocked = new Set(failure.players);
    return helpful.filter((index) => firm[index]!.players.some((id) => blocked.has(id)));
  };
  const search = (gone: readonly number[], more: number): readonly number[] | null => {
    const outcome = pairWithout(gone);
    if (outcome.ok) return gone;
    if (more === 0) return null;
    for (const index of candidates(outcome.failure)) {
      if (gone.includes(index)) continue;
      const found = search([...gone, index], more - 1);
      if (found !== null) return found;
    }
    return null;
  };
  for (let size = 0; ; size++) {
    const found = search([], size);
    if (found !== null) return found.toSorted((a, b) => a - b).map((index) => firm[index]!);
  }
}
