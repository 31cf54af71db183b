/** The columns that say who somebody is, the same in every list. */
import { mm } from './paper.ts';
import type { Cell, Column } from './table.ts';
import { nameWords, plain, strong } from './typeface.ts';
import type { PersonColumns } from './view.ts';
import { texts } from './words.ts';

/** Title, name, federation, rating; the title has its own place so that surnames align. */
export function personColumns(nameSize: number, size: number): readonly Column[] {
  return [
    { heading: '', align: 'left', size: size * 0.85, padding: [mm(1.5), mm(1.6)] },
    { heading: texts.sheets.words.name, align: 'left', size: nameSize, padding: [0, mm(2)], flexible: true },
    { heading: texts.sheets.words.federation, align: 'left', size, padding: [0, mm(3)] },
    { heading: texts.sheets.words.rating, align: 'right', size, padding: [0, mm(2)] },
  ];
}

export function personCells({ title, name, federation, rating }: PersonColumns): readonly Cell[] {
  return [strong(title ?? ''), nameWords(name), plain(federation), plain(rating === 0 ? '–' : `${rating}`)];
}
