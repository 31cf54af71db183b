/** Why a round cannot be paired, and which rules a round breaks. */
import { shortNames } from '../../model/short-names.ts';
import type { ViolationKind } from '../../systems/system.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const VIOLATIONS: Readonly<Record<ViolationKind, (names: string) => string>> = {
  rematch: (names) => `${names} haben schon gegeneinander gespielt`,
  prohibited: (names) => `Die Bestimmungen des Turniers verbieten die Paarung ${names}`,
  'second-bye': (names) => `Darf nicht noch einmal spielfrei sein: ${names}`,
  'bye-missing': () => 'Die Spielerzahl ist ungerade, und niemand ist spielfrei',
  'bye-superfluous': (names) => `Spielfrei bei gerader Spielerzahl: ${names}`,
  'same-absolute-preference': (names) => `${names} müssen beide dieselbe Farbe haben`,
  'colour-difference': (names) => `Farbdifferenz von drei für ${names}`,
  'third-colour': (names) => `Dreimal hintereinander dieselbe Farbe für ${names}`,
  'same-colours-again': (names) => `${names} haben schon mit diesen Farben gegeneinander gespielt`,
  'missing-player': (names) => `Nicht in der Runde: ${names}`,
  'doubled-player': (names) => `In der Runde doppelt aufgeführt: ${names}`,
  'not-to-be-paired': (names) => `In dieser Runde nicht zu paaren: ${names}`,
  'wrong-colour': (names) => `Falsche Farben für ${names}`,
  unplayable: (names) => `In den restlichen Runden nicht alle Partien möglich für ${names}`,
  'bye-in-round-robin': (names) => `Spielfrei gegen die Berger-Tabelle: ${names}`,
  'colour-limit': (names) => `Die Farben verbieten die Paarung ${names}`,
  'wrong-colours': (names) => `Falsche Farben für ${names}`,
  'unknown-player': (names) => `Nicht im Turnier: ${names}`,
  'board-order': (names) => `Nicht an dem Brett, das ihre Punkte ihnen geben: ${names}`,
  'not-in-table': (names) => `Die Berger-Tabelle hat die Partie ${names} nicht`,
  'unplayable-together': () =>
    'Die restlichen Partien passen nicht in die restlichen Runden, gleich in welcher Reihenfolge',
  'completion-undecided': () =>
    'Ob die restlichen Partien in die restlichen Runden passen, ist nicht entschieden: Es sind zu viele Möglichkeiten zu prüfen',
};

export const pairingText = {
  failure: (failure, players): string => {
    const listed = (ids: readonly number[]): string =>
      ids.length === 0
        ? 'niemand'
        : format.list(ids.map((id) => shortNames(players).get(id) ?? `Nr.\u00a0${id}`));
    switch (failure.code) {
      case 'too-few-players':
        return failure.players.length === 0
          ? 'Kein Spieler ist anwesend. Tragen Sie Spieler als anwesend ein, oder prüfen Sie, wer in dieser Runde fehlt.'
          : `Nur ${listed(failure.players)} ist anwesend. Tragen Sie Spieler als anwesend ein, oder prüfen Sie, wer in dieser Runde fehlt.`;
      case 'initial-colour-missing':
        return 'Die Anfangsfarbe ist nicht gelost. Losen Sie sie, bevor Sie Runde 1 auslosen.';
      case 'rounds-missing':
        return 'Die Rundenzahl ist nicht festgelegt. Geben Sie sie bekannt, bevor die erste Runde ausgelost wird.';
      case 'round-beyond-last':
        return `Das Turnier hat ${format.count(failure.rounds, { one: 'Runde', other: 'Runden' })}, und alle sind ausgelost.`;
      case 'ratings-missing':
        return `Dieses System braucht Wertungszahlen. Schätzen Sie die Spielstärke von ${listed(failure.players)}.`;
      case 'odd-number-of-players':
        return `Dieses System braucht eine gerade Spielerzahl. Anwesend: ${listed(failure.players)}.`;
      case 'nobody-may-receive-bye':
        return `Alle anderen sind nur zu paaren, wenn von diesen jemand spielfrei ist: ${listed(failure.players)}. Sie waren aber alle schon spielfrei oder haben ohne Partie gewonnen. Gewähren Sie ein beantragtes Freilos, oder paaren Sie von Hand.`;
      case 'forced-pair-forbidden':
        return `${listed(failure.players)} sind nicht zu paaren: ${failure.rule}.`;
      case 'no-legal-pairing':
        return `Die Runde ist nicht auszulosen: Frühere Partien, Farben und Verbote lassen zu wenige Gegner für ${listed(failure.players)}. Gewähren Sie ein beantragtes Freilos, paaren Sie von Hand, oder beenden Sie das Turnier hier.`;
      case 'system-does-not-apply':
        return failure.reason;
    }
  },
  violation: ({ kind, article, players }, nameOf): string => {
    const names = format.list(players.map(nameOf));
    // A stored finding may be of a version of its own.
    const told = (VIOLATIONS as Readonly<Record<string, (names: string) => string>>)[kind];
    const sentence = told?.(names) ?? `${names}: ${kind}`;
    return `${sentence} (${article}).`;
  },
} satisfies Room<'de', 'pairing'>;
