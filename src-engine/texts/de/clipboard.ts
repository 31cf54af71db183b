/** Rows of a list that go to a spreadsheet, and rows that come from one. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const clipboardText = {
  title: 'Zeilen',
  copy: 'Zeilen der Liste kopieren',
  paste: { players: 'Zeilen mit Spielern einfügen', results: 'Zeilen mit Ergebnissen einfügen' },
  pressPaste: 'Drücken Sie Ctrl V zum Einfügen.',
  pressCopy: 'Drücken Sie Ctrl C zum Kopieren.',
  copied: (rows) => `${format.count(rows, { one: 'Zeile', other: 'Zeilen' })} kopiert`,
} satisfies Room<'de', 'clipboard'>;
