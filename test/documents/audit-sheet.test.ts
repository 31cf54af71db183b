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
