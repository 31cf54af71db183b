/** Runs the command line, building it first when it is missing; paths are meant from the caller's folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const program = join(root, 'out/cli/wallchart.js');
if (!existsSync(program)) {
  const { buildPart } = await import('./build.ts');
  process.chdir(root);
  await buildPart('cli');
}
process.chdir(process.env.INIT_CWD ?? root);
process.argv[1] = program;
await import(pathToFileURL(program).href);
