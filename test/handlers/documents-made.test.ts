/** Making documents with threads that are made up: what a thread is asked, what the page hears, and what is given up. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Documents } from '../../src-main/handlers/documents/documents.ts';
import type { DocumentSource } from '../../src-main/documents/views/view.ts';
import type { DocumentKind, DocumentRequest } from '../../src-main/ipc/contract.ts';
import { sealOf } from '../../src-main/storage/chain.ts';
import type { EventLog } from '../../src-main/storage/event-log.ts';
import { Workers } from '../../src-main/threads/workers.ts';
import { missingFont } from '../../src-main/documents/layout/font-files.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, folded, imported, results, SECOND, TABLES, up } from './written.ts';
import { standIn } from './stand-in.ts';

interface Asked {
  readonly name: string;
  readonly args: Record<string, unknown>;
  readonly progress: ((settled: number, all: number, part?: Uint8Array) => void) | undefined;
  readonly end: (value: unknown) => void;
  cancelled: boolean;
}

const STATE = folded(
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'draw'),
  ...up(2, SECOND, 4).slice(0, 1),
);
const BOARDS: DocumentRequest = { kind: 'pairings-by-board', round: 1, paper: 'A4' };
const PDF = { bytes: Buffer.from('%PDF'), title: 'T', fileName: 'T.pdf', pages: 1, missingGlyphs: '' };

let asked: Asked[];
const fontFolder = mkdtempSync(join(tmpdir(), 'wallchart-fonts-'));
afterAll(() => rmSync(fontFolder, { recursive: true, force: true }));
beforeEach(() => {
  asked = [];
  vi.spyOn(Workers.prototype, 'start').mockImplementation((name, args, progress) => {
    let end: Asked['end'] = () => undefined;
    const value = new Promise<unknown>((resolve) => (end = resolve));
    const job: Asked = {
      name: name,
      args: args as never,
      progress: progress,
      end,
      cancelled: false,
    };
    asked.push(job);
    const cancel = () => {
      job.cancelled = true;
      end(null);
    };
    return { value, cancel };
  });
  return () => vi.restoreAllMocks();
});

function made(state: typeof STATE | null = STATE, past: number | null = null, own?: EventLog) {
  const records = [1, 2, 3, 4].map((seq) => ({
    seq,
    hash: String(seq).repeat(64),
    kind: 'tournament-created',
  }));
  const log =
    own ??
    ({ state, document: 'd', records, last: records[3], event: () => ({}), listAt: () => [] } as const);
  const stand = standIn(state, '/Open.wallchart', {
    ports: { documentsWorker: new URL('file:///none.ts'), fonts: fontFolder },
    values: { language: 'en', documentLanguage: 'interface', secondDocumentLanguage: 'none' },
    document: state === null ? null : { path: '/Open.wallchart', log },
    past,
  });
  return { ...stand, documents: new Documents(stand.desk) };
}

/** Whatever fonts there have to be: their files are there. */
function withFonts(): void {
  for (let path = missingFont(fontFolder); path !== null; path = missingFont(fontFolder))
    writeFileSync(path, '');
}

describe('a document', () => {
  it('needs a tournament, what it tells, and the fonts', async () => {
    const none = made(null).documents;
    expect(await none.make(BOARDS)).toMatchObject({ refused: { code: 'no-document' } });
    expect(await none.pages()).toBeNull();
    const { documents } = made();
    expect(await documents.make({ ...BOARDS, round: 3 })).toMatchObject({
      refused: { code: 'document-unavailable' },
    });
    expect(await documents.make(BOARDS)).toMatchObject({ refused: { code: 'font-missing' } });
    expect(asked).toEqual([]);
  });

  it('is made in a thread, and given up where somebody stops it', async () => {
    withFonts();
    const { documents } = made();
    const making = documents.make(BOARDS);
    const [job] = asked;
    expect(job!.name).toBe('render');
    expect(job!.args).toMatchObject({ request: BOARDS, source: { fontFolder, languages: ['en'] } });
    job!.end(PDF);
    expect(await making).toEqual({ pdf: PDF });
    const other = documents.make(BOARDS);
    asked[1]!.end(null);
    expect(await other).toMatchObject({
      refused: {
        code: 'cancelled',
        message: 'You stopped this document.',
        advice: 'Choose it again to have it made.',
      },
    });
    // What was made so is not what the page waits for.
    documents.cancel();
    expect(asked.map(({ cancelled }) => cancelled)).toEqual([false, false]);
  });

  it('bears the seal of the entry that is looked at', async () => {
    withFonts();
    const sealOfJob = (past: number | null) => {
      void made(STATE, past).documents.make(BOARDS);
      return JSON.stringify(asked.at(-1)!.args);
    };
    const [now, then] = [sealOfJob(null), sealOfJob(2)];
    expect(now).not.toBe(then);
    expect(sealOfJob(4)).toBe(now);
    const seals = asked.map(({ args }) => (args.source as DocumentSource).meta.seal);
    expect(seals).toEqual(['4', '2', '4'].map((digit) => sealOf(digit.repeat(64))));
    for (const job of asked) job.end(null);
    await Promise.resolve();
  });

  it('that the page waits for is the latest alone, and the page hears how far it is', async () => {
    withFonts();
    const { documents, told } = made();
    const first = documents.show(BOARDS);
    asked[0]!.progress!(3, 7);
    asked[0]!.progress!(4, 7, Buffer.from('%PDF first'));
    expect(told).toEqual([
      ['documents.progress', { kind: 'pairings-by-board', settled: 3, all: 7, firstPages: '' }],
      [
        'documents.progress',
        {
          kind: 'pairings-by-board',
          settled: 4,
          all: 7,
          firstPages: expect.stringMatching(/^document\/.+\.pdf$/) as string,
        },
      ],
    ]);
    const address = (told[1] as [string, { firstPages: string }])[1].firstPages;
    expect(Buffer.from(documents.bytes(/^document\/(.+)\.pdf$/.exec(address)![1]!)!).toString()).toBe(
      '%PDF first',
    );
    const second = documents.show({ ...BOARDS, kind: 'pairings-by-name' });
    expect(await first).toMatchObject({ refused: { code: 'cancelled' } });
    expect(asked.map(({ cancelled }) => cancelled)).toEqual([true, false]);
    documents.cancel();
    documents.cancel();
    expect(await second).toMatchObject({ refused: { code: 'cancelled' } });
    const third = documents.show(BOARDS);
    asked[2]!.end(PDF);
    expect(await third).toEqual({ pdf: PDF });
    documents.cancel();
    expect(asked[2]!.cancelled).toBe(false);
    expect(await documents.show({ ...BOARDS, round: 3 })).toMatchObject({
      refused: { code: 'document-unavailable' },
    });
  });

  it('has the log and the former pairing as they were at the entry that is looked at', async () => {
    withFonts();
    const other = [FIRST[0]!, { white: 8, black: 5 }, FIRST[2]!];
    const [draft] = up(1, other, 3);
    const { log } = new DeskWithJobs([
      ...[imported(), ...up(1, FIRST, 3)],
      { kind: 'round-unpublished', payload: { round: 1, version: 1 } },
      { kind: 'round-discarded', payload: { round: 1 } },
      draft!,
      { kind: 'round-published', payload: { round: 1, version: 2, boards: 3, programme: 'test' } },
      ...results(1, other, 'draw'),
    ]);
    const sourceOf = (kind: DocumentKind, past: number | null) => {
      void made(log.state, past, log).documents.make({ ...BOARDS, kind });
      return asked.at(-1)!.args.source as DocumentSource;
    };
    const seqs = (past: number | null) => sourceOf('arbiters-log', past).log.map(({ seq }) => seq);
    expect(seqs(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seqs(3)).toEqual([1, 2, 3]);
    expect(sourceOf('changed-boards', null).former).toEqual({
      ...{ version: 1, boardNumbers: TABLES, pairs: FIRST, unpaired: [{ player: 3, kind: 'pab' }] },
    });
    // Nothing of it was on the wall before.
    expect(sourceOf('changed-boards', 6).former).toBeNull();
    for (const job of asked) job.end(null);
    await Promise.resolve();
  });

  it('that is being made is given up when the program ends', async () => {
    withFonts();
    // Threads that end answer nothing.
    vi.spyOn(Workers.prototype, 'close').mockImplementation(() => {
      for (const job of asked) job.end(null);
      return Promise.resolve();
    });
    const { documents } = made();
    const making = documents.make(BOARDS);
    await documents.close();
    expect(await making).toEqual({
      refused: {
        ...{ code: 'cancelled', severity: 'refused', message: 'You stopped this document.' },
        advice: 'Choose it again to have it made.',
      },
    });
  });

  it.each(['certificate', 'lab', 'audit'] as const)(
    'of the kind %s is made from its own view',
    async (name) => {
      withFonts();
      const { documents } = made(null);
      const view = { of: name } as never;
      const making =
        name === 'certificate'
          ? documents.certificate(view, 'LETTER')
          : name === 'lab'
            ? documents.labSheet(view, 'LETTER')
            : documents.auditSheet(view, 'LETTER');
      expect(asked[0]).toMatchObject({
        name,
        args: { view, paper: 'LETTER', fontFolder, languages: ['en'] },
      });
      asked[0]!.end(PDF);
      expect(await making).toEqual({ pdf: PDF });
    },
  );

  it('for the web is made of the tournament as it is shown', async () => {
    const { documents } = made();
    const making = documents.pages();
    expect(asked[0]).toMatchObject({ name: 'pages', args: { languages: ['en'] } });
    expect(asked[0]!.args.tournament).toBe(STATE.tournament);
    asked[0]!.end([{ fileName: 'index.html', html: '' }]);
    expect(await making).toEqual([{ fileName: 'index.html', html: '' }]);
  });
});

it('the eight latest are kept', () => {
  const { documents } = made();
  const addresses = Array.from({ length: 9 }, (_, at) => documents.keep(Buffer.from([at])));
  const ids = addresses.map((address) => /^document\/(.+)\.pdf$/.exec(address)![1]!);
  expect(ids.map((id) => documents.bytes(id)?.[0] ?? null)).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8]);
});
