/** Files that this process holds open: nobody else of it opens them, by whatever name. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  assertFree,
  heldFiles,
  hold,
  identityOf,
  isHeld,
  isHeldFile,
  readFree,
  readFreeNow,
  sameFile,
} from '../../src-main/storage/held-files.ts';
import { realPathOf } from '../../src-main/storage/real-path.ts';
import { holdsTournament } from '../../src-main/storage/holds-tournament.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { Folder, newFile } from './samples.ts';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  for (const name of ['one', 'two']) fs.writeFileSync(folder.of(name), name);
});
afterEach(() => folder.remove());

describe('a file that is held', () => {
  it('is held until as many have let go as took it, and each lets go once', () => {
    const identity = identityOf(folder.of('one'));
    const [first, second] = [hold(identity), hold(identity)];
    expect(isHeldFile(identity)).toBe(true);
    first();
    first();
    expect([isHeldFile(identity), isHeld(folder.of('one'))]).toEqual([true, true]);
    second();
    second();
    expect([isHeldFile(identity), isHeld(folder.of('one'))]).toEqual([false, false]);
    const third = hold(identity);
    first();
    expect(isHeldFile(identity)).toBe(true);
    third();
    expect(isHeldFile(identity)).toBe(false);
  });

  it('is known by its device and its number, as threads are told', () => {
    const before = heldFiles();
    const identity = { device: 12n, file: 9_007_199_254_740_993n };
    const letGo = hold(identity);
    expect(heldFiles()).toEqual([...before, identity]);
    expect(isHeldFile({ ...identity, device: 13n })).toBe(false);
    expect(isHeldFile({ ...identity, file: 12n })).toBe(false);
    expect(isHeldFile({ device: identity.file, file: identity.device })).toBe(false);
    letGo();
    expect(heldFiles()).toEqual(before);
    expect(sameFile(identity, { ...identity })).toBe(true);
    expect(sameFile(identity, { ...identity, device: 13n })).toBe(false);
    expect(sameFile(identity, { ...identity, file: 13n })).toBe(false);
  });

  it('is not read by any name; others are, and what is not there is not held', async () => {
    fs.linkSync(folder.of('one'), folder.of('hard'));
    fs.symlinkSync('one', folder.of('link'));
    const letGo = hold(identityOf(folder.of('one')));
    try {
      for (const name of ['one', 'hard', 'link']) {
        const path = folder.of(name);
        const held = { code: 'HELD', message: `${path} is the tournament that is open` };
        expect(isHeld(path)).toBe(true);
        expect(() => assertFree(path)).toThrow(expect.objectContaining(held) as Error);
        expect(() => readFreeNow(path)).toThrow(expect.objectContaining(held) as Error);
        await expect(readFree(path)).rejects.toMatchObject(held);
      }
      expect(isHeld(folder.of('none'))).toBe(false);
      expect(isHeld(folder.of('two'))).toBe(false);
      expect((await readFree(folder.of('two')))?.toString()).toBe('two');
      expect(readFreeNow(folder.of('two')).toString()).toBe('two');
    } finally {
      letGo();
    }
  });

  it('what is no file is read as nothing, and what is not there is said', async () => {
    expect(await readFree(folder.path)).toBeNull();
    await expect(readFree(folder.of('none'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(() => readFreeNow(folder.of('none'))).toThrow('ENOENT');
  });

  it('what has as many bytes as a tournament may have is read, and with one more it is not', async () => {
    const { stat } = fs.promises;
    const ofSize = (size: number) => {
      fs.promises.stat = ((path: string) =>
        stat(path).then((facts) => Object.assign(facts, { size }))) as unknown as typeof stat;
      syncBuiltinESMExports();
    };
    try {
      ofSize(MOST_BYTES);
      expect((await readFree(folder.of('two')))?.toString()).toBe('two');
      ofSize(MOST_BYTES + 1);
      expect(await readFree(folder.of('two'))).toBeNull();
    } finally {
      fs.promises.stat = stat;
      syncBuiltinESMExports();
    }
  });
});

describe('the real path', () => {
  it('has no links in it, that of its folder for a file that is not there, and is the path itself without a folder', () => {
    fs.mkdirSync(folder.of('deep'));
    fs.writeFileSync(folder.of('deep/file'), '');
    fs.symlinkSync('deep', folder.of('link'));
    fs.symlinkSync('deep/file', folder.of('other'));
    const real = fs.realpathSync.native(folder.path);
    expect(realPathOf(folder.of('link/file'))).toBe(`${real}/deep/file`);
    expect(realPathOf(folder.of('other'))).toBe(`${real}/deep/file`);
    expect(realPathOf(folder.of('link/none'))).toBe(`${real}/deep/none`);
    expect(realPathOf(folder.of('none/none'))).toBe(folder.of('none/none'));
  });
});

describe('a file holds a tournament', () => {
  it('where it begins like one, or like a part of a copy of one', () => {
    newFile(folder.of('open.wallchart'), 0).close();
    const bytes = fs.readFileSync(folder.of('open.wallchart'));
    const of = (content: Uint8Array | string): boolean => {
      fs.writeFileSync(folder.of('one'), content);
      return holdsTournament(folder.of('one'));
    };
    const changed = (at: number): Buffer => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return copy;
    };
    expect(of(bytes)).toBe(true);
    // The mark of SQLite, to its zero byte, and that of the program; nothing between and behind them.
    for (const at of [0, 14, 15, 68, 71]) expect([at, of(changed(at))]).toEqual([at, false]);
    for (const at of [16, 67, 72, 99]) expect([at, of(changed(at))]).toEqual([at, true]);
    expect(of('{"wallchart":')).toBe(true);
    expect(of('{"wallchart":"segment","version":1}\n')).toBe(true);
    for (const text of ['', '{"wallchart"', ' {"wallchart":', '[{"wallchart":1}]'])
      expect(of(text)).toBe(false);
    expect(() => holdsTournament(folder.of('none'))).toThrow('ENOENT');
  });
});
