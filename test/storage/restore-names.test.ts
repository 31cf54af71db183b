/** What restore points and their folders are called, and which of them is the newest. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  newestFirst,
  parseRestoreFileName,
  restoredFrom,
  restoreFileName,
  restoreFolderBeside,
  restoreFolderOn,
} from '../../src-main/storage/restore-point.ts';

const AT = '2026-11-21T13:41:07.120+01:00';

describe('a restore point', () => {
  const point = { label: 'R3 begin', seq: 1, at: AT };

  it('bears the tournament, the round and the time in its name, on every file system', () => {
    const name = restoreFileName('Harbour: Open / 2026?', point);
    expect(name).toBe('Harbour Open 2026 R3 begin 2026-11-21 13.41.07.wallchart');
    expect(parseRestoreFileName(name)).toEqual({ label: 'R3 begin', at: '2026-11-21T13:41:07' });
    expect(parseRestoreFileName('open.wallchart')).toBeNull();
    expect(restoreFileName('x'.repeat(300), point).length).toBeLessThan(110);
  });

  it('stands in a folder with the name of its file, on a medium also with the beginning of its identity', () => {
    expect(restoreFolderBeside('/events/Harbour Open.wallchart')).toBe(
      join('/events', 'Harbour Open restore points'),
    );
    const document = '1f2e3d4c-5b6a-4789-8abc-def012345678';
    expect(restoreFolderOn('/stick', '/events/Harbour Open.wallchart', document)).toBe(
      join('/stick', 'Harbour Open 1f2e3d4c restore points'),
    );
    const names = ['Harbour Open restore points', 'Harbour Open'].map(restoredFrom);
    expect(names).toEqual(['Harbour Open.wallchart', null]);
  });
});

describe('the name of a restore point', () => {
  it.each([
    ['Open R3 begin 2026-11-21 13.41.07.wallchart', { label: 'R3 begin', at: '2026-11-21T13:41:07' }],
    ['Open R12 end 2026-11-21 00.00.59.wallchart', { label: 'R12 end', at: '2026-11-21T00:00:59' }],
    // The tournament is called like one.
    [
      'A R1 end 2025-01-01 01.01.01.wallchart R2 begin 2026-11-21 13.41.07.wallchart',
      { label: 'R2 begin', at: '2026-11-21T13:41:07' },
    ],
    ['Open R3 middle 2026-11-21 13.41.07.wallchart', null],
    ['Open R begin 2026-11-21 13.41.07.wallchart', null],
    ['Open 3 begin 2026-11-21 13.41.07.wallchart', null],
    ['Open R3 begin 2026-11-21 13:41:07.wallchart', null],
    ['Open R3 begin 2026-1-21 13.41.07.wallchart', null],
    ['Open R3 begin 2026-11-21 13.41.07.wallchart.unfinished', null],
    ['R3 begin 2026-11-21 13.41.07.wallchart', null],
    ['Open R3 begin 2026-11-21 13.41.07.trf', null],
  ])('%s', (name, said) => {
    expect(parseRestoreFileName(name)).toEqual(said);
  });
});

describe('restore points in order', () => {
  const named = (label: string, seq: number | null, at = AT) => ({ label, seq, at });
  /** From the newest to the oldest, each of them said in a few words. */
  const ordered = (...points: ReturnType<typeof named>[]) =>
    points
      .toSorted(newestFirst)
      .map(({ label, seq, at }) => `${label} ${seq ?? '?'}${at === AT ? '' : ` ${at}`}`);

  it('stand by their entries, whatever round and clock say; then those of which no entry is known', () => {
    expect(
      ordered(
        named('R9 end', null),
        named('R3 begin', 4, '2030'),
        named('R1 begin', 30, '2020'),
        named('R2 end', 7),
        named('R1 end', null),
      ),
    ).toEqual(['R1 begin 30 2020', 'R2 end 7', 'R3 begin 4 2030', 'R9 end ?', 'R1 end ?']);
  });

  it('whose entry is not known stand by round, its end after its beginning, and then by the clock', () => {
    expect(
      ordered(
        named('R3 begin', null),
        named('R10 begin', null),
        named('R2 end', null, '2026'),
        named('R3 end', null),
        named('R2 end', null, '2030'),
        named('R2 begin', null),
      ),
    ).toEqual(['R10 begin ?', 'R3 end ?', 'R3 begin ?', 'R2 end ? 2030', 'R2 end ? 2026', 'R2 begin ?']);
  });

  it('that are alike are equal, from both sides', () => {
    for (const one of [named('R1 end', 3), named('R1 end', null)]) {
      expect(newestFirst(one, { ...one })).toBe(0);
      expect(Math.sign(newestFirst(one, named('R2 end', 5)))).toBe(1);
      expect(Math.sign(newestFirst(named('R2 end', 5), one))).toBe(-1);
    }
  });
});
