import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLog, workingCopy } from '../../src-main/storage/open-copy.ts';
import { RestoreKeeper } from '../../src-main/storage/restore-keeper.ts';
import {
  restoreFolderBeside,
  restoreFolderOn,
  writeRestorePoint,
  type RestorePoint,
} from '../../src-main/storage/restore-point.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { add, AUTHOR, Folder, newFile, nextNumber, playerAdded, reopen } from './samples.ts';

const at = (seq: number, label = 'R3 begin'): RestorePoint => ({
  label,
  seq,
  at: '2026-11-21T13:41:07.120+01:00',
});

describe('a restore point', () => {
  let folder: Folder;
  let file: TournamentFile;
  beforeEach(() => {
    folder = new Folder();
    file = newFile(folder.of('open.wallchart'), 5);
  });
  afterEach(() => {
    file.close();
    folder.remove();
  });

  const path = () => folder.of('point.wallchart');

  it('is the tournament as it stood after its entry, and nothing of what came later', async () => {
    await writeRestorePoint(path(), file.log, at(4));
    const log = readLog(path());
    if (!log.ok) throw new Error(log.failure.code);
    expect(log.value.records).toEqual(file.log.records.slice(0, 4));
    expect(log.value.state).toEqual(file.log.stateAt(4));
    expect(readdirSync(folder.path).sort()).toEqual([
      'open.wallchart',
      'open.wallchart-journal',
      'open.wallchart-lock',
      'point.wallchart',
    ]);
  });

  it('takes along what stood at its moment while new entries are stored', async () => {
    add(file, ...Array.from({ length: 595 }, (_, index) => playerAdded(index + 6)));
    const writing = writeRestorePoint(path(), file.log, at(600));
    let stored = 0;
    const desk = setInterval(() => add(file, playerAdded(601 + stored++)), 0);
    await writing;
    clearInterval(desk);
    // It works in steps: entries were stored between them.
    expect(stored).toBeGreaterThan(0);
    const log = readLog(path());
    expect(log.ok && log.value.records).toEqual(file.log.records.slice(0, 600));
  });

  it('opens only to be read, as long as it is not copied', async () => {
    await writeRestorePoint(path(), file.log, at(4));
    chmodSync(path(), 0o644);
    const before = readFileSync(path());
    const free = nextNumber();
    for (let count = 0; count < 2; count++)
      expect(TournamentFile.open(path())).toMatchObject({
        ok: false,
        failure: { code: 'restore-point', label: 'R3 begin' },
      });
    expect(nextNumber()).toBe(free);
    expect(readFileSync(path())).toEqual(before);
    chmodSync(path(), 0o444);
    const copy = folder.of('copy.wallchart');
    expect(workingCopy(path(), copy).ok).toBe(true);
    const opened = reopen(copy);
    expect(opened.log.state).toEqual(file.log.stateAt(4));
    expect(opened.append([playerAdded(4)], AUTHOR).ok).toBe(true);
    opened.close();
    expect(readFileSync(path())).toEqual(before);
  });

  it('leaves nothing behind where it cannot be written', async () => {
    writeFileSync(folder.of('no-folder'), '');
    await expect(
      writeRestorePoint(folder.of('no-folder/point.wallchart'), file.log, at(4)),
    ).rejects.toThrow();
    const records = file.log.records.slice();
    const broken = Object.assign(Object.create(Object.getPrototypeOf(file.log) as object), {
      document: file.log.document,
    }) as typeof file.log;
    Object.defineProperty(broken, 'records', { value: [records[0], records[0]] });
    await expect(writeRestorePoint(path(), broken, at(2))).rejects.toThrow('no gaps');
    expect(readdirSync(folder.path).filter((name) => name.startsWith('point'))).toEqual([]);
  });

  describe('kept', () => {
    let media: string[];
    let keeper: RestoreKeeper;
    const changed = vi.fn();
    beforeEach(() => {
      media = [];
      changed.mockClear();
      keeper = new RestoreKeeper({ path: file.path, log: file.log, media: () => media }, changed);
    });
    afterEach(() => keeper.close());

    const beside = () => readdirSync(restoreFolderBeside(file.path));
    const on = (medium: string) => readdirSync(restoreFolderOn(medium, file.path, file.log.document));
    const problems = () => keeper.folders.map(({ problem }) => problem?.code ?? null);

    it('stands beside the file and on every second medium; older ones stay', async () => {
      const stick = folder.of('stick');
      mkdirSync(stick);
      media = [stick];
      keeper.add(at(2, 'R1 begin'));
      keeper.add(at(4, 'R1 end'));
      await keeper.flush();
      expect(beside()).toHaveLength(2);
      expect(on(stick)).toEqual(beside());
      expect(problems()).toEqual([null, null]);
      const made = on(stick).map((name) =>
        readFileSync(join(restoreFolderOn(stick, file.path, file.log.document), name)),
      );
      expect(made).toEqual(beside().map((name) => readFileSync(join(restoreFolderBeside(file.path), name))));
    });

    it('comes to a medium that was away when it is back', async () => {
      const stick = folder.of('stick');
      media = [stick];
      keeper.add(at(2));
      await keeper.flush();
      expect(problems()).toEqual([null, 'file-missing']);
      mkdirSync(stick);
      await keeper.flush();
      expect(on(stick)).toEqual(beside());
      expect(problems()).toEqual([null, null]);
    });

    it('goes to the second medium also where it cannot stand beside the file, and that is told', async () => {
      const stick = folder.of('stick');
      mkdirSync(stick);
      media = [stick];
      writeFileSync(restoreFolderBeside(file.path), 'in the way');
      keeper.add(at(2));
      await keeper.flush();
      expect(on(stick)).toHaveLength(1);
      expect(problems()).toEqual(['write-failed', null]);
      expect(changed).toHaveBeenCalled();
      rmSync(restoreFolderBeside(file.path));
      await keeper.flush();
      expect(beside()).toEqual(on(stick));
      expect(problems()).toEqual([null, null]);
    });

    it('is made once: a file that is there is left alone', async () => {
      const stick = folder.of('stick');
      mkdirSync(stick);
      media = [stick];
      keeper.add(at(2, 'R1 begin'));
      await keeper.flush();
      const folders = [restoreFolderBeside(file.path), restoreFolderOn(stick, file.path, file.log.document)];
      const files = () =>
        folders.flatMap((each) =>
          readdirSync(each).map((name) => [name, statSync(join(each, name)).mtimeMs]),
        );
      const made = files();
      expect(made).toHaveLength(2);
      keeper.add(at(4, 'R1 end'));
      await keeper.flush();
      expect(files()).toHaveLength(4);
      expect(files()).toEqual(expect.arrayContaining(made));
    });

    it('that comes up while others are being made is made after them', async () => {
      const source = { path: file.path, log: file.log, media: () => (late(), []) };
      let isFirst = true;
      // Asked for when the folder beside the file is complete.
      const late = () => {
        if (isFirst) other.add(at(4, 'R1 end'));
        isFirst = false;
      };
      const other = new RestoreKeeper(source, changed);
      other.add(at(2, 'R1 begin'));
      await vi.waitFor(() => expect(beside()).toHaveLength(2));
      await other.close();
    });

    it('is tried again some seconds later where it could not be made, and not where all are there', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const stick = folder.of('stick');
        media = [stick];
        keeper.add(at(2));
        await keeper.flush();
        expect(vi.getTimerCount()).toBe(1);
        mkdirSync(stick);
        vi.advanceTimersByTime(15_000);
        await keeper.flush();
        expect([on(stick).length, vi.getTimerCount()]).toEqual([1, 0]);
      } finally {
        vi.useRealTimers();
      }
    });

    it('is finished before the tournament closes', async () => {
      keeper.add(at(2));
      await keeper.close();
      expect(beside()).toHaveLength(1);
      keeper.add(at(3, 'R1 end'));
      expect(existsSync(restoreFolderBeside(file.path)) && beside()).toHaveLength(1);
    });
  });
});
