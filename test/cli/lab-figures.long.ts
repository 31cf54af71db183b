/** `wallchart lab show`, `plot` and `rest`: the whole of what is said, of tallies that are written down. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contestant, Experiment, RestCounts } from '../../src-engine/index.ts';
import { leftOutLines, nameOf, shown } from '../../src-main/cli/lab-show.ts';
import type { LabCrew } from '../../src-main/cli/io.ts';
import { textOfShard } from '../../src-main/lab/shard-files.ts';
import { SMALL } from '../lab/samples.ts';
import { Folder } from '../storage/samples.ts';
import { FIVE } from './samples.ts';
import { lab, playedTally, WrittenCrew, type Played } from './written-crew.ts';

const BURSTEIN: Contestant = {
  ...{ system: 'mwm-burstein', beta: 5, weights: 'as-computed', acceleration: 'baku-2026' },
};
const DUTCH: Contestant = {
  ...{ system: 'dutch-2026', beta: null, weights: 'exact', acceleration: 'none' },
};
const BCF: Contestant = { ...DUTCH, system: 'bcf' };
const TRIED: Experiment = {
  ...SMALL,
  contestants: [BURSTEIN, DUTCH],
  field: { ...SMALL.field, players: 4 } as Experiment['field'],
  rounds: 2,
};

/** Floats 3, 4, 5 and 8 of the first, and twice as many of the second; τ of 1 but once of ½; colours after round 1. */
const played: Played = (contestant, key, seed) => {
  if (key === 'floats') return [3, 4, 5, 8][seed - 7]! * (contestant + 1);
  if (key === 'tau') return contestant === 0 && seed === 10 ? 3 : 6;
  return key === 'colours@1' && contestant === 1 ? seed : 0;
};
const textOf = (seeds: readonly [number, number], values = played, experiment = TRIED) =>
  textOfShard(playedTally(experiment, seeds, values));
const files: Readonly<Record<string, string>> = {
  'four.json': textOf([7, 10]),
  'one.json': textOf([7, 7]),
  'two.json': textOf([7, 8]),
  'none.json': textOf([7, 8], () => null),
  'left-out.json': textOf([6, 10], (contestant, key, seed) =>
    seed === 6 && contestant === 1 ? null : played(contestant, key, Math.max(seed, 7)),
  ),
  'five.trf': FIVE,
};
const memory = {
  readFile: (path: string) => {
    if (files[path] === undefined) throw Object.assign(new Error('none'), { code: 'ENOENT' });
    return new TextEncoder().encode(files[path]);
  },
};

/** Rows of a table whose measures are 0 but for three of them. */
const table = (tau: string, floats: string, colours: string) => {
  const row = (measure: string, figures = '0.000 ± 0.000  0.000 ± 0.000') =>
    `${measure.padEnd(38)}${figures.padStart(61)}`;
  return [
    row('System', 'mwm-burstein, β 0.5, weights as computed, Baku     dutch-2026'),
    row('Kendall τ', tau),
    row('Spearman ρ'),
    row('NDCG'),
    row('Float pairs', floats),
    row('Colour difference'),
    row('Paradoxical results'),
    row('Strength difference'),
    row('Games of top seeds'),
    row('Round of the first game of top seeds'),
    row('Colours not due'),
    row('Players sharing rank 1'),
    row('Podium distance'),
    row('Strongest wins'),
    row('Colour difference, round 1', colours),
    '',
  ];
};

describe('wallchart lab show', () => {
  const show = (...args: string[]) => lab(['show', ...args], new WrittenCrew(), memory);

  it('shows the mean of every measure with its interval, a system in a column', async () => {
    const { code, out, err } = await show('four.json');
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      '4 tournaments by each system; ± is the 95 % interval of the mean.',
      '',
      ...table('0.88 ± 0.24  1.000 ± 0.000', '5.0 ± 2.1     10.0 ± 4.2', '0.000 ± 0.000      8.5 ± 1.3'),
    ]);
  });

  it('shows differences from the system that is named, on the same seeds', async () => {
    const { code, out, err } = await show('four.json', '--against', 'dutch-2026');
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'Difference from dutch-2026 on the same seeds, 4 tournaments by each system; ± is the 95 % interval.',
      '',
      ...table('-0.13 ± 0.24  0.000 ± 0.000', '-5.0 ± 2.1  0.000 ± 0.000', '-8.5 ± 1.3  0.000 ± 0.000'),
    ]);
  });

  it('tells the seeds that count for no system below the table', async () => {
    const { out } = await show('left-out.json');
    expect(out.startsWith('4 tournaments by each system')).toBe(true);
    expect(out.split('\n').slice(-3)).toEqual([
      'Colour difference, round 1                                             0.000 ± 0.000      8.5 ± 1.3',
      'dutch-2026 found no round in 1 seed; such seeds count for no system.',
      '',
    ]);
  });

  it.each([
    ['one.json', 1, 'One run has no interval: it takes two seeds at least.'],
    ['none.json', 1, 'No seed counts: in each one a system found no round.'],
    ['absent.json', 2, 'absent.json: the file cannot be read.'],
    ['four.json --against bcf', 1, 'bcf is none of the systems of this experiment.'],
    ['four.json --against', 2, 'A value is missing after --against.'],
  ])('of %s answers %i: %s', async (words, code, sentence) => {
    const err = `wallchart lab show: ${sentence}\n`;
    expect(await show(...words.split(' '))).toEqual({ code, out: '', err });
  });

  it('takes two runs for enough', async () => {
    const { code, out } = await show('two.json');
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      '2 tournaments by each system; ± is the 95 % interval of the mean.',
    ]);
  });

  it('names a system with all that makes it another', () => {
    expect(nameOf(BURSTEIN)).toBe('mwm-burstein, β 0.5, weights as computed, Baku');
    expect(nameOf({ ...BURSTEIN, beta: 20, weights: 'exact', acceleration: 'none' })).toBe(
      'mwm-burstein, β 2',
    );
    expect(nameOf({ ...BURSTEIN, beta: null, acceleration: 'none' })).toBe(
      'mwm-burstein, weights as computed',
    );
    expect(nameOf({ ...DUTCH, acceleration: 'baku-2017' })).toBe('dutch-2026, Baku');
    expect(nameOf(DUTCH)).toBe('dutch-2026');
  });

  it('tells nothing of seeds where every system found its rounds', () => {
    expect(leftOutLines(playedTally(TRIED, [7, 10], played))).toEqual([]);
  });

  it.each([
    [0.71349, 0.0049, '0.7135 ± 0.0049'],
    [0.71349, 0.051, '0.713 ± 0.051'],
    [71.349, 0.51, '71.35 ± 0.51'],
    [71.349, 1, '71.3 ± 1.0'],
    [71.349, 9.96, '71.3 ± 10.0'],
    [713.49, 12.4, '713 ± 12'],
    [713.49, 124, '713 ± 124'],
    [0.7134912, 0.0000041, '0.71349 ± 0.00000'],
    [2, 0, '2.000 ± 0.000'],
  ])('shows %f within %f as %s', (mean, margin, words) => {
    expect(shown({ mean, margin })).toBe(words);
  });

  it('has no words for a mean without an interval', () => {
    expect(() => shown({ mean: 1, margin: null })).toThrow('one run has no interval');
  });
});

describe('wallchart lab plot', () => {
  let folder: Folder;
  beforeEach(() => void (folder = new Folder()));
  afterEach(() => folder.remove());
  const plot = (...args: string[]) =>
    lab(['plot', ...args, '-o', folder.of('x.svg')], new WrittenCrew(), memory);
  const svg = () => readFileSync(folder.of('x.svg'), 'utf8');
  const WORDS = [
    ...['Kendall τ', 'mwm-burstein, β 0.5…', 'dutch-2026', '4 tournaments by each system'],
    'point and bar: the mean with its 95 % interval',
  ];
  /** The words of the drawing, numbers of the axis left out. */
  const words = () =>
    [...svg().matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)]
      .map(([, text]) => text!)
      .filter((text) => !/^−?[\d.,]+$/.test(text));
  const sizeOf = () => /viewBox="0 0 (\d+) (\d+)"/.exec(svg())!.slice(1).map(Number);

  it('draws how the runs of every system spread, τ where no measure is named', async () => {
    const out = `The plot is in ${folder.of('x.svg')}\n`;
    expect(await plot('four.json')).toEqual({ code: 0, out, err: '' });
    expect(words()).toEqual(WORDS);
    const tau = svg();
    expect(await plot('four.json', '--measure', 'tau')).toEqual({ code: 0, out, err: '' });
    expect(svg()).toBe(tau);

    await plot('four.json', '--measure', 'floats', '--letters');
    expect(words()).toEqual(['Float pairs', ...WORDS.slice(1)]);
    const letters = svg();
    await plot('four.json', '--measure', 'floats');
    expect(svg() === letters).toBe(false);

    await plot('four.json', '--measure', 'colours@1');
    expect(words()).toContain('Colour difference, round 1');
  });

  it('is as wide as its systems need', async () => {
    const many = { ...TRIED, contestants: [BURSTEIN, DUTCH, BCF, { ...BCF, system: 'lim-2026' }] };
    const sizes: number[][] = [];
    for (const contestants of [
      many.contestants.slice(0, 1),
      many.contestants.slice(0, 2),
      many.contestants,
    ]) {
      writeFileSync(folder.of('x.json'), textOf([7, 10], played, { ...many, contestants }));
      await lab(['plot', folder.of('x.json'), '-o', folder.of('x.svg')]);
      sizes.push(sizeOf());
    }
    expect(sizes.map(([width]) => width)).toEqual([466, 466, 506]);
    expect(new Set(sizes.map(([, height]) => height))).toEqual(new Set([383]));
  });

  it.each([
    [
      'four.json --measure beauty',
      2,
      'There is no measure beauty; there are tau, rho, ndcg, floats, colours, paradoxes, strength, topGames, topMeeting, ' +
        'complaints, sharedFirst, podium, champion and colours@1.',
    ],
    ['one.json', 1, 'One run has no interval: it takes two seeds at least.'],
    ['none.json', 1, 'No seed counts: in each one a system found no round.'],
    ['absent.json', 2, 'absent.json: the file cannot be read.'],
    ['four.json --measure', 2, 'A value is missing after --measure.'],
  ])('of %s answers %i: %s', async (args, code, sentence) => {
    const err = `wallchart lab plot: ${sentence}\n`;
    const call = ['plot', '-o', folder.of('x.svg'), ...args.split(' ')];
    expect(await lab(call, new WrittenCrew(), memory)).toEqual({ code, out: '', err });
  });

  it('takes two runs for enough, and says where it cannot write', async () => {
    expect((await plot('two.json')).code).toBe(0);
    const call = ['plot', 'two.json', '-o', folder.of('nowhere/x.svg')];
    const { code, out, err } = await lab(call, new WrittenCrew(), memory);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^wallchart lab plot: [^\n]+nowhere[^\n]+is not there\.\n$/);
  });
});

describe('wallchart lab rest', () => {
  type Rest = LabCrew['rest'];
  const none = Array.from({ length: 5 }, () => new Array<number>(12).fill(0));
  /** Player 3 is always first; 1 and 2 share the places behind by turns, 5 is behind 4 in nine of ten runs. */
  const counts = (runs: number): RestCounts => ({
    runs,
    places: [
      [0, runs / 2, runs / 2, 0, 0],
      [0, runs / 2, runs / 2, 0, 0],
      [runs, 0, 0, 0, 0],
      [0, 0, 0, 0.9 * runs, 0.1 * runs],
      [0, 0, 0, 0.1 * runs, 0.9 * runs],
    ],
    next: none,
  });
  const asked: Parameters<Rest>[0][] = [];
  let crew: WrittenCrew;
  beforeEach(() => {
    asked.length = 0;
    crew = new WrittenCrew();
    crew.rest = async (args) => {
      asked.push(args);
      await Promise.resolve();
      return { ok: true, value: counts(args.seeds[1] - args.seeds[0] + 1) };
    };
  });
  const rest = (...args: string[]) => lab(['rest', 'five.trf', ...args], crew, memory);

  it('shows the chances of each player and their mean rank, the best first', async () => {
    const { code, out, err } = await rest('--runs', '120', '--threads', '2');
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'The rest of the event played 120 times, 1 of 3 rounds being paired; percent and mean ranks with their 95 % ' +
        'intervals. Strengths are drawn around the ratings, results by Milvang 2025.',
      '',
      'No.  Name                           First         First three           First ten      Mean rank',
      '  3  Sample, Player 3  100.0 (96.9–100.0)  100.0 (96.9–100.0)  100.0 (96.9–100.0)  1.000 ± 0.000',
      '  1  Sample, Player 1       0.0 (0.0–3.1)  100.0 (96.9–100.0)  100.0 (96.9–100.0)  2.500 ± 0.090',
      '  2  Sample, Player 2       0.0 (0.0–3.1)  100.0 (96.9–100.0)  100.0 (96.9–100.0)  2.500 ± 0.090',
      '  4  Sample, Player 4       0.0 (0.0–3.1)       0.0 (0.0–3.1)  100.0 (96.9–100.0)  4.100 ± 0.054',
      '  5  Sample, Player 5       0.0 (0.0–3.1)       0.0 (0.0–3.1)  100.0 (96.9–100.0)  4.900 ± 0.054',
      '',
    ]);
    expect(
      asked.map(({ seeds, results, tournament }) => [seeds, results, tournament.players.length]),
    ).toEqual([
      [[1, 50], { kind: 'milvang-2025' }, 5],
      [[51, 100], { kind: 'milvang-2025' }, 5],
      [[101, 120], { kind: 'milvang-2025' }, 5],
    ]);
    expect(crew.listens).toEqual(['begins', 'ends']);
  });

  it('plays a thousand runs where no number is named, on all threads at the same time', async () => {
    let [open, most] = [0, 0];
    const usual = crew.rest;
    crew.rest = async (args) => {
      most = Math.max(most, ++open);
      return await usual(args).finally(() => open--);
    };
    const { out } = await rest();
    expect(out).toMatch(/^The rest of the event played 1\D?000 times, 1 of 3 rounds being paired; /);
    expect([asked.length, asked.at(-1)!.seeds, most]).toEqual([20, [951, 1000], 3]);
    await rest('--threads', '7');
    expect(most).toBe(7);
  });

  it('is the same as JSON, the players in the order of the report', async () => {
    const { code, out, err } = await rest('--runs', '10', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(out.startsWith('{\n "runs": 10,\n "players": [\n  {\n   "startingNumber": 1,\n')).toBe(true);
    expect(out.endsWith('\n}\n')).toBe(true);
    const close = (value: number) => expect.closeTo(value, 4) as number;
    const never = { share: 0, low: 0, high: close(0.2775) };
    const half = { share: 0.5, low: close(0.2366), high: close(0.7634) };
    const often = { share: 0.9, low: close(0.5958), high: close(0.9821) };
    const seldom = { share: 0.1, low: close(0.0179), high: close(0.4042) };
    const always = { share: 1, low: close(0.7225), high: close(1) };
    const shared = { meanPlace: { mean: 2.5, margin: close(0.3267) }, first: never };
    const margin = close(0.196);
    expect(JSON.parse(out)).toEqual({
      runs: 10,
      players: [
        { startingNumber: 1, ...shared, places: [never, half, half, never, never] },
        { startingNumber: 2, ...shared, places: [never, half, half, never, never] },
        {
          startingNumber: 3,
          meanPlace: { mean: 1, margin: 0 },
          places: [always, never, never, never, never],
          first: always,
        },
        {
          startingNumber: 4,
          meanPlace: { mean: close(4.1), margin },
          places: [never, never, never, often, seldom],
          first: never,
        },
        {
          startingNumber: 5,
          meanPlace: { mean: close(4.9), margin },
          places: [never, never, never, seldom, often],
          first: never,
        },
      ],
    });
  });

  it('shows no figures of a part where somebody stops it', async () => {
    const usual = crew.rest;
    crew.rest = (args) => {
      if (asked.length === 1) crew.interrupt();
      return usual(args);
    };
    expect(await rest('--threads', '1')).toEqual({
      code: 1,
      out: '',
      err: 'wallchart lab rest: Stopped. Figures of a part are not shown.\n',
    });
    expect([asked.length, crew.listens]).toEqual([2, ['begins', 'ends']]);
  });

  it('tells the round that cannot be paired', async () => {
    crew.rest = ({ seeds }) => {
      asked.push({} as never);
      return Promise.resolve(
        seeds[0] === 1
          ? { ok: true, value: counts(50) }
          : { ok: false, failure: { code: 'not-pairable', round: 3 } as never },
      );
    };
    expect(await rest('--threads', '1')).toEqual({
      code: 1,
      out: '',
      err: 'wallchart lab rest: Round 3 cannot be paired in one of the runs.\n',
    });
    expect([asked.length, crew.listens]).toEqual([2, ['begins', 'ends']]);
  });

  it.each([
    ['--runs 1', '--runs 1: it must be a whole number from 2 to 10000000.'],
    ['--runs 10000001', '--runs 10000001: it must be a whole number from 2 to 10000000.'],
    ['--threads 0', '--threads 0: it must be a whole number from 1 to 256.'],
    ['--threads 257', '--threads 257: it must be a whole number from 1 to 256.'],
  ])('refuses %s', async (args, sentence) => {
    const err = `wallchart lab rest: ${sentence}\n`;
    expect(await rest(...args.split(' '))).toEqual({ code: 2, out: '', err });
    expect(asked).toEqual([]);
  });

  it.each([['--runs 2'], ['--threads 256 --runs 50']])('takes %s', async (args) => {
    expect((await rest(...args.split(' '))).code).toBe(0);
    expect(asked.length).toBe(1);
  });
});
