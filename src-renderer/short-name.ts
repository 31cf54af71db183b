import type { PlayerName } from '../src-main/ipc/contract.ts';

/** What a player is called where the surname stands alone: the surname, or what tells them from a namesake. */
export function shortName({ name, short }: Pick<PlayerName, 'name' | 'short'>): string {
  return short ?? name.split(',', 1)[0]!;
}
