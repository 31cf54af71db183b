/** Printing with documents that are made up: what goes to the printer, what is kept of it, and what is printed again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Documents } from '../../src-main/handlers/documents/documents.ts';
import { Prints, printsCommands, printsQueries } from '../../src-main/handlers/documents/prints.ts';
import { replacedBy } from '../../src-main/handlers/documents/replaced.ts';
import type { DocumentRequest, PrintJob } from '../../src-main/ipc/contract.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';
import { standIn } from './stand-in.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-printing-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const NOW = '2026-11-21T10:00:00+01:00';
const AGAIN = results(1, FIRST, 'white-wins', 'draw', 'black-wins');
const STATE = folded(imported(), ...up(1, FIRST, 3), ...AGAIN, ...up(2, SECOND, 4).slice(0, 1));
const BOARDS: DocumentRequest = { kind: 'pairings-by-board', round: 1, paper: 'LETTER' };

/** A PDF of three pages as this program writes them. */
const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj',
    '2 0 obj\n<</Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3>>\nendobj',
    'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 6 /Root 1 0 R>>\nstartxref\n125\n%%EOF\n',
  ].join('\n'),
);

let events = 0;
function printing(
  print: ((name: string, pdf: Uint8Array) => Promise<boolean>) | null = null,
  state = STATE as typeof STATE | null,
) {
  const path = join(ROOT, `Open ${events++}.wallchart`);
  const run = [
    { kind: 'result-slips', copies: 2 },
    { kind: 'standings', copies: 1 },
  ];
  const stand = standIn(state, path, { ports: { print }, values: { printRun: run } });
  const made: DocumentRequest[] = [];
  const kept: Uint8Array[] = [];
  const documents = {
    make: (request: DocumentRequest) => {
      made.push(request);
      return Promise.resolve(
        request.kind === 'lots'
          ? { refused: { code: 'document-unavailable' } }
          : {
              pdf: {
                bytes: PDF,
                title: 'Round 1, Boards',
                fileName: 'Open - 1.pdf',
                pages: 3,
                missingGlyphs: '',
              },
            },
      );
    },
    keep: (bytes: Uint8Array) => `document/${kept.push(bytes)}.pdf`,
  } as unknown as Documents;
  const prints = new Prints(stand.desk, documents);
  const commands = printsCommands(stand.desk, documents, prints);
  const queries = printsQueries(stand.desk, documents, prints);
  return { ...stand, path, run, made, kept, prints, commands, queries };
}

const valueOf = <T>(reply: { readonly ok: boolean; readonly value?: T }): T => {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.value!;
};

describe('a document that is printed', () => {
  it('is kept by what it is, noted, and given to the page where the host has no printer', async () => {
    const { commands, prints, queries, kept, made, stored, path } = printing();
    const sent = valueOf(await commands['documents.print'](BOARDS));
    expect(sent).toEqual({
      ...{ job: '2026-11-21 10.00.00 Round 1, Boards', url: 'document/1.pdf', native: false, pages: 3 },
    });
    expect([made, kept]).toEqual([[BOARDS], [PDF]]);
    const job: PrintJob = {
      ...{
        id: sent!.job,
        kind: 'pairings-by-board',
        title: 'Round 1, Boards',
        round: 1,
        version: 1,
        paper: 'LETTER',
      },
      ...{ pages: 3, fromPage: 1, at: NOW, state: 'sent' },
    };
    expect(await prints.jobs()).toEqual([job]);
    expect(stored).toEqual([
      {
        kind: 'document-printed',
        payload: {
          document: 'pairings-by-board',
          title: 'Pairings by board',
          round: 1,
          version: 1,
          pages: 3,
        },
      },
    ]);
    expect(valueOf(await queries['documents.jobs'](null))).toEqual({
      jobs: [{ ...job, replacedBy: null }],
      folder: path.replace('.wallchart', ' papers/Prints'),
      problem: '',
    });
  });

  it('goes to the printer of the host, and nowhere where the dialog was cancelled', async () => {
    const asked: unknown[] = [];
    let isSent = true;
    const { commands, prints, stored } = printing((name, pdf) => {
      asked.push([name, pdf.length]);
      return Promise.resolve(isSent);
    });
    expect(valueOf(await commands['documents.print'](BOARDS))).toMatchObject({
      native: true,
      url: 'document/1.pdf',
    });
    isSent = false;
    expect(valueOf(await commands['documents.print'](BOARDS))).toBeNull();
    expect(asked).toEqual([
      ['Open - 1.pdf', PDF.length],
      ['Open - 1.pdf', PDF.length],
    ]);
    expect([(await prints.jobs()).length, stored.length]).toEqual([1, 1]);
  });

  it('that cannot be made is neither sent nor kept', async () => {
    const { commands, prints } = printing();
    expect(await commands['documents.print']({ ...BOARDS, kind: 'lots' })).toEqual({
      ok: false,
      refusal: { code: 'document-unavailable' },
    });
    expect(await prints.jobs()).toEqual([]);
  });

  it('of the usual set is that which was chosen last; one of the event has no round, and a draft its version', async () => {
    const { commands, prints, made, run } = printing();
    await commands['documents.print']({ kind: 'print-run', round: 1, paper: 'A4', run: [] });
    await commands['documents.print']({ kind: 'player-list', round: null, paper: 'A4' });
    await commands['documents.print']({ ...BOARDS, round: 2 });
    expect(made[0]).toEqual({ kind: 'print-run', round: 1, paper: 'A4', run });
    expect((await prints.jobs()).map(({ round, version, sheets }) => [round, version, sheets])).toEqual([
      [1, 1, ['result-slips', 'standings']],
      [null, 0, undefined],
      [2, 0, undefined],
    ]);
    expect(await prints.remember({ kind: 'print-run', round: 1, paper: 'A4' }, { ...PDF_OF })).not.toBe('');
    expect((await prints.jobs()).at(-1)!.sheets).toEqual([
      'pairings-by-board',
      'pairings-by-name',
      'result-slips',
    ]);
  });

  it('is printed even where it cannot be kept, and the list says so until one is kept', async () => {
    const { commands, prints, path, queries } = printing();
    const folder = path.replace('.wallchart', ' papers');
    writeFileSync(folder, '');
    expect(valueOf(await commands['documents.print'](BOARDS))).toMatchObject({
      job: '',
      url: 'document/1.pdf',
    });
    expect(prints.problem).not.toBe('');
    expect(valueOf(await queries['documents.jobs'](null)).problem).toBe(prints.problem);
    rmSync(folder);
    await commands['documents.print'](BOARDS);
    expect(prints.problem).toBe('');
  });
});

const PDF_OF = { bytes: PDF, title: 'Set', fileName: 'Set.pdf', pages: 3, missingGlyphs: '' };

describe('a print that is kept', () => {
  it('is shown as it was', async () => {
    const { commands, queries, kept } = printing();
    const { job } = valueOf(await commands['documents.print'](BOARDS))!;
    expect(valueOf(await queries['documents.kept']({ job }))).toEqual({
      ...{ url: 'document/2.pdf', fileName: `${job}.pdf`, pages: 3, bytes: PDF.length, missingGlyphs: '' },
    });
    expect(Buffer.from(kept[1]!)).toEqual(PDF);
  });

  it('is printed again from a page on, and waits for a word again', async () => {
    const { commands, prints, kept, told } = printing();
    const { job } = valueOf(await commands['documents.print'](BOARDS))!;
    told.length = 0;
    await commands['documents.settlePrint']({ job, state: 'printed' });
    expect(told).toEqual([['documents']]);
    expect((await prints.jobs())[0]!.state).toBe('printed');
    const before = told.length;
    expect(valueOf(await commands['documents.printAgain']({ job, fromPage: 2 }))).toEqual({
      ...{ job, url: 'document/2.pdf', native: false, pages: 2 },
    });
    expect(Buffer.from(kept[1]!).toString()).toContain('/Kids [4 0 R 5 0 R]');
    expect((await prints.jobs())[0]).toMatchObject({ fromPage: 2, state: 'sent', pages: 3 });
    expect(told.slice(before)).toEqual([['documents']]);
    expect(valueOf(await commands['documents.printAgain']({ job, fromPage: 3 }))).toMatchObject({ pages: 1 });
    expect(await commands['documents.printAgain']({ job, fromPage: 4 })).toMatchObject({
      refusal: {
        code: 'no-such-page',
        message: '“Round 1, Boards” has 3 pages.',
        advice: 'Choose one of them.',
      },
    });
    expect(valueOf(await commands['documents.printAgain']({ job, fromPage: 1 }))).toMatchObject({ pages: 3 });
    expect(Buffer.from(kept.at(-1)!)).toEqual(PDF);
  });

  it('is printed again even where that cannot be noted, and the list says so', async () => {
    const { commands, prints } = printing();
    const { job } = valueOf(await commands['documents.print'](BOARDS))!;
    const failing = Object.assign(new Error('the medium is gone'), { code: 'EIO' });
    Object.assign(prints.store()!, { change: () => Promise.reject(failing) });
    expect(valueOf(await commands['documents.printAgain']({ job, fromPage: 2 }))).toMatchObject({
      ...{ job, url: 'document/2.pdf', pages: 2 },
    });
    expect(prints.problem).toBe('The action could not be written: the medium is gone.');
    expect((await prints.jobs())[0]).toMatchObject({ fromPage: 1, state: 'sent' });
  });

  it('stays as it is where the dialog was cancelled', async () => {
    let isSent = true;
    const { commands, prints } = printing(() => Promise.resolve(isSent));
    const { job } = valueOf(await commands['documents.print'](BOARDS))!;
    isSent = false;
    expect(valueOf(await commands['documents.printAgain']({ job, fromPage: 2 }))).toBeNull();
    expect((await prints.jobs())[0]!.fromPage).toBe(1);
  });

  it('is not settled where that cannot be kept', async () => {
    const { commands, prints, told } = printing();
    const { job } = valueOf(await commands['documents.print'](BOARDS))!;
    const failing = Object.assign(new Error('the medium is gone'), { code: 'EIO' });
    Object.assign(prints.store()!, { change: () => Promise.reject(failing) });
    told.length = 0;
    expect(await commands['documents.settlePrint']({ job, state: 'printed' })).toMatchObject({
      ...{ ok: false, refusal: { severity: 'not-saved' } },
    });
    expect([(await prints.jobs())[0]!.state, told]).toEqual(['sent', []]);
  });

  it('is changed by one hand as long as the same tournament is open', () => {
    const { desk, prints } = printing();
    const store = prints.store();
    expect(prints.store()).toBe(store);
    desk.document = { ...desk.document!, path: join(ROOT, 'Other.wallchart') };
    expect(prints.store()!.path).toBe(join(ROOT, 'Other.wallchart'));
  });

  it('may be gone, with its file or with its line', async () => {
    const { commands, queries, path } = printing();
    const { job } = valueOf(await commands['documents.print'](BOARDS))!;
    rmSync(path.replace('.wallchart', ` papers/Prints/${job}.pdf`));
    const gone = { code: 'not-there', message: 'The PDF of “Round 1, Boards” is no longer in its folder.' };
    expect(await queries['documents.kept']({ job })).toMatchObject({ refusal: gone });
    expect(await commands['documents.printAgain']({ job, fromPage: 1 })).toMatchObject({ refusal: gone });
    const other = { refusal: { code: 'not-there' } };
    expect(await queries['documents.kept']({ job: 'x' })).toMatchObject(other);
    expect(await commands['documents.printAgain']({ job: 'x', fromPage: 1 })).toMatchObject(other);
    expect(await commands['documents.settlePrint']({ job: 'x', state: 'printed' })).toMatchObject(other);
  });

  it('is of no tournament while none is open', async () => {
    const { commands, queries, prints } = printing(null, null);
    const none = { ok: false, refusal: { code: 'no-document' } };
    expect(await queries['documents.jobs'](null)).toMatchObject(none);
    expect(await queries['documents.kept']({ job: 'x' })).toMatchObject(none);
    expect(await commands['documents.settlePrint']({ job: 'x', state: 'printed' })).toMatchObject(none);
    expect([await prints.jobs(), await prints.remember(BOARDS, PDF_OF)]).toEqual([[], '']);
  });

  it('stands in the list with the newest first', async () => {
    const { commands, queries } = printing();
    await commands['documents.print'](BOARDS);
    await commands['documents.print']({ ...BOARDS, kind: 'pairings-by-name' });
    const { jobs } = valueOf(await queries['documents.jobs'](null));
    expect(jobs.map(({ kind }) => kind)).toEqual(['pairings-by-name', 'pairings-by-board']);
  });
});

describe('C.04.2 4.4: a sheet on the wall', () => {
  const job = (more: Partial<PrintJob>): PrintJob => ({
    ...{
      id: '',
      kind: 'pairings-by-board',
      title: '',
      round: 1,
      version: 1,
      paper: 'A4',
      pages: 1,
      fromPage: 1,
    },
    ...{ at: '', state: 'printed', ...more },
  });
  const { tournament } = STATE;
  const newer = {
    ...tournament,
    rounds: tournament.rounds.map((round, at) => ({ ...round, version: 3 - at })),
  };

  it.each([
    [{}, 3],
    [{ state: 'sent' }, 3],
    [{ state: 'dropped' }, null],
    [{ state: 'taken-down' }, null],
    [{ version: 3 }, null],
    [{ version: 0 }, null],
    [{ round: null }, null],
    [{ kind: 'paper-pack' }, 3],
    [{ kind: 'standings' }, null],
    [{ kind: 'player-list' }, null],
    // The second round is a draft, and there is no third one.
    [{ round: 2 }, 0],
    [{ round: 3 }, 0],
  ] as const)('%j is replaced by version %s', (more, version) => {
    expect(replacedBy(job(more), newer)).toBe(version);
  });
});
