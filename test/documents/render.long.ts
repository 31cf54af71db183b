/** What a PDF of a small document says of itself: title, name of the file, pages, when it was made, its code. */
import { describe, expect, it } from 'vitest';
import {
  fileNameOf,
  renderArticle,
  renderAuditSheet,
  renderCertificate,
  renderDocument,
  renderLabSheet,
  wordsIn,
} from '../../src-main/documents/render.ts';
import { experimentsFor, figuresOf } from '../../src-main/lab/organiser.ts';
import type { AuditView } from '../../src-main/ipc/contract.ts';
import { writtenTally } from '../lab/written.ts';
import { fieldOf, META } from './field.ts';
import { FONT_FOLDER } from './fonts.ts';

const ON_A4 = { paper: 'A4', languages: ['en'], fontFolder: FONT_FOLDER } as const;
const AT = '2026-11-22T16:20:05+01:00';

/** Pages of a file, and what its information says. */
function saidBy(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  const of = (key: string) => {
    const number = new RegExp(`/${key} (\\d+) 0 R`, 'u').exec(file)?.[1] ?? 'none';
    return new RegExp(`\\n${number} 0 obj\\n\\(([^\\n]*)\\)\\nendobj`, 'u').exec(file)?.[1] ?? '';
  };
  return {
    isPdf: file.startsWith('%PDF-'),
    pages: file.match(/\/Type \/Page\b(?!s)/gu)?.length ?? 0,
    title: of('Title'),
    created: of('CreationDate'),
    keywords: of('Keywords'),
  };
}

describe('a document', () => {
  const tournament = fieldOf({ players: 4, played: 1, rounds: 3 });
  const made = (meta: Partial<typeof META & { code: string }> = {}) =>
    renderDocument(
      { kind: 'schedule', paper: 'A4', round: null },
      { tournament, meta: { ...META, issuedAt: AT, ...meta }, log: [], ...ON_A4 },
    );

  it('has the event in its title and in its name, and its code among its keywords', async () => {
    const { bytes, ...said } = await made({ code: 'K7Q2M9XA' });
    expect(said).toEqual({
      title: 'Schedule',
      fileName: 'Harbour Open 2026 - Schedule.pdf',
      pages: 1,
      missingGlyphs: '',
    });
    expect(saidBy(bytes)).toEqual({
      isPdf: true,
      pages: 1,
      title: 'Harbour Open 2026: Schedule',
      created: 'D:20261122152005Z',
      keywords: 'WALLCHART:K7Q2M9XA',
    });
    expect(saidBy((await made()).bytes).keywords).toBe('');
  });

  it('needs fonts for every word that the program did not write', () => {
    const [first, second] = tournament.players;
    const words = wordsIn({
      ...tournament,
      info: { ...tournament.info, chiefArbiter: 'Holt, Ina' },
      players: [
        { ...first!, name: '王小明, Li', club: 'Rook', category: 'U16' },
        { ...second!, name: 'Berg, Bo', club: '', category: '' },
      ],
    });
    expect(words).toBe('Harbour Open 2026 Harbour Holt, Ina 王小明, Li Rook U16 Berg, Bo  ');
  });

  it('tells how many of its pages are drawn', async () => {
    const heard: (readonly [number, number])[] = [];
    const request = { kind: 'schedule', paper: 'A4', round: null } as const;
    await renderDocument(request, { tournament, meta: META, log: [], ...ON_A4 }, (settled, all) =>
      heard.push([settled, all]),
    );
    expect(heard).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('has a name that every file system takes', () => {
    expect(fileNameOf('Open / 2026: "A"', 'Round 7 by\u0007 board')).toBe(
      'Open 2026 A - Round 7 by board.pdf',
    );
    expect(fileNameOf('..a/b\\c:*?"<>|\n d', 'Round 1')).toBe('a b c d - Round 1.pdf');
    expect(fileNameOf('', 'Round 1')).toBe('Round 1.pdf');
    expect(fileNameOf('Open', ' ')).toBe('Open.pdf');
    expect(fileNameOf(`${'x'.repeat(79)}yz`, 'Round 1')).toBe(`${'x'.repeat(79)}y - Round 1.pdf`);
  });
});

describe('a sheet that is no document of the list', () => {
  it('certifies a report', async () => {
    const view = {
      event: 'Harbour Open',
      checkedAt: AT,
      facts: [],
      verdict: 'All is well.',
      sections: [],
      closing: '',
    };
    const { bytes, ...said } = await renderCertificate({ view, ...ON_A4 });
    expect(said).toEqual({
      title: 'report check',
      fileName: 'Harbour Open - report check.pdf',
      ...{ pages: 1, missingGlyphs: '' },
    });
    expect(saidBy(bytes)).toMatchObject({
      title: 'Harbour Open: report check',
      created: 'D:20261122152005Z',
      ...{ pages: 1, keywords: '' },
    });
    expect((await renderCertificate({ view, ...ON_A4, languages: ['de'] })).title).not.toBe(said.title);
  });

  it('shows what the laboratory found', async () => {
    const systems = ['dutch-2026', 'mwm-burstein'];
    const field = { kind: 'ratings', ratings: [2100, 2000, 1900, 1800] } as const;
    const { main, longer } = experimentsFor({ field, systems, rounds: 2, tieBreaks: [] });
    const tally = (experiment: typeof main) =>
      writtenTally(experiment, 3, (contestant, _, run) => run + contestant);
    const run = {
      field: {
        kind: 'ratings' as const,
        ...{ name: 'Club Night', players: 4, lowest: 1800, highest: 2100, unrated: 0, unratedAs: 1400 },
      },
      ...{ systems, rounds: 2, runs: 3, done: 3, secondsLeft: null, state: 'done' as const },
      figures: figuresOf(systems, tally(main), tally(longer)),
    };
    const { bytes, ...said } = await renderLabSheet({ view: { run, issuedAt: AT }, ...ON_A4 });
    expect(said).toMatchObject({ pages: 1, missingGlyphs: '', fileName: `Club Night - ${said.title}.pdf` });
    expect(saidBy(bytes)).toMatchObject({ title: `Club Night: ${said.title}`, created: 'D:20261122152005Z' });
  });

  it('shows what the audit found', async () => {
    const audit = {
      ...{ list: null, lists: [], rows: [], agree: 4, wantedMonth: '2026-11', kept: 0, otherMonth: 0 },
      unsure: { names: [], federation: '' },
    } as unknown as AuditView;
    const view = { event: 'Club Night', issuedAt: AT, audit };
    const { bytes, ...said } = await renderAuditSheet({ view, ...ON_A4 });
    expect(said).toMatchObject({ pages: 1, missingGlyphs: '', fileName: `Club Night - ${said.title}.pdf` });
    expect(saidBy(bytes)).toMatchObject({ title: `Club Night: ${said.title}`, created: 'D:20261122152005Z' });
  });

  it('is an article, in the fonts of the folder; none without them', async () => {
    const article = { title: 'Report', blocks: [{ kind: 'title', text: 'Report' }] } as const;
    const bytes = await renderArticle(article, FONT_FOLDER);
    expect(saidBy(bytes)).toMatchObject({ isPdf: true, pages: 1 });
    expect(Buffer.from(bytes).toString('latin1')).toContain('NotoSans-Bold');
    await expect(renderArticle(article, '/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
