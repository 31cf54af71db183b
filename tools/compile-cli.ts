/**
 * Runs what the command line does most, in one process, and stores what V8 compiled beside its files; see
 * `src-main/cli/compiled-files.ts`. `node tools/compile-cli.ts FOLDER`, FOLDER being that of the built command line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CompiledFiles } from '../src-main/cli/compiled-files.ts';
import type * as Program from '../src-main/cli/program.ts';

const SEED = 1;

const files = new CompiledFiles();
const program = files.load(join(resolve(process.argv[2]!), 'program.cjs')) as typeof Program;

async function run(...words: readonly string[]): Promise<void> {
  await program.run(words);
  if (process.exitCode !== 0) throw new Error(`wallchart ${words.join(' ')} ended with ${process.exitCode}`);
}

const folder = mkdtempSync(join(tmpdir(), 'compile-cli-'));
try {
  // From large to small: V8 forgets functions that were not used for a while.
  for (const players of [1000, 200, 21]) {
    const report = join(folder, `${players}.trf`);
    const field = ['--players', String(players), '--rounds', '9', '--seed', String(SEED)];
    await run('generate', '--system', 'dutch-2026', ...field, '--output', report);
    await run('check', report);
    await run('standings', report);
    await run('pair', report, '--round', '9', '--output', join(folder, 'pairs.txt'));
  }
  files.store();
} finally {
  rmSync(folder, { recursive: true });
}
