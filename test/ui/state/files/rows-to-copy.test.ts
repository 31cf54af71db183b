// Rows that go to a spreadsheet, and whether what comes from one is a table.
import { describe, expect, it } from 'vitest';
import type { StandingsRow } from '../../../../src-main/ipc/contract.ts';
import {
  copiedBoards,
  copiedPlayers,
  copiedStandings,
  isTable,
  tabSeparated,
} from '../../../../src-renderer/state/files/rows-to-copy.ts';
import { boardOf, PLAYERS } from '../../fixtures.ts';

describe('rows for a spreadsheet', () => {
  it('are lines with tabs, headings first, and no cell breaks a line', () => {
    const text = tabSeparated({
      headings: ['No.', 'Name'],
      rows: [
        [1, 'Novák, Jan'],
        ['', 'Two\tcells\nor lines'],
      ],
    });
    expect(text).toBe('No.\tName\r\n1\tNovák, Jan\r\n\tTwo cells or lines');
  });

  it('start no formula with a name, and leave numbers and results what they are', () => {
    const cells = ['=HYPERLINK("x")', '+49 Jan', '@SUM(A1)', '-x', '-12', '+3,5', '1 – 0', '½ – ½'];
    const [, line] = tabSeparated({ headings: ['x'], rows: [cells] }).split('\r\n');
    expect(line!.split('\t')).toEqual([
      `'=HYPERLINK("x")`,
      "'+49 Jan",
      "'@SUM(A1)",
      "'-x",
      '-12',
      '+3,5',
      '1 – 0',
      '½ – ½',
    ]);
  });

  it('have White before Black on each board, and no result while a game waits for one', () => {
    const { headings, rows } = copiedBoards([
      boardOf(3, 'black-wins'),
      { ...boardOf(4, 'open'), resultText: 'open' },
      { ...boardOf(5, 'adjourned'), resultText: 'adj' },
    ]);
    expect(headings).toEqual(['Bd', 'White', 'Rtg', 'Result', 'Black', 'Rtg']);
    const [white, black] = [boardOf(3).white, boardOf(3).black];
    expect(rows[0]).toEqual([3, white.name, white.rating, '0 – 1', black.name, black.rating]);
    expect(rows.map((row) => row[3])).toEqual(['0 – 1', '', '']);
    expect(new Set([white.name, black.name]).size).toBe(2);
  });

  it('leave the cell of an unknown number empty, and write points as numbers', () => {
    const player = { ...PLAYERS[2]!, tpn: 0, rating: 0, title: null, points: 45 };
    expect(copiedPlayers([player]).rows[0]).toEqual([
      '',
      '',
      player.name,
      player.federation,
      '',
      player.fideId,
      player.birth,
      player.club,
      '4.5',
    ]);
    const known = { ...PLAYERS[2]!, tpn: 3, title: 'IM' as const, points: 50 };
    const { headings, rows } = copiedPlayers([known]);
    expect(rows[0]!.length).toBe(headings.length);
    expect([rows[0]![0], rows[0]![1], rows[0]![4], rows[0]!.at(-1)]).toEqual([3, 'IM', known.rating, '5']);
  });

  it('of standings have each value below its tie-break', () => {
    const standing = {
      ...PLAYERS[2]!,
      rank: 2,
      tpn: 7,
      points: 35,
      values: ['20.5', '12'],
    } as unknown as StandingsRow;
    const { headings, rows } = copiedStandings([standing], ['BH', 'SB']);
    const row = Object.fromEntries(headings.map((heading, at) => [heading, rows[0]![at]]));
    expect(row).toMatchObject({ BH: '20.5', SB: '12' });
    expect(rows[0]).toEqual([
      2,
      7,
      standing.title ?? '',
      standing.name,
      standing.federation,
      standing.club,
      standing.rating,
      '3.5',
      '20.5',
      '12',
    ]);
  });

  it('come back as a table where there is more than one cell', () => {
    expect(isTable('Novák\t2480')).toBe(true);
    expect(isTable('Novák\nBerg')).toBe(true);
    expect(isTable('Novák, Jan\r\n')).toBe(false);
  });
});
