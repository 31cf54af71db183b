import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';

type Origin = PlayerRow['origins']['rating'];

/** Where a rating came from, as a badge says it; null for one that is being typed. */
export function ratingSourceOf(origin: Origin | null): { tone: 'ok' | 'info' | 'off'; label: string } {
  const words = text.playerForm.sources;
  if (origin === null || origin.source === 'typed') return { tone: 'info', label: words.typed };
  if (origin.source === 'file') return { tone: 'off', label: words.file };
  const { list, pace, month } = origin;
  if (list === '') return { tone: 'off', label: words.list };
  const kind = pace === '' ? '' : text.ratings.paces[pace];
  return { tone: 'ok', label: words.of(list, kind, text.lists.month(month)) };
}
