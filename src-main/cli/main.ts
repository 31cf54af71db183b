/** Entry of the command line: runs the words that the process was started with. */
import { join } from 'node:path';
import { CompiledFiles } from './compiled-files.ts';
import type * as Program from './program.ts';

const program = new CompiledFiles().load(join(import.meta.dirname, 'program.cjs')) as typeof Program;
void program.run(process.argv.slice(2));
