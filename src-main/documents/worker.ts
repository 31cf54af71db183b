/** The thread that makes PDFs, so that results can be entered meanwhile. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import { renderCertificate, renderDocument } from './render.ts';

serveJobs<Jobs>((job, progress) =>
  job.name === 'render'
    ? renderDocument(job.args.request, job.args.source, progress)
    : renderCertificate(job.args),
);
