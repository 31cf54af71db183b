/** Rows of a list that go to a spreadsheet, and rows that come from one. */
import { format } from './format.ts';

export const clipboardText = {
  title: 'Rows',
  copy: 'Copy the rows of the list',
  paste: { players: 'Paste rows of players', results: 'Paste rows of results' },
  pressPaste: 'Press Ctrl V to paste.',
  pressCopy: 'Press Ctrl C to copy.',
  copied: (rows: number) => `${format.count(rows, { one: 'row', other: 'rows' })} copied`,
};
