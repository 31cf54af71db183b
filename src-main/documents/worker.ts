/** The thread that makes PDFs, so that results can be entered meanwhile. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { renderDocument } from './render.ts';

serveJobs<Jobs>(({ args: { request, source } }, progress) => renderDocument(request, source, progress));
