import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOverPage, keepPrivate } from '../../src-main/host/private-files.ts';

describe.runIf(process.platform !== 'win32')('what the program keeps', () => {
  let folder: string;
  let before: number;
  const mode = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-private-'));
    before = process.umask(0o022);
  });
  afterEach(() => {
    process.umask(before);
    rmSync(folder, { recursive: true });
  });

  it('is closed to others: its folder, the files in it, and what comes later', () => {
    mkdirSync(join(folder, 'user/inner'), { recursive: true });
    chmodSync(join(folder, 'user/inner'), 0o755);
    writeFileSync(join(folder, 'user/a.json'), '{}', { mode: 0o644 });
    writeFileSync(join(folder, 'user/b.json'), '{}', { mode: 0o644 });
    keepPrivate(join(folder, 'user'));
    writeFileSync(join(folder, 'later.wallchart'), '', { mode: 0o666 });
    mkdirSync(join(folder, 'later'));
    const paths = ['user', 'user/a.json', 'user/b.json', 'user/inner', 'later.wallchart', 'later'];
    expect(paths.map(mode)).toEqual(['700', '600', '600', '755', '600', '700']);
  });

  it('has a folder, made with those that it lies in', () => {
    keepPrivate(join(folder, 'deep/user'));
    expect([mode('deep/user'), mode('deep')]).toEqual(['700', '700']);
  });

  it('is closed behind a link that leads nowhere, as a browser that was killed leaves one', () => {
    mkdirSync(join(folder, 'user'));
    symlinkSync('desk-2-4711', join(folder, 'user/SingletonLock'));
    writeFileSync(join(folder, 'user/preferences.json'), '{}', { mode: 0o644 });
    keepPrivate(join(folder, 'user'));
    expect([mode('user'), mode('user/preferences.json')]).toEqual(['700', '600']);
  });

  it('leads on to an address from a page of its own folder', () => {
    const { folder: own, page } = handOverPage('http://127.0.0.1:7/enter/key');
    const text =
      '<!doctype html><meta charset="utf-8">' +
      '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:7/enter/key">';
    expect(readFileSync(page, 'utf8')).toBe(text);
    expect([dirname(page), basename(page)]).toEqual([own, 'wallchart.html']);
    expect([dirname(own), basename(own).startsWith('wallchart-way-in-')]).toEqual([tmpdir(), true]);
    expect(statSync(page).mode & 0o777).toBe(0o600);
    rmSync(own, { recursive: true });
  });
});
