import { describe, expect, it } from 'vitest';
import { chancesOf, MILVANG, milvang } from '../../src-engine/lab/chances.ts';
import { fittedTo, ratedGamesOf, type RatedGame } from '../../src-engine/lab/fit.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { DEFAULT_GENERATOR_OPTIONS, generateTournament } from '../../src-engine/index.ts';

/** The paper's Table 2: strengths of White and Black, then percent for White, Black and draws. */
const TABLE_2 = [
  [1200, 1400, 26, 57, 17],
  [2200, 2400, 14, 55, 31],
  [2400, 2200, 63, 11, 26],
] as const;

describe('Milvang’s model', () => {
  it.each(TABLE_2)('of 2016 meets Table 2 for %i against %i', (white, black, wins, losses, draws) => {
    const chances = chancesOf({ kind: 'milvang-2016' })(white, black);
    expect(Math.abs(100 * chances.white - wins)).toBeLessThanOrEqual(1);
    expect(Math.abs(100 * chances.black - losses)).toBeLessThanOrEqual(1);
    expect(Math.abs(100 * chances.draw - draws)).toBeLessThanOrEqual(1);
  });

  it('of 2025 is the formula with w = 0.0986 (m − 2000) + 96, b = −0.157 (m − 2000) − 150, s = 370', () => {
    const chances = chancesOf({ kind: 'milvang-2025' })(2100, 2300);
    const [w, b] = [0.0986 * 200 + 96, -0.157 * 200 - 150];
    expect(chances.white).toBeCloseTo(1 / (1 + 10 ** ((200 + w) / 370)), 12);
    expect(chances.black).toBeCloseTo(1 / (1 + 10 ** ((-200 - b) / 370)), 12);
    expect(chances.white + chances.draw + chances.black).toBeCloseTo(1, 12);
  });

  it('has no negative chances where b exceeds w', () => {
    const chances = milvang({ ...MILVANG['milvang-2016'], black: 200 }, 2000, 2000);
    expect(chances.draw).toBe(0);
    expect(chances.white + chances.black).toBeCloseTo(1, 12);
    expect(Math.min(chances.white, chances.black)).toBeGreaterThan(0);
  });
});

describe('other models', () => {
  it('go by FIDE’s table with the share of draws: B.02 8.1.2', () => {
    // A difference of 100 points expects .64, so .36 × 2 × 0.4 of the games are drawn.
    const chances = chancesOf({ kind: 'table', draws: 0.4 })(1900.2, 1800);
    expect(chances.draw).toBeCloseTo(0.288, 10);
    expect(chances.white + chances.draw / 2).toBeCloseTo(0.64, 10);
    expect(chances.black).toBeCloseTo(1 - 0.64 - 0.144, 10);
  });

  it('know an oracle and a coin', () => {
    expect(chancesOf({ kind: 'oracle' })(1500, 1501)).toEqual({ white: 0, draw: 0, black: 1 });
    expect(chancesOf({ kind: 'oracle' })(1501, 1500)).toEqual({ white: 1, draw: 0, black: 0 });
    expect(chancesOf({ kind: 'coin' })(2800, 1000)).toEqual({ white: 0.5, draw: 0, black: 0.5 });
  });
});

describe('fitting', () => {
  it('finds the parameters that games were drawn with', () => {
    const random = randomOf(5);
    const games = Array.from({ length: 4000 }, (): RatedGame => {
      const [white, black] = [random.integer(1200, 2500), random.integer(1200, 2500)];
      const chances = milvang(MILVANG['milvang-2025'], white, black);
      const luck = random.next();
      return {
        white,
        black,
        result: luck < chances.white ? 'white' : luck < chances.white + chances.draw ? 'draw' : 'black',
      };
    });
    const fitted = fittedTo(games)!;
    for (const [white, black] of [
      [1500, 1500],
      [1800, 2000],
      [2300, 2100],
    ] as const) {
      const [own, true_] = [milvang(fitted, white, black), milvang(MILVANG['milvang-2025'], white, black)];
      expect(Math.abs(own.white - true_.white)).toBeLessThan(0.05);
      expect(Math.abs(own.draw - true_.draw)).toBeLessThan(0.05);
    }
  });

  it('takes the played games of rated players, and refuses too few', () => {
    const generated = generateTournament({
      ...DEFAULT_GENERATOR_OPTIONS,
      players: 20,
      rounds: 5,
      forfeitRate: 0.3,
    });
    if (!generated.ok) throw new Error('not generated');
    const tournament = generated.value;
    const boards = tournament.rounds.flatMap((round) => round.boards);
    const played = boards.filter(({ result }) => !result.startsWith('forfeit'));
    expect(played.length).toBeLessThan(boards.length);
    expect(ratedGamesOf(tournament)).toHaveLength(played.length);
    const unrated = {
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, rating: 0 })),
    };
    expect(ratedGamesOf(unrated)).toEqual([]);
    expect(fittedTo(ratedGamesOf(tournament))).toBeNull();
  });
});
