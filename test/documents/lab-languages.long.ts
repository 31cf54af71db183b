/** The laboratory's page in two languages, mark by mark (marks.ts). */
import { expect, it } from 'vitest';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { labSheet } from '../../src-main/documents/sheets/lab-sheet.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import { figures, view } from './lab-figures.ts';
import { bodyLines } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
const wordsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('text'));

it('in two languages has one above the other, and more room for the names', async () => {
  const catalogue = await loadSheetCatalogue(['de', 'fr']);
  const two = inTexts(catalogue, () =>
    wordsIn(bodyLines(labSheet(view({ rows: figures.rows.slice(0, 2) }), setting), 0, 'wall')),
  ).filter((line) => !/ 9pt (?!\*)/u.test(line));
  expect([...two.slice(0, 26), ...two.slice(33, 43)]).toEqual([
    'text 0 11.47 12pt **Güte der Rangliste / Qualité du classement**',
    'text 0 32.69 7.9pt **Gewichtete Paarung / Couplage pondéré**',
    'text 0 38.14 9.5pt Burstein',
    'text 164.22 35.52 9.5pt **0,500** ± 0,100',
    'text 0 43.17 7.68pt **FIDE (Holländisch) / FIDE (hollandais)**',
    'text 0 48.64 9.5pt C.04.3 von 2026 / C.04.3 de 2026',
    'text 175.95 46.02 9.5pt **0,400**',
    'text 57.88 53.6 8pt 0,0',
    'text 106.88 53.6 8pt 0,5',
    'text 155.88 53.6 8pt 1,0',
    'text 0 62.72 12pt **Alle Zahlen / Tous les chiffres**',
    'text 0 69.9 9.5pt **System / Système**',
    'text 79 68.35 7.3pt **Güte der Rangliste**',
    'text 83.83 71 6pt Qualité du classement',
    'text 109 68.29 9.45pt **Floatpaare**',
    'text 107 71.66 7.56pt Paires flottantes',
    'text 143.94 68.29 9.5pt **Farben**',
    'text 145.28 71.67 7.6pt Couleurs',
    'text 158 68.35 8.06pt **Stärkster gewinnt**',
    'text 167.24 71.22 6.45pt Le plus fort gagne',
    'text 0 75.76 7.8pt **Gewichtete Paarung / Couplage pondéré**',
    'text 0 79.06 7.8pt Burstein',
    'text 83.22 77.62 9.5pt **0,500** ± 0,100',
    'text 112.58 77.62 9.5pt **12,3** ± 0,6',
    'text 145.95 77.62 9.5pt **0,789**',
    'text 166.73 77.62 9.5pt **25,0 %** ± 3,1',
    'text 0 103.91 7.51pt **FIDE (Holländisch) / FIDE (hollandais)**',
    'text 8.74 133.5 8pt 1',
    'text 6.19 115.93 9pt **50 %**',
    'text 27.63 133.5 8pt 2',
    'text 46.52 133.5 8pt 3',
    'text 64.67 103.94 7.72pt **Gewichtete Paarung / Couplage pondéré**',
    'text 73.41 133.5 8pt 1',
    'text 92.29 133.5 8pt 2',
    'text 89.75 113.26 9pt **60 %**',
    'text 111.18 133.5 8pt 3',
  ]);
});
