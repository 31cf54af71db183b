/** How players and rounds appear in every view. */
import type { Player, PlayerId, Tournament } from '../../src-engine/index.ts';
import type { PlayerName } from '../ipc/contract.ts';

export function nameOfPlayer({ id, tpn, name, title, rating }: Player): PlayerName {
  return { id, tpn, name, title, rating };
}

/** Looks players up by identity. */
export function playersById(tournament: Tournament): ReadonlyMap<PlayerId, Player> {
  return new Map(tournament.players.map((player) => [player.id, player]));
}

/** Number of rounds that are on the wall. */
export function publishedRounds({ rounds }: Tournament): number {
  const draft = rounds.findIndex(({ stage }) => stage !== 'published');
  return draft < 0 ? rounds.length : draft;
}
