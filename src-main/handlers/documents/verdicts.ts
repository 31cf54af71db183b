/** What a code or a report turns out to be against the log of an event: for the window and for the command line. */
import { imprintFor } from '../../documents/book.ts';
import { factsOfSheet, type Head } from '../../documents/sheet-code.ts';
import { titleOf } from '../../documents/words.ts';
import { DOCUMENT_KINDS, type DocumentKind, type SealVerdict } from '../../ipc/contract.ts';
import { checkOf, markOf, readCode, writeCode, type SealCode } from '../../seals/code.ts';
import { codeInPdf, isPdf } from '../../seals/pdf.ts';
import { isPicture } from '../../seals/picture.ts';
import { factsOfReport, REPORT_MARK, sealOfReport } from '../../seals/report.ts';
import type { LogRecord } from '../../storage/chain.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';

const KIND_OF_MARK: ReadonlyMap<string, DocumentKind> = new Map(
  DOCUMENT_KINDS.map((kind) => [markOf(kind), kind]),
);

/** The code of a report with this text. */
export function codeOfReport(text: string, head: Head): string {
  const seal = { mark: REPORT_MARK, round: 0, seq: head.seq };
  return writeCode({ ...seal, check: checkOf(seal, head.hash, factsOfReport(text)) });
}

/** The entry that a paper which says this was made after; null where the code does not hold. */
function heldBy(code: SealCode, log: EventLog, facts: string): LogRecord | null {
  const record = log.records[code.seq - 1];
  return record !== undefined && checkOf(code, record.hash, facts) === code.check ? record : null;
}

function verdictOnSheet(code: SealCode, log: EventLog): SealVerdict {
  const kind = KIND_OF_MARK.get(code.mark);
  if (kind === undefined) return { code: 'unknown' };
  const { tournament } = log.stateAt(code.seq);
  const facts = factsOfSheet(kind, tournament, code.round);
  const record = heldBy(code, log, facts);
  if (record === null) return { code: 'unknown' };
  const round = code.round === 0 ? null : code.round;
  const { version, draft } = imprintFor(kind, tournament, round);
  const now = log.state.tournament;
  return {
    code: 'own',
    isReport: false,
    title: titleOf(kind, texts),
    round,
    version,
    draft,
    seq: code.seq,
    at: record.at,
    // The same as it would be printed now, whatever else has happened since.
    isCurrent: factsOfSheet(kind, now, code.round) === facts && imprintFor(kind, now, round).draft === draft,
    present: imprintFor(kind, now, round).version,
  };
}

/** Every report names its event or its players. */
const REPORT_LINE = /^(?:012|001)(?: |$)/m;

function verdictOnReport(bytes: Uint8Array, log: EventLog): SealVerdict {
  const text = Buffer.from(bytes).toString('latin1');
  const written = sealOfReport(text);
  const code = written === null ? null : readCode(written);
  if (code === null) return { code: REPORT_LINE.test(text) ? 'unsealed' : 'no-report' };
  const record = heldBy(code, log, factsOfReport(text));
  if (record === null) return { code: 'unknown' };
  return {
    code: 'own',
    isReport: true,
    title: texts.seals.report(),
    round: null,
    version: 0,
    draft: false,
    seq: code.seq,
    at: record.at,
    isCurrent: code.seq === log.records.length,
    present: 0,
  };
}

/** Whether a word is a code of this program, of whatever event. */
export function isCode(word: string): boolean {
  return readCode(word) !== null;
}

/** What a code turns out to be that was typed, scanned or read from a file. */
export function verdictOnCode(written: string, log: EventLog): SealVerdict {
  const code = readCode(written);
  if (code === null) return { code: 'unreadable' };
  return code.mark === REPORT_MARK ? { code: 'report' } : verdictOnSheet(code, log);
}

/** What the bytes of a sheet's PDF or of a report turn out to be. */
export function verdictOnFile(bytes: Uint8Array, log: EventLog): SealVerdict {
  if (isPicture(bytes)) return { code: 'picture' };
  if (!isPdf(bytes)) return verdictOnReport(bytes, log);
  const code = codeInPdf(bytes);
  return code === null ? { code: 'uncoded' } : verdictOnCode(code, log);
}
