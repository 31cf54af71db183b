import { describe, expect, it } from 'vitest';
import { fitGames, type FitTask } from '../../src-engine/matching/edge-colouring.ts';
import { cases } from '../effort.ts';
import { everybody, expectRounds, tasksOf, tried } from './games-in-rounds.ts';

type Games = FitTask['games'];
const whole = (players: number, games: Games, rounds: number) =>
  fitGames({ players, games, rounds, partial: [] });

describe('games in rounds', () => {
  it.each([2, 3, 4, 5, 8, 11, 16, 25, 40])(
    'are all those of %i players in as many as Berger has',
    (players) => {
      const rounds = players % 2 === 0 ? players - 1 : players;
      const task = { players, games: everybody(players), rounds, partial: [] };
      const fit = fitGames(task);
      if (fit.fits !== 'yes') throw new Error(fit.fits);
      expectRounds(task, fit.roundOf);
      expect(fitGames({ ...task, rounds: rounds - 1 }).fits).toBe('no');
    },
  );

  it('are those of a double round robin in twice as many', () => {
    const task = { players: 10, games: everybody(10, 2), rounds: 18, partial: [] };
    const fit = fitGames(task);
    if (fit.fits !== 'yes') throw new Error(fit.fits);
    expectRounds(task, fit.roundOf);
  });

  it('name the players who have too many', () => {
    expect(
      whole(
        4,
        [
          [0, 1],
          [0, 2],
          [0, 3],
        ],
        2,
      ),
    ).toEqual({ fits: 'no', players: [0] });
    // Two triangles, joined by nothing: nobody has more than two games, and still each takes three rounds.
    const triangles: Games = [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 4],
      [4, 5],
      [3, 5],
    ];
    expect(whole(6, triangles, 2)).toEqual({ fits: 'no', players: [0, 1, 2] });
    expect(whole(6, triangles, 3).fits).toBe('yes');
  });

  it('are Petersen’s graph in four rounds and not in three, which only all possibilities show', () => {
    const petersen = [0, 1, 2, 3, 4].flatMap((i): [number, number][] => [
      [i, (i + 1) % 5],
      [i, i + 5],
      [i + 5, ((i + 2) % 5) + 5],
    ]);
    expect(whole(10, petersen, 3)).toEqual({ fits: 'no', players: [] });
    expect(whole(10, petersen, 4).fits).toBe('yes');
    // The other games of ten players fit into six rounds: so it can come to this.
    const others = everybody(10).filter(
      ([a, b]) => !petersen.some((pair) => pair.includes(a) && pair.includes(b)),
    );
    expect(whole(10, others, 6).fits).toBe('yes');
  });

  /** Groups of five who all play each other but for two of them, who play with the groups beside. */
  const chain = (groups: number): Games => {
    const first = Array.from({ length: groups }, (_, group) => 5 * group);
    const inside = first.flatMap((at) =>
      everybody(5)
        .filter(([a, b]) => a !== 0 || b !== 4)
        .map(([a, b]) => [at + a, at + b] as const),
    );
    return [...inside, ...first.slice(1).map((at) => [at - 1, at] as const)];
  };

  it('of many players are looked for one by one: nine games of five players need five rounds', () => {
    // Nobody has more than four games, and all have room together.
    expect(chain(4)).toHaveLength(39);
    const fit = whole(20, chain(4), 4);
    expect(fit.fits).not.toBe('yes');
    expect(whole(20, chain(4), 5).fits).toBe('yes');
    // A round more for two who play in the first group takes one of its games, and no other group has it.
    const partial = (...players: readonly number[]) =>
      fitGames({ players: 20, games: chain(4), rounds: 4, partial: players }).fits;
    expect(partial(1, 2, 3)).not.toBe('yes');
    expect(partial(1, 2, 6, 7, 11, 12, 16, 17)).toBe('yes');
  });

  it('of fewer players are all sets of them, who are named', () => {
    expect(whole(10, chain(2), 4)).toEqual({ fits: 'no', players: [0, 1, 2, 3, 4] });
    const one = fitGames({ players: 10, games: chain(2), rounds: 4, partial: [1, 3] });
    expect(one).toEqual({ fits: 'no', players: [5, 6, 7, 8, 9] });
    expect(fitGames({ players: 10, games: chain(2), rounds: 4, partial: [1, 3, 6, 8] }).fits).toBe('yes');
  });

  it('may use a round that is open for some', () => {
    const games: Games = [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
    ];
    expect(fitGames({ players: 4, games, rounds: 2, partial: [] }).fits).toBe('no');
    expect(fitGames({ players: 4, games, rounds: 2, partial: [2, 3] }).fits).toBe('no');
    expect(fitGames({ players: 4, games, rounds: 2, partial: [0, 2] }).fits).toBe('yes');
  });

  it('agree with trying everything, whatever games are left', () => {
    const told = { yes: 0, no: 0, undecided: 0 };
    for (const task of tasksOf(cases(120, 500))) {
      const fit = fitGames(task);
      told[fit.fits]++;
      expect(fit.fits, JSON.stringify(task)).toBe(tried(task) ? 'yes' : 'no');
      if (fit.fits === 'yes') expectRounds(task, fit.roundOf);
    }
    expect(told.undecided).toBe(0);
    expect(Math.min(told.yes, told.no)).toBeGreaterThan(cases(14, 70));
  });
});
