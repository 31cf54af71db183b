/** Whether a sheet or a report is the event's own, unchanged, and of which version. Nothing is stored. */
import type { SealVerdict } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { noDocument } from '../refusals.ts';
import { answer, refuse, type QueriesOf } from '../reply.ts';
import { verdictOnCode, verdictOnFile } from './verdicts.ts';

export function sealsQueries(desk: Desk): QueriesOf<'seals.check' | 'seals.checkFile'> {
  const judged = (judge: (log: EventLog) => SealVerdict) =>
    Promise.resolve(desk.document === null ? refuse(noDocument()) : answer(judge(desk.document.log)));
  return {
    'seals.check': ({ code }) => judged((log) => verdictOnCode(code, log)),
    'seals.checkFile': ({ base64 }) => judged((log) => verdictOnFile(Buffer.from(base64, 'base64'), log)),
  };
}
