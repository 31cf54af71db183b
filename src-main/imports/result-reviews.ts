/** Rows of a table of results as the arbiter sees them: what each says, and what may become of it. */
import { isWaiting, surnameOf } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { BoardPlayer, ResultReading, ResultRow } from '../files/result-table.ts';
import type { TableRowOption, TableRowReview } from '../ipc/contract.ts';
import { LEAVE_OUT, LEFT_OUT } from './options.ts';

function pairText({ white, black }: { readonly white: BoardPlayer; readonly black: BoardPlayer }): string {
  return `${surnameOf(white.name)} – ${surnameOf(black.name)}`;
}

function optionOf({ board, result }: ResultReading): TableRowOption {
  const { white, black, result: was } = board;
  const game = `${board.board} · ${surnameOf(white.name)} ${en.outcomes.result(result)} ${surnameOf(black.name)}`;
  return !isWaiting(was)
    ? { label: `${game}, instead of ${en.outcomes.result(was)}`, effect: 'changes' }
    : { label: game, effect: 'adds' };
}

export function resultReview(row: ResultRow): TableRowReview {
  const { verdict, round, board, readings, text } = row;
  const result = readings[0]?.result;
  const CHOICES = { matched: 1, changes: LEFT_OUT, ambiguous: null, passed: LEFT_OUT, rejected: LEFT_OUT };
  return {
    row: row.row,
    verdict,
    name: board === null ? '' : `R${round} · ${board.board} · ${pairText(board)}`,
    facts: result === undefined ? '' : en.outcomes.result(result),
    text: verdict === 'changes' ? `The board has ${en.outcomes.result(board!.result)} already.` : text,
    options: [LEAVE_OUT, ...readings.map(optionOf)],
    choice: CHOICES[verdict],
  };
}
