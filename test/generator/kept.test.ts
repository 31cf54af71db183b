/** A seed keeps its meaning: whoever names one gets the tournament that others got for it. */
import { expect, it } from 'vitest';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import {
  checkedOptions,
  DEFAULT_GENERATOR_OPTIONS,
  drawnOptions,
  rateIn,
  type GeneratorOptions,
} from '../../src-engine/generator/options.ts';
import { randomOf, seedOf } from '../../src-engine/generator/random.ts';
import { chancesByTable, resultOf } from '../../src-engine/generator/results.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { linesOf } from '../told.ts';

const MESSY: GeneratorOptions = {
  ...DEFAULT_GENERATOR_OPTIONS,
  players: 13,
  rounds: 5,
  forfeitRate: [0, 0.3],
  oddResultRate: 0.2,
  halfByeRate: [0.1, 0, 0.2],
  zeroByeRate: 0.1,
  fullByeRate: 0.05,
  withdrawalRate: 0.2,
  lateEntryRate: 0.2,
};

const EVENTS: readonly Partial<GeneratorOptions>[] = [
  { seed: 3 },
  {
    seed: 4,
    system: 'dubov-2026',
    rounds: 4,
    doubleForfeitRate: 0.5,
    ratings: [2100, 2300, 2200, 2000, 1900, 1800],
  },
  { seed: 5, system: 'dutch-2017', ratingStep: 33, acceleration: 'baku-2017', rounds: 9, players: 30 },
  { seed: 6, system: 'lim-2026', maxiTournament: true, acceleration: 'baku-2026', tieBreaks: ['BH', 'SB'] },
  { seed: 7, system: 'mwm', maximumColourDifference: 10, initialColour: 'black' },
];

function told(tournament: Tournament): string {
  const { info, rules, players, rounds } = tournament;
  const { name, startDate, endDate, type, roundDates } = info;
  return [
    linesOf([{ name, startDate, endDate, type, roundDates }, rules]),
    linesOf(
      players.map((player) => [
        ...[player.id, player.tpn, player.name, player.rating, player.sex, player.federation, player.birth],
        ...[player.entryRound, player.withdrawnFrom, player.absences, player.recordedRank],
      ]),
    ),
    linesOf(
      rounds.map(({ boards, unpaired, system }) => [
        system,
        boards.map(({ white, black, result }) => `${white}-${black} ${result}`),
        unpaired.map(({ player, kind }) => `${player} ${kind}`),
      ]),
    ),
  ].join('');
}

it('28: the same options and seed give the kept players, byes, boards, results and ranks', async () => {
  const made = EVENTS.map((changes) => {
    const answer = generateTournament({ ...MESSY, ...changes });
    return answer.ok ? told(answer.value) : linesOf([answer.failure]);
  });
  await expect(made.join('\n')).toMatchFileSnapshot('kept.txt');
});

it('28: of a model come names and ratings in the order of its numbers, and nothing that happened to its players', () => {
  const plain = { ...DEFAULT_GENERATOR_OPTIONS, players: 6, rounds: 2, lateEntryRate: 0, withdrawalRate: 0 };
  const model = generateTournament({ ...plain, seed: 8 });
  if (!model.ok) throw new Error(model.failure.code);
  const worn = model.value.players.toReversed().map((player) => ({
    ...player,
    arrival: 'here' as const,
    adjustment: 5,
    recordedRank: 1,
    entryRound: 2,
    withdrawnFrom: 2,
  }));
  const again = generateTournament({ ...plain, seed: 9, halfByeRate: 0, zeroByeRate: 0 }, worn);
  if (!again.ok) throw new Error(again.failure.code);
  const { players } = again.value;
  expect(players.map(({ name, rating }) => [name, rating])).toEqual(
    model.value.players.map(({ name, rating }) => [name, rating]),
  );
  expect(players.map(({ id, tpn }) => [id, tpn])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [number, number]),
  );
  for (const player of players)
    expect(player).toMatchObject({ arrival: 'expected', adjustment: 0, entryRound: 1, withdrawnFrom: null });
});

it('28: options that nobody gives are drawn by the seed: the kept ones', async () => {
  const drawn = [1, 2, 3, 17, 24].map((seed) => drawnOptions({ seed }));
  const given = [
    drawnOptions({ seed: 5, players: 7, ratings: [2000, 0] }),
    drawnOptions({ seed: 6, system: 'dutch-2017', highestRating: 900 }),
    drawnOptions({ seed: 7, lowestRating: 2800 }),
  ];
  await expect(linesOf([...drawn, ...given])).toMatchFileSnapshot('kept-options.txt');
});

it('28: a rate holds for its round, the last of a list for all rounds after it', () => {
  expect([1, 2, 3, 4].map((round) => rateIn([0.1, 0.2, 0.3], round))).toEqual([0.1, 0.2, 0.3, 0.3]);
  expect([rateIn(0.4, 7), rateIn(undefined, 1), rateIn([], 1)]).toEqual([0.4, 0, 0]);
});

it.each([
  ['players', [2, 9999], [1, 10_000]],
  ['rounds', [1, 99], [0, 100]],
  ['lowestRating', [0], [-1]],
  ['highestRating', [1400, 4000], [1399, 4001]],
  ['ratingStep', [0, 4000], [-1, 4001]],
  ['drawRate', [0, 1], [-0.01, 1.01]],
  ['doubleForfeitRate', [0, 1], [-0.01, 1.01]],
  ['oddResultRate', [0, 1], [-0.01, 1.01]],
  ['fullByeRate', [0, 1], [-0.01, 1.01]],
  ['lateEntryRate', [0, 1], [-0.01, 1.01]],
] as const)('28: %s may be %j, not %j', (option, allowed, refused) => {
  const isAllowed = (value: number) => checkedOptions({ ...DEFAULT_GENERATOR_OPTIONS, [option]: value }).ok;
  expect(allowed.map(isAllowed)).toEqual(allowed.map(() => true));
  expect(refused.map(isAllowed)).toEqual(refused.map(() => false));
});

it('28: numbers of a seed, and seeds for a purpose, are the kept ones', () => {
  const random = randomOf(42);
  expect([random.integer(1, 6), random.next()]).toEqual([1, 0.03353364090435207]);
  expect(random.normal()).toBeCloseTo(-0.10642828844785789, 12);
  expect([random.chance(0.5), random.pick(['a', 'b', 'c'])]).toEqual([true, 'b']);
  expect(random.shuffled([1, 2, 3, 4, 5])).toEqual([5, 3, 4, 2, 1]);
  expect([seedOf(), seedOf(1), seedOf(1, 2), seedOf(2, 1)]).toEqual([0, -483432128, 298296179, -2102403935]);
});

it.each([
  [0, 50],
  [3, 50],
  [4, 51],
  [-92, 37],
  [399, 92],
  [401, 92],
  [900, 92],
  [-400, 8],
  [-401, 8],
])(
  'B.02 8.1.2, 8.3.1: the chances of %i points more add up to one and to %i hundredths',
  (difference, expected) => {
    const { white, draw, black } = chancesByTable(difference, 0.4);
    expect(white + draw + black).toBeCloseTo(1, 12);
    expect(white + draw / 2).toBeCloseTo(expected / 100, 12);
    expect(draw).toBeCloseTo((0.8 * Math.min(expected, 100 - expected)) / 100, 12);
  },
);

it('28: results come in the order forfeit, odd, draw, win, each by the next number of the stream', () => {
  const of = (numbers: readonly number[], difference = 0) => {
    const queue = [...numbers];
    const random = {
      ...randomOf(1),
      next: () => queue.shift()!,
      chance: (rate: number) => queue.shift()! < rate,
    };
    const pick = <T>(list: readonly T[]): T => list[Math.floor(queue.shift()! * list.length)]!;
    const rates = { drawRate: 0.4, forfeitRate: [0, 0.5], oddResultRate: [0, 0.5] };
    return resultOf({ ...random, pick }, difference, rates, 2);
  };
  expect(of([0.49, 0.04])).toBe('forfeit-both-lose');
  expect(of([0.49, 0.05, 0])).toBe('forfeit-white-wins');
  expect(of([0.49, 0.05, 0.5])).toBe('forfeit-black-wins');
  expect(of([0.5, 0.49, 0.99])).toBe('unrated-black-wins');
  expect(of([0.5, 0.5, 0.39])).toBe('draw');
  expect(of([0.5, 0.5, 0.4])).toBe('white-wins');
  expect(of([0.5, 0.5, 0.7])).toBe('black-wins');
});
