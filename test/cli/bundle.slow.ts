/** The built command line: it starts from few small files and loads nothing that its commands do not need. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedField } from '../../tools/bench/lib/fields.ts';
import { writeTrf } from '../../src-engine/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = mkdtempSync(join(tmpdir(), 'wallchart-cli-'));
const PROGRAM = join(OUT, 'wallchart.cjs');

/**
 * Most files that a command may load, and most bytes of code. Pairing and checking are called for every round; the
 * generator that the engines' form brings, and the sentences of explanations, come on top. One of the files is the one
 * that loads the others with what was compiled of them. The rooms of texts that every command says come whole, with the
 * usage of all commands: about 13 kB. What finds the best rounds of large fields by the kinds of their players is 5 kB,
 * and what weighs the floats of a BCF round once and keeps records from round to round 4 kB. Rounds in columns and cells
 * read at once are 3 kB and save a tenth of the time of 2,000 players. Exports are plain properties, which is 9 kB less than
 * getters (tools/plain-exports.ts).
 */
const MOST = {
  pair: { files: 7, bytes: 372_500 },
  check: { files: 7, bytes: 376_000 },
  engine: { files: 7, bytes: 388_000 },
  explain: { files: 8, bytes: 403_000 },
} as const;

beforeAll(async () => {
  const configFile = join(ROOT, 'vite.main.config.ts');
  await build({ root: ROOT, configFile, mode: 'cli', logLevel: 'error', build: { outDir: OUT } });
});

afterAll(() => rmSync(OUT, { recursive: true }));

/** The modules that a file imports while it is loaded; those behind an arrow are loaded when they are asked for. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(OUT, file), 'utf8');
  return [...text.matchAll(/(?<!=>)\brequire\(["'`]([\w@./:-]+)["'`]\)/g)].map(([, name = '']) => name);
}

/** Files that are loaded with the named ones, and the modules outside of the program that they import. */
function loadedWith(entries: readonly string[]): { files: string[]; outside: string[] } {
  const files = new Set(entries);
  const outside = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (name.startsWith('./')) files.add(name.slice(2));
      else outside.add(name);
    }
  }
  return { files: [...files], outside: [...outside] };
}

describe('the built command line', () => {
  it.each(['pair', 'check', 'engine', 'explain'] as const)('loads little for %s', (command) => {
    const chunk = readdirSync(OUT).find((file) => new RegExp(`^chunk-${command}-[^.]{8}\\.cjs$`).test(file));
    const { files, outside } = loadedWith(['wallchart.cjs', 'program.cjs', chunk!]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(OUT, file)).size, 0);
    expect(files.length).toBeGreaterThan(2);
    expect(files.length).toBeLessThanOrEqual(MOST[command].files);
    expect(bytes).toBeLessThan(MOST[command].bytes);
    expect(outside.filter((name) => !name.startsWith('node:'))).toEqual([]);
  });

  it('has no file that needs itself while it is loaded: what it takes from the other one would not be there yet', () => {
    const files = readdirSync(OUT).filter((file) => file.endsWith('.cjs'));
    expect(files.length).toBeGreaterThan(20);
    const others = (file: string) => importsOf(file).filter((name) => name.startsWith('./'));
    const circles = files.filter((file) =>
      loadedWith(others(file).map((name) => name.slice(2))).files.includes(file),
    );
    expect(circles).toEqual([]);
  });

  it('pairs and checks in its own form and in that of the engines', () => {
    const file = join(OUT, 'field.trf');
    const field = playedField({ players: 20, played: 3, rounds: 5, seed: 1, draws: 0.3 });
    writeFileSync(file, writeTrf(field, 'trf26'));
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
    const paired = run('pair', file);
    expect(paired.split('\n')[0]).toBe('10');
    expect(run('--dutch', file, '-p')).toBe(paired);
    expect(run('check', file)).toContain('round 3 (dutch-2026): agrees');
    expect(run('--dutch', file, '-c')).toContain('Round #3\n');
    expect(run('-r')).toMatch(/^Wallchart \d+\.\d+/);
  });

  it('takes up the functions that the build compiled', () => {
    execFileSync(process.execPath, [join(ROOT, 'tools/compile-cli.ts'), OUT]);
    const compiled = readdirSync(OUT).filter((file) => file.endsWith('.code'));
    expect(compiled.some((file) => file.startsWith('chunk-shared-'))).toBe(true);
    const reader = `
      import { CompiledFiles } from ${JSON.stringify(join(ROOT, 'src-main/cli/compiled-files.ts'))};
      const files = new CompiledFiles();
      for (const file of ${JSON.stringify(compiled)}) files.load(${JSON.stringify(OUT)} + '/' + file.slice(0, -5));
      process.stdout.write(String(files.reused));`;
    const args = ['--input-type=module', '--eval', reader];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe(String(compiled.length));
  });

  it('prints with the thread and the fonts of the built program', () => {
    const pdf = join(OUT, 'boards.pdf');
    const file = join(ROOT, 'assets/demo/demo.trf');
    const program = join(ROOT, 'out/cli/wallchart.cjs');
    const words = ['print', file, '--document', 'pairings-by-board', '--round', '3', '--output', pdf];
    expect(execFileSync(process.execPath, [program, ...words], { encoding: 'utf8' })).toBe(
      `2 pages in ${pdf}\n`,
    );
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
