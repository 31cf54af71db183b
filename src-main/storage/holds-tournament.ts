/** Whether a file is a tournament, without opening it as one. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { HEADER_BYTES, isTournamentHeader } from './tournament-mark.ts';

/** Part of a second medium's copy. */
const SEGMENT_START = '{"wallchart":';

/** True for a file that is a tournament, or a part of a copy of one. Throws what Node throws for one that is not there. */
export function holdsTournament(path: string): boolean {
  if (!statSync(path).isFile()) return false;
  const descriptor = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEADER_BYTES);
    const count = readSync(descriptor, head, 0, HEADER_BYTES, 0);
    return isTournamentHeader(head.subarray(0, count)) || head.toString('latin1').startsWith(SEGMENT_START);
  } catch {
    return false;
  } finally {
    closeSync(descriptor);
  }
}
