/** How players appear in every view. */
import type { Player } from '../../src-engine/index.ts';
import type { PlayerName } from '../ipc/contract.ts';

export function nameOfPlayer({ id, tpn, name, title, rating }: Player): PlayerName {
  return { id, tpn, name, title, rating };
}
