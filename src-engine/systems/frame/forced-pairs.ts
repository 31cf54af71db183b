import type { Competitor } from '../../history/competitor.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import { areApart } from './meeting.ts';
import type { PairingFailure } from '../system.ts';

/** Two players who are to meet, by identity. */
type ForcedPair = readonly [PlayerId, PlayerId];

/**
 * The players with every pair of `forced` kept from everybody else, so that any complete pairing contains it. Fails with
 * `forced-pair-forbidden` under `rule` where the two may not meet for what they played or what the tournament bars.
 */
export function withForcedPairs(
  players: readonly Competitor[],
  forced: readonly ForcedPair[],
  rule: { readonly id: string; readonly article: string },
): Outcome<readonly Competitor[], PairingFailure> {
  let kept = players;
  for (const [a, b] of forced) {
    const [x, y] = [a, b].map((id) => kept.find((player) => player.id === id));
    if (x === undefined || y === undefined || x === y || areApart(x, y)) {
      const { id, article } = rule;
      return fail({ code: 'forced-pair-forbidden', article, players: [a, b], rule: id });
    }
    const others = kept.map(({ id }) => id).filter((id) => id !== a && id !== b);
    kept = kept.map((player) => {
      const more = player === x || player === y ? others : [a, b];
      return { ...player, barred: new Set([...player.barred, ...more]) };
    });
  }
  return ok(kept);
}

/** The players with `receiver` kept from everybody, so that the bye is all that is left for them. */
export function withForcedBye(
  players: readonly Competitor[],
  receiver: PlayerId | undefined,
): readonly Competitor[] {
  if (receiver === undefined) return players;
  const others = players.map(({ id }) => id).filter((id) => id !== receiver);
  return players.map((player) => {
    const more = player.id === receiver ? others : [receiver];
    return { ...player, barred: new Set([...player.barred, ...more]) };
  });
}
