/** `npm run mutate`: what it draws, what it leaves out and what it refuses. The planting itself is StrykerJS's. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Instrumenter } from '../../node_modules/@stryker-mutator/instrumenter/dist/src/instrumenter.js';
import { strykerPlugins } from '../../tools/mutate/checker.ts';
import { compiles } from '../../tools/mutate/compiles.ts';
import { addKinds } from '../../tools/mutate/kinds.ts';
import { filesOf, rooms } from '../../tools/mutate/rooms.ts';
import { emptyLargeFiles, withScratch } from '../../tools/mutate/scratch.ts';
import { type Fault, keyOf, Store } from '../../tools/mutate/store.ts';
import { windowsOf } from '../../tools/mutate/windows.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FAULT: Fault = {
  file: 'src-engine/matching/count.ts',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  kind: 'EqualityOperator',
  original: '<',
  replacement: '<=',
  fate: 'survived',
};

describe('windows of a file', () => {
  it('cover each line once when everything is drawn', () => {
    expect(windowsOf('a.ts', 30, 100, 1)).toEqual([
      { file: 'a.ts', from: 1, to: 12 },
      { file: 'a.ts', from: 13, to: 24 },
      { file: 'a.ts', from: 25, to: 30 },
    ]);
  });

  it('are a share of them, the same for a seed and others for another', () => {
    const drawn = windowsOf('a.ts', 12_000, 10, 1);
    expect(drawn.length).toBeGreaterThan(60);
    expect(drawn.length).toBeLessThan(140);
    expect(windowsOf('a.ts', 12_000, 10, 1)).toEqual(drawn);
    expect(windowsOf('a.ts', 12_000, 10, 2)).not.toEqual(drawn);
  });
});

describe('rooms', () => {
  it('have sources and tests, and each source of engine and main stands in one', () => {
    for (const { sources, tests } of rooms()) {
      expect(filesOf(sources).length).toBeGreaterThan(0);
      expect(filesOf(tests).length).toBeGreaterThan(0);
    }
    const owned = rooms().flatMap(({ sources }) => filesOf(sources));
    expect(new Set(owned).size).toBe(owned.length);
    // Texts have tests of their own kind.
    const sources = filesOf(['src-engine/*/**/*.ts', 'src-main/*/**/*.ts', 'src-renderer/state/**/*.ts']);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => !file.startsWith('src-engine/texts/') && !owned.includes(file))).toEqual(
      [],
    );
  });
});

describe('a fault', () => {
  const file = 'src-engine/acceleration/baku.ts';
  const whole = { ...FAULT, file, noticed: false };

  it('that breaks the types is told from one that does not', () => {
    expect(compiles({ ...whole, endColumn: 1, replacement: 'const a: number = 1; void a;\n' })).toBe(true);
    expect(compiles({ ...whole, endColumn: 1, replacement: 'const a: number = "1"; void a;\n' })).toBe(false);
  });
});

describe('one of two things in place of the other', () => {
  it('is planted where a value is read, not where a parameter is taken apart', async () => {
    addKinds();
    const content = `export function nameOf({ player: first, round: { white: before } }) {
      return { first: before, seat: first };
    }`;
    const logger = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };
    const { mutants } = await new Instrumenter(logger as never).instrument(
      [{ name: 'a.js', content, mutate: true }],
      { plugins: [], excludedMutations: [], ignorers: [] },
    );
    const twins = mutants.filter(({ mutatorName }) => mutatorName === 'OtherOfTwo');
    expect(twins.map(({ location: { start }, replacement }) => [start.line, replacement])).toEqual([
      [1, 'after'],
      [1, 'last'],
    ]);
  });
});

describe('what StrykerJS asks before tests meet a fault', () => {
  it('is told by place, where lines and columns are counted from 0', async () => {
    const at = { line: 68, column: 0 };
    const mutant = (id: string, replacement: string) => ({
      id,
      fileName: join(process.cwd(), 'src-engine/acceleration/baku.ts'),
      replacement,
      location: { start: at, end: at },
    });
    const results = await new strykerPlugins[0]!.injectableClass().check([
      mutant('sound', 'void 1;\n'),
      mutant('broken', 'void (1 satisfies string);\n'),
    ]);
    expect(results).toMatchObject({ sound: { status: 'passed' }, broken: { status: 'compileError' } });
  });
});

describe('what was found', () => {
  it('is there again after the run was ended, and forgotten when a file changes', () => {
    const source = join(folder, 'a.ts');
    const path = join(folder, 'store.json');
    writeFileSync(source, 'one');
    const key = keyOf(['window'], [source]);
    const batch = { key, tests: 'tests', faults: [FAULT] };
    new Store(path).add(batch);
    expect(new Store(path).found(key)).toEqual(batch);
    writeFileSync(source, 'two');
    expect(new Store(path).found(keyOf(['window'], [source]))).toBeUndefined();
  });

  it('is nothing when the file is none of ours', () => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, '{');
    expect(new Store(path).found('any')).toBeUndefined();
  });
});

describe('what faults write', () => {
  it('is emptied where it takes too much room, a file with holes and small ones are not', () => {
    const place = join(folder, 'written/deep');
    mkdirSync(place, { recursive: true });
    const [large, small, holes] = ['large', 'small', 'holes'].map((name) => join(place, name));
    writeFileSync(large!, Buffer.alloc(200_000, 1));
    writeFileSync(small!, Buffer.alloc(50_000, 1));
    writeFileSync(holes!, '');
    truncateSync(holes!, 1_000_000);
    emptyLargeFiles(join(folder, 'written'), 100_000);
    expect([large, small, holes].map((path) => statSync(path!).size)).toEqual([0, 50_000, 1_000_000]);
  });

  it('may be removed while it is looked through', () => {
    expect(() => emptyLargeFiles(join(folder, 'removed meanwhile'))).not.toThrow();
  });

  it('is gone afterwards also where a test left a disk mounted in it', async (context) => {
    let place = '';
    const isMounted = await withScratch(() => {
      place = tmpdir();
      const disk = join(place, 'disk');
      mkdirSync(disk);
      return Promise.resolve(
        spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status === 0,
      );
    });
    if (!isMounted) {
      console.log('left disk not tried: nothing can be mounted here');
      return context.skip();
    }
    expect(existsSync(place)).toBe(false);
  });

  it('goes into a folder that is gone afterwards, also when planting fails', async () => {
    const before = tmpdir();
    let place = '';
    const failing = withScratch(() => {
      place = tmpdir();
      writeFileSync(join(place, 'left'), 'behind');
      return Promise.reject(new Error('red'));
    });
    await expect(failing).rejects.toThrow('red');
    expect(place).not.toBe(before);
    expect(existsSync(place)).toBe(false);
    expect(tmpdir()).toBe(before);
  });
});

describe('planting', () => {
  const BAKU = 'src-engine/acceleration/baku.ts:68-71';
  /** Plants in a process of its own, as the command does, and says what came of it in the last line. */
  const planted = (tests: string) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { plant, RedStart } from './tools/mutate/plant.ts';
         const faults = await plant(['${BAKU}'], ['${tests}']).catch((error) => error);
         console.log(faults instanceof RedStart ? 'red start' : JSON.stringify(faults));`,
      ],
      { encoding: 'utf8' },
    ).stdout;

  it('counts what the tests notice, each fault by itself', () => {
    const faults = JSON.parse(
      planted('test/acceleration/**/*.test.ts').trim().split('\n').at(-1)!,
    ) as Fault[];
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.filter((fault) => 'noticed' in fault && fault.noticed).length).toBeGreaterThan(
      faults.length / 2,
    );
    expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  });

  it('does not begin with tests that are red without a fault, and names them', () => {
    const said = planted('test/tools/red-start.ts');
    expect(said.trim().split('\n').at(-1)).toBe('red start');
    expect(said).toContain('a test that is red without a fault');
  });
});

describe('the command', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['tools/mutate/main.ts', ...words], { encoding: 'utf8' });

  it('refuses a tree with changes, so that no fault is ever committed', () => {
    const tree = join(folder, 'tree');
    spawnSync('git', ['init', tree]);
    writeFileSync(join(tree, 'changed.ts'), '');
    const { status, stderr } = spawnSync(process.execPath, ['tools/mutate/main.ts', 'acceleration'], {
      encoding: 'utf8',
      env: { ...process.env, GIT_DIR: join(tree, '.git'), GIT_WORK_TREE: tree },
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/changes that are not committed/);
  });

  it('refuses a room that is not there, and names those that are', () => {
    const { status, stderr } = run('attic');
    expect(status).toBe(2);
    expect(stderr).toMatch(/no room attic; there are .*storage/);
  });

  it('refuses a share that is none', () => {
    expect(run('storage', '--share', '0')).toMatchObject({ status: 2 });
    expect(run('storage', '--share', '101')).toMatchObject({ status: 2 });
    expect(run('storage', '--seed', 'x')).toMatchObject({ status: 2 });
  });
});
