/** C.07 8.3, 14, 15, 16.1: kinds of rounds, and tables read otherwise. */
import { describe, expect, it } from 'vitest';
import {
  isOverTheBoard,
  isRequestedBye,
  isVoluntarilyUnplayed,
  withFinalRoundDrawn,
  withForfeitsPlayed,
  type RoundKind,
} from '../../src-engine/tiebreaks/score-table.ts';
import { entryOf, participantOf, tableOf } from './entries.ts';

it.each<[RoundKind, boolean, boolean, boolean]>([
  ['played', false, false, true],
  ['open', false, false, false],
  ['forfeit-win', false, false, false],
  ['forfeit-loss', false, true, false],
  ['pab', false, false, false],
  ['full-bye', false, false, false],
  ['half-bye', true, true, false],
  ['zero-bye', true, true, false],
  ['free', false, false, false],
])('15.1, 16.1: %s: requested %s, voluntarily unplayed %s, over the board %s', (kind, ...expected) => {
  const entry = entryOf(kind, 3, 5);
  expect([isRequestedBye(entry), isVoluntarilyUnplayed(entry), isOverTheBoard(entry)]).toEqual(expected);
});

it('15.2 a forfeit that counts as played was not over the board', () => {
  expect(isOverTheBoard(entryOf('played', 3, 10, { forfeit: true }))).toBe(false);
});

const [WHITE, BLACK] = [{ colour: 'white' }, { colour: 'black' }] as const;
const TABLE = tableOf(
  [
    participantOf(7, [
      entryOf('forfeit-win', 1, 10, WHITE),
      entryOf('played', 2, 10, { ...WHITE, outcome: 'win' }),
    ]),
    participantOf(5, [entryOf('forfeit-loss', 0, 1, BLACK), entryOf('pab', -1, 9)], { adjustment: -5 }),
    participantOf(3, [entryOf('forfeit-win', -1, 7), entryOf('played', 0, 1, { ...BLACK, outcome: 'loss' })]),
    participantOf(2, [entryOf('half-bye', -1, 3), entryOf('forfeit-loss', 4, 1)]),
    participantOf(1, [entryOf('zero-bye', -1, 0), entryOf('open', 3, 0, BLACK)]),
  ],
  { totalRounds: 2 },
);

it('/P counts forfeits against a scheduled opponent as games, and changes nothing else', () => {
  const played = TABLE.participants.map((participant, index) => ({
    ...participant,
    entries: participant.entries.map((entry, round) =>
      ['0 0', '1 0', '3 1'].includes(`${index} ${round}`) ? { ...entry, kind: 'played' } : entry,
    ),
  }));
  expect(withForfeitsPlayed(TABLE)).toEqual({ ...TABLE, participants: played });
});

describe('8.3 the final round of a Fore Buchholz', () => {
  it('has a draw in every pairing, as much as its colour brings, and leaves byes and earlier rounds alone', () => {
    const { participants, ...others } = withFinalRoundDrawn(TABLE);
    expect({ ...others, participants: TABLE.participants }).toEqual(TABLE);
    expect(
      participants.map(({ id, score, entries }) => [
        id,
        score,
        ...entries.map(({ kind, opponent, points, forfeit }) => `${kind} ${opponent} ${points} ${forfeit}`),
      ]),
    ).toEqual([
      [7, 10 + 4, 'forfeit-win 1 10 true', 'played 2 4 false'],
      [5, 1 + 9 - 5, 'forfeit-loss 0 1 true', 'pab -1 9 false'],
      [3, 7 + 6, 'forfeit-win -1 7 true', 'played 0 6 false'],
      [2, 3 + 4, 'half-bye -1 3 false', 'played 4 4 true'],
      [1, 6, 'zero-bye -1 0 false', 'played 3 6 false'],
    ]);
  });

  it('is not there before all rounds are counted', () => {
    const early = { ...TABLE, totalRounds: 3 };
    expect(withFinalRoundDrawn(early)).toBe(early);
  });
});
