/** How the laboratory's page shares its room among many systems, and the outline of a spread. */
import { describe, expect, it } from 'vitest';
import { labSheet } from '../../src-main/documents/sheets/lab-sheet.ts';
import { violinOf } from '../../src-main/documents/sheets/lab-violins.ts';
import { figures, row, view } from './lab-figures.ts';
import { bodyLines } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
const wordsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('text'));

describe('the laboratory’s page of many systems', () => {
  /** Of each page: size of the findings, distance of the names of two systems in its first part, and its parts. */
  const pages = (systems: number, findings: number) => {
    const rows = Array.from({ length: systems }, (_, at) => row(at === 2 ? 'dutch-2026' : `own-${at}`));
    const sheet = labSheet(
      view({
        rows,
        findings: Array.from({ length: findings }, (_, at) => ({ code: 'too-few', runs: 2 + at })),
      }),
      setting,
    );
    return sheet.pages.map((_, page) => {
      const lines = wordsIn(bodyLines(sheet, page, 'wall'));
      const lead = lines.find((line) => / runs are /u.test(line))?.split(' ')[3] ?? '';
      const [first, second] = lines
        .flatMap((line) => /^text 0 (\S+) .*\*\*own-/u.exec(line)?.[1] ?? [])
        .map(Number);
      const far = first === undefined || second === undefined ? '' : (second - first).toFixed(1);
      const parts = ['Ranking quality', 'All figures', 'In which round', 'How it was'].map((title) =>
        lines.some((line) => line.includes(` 12pt **${title}`)) ? title[0] : '-',
      );
      return [lead, far, parts.join('')].join(' ').trim();
    });
  };

  it('lets the type of the findings give way before the plots do', () => {
    expect([pages(6, 1), pages(10, 20)]).toEqual([['12.5pt 10.5 RAIH'], ['9.5pt 4.5 RAIH']]);
  });

  it('goes on on a second page with the meetings, with higher plots on the first', () => {
    expect([pages(12, 10), pages(9, 60)]).toEqual([
      ['12.5pt 10.0 RA--', '--IH'],
      ['10.5pt 6.4 RA--', '--IH'],
    ]);
  });

  it('has the table on the second page too where the first has no room for it', () => {
    expect([pages(16, 60), pages(40, 60)]).toEqual([
      ['12.5pt 4.5 R---', '4.7 -AIH'],
      ['9pt 3.5 R---', '4.7 -AIH'],
    ]);
  });

  it('has name and detail on one line where rows are low', () => {
    const rows = Array.from({ length: 16 }, (_, at) => row(at === 1 ? 'dutch-2026' : `own-${at}`));
    const findings = Array.from({ length: 20 }, (_, at) => ({ code: 'too-few' as const, runs: 2 + at }));
    const lines = bodyLines(labSheet(view({ rows, findings }), setting), 0, 'wall');
    expect(lines.filter((line) => line.includes('Dutch'))).toEqual([
      'text 0 77.87 9.25pt **FIDE (Dutch)**, C.04.3 of 2026',
      'text 0 175.23 9.5pt **FIDE (Dutch)**, C.04.3 of 2026',
    ]);
  });
});

describe('the axes of the laboratory’s page', () => {
  const SCALES = {
    ...figures.scales,
    tau: { from: 0.25, to: 0.75, ticks: [0.25, 0.5, 0.75], decimals: 2 },
    curve: { from: 0.1, to: 0.6, ticks: [0.1, 0.6], decimals: 1 },
  };
  const lines = (more: Parameters<typeof view>[0]) =>
    bodyLines(labSheet(view({ scales: SCALES, ...more }), setting), 0, 'wall');

  it('begin and end where their scales do', () => {
    const page = lines({});
    expect(page.filter((line) => /pt 0\.(25|50|75|1|6)$/u.test(line))).toEqual([
      'text 45.18 56.48 8pt 0.25',
      'text 100.18 56.48 8pt 0.50',
      'text 155.18 56.48 8pt 0.75',
      'text 4.77 169.64 8pt 0.1',
      'text 4.77 147.64 8pt 0.6',
    ]);
  });

  it('have a curve of two rounds', () => {
    const page = lines({ curve: figures.curve.slice(0, 2) });
    expect(page.slice(-5)).toEqual([
      'text 12.29 172.16 8pt 1',
      'rule 13 164.23 to 85 159.83, 0.4',
      'rule 85 162.03 to 85 157.63, 0.4',
      'box 83.7 158.53 2.6 by 2.6, 0.15 filled',
      'text 84.15 172.16 8pt **2**',
    ]);
  });
});

it('three systems have bars of their first meetings, however many there are', () => {
  const rows = ['own', 'dutch-2026', 'mwm-dutch', 'mwm-monrad'].map((system) => row(system));
  const page = bodyLines(labSheet(view({ rows }), setting), 0, 'wall');
  const from = page.findIndex((line) => line.includes('**In which round'));
  expect(page.slice(from).filter((line) => / 9pt \*\*\D/u.test(line))).toEqual([
    'text 0 122.39 9pt **FIDE (Dutch)**, C.04.3 of 2026',
    'text 64.67 122.39 9pt **own**',
    'text 129.33 122.39 9pt **Weighted matching**, Dutch',
  ]);
});

describe('a violin', () => {
  const spread = (...outline: readonly (readonly [number, number])[]) =>
    row('own', {
      tauSpread: {
        outline: outline.map(([value, density]) => ({ value, density })),
        quarters: [0, 0, 0],
      },
    });
  const at = (value: number) => 100 * value;

  it('has an outline that is seen where there is nearly nothing, and its half height at every place', () => {
    const { points, halfAt } = violinOf(spread([0.2, 0], [0.4, 1], [0.8, 0.5]), at, 10);
    expect(points).toEqual([
      [20, 0.1],
      [40, 10],
      [80, 5],
    ]);
    const halves = [10, 20, 30, 40, 60, 80, 81].map((x) => Number(halfAt(x).toFixed(3)));
    expect(halves).toEqual([0, 0, 5.05, 10, 7.5, 5, 0]);
  });

  it('of nothing is nowhere', () => {
    const { points, halfAt } = violinOf(spread(), at, 10);
    expect([points, halfAt(3)]).toEqual([[], 0]);
  });
});
