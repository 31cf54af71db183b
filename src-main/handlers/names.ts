/** How players and rounds appear in every view. */
import type { Player, Tournament } from '../../src-engine/index.ts';
import type { PlayerName } from '../ipc/contract.ts';

export function nameOfPlayer({ id, tpn, name, title, rating }: Player): PlayerName {
  return { id, tpn, name, title, rating };
}

/** Number of rounds that are on the wall. */
export function publishedRounds({ rounds }: Tournament): number {
  const draft = rounds.findIndex(({ stage }) => stage !== 'published');
  return draft < 0 ? rounds.length : draft;
}
