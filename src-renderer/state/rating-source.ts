import type { PlayerRow } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';

/** Where a rating came from, as a badge says it; null for somebody who is being typed. */
export function ratingSourceOf(player: PlayerRow | null): { tone: 'ok' | 'info' | 'off'; label: string } {
  const words = text.playerForm.sources;
  if (player === null || player.ratingSource === 'typed') return { tone: 'info', label: words.typed };
  if (player.ratingSource === 'file') return { tone: 'off', label: words.file };
  return player.ratingList === ''
    ? { tone: 'off', label: words.list }
    : { tone: 'ok', label: words.of(player.ratingList, text.lists.month(player.ratingMonth)) };
}
