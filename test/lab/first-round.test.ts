/** Figure 20 of the paper on small fields, and what a run is made of: β, absences and rounds that cannot be paired. */
import { describe, expect, it } from 'vitest';
import { seedOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { chancesOf } from '../../src-engine/lab/chances.ts';
import { plainContestant, systemOfContestant } from '../../src-engine/lab/contestant.ts';
import { PAPER_TIE_BREAKS } from '../../src-engine/lab/experiment.ts';
import { correlationIn, secondRounds } from '../../src-engine/lab/first-round.ts';
import { truePlaces } from '../../src-engine/lab/observe.ts';
import { emptyTournament, playOut, type Fortune } from '../../src-engine/lab/play.ts';
import { entrantsOf } from '../../src-engine/lab/strengths.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { SMALL } from './samples.ts';

const field = { ...SMALL.field, players: 8 } as typeof SMALL.field;

describe('a first round that is replayed', () => {
  const [seed, replays] = [3, 6];
  const entrants = entrantsOf(field, seed);
  const strengthOf = (player: number) => entrants[player - 1]!.strength;
  const found = secondRounds({ field, results: SMALL.results }, seed, replays);

  /** The first round, paired at random, with the luck of a replay. */
  function firstRound(replay: number): Tournament {
    const start = emptyTournament(entrants, plainContestant('mwm-random'), {
      ...{ rounds: 1, seed, tieBreaks: PAPER_TIE_BREAKS },
    });
    const luck = { seed: seedOf(seed, replay), chances: chancesOf(SMALL.results), strengthOf };
    const played = playOut(start, systemOf('mwm-random')!, luck);
    if (!played.ok) throw new Error(played.failure.code);
    return played.value;
  }

  /** After one round: points, then who had Black, then the rating; the rest decides nothing. */
  function orderAfter({ rounds }: Tournament): number[] {
    const points = new Map<number, readonly [points: number, black: number]>();
    for (const { white, black, result } of rounds[0]!.boards) {
      const forWhite = result === 'white-wins' ? 2 : result === 'draw' ? 1 : 0;
      points.set(white, [forWhite, 0]).set(black, [2 - forWhite, 1]);
    }
    return [...points.keys()].sort((a, b) => {
      const [[own, ownBlack], [other, otherBlack]] = [points.get(a)!, points.get(b)!];
      return other - own || otherBlack - ownBlack || a - b;
    });
  }

  it('gives Kendall’s τ of its standings, each time with other luck', () => {
    const taus = Array.from({ length: replays }, (_, replay) => {
      const order = orderAfter(firstRound(replay));
      let right = 0;
      for (const [at, better] of order.entries())
        for (const worse of order.slice(at + 1)) right += strengthOf(better) > strengthOf(worse) ? 1 : -1;
      return right / 28;
    });
    expect(found.map(([tau]) => tau)).toEqual(taus);
    expect(new Set(taus).size).toBeGreaterThan(1);
  });

  it('gives the mean difference of strength in the second round of the Dutch System of 2017', () => {
    const means = Array.from({ length: replays }, (_, replay) => {
      const played = firstRound(replay);
      const rules = { ...played.rules, rounds: 2, system: 'dutch-2017' };
      const task = pairingTaskOf({ ...played, rules }, 2);
      const paired = task.ok ? systemOf('dutch-2017')!.pair(task.value) : task;
      if (!paired.ok) throw new Error('not paired');
      const gaps = paired.value.pairs.map(({ white, black }) =>
        Math.abs(strengthOf(white) - strengthOf(black)),
      );
      expect(gaps).toHaveLength(4);
      return (gaps[0]! + gaps[1]! + gaps[2]! + gaps[3]!) / 4;
    });
    found.forEach(([, strength], replay) => expect(strength).toBeCloseTo(means[replay]!, 9));
    expect(new Set(means).size).toBeGreaterThan(1);
  });
});

describe('the correlation of replays', () => {
  it('is Pearson’s', () => {
    // Means 3 and 4; products −2·−3 + 0·1 + 2·2 = 10, squares 8 and 14.
    expect(
      correlationIn([
        [1, 1],
        [3, 5],
        [5, 6],
      ]),
    ).toBeCloseTo(10 / Math.sqrt(8 * 14), 12);
    expect(
      correlationIn([
        [1, 6],
        [3, 5],
        [5, 1],
      ]),
    ).toBeCloseTo(-10 / Math.sqrt(8 * 14), 12);
  });

  it('is none where either never changes', () => {
    const changing = [1, 2, 3];
    expect(correlationIn(changing.map((x) => [x, 7]))).toBeNull();
    expect(correlationIn(changing.map((y) => [7, y]))).toBeNull();
  });
});

it('true places go by strength, the strongest first', () => {
  const entrants = [1500, 2100, 1800, 2400].map((strength) => ({ strength, rating: 1 }));
  expect(truePlaces(entrants)).toEqual([3, 1, 2, 0]);
});

describe('a tournament without rounds', () => {
  const entrants = [2400, 2000, 1600].map((rating) => ({ strength: 9, rating }));
  const settings = { rounds: 3, seed: 11, tieBreaks: ['BH', 'SB'] };

  it('has the entrants by number, and the settings of the contestant', () => {
    const { players, rules, rounds } = emptyTournament(
      entrants,
      { ...plainContestant('mwm-dutch'), beta: 1 },
      settings,
    );
    expect(players.map(({ id, tpn, rating }) => [id, tpn, rating])).toEqual([
      [1, 1, 2400],
      [2, 2, 2000],
      [3, 3, 1600],
    ]);
    expect(rounds).toEqual([]);
    expect(rules).toMatchObject({
      ...{ system: 'mwm-dutch', rounds: 3, tieBreaks: ['BH', 'SB'], lotSeed: 11 },
      ...{ acceleration: 'none', virtualPoints: [], maximumColourDifference: 1 },
    });
  });

  it('leaves the usual β where none is told, and draws the colour of the first board', () => {
    const usual = emptyTournament(entrants, plainContestant('mwm-dutch'), settings).rules;
    expect(usual).not.toHaveProperty('maximumColourDifference');
    const colours = Array.from(
      { length: 200 },
      (_, seed) =>
        emptyTournament(entrants, plainContestant('mwm-dutch'), { ...settings, seed }).rules.initialColour,
    );
    const whites = colours.filter((colour) => colour === 'white').length;
    expect(whites + colours.filter((colour) => colour === 'black').length).toBe(200);
    expect(Math.abs(whites - 100)).toBeLessThan(30);
  });
});

describe('a run', () => {
  const ratings = [2400, 2300, 2200, 2100, 2000];
  const entrants = ratings.map((rating) => ({ strength: rating, rating }));
  const contestant = plainContestant('dutch-2026');
  const system = systemOfContestant(contestant);
  const strongest: Fortune = {
    ...{ seed: 5, chances: chancesOf({ kind: 'oracle' }) },
    strengthOf: (player) => ratings[player - 1]!,
  };
  const empty = (rounds: number) => emptyTournament(entrants, contestant, { rounds, seed: 2, tieBreaks: [] });

  it('keeps absences: with a bye of their kind in that round, else with nothing, as who has left since', () => {
    const start = empty(2);
    const players = start.players.map((player) => {
      if (player.id === 2) return { ...player, absences: [{ round: 1, kind: 'half' as const }] };
      if (player.id === 4)
        return { ...player, withdrawnFrom: 2, absences: [{ round: 2, kind: 'half' as const }] };
      return player;
    });
    const seen: (readonly [number, number])[] = [];
    const played = playOut({ ...start, players }, system, strongest, ({ round }, { pairs }) =>
      seen.push([round, pairs.length]),
    );
    if (!played.ok) throw new Error(played.failure.code);
    const [first, second] = played.value.rounds;
    expect(first!.unpaired).toEqual([{ player: 2, kind: 'half' }]);
    expect(second!.unpaired).toEqual([{ player: 4, kind: 'zero' }]);
    expect(first!.boards.map(({ white, black, result }) => [[white, black].sort(), result])).toEqual([
      [[1, 4], expect.stringMatching(/-wins$/)],
      [[3, 5], expect.stringMatching(/-wins$/)],
    ]);
    for (const { boards } of played.value.rounds)
      for (const { white, black, result, ratedAs } of boards) {
        expect(result).toBe(white < black ? 'white-wins' : 'black-wins');
        expect(ratedAs).toBeNull();
      }
    expect(played.value.rounds.map(({ system: own }) => own)).toEqual(['dutch-2026', 'dutch-2026']);
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('goes on from the rounds that were played', () => {
    const one = playOut(empty(1), system, strongest);
    if (!one.ok) throw new Error(one.failure.code);
    const rules = { ...one.value.rules, rounds: 3 };
    const rest = playOut({ ...one.value, rules }, system, strongest);
    expect(rest).toEqual(playOut(empty(3), system, strongest));
    expect(rest.ok && rest.value.rounds.map(({ unpaired }) => unpaired.length)).toEqual([1, 1, 1]);
  });

  it('ends in the first round that cannot be paired', () => {
    const three = emptyTournament(entrants.slice(0, 2), contestant, { rounds: 3, seed: 2, tieBreaks: [] });
    const endOf = (played: ReturnType<typeof playOut>) => (played.ok ? null : played.failure);
    expect(endOf(playOut(three, system, strongest))).toEqual({
      code: 'not-pairable',
      round: 2,
      failure: { code: 'no-legal-pairing', players: [1, 2], article: 'C.04.3 1.9.3' },
    });
    const nobody = { ...three, players: three.players.map((player) => ({ ...player, withdrawnFrom: 2 })) };
    expect(endOf(playOut(nobody, system, strongest))).toMatchObject({
      code: 'not-pairable',
      round: 2,
      failure: { code: 'too-few-players', players: [] },
    });
  });
});
