/** The command line as a program: what `main.ts` loads and runs. */
import { dispatch } from './dispatch.ts';
import { PROCESS_IO } from './io.ts';

/** Runs the words after the program's name and sets the exit code. */
export async function run(words: readonly string[]): Promise<void> {
  process.exitCode = await dispatch(words, PROCESS_IO);
}
