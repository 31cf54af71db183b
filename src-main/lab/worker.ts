/** The thread that plays tournaments for the laboratory. */
import { setPriority } from 'node:os';
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { perform } from './perform.ts';

/** Niceness of the thread: a third of the weight of others, so that it yields and does not starve on a busy machine. */
const YIELDING = 5;

// Linux has priorities of threads. Elsewhere they belong to the whole program, which keeps its own.
if (process.platform === 'linux') setPriority(YIELDING);

serveJobs<Jobs>(perform);
