/** Results from a table, as a second laptop or a board system writes them: a verdict for every row. */
import type { GameResult, PlayerId } from '../../src-engine/index.ts';
import { foldedName } from './names.ts';
import type { Table } from './table.ts';

export const RESULT_FIELDS = ['ignore', 'round', 'board', 'white', 'black', 'result'] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];
export type ResultMapping = readonly ResultField[];

const HEADINGS: readonly (readonly [ResultField, readonly string[]])[] = [
  ['round', ['round', 'rd', 'ronde', 'runde', 'ronda']],
  ['board', ['board', 'bo', 'table', 'tbl', 'echiquier', 'brett', 'mesa', 'no']],
  ['white', ['white', 'blancs', 'weiss', 'blancas', 'white player']],
  ['black', ['black', 'noirs', 'schwarz', 'negras', 'black player']],
  ['result', ['result', 'res', 'resultat', 'ergebnis', 'resultado', 'score']],
];

/** The mapping that the headings suggest; each field once. */
export function suggestResultMapping(table: Table): ResultMapping {
  const taken = new Set<ResultField>();
  return table.headers.map((header) => {
    const folded = header
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim();
    const field = HEADINGS.find(([, headings]) => headings.includes(folded))?.[0] ?? 'ignore';
    if (taken.has(field)) return 'ignore';
    if (field !== 'ignore') taken.add(field);
    return field;
  });
}

/** A result as text without blanks, `½` and `1/2` as `=`, White's side first. */
const RESULT_OF_TEXT: Readonly<Record<string, GameResult>> = {
  '1-0': 'white-wins',
  '1': 'white-wins',
  '0-1': 'black-wins',
  '0': 'black-wins',
  '=-=': 'draw',
  '=': 'draw',
  '0-0': 'both-lose',
  '=-0': 'white-draws-black-loses',
  '0-=': 'white-loses-black-draws',
  '+--': 'forfeit-white-wins',
  '+-': 'forfeit-white-wins',
  '+': 'forfeit-white-wins',
  '1f-0f': 'forfeit-white-wins',
  '1-0f': 'forfeit-white-wins',
  '--+': 'forfeit-black-wins',
  '-+': 'forfeit-black-wins',
  '-': 'forfeit-black-wins',
  '0f-1f': 'forfeit-black-wins',
  '0-1f': 'forfeit-black-wins',
  '---': 'forfeit-both-lose',
  '--': 'forfeit-both-lose',
  '0f-0f': 'forfeit-both-lose',
};

/** The result that a cell tells (`1-0`, `½ : ½`, `0.5-0.5`, `+:-`, `1F-0F`), or null. */
export function resultOfText(text: string): GameResult | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/½|1\/2|0[.,]5/g, '=')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/(\d)[.,]0/g, '$1')
    .replace(/^([10=+-]f?)[:/]([10=+-]f?)$/, '$1-$2');
  return Object.hasOwn(RESULT_OF_TEXT, plain) ? RESULT_OF_TEXT[plain]! : null;
}

/** A board of the round that results are read for. */
export interface OpenBoard {
  /** 1-based. */
  readonly board: number;
  readonly white: { readonly id: PlayerId; readonly name: string; readonly tpn: number };
  readonly black: { readonly id: PlayerId; readonly name: string; readonly tpn: number };
  readonly result: GameResult;
}

/**
 * `matched`: the board and its result are clear. `ambiguous`: the row contradicts the pairing or a result that is
 * already entered, or another row. `passed`: the row speaks of another round, or has no result. `rejected`: no board
 * or no result can be made of it.
 */
export const RESULT_VERDICTS = ['matched', 'ambiguous', 'passed', 'rejected'] as const;
export type ResultVerdict = (typeof RESULT_VERDICTS)[number];

export interface ResultRow {
  readonly row: number;
  readonly verdict: ResultVerdict;
  readonly board: number | null;
  readonly result: GameResult | null;
  readonly text: string;
}

/** Whether a cell, a name or a number, means the player; an empty one fits everybody. */
function means(cell: string, player: OpenBoard['white']): boolean {
  if (cell === '') return true;
  return /^\d+$/.test(cell) ? Number(cell) === player.tpn : foldedName(cell) === foldedName(player.name);
}

interface Cells {
  readonly round: string;
  readonly board: string;
  readonly white: string;
  readonly black: string;
  readonly result: string;
}

function boardOf(cells: Cells, boards: readonly OpenBoard[]): OpenBoard | string {
  if (cells.board !== '') {
    const number = /^\d+$/.test(cells.board) ? Number(cells.board) : NaN;
    return boards.find(({ board }) => board === number) ?? `There is no board ${cells.board}.`;
  }
  if (cells.white === '' && cells.black === '') return 'The row names neither a board nor a player.';
  const fitting = boards.filter(({ white, black }) => means(cells.white, white) && means(cells.black, black));
  if (fitting.length === 1) return fitting[0]!;
  return fitting.length === 0
    ? 'These players do not meet in this round.'
    : 'Several boards fit these names.';
}

function judge(row: number, cells: Cells, round: number, boards: readonly OpenBoard[]): ResultRow {
  const answer = (
    verdict: ResultVerdict,
    text: string,
    board: number | null = null,
    result: GameResult | null = null,
  ) => {
    return { row, verdict, board, result, text };
  };
  if (cells.round !== '' && cells.round !== String(round)) return answer('passed', `Round ${cells.round}.`);
  const found = boardOf(cells, boards);
  if (typeof found === 'string') return answer('rejected', found);
  const { board, white, black } = found;
  if (cells.result === '') return answer('passed', 'The row has no result.', board);
  const result = resultOfText(cells.result);
  if (result === null) return answer('rejected', `“${cells.result}” is no result.`, board);
  if (!means(cells.white, white) || !means(cells.black, black)) {
    return answer('ambiguous', `On board ${board} ${white.name} plays ${black.name}.`, board, result);
  }
  if (found.result !== 'open' && found.result !== result) {
    return answer('ambiguous', `Board ${board} has another result already.`, board, result);
  }
  return answer('matched', '', board, result);
}

/** Judges every row for one round; a board that several rows speak of differently is ambiguous in all of them. */
export function resultRows(
  table: Table,
  mapping: ResultMapping,
  round: number,
  boards: readonly OpenBoard[],
): ResultRow[] {
  const rows = table.rows.map(({ number, cells }) => {
    const cellOf = (field: ResultField) => (cells[mapping.indexOf(field)] ?? '').trim();
    return judge(
      number,
      {
        round: cellOf('round'),
        board: cellOf('board'),
        white: cellOf('white'),
        black: cellOf('black'),
        result: cellOf('result'),
      },
      round,
      boards,
    );
  });
  const told = new Map<number, Set<GameResult>>();
  for (const { board, result } of rows) {
    if (board === null || result === null) continue;
    told.set(board, (told.get(board) ?? new Set()).add(result));
  }
  return rows.map((row) =>
    row.board !== null && row.result !== null && told.get(row.board)!.size > 1
      ? { ...row, verdict: 'ambiguous', text: `Several rows give board ${row.board} different results.` }
      : row,
  );
}
