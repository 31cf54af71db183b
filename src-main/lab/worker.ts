/** The thread that plays tournaments for the laboratory. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { perform } from './perform.ts';

serveJobs<Jobs>(perform);
