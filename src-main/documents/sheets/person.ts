/** The columns that say who somebody is, the same in every list. */
import { mm } from '../layout/paper.ts';
import type { Cell, Column } from '../layout/table.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import type { PersonColumns } from '../views/view.ts';
import { texts } from '../words.ts';

/** Title, name, federation, rating; the title has its own place so that surnames align. Without the federation on request. */
export function personColumns(nameSize: number, size: number, federation = true): readonly Column[] {
  const columns: readonly Column[] = [
    { heading: '', align: 'left', size: size * 0.85, padding: [mm(1.5), mm(1.6)] },
    { heading: texts.sheets.words.name, align: 'left', size: nameSize, padding: [0, mm(2)], flexible: true },
    { heading: texts.sheets.words.federation, align: 'left', size, padding: [0, mm(3)] },
    { heading: texts.sheets.words.rating, align: 'right', size, padding: [0, mm(2)] },
  ];
  return federation ? columns : columns.toSpliced(FEDERATION, 1);
}

const FEDERATION = 2;

export function personCells(person: PersonColumns, federation = true): readonly Cell[] {
  const { title, name, rating } = person;
  const cells = [
    strong(title ?? ''),
    nameWords(name),
    plain(person.federation),
    plain(rating === 0 ? '–' : `${rating}`),
  ];
  return federation ? cells : cells.toSpliced(FEDERATION, 1);
}
