/** File names that a tournament can have: SQLite needs room for its journal, and others for what lies beside it. */
import { basename } from 'node:path';
import { realPathOf } from './real-path.ts';
import { texts } from '../texts.ts';

/** Bytes of a name. File systems take 255; `NAME 1a2b3c4d restore points` on a second medium is the longest neighbour. */
const LONGEST_NAME = 220;
/** Bytes of a whole path: SQLite takes 512, `-journal` and unfinished neighbours included; programs of Windows 260. */
const LONGEST_PATH = process.platform === 'win32' ? 210 : 440;

/** Why no tournament can be worked on in a file of this name, the end of a sentence; null when it can. */
export function nameProblem(path: string): string | null {
  const name = basename(path);
  if (name !== name.trim()) return texts.storage.name.blank;
  const real = realPathOf(path);
  if (Buffer.byteLength(basename(real)) > LONGEST_NAME) return texts.storage.name.long(LONGEST_NAME);
  if (Buffer.byteLength(real) > LONGEST_PATH) return texts.storage.name.longPath(LONGEST_PATH);
  return null;
}
