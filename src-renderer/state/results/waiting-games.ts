import type { BoardRow } from '../../../src-main/ipc/contract.ts';

type Row = Pick<BoardRow, 'board' | 'result'>;

/** Whether a game waits for a result: not keyed yet, or adjourned. Every place counts both. */
export function isWaiting({ result }: Pick<Row, 'result'>): boolean {
  return result === 'open' || result === 'adjourned';
}

/** What a round waits for, as boards: games that are still to be keyed, and adjourned ones. */
export function waitingGames(rows: readonly Row[]): {
  readonly open: readonly number[];
  readonly adjourned: readonly number[];
} {
  const of = (wanted: Row['result']) =>
    rows.filter(({ result }) => result === wanted).map(({ board }) => board);
  return { open: of('open'), adjourned: of('adjourned') };
}

/** Whether the desk may go on to the next round: all games are over, or those that are not are adjourned. */
export function mayGoOn(rows: readonly Row[]): boolean {
  return rows.length > 0 && rows.every(({ result }) => result !== 'open');
}
