/** What leaves the program: reports for the federation, tables for spreadsheets and web pages. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const filingText = {
  title: 'Einreichen',
  formats: 'Was gespeichert wird',
  names: {
    trf16: 'FIDE-Bericht, TRF16',
    trf26: 'FIDE-Bericht, TRF26',
    standings: 'Rangliste',
    crosstable: 'Fortschrittstabelle',
    pairings: 'Paarungen',
    players: 'Spieler',
  },
  hints: {
    trf16: 'Was Auswerter und andere Programme heute lesen.',
    trf26: 'Das Format von 2026, mit Feinwertungen, Freilosen und Beschleunigung.',
    standings: 'Ränge, Punkte und jede Feinwertung.',
    crosstable: 'Eine Zeile pro Spieler, eine Spalte pro Runde.',
    pairings: 'Bretter, Spieler, Punkte vor der Runde und Ergebnisse.',
    players: 'Alle Spieler; der Import von Spielern kann diese Datei lesen.',
  },
  content: {
    standings:
      'Rang, Nummer, Titel, Name, Geschlecht, Wertungszahl, Föderation, FIDE-ID, Geburtsjahr, Verein und Kategorie, Punkte und jede Feinwertung in einer eigenen Spalte.',
    crosstable:
      'Die Rangliste mit einer Spalte pro Runde: 12w1 ist ein Sieg mit Weiß gegen den Spieler auf Rang 12; +, - und ½ ohne Nummer sind Runden ohne Partie.',
    pairings:
      'Eine Zeile pro Brett, Freilose am Ende. Die Arbeitsmappe hat ein Blatt für jede Runde bis zu dieser.',
    players:
      'Nummer, Titel, Name, Geschlecht, Wertungszahl, Föderation, FIDE-ID, Geburtsjahr, Verein und Kategorie, beantragte Freilose, erste Runde und Rücktritte.',
  },
  privacy: 'Tabellen enthalten das Geburtsjahr, nie das volle Datum.',
  formulas: 'Namen, die eine Tabellenkalkulation als Formel läse, sind als Text gekennzeichnet.',
  file: 'Datei',
  files: {
    xlsx: 'Excel-Arbeitsmappe',
    comma: 'CSV, Komma',
    semicolon: 'CSV, Semikolon',
    tab: 'CSV, Tabulator',
  },
  fileHints: {
    xlsx: 'Zahlen sind Zahlen, und Überschriften bleiben sichtbar.',
    comma: 'Für Webseiten und für Tabellenkalkulationen, die 2.5 schreiben.',
    semicolon: 'Für Tabellenkalkulationen, die 2,5 schreiben.',
    tab: 'Zum Einfügen in andere Programme.',
  },
  rounds: {
    standings: 'Nach Runde',
    crosstable: 'Nach Runde',
    pairings: 'Runde',
    players: '',
  },
  newest: (round) => (round === 0 ? 'vor dem Beginn' : `neueste, ${round}`),
  noRound: 'Noch ist keine Runde veröffentlicht.',
  purpose: 'Empfänger',
  purposes: { report: 'Für die Föderation', exchange: 'Für ein anderes Programm' },
  purposeHints: {
    report: 'Ergebnisse, wie sie gewertet werden.',
    exchange: 'Alles, was ein anderes Programm zum Weiterführen braucht.',
  },
  before: {
    report: 'Vor dem Einreichen',
    exchange: 'Was die Datei nicht enthält',
  },
  nothing: {
    report: 'Es fehlt nichts.',
    exchange: 'Das Format enthält das ganze Turnier.',
  },
  complete: { report: 'vollständig', exchange: 'alles' },
  missing: (count) => format.count(count, { one: 'fehlt', other: 'fehlen' }),
  advice: (count) => `${count} zu prüfen`,
  weights: { missing: 'Fehlt', advice: 'Prüfen' },
  fix: {
    players: 'Zu den Spielern',
    settings: 'Zu den Einstellungen',
    system: 'Zum Auslosungssystem',
    results: 'Zu den Ergebnissen',
    round: 'Zur Runde',
    norms: 'Zu den Normen',
  },
  fixNext: 'Zum nächsten Problem',
  more: (count) => `und ${format.count(count, { one: 'weiteres', other: 'weitere' })}`,
  save: 'Datei speichern',
  saved: (path, bytes) => `${path} gespeichert, ${format.count(bytes, { one: 'Byte', other: 'Bytes' })}`,
  fileNames: {
    trf16: () => '',
    trf26: () => '',
    standings: (round) => `, Rangliste nach Runde ${round}`,
    crosstable: (round) => `, Fortschrittstabelle nach Runde ${round}`,
    pairings: (round) => `, Paarungen von Runde ${round}`,
    players: () => ', Spieler',
  },
} satisfies Room<'de', 'filing'>;
