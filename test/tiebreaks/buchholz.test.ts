/** C.07 8.1, 9.1, 16: what each round brings to the tie-breaks from the opponents' scores. */
import { describe, expect, it } from 'vitest';
import { adjustedScoresOf, opponentScores, weightedByPoints } from '../../src-engine/tiebreaks/buchholz.ts';
import type { Contribution } from '../../src-engine/tiebreaks/contribution.ts';
import type { ScoreTable } from '../../src-engine/tiebreaks/score-table.ts';
import { entryOf, participantOf, tableOf } from './entries.ts';

/** Every kind of round once; the free ones add nothing. */
const ENTRIES = [
  entryOf('played', 3, 10),
  entryOf('played', 2, 9, { forfeit: true }),
  entryOf('open', 1, 0),
  entryOf('forfeit-win', 4, 7),
  entryOf('forfeit-loss', 0, 2),
  entryOf('forfeit-win', -1, 8),
  entryOf('pab', -1, 6),
  entryOf('half-bye', -1, 5),
  entryOf('zero-bye', -1, 0),
  entryOf('full-bye', -1, 4),
  entryOf('free', -1, 0),
];

/** Scores for the opponents by index; that of 4 is below the own score, that of 0 above. */
const ADJUSTED = [71, 22, 33, 44, 36];

function linesOf(score: number, more: Partial<ScoreTable> = {}): string[] {
  const own = participantOf(5, ENTRIES, { score });
  const table = tableOf([own], { rounds: 11, ...more });
  return opponentScores(table, ADJUSTED, own).map(
    ({ round, opponent, points, significance, amount, treatment, voluntarilyUnplayed, cut }) =>
      `${round}: ${opponent} ${points} ${significance} ${amount} ${treatment} ${voluntarilyUnplayed} ${cut}`,
  );
}

describe('8.1 the contributions of one participant', () => {
  const GAMES = ['0: 3 10 44 44 played false null', '1: 2 9 33 33 forfeit-as-played false null'];

  it('16.4 are the scores of opponents met, and of dummies limited by the opponent’s score or a draw in each round', () => {
    // Eleven draws are 55 points.
    expect(linesOf(57)).toEqual([
      ...GAMES,
      '2: 1 0 22 22 open false null',
      '3: 4 7 36 36 dummy-opponent-cap false null',
      '4: 0 2 57 57 dummy-own-score true null',
      '5: -1 8 55 55 dummy-draws-cap false null',
      '6: -1 6 55 55 dummy-draws-cap false null',
      '7: -1 5 55 55 dummy-draws-cap true null',
      '8: -1 0 55 55 dummy-draws-cap true null',
      '9: -1 4 55 55 dummy-draws-cap false null',
    ]);
  });

  it('16.4 are not limited by what is as much as the own score', () => {
    const treatments = (score: number) => linesOf(score).map((line) => line.split(' ').slice(3, 6).join(' '));
    expect(treatments(55).slice(3, 6)).toEqual([
      '36 36 dummy-opponent-cap',
      '55 55 dummy-own-score',
      '55 55 dummy-own-score',
    ]);
    expect(treatments(36).slice(3, 6)).toEqual([
      '36 36 dummy-own-score',
      '36 36 dummy-own-score',
      '36 36 dummy-own-score',
    ]);
  });

  it('had a dummy with the own score for each round without a game before 1 March 2026', () => {
    expect(linesOf(72, { text: '2024' }).slice(3)).toEqual([
      '3: 4 7 72 72 dummy-own-score false null',
      '4: 0 2 72 72 dummy-own-score true null',
      '5: -1 8 72 72 dummy-own-score false null',
      '6: -1 6 72 72 dummy-own-score false null',
      '7: -1 5 72 72 dummy-own-score true null',
      '8: -1 0 72 72 dummy-own-score true null',
      '9: -1 4 72 72 dummy-own-score false null',
    ]);
  });

  it('15.2 are those of scheduled opponents alone where pairings were known beforehand', () => {
    expect(linesOf(57, { predetermined: true })).toEqual([
      ...GAMES,
      '2: 1 0 22 22 open false null',
      '3: 4 7 36 36 dummy-opponent-cap false null',
      '4: 0 2 57 57 dummy-own-score true null',
    ]);
  });
});

it('9.1 Sonneborn-Berger multiplies the scores of opponents by the points of the round, and changes nothing else', () => {
  const one: Contribution = {
    ...{ round: 2, opponent: 4, points: 5, significance: 35, amount: 12, treatment: 'played' },
    ...{ voluntarilyUnplayed: true, cut: 'least-significant' },
  };
  expect(weightedByPoints([one, { ...one, round: 3, points: 0 }])).toEqual([
    { ...one, amount: 175 },
    { ...one, round: 3, points: 0, amount: 0 },
  ]);
});

describe('16.3 scores as they enter the tie-breaks of opponents', () => {
  const [win, pab] = [entryOf('played', 0, 10), entryOf('pab', -1, 10)];
  const [half, zero] = [entryOf('half-bye', -1, 3), entryOf('zero-bye', -1, 0)];
  const lost = entryOf('forfeit-loss', 0, 1);
  const participants = [
    participantOf(61, [half, zero, win]),
    participantOf(58, [zero, win, half], { adjustment: 20 }),
    participantOf(55, [win, zero, zero]),
    participantOf(52, [zero, lost, half]),
    participantOf(49, [half, win, lost]),
    participantOf(46, [half, pab, zero]),
  ];

  it('16.2.5 count requested byes as draws up to the last round that was not voluntarily unplayed', () => {
    expect(adjustedScoresOf(tableOf(participants))).toEqual([13, 35, 20, 11, 14, 18]);
  });

  it('15.2 are the scores themselves where pairings were known beforehand', () => {
    expect(adjustedScoresOf(tableOf(participants, { predetermined: true }))).toEqual([13, 33, 10, 4, 14, 13]);
  });
});
