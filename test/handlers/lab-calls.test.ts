/** The calls of the Lab page and of the checker of reports that make a paper, with documents that are made up. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '../../src-main/handlers/documents/documents.ts';
import { reportCheckCommands } from '../../src-main/handlers/files/report-check.ts';
import type { ReportImports } from '../../src-main/handlers/files/report-imports.ts';
import { Lab } from '../../src-main/handlers/lab/lab.ts';
import { perform } from '../../src-main/lab/perform.ts';
import { Workers } from '../../src-main/threads/workers.ts';
import { FIRST, folded, imported, results, up } from './written.ts';
import { standIn } from './stand-in.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-lab-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const PDF = { bytes: Buffer.from('%PDF'), title: 'T', fileName: 'T.pdf', pages: 3, missingGlyphs: '' };
const STATE = folded(imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'draw', 'draw', 'draw'));

beforeEach(() => {
  vi.spyOn(Workers.prototype, 'start').mockImplementation((name, args) => {
    const value = new Promise((resolve) =>
      setTimeout(() => resolve(perform({ name, args } as never, () => undefined)), 0),
    );
    return { value, cancel: () => undefined };
  });
  return () => vi.restoreAllMocks();
});

describe('the Lab page', () => {
  const ports = { labWorker: new URL('file:///none.ts') };
  const typed = { kind: 'typed', players: 4, lowest: 1500, highest: 2100 } as const;
  const setup = { field: typed, systems: ['dutch-2026'], rounds: 1, runs: 2 };

  it('is played, printed once there are figures, and stopped', async () => {
    const { desk, chosen } = standIn(null, '', { ports });
    const lab = new Lab(desk);
    const made: unknown[] = [];
    let refused: object | null = null;
    const labSheet = (...args: unknown[]) => {
      made.push(args);
      return Promise.resolve(refused === null ? { pdf: PDF } : { refused });
    };
    const [queries, commands] = [lab.queries(), lab.commands({ labSheet } as unknown as Documents)];
    const save = (confirmed: 0 | 2 = 0) =>
      commands['lab.save']({ target: chosen('save-pdf', join(ROOT, 'lab.pdf')), paper: 'LETTER', confirmed });
    expect(await save()).toMatchObject({
      refusal: { code: 'lab-empty', message: 'There are no figures yet.' },
    });
    expect(await commands['lab.start']({ ...setup, systems: ['chance'] })).toMatchObject({
      refusal: { code: 'system-unknown' },
    });
    expect(await commands['lab.start'](setup)).toEqual({ ok: true, value: null });
    expect(await save()).toMatchObject({ refusal: { code: 'lab-empty' } });
    const run = async () => {
      const view = await queries['lab.view'](null);
      return view.ok ? view.value.run! : null;
    };
    await vi.waitFor(async () => expect((await run())!.state).toBe('done'));
    expect(await save()).toEqual({ ok: true, value: { path: join(ROOT, 'lab.pdf') } });
    expect(made).toEqual([[{ run: await run(), issuedAt: '2026-11-21T10:00:00+01:00' }, 'LETTER']]);
    expect(readFileSync(join(ROOT, 'lab.pdf'), 'utf8')).toBe('%PDF');
    expect(await save()).toMatchObject({ ok: false, confirm: { level: 2 } });
    refused = { code: 'font-missing' };
    expect(await save(2)).toEqual({ ok: false, refusal: refused });
    expect(await commands['lab.save']({ target: chosen('save-csv', 'x.csv'), paper: 'A4' })).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    await commands['lab.start']({ ...setup, runs: 500 });
    expect(await commands['lab.stop'](null)).toEqual({ ok: true, value: null });
    expect((await run())!.state).toBe('stopped');
    const close = vi.spyOn(Workers.prototype, 'close').mockResolvedValue();
    await commands['lab.start']({ ...setup, runs: 500 });
    await lab.close();
    expect([(await run())!.state, close.mock.calls.length]).toEqual(['stopped', 1]);
  });

  it('reads a field from a file that was chosen for it', async () => {
    const asked: unknown[][] = [];
    const read = { ok: true, value: { ratings: [2100, 0, 1650, 1900], leftOut: 2 } };
    const run = (...args: unknown[]) => (asked.push(args), Promise.resolve({ value: read }));
    const { desk, chosen } = standIn(null, '', { ports, imports: { run } });
    const readField = new Lab(desk).commands({} as Documents)['lab.readField'];
    expect(await readField({ file: chosen('open-table', '/x/club.csv') })).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    expect(await readField({ file: chosen('open-field', '/x/club.csv') })).toEqual({
      ok: true,
      value: {
        field: {
          ...{ kind: 'file', name: 'club.csv', players: 4, lowest: 1650, highest: 2100 },
          ...{ unrated: 1, unratedAs: 1400 },
        },
        ...{ ratings: [2100, 0, 1650, 1900], leftOut: 2 },
      },
    });
    expect(asked).toEqual([
      ['club.csv', 'field', { path: '/x/club.csv', taken: [], holds: 'table', remembered: {} }],
    ]);
  });

  it('plays the rest of a tournament', async () => {
    const { desk } = standIn(STATE, '/Open.wallchart', { ports });
    const lab = new Lab(desk);
    const [queries, commands] = [lab.queries(), lab.commands({} as Documents)];
    expect(await queries['lab.rest'](null)).toMatchObject({ ok: true, value: { state: 'none' } });
    expect(await commands['lab.playRest']({ runs: 2 })).toEqual({ ok: true, value: null });
    await vi.waitFor(async () =>
      expect(await queries['lab.rest'](null)).toMatchObject({ value: { state: 'done', done: 2 } }),
    );
    await commands['lab.playRest']({ runs: 500 });
    expect(await commands['lab.stopRest'](null)).toEqual({ ok: true, value: null });
    expect(await queries['lab.rest'](null)).toMatchObject({ value: { state: 'stopped' } });
    const none = new Lab(standIn(null, '', { ports }).desk);
    expect(await none.queries()['lab.rest'](null)).toMatchObject({
      ok: false,
      refusal: { code: 'no-document' },
    });
    expect(await none.commands({} as Documents)['lab.playRest']({ runs: 2 })).toMatchObject({
      ok: false,
      refusal: { code: 'no-document' },
    });
  });
});

describe('the checker of reports', () => {
  function checker(read: object) {
    const { desk, chosen } = standIn(null);
    const asked: unknown[] = [];
    const answered = (...args: unknown[]) => {
      asked.push(args);
      return Promise.resolve(read);
    };
    const stored = {
      ...{
        name: 'Open',
        fileName: 'a.trf',
        size: 3,
        hash: 'ab',
        format: 'TRF16',
        encoding: 'utf-8',
        players: 2,
      },
      ...{
        rounds: 1,
        playedRounds: 1,
        checkedRounds: 1,
        system: 'Dutch',
        deviations: [],
        roundDifferences: [],
      },
      ...{ valueDifferences: [], ranksUpTo: null },
    };
    const reports = {
      ...{ open: answered, dropped: answered },
      get: (token: string) => (token === 't' ? { stored } : undefined),
    } as unknown as ReportImports;
    let made: object = { pdf: PDF };
    const certificate = (...args: unknown[]) => (asked.push(args), Promise.resolve(made));
    const commands = reportCheckCommands(desk, { certificate } as unknown as Documents, reports);
    return { commands, asked, chosen, refuse: (refused: object) => (made = { refused }) };
  }
  const REVIEW = { token: 't' };

  it('pairs all rounds again with the reasons, of a file and of what is dropped', async () => {
    const { commands, asked, chosen } = checker({ review: REVIEW });
    expect(await commands['report.check']({ file: chosen('open', '/x/a.trf') })).toEqual({
      ok: true,
      value: REVIEW,
    });
    const base64 = Buffer.from('012').toString('base64');
    expect(await commands['report.checkDropped']({ fileName: 'b.trf', base64 })).toEqual({
      ok: true,
      value: REVIEW,
    });
    expect(asked).toEqual([
      ['/x/a.trf', 'reasons'],
      ['b.trf', Buffer.from('012'), 'reasons'],
    ]);
    expect(await commands['report.check']({ file: chosen('open-list', '/x/a.txt') })).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    const refused = { code: 'reading-stopped' };
    const other = checker({ refused });
    expect(await other.commands['report.check']({ file: other.chosen('open', '/x/a.trf') })).toEqual({
      ok: false,
      refusal: refused,
    });
    expect(await other.commands['report.checkDropped']({ fileName: 'b.trf', base64 })).toEqual({
      ok: false,
      refusal: refused,
    });
  });

  it('saves the certificate of a report that waits', async () => {
    const { commands, asked, chosen, refuse } = checker({ review: REVIEW });
    const path = join(ROOT, 'check.pdf');
    const certify = (token: string, confirmed: 0 | 2 = 0) =>
      commands['report.certify']({ token, paper: 'LETTER', target: chosen('save-pdf', path), confirmed });
    expect(await certify('gone')).toMatchObject({ refusal: { code: 'not-there' } });
    expect(await certify('t')).toEqual({ ok: true, value: { path, pages: 3 } });
    expect(asked).toMatchObject([
      [{ event: 'Open', checkedAt: '2026-11-21T10:00:00+01:00', facts: { length: 9 } }, 'LETTER'],
    ]);
    expect(JSON.stringify(asked)).toContain('Wallchart 1.2.3');
    expect(readFileSync(path, 'utf8')).toBe('%PDF');
    expect(await certify('t')).toMatchObject({ confirm: { level: 2 } });
    refuse({ code: 'font-missing' });
    expect(await certify('t', 2)).toEqual({ ok: false, refusal: { code: 'font-missing' } });
    expect(readdirSync(ROOT)).toContain('check.pdf');
  });
});
