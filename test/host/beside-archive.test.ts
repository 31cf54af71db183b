import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPackageWithOptions } from '@electron/asar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedBeside } from '../../src-main/host/beside-archive.ts';

describe('the files beside the archive', () => {
  let folder: string;
  let archive: string;
  const beside = (path: string) => join(`${archive}.unpacked`, path);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-beside-'));
    const source = join(folder, 'source');
    mkdirSync(join(source, 'out/worker'), { recursive: true });
    writeFileSync(join(source, 'out/inside.js'), 'inside');
    writeFileSync(join(source, 'out/worker/pairing.mjs'), 'pairs');
    writeFileSync(join(source, 'out/worker/lists.mjs'), 'reads');
    archive = join(folder, 'app.asar');
    await createPackageWithOptions(source, archive, { unpackDir: 'out/worker' });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are as packed', () => expect(changedBeside(archive)).toBeNull());

  it('are named when one letter is another one, or one is longer, shorter or missing', () => {
    writeFileSync(beside('out/worker/pairing.mjs'), 'pears');
    expect(changedBeside(archive)).toBe('out/worker/pairing.mjs');
    writeFileSync(beside('out/worker/pairing.mjs'), 'pairs');
    expect(changedBeside(archive)).toBeNull();
    appendFileSync(beside('out/worker/lists.mjs'), ';');
    expect(changedBeside(archive)).toBe('out/worker/lists.mjs');
    truncateSync(beside('out/worker/lists.mjs'), 0);
    expect(changedBeside(archive)).toBe('out/worker/lists.mjs');
    rmSync(beside('out/worker/lists.mjs'));
    expect(changedBeside(archive)).toBe('out/worker/lists.mjs');
    rmSync(beside('out/worker'), { recursive: true });
    expect(changedBeside(archive)).toMatch(/^out\/worker\//);
  });

  it('are named when they were not packed, links too', () => {
    mkdirSync(beside('out/worker/node_modules/better-sqlite3'), { recursive: true });
    writeFileSync(beside('out/worker/node_modules/better-sqlite3/index.js'), 'planted');
    expect(changedBeside(archive)).toBe('out/worker/node_modules/better-sqlite3/index.js');
    rmSync(beside('out/worker/node_modules'), { recursive: true });
    expect(changedBeside(archive)).toBeNull();
    symlinkSync(folder, beside('out/worker/node_modules'));
    expect(changedBeside(archive)).toBe('out/worker/node_modules');
  });

  it('cannot be told where the header of the archive is cut short', () => {
    truncateSync(archive, 40);
    expect(() => changedBeside(archive)).toThrow();
  });

  it('cannot be told without the archive', () => {
    rmSync(archive);
    expect(() => changedBeside(archive)).toThrow('ENOENT');
  });
});
