import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, '../../src-main/cli/standard-streams.ts'));
const LINES = 40_000;
const EXPECTED = Array.from({ length: LINES }, (_, line) => `½ ${line}\n`).join('');
const PROGRAM = `
  import { writerTo } from ${MODULE};
  const write = writerTo(1);
  for (let line = 0; line < ${LINES}; line += 100)
    write(Array.from({ length: 100 }, (_, offset) => '½ ' + (line + offset) + '\\n').join(''));
  writerTo(2)('done');`;
const ARGS = ['--input-type=module', '--eval', PROGRAM];

describe('the standard streams of the command line', () => {
  it('come whole through a pipe', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ARGS, { encoding: 'utf8' });
    expect(stdout === EXPECTED).toBe(true);
    expect(stderr).toBe('done');
  });

  it('come whole into a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'streams-'));
    const file = openSync(join(folder, 'out.txt'), 'w');
    execFileSync(process.execPath, ARGS, { stdio: ['ignore', file, 'ignore'] });
    closeSync(file);
    expect(readFileSync(join(folder, 'out.txt'), 'utf8') === EXPECTED).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('come whole to a slow reader whose pipe does not wait', async () => {
    const inherited = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        // A stream of the same pipe makes it one that refuses when it is full.
        `import { spawnSync } from 'node:child_process';
         process.stdout.write('');
         spawnSync(process.execPath, ${JSON.stringify(ARGS)}, { stdio: 'inherit' });`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    let text = '';
    setTimeout(
      () => inherited.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)),
      300,
    );
    await new Promise((resolve) => inherited.on('close', resolve));
    expect(text === EXPECTED).toBe(true);
  });

  it('end without a word when the reader has left', async () => {
    const child = spawn(process.execPath, ARGS, { stdio: ['ignore', 'pipe', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, errors]).toEqual([0, '']);
  });
});
