/** The list of documents, and saving them, with documents that are made up. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { TournamentState } from '../../src-engine/index.ts';
import {
  documentsCommands,
  documentsQueries,
  noteIssue,
  type Documents,
} from '../../src-main/handlers/documents/documents.ts';
import { DOCUMENT_KINDS, type DocumentRequest, type PrintJob } from '../../src-main/ipc/contract.ts';
import { agreementTo } from '../../src-renderer/state/agreement.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';
import { standIn } from './stand-in.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-documents-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const STATE = folded(...PLAYED, ...up(2, SECOND, 4).slice(0, 1));
const RUN = [{ kind: 'standings', copies: 2 }] as const;

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
  ...{ at: '10:00', state: 'sent', ...more },
});

function documentsOf(state: TournamentState | null = STATE, jobs: readonly PrintJob[] = []) {
  const stand = standIn(state, '/Open.wallchart', { values: { printRun: RUN } });
  const asked: unknown[] = [];
  let pages: readonly { fileName: string; html: string }[] | null = [
    { fileName: 'index.html', html: '<!doctype html>one' },
    { fileName: 'two.html', html: 'two' },
  ];
  const made = (request: DocumentRequest) =>
    Promise.resolve(
      request.kind === 'lots'
        ? { refused: { code: 'document-unavailable' } }
        : {
            pdf: { bytes: Buffer.from('%PDF'), title: 'T', fileName: 'T.pdf', pages: 4, missingGlyphs: '王' },
          },
    );
  const documents = {
    make: (request: DocumentRequest) => (asked.push(['make', request]), made(request)),
    show: (request: DocumentRequest) => (asked.push(['show', request]), made(request)),
    cancel: () => void asked.push(['cancel']),
    pages: () => Promise.resolve(pages),
    keep: (bytes: Uint8Array) => `document/${bytes.length}.pdf`,
  } as unknown as Documents;
  const queries = documentsQueries(stand.desk, documents, () => Promise.resolve(jobs));
  const commands = documentsCommands(stand.desk, documents);
  return { ...stand, asked, documents, queries, commands, setPages: (to: typeof pages) => (pages = to) };
}

async function listOf(round: number, state = STATE, ...jobs: readonly PrintJob[]) {
  const reply = await documentsOf(state, jobs).queries['documents.list']({ round });
  if (!reply.ok) throw new Error(reply.refusal.code);
  return new Map(reply.value.map((entry) => [entry.kind, entry]));
}

describe('the list of documents', () => {
  it('has every kind once, in their order', async () => {
    expect([...(await listOf(1)).keys()]).toEqual([...DOCUMENT_KINDS]);
  });

  it('tells of each its round, its version, and whether there is one', async () => {
    const list = await listOf(1);
    expect(list.get('pairings-by-board')).toMatchObject({
      ...{ title: 'Pairings by board', round: 1, unavailable: '', printedAt: '', unconfirmed: false },
      ...{ version: 1, draft: false },
    });
    const [draft, none] = [
      (await listOf(2)).get('pairings-by-board')!,
      (await listOf(3)).get('pairings-by-board')!,
    ];
    expect([draft.round, draft.version, draft.draft, draft.unavailable]).toEqual([2, 0, true, '']);
    expect([none.round, none.version, none.draft, none.unavailable === '']).toEqual([3, 0, false, false]);
    // Standings stand after the newest round with a result, whichever is looked at.
    expect((await listOf(2)).get('standings')).toMatchObject({ round: 1, version: 0, draft: false });
    expect(list.get('player-list')).toMatchObject({ round: null, version: 0, draft: false });
    expect(list.get('paper-pack')).toMatchObject({ round: 1, version: 0 });
  });

  it('groups those of a round, of the standings, the pack and the event', async () => {
    const groups = async (round: number, state = STATE) => {
      const list = await listOf(round, state);
      return (['pairings-by-board', 'standings', 'paper-pack', 'player-list'] as const).map(
        (kind) => list.get(kind)!.group,
      );
    };
    const others = ['Without the computer', 'The event'];
    expect(await groups(1)).toEqual(['Round 1', 'After round 1', ...others]);
    expect(await groups(2)).toEqual(['Round 2', 'After round 1', ...others]);
    const both = folded(...PLAYED, ...up(2, SECOND, 4), ...results(2, SECOND, 'draw'));
    // Also while round 1 is looked at.
    expect(await groups(1, both)).toEqual(['Round 1', 'After round 2', ...others]);
    expect((await listOf(1, both)).get('standings')!.round).toBe(2);
  });

  it('says when one of this version went out, and whether it is known to have come out', async () => {
    const of = async (...jobs: readonly PrintJob[]) => {
      const { printedAt, unconfirmed } = (await listOf(1, STATE, ...jobs)).get('pairings-by-board')!;
      return [printedAt, unconfirmed];
    };
    expect(await of(job({}))).toEqual(['10:00', true]);
    expect(await of(job({ state: 'printed' }))).toEqual(['10:00', false]);
    expect(await of(job({ state: 'dropped' }))).toEqual(['', false]);
    expect(await of(job({}), job({ at: '11:00', state: 'printed' }))).toEqual(['11:00', false]);
    expect(await of(job({ round: 2 }), job({ version: 2 }), job({ kind: 'standings' }))).toEqual(['', false]);
    const set: Partial<PrintJob> = { kind: 'print-run', sheets: ['standings', 'pairings-by-board'] };
    expect(await of(job(set))).toEqual(['10:00', true]);
    expect(await of(job({ ...set, sheets: ['standings'] }))).toEqual(['', false]);
    // One of the event has no version.
    const event = job({ kind: 'player-list', round: null, version: 0 });
    expect((await listOf(1, STATE, event)).get('player-list')!.printedAt).toBe('10:00');
  });

  it('says when a print was noted, before what is only sent', async () => {
    const printed = { document: 'pairings-by-board', title: '', round: 1, version: 1, pages: 1 };
    const state = folded(...PLAYED, { kind: 'document-printed', payload: printed } as never);
    const entry = (await listOf(1, state, job({}))).get('pairings-by-board')!;
    expect([entry.printedAt, entry.unconfirmed]).toEqual([state.prints[0]!.at, true]);
    expect((await listOf(1, state)).get('pairings-by-name')!.printedAt).toBe('');
  });

  it('tells the usual set, and what may be in it', async () => {
    const { queries, commands, values, told } = documentsOf();
    expect(await queries['documents.run'](null)).toMatchObject({ value: { sheets: RUN } });
    const run = [{ kind: 'wall-chart', copies: 3 }] as const;
    expect(await commands['documents.setRun']({ run })).toEqual({ ok: true, value: null });
    expect([values.printRun, told]).toEqual([run, [['documents']]]);
  });
});

const BOARDS = { kind: 'pairings-by-board', round: 1, paper: 'A4' } as const;

describe('a document', () => {
  it('is shown by an address, and its making can be given up', async () => {
    const { queries, commands, asked } = documentsOf();
    expect(await queries['documents.render'](BOARDS)).toEqual({
      ok: true,
      value: { url: 'document/4.pdf', fileName: 'T.pdf', pages: 4, bytes: 4, missingGlyphs: '王' },
    });
    expect(await queries['documents.render']({ ...BOARDS, kind: 'lots' })).toEqual({
      ok: false,
      refusal: { code: 'document-unavailable' },
    });
    expect(await commands['documents.cancel'](null)).toEqual({ ok: true, value: null });
    expect(asked).toEqual([['show', BOARDS], ['show', { ...BOARDS, kind: 'lots' }], ['cancel']]);
  });

  it('is saved where it was chosen, and noted; what is there is asked about', async () => {
    const { commands, chosen, stored, asked } = documentsOf();
    const folder = mkdtempSync(join(ROOT, 'saved-'));
    const path = join(folder, 'a.pdf');
    const save = (
      confirmed: Parameters<(typeof commands)['documents.save']>[0]['confirmed'] = 0,
      more = {},
    ) => commands['documents.save']({ ...BOARDS, ...more, target: chosen('save-pdf', path), confirmed });
    expect(await save()).toEqual({ ok: true, value: { path, pages: 4 } });
    expect(readFileSync(path, 'utf8')).toBe('%PDF');
    const payload = {
      document: 'pairings-by-board',
      title: 'Pairings by board',
      round: 1,
      version: 1,
      pages: 4,
    };
    expect(stored).toEqual([{ kind: 'document-saved', payload }]);
    const question = await save();
    if (question.ok || !('confirm' in question)) throw new Error('was not asked');
    expect([question.confirm.level, asked.length]).toEqual([2, 1]);
    expect(await save(agreementTo(question.confirm), { kind: 'print-run', run: [] })).toMatchObject({
      ok: true,
    });
    expect(asked[1]).toEqual(['make', { ...BOARDS, kind: 'print-run', run: RUN }]);
    rmSync(path);
    expect(await save(0, { kind: 'lots' })).toEqual({ ok: false, refusal: { code: 'document-unavailable' } });
    expect(await commands['documents.save']({ ...BOARDS, target: chosen('save-csv', path) })).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    mkdirSync(path);
    expect(await save()).toMatchObject({ refusal: { code: expect.stringMatching(/^target-/) as string } });
    expect([readdirSync(folder), stored.length]).toEqual([['a.pdf'], 2]);
    rmSync(path, { recursive: true });
  });

  it('is not noted where it could not be saved after all', async () => {
    const { commands, chosen, stored, documents } = documentsOf();
    const folder = mkdtempSync(join(ROOT, 'gone-'));
    const target = chosen('save-pdf', join(folder, 'a.pdf'));
    // The medium goes while the document is made.
    const make = () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve({ pdf: { bytes: Buffer.from('%PDF'), pages: 4 } });
    };
    Object.assign(documents, { make });
    expect(await commands['documents.save']({ ...BOARDS, target, confirmed: 0 })).toMatchObject({
      ...{ ok: false, refusal: { severity: 'refused' } },
    });
    expect(stored).toEqual([]);
  });

  it('of the event is noted without a round', () => {
    const { desk, stored } = documentsOf();
    noteIssue(desk, 'documents.print', { kind: 'player-list', round: 1, paper: 'A4' }, 7);
    expect(stored).toMatchObject([
      { kind: 'document-printed', payload: { round: null, version: 0, pages: 7 } },
    ]);
  });
});

describe('the pages for the web', () => {
  it('are written together into a folder, and replace their own kind alone', async () => {
    const { commands, chosen, setPages } = documentsOf();
    const folder = mkdtempSync(join(ROOT, 'pages-'));
    const save = () => commands['documents.savePages']({ folder: chosen('pages-folder', folder) });
    expect(await save()).toEqual({ ok: true, value: { path: folder, pages: 2 } });
    expect(readdirSync(folder).toSorted()).toEqual(['index.html', 'two.html']);
    expect(readFileSync(join(folder, 'two.html'), 'utf8')).toBe('two');
    rmSync(join(folder, 'index.html'));
    writeFileSync(join(folder, 'index.html'), 'not ours');
    expect(await save()).toMatchObject({ refusal: { code: 'folder-taken' } });
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('not ours');
    setPages([]);
    expect(await save()).toMatchObject({ refusal: { code: 'no-pages' } });
    setPages(null);
    expect(await save()).toMatchObject({ refusal: { code: 'no-document' } });
    expect(await commands['documents.savePages']({ folder: chosen('medium-folder', folder) })).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    setPages([{ fileName: 'index.html', html: 'one' }]);
    const nowhere = chosen('pages-folder', join(folder, 'two.html', 'below'));
    expect(await commands['documents.savePages']({ folder: nowhere })).toMatchObject({
      refusal: { severity: 'refused', code: expect.stringMatching(/^(?:target-|export-failed)/) as string },
    });
  });
});
