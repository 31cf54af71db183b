/** Runs the command line, building it first when a source is newer; paths are meant from the caller's folder. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const program = join(root, 'out/cli/wallchart.cjs');

/** When a file was written last, milliseconds since 1970; 0 for one that is not there. */
function writtenAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const sources = globSync(['src-engine/**/*.ts', 'src-main/**/*.ts', 'package-lock.json'], { cwd: root });
const newest = Math.max(...sources.map(writtenAt));
const wanted = [
  ['cli', 'out/cli/wallchart.cjs'],
  // Only `wallchart print` starts them.
  ...(process.argv[2] === 'print'
    ? ([
        ['printer', 'out/printer/documents.mjs'],
        ['fonts', 'out/fonts'],
      ] as const)
    : []),
] as const;
for (const [part, product] of wanted) {
  if (writtenAt(product) > (part === 'fonts' ? 0 : newest)) continue;
  const { buildPart } = await import('./build.ts');
  process.chdir(root);
  await buildPart(part);
}
process.chdir(process.env.INIT_CWD ?? root);
process.argv[1] = program;
await import(pathToFileURL(program).href);
