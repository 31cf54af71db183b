import type { BoardRow } from '../../src-main/ipc/contract.ts';
import type { Column } from './columns.ts';
import { text } from '../texts.ts';

const round = text.round.columns;
const results = text.results.columns;

/** True when a player has a title: then names have a slot before them, so that surnames align. */
export function hasTitles(boards: readonly BoardRow[]): boolean {
  return boards.some(({ white, black }) => white.title !== null || black.title !== null);
}

/** Boards while the round is prepared. */
export const pairingColumns = (titled: boolean): readonly Column[] => [
  { id: 'score', label: round.points, width: 40 },
  { id: 'board', label: round.board, width: 34, align: 'num' },
  { id: 'white-number', label: round.number, width: 40, align: 'num' },
  { id: 'white', label: round.white, width: null, titled, colour: 'white' },
  { id: 'white-rating', label: round.rating, width: 44, align: 'num' },
  { id: 'white-note', label: '', width: 62 },
  { id: 'white-points', label: round.points, width: 34, align: 'num' },
  { id: 'dash', label: '', width: 16 },
  { id: 'black-points', label: round.points, width: 34 },
  { id: 'black-number', label: round.number, width: 38, align: 'num' },
  { id: 'black', label: round.black, width: null, titled, colour: 'black' },
  { id: 'black-rating', label: round.rating, width: 44, align: 'num' },
  { id: 'black-note', label: '', width: 66 },
];

/** Boards at the results desk. */
export const resultColumns = (titled: boolean): readonly Column[] => [
  { id: 'board', label: results.board, width: 44, align: 'num' },
  { id: 'state', label: results.state, width: 70 },
  { id: 'white-number', label: results.number, width: 38, align: 'num' },
  { id: 'white', label: results.white, width: null, titled, colour: 'white' },
  { id: 'white-rating', label: results.rating, width: 46, align: 'num' },
  { id: 'result', label: results.result, width: 92, align: 'mid' },
  { id: 'black-number', label: results.number, width: 38, align: 'num' },
  { id: 'black', label: results.black, width: null, titled, colour: 'black' },
  { id: 'black-rating', label: results.rating, width: 46, align: 'num' },
  { id: 'at', label: results.at, width: 52, align: 'num' },
  { id: 'flags', label: results.flags, width: 150 },
];
