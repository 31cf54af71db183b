import { describe, expect, it } from 'vitest';
import { competitorsOf } from '../../src-engine/history/competitors.ts';
import type { Competitor } from '../../src-engine/history/competitor.ts';
import { STANDARD_SCORING } from '../../src-engine/model/scoring.ts';
import type { Rules, VirtualPoints } from '../../src-engine/model/rules.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { tournamentOf } from '../oracle/notation.ts';

/** The records by number before the round after `played`; everybody is to be paired. */
function records(
  lines: readonly string[],
  played: number,
  rules: Partial<Rules> = {},
  virtualPoints: readonly VirtualPoints[] = [],
): Competitor[] {
  return recordsOf(tournamentOf(lines, played, rules), played, virtualPoints);
}

function recordsOf(
  tournament: Tournament,
  played: number,
  virtualPoints: readonly VirtualPoints[] = [],
): Competitor[] {
  const everybody = new Set(tournament.players.map(({ id }) => id));
  return [...competitorsOf(tournament, played + 1, virtualPoints, everybody).values()];
}

const CELLS = [
  '2w1',
  '1b0',
  '4w=',
  '3b=',
  '6wW',
  '5bL',
  '8w+',
  '7b-',
  '10w?',
  '9b?',
  'U',
  'F',
  'H',
  'Z',
  '.',
];

describe('scores at the moment of a pairing', () => {
  it('are those of the opponent, also where somebody was removed and identities have gaps', () => {
    // 1 beat 2, 3 lost to 4; then 1 met 4 and 2 met 3.
    const whole = tournamentOf(['2w1 4w=', '1b0 3b=', '4w0 2w=', '3b1 1b='], 2, {});
    const idOf = (id: number) => 5 * id + 2;
    const tournament = {
      ...whole,
      players: whole.players.map((player) => ({ ...player, id: idOf(player.id) })),
      rounds: whole.rounds.map((round) => ({
        ...round,
        boards: round.boards.map((board) => ({
          ...board,
          white: idOf(board.white),
          black: idOf(board.black),
        })),
      })),
    };
    const before = recordsOf(tournament, 2).map(({ id, rounds }) => {
      const { scoreBefore, opponentScoreBefore } = rounds.at(1)!;
      return [id, scoreBefore, opponentScoreBefore];
    });
    expect(before).toEqual([
      [7, 10, 10],
      [12, 0, 0],
      [17, 0, 0],
      [22, 10, 10],
    ]);
    const first = recordsOf(tournament, 2).map(({ rounds }) => rounds.at(0)!.opponentScoreBefore);
    expect(first).toEqual([0, 0, 0, 0]);
  });
});

describe('C.04.2 3.4, 3.5: what was played', () => {
  it('3.4 only games played give a colour, count as games and as meetings', () => {
    const all = records(CELLS, 1);
    const played = all.filter(({ rounds }) => rounds.at(0)!.played).map(({ id }) => id);
    expect(played).toEqual([1, 2, 3, 4, 5, 6, 9, 10]);
    for (const { id, colours, met, gamesPlayed } of all) {
      const expected = played.includes(id) ? 1 : 0;
      expect([colours.length, [...met].length, gamesPlayed], `number ${id}`).toEqual([
        expected,
        expected,
        expected,
      ]);
    }
    expect(all[0]!.colours).toEqual(['white']);
    expect(all[1]!.colours).toEqual(['black']);
  });

  it('3.4 colours stand without gaps, and their difference counts games', () => {
    const [first] = records(['2w1 H 3w1 4w+ 5b1', '1b0', '. . 1b0', '. . . 1b-', '. . . . 1w0'], 5);
    expect(first!.colours).toEqual(['white', 'white', 'black']);
    expect(first!.colourDifference).toBe(1);
  });

  it('3.5 who was to be met in a forfeited game may be met again', () => {
    const [first] = records(['2w+ 3w1', '1b-', '. 1b0'], 2);
    expect([...first!.met]).toEqual([3]);
  });
});

describe('points', () => {
  it('162 every kind of round has its value', () => {
    expect(records(CELLS, 1).map(({ score }) => score)).toEqual([
      10, 0, 5, 5, 10, 0, 10, 0, 5, 5, 10, 10, 5, 0, 0,
    ]);
  });

  it('C.04.7 1.5 virtual points count in the pairing score of their rounds only', () => {
    const span = { points: 10, firstRound: 1, lastRound: 2, players: [1] };
    const [now] = records(['2w1', '1b0'], 1, {}, [span]);
    expect([now!.score, now!.pairingScore, now!.rounds.at(0)!.scoreBefore]).toEqual([10, 20, 10]);
    const [later] = records(['2w1 3w0', '1b0', '. 1b1'], 2, {}, [span]);
    expect([later!.score, later!.pairingScore, later!.rounds.at(1)!.scoreBefore]).toEqual([10, 10, 20]);
  });

  it('299 points added outside of rounds count from the beginning', () => {
    const tournament = tournamentOf(['2w1', '1b0'], 1, {});
    const players = tournament.players.map((player) =>
      player.id === 2 ? { ...player, adjustment: -5 } : player,
    );
    const [first, second] = recordsOf({ ...tournament, players }, 1);
    expect(first!.rounds.at(0)!.opponentScoreBefore).toBe(-5);
    expect([second!.score, second!.pairingScore]).toEqual([-5, -5]);
  });

  it('1.4.2 scores before a round are those of the moment when it was paired', () => {
    const [first] = records(['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0'], 2);
    expect(
      first!.rounds.map(({ scoreBefore, opponentScoreBefore }) => [scoreBefore, opponentScoreBefore]),
    ).toEqual([
      [0, 0],
      [10, 10],
    ]);
  });
});

describe('C.04.1 4: the bye', () => {
  it('is barred by a bye before and by the points of a win without a game', () => {
    const barred = records(CELLS, 1).filter(({ byeBarred }) => byeBarred);
    expect(barred.map(({ id }) => id)).toEqual([7, 11, 12]);
  });

  it('is barred by what those rounds are worth in this tournament', () => {
    const scoring = { ...STANDARD_SCORING, whiteWin: 30, blackWin: 30, halfBye: 30, pairingAllocatedBye: 0 };
    const barred = records(CELLS, 1, { scoring }).filter(({ byeBarred }) => byeBarred);
    expect(barred.map(({ id }) => id)).toEqual([11, 13]);
  });
});

describe('5.2.5: parity', () => {
  const numbers = (lines: readonly string[], played: number, toBePaired: readonly number[]): number[] => {
    const tournament = tournamentOf(lines, played, {});
    const field = competitorsOf(tournament, played + 1, [], new Set(toBePaired));
    return [...field.values()].map(({ parityNumber }) => parityNumber);
  };

  it('counts those who are to be paired now or were paired before', () => {
    expect(numbers(['.', '.', '.', '.'], 0, [2, 4])).toEqual([0, 1, 0, 2]);
    expect(numbers(['Z', '3w1', '2b0', '.'], 1, [2, 4])).toEqual([0, 1, 2, 3]);
  });

  it('goes by the numbers and not by the identities, and lets who has no number follow', () => {
    const tournament = tournamentOf(['.', '.', '.', '.'], 0, {});
    const players = tournament.players.map((player, index) => ({ ...player, tpn: [3, 0, 1, 2][index]! }));
    const field = competitorsOf({ ...tournament, players }, 1, [], new Set([1, 2, 3, 4]));
    expect([...field.values()].map(({ parityNumber }) => parityNumber)).toEqual([3, 4, 1, 2]);
  });

  it('goes by the order of registration among those who have no number, wherever they are listed', () => {
    const tournament = tournamentOf(['.', '.', '.', '.'], 0, {});
    const listed = [4, 1, 2, 3].map((id) => tournament.players[id - 1]!);
    const players = listed.map((player) => ({ ...player, tpn: player.id === 3 ? 1 : 0 }));
    const field = competitorsOf({ ...tournament, players }, 1, [], new Set([1, 2, 3, 4]));
    expect([3, 1, 2, 4].map((id) => field.get(id)!.parityNumber)).toEqual([1, 2, 3, 4]);
  });

  it('counts whoever had the bye, but nobody for a bye that was asked for', () => {
    expect(numbers(['H', 'F', 'U', '.', '.'], 1, [5])).toEqual([0, 0, 1, 0, 2]);
  });

  it('counts who forfeited: that player had been paired', () => {
    expect(numbers(['2w+', '1b-', '.'], 1, [1, 3])).toEqual([1, 2, 3]);
  });
});

it('260 whom the tournament keeps apart is named in the rounds of the prohibition only', () => {
  const prohibitions = [{ firstRound: 2, lastRound: 2, players: [1, 2, 3] }];
  const barredIn = (played: number): number[][] =>
    records(['.', '.', '.', '.'], played, { prohibitions }).map(({ barred }) => [...barred]);
  expect(barredIn(0)).toEqual([[], [], [], []]);
  expect(barredIn(1)).toEqual([[2, 3], [1, 3], [1, 2], []]);
});
