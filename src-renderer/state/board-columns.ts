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

/** Boards of a preview: candidates need more room than one name. */
export const previewColumns = (): readonly Column[] => {
  const names = text.preview.columns;
  return [
    { id: 'board', label: names.board, width: 44, align: 'num' },
    { id: 'state', label: names.state, width: 70 },
    { id: 'white', label: names.white, width: null, colour: 'white' },
    { id: 'black', label: names.black, width: null, colour: 'black' },
    { id: 'depends', label: names.depends, width: 118 },
  ];
};

/** Width of the window below which the results desk gives up what names need more, CSS pixels. */
export const NARROW = 1240;

/**
 * Boards at the results desk. In a narrow window the numbers go first, then the words of state and flags become marks:
 * a surname has to be readable at any width.
 */
export const resultColumns = (titled: boolean, narrow = false): readonly Column[] => [
  { id: 'board', label: results.board, width: narrow ? 40 : 44, align: 'num' },
  { id: 'state', label: narrow ? '' : results.state, width: narrow ? 24 : 74 },
  ...(narrow ? [] : [{ id: 'white-number', label: results.number, width: 38, align: 'num' as const }]),
  { id: 'white', label: results.white, width: null, titled, colour: 'white' },
  { id: 'white-rating', label: results.rating, width: 46, align: 'num' },
  { id: 'result', label: results.result, width: narrow ? 80 : 92, align: 'mid' },
  ...(narrow ? [] : [{ id: 'black-number', label: results.number, width: 38, align: 'num' as const }]),
  { id: 'black', label: results.black, width: null, titled, colour: 'black' },
  { id: 'black-rating', label: results.rating, width: 46, align: 'num' },
  { id: 'at', label: results.at, width: narrow ? 46 : 52, align: 'num' },
  { id: 'flags', label: narrow ? '' : results.flags, width: narrow ? 24 : 150 },
];
