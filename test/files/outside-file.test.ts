/** Files from outside: what is opened, how much of it is read, and what is said of what is none. */
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contents, readOutsideFile, specialKindOf } from '../../src-main/files/outside-file.ts';

describe('a file from outside', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'wallchart-outside-'));
    path = join(folder, 'file');
    fs.writeFileSync(path, '0123456789');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  const read = (limit: number, taken: Parameters<typeof readOutsideFile>[2] = []) => {
    const outcome = readOutsideFile(path, limit, taken);
    return outcome.ok ? Buffer.from(outcome.value).toString() : outcome.failure;
  };

  it('is read up to its limit, and said to be over it with one byte more', () => {
    expect([read(10), read(11), read(1000)]).toEqual(['0123456789', '0123456789', '0123456789']);
    expect(read(9)).toEqual({ code: 'file-over-limit', path, limit: 9 });
    fs.writeFileSync(path, '');
    expect([read(0), read(1)]).toEqual(['', '']);
    fs.writeFileSync(path, 'x');
    expect(read(0)).toEqual({ code: 'file-over-limit', path, limit: 0 });
  });

  it('that is open as a tournament is not opened, by whatever name; others on its device or of its number are', () => {
    const { dev, ino } = fs.statSync(path, { bigint: true });
    fs.linkSync(path, join(folder, 'hard'));
    fs.symlinkSync('file', join(folder, 'link'));
    for (const name of ['file', 'hard', 'link']) {
      path = join(folder, name);
      expect(
        read(10, [
          { dev: 1n, ino: 2n },
          { dev, ino },
        ]),
      ).toEqual({ code: 'file-is-open', path });
    }
    expect(
      read(10, [
        { dev: dev + 1n, ino },
        { dev, ino: ino + 1n },
      ]),
    ).toBe('0123456789');
    // That it is open is said before that it is too large.
    expect(read(1, [{ dev, ino }])).toMatchObject({ code: 'file-is-open' });
  });

  it('that is none is said to be a folder, a device or a pipe, and one that is not there to be missing', () => {
    expect([specialKindOf(path), specialKindOf(join(folder, 'none'))]).toEqual([null, null]);
    const kinds: [string, string][] = [
      [folder, 'folder'],
      ['/dev/null', 'device'],
    ];
    if (spawnSync('mkfifo', [join(folder, 'pipe')]).status === 0) kinds.push([join(folder, 'pipe'), 'pipe']);
    for (const [place, kind] of kinds) {
      path = place;
      expect(read(10)).toEqual({ code: 'not-a-file', path, kind });
      expect(specialKindOf(path)).toBe(kind);
    }
    path = join(folder, 'none');
    expect(read(10)).toEqual({ code: 'file-missing', path });
    path = join(folder, 'file', 'in it');
    expect(read(10)).toMatchObject({
      code: 'file-unreachable',
      path,
      reason: expect.stringContaining('ENOTDIR') as string,
    });
  });

  it('leaves no descriptor open, read or refused', () => {
    const next = (): number => {
      const descriptor = fs.openSync('/dev/null', 'r');
      fs.closeSync(descriptor);
      return descriptor;
    };
    const before = next();
    for (const limit of [10, 9]) read(limit);
    expect(next()).toBe(before);
  });

  it.each([
    ['of the size that it tells', 10],
    ['of which more comes than it tells', 3],
    ['that tells no size, as those of the system', 0],
    ['of which less comes than it tells', 100],
  ])('%s is read to its end or past its limit, whatever it told', (_what, size) => {
    const descriptor = fs.openSync(path, 'r');
    const readFrom = (limit: number) => {
      // From its beginning on: the place is that of the descriptor.
      const again = fs.openSync(path, 'r');
      try {
        const bytes = contents(again, size, limit);
        return bytes === null ? null : Buffer.from(bytes).toString();
      } finally {
        fs.closeSync(again);
      }
    };
    fs.closeSync(descriptor);
    expect([readFrom(10), readFrom(11), readFrom(5000)]).toEqual(['0123456789', '0123456789', '0123456789']);
    expect([readFrom(9), readFrom(0)]).toEqual([null, null]);
  });

  it.runIf(process.platform === 'linux')('of the system, which tells no size, is read all the same', () => {
    path = '/proc/sys/kernel/ostype';
    expect(fs.statSync(path).size).toBe(0);
    expect([read(6), read(1000)]).toEqual(['Linux\n', 'Linux\n']);
    expect(read(5)).toEqual({ code: 'file-over-limit', path, limit: 5 });
  });

  it('of some megabytes is read piece by piece where it tells no size', () => {
    const long = Buffer.alloc(2_500_000, 'a long file ');
    fs.writeFileSync(path, long);
    const descriptor = fs.openSync(path, 'r');
    try {
      expect(Buffer.from(contents(descriptor, 0, 3_000_000)!).equals(long)).toBe(true);
    } finally {
      fs.closeSync(descriptor);
    }
  });
});
