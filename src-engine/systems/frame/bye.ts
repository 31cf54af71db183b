/** The bye of the odd player by a list of keys: who comes first, and which of the keys decided. */
import type { PlayerId } from '../../model/player.ts';
import type { ByeKeyName, Reason } from '../reason.ts';
import type { PairingTask } from '../system.ts';

/** One key of the order in which a text looks for the receiver of the bye. */
interface ByeKey<P> {
  readonly by: ByeKeyName;
  /** In the unit of the key: points in tenths, numbers and ratings as they are. */
  readonly value: (player: P) => number;
  readonly wanted: 'least' | 'most';
}

/** The keys of a text in their order, and the article that has them. */
export interface ByeOrder<P> {
  readonly article: string;
  /** `players` are all who take part. */
  readonly keys: (players: readonly P[]) => readonly ByeKey<P>[];
}

function compare<P>(keys: readonly ByeKey<P>[], a: P, b: P): number {
  for (const { value, wanted } of keys) {
    const difference = value(a) - value(b);
    if (difference !== 0) return wanted === 'least' ? difference : -difference;
  }
  return 0;
}

/** The players in the order of the keys. */
function inByeOrder<P>(players: readonly P[], keys: readonly ByeKey<P>[]): P[] {
  return [...players].sort((a, b) => compare(keys, a, b));
}

/**
 * Why `bye` has the bye: the keys that leave fewer and fewer of those who may have it and can be spared, and who comes
 * before but is needed by the others. `ranked` are those who may have it, in order.
 */
function byeReasonBy<P extends { readonly id: PlayerId }>(
  article: string,
  keys: readonly ByeKey<P>[],
  ranked: readonly P[],
  canBeSpared: (player: P) => boolean,
  bye: P,
): Reason {
  let left = ranked.filter(canBeSpared);
  const told: { by: ByeKeyName; value: number }[] = [];
  for (const key of keys) {
    if (left.length === 1) break;
    const value = key.value(bye);
    const next = left.filter((player) => key.value(player) === value);
    if (next.length < left.length) told.push({ by: key.by, value });
    left = next;
  }
  const needed = ranked.slice(0, ranked.indexOf(bye)).map(({ id }) => id);
  return { code: 'bye-first', article, player: bye.id, keys: told, needed };
}

/** What a text says about the bye, out of its order; `playersOf` are all players of the task as the text sees them. */
export function byeBy<P extends { readonly id: PlayerId }>(
  order: ByeOrder<P> | ((task: PairingTask) => ByeOrder<P>),
  playersOf: (task: PairingTask) => readonly P[],
  isBarred: (player: P) => boolean,
): {
  readonly byeRanking: (task: PairingTask, players: readonly P[]) => readonly P[];
  readonly byeReason: (
    task: PairingTask,
    bye: { readonly id: PlayerId },
    spare: ReadonlySet<PlayerId>,
  ) => Reason;
} {
  const orderOf = (task: PairingTask) => (typeof order === 'function' ? order(task) : order);
  const ranked = (players: readonly P[], keys: readonly ByeKey<P>[]) =>
    inByeOrder(
      players.filter((player) => !isBarred(player)),
      keys,
    );
  return {
    byeRanking: (task, players) => ranked(players, orderOf(task).keys(players)),
    byeReason(task, { id }, spare) {
      const players = playersOf(task);
      const { article, keys: keysOf } = orderOf(task);
      const keys = keysOf(players);
      const bye = players.find((player) => player.id === id)!;
      return byeReasonBy(article, keys, ranked(players, keys), (player) => spare.has(player.id), bye);
    },
  };
}
