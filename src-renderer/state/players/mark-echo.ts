import type { Presence } from '../../../src-engine/index.ts';
import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { clockOf, localNow } from '../../moments.ts';
import { text } from '../../texts.ts';
import type { Echo } from '../desks.svelte.ts';

/** What marking a player led to; the same player as before the mark. */
export function markEcho(presence: Presence, player: PlayerRow, round: number): Echo {
  const words = text.players;
  const { id, name, presence: before } = player;
  const done = (said: string): Echo => ({ done: true, text: said, marked: { player: id, presence } });
  if (presence === 'here') return done(words.isHere(name, clockOf(localNow(new Date()))));
  if (presence === 'absent') return done(words.isAbsent(name, round));
  return presence === 'expected' && before !== 'expected'
    ? done(words.isExpected(name))
    : { done: false, text: words.alreadyAway(name) };
}

/** The echo, or null where the player it names is marked otherwise by now: undone, withdrawn, later. */
export function holdingEcho(echo: Echo | null, players: readonly PlayerRow[]): Echo | null {
  if (echo?.marked === undefined) return echo;
  const { player, presence } = echo.marked;
  return players.find(({ id }) => id === player)?.presence === presence ? echo : null;
}
