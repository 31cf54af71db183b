/** Whether a sheet or a report is the event's own, unchanged, and of which version. Nothing is stored. */
import { imprintFor } from '../../documents/catalogue.ts';
import { factsOfSheet, type Head } from '../../documents/sheet-code.ts';
import { DOCUMENT_KINDS, type DocumentKind, type SealVerdict } from '../../ipc/contract.ts';
import { checkOf, markOf, readCode, writeCode, type SealCode } from '../../seals/code.ts';
import { factsOfReport, REPORT_MARK, sealOfReport } from '../../seals/report.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { answer, refuse, type QueriesOf } from '../reply.ts';
import { noDocument } from '../refusals.ts';

const KIND_OF_MARK: ReadonlyMap<string, DocumentKind> = new Map(
  DOCUMENT_KINDS.map((kind) => [markOf(kind), kind]),
);

/** The code of a report with this text. */
export function codeOfReport(text: string, head: Head): string {
  const seal = { mark: REPORT_MARK, round: 0, seq: head.seq };
  return writeCode({ ...seal, check: checkOf(seal, head.hash, factsOfReport(text)) });
}

function isHeld(code: SealCode, log: EventLog, facts: string): boolean {
  const record = log.records[code.seq - 1];
  return record !== undefined && checkOf(code, record.hash, facts) === code.check;
}

function verdictOnSheet(code: SealCode, log: EventLog): SealVerdict {
  const kind = KIND_OF_MARK.get(code.mark);
  const record = log.records[code.seq - 1];
  if (kind === undefined || record === undefined) return { code: 'unknown' };
  const { tournament } = log.stateAt(code.seq);
  const facts = factsOfSheet(kind, tournament, code.round);
  if (!isHeld(code, log, facts)) return { code: 'unknown' };
  const round = code.round === 0 ? null : code.round;
  const { version, draft } = imprintFor(kind, tournament, round);
  const now = log.state.tournament;
  return {
    code: 'own',
    title: texts.sheets.titles[kind],
    round,
    version,
    draft: draft && round !== null,
    seq: code.seq,
    at: record.at,
    // The same as it would be printed now, whatever else has happened since.
    isCurrent: factsOfSheet(kind, now, code.round) === facts && imprintFor(kind, now, round).draft === draft,
    present: imprintFor(kind, now, round).version,
  };
}

function verdictOnReport(text: string, log: EventLog): SealVerdict {
  const written = sealOfReport(text);
  const code = written === null ? null : readCode(written);
  if (code === null) return { code: 'unsealed' };
  if (code.mark !== REPORT_MARK || !isHeld(code, log, factsOfReport(text))) return { code: 'unknown' };
  return {
    code: 'own',
    title: texts.seals.report(),
    round: null,
    version: 0,
    draft: false,
    seq: code.seq,
    at: log.records[code.seq - 1]!.at,
    isCurrent: code.seq === log.records.length,
    present: 0,
  };
}

export function sealsQueries(desk: Desk): QueriesOf<'seals.check' | 'seals.checkReport'> {
  const judged = (judge: (log: EventLog) => SealVerdict) =>
    Promise.resolve(desk.document === null ? refuse(noDocument()) : answer(judge(desk.document.log)));
  return {
    'seals.check': ({ code }) =>
      judged((log) => {
        const read = readCode(code);
        if (read === null) return { code: 'unreadable' };
        return read.mark === REPORT_MARK ? { code: 'report' } : verdictOnSheet(read, log);
      }),
    'seals.checkReport': ({ base64 }) =>
      judged((log) => verdictOnReport(Buffer.from(base64, 'base64').toString('latin1'), log)),
  };
}
