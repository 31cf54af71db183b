/** The Paper Pack after each publication, with documents that are made up: when one is made, and where it is kept. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventDraft, TournamentState } from '../../src-engine/index.ts';
import { NO_PACK, type Desk } from '../../src-main/handlers/desk.ts';
import type { Documents } from '../../src-main/handlers/documents/documents.ts';
import { paperPackCommands, PaperPacks } from '../../src-main/handlers/documents/paper-packs.ts';
import { texts } from '../../src-main/texts.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';
import { standIn } from './stand-in.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-packs-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const ONE = [imported(), ...up(1, FIRST, 3)];
const TWO: readonly EventDraft[] = [
  ...ONE,
  ...results(1, FIRST, 'draw', 'draw', 'draw'),
  ...up(2, SECOND, 4),
];
const again = (version: number): EventDraft[] => [
  { kind: 'round-unpublished', payload: { round: 1, version: 1 } },
  { kind: 'round-published', payload: { round: 1, version, boards: 3, programme: 'test' } },
];

let folder = '';
let folders = 0;
let asked: unknown[];
let makes: () => Promise<object>;
let desk: Desk & {
  document: {
    path: string;
    log: { state: TournamentState };
    file: object | null;
    mirrors: object | null;
  } | null;
};
let changed: () => void;
/** Something else than a change is told. */
let other: () => void;
let told: unknown[];
let packs: PaperPacks;
let values: Record<string, unknown>;
beforeEach(() => {
  folder = join(ROOT, String(folders++));
  mkdirSync(folder);
  [asked, told] = [[], []];
  makes = () => Promise.resolve({ pdf: { bytes: Buffer.from('%PDF'), missingGlyphs: '' } });
  let look: (name: string) => void = () => undefined;
  const stand = standIn(folded(...ONE), join(folder, 'Open.wallchart'), {
    values: { paperPacks: 'A4' },
    paperPack: NO_PACK,
    listen: (listener: typeof look) => (look = listener),
  });
  ({ told, values } = stand);
  desk = stand.desk;
  const documents = { make: (request: object) => (asked.push(request), makes()) } as unknown as Documents;
  packs = new PaperPacks(stand.desk, documents);
  changed = () => look('changed');
  other = () => look('power');
});

const now = (...drafts: readonly EventDraft[]) => {
  desk.document!.log.state = folded(...drafts);
  changed();
};
const kept = (name: string) => join(folder, 'Open papers', name);
const settled = () => vi.waitFor(() => expect(['kept', 'failed']).toContain(desk.paperPack.state));

describe('a pack', () => {
  it('is made when a round goes on the wall, and kept beside the file', async () => {
    // What is there when the file is opened went out before.
    changed();
    expect([asked, desk.paperPack]).toEqual([[], NO_PACK]);
    desk.document!.log.state = folded(...TWO);
    other();
    expect(asked).toEqual([]);
    now(...TWO);
    expect(asked).toEqual([{ kind: 'paper-pack', round: 2, paper: 'A4' }]);
    expect(desk.paperPack).toEqual({ ...NO_PACK, round: 2, version: 1, state: 'making' });
    await settled();
    const { path } = desk.paperPack;
    expect(desk.paperPack).toEqual({
      ...{ state: 'kept', round: 2, version: 1, at: '2026-11-21T10:00:00+01:00', detail: '' },
      path,
    });
    expect(path).toBe(kept('Paper Pack, round 2, version 1.pdf'));
    expect(readFileSync(path, 'utf8')).toBe('%PDF');
    expect(told).toEqual([['app', 'documents']]);
    changed();
    expect(asked).toHaveLength(1);
  });

  it('is made again for another version, and for none before', () => {
    changed();
    now(...ONE, ...again(2));
    expect(asked).toEqual([{ kind: 'paper-pack', round: 1, paper: 'A4' }]);
    now(...ONE);
    expect(asked).toHaveLength(1);
    now(...TWO);
    expect(asked).toHaveLength(2);
    now(...ONE, ...again(3));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['packs are turned off', () => (values.paperPacks = 'off')],
    ['the file can only be read', () => (desk.document!.file = null)],
    ['an earlier moment is looked at', () => (desk.past = 2)],
    ['nothing is open', () => (desk.document = null)],
  ])('is not made while %s', (_, obstacle) => {
    changed();
    const { document } = desk;
    obstacle();
    document!.log.state = folded(...TWO);
    changed();
    expect(asked).toEqual([]);
  });

  it('is not made for another tournament that is opened', () => {
    changed();
    desk.paperPack = { ...NO_PACK, state: 'failed' };
    desk.document = { ...desk.document!, log: { state: folded(...TWO) } as never };
    changed();
    expect([asked, desk.paperPack]).toEqual([[], NO_PACK]);
  });

  it('goes to the second media too; what went wrong there is told', async () => {
    const [stick, gone, file] = [join(folder, 'stick'), join(folder, 'gone'), join(folder, 'file')];
    mkdirSync(stick);
    mkdirSync(file);
    writeFileSync(join(file, 'Open papers'), '');
    desk.document = { ...desk.document!, mirrors: { media: [stick, gone, file] } as never };
    changed();
    makes = () => Promise.resolve({ pdf: { bytes: Buffer.from('%PDF'), missingGlyphs: '王' } });
    now(...TWO);
    await settled();
    const { path, detail, state } = desk.paperPack;
    expect(readFileSync(path.replace(folder, stick), 'utf8')).toBe('%PDF');
    expect([state, existsSync(gone)]).toEqual(['kept', false]);
    const [glyphs, missing] = [texts.tournamentFile.prints.missingGlyphs('王'), `${gone} is not there.`];
    expect(detail.split(`${glyphs} ${missing} The action could not be written: `)).toEqual([
      '',
      expect.stringContaining(join(file, 'Open papers')) as string,
    ]);
  });

  it('that cannot be made, or kept, is told', async () => {
    changed();
    makes = () => Promise.resolve({ refused: { message: 'No fonts.' } });
    now(...TWO);
    await settled();
    expect(desk.paperPack).toEqual({
      ...NO_PACK,
      state: 'failed',
      round: 2,
      version: 1,
      detail: 'No fonts.',
    });
    writeFileSync(join(folder, 'Open papers'), '');
    makes = () => Promise.resolve({ pdf: { bytes: Buffer.from('%PDF'), missingGlyphs: '' } });
    now(...ONE, ...again(2));
    now(...TWO);
    await settled();
    expect(desk.paperPack).toMatchObject({ state: 'failed', round: 2, version: 1, path: '' });
    expect(desk.paperPack.detail).not.toBe('');
  });

  it('is waited for no longer than five seconds', async () => {
    changed();
    makes = () => new Promise(() => undefined);
    now(...TWO);
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((late: () => void) => {
      late();
      return 7;
    }) as never);
    const cleared = vi.spyOn(globalThis, 'clearTimeout').mockImplementation(() => undefined);
    try {
      await packs.close();
      expect(timer.mock.calls.map(([, after]) => after)).toEqual([5000]);
      expect(cleared.mock.calls).toEqual([[7]]);
    } finally {
      timer.mockRestore();
      cleared.mockRestore();
    }
    expect(desk.paperPack.state).toBe('making');
  });

  it('is waited for when the program ends', async () => {
    changed();
    let end: (made: object) => void = () => undefined;
    makes = () => new Promise((resolve) => (end = resolve));
    now(...TWO);
    let isClosed = false;
    const closing = packs.close().then(() => (isClosed = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isClosed).toBe(false);
    end({ refused: { message: 'No.' } });
    await closing;
    expect(desk.paperPack.state).toBe('failed');
  });
});

it('its paper is chosen', async () => {
  expect(await paperPackCommands(desk)['documents.setPacks']({ paper: 'LETTER' })).toEqual({
    ok: true,
    value: null,
  });
  expect([values.paperPacks, told]).toEqual(['LETTER', [['app', 'documents']]]);
});
