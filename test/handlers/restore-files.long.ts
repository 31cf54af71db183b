/** Restore points as files: which there are, what each is good for, and which one is named where a file is damaged. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { vi, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import {
  restoreProblem,
  restoreQueries,
  startRestoreKeeper,
  withRestorePoint,
} from '../../src-main/handlers/app/restore-points.ts';
import { writeRestorePoint, restoreFileName } from '../../src-main/storage/restore-point.ts';
import { RestoreKeeper } from '../../src-main/storage/restore-keeper.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';
import { momentOf } from '../../src-main/time.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';
import { refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

/** 2, 3 round 1 and 4 to 6 its results, 7, 8 round 2. */
const PLAYED = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...up(2, SECOND, 4),
];
let folder: string;
let beside: string;
const fileName = (label: string, at: string) => restoreFileName('Open', { label, at, seq: 0 });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallchart-restore-'));
  beside = join(folder, 'open restore points');
  mkdirSync(beside);
});
afterEach(() => rmSync(folder, { recursive: true }));

function deskWith(...more: readonly EventDraft[]) {
  const desk = new WrittenDesk([...PLAYED, ...more]);
  desk.desk.document = { ...desk.desk.document!, path: join(folder, 'open.wallchart') };
  return desk;
}
const viewOf = (desk: WrittenDesk) => valueOf(restoreQueries(desk.desk)['log.restorePoints'](null));

describe('the restore points', () => {
  it('are the moments that count with their files, the newest first, and what each cures', async () => {
    const desk = deskWith();
    writeFileSync(join(beside, fileName('R1 begin', minute(3))), '');
    writeFileSync(join(beside, 'notes.txt'), '');
    const { points, places } = await viewOf(desk);
    const file = { place: '', path: join(beside, fileName('R1 begin', minute(3))) };
    expect(points).toEqual([
      {
        label: 'R2 begin',
        at: minute(8),
        seq: 8,
        cures: 'Results of round 2 were entered on wrong boards: enter them again.',
        files: [],
      },
      {
        label: 'R1 end',
        at: minute(6),
        seq: 6,
        cures: 'Round 2 was paired with a wrong result, bye or absentee: pair it again.',
        files: [],
      },
      {
        ...{ label: 'R1 begin', at: minute(3), seq: 3 },
        cures: 'Results of round 1 were entered on wrong boards: enter them again.',
        files: [{ ...file, file: expect.any(String) as string }],
      },
    ]);
    expect(places).toEqual([{ place: '', folder: beside, problem: '' }]);
    const given = desk.desk.files.take(points[2]!.files[0]!.file, 'open');
    expect(given).toEqual({ ok: true, value: file.path });
  });

  it('that do not count any more have files alone, in the order of what they say themselves', async () => {
    const desk = deskWith();
    const gone = [
      { label: 'R1 end', at: '2026-11-20T09:00:00+01:00', seq: 7 },
      { label: 'R5 end', at: '2026-11-20T08:00:00+01:00', seq: 2 },
    ];
    for (const point of gone)
      await writeRestorePoint(join(beside, fileName(point.label, point.at)), desk.log, point);
    writeFileSync(join(beside, fileName('R4 end', '2026-11-20T07:00:00+01:00')), '');
    writeFileSync(join(beside, fileName('R13 begin', '2026-11-20T06:00:00+01:00')), '');
    const { points } = await viewOf(desk);
    expect(points.map(({ label, at, seq, files }) => [label, at.slice(0, 13), seq, files.length])).toEqual([
      ['R2 begin', '2026-11-21T10', 8, 0],
      // Entry 7 by its file.
      ['R1 end', '2026-11-20T09', null, 1],
      ['R1 end', '2026-11-21T10', 6, 0],
      ['R1 begin', '2026-11-21T10', 3, 0],
      ['R5 end', '2026-11-20T08', null, 1],
      // What cannot be read is ordered by its name.
      ['R13 begin', '2026-11-20T06', null, 1],
      ['R4 end', '2026-11-20T07', null, 1],
    ]);
    const cures = (wanted: string) => points.find(({ label }) => label === wanted)!.cures;
    expect([cures('R13 begin'), cures('R4 end'), cures('R5 end')]).toEqual([
      'Results of round 13 were entered on wrong boards: enter them again.',
      'Round 5 was paired with a wrong result, bye or absentee: pair it again.',
      'Something was changed after the last result that should have stayed.',
    ]);
  });

  it('are there without files where their folder cannot be read', async () => {
    rmSync(beside, { recursive: true });
    writeFileSync(beside, 'no folder');
    const { points, places } = await viewOf(deskWith());
    expect(points.map(({ seq, files }) => [seq, files])).toEqual([
      [8, []],
      [6, []],
      [3, []],
    ]);
    expect(places).toEqual([{ place: '', folder: beside, problem: '' }]);
  });

  it('are found on every medium, with what keeps them from being written', async () => {
    const desk = deskWith();
    const stick = join(folder, 'stick', 'open restore points');
    mkdirSync(stick, { recursive: true });
    for (const place of [beside, stick]) writeFileSync(join(place, fileName('R1 begin', minute(3))), '');
    const folders = [
      { medium: null, folder: beside, problem: null },
      { medium: '/media/stick', folder: stick, problem: { code: 'disk-full' } },
      { medium: '/media/away', folder: join(folder, 'away'), problem: { code: 'file-missing' } },
    ];
    desk.desk.document = { ...desk.desk.document!, restore: { folders } as never };
    const { points, places } = await viewOf(desk);
    expect(points.at(-1)!.files.map(({ place, path }) => [place, path])).toEqual([
      ['', join(beside, fileName('R1 begin', minute(3)))],
      ['stick', join(stick, fileName('R1 begin', minute(3)))],
    ]);
    expect(places).toEqual([
      { place: '', folder: beside, problem: '' },
      { place: 'stick', folder: stick, problem: 'the disk is full' },
      { place: 'away', folder: join(folder, 'away'), problem: 'not there' },
    ]);
    desk.desk.document = null;
    expect((await refusalOf(restoreQueries(desk.desk)['log.restorePoints'](null))).code).toBe('no-document');
  });

  it('say what keeps them from being files: the first problem, but of a medium that is away', () => {
    const problem = (...folders: readonly (readonly [medium: string | null, code: string | null])[]) =>
      restoreProblem({
        folders: folders.map(([medium, code]) => ({
          medium,
          folder: '',
          problem: code === null ? null : { code, reason: 'EIO' },
        })),
      } as never);
    expect([restoreProblem(null), problem([null, null]), problem(['/media/stick', 'file-missing'])]).toEqual([
      '',
      '',
      '',
    ]);
    expect(
      problem(
        [null, null],
        ['/media/away', 'file-missing'],
        ['/media/stick', 'write-failed'],
        ['/b', 'write-failed'],
      ),
    ).toBe('Restore points cannot be written on stick: EIO. The tournament itself is saved.');
    expect(problem([null, 'write-failed'])).toBe(
      'Restore points cannot be written beside the tournament file: EIO. The tournament itself is saved.',
    );
    expect(problem([null, 'disk-full'], ['/media/stick', 'write-failed'])).toBe(
      'Restore points cannot be written beside the tournament file: the disk is full. The tournament itself is saved.',
    );
  });
});

describe('the restore point that is named where a file cannot be opened', () => {
  const refused = (code: string) =>
    ({ code, severity: 'refused', message: 'Damaged.', advice: 'Look.' }) as const;
  const advice = async (code = 'file-damaged') =>
    (await withRestorePoint(refused(code), join(folder, 'open.wallchart'))).advice;
  const write = (log: EventLog, label: string, seq: number, at: string) =>
    writeRestorePoint(join(beside, fileName(label, at)), log, { label, seq, at });
  const named = (label: string, at: string) =>
    `Look. The newest restore point, ${label} of ${momentOf(at.slice(0, 19))}, is in the folder ${basename(beside)}.`;

  it('is the one that stands after the latest entry, of a file that is damaged or gone', async () => {
    const { log } = deskWith();
    expect(await advice()).toBe('Look.');
    await write(log, 'R1 begin', 3, '2026-11-21T12:00:00+01:00');
    await write(log, 'R1 end', 6, '2026-11-21T11:00:00+01:00');
    expect([await advice(), await advice('file-missing')]).toEqual([
      named('R1 end', '2026-11-21T11:00:00'),
      named('R1 end', '2026-11-21T11:00:00'),
    ]);
    expect(await advice('file-locked')).toBe('Look.');
    rmSync(beside, { recursive: true });
    writeFileSync(beside, 'no folder');
    expect(await advice()).toBe('Look.');
  });

  it('is that of the tournament with the latest time, and one that can be opened', async () => {
    const { log } = deskWith();
    const other = EventLog.from('another', []);
    if (!other.ok) throw new Error('another');
    const prepared = other.value.prepare([imported()], { at: minute(1), actor: 'CA', command: 'test' });
    if (!prepared.ok) throw new Error('another');
    other.value.accept(prepared.value);
    await write(log, 'R2 begin', 8, '2026-11-19T12:00:00+01:00');
    await write(other.value, 'R1 begin', 1, '2026-11-20T12:00:00+01:00');
    expect(await advice()).toBe(named('R1 begin', '2026-11-20T12:00:00'));
    writeFileSync(join(beside, fileName('R9 end', '2026-11-22T12:00:00+01:00')), 'no file');
    expect(await advice()).toBe(named('R1 begin', '2026-11-20T12:00:00'));
    await write(log, 'R1 begin', 3, '2026-11-21T12:00:00+01:00');
    expect(await advice()).toBe(named('R2 begin', '2026-11-19T12:00:00'));
  });
});

describe('the newest restore point after a start', () => {
  const newest = { label: 'R2 begin', at: minute(8), seq: 8, state: 'published' };
  async function started(desk: WrittenDesk): Promise<unknown[]> {
    const done: unknown[] = [];
    const add = vi.spyOn(RestoreKeeper.prototype, 'add').mockImplementation((point) => void done.push(point));
    const flush = vi
      .spyOn(RestoreKeeper.prototype, 'flush')
      .mockImplementation(() => Promise.resolve(void done.push('flush')));
    try {
      startRestoreKeeper(desk.desk, { path: desk.desk.document!.path, log: desk.log } as never, () => []);
      await vi.waitFor(() => expect(done).toHaveLength(1));
    } finally {
      add.mockRestore();
      flush.mockRestore();
    }
    return done;
  }
  const write = (log: EventLog, label: string, at: string, seq: number) =>
    writeRestorePoint(join(beside, fileName(label, at)), log, { label, at, seq });

  it('is made where no file of it is there, or one that stands earlier', async () => {
    const desk = deskWith();
    expect(await started(desk)).toEqual([newest]);
    await write(desk.log, 'R1 end', minute(6), 6);
    await write(desk.log, 'R2 begin', minute(7), 8);
    expect(await started(desk)).toEqual([newest]);
    await write(desk.log, 'R2 begin', minute(8), 7);
    expect(await started(desk)).toEqual([newest]);
  });

  it('is made where the folder cannot be read', async () => {
    rmSync(beside, { recursive: true });
    writeFileSync(beside, 'no folder');
    expect(await started(deskWith())).toEqual([newest]);
  });

  it('is not made where its file is there, or where there is none', async () => {
    const desk = deskWith();
    await write(desk.log, 'R2 begin', minute(8), 8);
    expect(await started(desk)).toEqual(['flush']);
    const none = new WrittenDesk([imported()]);
    none.desk.document = { ...none.desk.document!, path: join(folder, 'other.wallchart') };
    const others = join(folder, 'other restore points');
    mkdirSync(others);
    await writeRestorePoint(join(others, fileName('R1 begin', minute(3))), desk.log, {
      ...{ label: 'R1 begin', at: minute(3), seq: 3 },
    });
    expect(await started(none)).toEqual(['flush']);
  });

  it('is told to the pages once it is made', async () => {
    const desk = deskWith();
    const { path } = desk.desk.document!;
    const keeper = startRestoreKeeper(desk.desk, { path, log: desk.log } as never, () => []);
    await vi.waitFor(() => expect(desk.told).toContainEqual(['app', 'log']));
    await keeper.close();
    expect(readdirSync(beside)).toEqual([expect.stringContaining('R2 begin') as string]);
  });

  it('is left alone where the file of that name is of another tournament', async () => {
    const other = EventLog.from('another', []);
    if (!other.ok) throw new Error('another');
    await write(other.value, 'R2 begin', minute(8), 0);
    expect(await started(deskWith())).toEqual(['flush']);
  });
});
