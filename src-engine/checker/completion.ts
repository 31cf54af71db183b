/** C.05 Annex 1: everybody meets everybody, so the games of a round robin that are left must fit into its rounds. */
import { isWithdrawn } from '../handling/presence.ts';
import { fitGames } from '../matching/edge-colouring.ts';
import type { PlayerId } from '../model/player.ts';
import type { PairingTask, ViolationKind } from '../systems/system.ts';
import type { GateRules } from './gate-rules.ts';
import type { HandObjection, RoundByHand } from './hand-objection.ts';

/**
 * Tells at level 3 where the games that are left cannot all be played in the rounds that are left, and at level 2 where
 * that was not decided. A game counts as had where it was scheduled, played or not; nobody has to meet who has withdrawn.
 */
export function completionObjections(
  { field, competitors, round, rounds }: PairingTask,
  { games = 1 }: GateRules,
  { pairs, bye, isWhole }: RoundByHand,
): HandObjection[] {
  const seated = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  if (bye !== null) seated.add(bye);
  // Before the first pair nobody has done anything that could be told.
  if (seated.size === 0) return [];
  const players = [...field.values()].filter(({ player }) => !isWithdrawn(player, round));
  const numbers = new Map(players.map(({ id }, number) => [id, number]));
  const fit = fitGames({
    players: players.length,
    games: gamesLeft(
      players.map(({ id, rounds: own }) => ({ id, met: own.map(({ cell }) => cell.opponent) })),
      pairs,
      games,
    ).map(([a, b]) => [numbers.get(a)!, numbers.get(b)!] as const),
    rounds: rounds - round,
    partial: isWhole ? [] : competitors.filter(({ id }) => !seated.has(id)).map(({ id }) => numbers.get(id)!),
  });
  const object = (kind: ViolationKind, level: 2 | 3, concerned: readonly number[]): HandObjection[] => [
    { id: 'Berger', article: 'C.05 Annex 1', players: concerned.map((one) => players[one]!.id), kind, level },
  ];
  switch (fit.fits) {
    case 'yes':
      return [];
    case 'no':
      return fit.players.length === 0
        ? object('unplayable-together', 3, [])
        : object('unplayable', 3, fit.players);
    case 'undecided':
      return object('completion-undecided', 2, []);
  }
}

/** Pairs of players who still have to meet, as often as they have to. */
function gamesLeft(
  players: readonly { readonly id: PlayerId; readonly met: readonly PlayerId[] }[],
  pairs: RoundByHand['pairs'],
  games: number,
): (readonly [PlayerId, PlayerId])[] {
  const now = new Map(
    pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
  );
  return players.flatMap(({ id, met }, index) =>
    players.slice(index + 1).flatMap(({ id: other }) => {
      const had = met.filter((one) => one === other).length + (now.get(id) === other ? 1 : 0);
      return Array.from({ length: Math.max(0, games - had) }, () => [id, other] as const);
    }),
  );
}
