/** Files written beside and together: what a place is, which protection the first byte has, and what is left of a failure. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf } from '../../src-main/storage/held-files.ts';
import { targetAt, writeBeside, writeBesideNow, type Target } from '../../src-main/storage/write-beside.ts';
import { writeTogether } from '../../src-main/storage/write-together.ts';
import { Folder, newFile } from './samples.ts';

const { renameSync, writeFileSync } = fs;
const { rename } = fs.promises;

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(fs, { renameSync, writeFileSync });
  Object.assign(fs.promises, { rename });
  syncBuiltinESMExports();
  folder.remove();
});

const targetOf = (path: string): Target => {
  const target = targetAt(path);
  if (!target.ok) throw new Error(target.failure.code);
  return target.value;
};
const codeAt = (path: string): string => {
  const target = targetAt(path);
  return target.ok ? (target.value.existing === null ? 'free' : 'a file') : target.failure.code;
};

describe('a place to write to', () => {
  it('is what stands there, with its size, time and protection, where its links lead; or nothing yet', () => {
    const path = folder.of('report.trf');
    fs.writeFileSync(path, '12345');
    fs.chmodSync(path, 0o640);
    fs.utimesSync(path, new Date(5000), new Date(7000));
    fs.symlinkSync('report.trf', folder.of('link'));
    expect(targetOf(folder.of('link'))).toEqual({
      path: folder.of('link'),
      real: fs.realpathSync.native(path),
      existing: { identity: identityOf(path), bytes: 5, modified: new Date(7000), mode: 0o640 },
    });
    expect(targetOf(folder.of('new'))).toMatchObject({ path: folder.of('new'), existing: null });
    expect(codeAt(folder.of('none/new'))).toBe('free');
    expect(codeAt('a\0b')).toBe('path-unusable');
  });

  it('is found behind 39 links, one after another; more are a circle', () => {
    fs.writeFileSync(folder.of('link-0'), '');
    for (let count = 1; count <= 40; count++) fs.symlinkSync(`link-${count - 1}`, folder.of(`link-${count}`));
    expect(targetOf(folder.of('link-39')).real).toBe(join(fs.realpathSync.native(folder.path), 'link-0'));
    expect(targetAt(folder.of('link-40'))).toMatchObject({
      failure: { code: 'path-unusable', why: 'circle' },
    });
  });

  it('is none that belongs to a tournament: what has its name with an ending of SQLite or of the lock', () => {
    newFile(folder.of('open'), 0).close();
    fs.writeFileSync(folder.of('text'), 'text');
    fs.mkdirSync(folder.of('folder'));
    for (const ending of ['-journal', '-wal', '-shm', '-lock']) {
      expect([ending, codeAt(folder.of(`open${ending}`))]).toEqual([ending, 'target-is-tournament']);
      for (const name of ['text', 'none', 'folder'])
        expect([ending, codeAt(folder.of(`${name}${ending}`))]).toEqual([ending, 'free']);
    }
    expect(codeAt(folder.of('open-other'))).toBe('free');
    expect(codeAt(folder.of('open'))).toBe('target-is-tournament');
  });
});

describe.each(['now', 'later'] as const)('a file written %s', (when) => {
  const write = async (target: Target, text: string, mode?: number) =>
    when === 'now' ? writeBesideNow(target, text, mode) : writeBeside(target, text);
  /** Protection of the file when its first byte is written. */
  const modes: number[] = [];
  const watch = async (): Promise<void> => {
    modes.length = 0;
    Object.assign(fs, {
      writeFileSync: (...args: Parameters<typeof writeFileSync>) => {
        if (typeof args[0] === 'number') modes.push(fs.fstatSync(args[0]).mode & 0o777);
        writeFileSync(...args);
      },
    });
    syncBuiltinESMExports();
    const probe = await open(folder.of('probe'), 'w');
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the handle it belongs to
    const { writeFile } = handles;
    vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, ...args) {
      modes.push((await this.stat()).mode & 0o777);
      await writeFile.apply(this, args);
    });
  };
  const left = () => fs.readdirSync(folder.path).filter((name) => name.includes('unfinished'));

  it.skipIf(process.platform === 'win32')('has its protection before its first byte', async () => {
    const path = folder.of('secret');
    fs.writeFileSync(path, 'old');
    fs.chmodSync(path, 0o600);
    await watch();
    expect(await write(targetOf(path), 'new')).toBeNull();
    if (when === 'now') expect(await write(targetOf(folder.of('other')), 'new', 0o400)).toBeNull();
    expect(modes).toEqual(when === 'now' ? [0o600, 0o400] : [0o600]);
    const before = process.umask(0o027);
    try {
      expect(await write(targetOf(folder.of('plain')), 'new')).toBeNull();
    } finally {
      process.umask(before);
    }
    expect(modes.at(-1)).toBe(0o640);
    expect(fs.statSync(folder.of('plain')).mode & 0o777).toBe(0o640);
  });

  it('replaces what is still the file that was looked at, or is gone by now, and nothing else', async () => {
    const path = folder.of('report.trf');
    fs.writeFileSync(path, 'old');
    const target = targetOf(path);
    fs.writeFileSync(path, 'changed');
    expect([await write(target, 'new'), fs.readFileSync(path, 'utf8')]).toEqual([null, 'new']);
    const again = targetOf(path);
    fs.rmSync(path);
    expect([await write(again, 'newer'), fs.readFileSync(path, 'utf8')]).toEqual([null, 'newer']);
    const third = targetOf(path);
    fs.writeFileSync(folder.of('other'), 'theirs');
    fs.renameSync(folder.of('other'), path);
    expect(await write(third, 'mine')).toEqual({ code: 'file-exists', path });
    expect(fs.readFileSync(path, 'utf8')).toBe('theirs');
    const free = targetOf(folder.of('free'));
    fs.writeFileSync(folder.of('free'), 'theirs');
    expect(await write(free, 'mine')).toEqual({ code: 'file-exists', path: folder.of('free') });
    fs.rmSync(path);
    fs.mkdirSync(path);
    expect(await write(third, 'mine')).toEqual({ code: 'target-not-a-file', path });
    expect(left()).toEqual([]);
  });

  it('leaves nothing where it cannot get its name, or has no folder, and says why', async () => {
    const fails = () => {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    };
    Object.assign(fs, { renameSync: fails });
    Object.assign(fs.promises, { rename: () => Promise.resolve().then(fails) });
    syncBuiltinESMExports();
    const path = folder.of('report.trf');
    fs.writeFileSync(path, 'old');
    expect(await write(targetOf(path), 'new')).toEqual({ code: 'disk-full', path });
    expect([fs.readFileSync(path, 'utf8'), left()]).toEqual(['old', []]);
    const nowhere = folder.of('none/report.trf');
    expect(await write(targetOf(nowhere), 'new')).toEqual({
      code: 'path-unusable',
      path: nowhere,
      why: 'no-folder',
    });
  });
});

describe('files written together', () => {
  const MARK = '<!-- ours -->';
  const page = (fileName: string, text = fileName) => ({ fileName, text: MARK + text });
  const at = (name: string) => fs.readFileSync(folder.of(name), 'utf8');

  it('know their own by a mark within the first 2,000 bytes', () => {
    for (const [name, before] of [
      ['own.html', 2000 - MARK.length],
      ['theirs.html', 2001 - MARK.length],
    ] as const) {
      fs.writeFileSync(folder.of(name), ' '.repeat(before) + MARK);
      const failure = writeTogether(folder.path, [page(name, 'new')], MARK);
      expect([name, failure]).toEqual([
        name,
        name === 'own.html' ? null : { code: 'file-exists', path: folder.of(name) },
      ]);
    }
  });

  it('remove what bears the mark and the ending of the first one, is a file, and is not among them', () => {
    const names = ['old.html', 'kept.htm', 'theirs.html', 'index.html', 'data.js'];
    for (const name of names) fs.writeFileSync(folder.of(name), name === 'theirs.html' ? 'by hand' : MARK);
    fs.mkdirSync(folder.of('folder.html'));
    newFile(folder.of('open.html'), 0).close();
    expect(writeTogether(folder.path, [page('index.html'), page('new.js')], MARK)).toBeNull();
    expect(fs.readdirSync(folder.path).sort()).toEqual(
      ['data.js', 'folder.html', 'index.html', 'kept.htm', 'new.js', 'open.html', 'theirs.html'].sort(),
    );
    expect([at('index.html'), at('new.js')]).toEqual([`${MARK}index.html`, `${MARK}new.js`]);
  });

  it('are all there with their texts before the first one, and nothing is left where one cannot get its name', () => {
    let names: string[] = [];
    Object.assign(fs, {
      renameSync: (from: string, to: string) => {
        names.push(to.slice(folder.path.length + 1));
        if (names.length === 2) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
        renameSync(from, to);
      },
    });
    syncBuiltinESMExports();
    const files = [page('index.html'), page('b.html'), page('a.html')];
    expect(writeTogether(folder.path, files, MARK)).toEqual({ code: 'disk-full', path: folder.path });
    expect([names, fs.readdirSync(folder.path)]).toEqual([['a.html', 'b.html'], ['a.html']]);
    names = [];
    Object.assign(fs, { renameSync });
    syncBuiltinESMExports();
    expect(writeTogether(folder.path, files, MARK)).toBeNull();
    expect(fs.readdirSync(folder.path).sort()).toEqual(['a.html', 'b.html', 'index.html']);
    // A tournament is no page, whatever it is called.
    newFile(folder.of('index.trf'), 0).close();
    expect(writeTogether(folder.path, [page('index.trf')], MARK)).toEqual({
      code: 'target-is-tournament',
      path: folder.of('index.trf'),
    });
  });
});
