/** The laboratory's page for the organiser: everything on one page, whatever is on it. */
import { describe, expect, it } from 'vitest';
import { labSheet } from '../../src-main/documents/sheets/lab-sheet.ts';
import { textOf, type Mark } from '../../src-main/documents/layout/sheet.ts';
import { experimentsFor, figuresOf, labSystems, scaleAround } from '../../src-main/lab/organiser.ts';
import { Observer, Tally, type Experiment, type Finding } from '../../src-engine/index.ts';
import { loadSheetCatalogue, type Languages } from '../../src-engine/texts/index.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import type { PaperSize } from '../../src-main/ipc/contract.ts';
import { problemsOf, tooSmall } from '../../tools/looks/problems.ts';
import { typeface } from './fonts.ts';

const RATINGS = Array.from({ length: 8 }, (_, index) => 2400 - 40 * index);

function tallied(experiment: Experiment, runs: number): Tally {
  const observer = new Observer(experiment);
  const tally = new Tally(experiment);
  for (let seed = 1; seed <= runs; seed++) tally.add(seed, observer.observe(seed));
  return tally;
}

const AMOUNT = { value: 12.3, margin: 4.5 };

/** As many sentences as there can be. */
const EVERY_FINDING: readonly Finding[] = [
  { code: 'ranks-best', best: 1, over: 0, pairs: AMOUNT },
  { code: 'level', reference: 0, others: [2, 3, 4] },
  { code: 'ranks-worst', worst: 5, under: 0, pairs: AMOUNT },
  { code: 'fewest-floats', fewest: 1, than: 0, floats: AMOUNT },
  { code: 'most-floats', most: 2, than: 0, floats: AMOUNT },
  { code: 'evenest', evenest: 4, than: 0, games: AMOUNT },
  { code: 'top-seeds-meet', contestant: 1, round: 4, reference: 0, referenceRound: 6 },
];

async function sheetOf(
  systems: readonly string[],
  runs = 4,
  languages: Languages = ['en'],
  size: PaperSize = 'A4',
) {
  const field = { kind: 'ratings', ratings: RATINGS } as const;
  const { main, longer } = experimentsFor({ field, systems, rounds: 4, tieBreaks: [] });
  const found = figuresOf(systems, tallied(main, runs), tallied(longer, runs));
  const figures = { ...found, findings: systems.length < 6 ? found.findings : EVERY_FINDING };
  const told = { kind: 'ratings', name: 'Harbour Open', players: 8, lowest: 2120, highest: 2400 } as const;
  const run = {
    field: { ...told, unrated: 0, unratedAs: 1400 },
    systems,
    rounds: 4,
    runs,
    done: runs,
    state: 'done' as const,
    secondsLeft: null,
    figures,
  };
  const view = { run, issuedAt: '2026-11-22T16:20:00+00:00' };
  const setting = { size, typeface: await typeface() };
  const catalogue = await loadSheetCatalogue(languages);
  return { figures, sheet: inTexts(catalogue, () => labSheet(view, setting)) };
}

function bottomOf(mark: Mark): number {
  switch (mark.kind) {
    case 'text':
      return mark.baseline;
    case 'rule':
      return Math.max(mark.from[1], mark.to[1]);
    case 'box':
      return mark.y + mark.height;
    case 'outline':
      return Math.max(...mark.points.map(([, y]) => y));
  }
}

describe('the page for the organiser', () => {
  const all = labSystems().map(({ id }) => id);
  const NINE = [
    'dutch-2026',
    'dutch-2017',
    'mwm-burstein',
    'mwm-dutch',
    'mwm-monrad',
    'mwm-random',
    'mwm-random2',
    'burstein-2026',
    'dutch-2026+baku-2026',
  ];
  it.each([
    ['one system', all.slice(0, 1)],
    [
      'the usual six',
      ['dutch-2026', 'dutch-2026+baku-2026', 'dubov-2026', 'burstein-2026', 'mwm-burstein', 'mwm-random2'],
    ],
    ['nine, the most', NINE],
  ])('has everything above the footer: %s', async (_, systems) => {
    const { sheet } = await sheetOf(systems);
    expect(sheet.pages).toHaveLength(1);
    const marks = sheet.pages[0]!;
    const footer = marks.findLastIndex((mark) => mark.kind === 'rule');
    const line = bottomOf(marks[footer]!);
    expect(Math.max(...marks.slice(0, footer).map(bottomOf))).toBeLessThan(line);
    for (const mark of marks) {
      if (mark.kind === 'text') expect(mark.x + mark.width).toBeLessThanOrEqual(sheet.paper.width);
    }
  });

  it.each([
    ['A4', ['en'], 1],
    ['LETTER', ['en'], 2],
    ['A4', ['de', 'fr'], 2],
    ['LETTER', ['de', 'fr'], 2],
  ] as const)(
    'of nine systems with all that can be said is readable on %s in %s: %s pages',
    async (size, languages, pages) => {
      const { sheet } = await sheetOf(NINE, 4, languages, size);
      expect(sheet.pages).toHaveLength(pages);
      expect([...problemsOf(sheet), ...tooSmall(sheet, 'Harbour Open')]).toEqual([]);
      expect(
        sheet.pages[0]!.flatMap((mark) => (mark.kind === 'text' ? [textOf(mark)] : [])).join(' '),
      ).toContain(
        languages[0] === 'en' ? 'Which system ranks this field best?' : 'Welches System ordnet am besten?',
      );
    },
  );

  it('of two pages leaves little of the first empty', async () => {
    for (const systems of [all.slice(0, 5), NINE]) {
      const { sheet } = await sheetOf(systems, 4, ['de', 'fr'], 'LETTER');
      expect(sheet.pages).toHaveLength(2);
      const marks = sheet.pages[0]!;
      const footer = marks.findLastIndex((mark) => mark.kind === 'rule');
      const lowest = Math.max(...marks.slice(0, footer).map(bottomOf));
      expect(lowest).toBeGreaterThan(0.85 * bottomOf(marks[footer]!));
    }
  });

  it('hatches the system that the others are compared with, and no other', async () => {
    const { sheet } = await sheetOf(['dutch-2026', 'mwm-burstein'], 20);
    const slanting = sheet.pages[0]!.filter(
      (mark) =>
        mark.kind === 'rule' &&
        mark.thickness < 0.3 &&
        mark.from[0] < mark.to[0] &&
        mark.from[1] > mark.to[1],
    );
    expect(slanting.length).toBeGreaterThan(5);
    const heights = slanting.flatMap((mark) => (mark.kind === 'rule' ? [mark.from[1], mark.to[1]] : []));
    const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
    const baselineOf = (name: string): number =>
      sheet.pages[0]!.flatMap((mark) =>
        mark.kind === 'text' && textOf(mark) === name ? [mark.baseline] : [],
      )[0]!;
    expect(baselineOf('FIDE (Dutch)')).toBeGreaterThan(top);
    expect(baselineOf('FIDE (Dutch)')).toBeLessThan(bottom);
    expect(baselineOf('Weighted matching')).toBeGreaterThan(bottom);
  });

  it('prints the figures that the page shows, each with its interval and its sample', async () => {
    const { figures, sheet } = await sheetOf(['dutch-2026', 'mwm-burstein'], 20);
    const texts = sheet.pages[0]!.flatMap((mark) => (mark.kind === 'text' ? [textOf(mark)] : []));
    for (const { tau } of figures.rows)
      expect(texts).toContain(`${tau.mean.toFixed(3)} ± ${tau.margin!.toFixed(3)}`);
    expect(texts.join(' ')).toContain('Every figure with its 95 % interval; 20 runs of each');
  });
});

describe('an axis', () => {
  it('has round numbers around its values', () => {
    expect(scaleAround([0.57, 0.83]).ticks.map((tick) => tick.toFixed(2))).toEqual([
      '0.55',
      '0.60',
      '0.65',
      '0.70',
      '0.75',
      '0.80',
      '0.85',
    ]);
    expect(scaleAround([12, 47])).toMatchObject({ from: 10, to: 50, decimals: 0 });
  });

  it('has values that all agree in its middle', () => {
    expect(scaleAround([1, 1])).toMatchObject({ from: 0.4, to: 1.6, decimals: 1 });
    expect(scaleAround([0, 0])).toMatchObject({ from: 0, to: 1 });
    expect(scaleAround([-1e-12, -1e-12]).ticks.length).toBeGreaterThan(1);
  });

  it('stands even where there are none', () => {
    expect(scaleAround([])).toMatchObject({ from: 0, to: 1 });
  });
});
