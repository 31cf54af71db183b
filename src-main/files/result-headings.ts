/** Headings of tables of results: the same word in its usual spellings and languages. */
import type { Headings } from './headings.ts';

export const RESULT_FIELDS = ['ignore', 'round', 'board', 'white', 'black', 'result'] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];

export const RESULT_HEADINGS: Headings<ResultField> = [
  ['round', ['round', 'rd', 'ronde', 'runde', 'ronda', 'turno']],
  [
    'board',
    [
      'board',
      'bo',
      'bd',
      'tb',
      'br',
      'table',
      'tbl',
      'echiquier',
      'brett',
      'mesa',
      'tavolo',
      'board no',
      'no',
    ],
  ],
  ['white', ['white', 'blancs', 'weiss', 'blancas', 'bianco', 'white player', 'white name', 'player white']],
  ['black', ['black', 'noirs', 'schwarz', 'negras', 'nero', 'black player', 'black name', 'player black']],
  ['result', ['result', 'res', 'resultat', 'ergebnis', 'resultado', 'risultato', 'score']],
];
