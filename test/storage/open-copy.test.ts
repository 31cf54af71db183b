/** Looking into a file that another program writes to meanwhile. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { Folder, newFile, nextNumber } from './samples.ts';

const { copyFileSync } = fs;

describe('reading a file that is written to meanwhile', () => {
  let folder: Folder;
  let path: string;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
  });
  afterEach(() => {
    Object.assign(fs, { copyFileSync });
    syncBuiltinESMExports();
    vi.unstubAllEnvs();
    folder.remove();
  });

  /** From now on `then` follows each copy of the file, with how many there were and where it is. */
  const afterEachCopy = (then: (count: number, copy: string) => void): void => {
    let count = 0;
    Object.assign(fs, {
      copyFileSync: (from: string, to: string) => {
        copyFileSync(from, to);
        if (from === path) then(++count, to);
      },
    });
    syncBuiltinESMExports();
  };

  /** What a file with so many players holds. */
  const holding = (players: number): Buffer => {
    const other = folder.of(`${players}.wallchart`);
    newFile(other, players).close();
    return fs.readFileSync(other);
  };

  const playersRead = (): number => {
    const log = readLog(path);
    if (!log.ok) throw new Error(log.failure.code);
    return log.value.state.tournament.players.length;
  };

  it('copies it once more, so that no half of an action is read', () => {
    const [before, after] = [holding(3), holding(4)];
    fs.writeFileSync(path, before);
    let copies = 0;
    afterEachCopy((count) => {
      copies = count;
      if (count > 1) return;
      fs.writeFileSync(path, after);
      fs.utimesSync(path, new Date(), new Date(Date.now() + 1000));
    });
    expect(playersRead()).toBe(4);
    expect(copies).toBe(2);
  });

  it('takes no journal along that belonged to an earlier copy', () => {
    // The first copy is of the middle of an action, the second of its end, when the journal is gone.
    const [before, after] = [holding(3), holding(4)];
    fs.writeFileSync(path, before);
    const journals: boolean[] = [];
    afterEachCopy((count, copy) => {
      journals.push(fs.existsSync(`${copy}-journal`));
      if (count === 1) fs.writeFileSync(`${path}-journal`, 'of an action that was under way');
      else fs.rmSync(`${path}-journal`, { force: true });
      if (count > 1) return;
      fs.writeFileSync(path, after);
      fs.utimesSync(path, new Date(), new Date(Date.now() + 1000));
    });
    expect(playersRead()).toBe(4);
    expect(journals).toEqual([false, false]);
  });

  it('copies a file that lies still once', () => {
    fs.writeFileSync(path, holding(3));
    let copies = 0;
    afterEachCopy((count) => (copies = count));
    expect(playersRead()).toBe(3);
    expect(copies).toBe(1);
  });

  it('leaves neither copies nor descriptors behind, be the file whole or damaged', () => {
    const passing = folder.of('passing');
    fs.mkdirSync(passing);
    vi.stubEnv('TMPDIR', passing);
    vi.stubEnv('TEMP', passing);
    const whole = holding(3);
    const damaged = Buffer.from(whole);
    damaged.write('Mame2', damaged.lastIndexOf('Name2'));
    for (const content of [whole, damaged]) {
      fs.writeFileSync(path, content);
      readLog(path);
      const there = fs.readdirSync(passing);
      const free = nextNumber();
      for (let count = 0; count < 3; count++) expect(readLog(path).ok).toBe(content === whole);
      expect(nextNumber()).toBe(free);
      expect(fs.readdirSync(passing)).toEqual(there);
    }
  });

  it('takes the fifth copy of one that never lies still', () => {
    fs.writeFileSync(path, holding(3));
    let copies = 0;
    afterEachCopy((count) => {
      copies = count;
      fs.utimesSync(path, new Date(), new Date(Date.now() + 1000 * count));
    });
    expect(playersRead()).toBe(3);
    expect(copies).toBe(5);
  });
});
