/** What players are called where their surname stands alone: the one place that tells namesakes apart. */
import { foldedText } from './names.ts';
import { surnameOf, type Player, type PlayerId } from './player.ts';

type Named = Pick<Player, 'id' | 'tpn' | 'name'>;

/**
 * For each player the surname where it is theirs alone in the event, accents and case aside; `Meier Ann` where others have
 * it too; `Meier Ann (17)`, with the pairing number, where the whole name is not theirs alone. No comma, so that names
 * can stand in lists. Cost: players, once for each list of players.
 */
export function shortNames(players: readonly Named[]): ReadonlyMap<PlayerId, string> {
  const known = KNOWN.get(players);
  if (known !== undefined) return known;
  const names = shortNamesOf(players);
  KNOWN.set(players, names);
  return names;
}

/** A list of players never changes: every result is told with names, and most tournaments change none between two. */
const KNOWN = new WeakMap<readonly Named[], ReadonlyMap<PlayerId, string>>();

function shortNamesOf(players: readonly Named[]): ReadonlyMap<PlayerId, string> {
  const times = new Map<string, number>();
  const count = (key: string) => times.set(key, (times.get(key) ?? 0) + 1);
  const keysOf = ({ name }: Named) =>
    [`surname ${foldedText(surnameOf(name).trim())}`, `name ${foldedText(plain(name))}`] as const;
  for (const player of players) keysOf(player).forEach(count);
  return new Map(
    players.map((player) => {
      const [surname, name] = keysOf(player);
      const { id, tpn } = player;
      if (times.get(surname) === 1) return [id, surnameOf(player.name)];
      const whole = plain(player.name);
      return [id, times.get(name) === 1 || tpn === 0 ? whole : `${whole} (${tpn})`];
    }),
  );
}

/**
 * For each player the whole name, `Holt, Ana`; `Holt, Ana (46)`, with the pairing number, where somebody else of the event
 * has all of it too. Cost: players.
 */
export function wholeNames(players: readonly Named[]): ReadonlyMap<PlayerId, string> {
  const times = new Map<string, number>();
  const keyOf = ({ name }: Named) => foldedText(plain(name));
  for (const player of players) times.set(keyOf(player), (times.get(keyOf(player)) ?? 0) + 1);
  return new Map(
    players.map((player) => {
      const { id, tpn, name } = player;
      return [id, times.get(keyOf(player)) === 1 || tpn === 0 ? name : `${name} (${tpn})`];
    }),
  );
}

function plain(name: string): string {
  return name.replace(/\s*,\s*/, ' ').trim();
}
