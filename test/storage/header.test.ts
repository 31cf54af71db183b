/** What is told of a file from its first bytes and its size, before SQLite sees it. */
import { openSync, closeSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHeader } from '../../src-main/storage/header.ts';
import { LATEST_SCHEMA } from '../../src-main/storage/migrations/index.ts';
import { holdsTournament } from '../../src-main/storage/holds-tournament.ts';
import { HEADER_BYTES, MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { Folder, newFile } from './samples.ts';

/** The file format of SQLite, section 1.3. */
const USER_VERSION_AT = 60;

describe('the header of a file', () => {
  let folder: Folder;
  let path: string;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    newFile(path).close();
  });
  afterEach(() => folder.remove());

  const answer = (): string => {
    const header = readHeader(path);
    return header.ok ? `schema ${header.value.schema}` : header.failure.code;
  };

  const withSchema = (schema: number): void => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(schema);
    const descriptor = openSync(path, 'r+');
    writeSync(descriptor, bytes, 0, 4, USER_VERSION_AT);
    closeSync(descriptor);
  };

  it('says the schema, from the first one on', () => {
    expect(answer()).toBe(`schema ${LATEST_SCHEMA}`);
    withSchema(1);
    expect(answer()).toBe('schema 1');
    withSchema(0);
    expect(answer()).toBe('file-not-a-tournament');
  });

  it('names the schema of a newer program, and the last one that is known here', () => {
    withSchema(LATEST_SCHEMA + 1);
    expect(readHeader(path)).toEqual({
      ok: false,
      failure: { code: 'file-newer-schema', path, schema: LATEST_SCHEMA + 1, known: LATEST_SCHEMA },
    });
  });

  it('goes with the largest size that is opened, and with no byte more', () => {
    truncateSync(path, MOST_BYTES);
    expect(answer()).toBe(`schema ${LATEST_SCHEMA}`);
    truncateSync(path, MOST_BYTES + 1);
    expect(readHeader(path)).toEqual({
      ok: false,
      failure: { code: 'file-too-large', path, megabytes: 256 },
    });
  });

  it('is none where the file ends inside of it', () => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, HEADER_BYTES));
    expect(answer()).toBe(`schema ${LATEST_SCHEMA}`);
    expect(holdsTournament(path)).toBe(true);
    writeFileSync(path, bytes.subarray(0, HEADER_BYTES - 1));
    expect(answer()).toBe('file-not-a-tournament');
    expect(holdsTournament(path)).toBe(false);
  });

  it('is looked for in files only', () => {
    expect(holdsTournament(folder.path)).toBe(false);
  });
});
