/** What is still there of a damaged file. */
import { fail, ok } from '../../src-engine/index.ts';
import type { LogRecord } from './chain.ts';
import { inMemory } from './database.ts';
import { EventLog } from './event-log.ts';
import { openFailureOf, type Stored } from './failure.ts';
import { readFreeNow } from './held-files.ts';
import { readHeader } from './header.ts';
import { rolledBackBytes, verdictOn } from './left-journal.ts';
import { longestChain, rowsInPages } from './page-rows.ts';
import { texts } from '../texts.ts';

interface Salvage {
  readonly document: string;
  /** Entries whose chain holds from the first one on, and that fold. */
  readonly records: readonly LogRecord[];
  /** What is wrong with the file. */
  readonly detail: string;
}

/**
 * The intact part of a damaged file, from the first entry on: what its pages hold, and what a journal beside it would put
 * back. The file is not touched. Fails as opening does, and with `file-damaged` when not even one entry is intact.
 */
export function salvage(path: string): Stored<Salvage> {
  const header = readHeader(path);
  if (!header.ok) return header;
  try {
    const bytes = readFreeNow(path);
    const { document, records } = longestChain([rolledBackBytes(path, bytes), bytes].map(rowsInPages));
    const folding = foldingPart(document, records);
    const verdict = verdictOn(() => inMemory(bytes));
    const detail = verdict.ok ? texts.storage.damage.none : verdict.damage.detail;
    return folding.length === 0
      ? fail({ code: 'file-damaged', path, detail, intact: 0, intactAt: '' })
      : ok({ document, records: folding, detail });
  } catch (error) {
    return fail(openFailureOf(error, path));
  }
}

function foldingPart(document: string, records: readonly LogRecord[]): readonly LogRecord[] {
  const log = EventLog.from(document, records.slice());
  if (log.ok || log.failure.code !== 'event-does-not-apply') return log.ok ? records : [];
  return foldingPart(document, records.slice(0, log.failure.seq - 1));
}
