import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workingCopy } from '../../src-main/storage/open-copy.ts';
import type { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { targetAt, writeBeside, writeBesideNow } from '../../src-main/storage/write-beside.ts';
import { add, Folder, newFile, playerAdded, reopen } from './samples.ts';

describe('an export', () => {
  let folder: Folder;
  let path: string;
  let file: TournamentFile;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    file = newFile(path);
  });
  afterEach(() => {
    file.close();
    folder.remove();
  });

  const refusedAt = (name: string) => {
    const looked = targetAt(name);
    return looked.ok ? '' : looked.failure.code;
  };
  const save = async (name: string, text = 'export') => {
    const looked = targetAt(name);
    if (!looked.ok) return looked.failure.code;
    return (await writeBeside(looked.value, text))?.code ?? 'saved';
  };

  it('never touches the open tournament, by whatever name', async () => {
    mkdirSync(folder.of('deep'));
    symlinkSync('../open.wallchart', folder.of('deep/report.trf'));
    symlinkSync('deep/report.trf', folder.of('link of a link.pdf'));
    linkSync(path, folder.of('hard.txt'));
    for (const name of [
      'open.wallchart',
      'deep/report.trf',
      'link of a link.pdf',
      'hard.txt',
      './deep/../open.wallchart',
    ])
      expect([name, await save(join(folder.path, '.', name))]).toEqual([name, 'target-is-tournament']);
    expect(await save(`${folder.path}/./deep//../open.wallchart`)).toBe('target-is-tournament');
    add(file, playerAdded(4));
  });

  it('never touches any other tournament, its journal, its lock, or a copy on a second medium, by their content', () => {
    const other = folder.of('renamed.txt');
    newFile(folder.of('other.wallchart')).close();
    copyFileSync(folder.of('other.wallchart'), other);
    writeFileSync(folder.of('segment.txt'), '{"wallchart":"segment","version":1}\n');
    for (const name of [
      other,
      folder.of('segment.txt'),
      `${path}-journal`,
      `${path}-lock`,
      `${other}-journal`,
      `${other}-lock`,
    ])
      expect([name, refusedAt(name)]).toEqual([name, 'target-is-tournament']);
  });

  it('is no folder, pipe or device, and no link that leads in a circle', () => {
    mkdirSync(folder.of('folder.pdf'));
    symlinkSync(folder.of('b'), folder.of('a'));
    symlinkSync(folder.of('a'), folder.of('b'));
    expect(refusedAt(folder.of('folder.pdf'))).toBe('target-not-a-file');
    expect(refusedAt('/dev/null')).toBe('target-not-a-file');
    if (spawnSync('mkfifo', [folder.of('pipe')]).status === 0)
      expect(refusedAt(folder.of('pipe'))).toBe('target-not-a-file');
    expect(refusedAt(folder.of('a'))).toBe('path-unusable');
  });

  it('follows links, keeps them, and the protection of what it replaces', async () => {
    mkdirSync(folder.of('deep'));
    writeFileSync(folder.of('deep/report.trf'), 'old');
    chmodSync(folder.of('deep/report.trf'), 0o640);
    symlinkSync('deep/report.trf', folder.of('link.trf'));
    symlinkSync('deep/none.trf', folder.of('dangling.trf'));
    expect(await save(folder.of('link.trf'), 'new')).toBe('saved');
    expect(await save(folder.of('dangling.trf'), 'new')).toBe('saved');
    expect(readlinkSync(folder.of('link.trf'))).toBe('deep/report.trf');
    expect(readFileSync(folder.of('deep/report.trf'), 'utf8')).toBe('new');
    expect(statSync(folder.of('deep/report.trf')).mode & 0o777).toBe(0o640);
    expect(readFileSync(folder.of('deep/none.trf'), 'utf8')).toBe('new');
    expect(readdirSync(folder.of('deep')).sort()).toEqual(['none.trf', 'report.trf']);
  });

  it.skipIf(process.platform === 'win32')(
    'at once has the protection that was asked for, else the older one',
    () => {
      const name = folder.of('way-in.html');
      const modeAfter = (...mode: [] | [number]): number => {
        const looked = targetAt(name);
        if (!looked.ok) throw new Error(looked.failure.code);
        expect(writeBesideNow(looked.value, 'text', ...mode)).toBeNull();
        return statSync(name).mode & 0o777;
      };
      const before = process.umask(0o022);
      try {
        expect(modeAfter()).toBe(0o644);
      } finally {
        process.umask(before);
      }
      expect(modeAfter(0o600)).toBe(0o600);
      expect(modeAfter()).toBe(0o600);
      // Also what a umask would take away.
      expect(modeAfter(0o666)).toBe(0o666);
      expect(modeAfter()).toBe(0o666);
      expect(readdirSync(folder.path).filter((each) => each.includes('unfinished'))).toEqual([]);
    },
  );

  it('is refused when another file came to that place meanwhile', async () => {
    const looked = targetAt(folder.of('report.trf'));
    writeFileSync(folder.of('report.trf'), 'theirs');
    expect(await writeBeside(looked.ok ? looked.value : (null as never), 'mine')).toMatchObject({
      code: 'file-exists',
    });
    expect(readFileSync(folder.of('report.trf'), 'utf8')).toBe('theirs');
    const again = targetAt(folder.of('report.trf'));
    rmSync(folder.of('report.trf'));
    symlinkSync('open.wallchart', folder.of('report.trf'));
    expect(await writeBeside(again.ok ? again.value : (null as never), 'mine')).toMatchObject({
      code: 'target-is-tournament',
    });
    expect(readdirSync(folder.path).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('leaves the older file whole when the disk is full; a working copy leaves nothing', async (context) => {
    const disk = folder.of('disk');
    mkdirSync(disk);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status !== 0) {
      console.log('full disk not tried: no small file system can be mounted here');
      return context.skip();
    }
    try {
      const report = join(disk, 'report.trf');
      writeFileSync(report, 'older');
      expect(await save(report, 'x'.repeat(200_000))).toBe('disk-full');
      expect(readFileSync(report, 'utf8')).toBe('older');
      file.close();
      file = newFile(folder.of('large.wallchart'), 0);
      add(file, ...Array.from({ length: 200 }, (_, index) => playerAdded(index + 1)));
      file.close();
      expect(workingCopy(folder.of('large.wallchart'), join(disk, 'copy.wallchart'))).toMatchObject({
        failure: { code: 'disk-full' },
      });
      expect(readdirSync(disk)).toEqual(['report.trf']);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('leaves the tournament that it was refused at open, whole and free to be saved in', async () => {
    linkSync(path, folder.of('hard.txt'));
    for (const name of [path, folder.of('hard.txt')]) expect(await save(name)).toBe('target-is-tournament');
    expect(await save(folder.of('report.trf'))).toBe('saved');
    add(file, playerAdded(4));
    const { records } = file.log;
    file.close();
    file = reopen(path);
    expect(file.log.records).toEqual(records);
  });
});
