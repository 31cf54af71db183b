/** Rows of a table of results as the arbiter sees them: what each says, and what may become of it. */
import { isWaiting, surnameOf } from '../../src-engine/index.ts';
import type { BoardPlayer, ResultReading, ResultRow } from '../files/result-table.ts';
import type { TableRowOption, TableRowReview } from '../ipc/contract.ts';
import { leaveOut, LEFT_OUT } from './options.ts';
import { texts } from '../texts.ts';

function pairText({ white, black }: { readonly white: BoardPlayer; readonly black: BoardPlayer }): string {
  return `${surnameOf(white.name)} – ${surnameOf(black.name)}`;
}

function optionOf({ board, result }: ResultReading): TableRowOption {
  const { white, black, result: was } = board;
  const words = texts.tableRows.results;
  const game = words.game(
    board.board,
    surnameOf(white.name),
    texts.outcomes.result(result),
    surnameOf(black.name),
  );
  // The result that is there already changes nothing.
  if (result === was) return { label: game, effect: 'none' };
  return !isWaiting(was)
    ? { label: words.insteadOf(game, texts.outcomes.result(was)), effect: 'changes' }
    : { label: game, effect: 'adds' };
}

export function resultReview(row: ResultRow): TableRowReview {
  const { verdict, round, board, readings, text } = row;
  const result = readings[0]?.result;
  const CHOICES = { matched: 1, changes: LEFT_OUT, ambiguous: null, passed: LEFT_OUT, rejected: LEFT_OUT };
  return {
    row: row.row,
    verdict,
    name: board === null ? '' : texts.tableRows.results.place(round!, board.board, pairText(board)),
    facts: result === undefined ? '' : texts.outcomes.result(result),
    text: verdict === 'changes' ? texts.tableRows.results.has(texts.outcomes.result(board!.result)) : text,
    options: [leaveOut(), ...readings.map(optionOf)],
    choice: CHOICES[verdict],
  };
}
