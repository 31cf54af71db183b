import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok } from '../../src-engine/index.ts';
import { openFailureOf, type Stored } from './failure.ts';
import { identityIn, isHeldFile, type FileIdentity } from './held-files.ts';
import { LATEST_SCHEMA } from './migrations/index.ts';
import { HEADER_BYTES, isTournamentHeader, MOST_BYTES } from './tournament-mark.ts';
import { texts } from '../texts.ts';

/** Place in the header of the SQLite file format, section 1.3. */
const USER_VERSION_AT = 60;

interface FileHeader {
  readonly schema: number;
  readonly identity: FileIdentity;
  /** Why the file may only be read, `''` when it may be written: its attributes, its folder or its medium. */
  readonly protection: string;
}

/**
 * Reads whether a file is a tournament that this program understands, without any help of SQLite and without
 * changing it. Fails with `file-missing`, `file-unreachable`, `file-not-a-tournament`, `file-newer-schema`,
 * `file-too-large`, or `file-open-here` for a file that this process must not open once more.
 */
export function readHeader(path: string): Stored<FileHeader> {
  try {
    const facts = statSync(path, { bigint: true });
    if (!facts.isFile()) return fail({ code: 'file-not-a-tournament', path });
    if (isHeldFile(identityIn(facts))) return fail({ code: 'file-open-here', path });
    const header = Buffer.alloc(HEADER_BYTES);
    const descriptor = openSync(path, 'r');
    try {
      if (readSync(descriptor, header, 0, HEADER_BYTES, 0) < HEADER_BYTES)
        return fail({ code: 'file-not-a-tournament', path });
    } finally {
      closeSync(descriptor);
    }
    const schema = header.readUInt32BE(USER_VERSION_AT);
    if (!isTournamentHeader(header) || schema === 0) return fail({ code: 'file-not-a-tournament', path });
    if (schema > LATEST_SCHEMA)
      return fail({ code: 'file-newer-schema', path, schema, known: LATEST_SCHEMA });
    if (facts.size > MOST_BYTES) return fail({ code: 'file-too-large', path, megabytes: MOST_BYTES / 1e6 });
    const identity = identityIn(facts);
    const protection = (facts.mode & 0o222n) === 0n ? texts.storage.protectedFile : accessProblem(path);
    return ok({ schema, identity, protection });
  } catch (error) {
    return fail(openFailureOf(error, path));
  }
}

/** The journal of a transaction needs the folder as well. */
function accessProblem(path: string): string {
  try {
    accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
    return '';
  } catch {
    return texts.storage.protectedFolder;
  }
}
