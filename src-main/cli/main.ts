/** Entry of the command line: runs the words that the process was started with. */
import { dispatch } from './dispatch.ts';
import { PROCESS_IO } from './io.ts';

process.exitCode = await dispatch(process.argv.slice(2), PROCESS_IO);
