/** How players appear in every view. */
import { surnameOf, wholeNames, type Player, type PlayerId } from '../../src-engine/index.ts';
import type { PlayerName } from '../ipc/contract.ts';

/** `shorts` says what players are called where surnames stand alone; not needed where a view never shows one so. */
export function nameOfPlayer(
  { id, tpn, name, title, rating }: Player,
  shorts?: ReadonlyMap<PlayerId, string>,
): PlayerName {
  const short = shorts?.get(id);
  const plain = { id, tpn, name, title, rating };
  return short === undefined || short === surnameOf(name) ? plain : { ...plain, short };
}

/** The players of a field by their identity, each with a name that is theirs alone. Throws for somebody else. */
export function namesApart(players: readonly Player[]): (id: PlayerId) => PlayerName {
  const known = new Map(players.map((player) => [player.id, player]));
  const names = wholeNames(players);
  return (id) => ({ ...nameOfPlayer(known.get(id)!), name: names.get(id)! });
}
