/**
 * FIDE mode is left for good (decision 106), also where a tournament goes on from a file that was made before: a restore
 * point, or a copy. Such a file cannot know it; what is open, known, or beside it can.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readLog } from '../../storage/open-copy.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { restoredFrom } from '../../storage/restore-point.ts';

/**
 * Whether another file of the tournament `document` left FIDE mode: `open`, one of `known`, or the one beside whose
 * restore points `source` lies. Files that cannot be read say nothing. Cost: reading each of them once.
 */
export function leftFideModeElsewhere(
  document: string,
  source: string,
  open: EventLog | null,
  known: readonly string[],
): boolean {
  const isLeft = (log: EventLog): boolean => log.document === document && !log.state.fideMode;
  if (open !== null && isLeft(open)) return true;
  const beside = restoredFrom(basename(dirname(source)));
  const paths = new Set(known);
  if (beside !== null) paths.add(join(dirname(dirname(source)), beside));
  return [...paths].some((path) => {
    if (path === source || !existsSync(path)) return false;
    const read = readLog(path);
    return read.ok && isLeft(read.value);
  });
}
