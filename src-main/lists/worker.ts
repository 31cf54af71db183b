/** The thread that reads rating lists, so that two million lines hold nobody up. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { perform } from './perform.ts';

serveJobs<Jobs>(perform);
