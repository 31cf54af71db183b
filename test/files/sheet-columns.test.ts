/** Columns of exported tables that few players fill: order, byes, entry and withdrawal; and what a rank is worth. */
import { describe, expect, it } from 'vitest';
import { BLANK_TOURNAMENT, blankPlayer, standingsOf, type Player } from '../../src-engine/index.ts';
import { crosstableSheet, playersSheet, standingsSheet } from '../../src-main/files/sheets.ts';
import { eventOf } from '../tiebreaks/event.ts';

describe('the table of players', () => {
  const player = (id: number, more: Partial<Player>): Player => ({
    ...blankPlayer(id, `P${id}, A`),
    ...more,
  });
  const rowsOf = (...players: Player[]) => playersSheet({ ...BLANK_TOURNAMENT, players }).rows;

  it('stands by pairing numbers; who has none comes last, by rating and then as entered', () => {
    const players = [
      player(1, { rating: 1500 }),
      player(2, { tpn: 2, rating: 1000 }),
      player(3, { rating: 1500 }),
      player(4, { tpn: 1 }),
      player(5, { rating: 1900 }),
    ];
    expect(rowsOf(...players.toReversed()).map(([tpn, , name]) => `${tpn} ${name}`.trim())).toEqual([
      '1 P4, A',
      '2 P2, A',
      'P5, A',
      'P1, A',
      'P3, A',
    ]);
  });

  it('stands as entered where two are alike, however they come', () => {
    const [ninth, third] = [9, 3].map((id) => player(id, { name: 'Lee, Sam', club: `Club ${id}` }));
    for (const players of [
      [ninth!, third!],
      [third!, ninth!],
    ])
      expect(rowsOf(...players).map((row) => row.find((cell) => String(cell).startsWith('Club')))).toEqual([
        'Club 3',
        'Club 9',
      ]);
  });

  it('says from which round on somebody plays, where it is not the first, and from which on not any more', () => {
    const ends = [
      player(1, {}),
      player(2, { entryRound: 2 }),
      player(3, { entryRound: 3, withdrawnFrom: 5 }),
    ];
    expect(rowsOf(...ends).map((row) => row.slice(-2))).toEqual([
      ['', ''],
      [2, ''],
      [3, 5],
    ]);
  });

  it('says for which rounds somebody asked not to play, and for how much', () => {
    const absences = [
      { round: 2, kind: 'half' },
      { round: 3, kind: 'zero' },
      { round: 5, kind: 'full' },
    ] as const;
    expect(rowsOf(player(1, { absences })).map((row) => row.at(-3))).toEqual(['R2, R3 (0), R5 (1)']);
  });

  it('leaves blank what is not known', () => {
    const [row] = rowsOf(player(1, { birth: '1988/05/01', fideId: '007' }));
    expect(row).toEqual(['', '', 'P1, A', '', '', '', 7, 1988, '', '', '', '', '']);
  });
});

it('a rank is provisional while a game is open, and the heading says how many are', () => {
  const headingsOf = (...lines: string[]) => {
    const event = eventOf(lines);
    const standings = standingsOf(event);
    return [standingsSheet(event, standings), crosstableSheet(event, standings)].map(
      ({ headers }) => headers[0],
    );
  };
  expect(headingsOf('2w1', '1b0')).toEqual(['Rank', 'Rank']);
  expect(headingsOf('2w?', '1b?', '4w1', '3b0')).toEqual(Array(2).fill('Rank (provisional, 1 game open)'));
  expect(headingsOf('2w?', '1b?', '4w?', '3b?')).toEqual(Array(2).fill('Rank (provisional, 2 games open)'));
});
