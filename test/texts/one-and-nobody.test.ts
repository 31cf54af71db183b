/** What is said where nobody, nothing, one or several are meant: whole sentences of each language; `~` is a no-break space. */
import { expect, it } from 'vitest';
import { type Catalogue, loadCatalogue } from '../../src-engine/texts/index.ts';

const catalogues = await Promise.all((['en', 'fr', 'de'] as const).map(loadCatalogue));
const inEach = (told: (texts: Catalogue) => string): string[] =>
  catalogues.map((texts) => told(texts).replaceAll('\u00a0', '~'));

it('a report that gives the bye to another player, where nobody should have had it, or nobody had it', () => {
  expect(inEach(({ tableRows }) => tableRows.report.bye('Ager', 'Berg'))).toEqual([
    'The bye is due to Ager; Berg had it.',
    'L’exempt devrait être Ager~; le rapport indique Berg.',
    'Spielfrei nach den Regeln: Ager; in der Datei: Berg.',
  ]);
  expect(inEach(({ tableRows }) => tableRows.report.bye(null, 'Berg'))).toEqual([
    'The bye is due to nobody; Berg had it.',
    'Personne ne devrait être exempt~; le rapport indique Berg.',
    'Spielfrei nach den Regeln: niemand; in der Datei: Berg.',
  ]);
  expect(inEach(({ tableRows }) => tableRows.report.bye('Ager', null))).toEqual([
    'The bye is due to Ager; nobody had it.',
    'L’exempt devrait être Ager~; le rapport n’en indique aucun.',
    'Spielfrei nach den Regeln: Ager; in der Datei: niemand.',
  ]);
});

it('a result that would replace another one, or none, with no line end within a result', () => {
  expect(inEach(({ results }) => results.guard(7, '½ – ½', '1 – 0'))).toEqual([
    'Board 7 · Stored: ½~–~½. New: 1~–~0.',
    'Table 7 · Enregistré~: ½~–~½. Nouveau~: 1~–~0.',
    'Brett 7 · Gespeichert: ½~–~½. Neu: 1~–~0.',
  ]);
  expect(inEach(({ results }) => results.guard(7, '', '0 – 1'))).toEqual([
    'Board 7 · Stored: no result. New: 0~–~1.',
    'Table 7 · Enregistré~: aucun résultat. Nouveau~: 0~–~1.',
    'Brett 7 · Gespeichert: kein Ergebnis. Neu: 0~–~1.',
  ]);
  expect(inEach(({ results }) => results.guardUnsaved(9, '1 – 0', ''))).toEqual([
    'Board 9 · Not stored: 1~–~0. New: no result.',
    'Table 9 · Pas enregistré~: 1~–~0. Nouveau~: aucun résultat.',
    'Brett 9 · Nicht gespeichert: 1~–~0. Neu: kein Ergebnis.',
  ]);
});

it('a round robin whose rounds are more, or fewer, than its players can play', () => {
  expect(inEach(({ handling }) => handling.tooManyRounds(4, 3, 5))).toEqual([
    '5 rounds are declared, but 4 players can play only 3 rounds without meeting again.',
    '5 rondes sont annoncées, mais 4 joueurs ne peuvent en jouer que 3 sans se rencontrer de nouveau.',
    '5 Runden sind bekannt gegeben, aber 4 Spieler können nur 3 Runden spielen, ohne sich wieder zu begegnen.',
  ]);
  expect(inEach(({ handling }) => handling.tooManyRounds(1, 0, 5))).toEqual([
    '5 rounds are declared, but 1 player can play only 0 rounds without meeting again.',
    '5 rondes sont annoncées, mais 1 joueur ne peut en jouer que 0 sans se rencontrer de nouveau.',
    '5 Runden sind bekannt gegeben, aber 1 Spieler kann nur 0 Runden spielen, ohne sich wieder zu begegnen.',
  ]);
  expect(inEach(({ handling }) => handling.tooFewRounds(6, 5, 1))).toEqual([
    '1 round is declared, but 6 players need 5 rounds to meet everybody.',
    '1 ronde est annoncée, mais 6 joueurs ont besoin de 5 rondes pour tous se rencontrer.',
    '1 Runde ist bekannt gegeben, aber 6 Spieler brauchen 5 Runden, damit alle gegeneinander spielen.',
  ]);
});

it('a table that enters players or results, changes some, or does one of the two alone', () => {
  expect(inEach(({ table }) => table.accept.players(1, 2))).toEqual([
    'Enter 1 player, change 2',
    'Inscrire 1 joueur, en modifier 2',
    '1 Spieler eintragen, 2 ändern',
  ]);
  expect(inEach(({ table }) => table.accept.players(0, 2))).toEqual([
    'Change 2',
    'Modifier 2 joueurs',
    '2 ändern',
  ]);
  expect(inEach(({ table }) => table.accept.results(3, 1))).toEqual([
    'Enter 3 results, replace 1',
    'Saisir 3 résultats, en remplacer 1',
    '3 Ergebnisse eingeben, 1 ersetzen',
  ]);
  expect(inEach(({ table }) => table.accept.results(0, 1))).toEqual([
    'Replace 1',
    'Remplacer 1 résultat',
    '1 ersetzen',
  ]);
});
