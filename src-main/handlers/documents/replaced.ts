/** Sheets on the wall that say what is no longer so: C.04.2 4.4 (a published pairing that was changed). */
import type { Tournament } from '../../../src-engine/index.ts';
import { DOCUMENTS } from '../../documents/catalogue.ts';
import type { PrintJob } from '../../ipc/contract.ts';

/**
 * The version that replaces a print, 0 where its round is no longer published at all; null for a print that is right, or
 * that hangs nowhere. Standings and lists have no version: their date tells.
 */
export function replacedBy({ kind, round, version, state }: PrintJob, { rounds }: Tournament): number | null {
  const { scope, group } = DOCUMENTS[kind];
  const hangs = state === 'sent' || state === 'printed';
  if (!hangs || round === null || version === 0 || (scope !== 'round' && group !== 'pack')) return null;
  const now = rounds[round - 1];
  if (now?.stage !== 'published') return 0;
  return now.version === version ? null : now.version;
}
