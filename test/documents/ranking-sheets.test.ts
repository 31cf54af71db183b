/** Crosstables and standings by category on paper, mark by mark (marks.ts). */
import { describe, expect, it } from 'vitest';
import { categoryStandingsSheet } from '../../src-main/documents/sheets/category-standings.ts';
import { crosstableSheet } from '../../src-main/documents/sheets/crosstable.ts';
import type { CrosstableView, PersonColumns, StandingsView } from '../../src-main/documents/views/view.ts';
import { IMPRINT } from './club-open.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
const person = (name: string, more: Partial<PersonColumns> = {}): PersonColumns => ({
  ...{ name, title: null, federation: 'NOR', rating: 2100 },
  ...more,
});
const FOOT =
  'Version 3, issued Sun 15 Nov 2026 13:41 | Part 2, page 1 of 1 | Wrong result? Tell the arbiter before the next round is paired. | Seal abcd · Code A.1';

describe('a crosstable', () => {
  const view = (rows: CrosstableView['rows'], openGames = 1): CrosstableView => ({
    ...{ imprint: IMPRINT, afterRound: 2, openGames },
    columns: [
      { code: 'DE', name: 'Direct encounter', ranks: true },
      { code: 'SB', name: 'Sonneborn-Berger', ranks: false },
    ],
    rows,
  });

  it('has everybody’s results against everybody, crosses where they would meet themselves, totals and ranks', () => {
    const sheet = crosstableSheet(
      view([
        {
          ...{ ...person('Ada, A', { title: 'GM' }), rank: 1, points: 15 },
          ...{ results: [null, '1½', ''], values: ['1', '2.5'] },
        },
        {
          ...{ ...person('Bo, B', { rating: 0 }), rank: 1, points: 15 },
          ...{ results: ['0½', null, '1F1F'], values: ['0', '3'] },
        },
        { ...person('Cy, C'), rank: 3, points: 0, results: ['', '0F0F', null], values: ['0', '0'] },
      ]),
      setting,
    );
    expect(sheet.title).toBe('Crosstable after round 2');
    expect(headings(sheet)).toEqual([
      'Crosstable | Club Open, after round 2, provisional, 1 game open | Players 1–3',
    ]);
    expect(footers(sheet)).toEqual([FOOT]);
    // In type that is 1.4 times as large on landscape A4: the widest result decides how wide all are.
    expect([sheet.paper.width > sheet.paper.height, sheet.paper.scale]).toEqual([true, 1.4]);
    expect(bodyLines(sheet)).toEqual([
      'text 0.04 4.7 9.5pt **No.**',
      'text 13.62 4.7 9.5pt **Name**',
      'text 103.06 4.7 9.5pt **Fed**',
      'text 112.83 4.7 9.5pt **Rtg**',
      'text 125.86 4.7 9.5pt **1**',
      'rule 120.86 0 to 120.86 37, 0.15',
      'text 137.86 4.7 9.5pt **2**',
      'rule 132.86 0 to 132.86 37, 0.15',
      'text 149.86 4.7 9.5pt **3**',
      'rule 144.86 0 to 144.86 37, 0.15',
      'text 158.9 4.7 9.5pt **Pts**',
      'rule 156.86 0 to 156.86 37, 0.6',
      'text 167.46 4.7 9.5pt **DE**',
      'text 173.52 4.7 9.5pt **(SB)**',
      'text 184.1 4.7 9.5pt **Rank**',
      'rule 0 7 to 192.14 7, 0.6',
      'text 3.95 13.26 10pt **1**',
      'text 8.57 13.02 8.07pt **GM**',
      'text 13.62 13.39 11pt **Ada**, A',
      'text 103.06 13.2 9.5pt NOR',
      'text 112.16 13.2 9.5pt 2100',
      'rule 124.36 9.5 to 129.36 14.5, 0.3',
      'rule 124.36 14.5 to 129.36 9.5, 0.3',
      'text 136.64 13.32 10.5pt **1½**',
      'text 159.85 13.51 12pt **1½**',
      'text 169.81 13.2 9.5pt 1',
      'text 176.54 13.2 9.5pt 2.5',
      'text 190.47 13.2 9.5pt 1',
      'rule 0 17 to 192.14 17, 0.15',
      'text 3.95 23.26 10pt **2**',
      'text 13.62 23.39 11pt **Bo**, B',
      'text 103.06 23.2 9.5pt NOR',
      'text 117.19 23.2 9.5pt –',
      'text 124.64 23.32 10.5pt **0½**',
      'rule 136.36 19.5 to 141.36 24.5, 0.3',
      'rule 136.36 24.5 to 141.36 19.5, 0.3',
      'text 146.42 23.32 10.5pt **1F1F**',
      'text 159.85 23.51 12pt **1½**',
      'text 169.81 23.2 9.5pt 0',
      'text 179.89 23.2 9.5pt 3',
      'text 190.47 23.2 9.5pt 1',
      'rule 0 27 to 192.14 27, 0.15',
      'text 3.95 33.26 10pt **3**',
      'text 13.62 33.39 11pt **Cy**, C',
      'text 103.06 33.2 9.5pt NOR',
      'text 112.16 33.2 9.5pt 2100',
      'text 134.42 33.32 10.5pt **0F0F**',
      'rule 148.36 29.5 to 153.36 34.5, 0.3',
      'rule 148.36 34.5 to 153.36 29.5, 0.3',
      'text 162.39 33.51 12pt **0**',
      'text 169.81 33.2 9.5pt 0',
      'text 179.89 33.2 9.5pt 0',
      'text 190.47 33.2 9.5pt 3',
      'rule 0 37 to 192.14 37, 0.6',
    ]);
  });

  it('of nobody has the headings alone, and is not provisional where no game is open', () => {
    const sheet = crosstableSheet(view([], 0), setting);
    expect(headings(sheet)).toEqual(['Crosstable | Club Open, after round 2']);
    expect(bodyLines(sheet).map((line) => line.split(' ').at(-1))).toEqual([
      ...[
        '**No.**',
        '**Name**',
        '**Fed**',
        '**Rtg**',
        '**Pts**',
        '0.6',
        '**DE**',
        '**(SB)**',
        '**Rank**',
        '0.6',
      ],
    ]);
  });

  it('has lower lines and narrower results for many, on one page', () => {
    const rows = Array.from({ length: 24 }, (_, at) => ({
      ...{ ...person(`Player ${at}, P`), rank: at + 1, points: 5, values: ['0', '0'] },
      results: Array.from({ length: 24 }, (_other, other) => (other === at ? null : '½½')),
    }));
    const sheet = crosstableSheet(view(rows, 0), setting);
    expect([headings(sheet).length, sheet.paper.scale]).toEqual([1, 1]);
    const lines = bodyLines(sheet);
    const edges = lines.filter((line) => /^rule (\S+) 0 to \1 /u.test(line));
    expect([edges[0], edges[1], edges[23], edges[24], lines.at(-1)]).toEqual([
      'rule 54.49 0 to 54.49 172.26, 0.15',
      'rule 62.29 0 to 62.29 172.26, 0.15',
      'rule 233.92 0 to 233.92 172.26, 0.15',
      'rule 241.72 0 to 241.72 172.26, 0.6',
      'rule 0 172.26 to 277 172.26, 0.6',
    ]);
  });

  it('of many is in bands that say whom they are against, each with the totals', () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({
      ...{ ...person(`Player ${at}, P`), rank: at + 1, points: 5, values: ['0', '0'] },
      results: Array.from({ length: 12 }, (_other, other) => (other === at ? null : '½½')),
    }));
    const sheet = crosstableSheet(view(rows, 0), { size: 'A4', typeface: plainFace(3) });
    expect(headings(sheet).map((heading) => heading.split(' | ').at(-1))).toEqual([
      'Players 1–12 against 1–4',
      'Players 1–12 against 5–8',
      'Players 1–12 against 9–12',
    ]);
    const words = (page: number) =>
      bodyLines(sheet, page).flatMap(
        (line) => /^text \S+ \S+ \S+pt \*\*(\d+|Pts|Rank)\*\*$/u.exec(line)?.[1] ?? [],
      );
    // The numbers of the columns, then those of the rows.
    const around = (...columns: readonly string[]) => [
      ...[...columns, 'Pts', 'Rank'],
      ...Array.from({ length: 12 }, (_, at) => `${at + 1}`),
    ];
    expect([0, 1, 2].map(words)).toEqual([
      around('1', '2', '3', '4'),
      around('5', '6', '7', '8'),
      around('9', '10', '11', '12'),
    ]);
    const crosses = (page: number) => bodyLines(sheet, page).filter((line) => line.endsWith(', 0.3')).length;
    expect([0, 1, 2].map(crosses)).toEqual([8, 8, 8]);
  });
});

describe('standings by category', () => {
  const category = (label: string, size: number): { label: string; view: StandingsView } => ({
    label,
    view: {
      ...{ imprint: IMPRINT, afterRound: 2, openGames: 1 },
      columns: [{ code: 'WON', name: 'Wins', ranks: true }],
      rows: Array.from({ length: size }, (_, at) => ({
        ...person(`${label}-${at}, X`),
        ...{ rank: at + 1, points: 10, values: ['2'] },
      })),
    },
  });
  type Categories = Parameters<typeof categoryStandingsSheet>[0];
  const sheetOf = (...sizes: readonly number[]) =>
    categoryStandingsSheet(
      sizes.map((size, at) => category(`C${at}`, size)) as unknown as Categories,
      setting,
    );

  it('have the order of ranking once, and under its name how many of a category stand there', () => {
    const sheet = categoryStandingsSheet([category('U16', 2), category('S60', 1)], setting);
    expect(sheet.title).toBe('Standings by category after round 2');
    expect(headings(sheet)).toEqual([
      'Standings by category | Club Open, after round 2, | provisional, 1 game open',
    ]);
    expect(footers(sheet)).toEqual([FOOT]);
    expect(bodyLines(sheet)).toEqual([
      'text 0 5.43 9.5pt Ranked by points, then WON Wins.',
      'text 0.04 13.26 10.3pt **Rank**',
      'text 13.23 13.26 10.3pt **Name**',
      'text 55.06 13.26 10.3pt **Fed**',
      'text 77.72 13.26 10.3pt **Rtg**',
      'text 100.32 13.26 10.3pt **Pts**',
      'rule 98.12 8.47 to 98.12 15.47, 0.6',
      'text 122.38 13.26 10.3pt **WON**',
      'rule 0 15.47 to 130 15.47, 0.6',
      'text 0 23.36 15pt **U16**',
      'text 116.42 22.85 11pt 1–2 of 2',
      'rule 0 25.47 to 130 25.47, 0.6',
      'rule 98.12 25.47 to 98.12 37.87, 0.6',
      'text 6.23 30.07 11.92pt **1**',
      'text 13.23 30.07 11.92pt **U16-0**, X',
      'text 55.06 29.93 10.84pt NOR',
      'text 76.61 29.93 10.84pt 2100',
      'text 104.11 30.2 13.01pt **1**',
      'text 127 29.93 10.84pt 2',
      'rule 0 31.67 to 130 31.67, 0.15',
      'text 6.23 36.27 11.92pt **2**',
      'text 13.23 36.27 11.92pt **U16-1**, X',
      'text 55.06 36.13 10.84pt NOR',
      'text 76.61 36.13 10.84pt 2100',
      'text 104.11 36.4 13.01pt **1**',
      'text 127 36.13 10.84pt 2',
      'rule 0 37.87 to 130 37.87, 0.6',
      'text 0 45.76 15pt **S60**',
      'text 116.42 45.25 11pt 1–1 of 1',
      'rule 0 47.87 to 130 47.87, 0.6',
      'rule 98.12 47.87 to 98.12 54.07, 0.6',
      'text 6.23 52.47 11.92pt **1**',
      'text 13.23 52.47 11.92pt **S60-0**, X',
      'text 55.06 52.33 10.84pt NOR',
      'text 76.61 52.33 10.84pt 2100',
      'text 104.11 52.6 13.01pt **1**',
      'text 127 52.33 10.84pt 2',
      'rule 0 54.07 to 130 54.07, 0.6',
    ]);
  });

  /** `C0 1–10 of 10` of each page, and where its first line is ruled off. */
  const parts = (...sizes: readonly number[]) => {
    const sheet = sheetOf(...sizes);
    return sheet.pages.map((_, page) => {
      const lines = bodyLines(sheet, page).join('\n');
      return [...lines.matchAll(/ 15pt \*\*(C\d)\*\*\n\S+ \S+ \S+ 11pt (.*)/gu)].map(
        ([, label, part]) => `${label} ${part}`,
      );
    });
  };

  it('are as many on a page as it holds, and whole where one page is enough for them', () => {
    expect(parts(10, 20, 6)).toEqual([['C0 1–10 of 10', 'C1 1–20 of 20', 'C2 1–6 of 6']]);
    expect(parts(36, 2)).toEqual([['C0 1–36 of 36'], ['C1 1–2 of 2']]);
    // Its lines are a little lower where that keeps it whole.
    expect(parts(38, 5)).toEqual([['C0 1–38 of 38'], ['C1 1–5 of 5']]);
    expect(parts(15, 15, 15, 5)).toEqual([
      ['C0 1–15 of 15', 'C1 1–15 of 15'],
      ['C2 1–15 of 15', 'C3 1–5 of 5'],
    ]);
  });

  it('go on on the next page in equal parts where they are longer than one', () => {
    expect(parts(39)).toEqual([['C0 1–39 of 39']]);
    expect(parts(40)).toEqual([['C0 1–20 of 40'], ['C0 21–40 of 40']]);
    expect(parts(75)).toEqual([['C0 1–38 of 75'], ['C0 39–75 of 75']]);
    // The heavy lines are those of the whole category.
    const heavy = bodyLines(sheetOf(42), 1).filter((line) => /^rule 0 .*, 0.6$/u.test(line));
    expect(heavy.map((line) => line.split(' ')[2])).toEqual([
      ...['15.47', '25.47', '50.27', '81.27', '112.27', '143.27', '155.67'],
    ]);
  });

  it('give the name of a category two thirds of a line, and the count the rest', () => {
    const sheet = categoryStandingsSheet([category('Under sixteen years', 1)], {
      ...{ size: 'A4', typeface: plainFace(8) },
    });
    expect(bodyLines(sheet).slice(10, 13)).toEqual([
      'text 0 20.66 9.45pt **Under**',
      'text 0 24.66 9.45pt **sixteen years**',
      'text 193.9 22.68 9.61pt 1–1 of 1',
    ]);
  });
});
