/** Entry of the command line: runs the words that the process was started with. */
import { dispatch } from './dispatch.ts';
import { PROCESS_IO } from './io.ts';

// Whoever reads our output may stop early, as `head` does: then there is nothing left to say.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await dispatch(process.argv.slice(2), PROCESS_IO);
