import type { Presence } from '../../src-engine/index.ts';
import type { PlayerRow } from '../../src-main/ipc/contract.ts';
import { clockOf, localNow } from '../moments.ts';
import { text } from '../texts.ts';
import type { Echo } from './desks.svelte.ts';

/** What marking a player led to; the same player as before the mark. */
export function markEcho(presence: Presence, { name, presence: before }: PlayerRow, round: number): Echo {
  const words = text.players;
  if (presence === 'here') return { done: true, text: words.isHere(name, clockOf(localNow(new Date()))) };
  if (presence === 'absent') return { done: true, text: words.isAbsent(name, round) };
  return presence === 'expected' && before !== 'expected'
    ? { done: true, text: words.isExpected(name) }
    : { done: false, text: words.alreadyAway(name) };
}
