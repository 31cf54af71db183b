/** Questions and refusals about the handling rules, C.04.1 and C.04.2. */
import type { Room } from '../catalogue.ts';
import { arrangement } from './events.ts';
import { format } from './format.ts';

const rounds = (count: number): string => format.count(count, { one: 'Runde', other: 'Runden' });

export const handlingText = {
  notPublished: (round) => `Runde ${round} ist noch nicht veröffentlicht.`,
  pairs: (round) => `Runde ${round} auslosen`,
  arranges: (round) => `Runde ${round} von Hand paaren`,
  compared: (payload, nameOf) => format.sentence(arrangement(payload, nameOf)),
  leftLater: 'ein späterer Stand dieses Turniers hat ihn beendet',
  arranged: 'Die Runde wird so, wie Sie sie gepaart haben, und das kommt in den Bericht.',
  openGames: (round, boards) =>
    `Runde ${round} hat ${format.plural(boards.length, { one: 'eine Partie', other: 'Partien' })} ohne Ergebnis, ${format.plural(boards.length, { one: 'Brett', other: 'Bretter' })} ${format.list(boards.map(String))}: ${format.plural(boards.length, { one: 'Sie zählt', other: 'Sie zählen' })} für die Auslosung als Remis, bis das Ergebnis eingegeben ist.`,
  unseen: (names) =>
    `${names.length === 1 ? 'Ein Spieler wurde' : `${names.length} Spieler wurden`} bei der Anwesenheitskontrolle nicht gesehen und ${names.length === 1 ? 'bleibt' : 'bleiben'} ohne Paarung: ${names.join('; ')}.`,
  tooManyRounds: (players, most, declared) =>
    `${declared} Runden sind bekannt gegeben, aber ${format.count(players, { one: 'Spieler kann', other: 'Spieler können' })} nur ${rounds(most)} spielen, ohne sich wieder zu begegnen.`,
  tooFewRounds: (players, most, declared) =>
    `${format.count(declared, { one: 'Runde ist', other: 'Runden sind' })} bekannt gegeben, aber ${format.count(players, { one: 'Spieler braucht', other: 'Spieler brauchen' })} ${rounds(most)}, damit alle gegeneinander spielen.`,
  importing: {
    act: 'Turnier importieren',
    against: (count) =>
      count === 1
        ? 'Eine Runde wurde nicht nach den Regeln ausgelost; der Bericht des Turniers wird es vermerken.'
        : `${count} Runden wurden nicht nach den Regeln ausgelost; der Bericht des Turniers wird es vermerken.`,
    round: (round, text) => `Runde ${round}: ${text}`,
    unchecked:
      'Die Runden der Datei wurden nicht mit den Regeln verglichen; der Bericht des Turniers wird es vermerken.',
    assumed: (text, taken) => `${text}: ${taken}`,
  },
  notOfFide: {
    'system-not-of-fide': (system) => `${system} ist kein System der FIDE.`,
    'text-superseded': (system) => `${system} folgt einem Text, der nicht mehr in Kraft ist.`,
    'acceleration-not-of-fide': () =>
      'Virtuelle Punkte werden vergeben, die nicht die der Baku-Beschleunigung sind.',
    'acceleration-superseded': () => 'Die Beschleunigung folgt einem Text, der nicht mehr in Kraft ist.',
    'tie-breaks-superseded': () => 'Die Feinwertungen folgen einem Text, der nicht mehr in Kraft ist.',
    'draws-above-win-and-loss': () => 'Zwei Remis sind mehr wert als ein Sieg und eine Niederlage.',
    'bye-above-win': () => 'Spielfrei ist mehr wert als ein Sieg.',
    'bye-between': () => 'Bei 1 – ½ – 0 ist Spielfrei 1, ½ oder 0 wert.',
    'half-bye-above-draw': () => 'Ein Freilos mit halbem Punkt ist mehr wert als ein Remis.',
    'zero-bye-above-loss': () => 'Ein Freilos ohne Punkt ist mehr wert als eine Niederlage.',
    'forfeit-above-game': () => 'Ein kampfloses Ergebnis ist mehr wert als dasselbe am Brett.',
    'unknown-not-a-draw': () => 'Eine Partie ohne Ergebnis zählt anders als ein Remis.',
  },
  wall: {
    known: (round, version) => `Version ${version} von Runde ${round} hängt aus, und die Spieler kennen sie.`,
    toDraft: (next) =>
      `Sie wird abgenommen und wieder ein Entwurf; die nächste Veröffentlichung ist Version ${next}.`,
    down: (next) => `Sie wird abgenommen; die nächste Veröffentlichung ist Version ${next}.`,
    up: (round, version) => `Version ${version} von Runde ${round} wird wieder ausgehängt.`,
    inReport: 'Der Bericht vermerkt es, auch wenn es rückgängig gemacht wird.',
  },
  incidents: {
    empty: 'Der Vorfall sagt weder, was geschah, noch unter welchem Artikel.',
    say: 'Sagen Sie, was geschah, oder wählen Sie einen Artikel.',
    others: 'Ein Spieler dieses Vorfalls sitzt nicht an diesem Brett.',
    noGame: 'Nur ein Vorfall an einem Brett kann ein Ergebnis geben.',
  },
  openInReport: (round, count) =>
    `Runde ${round} hat ${format.count(count, { one: 'Partie', other: 'Partien' })} ohne Ergebnis: Solange eine Partie offen ist, wird kein Bericht geschrieben.`,
  openInReportAdvice:
    'Geben Sie zuerst die Ergebnisse ein. Ein anderes Programm kann das Turnier mit einer Datei „Für ein anderes Programm“ weiterführen.',
} satisfies Room<'de', 'handling'>;
