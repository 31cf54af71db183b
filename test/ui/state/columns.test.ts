/** Names never vanish: whatever the width of a table, its names keep 28 letters as long as anything else can yield. */
import { describe, expect, it } from 'vitest';
import {
  handColumns,
  pairingColumns,
  previewColumns,
  resultColumns,
  tablesOf,
} from '../../../src-renderer/state/board-columns.ts';
import type { Column } from '../../../src-renderer/state/columns.ts';
import { playerColumns, shownRounds } from '../../../src-renderer/state/players/player-columns.ts';
import { standingsColumns } from '../../../src-renderer/state/standings-columns.ts';

const BOARDS = [1, 99];
const CODES = ['BH/C1', 'BH', 'SB', 'DE'].map((code) => ({ code, ranks: true }));

/** What is left for each column of names, without the slot of titles. */
function roomForNames(columns: readonly Column[], width: number): number {
  const names = columns.filter((column) => column.width === null);
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const slots = names.filter(({ titled }) => titled === true).length * 41;
  return (width - fixed - slots) / names.length;
}

/** Widths of the tables beside their panes at 1366, 1093 and 1024 CSS pixels, and at 200 % zoom. */
const PAGES: Readonly<Record<string, readonly [(width: number) => readonly Column[], readonly number[]]>> = {
  round: [(width) => pairingColumns(true, width, BOARDS), [798, 793, 724, 683]],
  results: [(width) => resultColumns(true, width, BOARDS), [1010, 789, 720, 683]],
  hand: [(width) => handColumns(width, BOARDS), [1130, 853, 784]],
  preview: [(width) => previewColumns(width, BOARDS), [798, 663, 594, 493]],
  standings: [
    (width) => standingsColumns(CODES as never, { hasNotes: true, hasClubs: true }, width),
    [1366, 1093, 1024, 683],
  ],
  players: [
    (width) => {
      const fit = width < 700 ? 'slim' : width < 900 ? 'narrow' : 'wide';
      const view = { round: 6, rounds: shownRounds(9, 6, fit), show: 'rounds', fit } as const;
      return playerColumns(view, { by: 'name', descending: false }, () => undefined);
    },
    [1048, 843, 774, 683],
  ],
};

describe('columns', () => {
  it.each(Object.entries(PAGES))('leave 28 letters to the names: %s', (_, [make, widths]) => {
    for (const width of widths) expect(roomForNames(make(width), width)).toBeGreaterThanOrEqual(188);
  });

  it('have the numbers of the tables in the order of the boards', () => {
    expect(tablesOf([{ board: 101 }, { board: 7 }])).toEqual([101, 7]);
  });

  it('give the numbers on the tables the room of their digits, at every width', () => {
    const widthOf = (columns: readonly Column[]) => columns.find(({ id }) => id === 'board')!.width!;
    const makers: readonly ((boards: readonly number[], width: number) => readonly Column[])[] = [
      (boards, width) => pairingColumns(true, width, boards),
      (boards, width) => resultColumns(true, width, boards),
      (boards, width) => previewColumns(width, boards),
    ];
    for (const make of makers)
      for (const width of [1300, 798, 600, 400]) {
        const [two, three, four] = [[99], [1, 101], [1001, 7]].map((boards) => widthOf(make(boards, width)));
        // Twelve pixels for the edges of the cell, nine for a digit.
        expect(two).toBeGreaterThanOrEqual(12 + 2 * 9);
        expect(three).toBeGreaterThanOrEqual(12 + 3 * 9);
        expect(four).toBeGreaterThanOrEqual(12 + 4 * 9);
      }
  });

  it('of White and of Black have their own heading, colour and side, White first', () => {
    for (const columns of [
      previewColumns(1300, BOARDS),
      pairingColumns(true, 1300, BOARDS),
      resultColumns(true, 1300, BOARDS),
    ]) {
      const named = columns.filter(({ width }) => width === null);
      expect(named.map(({ id, label, colour }) => [id, label, colour])).toEqual([
        ['white', 'White', 'white'],
        ['black', 'Black', 'black'],
      ]);
    }
  });

  it('show everything where there is room', () => {
    const ids = (columns: readonly Column[]) => columns.map(({ id }) => id);
    expect(ids(pairingColumns(true, 1300, BOARDS))).toContain('white-number');
    expect(ids(resultColumns(true, 1300, BOARDS))).toContain('black-number');
    expect(ids(standingsColumns(CODES as never, { hasNotes: true, hasClubs: true }, 1400))).toContain('club');
    expect(pairingColumns(true, 1300, BOARDS).some(({ brief }) => brief)).toBe(false);
  });

  it('keep no empty column for the notes of a few, but their room behind the name', () => {
    const notes = (hasNotes: boolean, width: number) =>
      standingsColumns(CODES as never, { hasNotes, hasClubs: false }, width);
    for (const width of [1366, 1093]) {
      expect(notes(true, width).map(({ id }) => id)).not.toContain('note');
      const name = notes(true, width).find(({ id }) => id === 'name')!;
      expect(roomForNames(notes(true, width), width) - name.beside!).toBeGreaterThanOrEqual(188);
    }
    expect(notes(true, 700).some(({ beside }) => beside !== undefined)).toBe(false);
    expect(notes(false, 1366).some(({ beside }) => beside !== undefined)).toBe(false);
  });

  it('give numbers up before ratings, and words before numbers', () => {
    const steps = [1000, 900, 800, 700, 600, 500].map((width) => {
      const columns = pairingColumns(false, width, BOARDS);
      return [
        columns.some(({ brief }) => brief === true),
        !columns.some(({ id }) => id === 'white-number'),
        !columns.some(({ id }) => id === 'white-rating'),
        !columns.some(({ id }) => id === 'white-points'),
      ];
    });
    for (const yielded of steps) expect(yielded).toEqual(yielded.toSorted((a, b) => Number(b) - Number(a)));
    expect(steps[0]).toEqual([false, false, false, false]);
    expect(steps.at(-1)).toEqual([true, true, true, true]);
  });
});
