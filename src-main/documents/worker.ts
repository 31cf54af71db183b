/** The thread that makes PDFs, so that results can be entered meanwhile. */
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Jobs } from './jobs.ts';
import {
  renderArticle,
  renderAuditSheet,
  renderCertificate,
  renderDocument,
  renderLabSheet,
} from './render.ts';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { staticPages } from './pages/static-pages.ts';
import { inTexts } from './words.ts';

serveJobs<Jobs>((job, progress) => {
  switch (job.name) {
    case 'render':
      return renderDocument(job.args.request, job.args.source, progress);
    case 'certificate':
      return renderCertificate(job.args);
    case 'lab':
      return renderLabSheet(job.args);
    case 'audit':
      return renderAuditSheet(job.args);
    case 'pages':
      return loadSheetCatalogue(job.args.languages).then((catalogue) =>
        inTexts(catalogue, () => staticPages(job.args.tournament)),
      );
    case 'article':
      return renderArticle(job.args.article, job.args.fontFolder);
  }
});
