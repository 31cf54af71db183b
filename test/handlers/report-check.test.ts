/** Checking reports that nobody imports, and the certificate of one: what is asked of whom, and what is stored. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Documents } from '../../src-main/handlers/documents/documents.ts';
import { reportCheckCommands } from '../../src-main/handlers/files/report-check.ts';
import type { ReportImports } from '../../src-main/handlers/files/report-imports.ts';
import type { Agreement } from '../../src-main/ipc/contract.ts';
import { standIn } from './stand-in.ts';
import { questionOf, refusalOf } from './written-desk.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-check-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const GONE = { code: 'empty', severity: 'refused', message: 'It is empty.', advice: '' } as const;
const STORED = {
  ...{
    name: 'Open',
    fileName: 'a.trf',
    size: 7,
    hash: 'ab',
    format: 'TRF16',
    encoding: 'utf-8',
    system: 'Dutch',
  },
  ...{ players: 4, rounds: 3, playedRounds: 2, checkedRounds: 2, ranksUpTo: null },
  ...{ deviations: [], roundDifferences: [], valueDifferences: [] },
};
let asked: unknown[];
let reply: object;
let made: object;
beforeEach(() => {
  asked = [];
  reply = { review: 'the review' };
  made = { pdf: { bytes: Buffer.from('%PDF'), pages: 3 } };
});

const stand = standIn(null);
const read = (...args: unknown[]) => (asked.push(args), Promise.resolve(reply));
const commands = reportCheckCommands(
  stand.desk,
  { certificate: (...args: unknown[]) => (asked.push(args), Promise.resolve(made)) } as unknown as Documents,
  {
    open: read,
    dropped: read,
    get: (token: string) => (token === 't7' ? { review: { name: 'Ouvert' }, stored: STORED } : undefined),
  } as unknown as ReportImports,
);

describe('a report that is checked', () => {
  it('is one that was chosen, whose rounds are compared with reasons', async () => {
    const check = commands['report.check'];
    expect(await check({ file: stand.chosen('open', '/x/a.trf') })).toEqual({
      ok: true,
      value: 'the review',
    });
    reply = { refused: GONE };
    expect((await refusalOf(check({ file: stand.chosen('open', '/x/a.trf') }))).code).toBe('empty');
    expect((await refusalOf(check({ file: stand.chosen('save-trf', '/x/a.trf') }))).code).toBe(
      'file-not-chosen',
    );
    expect(asked).toEqual([
      ['/x/a.trf', 'reasons'],
      ['/x/a.trf', 'reasons'],
    ]);
  });

  it('is one that was dropped, as its bytes are', async () => {
    const check = () =>
      commands['report.checkDropped']({
        fileName: 'a.trf',
        base64: Buffer.from('012 Open').toString('base64'),
      });
    expect(await check()).toEqual({ ok: true, value: 'the review' });
    expect(asked).toEqual([['a.trf', Buffer.from('012 Open'), 'reasons']]);
    reply = { refused: GONE };
    expect((await refusalOf(check())).code).toBe('empty');
  });
});

describe('the certificate of a report', () => {
  const certify = (name: string, token = 't7', confirmed?: Agreement) =>
    commands['report.certify']({
      ...{ token, paper: 'A4', target: stand.chosen('save-pdf', join(FOLDER, name)) },
      ...(confirmed === undefined ? {} : { confirmed }),
    });

  it('is made of what was found, in English, and saved where it was chosen', async () => {
    const path = join(FOLDER, 'a.pdf');
    expect(await certify('a.pdf')).toEqual({ ok: true, value: { path, pages: 3 } });
    expect(readFileSync(path, 'utf8')).toBe('%PDF');
    const [view, paper] = asked[0] as [
      { event: string; checkedAt: string; facts: { value: string }[] },
      string,
    ];
    expect([view.event, view.checkedAt, paper]).toEqual(['Open', '2026-11-21T10:00:00+01:00', 'A4']);
    expect(view.facts.at(-1)!.value).toContain('1.2.3');
  });

  it('takes the place of a file after a yes alone', async () => {
    const path = join(FOLDER, 'b.pdf');
    writeFileSync(path, 'mine');
    expect((await questionOf(certify('b.pdf'))).level).toBe(2);
    expect([readFileSync(path, 'utf8'), asked]).toEqual(['mine', []]);
    expect(await certify('b.pdf', 't7', 2)).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('%PDF');
  });

  it('is none where the report is gone, cannot be printed, or cannot be written', async () => {
    expect(await refusalOf(certify('c.pdf', 't8'))).toEqual({
      ...{ code: 'not-there', message: 'This report no longer exists.', advice: 'Look at the screen again.' },
    });
    made = { refused: { ...GONE, code: 'missing-glyphs' } };
    expect((await refusalOf(certify('c.pdf'))).code).toBe('missing-glyphs');
    made = { pdf: { bytes: Buffer.from('%PDF'), pages: 3 } };
    const target = stand.chosen('save-pdf', join(FOLDER, 'none', 'c.pdf'));
    expect((await refusalOf(commands['report.certify']({ token: 't7', paper: 'A4', target }))).code).toBe(
      'export-failed',
    );
    expect(existsSync(join(FOLDER, 'c.pdf'))).toBe(false);
  });
});
