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
  /** What is asked before the file there is replaced. */
  const questionOf = (confirmed: 0 | 1) => {
    const asked = placeToSave(answer(path), confirmed);
    if (asked.ok || !('confirm' in asked)) throw new Error('not asked');
    return asked.confirm;
  };

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
    // 9:30 where the test runs.
    utimesSync(path, new Date(), new Date(2026, 10, 20, 9, 30));
    const { shown: _, ...question } = questionOf(0);
    const replaced = `There is already a file ${path}, 2 000 bytes, changed 2026-11-20 09:30:00: it is replaced.`;
    const consequences = question.consequences.map((each) => each.replaceAll(/\s/g, ' '));
    expect({ ...question, consequences }).toEqual({
      ...{ level: 2, act: 'Replace a.csv', consequences: [replaced] },
    });
    expect(readFileSync(path, 'utf8')).toBe('x'.repeat(2_000));
    expect(placeToSave(answer(path), 2)).toMatchObject({ ok: true, target: { path } });
    expect(questionOf(1).level).toBe(2);
    chmodSync(path, 0o444);
    expect(questionOf(0).consequences).toEqual([
      'a.csv is write-protected, and is replaced all the same.',
      question.consequences[0],
    ]);
    for (const mode of [0o644, 0o464, 0o446]) {
      chmodSync(path, mode);
      expect(questionOf(0).consequences, String(mode)).toEqual(question.consequences);
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
