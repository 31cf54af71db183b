/** The thread that reads files from outside, so that none of them can stop the program. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { perform } from './perform.ts';

serveJobs<Jobs>(perform);
