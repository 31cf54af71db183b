/** The second database that tells what the open file must be, and the file that it is kept in. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskImage } from '../../src-main/storage/disk-image.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { Twin } from '../../src-main/storage/twin.ts';
import { add, AUTHOR, Folder, newFile, nextNumber, playerAdded, reopen } from './samples.ts';

let folder: Folder;
let path: string;
beforeEach(() => {
  folder = new Folder();
  path = folder.of('open.wallchart');
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

/** Takes the lowest numbers that are free, as whatever opens something next does. */
function others(): { readonly untouched: () => boolean; readonly close: () => void } {
  const numbers = Array.from({ length: 8 }, () => openSync(import.meta.filename, 'r'));
  const own = statSync(import.meta.filename).ino;
  return {
    untouched() {
      try {
        return numbers.every((number) => fstatSync(number).ino === own);
      } catch {
        return false;
      }
    },
    close: () => numbers.forEach((number) => closeSync(number)),
  };
}

describe('a descriptor of a twin', () => {
  it('is given back when the twin is closed', () => {
    newFile(path).close();
    const bytes = readFileSync(path);
    const before = nextNumber();
    for (let count = 0; count < 3; count++) Twin.of(bytes).close();
    expect(nextNumber()).toBe(before);
  });
});

describe('a descriptor of somebody else', () => {
  it('stays open when a twin is closed twice', () => {
    newFile(path).close();
    const twin = Twin.of(readFileSync(path));
    twin.close();
    const theirs = others();
    twin.close();
    expect(theirs.untouched()).toBe(true);
    theirs.close();
  });

  it('stays open when a file is closed whose content could not be looked at again', () => {
    newFile(path).close();
    const image = new DiskImage(path, 'r');
    image.begin();
    // Larger than a tournament can be: looking at it ends in an error in the middle.
    truncateSync(path, MOST_BYTES + 1);
    expect(() => image.begin()).toThrow();
    const theirs = others();
    expect(image.difference()).not.toBeNull();
    image.close();
    expect(theirs.untouched()).toBe(true);
    theirs.close();
  });

  it('stays open when the tournament grows beyond all bounds under the program', () => {
    const file = newFile(path);
    truncateSync(path, MOST_BYTES + 1);
    expect(file.append([playerAdded(4)], AUTHOR).ok).toBe(false);
    const theirs = others();
    file.close();
    file.close();
    expect(theirs.untouched()).toBe(true);
    theirs.close();
  });
});

describe('results are stored', () => {
  it('where there is no folder for passing files', () => {
    vi.stubEnv('TMPDIR', folder.of('none'));
    const file = newFile(path, 5);
    file.close();
    const again = reopen(path);
    expect(again.log.records).toHaveLength(6);
    again.close();
  });

  it('while the folder for passing files is full, and a change from outside is noticed all the same', async (context) => {
    const disk = folder.of('passing');
    mkdirSync(disk);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status !== 0) {
      console.log('a full folder for passing files not tried: no small file system can be mounted here');
      return context.skip();
    }
    vi.stubEnv('TMPDIR', disk);
    try {
      const file = newFile(path, 3);
      fill(disk);
      for (let id = 4; id <= 200; id++) add(file, playerAdded(id));
      // Left to itself it looks at the file some moments later, and nothing may come of that but the next action.
      await new Promise((resolve) => setTimeout(resolve, 120));
      add(file, playerAdded(201));
      const at = readFileSync(path).indexOf('Name7, Given');
      const content = readFileSync(path);
      content.write('Mame', at);
      writeFileSync(path, content);
      expect(file.append([playerAdded(202)], AUTHOR)).toMatchObject({ failure: { code: 'file-changed' } });
      file.close();
    } finally {
      vi.unstubAllEnvs();
      spawnSync('umount', ['-l', disk]);
    }
  });

  function fill(disk: string): void {
    const descriptor = openSync(`${disk}/much`, 'w');
    try {
      for (;;) writeFileSync(descriptor, Buffer.alloc(4096));
    } catch (error) {
      expect((error as { code?: string }).code).toBe('ENOSPC');
    } finally {
      closeSync(descriptor);
    }
  }
});
