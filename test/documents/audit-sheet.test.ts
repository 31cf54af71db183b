/** The audit on paper: every kind of row, in each language, with names that are as long as they come. */
import { describe, expect, it } from 'vitest';
import { loadSheetCatalogue, type Language } from '../../src-engine/texts/index.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import { auditSheet } from '../../src-main/documents/sheets/audit-sheet.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import type { AuditRow, AuditView } from '../../src-main/ipc/contract.ts';
import { problemsOf } from '../../tools/looks/problems.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Papadimitriou, Anneliese Maria Katharina';
const list = { id: 'fide-2026-11', name: 'FIDE', month: '2026-11' };
const nameOf = (id: number, name: string, rating: number) => ({
  ...{ id, name, rating, title: null, federation: 'NOR' },
  tpn: id + 100,
});

function rowOf(kind: AuditRow['kind'], id: number, name: string, more: Partial<AuditRow>): AuditRow {
  const blank = { other: null, fields: [], list: null, number: null, likely: 0, oddities: [], seen: '' };
  return { kind, player: nameOf(id, name, 2000 + id), ...blank, ...more };
}

const ROWS: readonly AuditRow[] = [
  rowOf('other-person', 4, 'Marten, Milan', {
    fields: [{ field: 'name', entered: 'Marten, Milan', listed: 'Kasparek, Gustav' }],
  }),
  rowOf('differs', 23, LONG, {
    fields: [
      { field: 'rating', entered: '2335', listed: '2294' },
      { field: 'birth', entered: '', listed: '1999' },
    ],
    number: { from: 23, to: 28 },
  }),
  rowOf('other-month', 31, 'Holt, Ana', {}),
  rowOf('twice', 39, 'Gorsky, Signe', { other: nameOf(54, 'Gorski, Signé', 2147) }),
  rowOf('missing', 59, 'Nebel, Petra', { likely: 3 }),
  rowOf('out-of-line', 16, 'Varga, Eva', {
    oddities: [{ code: 'moved', from: 2178, to: 2392, month: '2025-11' }],
  }),
];

function view(rows: readonly AuditRow[]): AuditView {
  const none = { unsure: { names: [], federation: '' }, wantedMonth: '2026-11', kept: 0, otherMonth: 0 };
  return { list, lists: [list], rows, agree: 106, ...none };
}

async function sheetOf(rows: readonly AuditRow[], language: Language = 'en') {
  const catalogue = await loadSheetCatalogue([language]);
  const face = await typeface();
  const about = { event: 'Harbour Open', issuedAt: '2026-11-22T16:20:00+00:00' };
  return inTexts(catalogue, () =>
    auditSheet({ ...about, audit: view(rows) }, { size: 'A4', typeface: face }),
  );
}

describe('the sheet of the audit', () => {
  it('says of everybody what was entered and what stands against it', async () => {
    const { pages } = await sheetOf(ROWS);
    expect(pages).toHaveLength(1);
    const words = texts(pages[0]!).map(textOf).join(' | ');
    for (const told of [
      '104 | Marten, Milan',
      'rating 2335, born unknown',
      'rating 2294, born 1999',
      'number 23 to 28',
      'Gorski, Signé, 2147',
      '3 of this name',
      '214 up since November 2025',
      '6 to settle, 106 agree with FIDE, November 2026.',
    ])
      expect(words).toContain(told);
  });

  it.each(['en', 'fr', 'de', 'xx'] as const)('has room for every row in %s', async (language) => {
    const { pages, ...sheet } = await sheetOf(Array.from({ length: 15 }, () => ROWS).flat(), language);
    expect(pages.length).toBeGreaterThan(1);
    expect(problemsOf({ ...sheet, pages })).toEqual([]);
  });

  it('is printed too where nothing is to be settled', async () => {
    const { pages } = await sheetOf([]);
    expect(texts(pages[0]!).map(textOf)).toContain('0 to settle, 106 agree with FIDE, November 2026.');
  });
});

describe('a row of the audit', () => {
  const OCTOBER = { ...list, month: '2026-10' };
  const made = (audit: AuditView) =>
    auditSheet(
      { event: 'Club Open', issuedAt: '2026-11-22T16:20:00+01:00', audit },
      { size: 'A4', typeface: plainFace() },
    );

  it('is in the month of its own list, of the audit’s where it has none; what is not known is left out', () => {
    const unknown = { ...nameOf(6, 'Nebel, Petra', 0), tpn: 0, title: 'WIM' as const };
    const sheet = made({
      ...view([
        rowOf('other-month', 4, 'Holt, Ana', { list: OCTOBER }),
        rowOf('other-month', 5, 'Holt, Ana', {}),
        { ...rowOf('missing', 6, '', { likely: 1 }), player: unknown },
        rowOf('twice', 7, 'Holt, Ana', { other: nameOf(8, 'Holt, Anna', 2008) }),
        rowOf('differs', 9, 'Holt, Ana', {
          fields: [{ field: 'rating', entered: '2335', listed: '2294' }],
          number: { from: 23, to: 28 },
        }),
      ]),
      lists: [list, { ...OCTOBER, name: 'DSB' }],
    });
    expect([sheet.title, ...headings(sheet)]).toEqual(['Audit', 'Audit | Club Open | 1–5 of 5']);
    expect(footers(sheet)).toEqual([
      'Issued Sun 22 Nov 2026 16:20 | Page 1 of 1 | 5 to settle, 106 agree with FIDE, November 2026 and DSB, October 2026.',
    ]);
    const words = bodyLines(sheet).flatMap(
      (line) => /^text \S+ (\S+) \S+pt (.*)$/u.exec(line)?.slice(1) ?? [],
    );
    const lines = Map.groupBy(
      words.flatMap((word, at) => (at % 2 === 1 ? [{ at: Math.round(Number(words[at - 1])), word }] : [])),
      ({ at }) => at,
    );
    expect([...lines.values()].map((line) => line.map(({ word }) => word))).toEqual([
      ['**What**', '**No.**', '**Name**', '**Entered**', '**On the list**', '**Changes**'],
      ['**month**', '104', '**Holt**, Ana', '2004', 'the same in Oct 2026'],
      ['**month**', '105', '**Holt**, Ana', '2005', 'the same in Nov 2026'],
      ['**not found**', '**WIM**', '**Nebel**, Petra', 'none', '1 of this name'],
      ['**twice?**', '107', '**Holt**, Ana', '2007', 'Holt, Anna, 2008'],
      ['**differs**', '109', '**Holt**, Ana', 'rating 2335', 'rating 2294', 'number 23 to 28'],
    ]);
  });

  it('stands on landscape paper, with more space for names and for what is listed', () => {
    const sheet = made(view([rowOf('differs', 9, 'Holt, Ana', { number: { from: 23, to: 28 } })]));
    expect(sheet.paper.width).toBeGreaterThan(sheet.paper.height);
    expect(bodyLines(sheet)).toEqual([
      'text 0 4.94 11.4pt **What**',
      'text 20.25 4.94 11.4pt **No.**',
      'text 31.84 4.94 11.4pt **Name**',
      'text 65.03 4.94 11.4pt **Entered**',
      'text 150.38 4.94 11.4pt **On the list**',
      'text 245.99 4.94 11.4pt **Changes**',
      'rule 0 7 to 277 7, 0.6',
      'text 0 12.39 12pt **differs**',
      'text 21.14 12.39 12pt 109',
      'text 31.84 12.39 12pt **Holt**, Ana',
      'text 245.99 12.39 12pt number 23 to 28',
      'rule 0 14.75 to 277 14.75, 0.6',
    ]);
  });

  it('is none where nothing is to be settled: the heading names no part; without a list that is said', () => {
    const sheet = made({ ...view([]), list: null, lists: [] });
    expect(headings(sheet)).toEqual(['Audit | Club Open']);
    expect(footers(sheet)).toEqual([
      'Issued Sun 22 Nov 2026 16:20 | Page 1 of 1 | Only double entries were looked for: no rating list was read.',
    ]);
  });
});
