/** Fields, results and settings of a configuration: what each becomes, and the sentence and line of each mistake. */
import { describe, expect, it } from 'vitest';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { PAPER_TIE_BREAKS } from '../../src-engine/lab/experiment.ts';
import { BLANK_TOURNAMENT, type Tournament } from '../../src-engine/model/tournament.ts';
import { readConfig } from '../../src-main/lab/config.ts';

const eventOf = (...ratings: readonly number[]): Tournament => ({
  ...BLANK_TOURNAMENT,
  players: ratings.map((rating, at) => ({ ...blankPlayer(at + 11, `P${at}`), rating })),
});
const FILES: Readonly<Record<string, Tournament>> = {
  'two.trf': eventOf(1500, 0, 2100),
  'one.trf': eventOf(0, 1700, 0),
};

/** A configuration with a line for each key, after the systems and rounds of the first. */
const read = (more: Readonly<Record<string, unknown>>) =>
  readConfig(
    [
      '{ "systems": ["bcf"], "rounds": 3',
      ...Object.entries(more).map(([key, value]) => `, "${key}": ${JSON.stringify(value)}`),
      '}',
    ].join('\n'),
    (path) => FILES[path] ?? null,
  );
const field = (more: Readonly<Record<string, unknown>>) => {
  const config = read(more);
  return config.ok ? config.value.experiment.field : config.failure.sentence;
};
const refused = (more: Readonly<Record<string, unknown>>) => {
  const config = read(more);
  return config.ok ? null : [config.failure.line, config.failure.sentence];
};

it('a configuration with all settings is the experiment that it says', () => {
  expect(
    read({
      ...{ name: 'Trial', players: 12, results: 'coin', tieBreaks: ['BH', 'SB'], seeds: [0, 7] },
      ...{ everyRound: true, normalised: true, ratings: 'exact' },
      strengths: { kind: 'normal', low: 1500, high: 1900, mean: 1600, deviation: 90 },
    }),
  ).toEqual({
    ok: true,
    value: {
      experiment: {
        name: 'Trial',
        contestants: [{ system: 'bcf', beta: null, weights: 'exact', acceleration: 'none' }],
        field: {
          kind: 'strengths',
          players: 12,
          strengths: { kind: 'normal', low: 1500, high: 1900, mean: 1600, deviation: 90 },
          ratings: 'exact',
        },
        rounds: 3,
        results: { kind: 'coin' },
        tieBreaks: ['BH', 'SB'],
        everyRound: true,
        normalised: true,
      },
      seeds: [0, 7],
    },
  });
});

it('a configuration that says little is of the usual field, with its rounds taken', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      experiment: {
        name: '',
        contestants: [{ system: 'bcf', beta: null, weights: 'exact', acceleration: 'none' }],
        field: {
          kind: 'strengths',
          players: 32,
          strengths: { kind: 'uniform', low: 1400, high: 2200 },
          ratings: 'drawn',
        },
        rounds: 3,
        results: { kind: 'milvang-2016' },
        tieBreaks: PAPER_TIE_BREAKS,
        everyRound: false,
        normalised: false,
      },
      seeds: [1, 1000],
    },
  });
});

describe('strengths', () => {
  it('may be sampled from a list, or from the rated players of a report', () => {
    const bounds = { low: 1000, high: 2000 };
    expect(field({ strengths: { kind: 'sampled-from', ...bounds, ratings: [1000, 2500] } })).toMatchObject({
      strengths: { kind: 'sampled', ...bounds, ratings: [1000, 2500] },
    });
    expect(field({ strengths: { kind: 'sampled', ...bounds, file: 'two.trf' } })).toMatchObject({
      strengths: { kind: 'sampled', ...bounds, ratings: [1500, 2100] },
    });
  });

  it.each([
    [{ kind: 'uniform', low: 1801, high: 1800 }, '“low” (1801) is above “high” (1800).'],
    [
      { kind: 'normal', low: 1500, high: 1900, mean: 1499, deviation: 9 },
      'The mean 1499 must be between 1500 and 1900.',
    ],
    [
      { kind: 'normal', low: 1500, high: 1900, mean: 1901, deviation: 9 },
      'The mean 1901 must be between 1500 and 1900.',
    ],
    [
      { kind: 'exponential', low: 1500, high: 1900, mean: 1499 },
      'The mean 1499 must be between 1500 and 1900.',
    ],
    [
      { kind: 'exponential', low: 1500, high: 1900, mean: 1500 },
      'The mean 1500 must be between 1500 and 1900.',
    ],
    [
      { kind: 'exponential', low: 1500, high: 1900, mean: 1900 },
      'The mean 1900 must be between 1500 and 1900.',
    ],
    [
      { kind: 'exponential', low: 1500, high: 1900, mean: 1901 },
      'The mean 1901 must be between 1500 and 1900.',
    ],
    [
      { kind: 'sampled-from', low: 1500, high: 1900, ratings: [1499, 1901] },
      'No rating of the list is from 1500 to 1900.',
    ],
    [
      { kind: 'sampled', low: 1, high: 4000, file: 'one.trf' },
      'one.trf: no report with rated players can be read there.',
    ],
    [
      { kind: 'sampled', low: 1, high: 4000, file: 'no.trf' },
      'no.trf: no report with rated players can be read there.',
    ],
  ])('%j are refused', (strengths, sentence) => {
    expect(refused({ name: 'x', strengths })).toEqual([3, sentence]);
  });

  it.each([
    { kind: 'uniform', low: 1800, high: 1800 },
    { kind: 'normal', low: 1500, high: 1900, mean: 1500, deviation: 9 },
    { kind: 'normal', low: 1500, high: 1900, mean: 1900, deviation: 9 },
    { kind: 'exponential', low: 1500, high: 1900, mean: 1501 },
    { kind: 'exponential', low: 1500, high: 1900, mean: 1899 },
  ])('%j are taken', (strengths) => {
    expect(field({ strengths })).toMatchObject({ strengths });
  });
});

describe('ratings', () => {
  it('may be a list, or those of the rated players of a report, as many as are said', () => {
    expect(field({ ratings: [1500, 1600, 1700, 1800] })).toEqual({
      kind: 'ratings',
      ratings: [1500, 1600, 1700, 1800],
    });
    expect(field({ rounds: 1, ratings: { file: 'two.trf' }, players: 2 })).toEqual({
      kind: 'ratings',
      ratings: [1500, 2100],
    });
  });

  it.each([
    [
      { strengths: { kind: 'uniform', low: 1, high: 2 }, ratings: [1500, 1600, 1700, 1800] },
      2,
      'Strengths are drawn around the ratings that are given: leave out “strengths”.',
    ],
    [
      { ratings: [1500, 1600, 1700, 1800], players: 5 },
      3,
      '“players” says 5, but the number of ratings is 4: name one of them only.',
    ],
    [
      { name: 'x', ratings: { file: 'one.trf' } },
      3,
      'one.trf: no report with rated players can be read there.',
    ],
    [{ ratings: [1500, 1600] }, 1, '3 rounds cannot be paired: 2 players meet everybody within 1.'],
  ])('%j are refused', (more, line, sentence) => {
    expect(refused(more)).toEqual([line, sentence]);
  });
});

describe('rounds', () => {
  it.each([
    [7, 7, true],
    [7, 8, false],
    [8, 7, true],
    [8, 8, false],
  ])('of %i players may be %i: %s', (players, rounds, taken) => {
    expect(read({ players, rounds }).ok).toBe(taken);
  });

  it('are nine at least for the acceleration of 2017', () => {
    const of = (rounds: number) =>
      readConfig(
        `{ "rounds": ${rounds}, "systems": [ "bcf",\n{ "system": "dutch-2017",\n"acceleration": "baku-2017" } ] }`,
        () => null,
      );
    expect(of(9).ok).toBe(true);
    expect(of(8)).toEqual({
      ok: false,
      failure: {
        code: 'config',
        line: 3,
        sentence: 'Baku acceleration of 2017 needs at least 9 rounds (C.04.5.1 1); there are 8.',
      },
    });
  });
});

describe('results', () => {
  it('may be a model with its parameters', () => {
    const results = {
      kind: 'milvang',
      white: 80,
      whiteSlope: 0.1,
      black: -140,
      blackSlope: -0.1,
      spread: 350,
    };
    const config = read({ results });
    expect(config.ok && config.value.experiment.results).toEqual(results);
    const table = read({ results: { kind: 'table', draws: 0.3 } });
    expect(table.ok && table.value.experiment.results).toEqual({ kind: 'table', draws: 0.3 });
  });

  it('are not fitted to a file that is not there, or to too few games', () => {
    expect(refused({ results: { kind: 'fitted', files: ['two.trf', 'no.trf'] } })).toEqual([
      2,
      'no.trf: no report with rated players can be read there.',
    ]);
    expect(refused({ results: { kind: 'fitted', files: ['two.trf'] } })).toEqual([
      2,
      'The files have 0 games between rated players; a model needs at least 100.',
    ]);
  });
});

describe('settings', () => {
  const system = (told: unknown) => {
    const config = readConfig(`{ "rounds": 3,\n"systems": ["bcf",\n${JSON.stringify(told)}] }`, () => null);
    return config.ok
      ? config.value.experiment.contestants[1]
      : [config.failure.line, config.failure.sentence];
  };

  it('β and weights are for systems by matching', () => {
    expect(system({ system: 'mwm-monrad', beta: 0.1 })).toEqual({
      ...{ system: 'mwm-monrad', beta: 1, weights: 'exact', acceleration: 'none' },
    });
    expect(system({ system: 'dutch-2017', weights: 'exact' })).toEqual([
      3,
      '“weights” is for the systems by matching (mwm-…); the system here is dutch-2017.',
    ]);
    expect(system({ system: 'dutch-2017', beta: 1 })).toEqual([
      3,
      '“beta” is for the systems by matching (mwm-…); the system here is dutch-2017.',
    ]);
    const wrong = 'β must be a number of games above 0 with one decimal at most.';
    expect(system({ system: 'mwm-dutch', beta: 0 })).toEqual([3, wrong]);
    expect(system({ system: 'mwm-dutch', beta: 0.25 })).toEqual([3, wrong]);
    expect(system('round-robin')).toEqual([
      3,
      'There is no Swiss system round-robin. wallchart lab systems lists those that there are.',
    ]);
  });

  it('seeds are in order, and one may be alone', () => {
    expect(read({ seeds: [5, 5] })).toMatchObject({ ok: true, value: { seeds: [5, 5] } });
    expect(refused({ seeds: [6, 5] })).toEqual([2, 'The first seed, 6, comes after the last, 5.']);
  });

  it('keys that are missing, unknown or wrong are named by their path', () => {
    expect(refused({ players: 1 })![1]).toMatch(/^players: /);
    expect(refused({ tieBreaks: ['BH', 'ZZZ'] })).toEqual([2, 'There is no tie-break ZZZ.']);
    expect(refused({ sytems: 1 })).toEqual([2, 'sytems: there is no such key here.']);
    expect(refused({ results: { kind: 'milvang', white: 1 } })).toEqual([
      2,
      'results.whiteSlope: this key is missing.',
    ]);
  });

  it('faults of the reader of files are thrown', () => {
    const source = '{ "systems": ["bcf"], "rounds": 3, "ratings": { "file": "two.trf" } }';
    expect(() =>
      readConfig(source, () => {
        throw new TypeError('a bug');
      }),
    ).toThrow('a bug');
  });
});
