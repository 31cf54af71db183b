import type { BoardRow, PlayerRow, StandingsRow } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import { isWaiting } from '../results/waiting-games.ts';

/** A list as a spreadsheet takes it: headings and one line a row. */
export interface CopiedRows {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const known = (number: number): number | '' => (number === 0 ? '' : number);

/** Points in tenths as a number with the decimal sign of the language: a spreadsheet reckons with them. */
function points(tenths: number): string {
  return text.format.figure(String(tenths / 10));
}

/** Numbers that are not known are blank cells, never 0. */
export function copiedPlayers(rows: readonly PlayerRow[]): CopiedRows {
  const { tpn, name, federation, rating, birth, fideId, club, points: sum } = text.players.columns;
  return {
    headings: [tpn, text.playerForm.fields.title, name, federation, rating, fideId, birth, club, sum],
    rows: rows.map((row) => [
      known(row.tpn),
      row.title ?? '',
      row.name,
      row.federation,
      known(row.rating),
      row.fideId,
      row.birth,
      row.club,
      points(row.points),
    ]),
  };
}

/** Boards without a result have a blank cell. */
export function copiedBoards(rows: readonly BoardRow[]): CopiedRows {
  const { board, white, black, rating } = text.round.columns;
  return {
    headings: [board, white, rating, text.results.columns.result, black, rating],
    rows: rows.map((row) => [
      row.board,
      row.white.name,
      known(row.white.rating),
      isWaiting(row) ? '' : row.resultText,
      row.black.name,
      known(row.black.rating),
    ]),
  };
}

/** `codes` names the columns of tie-breaks. */
export function copiedStandings(rows: readonly StandingsRow[], codes: readonly string[]): CopiedRows {
  const { rank, number, name, federation, club, rating, points: sum } = text.standings.columns;
  return {
    headings: [rank, number, text.playerForm.fields.title, name, federation, club, rating, sum, ...codes],
    rows: rows.map((row) => [
      row.rank,
      known(row.tpn),
      row.title ?? '',
      row.name,
      row.federation,
      row.club,
      known(row.rating),
      points(row.points),
      ...row.values,
    ]),
  };
}

/** Tab-separated lines. A text that a spreadsheet would take for a formula gets an apostrophe: names come from strangers. */
export function tabSeparated({ headings, rows }: CopiedRows): string {
  return [headings, ...rows].map((row) => row.map(cellText).join('\t')).join('\r\n');
}

function cellText(cell: string | number): string {
  const plain = String(cell).replaceAll(/[\t\r\n]+/g, ' ');
  return /^[=+@-]./.test(plain) && !/^[+-]?[\d.,]+$/.test(plain) ? `'${plain}` : plain;
}

/** Whether what was pasted is a table: more than one cell. */
export function isTable(pasted: string): boolean {
  return /[\t\n]/.test(pasted.trim());
}
