import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  playRest,
  secondRounds,
  SHARD_VERSION,
  writeTrf,
} from '../../src-engine/index.ts';
import { dispatch } from '../../src-main/cli/dispatch.ts';
import { PROCESS_IO } from '../../src-main/cli/io.ts';
import { runSeeds } from '../../src-main/lab/perform.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallchart-lab-'));
  const config = {
    name: 'Test',
    systems: ['mwm-burstein', 'dutch-2026'],
    players: 8,
    rounds: 3,
    seeds: [1, 12],
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

interface Call {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line; `stopAfter` interrupts it after so many pieces of two seeds. */
async function lab(args: readonly string[], stopAfter = Infinity): Promise<Call> {
  let [out, err, pieces] = ['', '', 0];
  let interrupt: () => void = () => undefined;
  const code = await dispatch(['lab', ...args], {
    ...PROCESS_IO,
    stdout: (text) => void (out += text),
    stderr: (text) => void (err += text),
    lab: () =>
      Promise.resolve({
        threads: 2,
        start: ({ seeds: [first, last], ...args }) => {
          if (++pieces > stopAfter) interrupt();
          const seeds = [first, Math.min(first + 1, last)] as const;
          const value =
            pieces > stopAfter
              ? Promise.resolve(null)
              : Promise.resolve(runSeeds({ ...args, seeds }, () => undefined));
          return { value, cancel: () => undefined };
        },
        rest: ({ tournament, results, seeds }) => Promise.resolve(playRest(tournament, results, seeds)),
        firstRound: ({ experiment, seed, replays }) =>
          Promise.resolve(secondRounds(experiment, seed, replays)),
        onInterrupt: (listener) => {
          interrupt = listener;
          return () => undefined;
        },
      }),
  });
  return { code, out, err };
}

describe('wallchart lab', () => {
  it('writes the same bytes by one run, by shards merged, and by a run that was stopped and continued', async () => {
    const whole = await lab(['run', at('config.json'), '-o', at('whole.json'), '--threads', '1']);
    expect(whole.err.split('\r').at(-1)).toContain('12 of 12');
    expect(whole).toMatchObject({ code: 0 });
    const expected = readFileSync(at('whole.json'), 'utf8');

    expect((await lab(['run', at('config.json'), '--seeds', '7..12', '-o', at('b.json')])).code).toBe(0);
    expect((await lab(['run', at('config.json'), '--seeds', '1..6', '-o', at('a.json')])).code).toBe(0);
    expect((await lab(['merge', at('b.json'), at('a.json'), '-o', at('merged.json')])).code).toBe(0);
    expect(readFileSync(at('merged.json'), 'utf8')).toBe(expected);

    const stopped = await lab(['run', at('config.json'), '-o', at('stopped.json')], 3);
    expect(stopped.code).toBe(1);
    expect(stopped.err).toContain('--resume');
    expect(readFileSync(at('stopped.json'), 'utf8')).not.toBe(expected);
    expect((await lab(['run', at('config.json'), '-o', at('stopped.json'), '--resume'])).code).toBe(0);
    expect(readFileSync(at('stopped.json'), 'utf8')).toBe(expected);
  });

  it('shows means and paired differences with their intervals', async () => {
    await lab(['run', at('config.json'), '-o', at('shown.json')]);
    const { code, out } = await lab(['show', at('shown.json')]);
    expect(code).toBe(0);
    expect(out).toContain('12 tournaments');
    expect(out).toMatch(/Kendall τ +0\.\d+ ± 0\.\d+ +0\.\d+ ± 0\.\d+/);
    const against = await lab(['show', at('shown.json'), '--against', 'dutch-2026']);
    expect(against.out).toContain('12 tournaments');
    expect(against.out).toMatch(/Kendall τ +-?0\.\d+ ± 0\.\d+ +0\.000 ± 0\.000/);
    expect((await lab(['show', at('shown.json'), '--against', 'bcf'])).err).toContain('none of the systems');
  });

  it('shows and draws no figure of a single run, which has no interval', async () => {
    await lab(['run', at('config.json'), '--seeds', '1..1', '-o', at('single.json')]);
    for (const args of [
      ['show', at('single.json')],
      ['show', at('single.json'), '--against', 'dutch-2026'],
      ['plot', at('single.json'), '--measure', 'tau', '-o', at('single.svg')],
    ]) {
      const { code, out, err } = await lab(args);
      expect([code, out], args.join(' ')).toEqual([1, '']);
      expect(err).toContain('two seeds at least');
    }
  });

  it('refuses a shard that was damaged, whatever of it', async () => {
    await lab(['run', at('config.json'), '--seeds', '1..6', '-o', at('sound.json')]);
    const source = readFileSync(at('sound.json'), 'utf8');
    type Damaged = Record<string, never> & {
      experiment: { field?: unknown };
      seeds: number[][];
      runs: number;
      unpaired: number[];
      sums: { bins: number[][] }[][];
      joints: unknown[][];
      products: unknown[][];
    };
    const damages: readonly ((shard: Damaged) => void)[] = [
      (shard) => delete shard.experiment.field,
      (shard) => (shard.seeds = [[6, 1]]),
      (shard) => (shard.runs = 5),
      (shard) => (shard.runs = 7),
      (shard) => shard.unpaired.pop(),
      (shard) => shard.sums.pop(),
      (shard) => shard.sums[1]!.pop(),
      (shard) => shard.sums[0]![0]!.bins.pop(),
      (shard) => shard.joints.pop(),
      (shard) => shard.joints[0]!.pop(),
      (shard) => shard.products[0]!.pop(),
    ];
    for (const [index, damage] of damages.entries()) {
      const shard = JSON.parse(source) as Damaged;
      damage(shard);
      writeFileSync(at('damaged.json'), JSON.stringify(shard));
      const { code, out, err } = await lab(['show', at('damaged.json')]);
      expect([code, out], `damage ${index}`).toEqual([2, '']);
      expect(err).toContain('this is not a shard');
    }
  });

  it('draws a measure', async () => {
    await lab(['run', at('config.json'), '--seeds', '1..6', '-o', at('drawn.json')]);
    expect(
      (await lab(['plot', at('drawn.json'), '--measure', 'floats', '--letters', '-o', at('x.svg')])).code,
    ).toBe(0);
    expect(readFileSync(at('x.svg'), 'utf8')).toContain('Float pairs');
    expect(readFileSync(at('x.svg'), 'utf8')).toContain('6 tournaments by each system');
    const wrong = await lab(['plot', at('drawn.json'), '--measure', 'beauty', '-o', at('y.svg')]);
    expect(wrong.err).toContain('tau, rho');
  });

  it('plays the rest of a report', async () => {
    const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players: 10, rounds: 5 });
    if (!generated.ok) throw new Error('not generated');
    const event = { ...generated.value, rounds: generated.value.rounds.slice(0, 3) };
    writeFileSync(at('event.trf'), writeTrf(event, 'trf26'));
    const { code, out } = await lab(['rest', at('event.trf'), '--runs', '60']);
    expect(
      out
        .split('\n')
        .slice(3, -1)
        .every((line) => / \d+\.\d+ ± \d+\.\d+$/.test(line)),
    ).toBe(true);
    expect([code, out.includes('60 times'), out.includes('3 of 5 rounds')]).toEqual([0, true, true]);
    expect(out.split('\n').filter((line) => /\d+\.\d \(/.test(line))).toHaveLength(10);
    const { out: json } = await lab(['rest', at('event.trf'), '--runs', '60', '--json']);
    const { runs, players } = JSON.parse(json) as {
      runs: number;
      players: { meanPlace: Record<string, number>; places: Record<string, number>[] }[];
    };
    expect([runs, players.length, players[0]!.places.length]).toEqual([60, 10, 10]);
    for (const { meanPlace, places } of players) {
      expect(Object.keys(meanPlace)).toEqual(['mean', 'margin']);
      expect(meanPlace.margin).toBeGreaterThanOrEqual(0);
      for (const { share, low, high } of places) {
        expect(low).toBeLessThanOrEqual(share!);
        expect(high).toBeGreaterThan(share!);
      }
    }
  });

  it('lists the Swiss systems', async () => {
    const { out } = await lab(['systems']);
    expect(out).toContain('mwm-random2');
    expect(out).not.toContain('round-robin');
  });

  it('refuses with a sentence', async () => {
    writeFileSync(at('wrong.json'), '{\n "systems": ["x"],\n "rounds": 3 }');
    writeFileSync(at('other.json'), JSON.stringify({ systems: ['bcf'], players: 8, rounds: 3 }));
    await lab(['run', at('config.json'), '--seeds', '1..2', '-o', at('one.json')]);
    const old = readFileSync(at('one.json'), 'utf8').replace(`"version":${SHARD_VERSION}`, '"version":0');
    writeFileSync(at('old.json'), old);
    for (const [args, words] of [
      [[], 'run, merge'],
      [['fly'], 'fly'],
      [['run'], 'configuration'],
      [['run', at('config.json')], '-o'],
      [['run', at('none.json'), '-o', at('x.json')], 'cannot be read'],
      [['run', at('wrong.json'), '-o', at('x.json')], 'line 2'],
      [['run', at('config.json'), '-o', at('x.json'), '--seeds', '9..1'], '9..1'],
      [['run', at('config.json'), '-o', at('one.json')], '--resume'],
      [['run', at('other.json'), '-o', at('one.json'), '--resume'], 'another experiment'],
      [['run', at('config.json'), '-o', at('old.json'), '--resume'], 'version 0'],
      [['run', at('config.json'), '-o', join(folder, 'nowhere', 'x.json')], 'is not there'],
      [['merge', '-o', at('x.json')], 'shards'],
      [['merge', at('one.json'), at('one.json'), '-o', at('x.json')], 'seed 1'],
      [['merge', at('config.json'), '-o', at('x.json')], 'this is not a shard'],
      [['merge', at('old.json'), '-o', at('x.json')], 'version 0'],
      [['show', at('config.json')], 'this is not a shard'],
    ] as const) {
      const { code, err, out } = await lab(args);
      expect([code, out], args.join(' ')).toEqual([2, '']);
      expect(err).toContain(words);
    }
  });
});
