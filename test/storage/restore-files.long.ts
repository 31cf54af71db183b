/** Content of restore points, and how they are kept: what is made when, and what is left alone. */
import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { RestoreKeeper } from '../../src-main/storage/restore-keeper.ts';
import {
  parseRestoreFileName,
  restoreFileName,
  restoreFilesIn,
  restoreFolderBeside,
  restoreFolderOn,
  standOf,
  writeRestorePoint,
  type RestorePoint,
} from '../../src-main/storage/restore-point.ts';
import type { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { add, Folder, newFile, playerAdded } from './samples.ts';

const AT = '2026-11-21T13:41:07.120+01:00';
const point = (seq: number, label = 'R3 begin', at = AT): RestorePoint => ({ label, seq, at });

describe('the file of a restore point', () => {
  let folder: Folder;
  let file: TournamentFile;
  beforeEach(() => {
    folder = new Folder();
    file = newFile(folder.of('open.wallchart'), 0);
  });
  afterEach(() => {
    file.close();
    vi.restoreAllMocks();
    folder.remove();
  });

  it('is written in goes of 250 entries, and ends at its own, be it the last of a go or not', async () => {
    add(file, ...Array.from({ length: 251 }, (_, index) => playerAdded(index + 1)));
    const { log } = file;
    for (const seq of [1, 250, 251, 252]) {
      const path = folder.of(`${seq}.wallchart`);
      await writeRestorePoint(path, log, point(seq));
      const read = readLog(path);
      expect(read.ok && read.value.records).toEqual(log.records.slice(0, seq));
      expect(standOf(path)).toEqual({ document: log.document, seq });
    }
  });

  it('may only be read, and takes the place of what was left unfinished or stood there before', async () => {
    const path = folder.of('point.wallchart');
    for (const name of [path, `${path}.unfinished`]) fs.writeFileSync(name, 'left');
    await writeRestorePoint(path, file.log, point(1));
    expect(fs.existsSync(`${path}.unfinished`)).toBe(false);
    expect(standOf(path)?.seq).toBe(1);
    if (process.platform !== 'win32') expect(fs.statSync(path).mode & 0o777).toBe(0o444);
  });

  it('stands nowhere where it is no tournament, or is not there', () => {
    fs.writeFileSync(folder.of('text'), 'text');
    expect([standOf(folder.of('text')), standOf(folder.of('none'))]).toEqual([null, null]);
    const bytes = fs.readFileSync(folder.of('open.wallchart'));
    fs.writeFileSync(folder.of('torn'), bytes.subarray(0, 4096));
    expect(standOf(folder.of('torn'))).toBeNull();
  });

  it('is listed by its name; a folder that is not there has none, and one that cannot be read is said', async () => {
    const name = restoreFileName('Open', point(1));
    for (const each of [name, `${name}.unfinished`, 'notes.txt']) fs.writeFileSync(folder.of(each), '');
    expect(await restoreFilesIn(folder.path)).toEqual([name]);
    expect(await restoreFilesIn(folder.of('none'))).toEqual([]);
    await expect(restoreFilesIn(folder.of('notes.txt'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describe('the keeper of restore points', () => {
  let folder: Folder;
  let file: TournamentFile;
  let stick: string;
  let media: string[];
  let changes: number;
  let keeper: RestoreKeeper;
  beforeEach(() => {
    folder = new Folder();
    file = newFile(folder.of('open.wallchart'), 5);
    stick = folder.of('stick');
    fs.mkdirSync(stick);
    [media, changes] = [[stick], 0];
    keeper = new RestoreKeeper({ path: file.path, log: file.log, media: () => media }, () => changes++);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await keeper.close();
    file.close();
    folder.remove();
  });

  const beside = () => restoreFolderBeside(file.path);
  const on = (medium = stick) => restoreFolderOn(medium, file.path, file.log.document);
  const nameOf = (which: RestorePoint) => restoreFileName('Test Open', which);
  const standing = (where: string) =>
    fs
      .readdirSync(where)
      .sort()
      .map(
        (name) => `${parseRestoreFileName(name)?.label ?? name} ${standOf(join(where, name))?.seq ?? '?'}`,
      );

  it('tells folders and what is wrong with them when that changes, and not again', async () => {
    media = [folder.of('away'), stick];
    keeper.add(point(2, 'R1 begin'));
    await keeper.flush();
    const facts = [
      { medium: null, folder: beside(), problem: null },
      { medium: media[0], folder: on(media[0]), problem: { code: 'file-missing', path: on(media[0]) } },
      { medium: stick, folder: on(), problem: null },
    ];
    expect(keeper.folders).toEqual(facts);
    expect(changes).toBe(1);
    keeper.add(point(4, 'R1 end'));
    await keeper.flush();
    expect(keeper.folders).toEqual(facts);
    expect(changes).toBe(1);
    expect(standing(beside())).toEqual(['R1 begin 2', 'R1 end 4']);
  });

  it('makes no folder where there is no point', async () => {
    await keeper.flush();
    expect([fs.existsSync(beside()), fs.existsSync(on())]).toEqual([false, false]);
    expect(keeper.folders.map(({ problem }) => problem)).toEqual([null, null]);
  });

  it('makes the later of two points of one name, on every medium; the older one never replaces it', async () => {
    const [early, late] = [point(2), point(5)];
    keeper.add(early);
    await keeper.flush();
    expect([standing(beside()), standing(on())]).toEqual([['R3 begin 2'], ['R3 begin 2']]);
    keeper.add(late);
    await keeper.flush();
    await keeper.flush();
    expect([standing(beside()), standing(on())]).toEqual([['R3 begin 5'], ['R3 begin 5']]);
    keeper.add(early);
    await keeper.flush();
    expect([standing(beside()), standing(on())]).toEqual([['R3 begin 5'], ['R3 begin 5']]);
  });

  it('leaves the file of another tournament alone that has the name of a point', async () => {
    fs.mkdirSync(beside());
    const other = newFile(folder.of('other.wallchart'), 1);
    await writeRestorePoint(join(beside(), nameOf(point(4))), other.log, point(1));
    other.close();
    keeper.add(point(4));
    await keeper.flush();
    expect(standOf(join(beside(), nameOf(point(4))))).toEqual({ document: other.log.document, seq: 1 });
  });

  it('brings points of earlier sessions to a medium, one by one, and nothing that is none', async () => {
    fs.mkdirSync(beside());
    const earlier = [point(2, 'R1 begin'), point(3, 'R1 end')];
    for (const each of earlier) await writeRestorePoint(join(beside(), nameOf(each)), file.log, each);
    fs.writeFileSync(join(beside(), 'notes.txt'), '');
    const left = join(on(), `${nameOf(earlier[0]!)}.unfinished`);
    fs.mkdirSync(on());
    fs.writeFileSync(left, 'of a medium that was pulled out');
    keeper.add(point(5, 'R2 begin'));
    await keeper.flush();
    expect(standing(on())).toEqual(['R1 begin 2', 'R1 end 3', 'R2 begin 5']);
    for (const name of fs.readdirSync(on())) {
      expect(fs.readFileSync(join(on(), name))).toEqual(fs.readFileSync(join(beside(), name)));
      if (process.platform !== 'win32') expect(fs.statSync(join(on(), name)).mode & 0o777).toBe(0o444);
    }
    // What a medium has is its own: it does not come back.
    fs.rmSync(join(beside(), nameOf(earlier[0]!)));
    await keeper.flush();
    expect(standing(beside())).toEqual(['R1 end 3', 'notes.txt ?', 'R2 begin 5'].sort());
  });

  it('makes nothing and waits for nothing once it is closed', async () => {
    media = [folder.of('away')];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    keeper.add(point(2));
    await keeper.flush();
    expect(vi.getTimerCount()).toBe(1);
    await keeper.close();
    expect(vi.getTimerCount()).toBe(0);
    keeper.add(point(4, 'R4 begin'));
    await keeper.flush();
    expect(standing(beside())).toEqual(['R3 begin 2']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes what could not be made fifteen seconds later, by itself', async () => {
    media = [folder.of('late')];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    keeper.add(point(2));
    await keeper.flush();
    fs.mkdirSync(media[0]!);
    vi.advanceTimersByTime(14_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(standing(on(media[0]))).toEqual(['R3 begin 2']));
  });

  it('waits fifteen seconds before it tries again, by one clock, which does not keep the program from ending', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    media = [folder.of('away')];
    keeper.add(point(2));
    await keeper.flush();
    await keeper.flush();
    const waits = timers.mock.calls.flatMap(([, ms], index) =>
      ms === 15_000 ? [timers.mock.results[index]!.value as NodeJS.Timeout] : [],
    );
    timers.mockRestore();
    expect(waits).toHaveLength(2);
    expect(waits.map((timer) => timer.hasRef())).toEqual([false, false]);
    // The first one was called off.
    expect((waits[0] as NodeJS.Timeout & { _destroyed: boolean })._destroyed).toBe(true);
    expect((waits[1] as NodeJS.Timeout & { _destroyed: boolean })._destroyed).toBe(false);
  });

  it('is waited for when it closes, three seconds and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let arrive: () => void = () => undefined;
    const never = new Promise<void>((resolve) => (arrive = resolve));
    vi.spyOn(keeper, 'flush');
    // A medium that does not answer: the folder beside the file is asked for first.
    const source = { path: file.path, log: file.log, media: () => media };
    const slow = new RestoreKeeper(source, () => undefined);
    const { readdir } = fs.promises;
    fs.promises.readdir = ((...args: Parameters<typeof readdir>) =>
      never.then(() => readdir(...args))) as never;
    const { syncBuiltinESMExports } = await import('node:module');
    syncBuiltinESMExports();
    try {
      slow.add(point(2));
      let isClosed = false;
      const closing = slow.close().then(() => (isClosed = true));
      await vi.advanceTimersByTimeAsync(2999);
      expect(isClosed).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(isClosed).toBe(true);
      await closing;
    } finally {
      fs.promises.readdir = readdir;
      syncBuiltinESMExports();
      arrive();
      await slow.close();
    }
  });
});
