/** Why a round cannot be paired, and which rules a round breaks. */
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

const beforeRoundOne =
  'Legen Sie sie fest, bevor Runde 1 ausgelost wird: in den Einstellungen oder im Bericht.';

export const roundsAreOut = (rounds: number): string =>
  `Das Turnier hat ${format.count(rounds, { one: 'Runde', other: 'Runden' })}.`;

export const pairingText = {
  failure: (failure, named) => {
    switch (failure.code) {
      case 'too-few-players':
        return {
          message:
            failure.players.length === 0
              ? 'Kein Spieler ist anwesend.'
              : `Nur ${named(failure.players)} ist anwesend: Eine Runde braucht zwei Spieler.`,
          advice: 'Tragen Sie Spieler als anwesend ein, oder prüfen Sie, wer in dieser Runde fehlt.',
        };
      case 'initial-colour-missing':
        return { message: 'Die Anfangsfarbe ist nicht gelost.', advice: beforeRoundOne };
      case 'rounds-missing':
        return { message: 'Die Rundenzahl ist nicht festgelegt.', advice: beforeRoundOne };
      case 'round-beyond-last':
        return {
          message: roundsAreOut(failure.rounds),
          advice: 'Alle sind ausgelost.',
        };
      case 'ratings-missing':
        return {
          message: `Dieses System braucht von jedem Spieler eine Wertungszahl oder eine Schätzung: ${named(failure.players)}.`,
          advice: 'Geben Sie eine Schätzung ein.',
        };
      case 'odd-number-of-players':
        return {
          message: 'Dieses System braucht eine gerade Spielerzahl.',
          advice: 'Tragen Sie einen Spieler ein, oder geben Sie einem Spieler ein Freilos.',
        };
      case 'nobody-may-receive-bye':
        return {
          message: `Alle anderen sind nur zu paaren, wenn von diesen jemand spielfrei ist: ${named(failure.players)}. Sie waren aber alle schon spielfrei oder haben ohne Partie gewonnen.`,
          advice:
            'Gewähren Sie ein beantragtes Freilos, finden Sie einen weiteren Spieler, oder paaren Sie von Hand.',
        };
      case 'forced-pair-forbidden':
        return { message: `${named(failure.players)} sind nicht zu paaren: ${failure.rule}.`, advice: '' };
      case 'no-legal-pairing':
        return {
          message: `Die Runde ist nicht auszulosen: Frühere Partien, Farben und Verbote lassen zu wenige Gegner für ${named(failure.players)}.`,
          advice:
            'Gewähren Sie ein beantragtes Freilos, paaren Sie von Hand, oder beenden Sie das Turnier hier.',
        };
      case 'system-does-not-apply':
        return {
          message: `Das System kann diese Runde nicht auslosen: ${failure.reason}.`,
          advice: 'Wählen Sie ein anderes System.',
        };
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
