/** Runs the command line, building it first when a source is newer; paths are meant from the caller's folder. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const program = join(root, 'out/cli/wallchart.js');

/** When a file was written last, milliseconds since 1970; 0 for one that is not there. */
function writtenAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const sources = globSync(['src-engine/**/*.ts', 'src-main/**/*.ts', 'package-lock.json'], { cwd: root });
if (Math.max(...sources.map(writtenAt)) > writtenAt('out/cli/wallchart.js')) {
  const { buildPart } = await import('./build.ts');
  process.chdir(root);
  await buildPart('cli');
}
process.chdir(process.env.INIT_CWD ?? root);
process.argv[1] = program;
await import(pathToFileURL(program).href);
