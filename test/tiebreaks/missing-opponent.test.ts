/** C.05 6.6: scheduled opponents of games won by forfeit that were recorded without one. */
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src-engine/model/cells.ts';
import { withMissingOpponents } from '../../src-engine/tiebreaks/missing-opponent.ts';

/** `21` is a game won against 21, `+` a forfeit without opponent, `21+` one with it, `Z` and `U` byes, `.` nothing. */
function cellsOf(rows: Readonly<Record<number, string>>): Map<number, Cell[]> {
  const cell = (word: string): Cell => ({
    opponent: Number(/^\d+/.exec(word)?.[0] ?? 0),
    colour: /^\d/.test(word) ? 'white' : null,
    code: word === '.' ? null : /^[ZU]$/.test(word) ? (word as 'Z' | 'U') : word.endsWith('+') ? '+' : '1',
  });
  return new Map(Object.entries(rows).map(([id, row]) => [Number(id), row.split(' ').map(cell)]));
}

/** Opponents of a player by round, with those that were filled in. */
function opponents(rows: Readonly<Record<number, string>>, player: number, totalRounds: number): number[] {
  return withMissingOpponents(cellsOf(rows), totalRounds)
    .get(player)!
    .map(({ opponent }) => opponent);
}

describe('the opponent of a forfeit without one', () => {
  it('is the only one without a game in that round whom the winner has not met', () => {
    const rows = { 11: '12 13 +', 12: '11 14 13', 13: '14 11 12', 14: '13 12 .' };
    expect(opponents(rows, 11, 3)).toEqual([12, 13, 14]);
  });

  it('has lost the game by forfeit, unless something else was given for the round', () => {
    const lastOf = (cell: string) => {
      const rows = { 11: '12 13 +', 12: '11 14 13', 13: '14 11 12', 14: `13 12 ${cell}` };
      return withMissingOpponents(cellsOf(rows), 3).get(14)![2];
    };
    expect(lastOf('.')).toEqual({ opponent: 11, colour: null, code: '-' });
    expect(lastOf('Z')).toEqual({ opponent: 11, colour: null, code: '-' });
    expect(lastOf('U')).toEqual({ opponent: 0, colour: null, code: 'U' });
  });

  it('has lost to nobody where two could claim the game', () => {
    // 11 and 12 have met everybody but 14.
    const rows = { 11: '12 13 +', 12: '11 13 +', 13: '. 11 .', 14: '. . .' };
    expect([opponents(rows, 11, 3), opponents(rows, 12, 3), opponents(rows, 14, 3)]).toEqual([
      ...[
        [12, 13, 14],
        [11, 13, 14],
      ],
      [0, 0, 0],
    ]);
  });

  it('has no game in that round, in whatever other round they sat out', () => {
    // 14 plays in round 1, in which 11 won by forfeit, and is without a game in round 3.
    const rows = { 11: '+ 13 12', 12: '. 14 11', 13: '14 11 .', 14: '13 12 .' };
    expect(opponents(rows, 11, 3)).toEqual([0, 13, 12]);
  });

  it('is nobody who won by forfeit without an opponent themselves', () => {
    const rows = { 11: '12 13 +', 12: '11 14 .', 13: '14 11 .', 14: '13 12 +' };
    expect(opponents(rows, 11, 3)).toEqual([12, 13, 0]);
    expect(opponents({ ...rows, 14: '13 12 14+' }, 11, 3)).toEqual([12, 13, 0]);
  });

  it('stays unknown where two could be meant', () => {
    const rows = { 11: '12 + .', 12: '11 . 13', 13: '14 . 12', 14: '13 . .' };
    expect(opponents(rows, 11, 3)).toEqual([12, 0, 0]);
  });

  it('may have been met once where everybody meets twice', () => {
    const rows = {
      11: '12 13 14 12 13 +',
      12: '11 14 13 11 14 13',
      13: '14 11 12 14 11 12',
      14: '13 12 11 13 12 .',
    };
    expect(opponents(rows, 11, 6)).toEqual([12, 13, 14, 12, 13, 14]);
    expect(opponents({ ...rows, 11: '12 13 14 14 13 +' }, 11, 6)).toEqual([12, 13, 14, 14, 13, 0]);
  });

  it('counts rounds for an odd number of players too', () => {
    // Three players meet twice in six rounds, of which each has four games.
    const rows = { 11: '. 13 12 . 13 +', 12: '13 . 11 13 . .', 13: '12 11 . 12 11 .' };
    expect(opponents(rows, 11, 6)).toEqual([0, 13, 12, 0, 13, 12]);
    expect(opponents(rows, 11, 3)).toEqual([0, 13, 12, 0, 13, 0]);
  });
});

describe('cells with opponents filled in', () => {
  const [won, lost] = [
    (opponent: number) => ({ opponent, colour: null, code: '+' }),
    (opponent: number) => ({ opponent, colour: null, code: '-' }),
  ];
  const played = (opponent: number) => ({ opponent, colour: 'white', code: '1' });

  it('are all those of a player who never came: each of the others has won against them, and no two are mixed up', () => {
    const rows = { 11: '12 + 13', 12: '11 13 +', 13: '+ 12 11', 14: '. Z .' };
    const recorded = cellsOf(rows);
    expect(withMissingOpponents(recorded, 3)).toEqual(
      new Map([
        [11, [played(12), won(14), played(13)]],
        [12, [played(11), played(13), won(14)]],
        [13, [won(14), played(12), played(11)]],
        [14, [lost(13), lost(11), lost(12)]],
      ]),
    );
    // What was recorded stays as it was.
    expect(recorded).toEqual(cellsOf(rows));
  });

  it('are the recorded ones where nothing is to be filled in', () => {
    const rows = { 11: '12 13 14+', 12: '11 14 U', 13: '14 11 .', 14: '13 12 .' };
    expect(withMissingOpponents(cellsOf(rows), 3)).toEqual(cellsOf(rows));
  });
});
