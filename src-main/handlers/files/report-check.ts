/** Checking reports that nobody imports: the free checker of C.04.2 1.4. Nothing is stored but the certificate. */
import type { CommandsOf } from '../reply.ts';
import { answer, refuse } from '../reply.ts';
import type { Desk } from '../desk.ts';
import type { Documents } from '../documents/documents.ts';
import { placeToSave, saveExport } from '../filing/save.ts';
import { notThere } from '../refusals.ts';
import { certificateOf } from './certificate.ts';
import type { ReportImports } from './report-imports.ts';
import { texts } from '../../texts.ts';

export function reportCheckCommands(
  desk: Desk,
  documents: Documents,
  reports: ReportImports,
): CommandsOf<'report.check' | 'report.checkDropped' | 'report.certify'> {
  return {
    'report.check': async ({ file }) => {
      const chosen = desk.files.take(file, 'open');
      if (!chosen.ok) return chosen;
      const read = await reports.open(chosen.value, 'reasons');
      return 'refused' in read ? refuse(read.refused) : answer(read.review);
    },
    'report.checkDropped': async ({ fileName, base64 }) => {
      const read = await reports.dropped(fileName, Buffer.from(base64, 'base64'), 'reasons');
      return 'refused' in read ? refuse(read.refused) : answer(read.review);
    },
    'report.certify': async ({ token, paper, target, confirmed = 0 }) => {
      const waiting = reports.get(token);
      if (waiting === undefined) return refuse(notThere(texts.refusals.gone.report));
      const place = placeToSave(desk.files.take(target, 'save-pdf'), confirmed);
      if (!place.ok) return place;
      const view = certificateOf(waiting.stored, { checkedAt: desk.now(), version: desk.ports.version });
      const made = await documents.certificate(view, paper);
      if ('refused' in made) return refuse(made.refused);
      const unsaved = await saveExport(place.target, made.pdf.bytes);
      return unsaved ?? answer({ path: place.target.path, pages: made.pdf.pages });
    },
  };
}
