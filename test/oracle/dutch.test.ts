import { expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { pairDutch2017 } from './dutch-2017.ts';
import { pairDutch2026 } from './dutch-2026.ts';
import { plainTaskOf, type PlainTask } from './field.ts';
import { tournamentOf } from './notation.ts';
import type { OracleRound } from './round.ts';

function paired(
  pair: (task: PlainTask) => OracleRound | null,
  tournament: Tournament,
  round: number,
): string | null {
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) throw new Error(task.failure.code);
  const answer = pair(plainTaskOf(task.value));
  if (answer === null) return null;
  const boards = answer.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...boards, ...(answer.bye === null ? [] : [`bye ${answer.bye}`])].join(' ');
}

const BYE_SCORE = ['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0 Z', '2w0 6b1', '3b0 5w0'];

it('2.3.1 [C5] the lowest score takes the bye even at the price of a downfloater more', () => {
  const tournament = tournamentOf(BYE_SCORE, 2, { rounds: 3, initialColour: 'white' });
  expect(paired(pairDutch2026, tournament, 3)).toBe('1-5 3-2 bye 6');
});

it('2017 C.5 the number of pairs comes first, wherever the bye ends', () => {
  const tournament = tournamentOf(BYE_SCORE, 2, { rounds: 3, initialColour: 'white' });
  expect(paired(pairDutch2017, tournament, 3)).toBe('1-3 6-2 bye 5');
});

it('2.4.4 [C9] of two players with the lowest score the one with fewer unplayed games has the bye', () => {
  const tournament = tournamentOf(['3w1', '4b1', '1b0', '2w0', 'Z'], 1, {
    rounds: 3,
    initialColour: 'white',
  });
  expect(paired(pairDutch2026, tournament, 2)).toBe('2-1 3-5 bye 4');
  expect(paired(pairDutch2017, tournament, 2)).toBe('2-1 3-5 bye 4');
});

it('2.1.2 [C2] nobody has a second bye, whatever the sizes of the brackets', () => {
  const lines = [
    '5w1 6b1 7w0 4b0 2b0 Z',
    '6b0 7b0 U 8w0 1w1',
    'Z 5b1 8w= H 7w1',
    '7w= 8b1 H 1w1 5b1',
    '1b0 3w0 Z U 4w0',
    '2w1 1w0 Z 7b0 H',
    '4b= 2w1 1b1 6w1 3b0',
    'H 4w0 3b= 2b1 H',
  ];
  const tournament = tournamentOf(lines, 5, { rounds: 9, initialColour: 'white' });
  expect(paired(pairDutch2026, tournament, 6)).toBe('4-2 6-3 7-5 bye 8');
});

it('5.2.5 parity is counted over the players taken into account', () => {
  const lines = ['Z', '.', 'Z', '.', '.', '.', '.', '.', '.', '.'];
  const tournament = tournamentOf(lines, 0, { rounds: 5, initialColour: 'white' });
  for (const pair of [pairDutch2026, pairDutch2017]) {
    expect(paired(pair, tournament, 1)).toBe('2-7 8-4 5-9 10-6');
  }
});

it('1.9.3 no complete round-pairing: no answer', () => {
  const tournament = tournamentOf(['2w1 3b1 U', '1b0 U 3w1', 'U 1w0 2b0'], 3, {
    rounds: 4,
    initialColour: 'white',
  });
  expect(paired(pairDutch2026, tournament, 4)).toBeNull();
  expect(paired(pairDutch2017, tournament, 4)).toBeNull();
});
