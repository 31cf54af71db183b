/** The laboratory's page, mark by mark (marks.ts), of figures that are written down. */
import { describe, expect, it } from 'vitest';
import { labSheet } from '../../src-main/documents/sheets/lab-sheet.ts';
import { figures, view } from './lab-figures.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
/** Letters in which every text is as small as its space makes it. */
const wide = { size: 'A4', typeface: plainFace(8) } as const;
const wordsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('text'));

describe('the laboratory’s page', () => {
  const between = (from: string, to?: string) => {
    const lines = bodyLines(labSheet(view(), setting), 0, 'wall');
    const at = (title: string) => lines.findIndex((line) => line.includes(`**${title}`));
    return lines.slice(at(from), to === undefined ? undefined : at(to));
  };

  it('is headed by its question, the field, and the ratings', () => {
    const sheet = labSheet(view(), setting);
    expect(sheet.title).toBe('Laboratory');
    expect(headings(sheet)).toEqual([
      'Club Open, for the organiser | Which system ranks this field best? | 12 players, 2 rounds | ratings 1960 to 2400',
    ]);
    expect(footers(sheet)).toEqual([
      'Issued Sun 22 Nov 2026 16:20 | Page 1 of 1 | Every figure with its 95 % interval; 40 runs of each',
    ]);
  });

  it('has an outline, the middle half, the interval of the mean, and the figure of each system; hatching for the reference', () => {
    expect(between('Ranking quality', 'All figures')).toEqual([
      'text 0 11.47 12pt **Ranking quality**',
      'text 0 15.23 9pt Kendall τ between final ranking and true strength: 1 is the true order, 0 is chance. Outline: single tournaments. Black: the',
      'text 0 19.04 9pt mean with its 95 % interval. Hatched: what the others are compared with.',
      'text 0 25.8 9.5pt **Weighted matching**',
      'text 0 30.08 8.5pt Burstein',
      'rule 48 21.45 to 48 26.7, 0.08',
      'rule 48 26.7 to 48 31.95, 0.08',
      'rule 103 21.45 to 103 22.08, 0.08',
      'rule 103 31.32 to 103 31.95, 0.08',
      'rule 158 21.45 to 158 26.7, 0.08',
      'rule 158 26.7 to 158 31.95, 0.08',
      'outline 98.6 26.67, 103 22.08, 109.6 24.39, 109.6 29.01, 103 31.32, 98.6 26.74, 0.25',
      'rule 100.8 26.7 to 105.2 26.7, 0.5',
      'box 92 23.93 22 by 5.54, 0.15 filled',
      'rule 0 31.95 to 186 31.95, 0.15',
      'text 164.22 27.9 9.5pt **0.500** ± 0.100',
      'text 0 36.3 9.5pt **FIDE (Dutch)**',
      'text 0 40.58 8.5pt C.04.3 of 2026',
      'rule 48 31.95 to 48 37.2, 0.08',
      'rule 48 37.2 to 48 42.45, 0.08',
      'rule 103 31.95 to 103 32.58, 0.08',
      'rule 103 41.82 to 103 42.45, 0.08',
      'rule 158 31.95 to 158 37.2, 0.08',
      'rule 158 37.2 to 158 42.45, 0.08',
      'outline 98.6 37.17, 103 32.58, 109.6 34.89, 109.6 39.51, 103 41.82, 98.6 37.24, 0.25',
      'rule 99.17 37.73 to 103.93 32.97, 0.08',
      'rule 99.74 38.26 to 104.77 33.23, 0.08',
      'rule 100.22 38.88 to 105.6 33.5, 0.08',
      'rule 100.8 39.41 to 106.35 33.85, 0.08',
      'rule 101.28 40.03 to 107.19 34.12, 0.08',
      'rule 101.85 40.55 to 108.02 34.38, 0.08',
      'rule 102.42 41.08 to 108.86 34.65, 0.08',
      'rule 102.9 41.7 to 109.52 35.09, 0.08',
      'rule 104.35 41.35 to 109.56 36.14, 0.08',
      'rule 106.07 40.73 to 109.6 37.2, 0.08',
      'rule 100.8 37.2 to 105.2 37.2, 0.5',
      'box 91.2 37.2 1.6 by 0, 0.15 filled',
      'rule 0 42.45 to 186 42.45, 0.15',
      'text 175.95 38.4 9.5pt **0.400**',
      'text 0 46.8 9.5pt **own**',
      'rule 48 42.45 to 48 47.7, 0.08',
      'rule 48 47.7 to 48 52.95, 0.08',
      'rule 103 42.45 to 103 43.08, 0.08',
      'rule 103 52.32 to 103 52.95, 0.08',
      'rule 158 42.45 to 158 47.7, 0.08',
      'rule 158 47.7 to 158 52.95, 0.08',
      'outline 98.6 47.67, 103 43.08, 109.6 45.39, 109.6 50.01, 103 52.32, 98.6 47.74, 0.25',
      'rule 100.8 47.7 to 105.2 47.7, 0.5',
      'box 92 44.93 22 by 5.54, 0.15 filled',
      'rule 0 52.95 to 186 52.95, 0.15',
      'text 164.22 48.9 9.5pt **0.500** ± 0.100',
      'text 45.88 56.48 8pt 0.0',
      'text 100.88 56.48 8pt 0.5',
      'text 155.88 56.48 8pt 1.0',
    ]);
  });

  it('has a table of all figures', () => {
    expect(between('All figures', 'In which round')).toEqual([
      'text 0 65.6 12pt **All figures**',
      'text 0 71.23 9.5pt **System**',
      'text 79 71.11 8.52pt **Ranking quality**',
      'text 108.05 71.23 9.5pt **Float pairs**',
      'text 141.92 71.23 9.5pt **Colours**',
      'text 159.02 71.23 9.5pt **Strongest wins**',
      'rule 0 72.91 to 186 72.91, 0.3',
      'text 0 76.76 9.5pt **Weighted matching**, Burstein',
      'text 83.22 76.76 9.5pt **0.500** ± 0.100',
      'text 112.58 76.76 9.5pt **12.3** ± 0.6',
      'text 145.95 76.76 9.5pt **0.789**',
      'text 166.73 76.76 9.5pt **25.0 %** ± 3.1',
      'rule 0 78.21 to 186 78.21, 0.15',
      'text 0 82.06 9.5pt **FIDE (Dutch)**, C.04.3 of 2026',
      'text 94.95 82.06 9.5pt **0.400**',
      'text 112.58 82.06 9.5pt **12.3** ± 0.6',
      'text 145.95 82.06 9.5pt **0.789**',
      'text 175.11 82.06 9.5pt **50.0 %**',
      'rule 0 83.51 to 186 83.51, 0.15',
      'text 0 87.36 9.5pt **own**',
      'text 83.22 87.36 9.5pt **0.500** ± 0.100',
      'text 112.58 87.36 9.5pt **12.3** ± 0.6',
      'text 145.95 87.36 9.5pt **0.789**',
      'text 166.73 87.36 9.5pt **25.0 %** ± 3.1',
      'rule 0 88.81 to 186 88.81, 0.15',
    ]);
  });

  it('has bars of the first meetings, of the reference first; none where there was no meeting', () => {
    expect(between('In which round', 'How it was done')).toEqual([
      'text 0 97.29 12pt **In which round two of the top four first meet**',
      'text 0 101.05 9pt Share of the tournaments, each right to ± 9 %.',
      'text 0 106.59 9pt **FIDE (Dutch)**, C.04.3 of 2026',
      'box 2.27 115.12 14.36 by 13.33, 0.2 filled',
      'text 8.74 131.98 8pt 1',
      'text 6.19 114.42 9pt **50 %**',
      'text 27.63 131.98 8pt 2',
      'box 40.04 121.79 14.36 by 6.67, 0.2',
      'text 46.52 131.98 8pt 3',
      'rule 0 128.46 to 56.67 128.46, 0.15',
      'text 64.67 106.59 9pt **Weighted matching**, Burstein',
      'box 66.93 125.79 14.36 by 2.67, 0.2',
      'text 73.41 131.98 8pt 1',
      'box 85.82 112.46 14.36 by 16, 0.2 filled',
      'text 92.29 131.98 8pt 2',
      'text 89.75 111.75 9pt **60 %**',
      'box 104.71 120.46 14.36 by 8, 0.2',
      'text 111.18 131.98 8pt 3',
      'rule 64.67 128.46 to 121.33 128.46, 0.15',
      'text 129.33 106.59 9pt **own**',
      'box 131.6 125.79 14.36 by 2.67, 0.2',
      'text 138.07 131.98 8pt 1',
      'box 150.49 112.46 14.36 by 16, 0.2 filled',
      'text 156.96 131.98 8pt 2',
      'text 154.41 111.75 9pt **60 %**',
      'box 169.38 120.46 14.36 by 8, 0.2',
      'text 175.85 131.98 8pt 3',
      'rule 129.33 128.46 to 186 128.46, 0.15',
    ]);
  });

  it('has the quality after each round, the planned one larger and bold, beside how it was done', () => {
    expect(between('How it was done')).toEqual([
      'text 98 140.46 12pt **How it was done**',
      'text 98 144.99 9pt 40 tournaments for each system, with the same players and',
      'text 98 148.8 9pt the same luck where the same two met. Strengths are drawn',
      'text 98 152.61 9pt around the ratings; wins, draws and losses by the model of',
      'text 98 156.42 9pt Milvang, set of 2025. Colours: games with White less games',
      'text 98 160.23 9pt with Black, mean over the players. Nothing is written to the',
      'text 98 164.04 9pt tournament. The seeds are 1 to 40, so that the same can be',
      'text 98 167.85 9pt repeated.',
      'text 0 140.46 12pt **How many rounds are enough?**',
      'text 0 144.22 9pt FIDE (Dutch), C.04.3 of 2026, τ with 95 % interval',
      'rule 10 168.63 to 88 168.63, 0.08',
      'text 3.36 169.64 8pt 0.00',
      'rule 10 157.63 to 88 157.63, 0.08',
      'text 3.36 158.64 8pt 0.25',
      'rule 10 146.63 to 88 146.63, 0.08',
      'text 3.36 147.64 8pt 0.50',
      'box 12.2 159.03 1.6 by 1.6, 0.15 filled',
      'text 12.29 172.16 8pt 1',
      'rule 13 159.83 to 37 155.43, 0.4',
      'rule 37 157.63 to 37 153.23, 0.4',
      'box 35.7 154.13 2.6 by 2.6, 0.15 filled',
      'text 36.15 172.16 8pt **2**',
      'rule 37 155.43 to 61 151.03, 0.4',
      'rule 61 151.91 to 61 150.15, 0.4',
      'box 60.2 150.23 1.6 by 1.6, 0.15 filled',
      'text 60.29 172.16 8pt 3',
      'rule 61 151.03 to 85 146.63, 0.4',
      'rule 85 147.07 to 85 146.19, 0.4',
      'box 84.2 145.83 1.6 by 1.6, 0.15 filled',
      'text 84.29 172.16 8pt 4',
    ]);
  });

  it('has the findings first, with the names of the systems', () => {
    const findings = [
      { code: 'ranks-best', best: 1, over: 0, pairs: { value: 12.3, margin: 4.5 } },
      { code: 'too-few', runs: 3 },
    ] as const;
    expect(bodyLines(labSheet(view({ findings }), setting), 0, 'wall').slice(0, 4)).toEqual([
      'text 0 7.41 12.5pt Weighted matching ranks this field best: 12 (± 5) more of 1 000 pairs of players are in the',
      'text 0 13.41 12.5pt right order than with FIDE (Dutch). 3 runs are too few to say anything.',
      'text 0 23.47 12pt **Ranking quality**',
      'text 0 27.23 9pt Kendall τ between final ranking and true strength: 1 is the true order, 0 is chance. Outline: single tournaments. Black: the',
    ]);
  });

  it('has no curve of a single round', () => {
    const one = bodyLines(labSheet(view({ curve: figures.curve.slice(0, 1) }), setting), 0, 'wall');
    expect(one.at(-1)).toBe('text 98 167.85 9pt repeated.');
  });

  it('keeps every text in its column', () => {
    const few = labSheet(view({ rows: figures.rows.slice(0, 1), curve: figures.curve.slice(0, 1) }), wide);
    expect(few.pages).toHaveLength(2);
    expect(wordsIn(bodyLines(few, 0, 'wall'))).toEqual([
      'text 0 10.95 7.82pt **Ranking quality**',
      'text 0 15.23 9pt Kendall τ',
      'text 0 19.04 9pt between final',
      'text 0 22.85 9pt ranking and true',
      'text 0 26.66 9pt strength: 1 is',
      'text 0 30.47 9pt the true order, 0',
      'text 0 34.28 9pt is chance.',
      'text 0 38.09 9pt Outline: single',
      'text 0 41.9 9pt tournaments.',
      'text 0 45.71 9pt Black: the mean',
      'text 0 49.52 9pt with its 95 %',
      'text 0 53.33 9pt interval.',
      'text 0 57.14 9pt Hatched: what',
      'text 0 60.95 9pt the others are',
      'text 0 64.76 9pt compared with.',
      'text 0 72.28 3.4pt **Weighted**',
      'text 0 73.72 3.4pt **matching**',
      'text 0 80.65 4.07pt Burstein',
      'text 23.46 77.37 9.5pt **0.500** ± 0.100',
      'text 31.07 88.7 8pt 0.0',
      'text 86.07 88.7 8pt 0.5',
      'text 141.07 88.7 8pt 1.0',
      'text 0 97.69 10.93pt **All figures**',
      'text 0 103.19 7.38pt **System**',
      'text 79 102.07 2.19pt **Ranking**',
      'text 79 103 2.19pt **quality**',
      'text 107 102.03 2.6pt **Float**',
      'text 107 103.13 2.6pt **pairs**',
      'text 131 102.52 2.11pt **Colours**',
      'text 158 102.1 1.84pt **Strongest**',
      'text 173.56 102.88 1.84pt **wins**',
      'text 0 106.54 4.17pt **Weighted**',
      'text 0 108.31 4.17pt **matching**,',
      'text 0 110.08 4.17pt Burstein',
      'text -57.54 108.98 9.5pt **0.500** ± 0.100',
      'text 9.36 108.98 9.5pt **12.3** ± 0.6',
      'text 75.57 108.98 9.5pt **0.789**',
      'text 49.43 108.98 9.5pt **25.0 %** ± 3.1',
    ]);
    const titles = wordsIn(bodyLines(few, 1, 'wall')).filter((line) => !/ 9pt (?!\*)/u.test(line));
    expect(titles).toEqual([
      'text 0 5.47 5.72pt **In which round two of**',
      'text 0 7.89 5.72pt **the top four first meet**',
      'text 0 26.14 3.15pt **Weighted**',
      'text 0 27.47 3.15pt **matching**,',
      'text 0 28.8 3.15pt Burstein',
      'text 3.8 53.6 8pt 1',
      'text 22.69 53.6 8pt 2',
      'text 5.08 33.37 9pt **60 %**',
      'text 41.58 53.6 8pt 3',
      'text 98 60.05 6pt **How it**',
      'text 98 62.59 6pt **was done**',
    ]);
  });
});
