/** Rounds for games by all possibilities: what fits is shown, what does not is proved, and what takes too long says so. */
import { describe, expect, it } from 'vitest';
import { bitsOf, degreesOf, searchRounds, type FitTask } from '../../src-engine/matching/round-search.ts';
import { everybody, expectRounds, tasksOf, tried } from './games-in-rounds.ts';

const PETERSEN = [0, 1, 2, 3, 4].flatMap((i): [number, number][] => [
  [i, (i + 1) % 5],
  [i, i + 5],
  [i + 5, ((i + 2) % 5) + 5],
]);
const petersen = (rounds: number): FitTask => ({ players: 10, games: PETERSEN, rounds, partial: [] });

describe('all possibilities', () => {
  it('agree with trying every round for every game', () => {
    const told = { yes: 0, no: 0, undecided: 0 };
    for (const task of tasksOf(300)) {
      const fit = searchRounds(task);
      told[fit.fits]++;
      expect(fit.fits, JSON.stringify(task)).toBe(tried(task) ? 'yes' : 'no');
      if (fit.fits === 'yes') expectRounds(task, fit.roundOf);
      if (fit.fits === 'no') expect(fit.players).toEqual([]);
    }
    expect(Math.min(told.yes, told.no)).toBeGreaterThan(50);
  });

  it.each([4, 6, 8])('give everybody of %i players a game in every round, and not in one less', (players) => {
    const task = { players, games: everybody(players), rounds: players - 1, partial: [] };
    const fit = searchRounds(task);
    if (fit.fits !== 'yes') throw new Error(fit.fits);
    expectRounds(task, fit.roundOf);
    expect(searchRounds({ ...task, rounds: players - 2 })).toEqual({ fits: 'no', players: [] });
    // A round more that nobody may play in changes nothing; one that all may play in is as good as another.
    expect(searchRounds({ ...task, rounds: players - 2, partial: [0] }).fits).toBe('no');
    const all = { ...task, rounds: players - 2, partial: [...Array(players).keys()] };
    const last = searchRounds(all);
    if (last.fits !== 'yes') throw new Error(last.fits);
    expectRounds(all, last.roundOf);
  });

  it('turn back where a choice leads nowhere: Petersen’s graph has four rounds and not three', () => {
    const fit = searchRounds(petersen(4));
    if (fit.fits !== 'yes') throw new Error(fit.fits);
    expectRounds(petersen(4), fit.roundOf);
    expect(searchRounds(petersen(3))).toEqual({ fits: 'no', players: [] });
    expect(searchRounds(petersen(3), 3)).toEqual({ fits: 'undecided' });
  });

  it('look at one position for each game and one at the end where nothing has to be taken back', () => {
    const row: FitTask = {
      ...{ players: 4, rounds: 2, partial: [] },
      games: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    };
    expect(searchRounds(row, 4).fits).toBe('yes');
    expect(searchRounds(row, 3)).toEqual({ fits: 'undecided' });
    expect(searchRounds({ ...row, games: [] }, 1)).toEqual({ fits: 'yes', roundOf: new Int32Array(0) });
    expect(searchRounds({ ...row, games: [] }, 0)).toEqual({ fits: 'undecided' });
  });

  it('are not looked at for more than 30 rounds', () => {
    const twice = { players: 2, partial: [], games: everybody(2, 30) };
    const fit = searchRounds({ ...twice, rounds: 30 });
    if (fit.fits !== 'yes') throw new Error(fit.fits);
    expect([...fit.roundOf].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, r) => r + 1));
    expect(searchRounds({ ...twice, rounds: 31 })).toEqual({ fits: 'undecided' });
  });
});

describe('what the search counts', () => {
  it('is games of each player, and bits', () => {
    const games: FitTask['games'] = [
      [0, 2],
      [2, 3],
      [2, 0],
    ];
    expect(degreesOf({ players: 5, games, rounds: 1, partial: [] })).toEqual(Int32Array.of(2, 0, 3, 1, 0));
    expect([0, 1, 6, 255, -1, 1 << 31].map(bitsOf)).toEqual([0, 1, 2, 8, 32, 1]);
  });
});
