import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTournament } from '../../src-engine/checker/check.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import {
  checkedOptions,
  DEFAULT_GENERATOR_OPTIONS,
  drawnOptions,
  type GeneratorOptions,
} from '../../src-engine/generator/options.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { SYSTEMS } from '../../src-engine/systems/registry.ts';
import { readTrf, writeTrf } from '../../src-engine/index.ts';
import { cases } from '../effort.ts';

function generated(changes: Partial<GeneratorOptions>): Tournament {
  const tournament = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, ...changes });
  if (!tournament.ok) throw new Error(JSON.stringify(tournament.failure));
  return tournament.value;
}

const messy = fc.record({
  seed: fc.integer(),
  system: fc.constantFrom('dutch-2026', 'dutch-2017'),
  players: fc.integer({ min: 12, max: 40 }),
  rounds: fc.integer({ min: 3, max: 6 }),
  drawRate: fc.double({ min: 0, max: 1, noNaN: true }),
  forfeitRate: fc.double({ min: 0, max: 0.3, noNaN: true }),
  halfByeRate: fc.double({ min: 0, max: 0.1, noNaN: true }),
  zeroByeRate: fc.double({ min: 0, max: 0.1, noNaN: true }),
  fullByeRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
  withdrawalRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
  lateEntryRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
  acceleration: fc.constantFrom('none', 'baku-2026'),
} satisfies Partial<Record<keyof GeneratorOptions, fc.Arbitrary<unknown>>>);

describe('generateTournament', () => {
  it('gives tournaments in which nobody is missing or doubled and the checker finds nothing', () => {
    let made = 0;
    fc.assert(
      fc.property(messy, (changes) => {
        const answer = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, ...changes });
        if (!answer.ok) {
          // A field that lost too many players may have no pairing; nothing else may go wrong.
          expect(answer.failure.code).toBe('not-pairable');
          return;
        }
        const tournament = answer.value;
        made++;
        for (const { boards, unpaired } of tournament.rounds) {
          const seen = [
            ...boards.flatMap(({ white, black }) => [white, black]),
            ...unpaired.map(({ player }) => player),
          ];
          expect(seen.toSorted((a, b) => a - b)).toEqual(tournament.players.map(({ id }) => id));
        }
        const check = checkTournament(tournament);
        expect(check.ok && check.value.rounds.filter(({ agrees }) => !agrees)).toEqual([]);
        expect(check.ok && check.value.rounds.flatMap(({ violations }) => violations)).toEqual([]);
      }),
      { numRuns: cases(15, 60) },
    );
    expect(made).toBeGreaterThan(cases(7, 40));
  });

  it.each(SYSTEMS.map(({ id }): string => id))(
    '%s: its tournaments are checked without a difference',
    (system) => {
      const players = 10;
      const rounds = { 'round-robin': players - 1, 'double-round-robin': 2 * (players - 1) }[system] ?? 5;
      for (let seed = 1; seed <= 8; seed++) {
        const tournament = generated({
          seed,
          system,
          players,
          rounds,
          withdrawalRate: 0,
          lateEntryRate: 0,
          zeroByeRate: 0,
        });
        const check = checkTournament(tournament);
        expect(check.ok && check.value.rounds).toHaveLength(rounds);
        expect(check.ok && check.value.rounds.filter(({ agrees }) => !agrees)).toEqual([]);
        expect(check.ok && check.value.rounds.flatMap(({ violations }) => violations)).toEqual([]);
      }
    },
  );

  it('gives the same tournament for the same seed, another for another', () => {
    expect(generated({ seed: 11 })).toEqual(generated({ seed: 11 }));
    expect(generated({ seed: 11 }).rounds).not.toEqual(generated({ seed: 12 }).rounds);
  });

  it('28 makes ratings by bounds and steps', () => {
    const { players } = generated({
      players: 6,
      rounds: 2,
      highestRating: 2300,
      lowestRating: 2000,
      ratingStep: 80,
    });
    expect(players.map(({ rating }) => rating).toSorted((a, b) => b - a)).toEqual([
      2300, 2220, 2140, 2060, 2000, 2000,
    ]);
  });

  it('plays all rounds by the options', () => {
    const tournament = generated({
      players: 30,
      rounds: 7,
      initialColour: 'black',
      lowestRating: 2000,
      highestRating: 2100,
    });
    expect(tournament.rounds).toHaveLength(7);
    expect(tournament.rules).toMatchObject({ rounds: 7, initialColour: 'black', system: 'dutch-2026' });
    for (const { rating } of tournament.players) {
      expect(rating).toBeGreaterThanOrEqual(2000);
      expect(rating).toBeLessThanOrEqual(2100);
    }
  });

  it('C.04.7 1.2 writes down the virtual points of the accelerated group', () => {
    const { rules } = generated({ players: 21, rounds: 5, acceleration: 'baku-2026', lateEntryRate: 0 });
    expect(
      rules.virtualPoints.map(({ points, firstRound, lastRound, players }) => [
        points,
        firstRound,
        lastRound,
        players.length,
      ]),
    ).toEqual([
      [10, 1, 2, 12],
      [5, 3, 3, 12],
    ]);
  });

  it.each([
    ['dutch-2017', '2024', '2025'],
    ['burstein-2025', '2024', '2025'],
    ['burstein-old', '2024', '2025'],
    ['dutch-2026', '2026', '2026'],
    ['burstein-2026', '2026', '2026'],
  ] as const)('%s: plays by the tie-break rules of %s, in the year %s', (system, text, year) => {
    const { info, rules } = generated({ system, players: 12, rounds: 3 });
    expect([rules.tieBreakText, info.startDate.slice(0, 4)]).toEqual([text, year]);
  });

  it.each([
    ['round-robin', 5, 'Individual: round-robin'],
    ['double-round-robin', 10, 'Individual: double-round-robin'],
    ['dubov-2026', 3, 'Individual: Swiss-System'],
  ])('says in 092 what %s is, which a TRF16 is read by', (system, rounds, type) => {
    const tournament = generated({ system, players: 6, rounds, lateEntryRate: 0 });
    expect(tournament.info.type).toBe(type);
    const read = readTrf(writeTrf(tournament, 'trf16'));
    expect(read.ok && read.value.tournament.rules.system).toBe(system);
  });

  it('gives each round a day of the calendar, one after another', () => {
    const { info } = generated({ system: 'double-round-robin', players: 50, rounds: 98, lateEntryRate: 0 });
    expect(info.roundDates).toHaveLength(98);
    for (const date of info.roundDates) {
      const [year = 0, month = 0, day = 0] = date.split('/').map(Number);
      const known = new Date(Date.UTC(year, month - 1, day)).toISOString();
      expect(date).toBe(known.slice(0, 10).replaceAll('-', '/'));
    }
    expect(info.roundDates).toEqual([...new Set(info.roundDates)].sort());
    expect([info.startDate, info.endDate]).toEqual([info.roundDates[0], info.roundDates.at(-1)]);
  });

  it('without rates nobody is ever away', () => {
    const none = { forfeitRate: 0, halfByeRate: 0, zeroByeRate: 0, withdrawalRate: 0, lateEntryRate: 0 };
    const { rounds } = generated({ ...none, players: 20 });
    expect(rounds.flatMap(({ unpaired }) => unpaired)).toEqual([]);
    expect(
      rounds.flatMap(({ boards }) => boards).filter(({ result }) => result.startsWith('forfeit')),
    ).toEqual([]);
  });

  it('takes names and ratings from a model', () => {
    const model = generated({ seed: 5, players: 12, rounds: 3 });
    const answer = generateTournament(
      { ...DEFAULT_GENERATOR_OPTIONS, seed: 6, players: 12, rounds: 3 },
      model.players,
    );
    expect(answer.ok && answer.value.players.map(({ name, rating }) => [name, rating])).toEqual(
      model.players.map(({ name, rating }) => [name, rating]),
    );
  });

  it.each([
    [{ players: 1 }, 'players'],
    [{ rounds: 0 }, 'rounds'],
    [{ drawRate: 1.5 }, 'drawRate'],
    [{ forfeitRate: Number.NaN }, 'forfeitRate'],
    [{ lowestRating: 2000, highestRating: 1900 }, 'highestRating'],
  ])('refuses %o', (changes, option) => {
    const answer = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, ...changes });
    expect(!answer.ok && answer.failure).toMatchObject({ code: 'out-of-range', option });
  });

  it('says which round cannot be paired', () => {
    const answer = generateTournament({
      ...DEFAULT_GENERATOR_OPTIONS,
      players: 4,
      rounds: 9,
      lateEntryRate: 0,
    });
    expect(!answer.ok && answer.failure).toMatchObject({ code: 'not-pairable', round: 4 });
  });
});

describe('drawnOptions', () => {
  const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);
  const drawn = (given: Partial<GeneratorOptions> = {}) =>
    SEEDS.map((seed) => drawnOptions({ ...given, seed }));

  it('are the same for a seed, differ from seed to seed, and are within their limits', () => {
    expect(drawn()).toEqual(drawn());
    expect(new Set(drawn().map((options) => JSON.stringify({ ...options, seed: 0 }))).size).toBe(
      SEEDS.length,
    );
    for (const options of drawn()) expect(checkedOptions(options).ok).toBe(true);
  });

  it('keep what is given, and fit the rest to it', () => {
    for (const { players, rounds } of drawn({ players: 7 })) {
      expect(players).toBe(7);
      // Everybody can have met at most half of the others: the last round still has a choice.
      expect(rounds).toBe(3);
    }
    for (const { rounds } of drawn({ players: 2 })) expect(rounds).toBe(1);
    for (const { rounds } of drawn({ players: 400 })) {
      expect(rounds).toBeGreaterThanOrEqual(5);
      expect(rounds).toBeLessThanOrEqual(11);
    }
    for (const { lowestRating } of drawn({ highestRating: 900 })) expect(lowestRating).toBe(900);
    for (const { highestRating } of drawn({ lowestRating: 2800 })) expect(highestRating).toBe(2800);
  });

  it('C.04.7 accelerate some tournaments of FIDE’s texts of 2026, none of another text', () => {
    const accelerated = (system: string) =>
      drawn({ system }).filter(({ acceleration }) => acceleration === 'baku-2026').length;
    expect(accelerated('dubov-2026')).toBeGreaterThan(SEEDS.length / 8);
    expect(accelerated('dubov-2026')).toBeLessThan(SEEDS.length / 2);
    for (const { id } of SYSTEMS) if (!id.endsWith('-2026')) expect([id, accelerated(id)]).toEqual([id, 0]);
    for (const { acceleration } of drawn({ system: 'dutch-2017', acceleration: 'baku-2017' }))
      expect(acceleration).toBe('baku-2017');
  });

  it('C.07 break ties by the opponents’ ratings only where everybody has one', () => {
    const byRatings = (given: Partial<GeneratorOptions>) =>
      drawn(given).filter(({ tieBreaks }) => tieBreaks!.some((code) => code.startsWith('ARO'))).length;
    expect(byRatings({})).toBeGreaterThan(0);
    expect(byRatings({ ratings: [2000, 1900] })).toBeGreaterThan(0);
    expect(byRatings({ ratings: [2000, 0] })).toBe(0);
  });

  it('score some tournaments 3–1–0, and most of them 1–½–0', () => {
    const wins = drawn().map(({ scoring }) => scoring.whiteWin);
    expect(new Set(wins)).toEqual(new Set([10, 30]));
    const football = wins.filter((win) => win === 30).length;
    expect(football).toBeLessThan(SEEDS.length / 4);
    expect(football).toBeGreaterThan(SEEDS.length / 20);
  });
});
