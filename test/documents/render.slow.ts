/** The PDF files themselves, read back. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { fileNameOf, renderDocument } from '../../src-main/documents/render.ts';
import type { DocumentMeta, RenderedPdf } from '../../src-main/documents/views/view.ts';
import {
  DOCUMENT_KINDS,
  PAPER_SIZES,
  type DocumentKind,
  type PaperSize,
} from '../../src-main/ipc/contract.ts';
import { sheetOf, fieldOf, FOREIGN_NAMES, LONG_NAMES, META } from './field.ts';
import { FONT_FOLDER, typeface } from './fonts.ts';
import { readPdf, textOfPage } from './read-pdf.ts';
import { roundRobinOf } from './round-robin.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallchart-pdf-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(FONT_FOLDER, { recursive: true });
});

const field = fieldOf({ players: 61, played: 6, next: true, names: [...LONG_NAMES, ...FOREIGN_NAMES] });

const made = new Map<DocumentKind, Promise<RenderedPdf>>();

/** The plain document of the field on A4 is made once for all tests. */
function render(
  kind: DocumentKind,
  tournament: Tournament = field,
  meta: DocumentMeta = META,
  paper: PaperSize = 'A4',
): Promise<RenderedPdf> {
  const isPlain = tournament === field && meta === META && paper === 'A4';
  const known = isPlain ? made.get(kind) : undefined;
  if (known !== undefined) return known;
  const source = { tournament, meta, log: [], languages: ['en'] as const, fontFolder: FONT_FOLDER };
  const pdf = renderDocument({ kind, round: null, paper }, source);
  if (isPlain) made.set(kind, pdf);
  return pdf;
}

/** What all pages of a document say. */
async function textIn(pdf: RenderedPdf): Promise<string> {
  return (await readPdf(pdf.bytes)).map(textOfPage).join('\n');
}

const pageCount = (pdf: RenderedPdf): number =>
  Buffer.from(pdf.bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/gu)?.length ?? 0;

describe('a rendered document', () => {
  // The field has no category, and so no standings of one.
  const none: readonly DocumentKind[] = ['category-standings', 'norm-certificates'];
  const kinds = DOCUMENT_KINDS.filter((kind) => !none.includes(kind));
  kinds.forEach((kind, index) => {
    const { papers } = DOCUMENTS[kind];
    const paper = papers[index % papers.length]!;
    it(`${kind} on ${paper} has as many pages in the file as it says`, async () => {
      const pdf = await render(kind, field, META, paper);
      expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(pageCount(pdf)).toBe(pdf.pages);
    });
  });

  it('is the same file when it is made again', async () => {
    const first = await render('wall-chart');
    const second = await render('wall-chart', { ...field });
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
  });

  it('is the same file whatever was printed before', async () => {
    const names = fieldOf({ players: 6, played: 0, names: ['Cope, Ann', 'Pace, Bo', 'Hope, Cy'] });
    const other = fieldOf({ players: 6, played: 0, names: ['Сорокин, Егор', 'Рачков, Антон', 'Носов, Ким'] });
    const first = await render('player-list', names);
    await render('player-list', other);
    const fonts = join(folder, 'fonts');
    cpSync(FONT_FOLDER, fonts, { recursive: true });
    const request = { kind: 'player-list', round: null, paper: 'A4' } as const;
    const source = { meta: META, log: [], languages: ['en'] as const, fontFolder: fonts };
    // Fonts of another folder are read anew, and here first for Cyrillic letters.
    const cyrillic = await renderDocument(request, { ...source, tournament: other });
    const second = await renderDocument(request, { ...source, tournament: names });
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
    expect(await textIn(cyrillic)).toContain('Сорокин');
    expect(await textIn(second)).toContain('Cope');
  });

  it('shows the first pages of a long one before the rest, as they are in it', async () => {
    const long = fieldOf({ players: 700, played: 0, next: true });
    const source = {
      tournament: long,
      meta: META,
      log: [],
      languages: ['en'] as const,
      fontFolder: FONT_FOLDER,
    };
    const told: { settled: number; all: number; part: Uint8Array | undefined }[] = [];
    const request = { kind: 'pairings-by-board', round: null, paper: 'A4' } as const;
    const pdf = await renderDocument(request, source, (settled, all, part) =>
      told.push({ settled, all, part }),
    );
    const [early, ...more] = told.filter(({ part }) => part !== undefined);
    expect(more).toEqual([]);
    expect(early).toMatchObject({ settled: 0, all: pdf.pages });
    expect(await readPdf(early!.part!)).toEqual(await readPdf(pdf.bytes, 4));
    expect(told.map(({ settled }) => settled)).toEqual([
      0,
      0,
      ...Array.from({ length: pdf.pages }, (_, at) => at + 1),
    ]);
  });

  it('reports the characters that no font can print', async () => {
    expect((await render('player-list')).missingGlyphs).toBe('');
    const names = fieldOf({ players: 4, played: 0, names: ['𗀀𗀁𗀂, Li', '𗀁𗀀'] });
    expect([...(await render('player-list', names)).missingGlyphs].sort().join('')).toBe('𗀀𗀁𗀂');
  });

  it('rejects a round that does not exist, and a folder without fonts', async () => {
    const source = {
      tournament: field,
      meta: META,
      log: [],
      languages: ['en'] as const,
      fontFolder: FONT_FOLDER,
    };
    const request = { kind: 'pairings-by-board', round: 9, paper: 'A4' } as const;
    await expect(renderDocument(request, source)).rejects.toThrow(RangeError);
    const empty = { ...source, fontFolder: folder };
    await expect(renderDocument({ ...request, round: 7 }, empty)).rejects.toThrow('ENOENT');
  });

  it('has a name that every file system takes', async () => {
    expect((await render('standings')).fileName).toBe('Harbour Open 2026 - Standings after round 6.pdf');
    expect(fileNameOf('..a/b\\c:*?"<>|\n d', 'Round 1')).toBe('a b c d - Round 1.pdf');
    expect(fileNameOf('', 'Round 1')).toBe('Round 1.pdf');
    expect(fileNameOf('x'.repeat(300), 'Round 1').length).toBeLessThan(100);
  });

  it('a wall chart of 500 players and 11 rounds takes less than 10 seconds of processor', async () => {
    const large = fieldOf({ players: 500, played: 10, rounds: 11, next: true });
    await render('wall-chart', fieldOf({ players: 2, played: 1 }));
    const before = process.cpuUsage();
    const pdf = await render('wall-chart', large);
    const { user, system } = process.cpuUsage(before);
    expect(pdf.pages).toBe(17);
    expect((user + system) / 1e6).toBeLessThan(10);
  });
});

describe('the text in the file', () => {
  const squeezed = (text: string): string => text.replace(/\s/gu, '');
  const timesIn = (text: string, name: string): number => squeezed(text).split(squeezed(name)).length - 1;

  it('pairings by board: every player of the round exactly once', async () => {
    const text = await textIn(await render('pairings-by-board'));
    for (const { name } of field.players) expect([name, timesIn(text, name)]).toEqual([name, 1]);
  });

  it('pairings by name: every player once under their own name and once as an opponent', async () => {
    const text = await textIn(await render('pairings-by-name'));
    const { boards } = field.rounds[6]!;
    for (const { id, name } of field.players) {
      const plays = boards.some(({ white, black }) => white === id || black === id);
      expect([name, timesIn(text, name)]).toEqual([name, plays ? 2 : 1]);
    }
  });

  for (const kind of ['standings', 'wall-chart', 'player-list'] as const) {
    it(`${kind}: every player exactly once`, async () => {
      const text = await textIn(await render(kind));
      for (const { name } of field.players) expect([name, timesIn(text, name)]).toEqual([name, 1]);
    });
  }

  it('crosstable: every player exactly once', async () => {
    const tournament = roundRobinOf(12, 1, LONG_NAMES);
    const text = await textIn(await render('crosstable', tournament));
    for (const { name } of tournament.players) expect([name, timesIn(text, name)]).toEqual([name, 1]);
  });

  it('every page says which of how many it is, the round, the version, the time of issue and DRAFT', async () => {
    const pdf = await render('pairings-by-board', field, { ...META, version: 3 });
    const pages = (await readPdf(pdf.bytes)).map(textOfPage);
    expect(pages).toHaveLength(pdf.pages);
    pages.forEach((page, index) => {
      for (const words of ['Harbour Open 2026', 'Round 7', 'Version 3, issued Sun 15 Nov 2026 13:41']) {
        expect(page).toContain(words);
      }
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).not.toContain('DRAFT');
    });
    const draft = await render('pairings-by-board', field, { ...META, draft: true });
    const drafts = (await readPdf(draft.bytes)).map(textOfPage);
    expect(drafts.map((page) => page.includes('DRAFT'))).toEqual(pages.map(() => true));
  });

  it('every text stands where the sheet puts it, enlarged on A3', async () => {
    const source = {
      tournament: field,
      meta: META,
      log: [],
      languages: ['en'] as const,
      fontFolder: FONT_FOLDER,
    };
    for (const paper of ['A4', 'A3'] as const) {
      const request = { kind: 'wall-chart', round: 6, paper } as const;
      const sheet = sheetOf(request, source, await typeface());
      const [page] = await readPdf((await renderDocument(request, source)).bytes, 1);
      const { scale } = sheet.paper;
      for (const mark of sheet.pages[0]!) {
        if (mark.kind !== 'text') continue;
        // The bold part of a name is a text of its own.
        const first = (mark.runs.find(({ text }) => text.trim() !== '')?.text ?? '').split(' ')[0]!;
        const found = page!.texts.some(
          ({ text, x, baseline, size }) =>
            text.startsWith(first) &&
            Math.abs(x - mark.x * scale) < 1 &&
            Math.abs(baseline - mark.baseline * scale) < 1 &&
            Math.abs(size - mark.size * scale) < 0.1,
        );
        expect([textOf(mark), found]).toEqual([textOf(mark), true]);
      }
    }
  });

  it('the paper has the size that was asked for', async () => {
    const sizes = {
      A4: '595.28 x 841.89',
      A3: '841.89 x 1190.55',
      LETTER: '612 x 792',
      A2: '1190.55 x 1683.78',
      A1: '1683.78 x 2383.94',
    } as const;
    for (const paper of PAPER_SIZES) {
      const pdf = await render('player-list', field, META, paper);
      const [page] = await readPdf(pdf.bytes, 1);
      const [wantedWidth, wantedHeight] = sizes[paper].split(' x ');
      expect(page!.width).toBeCloseTo(Number(wantedWidth), 0);
      expect(page!.height).toBeCloseTo(Number(wantedHeight), 0);
    }
  });
});
