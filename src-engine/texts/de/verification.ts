/** The second entry of results. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const boards = (count: number): string => format.count(count, { one: 'Brett', other: 'Bretter' });
const differences = (count: number): string =>
  format.count(count, { one: 'Abweichung', other: 'Abweichungen' });

export const verificationText = {
  title: (round) => `Zweite Eingabe, Runde ${round}`,
  hint: 'Die erste Eingabe ist verdeckt.',
  open: 'Zweite Eingabe',
  back: 'Zu den Ergebnissen',
  before: (next) => `Vor Runde ${next}`,
  gate: {
    results: 'Alle Ergebnisse da',
    keyed: 'Ein zweites Mal eingegeben',
    settled: 'Abweichungen geklärt',
    complete: 'Prüfung vollständig',
  },
  of: (done, all) => `${done} von ${all}`,
  toSettle: (count) => (count === 0 ? 'keine' : `${differences(count)} zu klären`),
  logged: 'Wer wann eingab, steht im Protokoll.',
  required: 'Vor der Auslosung nötig',
  requiredHint: 'Ein- und Ausschalten steht im Protokoll.',
  differencesTitle: 'Abweichungen',
  settleHint: 'Nehmen Sie den Zettel. Dann',
  first: 'Erste',
  second: 'Zweite',
  by: 'Wer, wann',
  firstRight: (text) => `${text}, erste Eingabe`,
  secondRight: (text) => `${text}, zweite Eingabe`,
  noSlip: 'Kein Zettel',
  board: (board) => `Brett ${board}`,
  keyedTwice: 'Zweimal eingegeben',
  none: 'Noch ist nichts ein zweites Mal eingegeben. Tippen Sie eine Brettnummer, Enter, dann das Ergebnis.',
  noResults: 'Die zweite Eingabe beginnt, sobald die ersten Ergebnisse da sind.',
  states: {
    open: 'offen',
    'to-key': 'einzugeben',
    same: 'gleich',
    differs: 'weicht ab',
    settled: 'geklärt',
  },
  same: (echo) => `${echo}: gleich wie die erste Eingabe`,
  differs: (echo) => `${echo}: weicht von der ersten Eingabe ab`,
  settled: (board) => `Brett ${board} geklärt`,
  unstored: (round) =>
    `Sie gehören zur zweiten Eingabe von Runde ${round}. Öffnen Sie sie wieder und geben Sie sie dort ein.`,
  noFirst: (board) => `Brett ${board} hat noch kein Ergebnis.`,
  noFirstAdvice: 'Geben Sie es zuerst auf der Seite Ergebnisse ein.',
  nothingToSettle: (board) => `An Brett ${board} ist keine Abweichung zu klären.`,
  otherEntries: (board) =>
    `Die Eingaben für Brett ${board} haben sich geändert, seit dieser Bildschirm sie zeigte.`,
  missing: (round, toKey, differing) =>
    `Die zweite Eingabe von Runde ${round} ist nicht vollständig: ${boards(toKey)} einzugeben, ${differences(differing)} zu klären.`,
  missingAdvice:
    'Schließen Sie sie auf der Seite Ergebnisse ab (F4, dann V), oder schalten Sie sie dort aus.',
} satisfies Room<'de', 'verification'>;
