/** TRF26 001, columns 92–99: which rounds a report has, what it announces behind them, and what follows from them. */
import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING, type Rules, type Tournament } from '../../src-engine/index.ts';
import { Deviations } from '../../src-engine/trf/deviation.ts';
import { Numbering } from '../../src-engine/trf/numbering.ts';
import {
  announcedAbsences,
  columnOfRound,
  hasOpponent,
  isPairedRound,
  pairedRounds,
} from '../../src-engine/trf/paired-rounds.ts';
import type { PlayerLine, RawCell } from '../../src-engine/trf/players.ts';
import { followed } from '../../src-engine/trf/rounds.ts';
import { tournamentOf } from '../oracle/notation.ts';

/** `7w1` is a game with White against number 7, `0-H` a bye of `0000 - H`, `0bZ` one with a colour, `.` an empty cell. */
function lineOf(number: number, cells: string): PlayerLine {
  const line = { number, text: '', tag: '001' };
  const read = (cell: string): RawCell => {
    const [, opponent, letter, result] = /^(\d+)([-wb])(.)$/.exec(cell) ?? [];
    if (opponent === undefined) return { opponent: null, colour: null, result: null };
    const colour = letter === 'w' ? 'white' : letter === 'b' ? 'black' : '-';
    return {
      opponent: Number(opponent),
      colour,
      result: (result === '.' ? null : result) as RawCell['result'],
    };
  };
  return { line, cells: cells === '' ? [] : cells.split(' ').map(read) } as unknown as PlayerLine;
}

describe('the rounds of a report', () => {
  it('have their columns, and opponents are numbers other than 0000', () => {
    expect([1, 2, 9].map(columnOfRound)).toEqual([92, 102, 172]);
    const { cells } = lineOf(1, '7w1 0-H .');
    expect(cells.map(hasOpponent)).toEqual([true, false, false]);
  });

  it.each([
    ['up to the last opponent of anybody', ['7w1 0-H', '0-U . 8b.', '. 0-Z 0-F 0-H'], 3, 4],
    ['up to an allocated bye', ['7w1 . . .', '. 0-U 0-Z'], 2, 3],
    ['not of absences alone, which had other codes in 2006', ['7w1 0-H 0-Z 0-F', '. 0-Z'], 1, 4],
    ['not of zero points as in 2006, which are for a game now', ['7w1 . 0-=', '. 0-0'], 3, 1],
    ['none without players or cells', ['', '. .'], 0, 0],
  ])('are paired %s', (_, lines, now, of2006) => {
    const players = lines.map((cells, at) => lineOf(at + 1, cells));
    expect([pairedRounds(players, false), pairedRounds(players, true)]).toEqual([now, of2006]);
  });

  it.each([
    ['half', false, false],
    ['zero', false, false],
    ['full', false, true],
    ['pab', true, true],
    ['forfeit-win', true, true],
  ] as const)('with %s alone are paired: %s, by the codes of 2006: %s', (kind, now, of2006) => {
    const round = {
      boards: [],
      unpaired: [
        { player: 3, kind: 'half' as const },
        { player: 5, kind },
      ],
    };
    expect([isPairedRound(round, false), isPairedRound(round, true)]).toEqual([now, of2006]);
  });

  it('with a board are paired', () => {
    const board = { white: 3, black: 1, result: 'open', ratedAs: null } as const;
    expect(isPairedRound({ boards: [board], unpaired: [] }, false)).toBe(true);
  });
});

describe('absences announced behind the rounds that were paired', () => {
  function announced(cells: string, paired: number, oldByes: boolean) {
    const deviations = new Deviations();
    const absences = announcedAbsences(lineOf(17, cells), paired, oldByes, deviations);
    return [
      absences,
      deviations.list.map(({ code, line, column, found, takenAs }) => [code, line, column, found, takenAs]),
    ];
  }

  it('are H, Z and F without an opponent, each in its round; what had been paired is none', () => {
    expect(announced('0-H 4w1 0-Z . 0-F 4b. 0-H 0-=', 2, false)).toEqual([
      [
        { round: 3, kind: 'zero' },
        { round: 5, kind: 'full' },
        { round: 7, kind: 'half' },
      ],
      [],
    ]);
  });

  it('are = - 0 in 2006', () => {
    expect(announced('0-H 0-= 0-- 0-0 0-F', 1, true)).toEqual([
      [
        { round: 2, kind: 'half' },
        { round: 3, kind: 'zero' },
        { round: 4, kind: 'zero' },
      ],
      [],
    ]);
  });

  it('are told where they have a colour, which is left out', () => {
    expect(announced('0-H 0bZ 0wH', 1, false)).toEqual([
      [
        { round: 2, kind: 'zero' },
        { round: 3, kind: 'half' },
      ],
      [
        ['colour-without-opponent', 17, 107, 'b', '-'],
        ['colour-without-opponent', 17, 117, 'w', '-'],
      ],
    ]);
  });

  it('are none where all rounds are paired', () => {
    expect(announced('0-H 0-Z', 2, false)).toEqual([[], []]);
  });
});

describe('starting ranks and identities', () => {
  const numbering = new Numbering([
    { id: 1, number: 12 },
    { id: 2, number: 3 },
    { id: 3, number: 7 },
    { id: 4, number: 8 },
  ]);

  it('are told from each other in both directions', () => {
    expect([12, 3, 7, 8, 1].map((number) => numbering.find(number))).toEqual([1, 2, 3, 4, null]);
    expect([1, 2, 3, 4].map((id) => numbering.number(id))).toEqual([12, 3, 7, 8]);
  });

  it('are reported where a number is nobody’s', () => {
    const deviations = new Deviations();
    const line = { number: 31, text: '', tag: '240' };
    expect([numbering.id(8, line, 5, deviations), numbering.id(4, line, 11, deviations)]).toEqual([4, null]);
    expect(deviations.list).toEqual([
      { code: 'player-unknown', line: 31, column: 11, found: '4', takenAs: '', severity: 'error' },
    ]);
  });

  it('have ranges in the order of the numbers, both ends among them', () => {
    expect([
      numbering.range(3, 8),
      numbering.range(4, 7),
      numbering.range(8, 20),
      numbering.range(4, 6),
    ]).toEqual([...[[2, 3, 4], [3], [4, 1], []]]);
  });

  it('have runs of numbers between which nobody stands', () => {
    expect(numbering.runs([1, 3, 2])).toEqual([
      [3, 7],
      [12, 12],
    ]);
    expect(numbering.runs([4, 1])).toEqual([[8, 12]]);
    expect(numbering.runs([])).toEqual([]);
  });
});

describe('what follows from the rounds', () => {
  const LINES = ['Z 4w0 3w=', '. Z .', '4w1 U 1b=', '3b0 1b1 Z', 'H . +'];

  function tournament(rules: Partial<Rules> = {}): Tournament {
    const made = tournamentOf(LINES, 3, rules);
    return {
      ...made,
      players: made.players.map((player) => ({ ...player, adjustment: player.id === 4 ? -5 : 0 })),
    };
  }

  it('are points, with adjustments, and the round in which each came', () => {
    const { scores, entryRounds } = followed(tournament());
    // 1 lost and drew, 3 won, had the bye and drew, 4 lost and won, 5 had half a point and a forfeit.
    expect([...scores]).toEqual([5, 0, 25, 10 - 5, 15]);
    expect([...entryRounds]).toEqual([2, 1, 1, 1, 1]);
    // A blank cell is worth a zero-point bye.
    const scoring = { ...STANDARD_SCORING, whiteDraw: 4, blackDraw: 6, pairingAllocatedBye: 9, zeroBye: 1 };
    expect([...followed(tournament({ scoring })).scores]).toEqual([
      1 + 4,
      1 + 1 + 1,
      10 + 9 + 6,
      10 + 1 - 5,
      5 + 1 + 10,
    ]);
  });

  it('are boards in the order of scores, virtual points among them, and of numbers', () => {
    const lines = ['5w1 2b=', '6w0 1w=', '4w0 5b0', '3b1 6w1', '1b0 3w1', '2b1 4b0'];
    const boards = (rules: Partial<Rules> = {}) =>
      followed(tournamentOf(lines, 2, rules)).rounds.map((round) =>
        round.boards.map(({ white, black }) => `${white}-${black}`),
      );
    // Before round 2 players 1, 4 and 6 have a point.
    expect(boards()).toEqual([
      ['1-5', '2-6', '3-4'],
      ['4-6', '2-1', '5-3'],
    ]);
    const virtualPoints = [
      { firstRound: 2, lastRound: 2, points: 10, players: [5, 2] },
      { firstRound: 1, lastRound: 1, points: 5, players: [3] },
    ];
    expect(boards({ virtualPoints })).toEqual([
      ['3-4', '1-5', '2-6'],
      ['2-1', '4-6', '5-3'],
    ]);
  });
});
