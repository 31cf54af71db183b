/** The thread that pairs, checks and explains. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { perform } from './perform.ts';

serveJobs<Jobs>(perform);
