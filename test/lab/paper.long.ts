import { beforeAll, describe, expect, it } from 'vitest';
import {
  correlationIn,
  paperRuns,
  PAPER_FIGURES,
  secondRounds,
  tryClaims,
  verdictOf,
  type PaperRunId,
  type Tally,
} from '../../src-engine/index.ts';
import { claimsAsMarkdown, drawnFigures } from '../../src-main/lab/paper.ts';
import { svgOf } from '../../src-main/lab/svg.ts';
import { renderArticle } from '../../src-main/documents/render.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { tallied } from './samples.ts';

const interval = (low: number, high: number) => ({ value: (low + high) / 2, low, high });

describe('a verdict', () => {
  it('needs the whole interval on one side', () => {
    expect(verdictOf({ difference: interval(0.1, 0.2), wanted: 'above' })).toBe('holds');
    expect(verdictOf({ difference: interval(-0.1, 0.2), wanted: 'above' })).toBe('open');
    expect(verdictOf({ difference: interval(-0.2, -0.1), wanted: 'above' })).toBe('differs');
    expect(verdictOf({ difference: interval(-0.2, -0.1), wanted: 'below' })).toBe('holds');
    expect(verdictOf({ difference: interval(0.1, 0.2), wanted: 'below' })).toBe('differs');
  });

  it('of much needs the whole interval beyond that, one of no advantage lets a little go', () => {
    const much = { wanted: 'above', least: 0.15 } as const;
    expect(verdictOf({ difference: interval(0.2, 0.3), ...much })).toBe('holds');
    expect(verdictOf({ difference: interval(0.1, 0.2), ...much })).toBe('open');
    expect(verdictOf({ difference: interval(0.05, 0.1), ...much })).toBe('differs');
    const noAdvantage = { wanted: 'below', least: -0.15 } as const;
    expect(verdictOf({ difference: interval(-2, 0.1), ...noAdvantage })).toBe('holds');
    expect(verdictOf({ difference: interval(0.1, 0.2), ...noAdvantage })).toBe('open');
    expect(verdictOf({ difference: interval(0.2, 0.3), ...noAdvantage })).toBe('differs');
  });

  it('of equality needs it within the tolerance', () => {
    expect(verdictOf({ difference: interval(-0.1, 0.2), wanted: 'equal', tolerance: 0.2 })).toBe('holds');
    expect(verdictOf({ difference: interval(-0.3, 0.2), wanted: 'equal', tolerance: 0.2 })).toBe('open');
    expect(verdictOf({ difference: interval(0.3, 0.4), wanted: 'equal', tolerance: 0.2 })).toBe('differs');
  });
});

describe('the paper’s experiments', () => {
  const tallies = new Map<PaperRunId, Tally>();
  beforeAll(() => {
    const runs = paperRuns([1500, 1600, 1700, 1800, 1900]);
    for (const id of ['base', 'rounds-16', 'strict'] as const) tallies.set(id, tallied(runs.get(id)!, 1, 4));
  });

  it('have a run for every figure from 2 to 27 but 20, which is drawn apart', () => {
    const runs = paperRuns([1500, 1600]);
    const wanted = Array.from({ length: 26 }, (_, index) => index + 2).filter((number) => number !== 20);
    expect(PAPER_FIGURES.map(({ number }) => number)).toEqual(wanted);
    expect(PAPER_FIGURES.flatMap(({ panels }) => panels).every(({ run }) => runs.has(run))).toBe(true);
    expect(paperRuns(null).has('sampled')).toBe(false);
  });

  it('are drawn as far as there are runs', async () => {
    const points = secondRounds(paperRuns(null).get('base')!, 1, 6);
    const figures = drawnFigures(tallies, { points, correlations: [0.1, -0.2, 0.3], each: 6 });
    expect(figures.map(({ number }) => number)).toEqual([2, 4, 5, 12, 13, 18, 19, 20, 21, 26, 27]);
    const svgs = await Promise.all(figures.flatMap(({ specs }) => specs).map(svgOf));
    // Six violins in figure 2, each an area.
    expect(
      svgs[0]!.match(
        /aria-roledescription="area mark"|role="graphics-symbol" aria-roledescription="area mark container"/g,
      )!.length,
    ).toBeGreaterThanOrEqual(6);
    expect(svgs[0]).toContain('Kendall τ');
    expect(svgs[0]).toContain('Random2');
    expect(svgs.every((svg) => svg.startsWith('<svg'))).toBe(true);
    // What a figure shows is told with its interval: means in violins, correlations in clouds.
    const captionOf = (wanted: number) => figures.find(({ number }) => number === wanted)!.caption;
    expect(captionOf(2)).toContain('4 tournaments by each system; point and bar');
    expect(captionOf(18)).toMatch(/correlation with its 95 % interval: Dutch of FIDE 2017 −?\d\.\d+ \(/);
    expect(captionOf(21)).toMatch(/: Burstein −?\d\.\d+ \(.*\), Dutch of FIDE 2017 −?\d\.\d+ \(/);
  });

  it('give statements with intervals and verdicts', () => {
    const claims = tryClaims(tallies);
    expect(claims.find(({ id }) => id === 'random-over-monrad')).toMatchObject({ verdict: 'holds', runs: 4 });
    expect(claims.some(({ id }) => id === 'burstein-over-bbp-normal')).toBe(false);
    const markdown = claimsAsMarkdown(claims);
    expect(markdown.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(claims.length + 2);
    expect(markdown).toContain('Random ranks better than Monrad');
  });

  it('make a PDF of words, figures and tables', async () => {
    const [figure] = drawnFigures(tallies, null);
    const svgs = await Promise.all(figure!.specs.map(svgOf));
    const bytes = await renderArticle(
      {
        title: 'Report',
        blocks: [
          { kind: 'title', text: 'Report' },
          { kind: 'figure', svgs, caption: figure!.caption },
          { kind: 'table', head: ['A', 'B'], rows: [['1', '2']], widths: [1, 2] },
        ],
      },
      FONT_FOLDER,
    );
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});

describe('a first round that is replayed', () => {
  it('has other luck each time, and the same again for the same seed', () => {
    const rounds = secondRounds(paperRuns(null).get('base')!, 3, 8);
    expect(new Set(rounds.map(([tau]) => tau)).size).toBeGreaterThan(1);
    expect(secondRounds(paperRuns(null).get('base')!, 3, 8)).toEqual(rounds);
  });

  it('gives Pearson’s correlation', () => {
    expect(
      correlationIn([
        [1, 2],
        [2, 4],
        [3, 6],
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      correlationIn([
        [1, 3],
        [2, 1],
        [3, 2],
      ]),
    ).toBeCloseTo(-0.5, 12);
    expect(
      correlationIn([
        [1, 3],
        [1, 1],
      ]),
    ).toBeNull();
  });
});
