/** Saving an export: where it may go, what is asked before something is replaced, and how a failure is told. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exportRefusal, placeToSave, purposeOf, saveExport } from '../../src-main/handlers/filing/save.ts';
import { answer, refusal, refuse } from '../../src-main/handlers/reply.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-saving-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('each format is saved under its own endings', () => {
  expect(
    (['trf16', 'trf26', 'pairings-csv', 'standings-csv', 'pairings-xlsx', 'standings-xlsx'] as const).map(
      (format) => purposeOf(format as never),
    ),
  ).toEqual(['save-trf', 'save-trf', 'save-csv', 'save-csv', 'save-xlsx', 'save-xlsx']);
});

it('a failed export is no action that was not saved', () => {
  const failed = refusal('disk-full', 'Full', 'Make room', { severity: 'not-saved' });
  expect(exportRefusal(failed)).toEqual({
    ...{ code: 'export-failed', severity: 'refused', message: 'Full', advice: 'Make room' },
  });
  expect(exportRefusal({ ...failed, code: 'target-is-tournament' }).code).toBe('target-is-tournament');
  expect(exportRefusal({ ...failed, code: 'x-target-' }).code).toBe('export-failed');
});

describe('a place', () => {
  const path = join(FOLDER, 'a.csv');

  it('that was not chosen is refused as it is', () => {
    const none = refuse(refusal('file-not-chosen', 'No'));
    expect(placeToSave(none, 0)).toBe(none);
  });

  it('where nothing is is written to', async () => {
    const place = placeToSave(answer(path), 0);
    if (!place.ok) throw new Error('refused');
    expect(await saveExport(place.target, 'One')).toBeNull();
    expect([readFileSync(path, 'utf8'), readdirSync(FOLDER)]).toEqual(['One', ['a.csv']]);
  });

  it('where something is asks first, and says what is replaced, and whether it was protected', () => {
    writeFileSync(path, 'x'.repeat(2_000));
    utimesSync(path, new Date(), new Date('2026-11-20T09:30:00Z'));
    const asked = placeToSave(answer(path), 0);
    if (asked.ok || !('confirm' in asked)) throw new Error('not asked');
    const { level, act, consequences } = asked.confirm;
    expect([level, act.includes('a.csv'), consequences.length]).toEqual([2, true, 1]);
    expect(consequences[0]).toContain(path);
    expect(consequences[0]).toMatch(/2026-11-20 /);
    expect(placeToSave(answer(path), 2)).toMatchObject({ ok: true, target: { path } });
    expect(placeToSave(answer(path), 1)).toMatchObject({ ok: false });
    chmodSync(path, 0o444);
    const guarded = placeToSave(answer(path), 0);
    if (guarded.ok || !('confirm' in guarded)) throw new Error('not asked');
    expect(guarded.confirm.consequences).toHaveLength(2);
    expect(guarded.confirm.consequences[0]).toContain('a.csv');
    expect(guarded.confirm.consequences[1]).toBe(consequences[0]);
    for (const mode of [0o644, 0o464, 0o446]) {
      chmodSync(path, mode);
      const again = placeToSave(answer(path), 0);
      expect(!again.ok && 'confirm' in again && again.confirm.consequences.length, String(mode)).toBe(1);
    }
  });

  it('that is a folder is refused, and one that is gone fails as an export', async () => {
    const folder = join(FOLDER, 'folder.csv');
    mkdirSync(folder);
    expect(placeToSave(answer(folder), 2)).toMatchObject({
      ok: false,
      refusal: { code: 'target-not-a-file' },
    });
    const inner = placeToSave(answer(join(folder, 'a.csv')), 0);
    if (!inner.ok) throw new Error('refused');
    rmSync(folder, { recursive: true });
    expect(await saveExport(inner.target, 'x')).toMatchObject({
      ok: false,
      refusal: { code: 'export-failed', severity: 'refused' },
    });
  });
});
