/** C.07 7, 10.6: the working of each tie-break from own results, round by round. */
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../src-engine/tiebreaks/context.ts';
import type { Reckoning } from '../../src-engine/tiebreaks/contribution.ts';
import {
  gamesWithBlack,
  gamesWon,
  numberOfWins,
  ownRating,
  pairingNumber,
  progressiveScores,
  roundsElected,
  standardPoints,
  wonWithBlack,
} from '../../src-engine/tiebreaks/own-results.ts';
import { entryOf, participantOf, tableOf } from './entries.ts';

const [WHITE, BLACK] = [{ colour: 'white' }, { colour: 'black' }] as const;

/** Ten rounds of the participant at index 2, in which the two others have other points. */
const OWN = [
  entryOf('played', 0, 10, { ...WHITE, outcome: 'win' }),
  entryOf('played', 1, 8, { ...BLACK, outcome: 'win' }),
  entryOf('played', 0, 6, { ...BLACK, outcome: 'draw' }),
  entryOf('played', 1, 1, { ...BLACK, outcome: 'loss' }),
  entryOf('played', 0, 9, { ...BLACK, forfeit: true, outcome: 'win' }),
  entryOf('forfeit-win', 1, 7, BLACK),
  entryOf('forfeit-loss', 0, 0, BLACK),
  entryOf('pab', -1, 8),
  entryOf('half-bye', -1, 5),
  entryOf('zero-bye', -1, 0),
  entryOf('full-bye', -1, 10),
  entryOf('open', 1, 0, BLACK),
  entryOf('free', -1, 0),
];
const others = (...points: readonly number[]) => points.map((each) => entryOf('played', 2, each));
const TABLE = tableOf([
  participantOf(31, others(1, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), { tpn: 12 }),
  participantOf(23, others(0, 2, 0, 10, 0, 9, 0, 0, 0, 0, 0, 3, 0), { tpn: 0 }),
  participantOf(8, OWN, { tpn: 4 }),
]);
const CONTEXT = contextOf(TABLE);

/** The whole reckoning as amounts by round; who counted is told beside. */
function told({ value, scale, contributions, ...rest }: Reckoning) {
  expect(rest).toEqual({});
  return {
    value,
    scale,
    amounts: contributions.map(({ amount }) => amount),
    lines: contributions.map(
      ({ round, opponent, points, significance, treatment, voluntarilyUnplayed, cut }) =>
        `${round} ${opponent} ${points} ${significance} ${treatment} ${voluntarilyUnplayed} ${cut}`,
    ),
  };
}

/** Lines as each round has them, counted where the amount is above nothing. */
function linesOf(amounts: readonly number[]): string[] {
  return OWN.map(
    ({ opponent, points }, round) =>
      `${round} ${opponent} ${points} 0 ${amounts[round]! > 0 ? 'counted' : 'not-counted'} false null`,
  );
}

describe('7 counts of rounds', () => {
  it.each([
    // Eight points are the least that a win brings; a game won counts whatever it brought.
    ['7.1 wins', numberOfWins, [1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0], 5],
    ['7.2 games won', gamesWon, [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2],
    ['7.3 games with Black', gamesWithBlack, [0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 3],
    ['7.4 games won with Black', wonWithBlack, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1],
    ['7.6 rounds elected to play', roundsElected, [1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0], 9],
  ])('%s', (_, count, amounts, value) => {
    expect(told(count(CONTEXT, 2))).toEqual({ value, scale: 1, amounts, lines: linesOf(amounts) });
  });

  it('7.1 a game won for less than a win brings counts too', () => {
    const own = participantOf(8, [entryOf('played', 0, 3, { ...BLACK, outcome: 'win' })]);
    expect(numberOfWins(contextOf(tableOf([own, own])), 1).value).toBe(1);
  });
});

it('7.7 standard points: more than the scheduled opponent, or than a draw without one; half for as much', () => {
  // A draw brings 5 points.
  const amounts = [10, 10, 5, 0, 10, 0, 5, 10, 5, 0, 10, 0, 0];
  expect(told(standardPoints(CONTEXT, 2))).toEqual({
    value: 65,
    scale: 10,
    amounts,
    lines: linesOf(amounts),
  });
});

describe('7.5 progressive scores', () => {
  const amounts = [10, 18, 24, 25, 34, 41, 41, 49, 54, 54, 64, 64, 64];
  const lines = (cut: number) =>
    OWN.map(
      ({ opponent, points }, round) =>
        `${round} ${opponent} ${points} 0 counted false ${round < cut ? 'least-significant' : 'null'}`,
    );

  it('are the scores after each round', () => {
    expect(told(progressiveScores(CONTEXT, 2, 0))).toEqual({
      value: 542,
      scale: 10,
      amounts,
      lines: lines(0),
    });
  });

  it('14.1 lose the first rounds to a cut', () => {
    expect(told(progressiveScores(CONTEXT, 2, 2))).toEqual({
      value: 514,
      scale: 10,
      amounts,
      lines: lines(2),
    });
  });
});

describe('7.8, 10.6 what a participant came with', () => {
  it('is the pairing number, behind all others for who has none', () => {
    const numbers = [0, 1, 2].map((index) => pairingNumber(CONTEXT, index));
    expect(numbers).toEqual([12, 13, 4].map((value) => ({ value, scale: 1, contributions: [] })));
    // Numbers below the number of participants.
    const small = [2, 0, 0, 1].map((tpn, at) => participantOf(9 - at, [], { tpn }));
    expect([0, 1, 2, 3].map((index) => pairingNumber(contextOf(tableOf(small)), index).value)).toEqual([
      2, 5, 5, 1,
    ]);
  });

  it('is the rating', () => {
    expect([0, 1, 2].map((index) => ownRating(CONTEXT, index))).toEqual(
      [1310, 1230, 1080].map((value) => ({ value, scale: 1, contributions: [] })),
    );
  });
});
