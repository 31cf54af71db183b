/** The thread that reads rating lists, so that two million lines hold nobody up. */
import { setPriority } from 'node:os';
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { perform } from './perform.ts';

/** Behind everything else that wants the processor: a result that is entered meanwhile goes first. */
const NICE = 5;
// Linux gives each thread a priority of its own; elsewhere this would slow the whole program.
if (process.platform === 'linux') setPriority(NICE);

serveJobs<Jobs>(perform);
