/** Results from a table, as a second laptop or a board system writes them: a verdict for every row. */
import type { GameResult, PlayerId } from '../../src-engine/index.ts';
import { fieldOfHeading, fieldsOfHeadings } from './headings.ts';
import { RESULT_FIELDS, RESULT_HEADINGS, type ResultField } from './result-headings.ts';
import { foldedName } from './names.ts';
import type { Table, TableRow } from './table.ts';
import { texts } from '../texts.ts';

export { RESULT_FIELDS };
type ResultMapping = readonly ResultField[];

/** True for a cell that heads a column of results. */
export function isResultHeading(cell: string): boolean {
  return fieldOfHeading(RESULT_HEADINGS, cell) !== null;
}

/** The mapping that the headings suggest, each field once; without headings, that of `board, result` or more. */
export function suggestResultMapping(table: Table): ResultMapping {
  if (table.headingRow > 0) {
    return fieldsOfHeadings(RESULT_HEADINGS, table.headers).map((field) => field ?? 'ignore');
  }
  const cellsOf = (column: number) =>
    table.rows.map(({ cells }) => cells[column]!).filter((cell) => cell !== '');
  const isBoards = (cells: readonly string[]) =>
    cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell)) && new Set(cells).size === cells.length;
  const isResults = (cells: readonly string[]) =>
    cells.some((cell) => /[-:½=]/.test(cell)) && cells.every((cell) => resultOfText(cell) !== null);
  const columns = table.headers.map((_, column) => cellsOf(column));
  const result = columns.findIndex(isResults);
  const board = columns.findIndex((cells, column) => column !== result && isBoards(cells));
  // No board and no result has two letters one behind the other.
  const names = columns.flatMap((cells, column) =>
    cells.length > 0 && cells.every((cell) => /\p{L}{2}/u.test(cell)) ? [column] : [],
  );
  return columns.map((_, column) => {
    if (column === result) return 'result';
    if (column === board) return 'board';
    return column === names[0] ? 'white' : column === names[1] ? 'black' : 'ignore';
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
  '0f-1': 'forfeit-black-wins',
  '0-1f': 'forfeit-black-wins',
  '---': 'forfeit-both-lose',
  '--': 'forfeit-both-lose',
  '0f-0f': 'forfeit-both-lose',
  '1u-0u': 'unrated-white-wins',
  '=u-=u': 'unrated-draw',
  '0u-1u': 'unrated-black-wins',
};

/** The result that a cell tells (`1-0`, `½ : ½`, `0.5-0.5`, `+:-`, `1F-0F`, `1U-0U`), or null. */
export function resultOfText(text: string): GameResult | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/½|1\/2|0[.,]5/g, '=')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/(\d)[.,]0/g, '$1')
    .replace(/^([10=+-][fu]?)[:/]([10=+-][fu]?)$/, '$1-$2');
  return Object.hasOwn(RESULT_OF_TEXT, plain) ? RESULT_OF_TEXT[plain]! : null;
}

/** The same result with the players on the other sides. */
const TURNED: Partial<Record<GameResult, GameResult>> = {
  'white-wins': 'black-wins',
  'black-wins': 'white-wins',
  'white-draws-black-loses': 'white-loses-black-draws',
  'white-loses-black-draws': 'white-draws-black-loses',
  'forfeit-white-wins': 'forfeit-black-wins',
  'forfeit-black-wins': 'forfeit-white-wins',
  'unrated-white-wins': 'unrated-black-wins',
  'unrated-black-wins': 'unrated-white-wins',
};

/** A player on a board. */
export interface BoardPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly tpn: number;
}

/** A board of a round that results are read for. */
export interface OpenBoard {
  /** 1-based. */
  readonly board: number;
  readonly white: BoardPlayer;
  readonly black: BoardPlayer;
  readonly result: GameResult;
}

/** A round that rows may speak of. */
export interface OpenRound {
  readonly round: number;
  readonly isPublished: boolean;
  readonly boards: readonly OpenBoard[];
}

/**
 * `matched`: an open or adjourned board and its result are clear. `changes`: the board has another result already. `ambiguous`:
 * the row can be meant in several ways, or contradicts another one. `passed`: the row has no result, or the one that
 * is there already. `rejected`: no board or no result can be made of it.
 */
type ResultVerdict = 'matched' | 'changes' | 'ambiguous' | 'passed' | 'rejected';

/** What a row may be taken for. */
export interface ResultReading {
  readonly round: number;
  readonly board: OpenBoard;
  readonly result: GameResult;
}

/** What a row of a table of results means for a board. */
export interface ResultRow {
  readonly row: number;
  readonly verdict: ResultVerdict;
  /** Board that the row speaks of, as far as it is known. */
  readonly round: number | null;
  readonly board: OpenBoard | null;
  /** What it may be taken for: one for `matched` and `changes`, one or more for `ambiguous`, else none. */
  readonly readings: readonly ResultReading[];
  /** The result of a row that is passed because its board has that one already. */
  readonly tells?: GameResult;
  /** Why, in one sentence; `''` for a matched row. */
  readonly text: string;
}

/** Whether a cell, a name or a number, means the player; an empty one fits everybody. */
function means(cell: string, player: BoardPlayer): boolean {
  if (cell === '') return true;
  if (/^\d+$/.test(cell)) return Number(cell) === player.tpn;
  return foldedName(cell.replace(/^(?:W?[GIFC]M)\s+/, '')) === foldedName(player.name);
}

type Cells = Readonly<Record<Exclude<ResultField, 'ignore'>, string>>;

/** A row before it is compared with the others. */
type Judged = Omit<ResultRow, 'row'>;

function judged(
  verdict: ResultVerdict,
  text: string,
  round: number | null = null,
  board: OpenBoard | null = null,
  readings: readonly ResultReading[] = [],
): Judged {
  return { verdict, text, round, board, readings };
}

/** The boards that a row may speak of, or why there is none. */
function boardsOf(cells: Cells, { boards, round }: OpenRound): readonly OpenBoard[] | string {
  if (cells.board !== '') {
    const number = /^\d+$/.test(cells.board) ? Number(cells.board) : NaN;
    const found = boards.find(({ board }) => board === number);
    return found === undefined ? texts.tableRows.results.noBoard(round, cells.board) : [found];
  }
  if (cells.white === '' && cells.black === '') return texts.tableRows.results.neither;
  const fitting = boards.filter(
    (board) =>
      (means(cells.white, board.white) && means(cells.black, board.black)) ||
      (means(cells.white, board.black) && means(cells.black, board.white)),
  );
  return fitting.length > 0 ? fitting : texts.tableRows.results.noGame(round);
}

/** Says on which board the players of a row sit, when it is not the one that it names. */
function whereElse(cells: Cells, { boards }: OpenRound, named: OpenBoard): string {
  const isThere = ({ white, black }: OpenBoard, cell: string) => means(cell, white) || means(cell, black);
  const stranger = [cells.white, cells.black].find((cell) => !isThere(named, cell)) ?? '';
  const other = boards.find((board) => isThere(board, stranger));
  return other === undefined
    ? texts.tableRows.results.nowhere(stranger, named.board)
    : texts.tableRows.results.elsewhere(stranger, named.board, other.board);
}

function judgeBoard(cells: Cells, result: GameResult, round: OpenRound, board: OpenBoard): Judged {
  const { white, black } = board;
  const reading = { round: round.round, board, result };
  if (!means(cells.white, white) || !means(cells.black, black)) {
    const isTurned = means(cells.white, black) && means(cells.black, white);
    if (!isTurned) return judged('rejected', whereElse(cells, round, board), round.round, board);
    const text = texts.tableRows.results.turned(white.name);
    const turned = { ...reading, result: TURNED[result] ?? result };
    const readings = turned.result === result ? [reading] : [turned, reading];
    return judged('ambiguous', text, round.round, board, readings);
  }
  if (board.result === result)
    return { ...judged('passed', texts.tableRows.results.already, round.round, board), tells: result };
  return board.result === 'open' || board.result === 'adjourned'
    ? judged('matched', '', round.round, board, [reading])
    : judged('changes', texts.tableRows.results.another, round.round, board, [reading]);
}

function judgeCells(cells: Cells, rounds: ReadonlyMap<number, OpenRound>, usual: number): Judged {
  const number = cells.round === '' ? usual : /^\d+$/.test(cells.round) ? Number(cells.round) : NaN;
  const round = rounds.get(number);
  if (round === undefined)
    return judged('rejected', texts.tableRows.results.noRound(cells.round || String(usual)));
  if (!round.isPublished) return judged('rejected', texts.tableRows.results.notPublished(number), number);
  const boards = boardsOf(cells, round);
  if (typeof boards === 'string') return judged('rejected', boards, number);
  const [board] = boards;
  const only = boards.length === 1 ? board! : null;
  if (cells.result === '') return judged('passed', texts.tableRows.results.noResult, number, only);
  const result = resultOfText(cells.result);
  if (result === null)
    return judged('rejected', texts.tableRows.results.notAResult(cells.result), number, only);
  if (only !== null) return judgeBoard(cells, result, round, only);
  const readings = boards.map((each) => ({ round: number, board: each, result }));
  return judged('ambiguous', texts.tableRows.results.severalBoards, number, null, readings);
}

function cellsOf({ cells }: TableRow, mapping: ResultMapping): Cells {
  const cellOf = (field: ResultField) => (cells[mapping.indexOf(field)] ?? '').trim();
  return {
    round: cellOf('round'),
    board: cellOf('board'),
    white: cellOf('white'),
    black: cellOf('black'),
    result: cellOf('result'),
  };
}

/** The board that a row tells a result of, and that result; null for a row that tells none, or of no one board. */
function toldBy(row: Judged): { readonly key: string; readonly result: GameResult } | null {
  const { board, readings, tells } = row;
  const result = readings[0]?.result ?? tells;
  return board === null || result === undefined ? null : { key: `${row.round} ${board.board}`, result };
}

/**
 * Judges every row. Rows without a round of their own speak of `usual`. Rows that give one board different results
 * are ambiguous, all of them; a row that only repeats an earlier one is passed. The answer has one entry for each row.
 */
export function resultRows(
  table: Table,
  mapping: ResultMapping,
  usual: number,
  open: readonly OpenRound[],
): ResultRow[] {
  const rounds = new Map(open.map((round) => [round.round, round]));
  const rows = table.rows.map((row) => {
    const own = judgeCells(cellsOf(row, mapping), rounds, usual);
    return row.isHidden && own.readings.length > 0
      ? { ...own, row: row.number, verdict: 'ambiguous' as const, text: texts.tableRows.results.hidden }
      : { ...own, row: row.number };
  });
  const told = new Map<string, Set<GameResult>>();
  const first = new Map<string, number>();
  for (const row of rows) {
    const said = toldBy(row);
    if (said === null) continue;
    told.set(said.key, (told.get(said.key) ?? new Set()).add(said.result));
    if (!first.has(said.key)) first.set(said.key, row.row);
  }
  return rows.map((row) => {
    const key = toldBy(row)?.key;
    if (key === undefined || row.readings.length === 0) return row;
    if (told.get(key)!.size > 1) {
      const text = texts.tableRows.results.different(row.board!.board);
      return { ...row, verdict: 'ambiguous', text };
    }
    const earlier = first.get(key)!;
    return earlier === row.row
      ? row
      : { ...row, verdict: 'passed', readings: [], text: texts.tableRows.results.sameAs(earlier) };
  });
}
