/** The usual set after a publication as one file: each sheet as often as it is wanted, so that one print does it all. */
import { joined } from '../../src-engine/texts/index.ts';
import type { RunSheet } from '../ipc/contract.ts';
import type { Book } from './layout/sheet.ts';
import { texts, titleOf } from './words.ts';

/** What is printed where nobody chose otherwise. */
export const USUAL_RUN: readonly RunSheet[] = [
  { kind: 'pairings-by-board', copies: 1 },
  { kind: 'pairings-by-name', copies: 1 },
  { kind: 'result-slips', copies: 1 },
];

/** Asks `bookOf` once for each kind; sheets that the round does not have are left out. */
export function printRun(
  run: readonly RunSheet[],
  round: number,
  bookOf: (kind: RunSheet['kind']) => Book | null,
): Book {
  const made = run.flatMap(({ kind, copies }) => {
    const book = bookOf(kind);
    return book === null ? [] : [{ kind, copies, book }];
  });
  const names = made.map(({ kind, copies }) => texts.sheets.copiesOf(titleOf(kind), copies));
  return {
    title: texts.sheets.titleOfRound(round, joined(names)),
    sheets: made.flatMap(({ copies, book }) => Array.from({ length: copies }, () => book.sheets).flat()),
  };
}
