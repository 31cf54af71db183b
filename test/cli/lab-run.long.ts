/** `wallchart lab run` and `merge`: what is played, what is written meanwhile, and every word that is said. */
import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shard } from '../../src-engine/index.ts';
import { Folder } from '../storage/samples.ts';
import { FIVE } from './samples.ts';
import { lab, WrittenCrew } from './written-crew.ts';

const CONFIG = { systems: ['mwm-burstein', 'dutch-2026'], players: 8, rounds: 3, seeds: [3, 12] };

let folder: Folder;
let crew: WrittenCrew;
const at = (name: string) => folder.of(name);
const write = (name: string, value: unknown) => writeFileSync(at(name), JSON.stringify(value));
const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')) as Shard;

beforeEach(() => {
  folder = new Folder();
  crew = new WrittenCrew();
  write('config.json', CONFIG);
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

const run = (...more: string[]) => lab(['run', at('config.json'), '-o', at('out.json'), ...more], crew);

/** Lines of progress, one over the other. */
const progress = (...lines: string[]) => lines.map((line) => `\r${line.padEnd(60)}`).join('');

describe('wallchart lab run', () => {
  it('tells how far it is and how long it takes, and writes what is done every five seconds', async () => {
    crew.takeClock();
    crew.pieceMs = 2500;
    const saved: unknown[] = [];
    crew.onStart = () => saved.push(existsSync(at('out.json')) ? read('out.json').seeds : null);
    expect(await run('--threads', '1')).toEqual({
      code: 0,
      out: `10 tournaments by each of 2 systems in ${at('out.json')}\n`,
      err: `${progress(
        '2 of 10 seeds, about 10 seconds left',
        '4 of 10 seeds, about 8 seconds left',
        '6 of 10 seeds, about 5 seconds left',
        '8 of 10 seeds, about 3 seconds left',
        '10 of 10 seeds, about 0 seconds left',
      )}\n`,
    });
    expect(saved).toEqual([null, null, [[3, 6]], [[3, 6]], [[3, 10]]]);
    expect(read('out.json')).toMatchObject({ seeds: [[3, 12]], runs: 10, unpaired: [0, 0] });
    expect(crew.asked).toEqual([
      [3, 12],
      [5, 12],
      [7, 12],
      [9, 12],
      [11, 12],
    ]);
    expect([crew.listens, crew.most]).toEqual([['begins', 'ends'], 1]);
  });

  it('says nothing meanwhile where it has to be quiet', async () => {
    const out = `10 tournaments by each of 2 systems in ${at('out.json')}\n`;
    expect(await run('--quiet')).toEqual({ code: 0, out, err: '' });
  });

  it('has as many threads at work as the computer runs, or as many as are named', async () => {
    write('config.json', { ...CONFIG, seeds: [1, 5000] });
    crew.onStart = (started) => started === 20 && crew.interrupt();
    await run();
    expect([crew.most, crew.asked.slice(0, 3)]).toEqual([
      3,
      [
        [1, 500],
        [501, 1000],
        [1001, 1500],
      ],
    ]);
    crew = new WrittenCrew();
    crew.onStart = (started) => started === 20 && crew.interrupt();
    await run('--resume', '--threads', '5');
    expect(crew.most).toBe(5);
  });

  it('goes on with the seeds that are missing, and counts those of this call alone', async () => {
    expect((await run('--seeds', '3..6', '--quiet')).code).toBe(0);
    crew = new WrittenCrew();
    crew.takeClock();
    crew.pieceMs = 2500;
    const { code, out, err } = await run('--resume', '--seeds', '5..10', '--threads', '1');
    expect([code, out]).toEqual([0, `8 tournaments by each of 2 systems in ${at('out.json')}\n`]);
    expect(err).toBe(
      `${progress('4 of 6 seeds, about 3 seconds left', '6 of 6 seeds, about 0 seconds left')}\n`,
    );
    expect(crew.asked).toEqual([
      [7, 10],
      [9, 10],
    ]);
    expect(read('out.json').seeds).toEqual([[3, 10]]);
  });

  it('does not count seeds outside of those that were asked for', async () => {
    await run('--seeds', '3..4', '--quiet');
    await run('--seeds', '9..12', '--resume', '--quiet');
    crew = new WrittenCrew();
    crew.takeClock();
    const { err } = await run('--resume', '--seeds', '4..9', '--threads', '1');
    expect(err).toBe(
      `${progress('4 of 6 seeds, about 0 seconds left', '6 of 6 seeds, about 0 seconds left')}\n`,
    );
    expect(read('out.json')).toMatchObject({ seeds: [[3, 12]], runs: 10 });
  });

  it('keeps what is done where somebody stops it, and tells how it is continued', async () => {
    crew.onStart = (started) => started === 3 && crew.interrupt();
    const { code, out, err } = await run('--threads', '1', '--quiet');
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `Stopped after 6 of 10 seeds. What is done is in ${at('out.json')}; --resume continues it.\n`,
    );
    expect([read('out.json').seeds, crew.listens, crew.asked.length]).toEqual([
      [[3, 8]],
      ['begins', 'ends'],
      3,
    ]);
  });

  it('names each system that found no round, with its seeds, whether it ended or was stopped', async () => {
    const usual = crew.played;
    crew.played = (contestant, key, seed) =>
      (contestant === 1 && seed < 5) || (contestant === 0 && seed === 12)
        ? null
        : usual(contestant, key, seed);
    expect(await run('--quiet')).toEqual({
      code: 0,
      out: `7 tournaments by each of 2 systems in ${at('out.json')}\n`,
      err:
        'mwm-burstein found no round in 1 seed; such seeds count for no system.\n' +
        'dutch-2026 found no round in 2 seeds; such seeds count for no system.\n',
    });
  });

  it('stops where what is done cannot be written any more, and says why', async () => {
    mkdirSync(at('gone'));
    crew.takeClock();
    crew.pieceMs = 5000;
    crew.onStart = (started) => started === 2 && rmSync(at('gone'), { recursive: true });
    const args = ['run', at('config.json'), '-o', at('gone/out.json'), '--threads', '1', '--quiet'];
    const { code, out, err } = await lab(args, crew);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^wallchart lab run: [^\n]+gone[^\n]+is not there\.\n$/);
    expect(crew.asked).toEqual([
      [3, 12],
      [5, 12],
    ]);
  });

  it('says so where the file cannot be written in the end, and nothing of what it would hold', async () => {
    const args = ['run', at('config.json'), '-o', at('nowhere/out.json'), '--quiet'];
    const { code, out, err } = await lab(args, crew);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^wallchart lab run: [^\n]+nowhere[^\n]+is not there\.\n$/);
  });

  it('takes the ratings of a report that lies beside the configuration', async () => {
    writeFileSync(at('five.trf'), FIVE);
    const config = { ...CONFIG, players: undefined, ratings: { file: 'five.trf' } };
    write('config.json', config);
    expect((await run('--quiet')).code).toBe(0);
    const field = { kind: 'ratings', ratings: [2720, 2701, 2697, 2689, 2673] };
    expect(read('out.json').experiment.field).toEqual(field);

    // From the standard input it has no folder.
    const files: Record<string, string> = { '-': JSON.stringify(config), 'five.trf': FIVE };
    const given = await lab(['run', '-', '-o', at('given.json'), '--quiet'], crew, {
      readFile: (path) => new TextEncoder().encode(files[path]),
    });
    expect([given.code, read('given.json').experiment.field]).toEqual([0, field]);
  });

  it.each([
    ['absent.trf', 'no such file'],
    ['letter.trf', 'no report'],
  ])('refuses ratings of %s, in which there is %s', async (file) => {
    writeFileSync(at('letter.trf'), 'Dear arbiter,\n');
    writeFileSync(
      at('config.json'),
      `{ "systems": ["bcf"],\n "rounds": 3,\n "ratings": { "file": "${file}" } }`,
    );
    const sentence = `line 3: ${file}: no report with rated players can be read there.`;
    expect(await run()).toEqual({
      code: 2,
      out: '',
      err: `wallchart lab run: ${at('config.json')}: ${sentence}\n`,
    });
    expect(existsSync(at('out.json'))).toBe(false);
  });

  it.each([
    ['9..8'],
    ['3-5'],
    ['3..'],
    ['..5'],
    ['x3..5'],
    ['3..5x'],
    ['1234567890..1234567891'],
    ['1..1234567890'],
  ])('refuses --seeds %s', async (value) => {
    const sentence = `--seeds ${value}: it must be two whole numbers like 1..1000.`;
    expect(await run('--seeds', value)).toEqual({
      code: 2,
      out: '',
      err: `wallchart lab run: ${sentence}\n`,
    });
  });

  it('takes one seed alone', async () => {
    const { code, out } = await run('--seeds', '3..3', '--quiet');
    expect([code, out]).toEqual([0, `1 tournament by each of 2 systems in ${at('out.json')}\n`]);
  });

  it('refuses what it does not know, whatever is there already, and names it', async () => {
    await run('--seeds', '3..4', '--quiet');
    const kept = readFileSync(at('out.json'), 'utf8');
    write('other.json', { ...CONFIG, rounds: 4 });
    write('none.json', {});
    const path = at('config.json');
    for (const [args, sentence] of [
      [
        [path, '-o', at('out.json')],
        `${at('out.json')} is there already. Continue it with --resume, or name another file.`,
      ],
      [
        [at('other.json'), '-o', at('out.json'), '--resume'],
        `${at('out.json')} holds the runs of another experiment.`,
      ],
      [
        [path, '-o', at('none.json'), '--resume'],
        `${at('none.json')}: this is not a shard of the laboratory.`,
      ],
      [[path, path, '-o', at('x.json')], 'Name the configuration.'],
      [[path], 'Name the file to be written with -o.'],
      [[path, '-o'], 'A value is missing after -o.'],
      [[at('gone.json'), '-o', at('x.json')], `${at('gone.json')}: the file cannot be read.`],
      [[path, '-o', at('x.json'), '--threads', '0'], '--threads 0: it must be a whole number from 1 to 256.'],
      [
        [path, '-o', at('x.json'), '--threads', '257'],
        '--threads 257: it must be a whole number from 1 to 256.',
      ],
    ] as const)
      expect(await lab(['run', ...args], crew)).toEqual({
        code: 2,
        out: '',
        err: `wallchart lab run: ${sentence}\n`,
      });
    expect(readFileSync(at('out.json'), 'utf8')).toBe(kept);
    expect(existsSync(at('x.json'))).toBe(false);
  });
});

describe('wallchart lab merge', () => {
  const merge = (...args: string[]) => lab(['merge', ...args]);
  beforeEach(async () => {
    for (const [name, seeds] of [
      ['a.json', '3..4'],
      ['b.json', '5..9'],
      ['c.json', '9..10'],
    ] as const)
      await lab(['run', at('config.json'), '--seeds', seeds, '-o', at(name), '--quiet']);
  });

  it('writes what one run of all the seeds writes, in whatever order the shards are named', async () => {
    await run('--seeds', '3..9', '--quiet');
    expect(await merge(at('b.json'), at('a.json'), '--output', at('all.json'))).toEqual({
      code: 0,
      out: `7 tournaments by each of 2 systems in ${at('all.json')}\n`,
      err: '',
    });
    expect(readFileSync(at('all.json'), 'utf8')).toBe(readFileSync(at('out.json'), 'utf8'));
  });

  it('refuses shards that do not go together, names the one that does not, and writes nothing', async () => {
    write('config.json', { ...CONFIG, rounds: 4 });
    await lab(['run', at('config.json'), '--seeds', '1..2', '-o', at('other.json'), '--quiet']);
    const output = ['-o', at('all.json')];
    for (const [args, sentence] of [
      [
        [at('a.json'), at('b.json'), at('c.json'), ...output],
        `${at('c.json')}: seed 9 is in an earlier shard too.`,
      ],
      [
        [at('a.json'), at('other.json'), at('b.json'), ...output],
        `${at('other.json')} holds the runs of another experiment.`,
      ],
      [[at('a.json'), at('gone.json'), ...output], `${at('gone.json')}: the file cannot be read.`],
      [
        [at('a.json'), at('config.json'), ...output],
        `${at('config.json')}: this is not a shard of the laboratory.`,
      ],
      [[at('a.json')], 'Name the file to be written with -o.'],
      [output, 'Name the shards to be merged.'],
      [[at('a.json'), '--resume'], 'There is no option --resume.'],
    ] as const)
      expect(await merge(...args)).toEqual({
        code: 2,
        out: '',
        err: `wallchart lab merge: ${sentence}\n`,
      });
    expect(existsSync(at('all.json'))).toBe(false);
    const lost = await merge(at('a.json'), '-o', at('nowhere/all.json'));
    expect([lost.code, lost.out]).toEqual([2, '']);
    expect(lost.err).toMatch(/^wallchart lab merge: [^\n]+nowhere[^\n]+is not there\.\n$/);
  });
});
