/** Rows of a list that go to a spreadsheet, and rows that come from one. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const clipboardText = {
  title: 'Lignes',
  copy: 'Copier les lignes de la liste',
  paste: { players: 'Coller des lignes de joueurs', results: 'Coller des lignes de résultats' },
  pressPaste: 'Appuyez sur Ctrl V pour coller.',
  pressCopy: 'Appuyez sur Ctrl C pour copier.',
  copied: (rows) => format.count(rows, { one: 'ligne copiée', other: 'lignes copiées' }),
} satisfies Room<'fr', 'clipboard'>;
