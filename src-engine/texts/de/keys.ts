/** The sheet of keys under `?`, and the manual's page of keys around its tables. */
import type { Room } from '../catalogue.ts';

export const keysText = {
  title: 'Tasten auf dieser Seite',
  moving: 'Bewegen',
  moves: {
    rows: 'eine Zeile',
    pages: 'eine Seite',
    ends: 'erste, letzte Zeile',
    accept: 'öffnen oder annehmen',
    close: 'schließen, zurück zur Tabelle',
    panes: 'nächster Bereich',
  },
} satisfies Room<'de', 'keys'>;

export const keysPageText = {
  title: 'Alle Tasten',
  intro: [
    'Einzelne Buchstaben wirken außerhalb von Textfeldern. `?` zeigt die Tasten der Seite, und jede Schaltfläche zeigt ihre eigene.',
    'Wo ein Spieler gewählt ist, heißen `H` `L` `U` `B` `W` `C` auf jeder Seite: anwesend, später, nicht da, Freilos, Rücktritt und Karte. Ziffern wählen aus. Bei Buchstaben gilt, was sie schreiben, bei Ziffern der Platz auf der Tastatur. Auf macOS ist Cmd die Taste Ctrl. `Alt` mit einer Ziffer nimmt einen Treffer der Suche.',
    'Drücken Sie, ohne zu warten: Eine Taste, die kommt, bevor die Seite ihre Daten gelesen hat, wartet darauf, höchstens eine Sekunde; `Esc` vergisst sie.',
  ],
  head: { keys: 'Taste', does: 'Was sie tut' },
  lists: 'In jeder Liste',
  window: 'Größe der Anzeige',
  ofWindow: {
    larger: 'alles größer',
    smaller: 'alles kleiner',
    usual: 'übliche Größe',
    whole: 'ganzer Bildschirm, und zurück',
  },
  results: 'Tasten für Ergebnisse',
  resultsIntro:
    'Brettnummer, `Enter`, dann die Taste des Ergebnisses. `K` wählt den Satz; die Legende auf dem Bildschirm zeigt den, der in Gebrauch ist.',
  documents: 'Jedes Dokument der Seite Dokumente hat eine eigene Taste, die neben seinem Namen steht.',
  screens: {
    everywhere: 'Überall',
    start: 'Startseite',
    newTournament: 'Neues Turnier',
    players: 'Spieler',
    lookUp: 'Neuer Spieler aus einer Ratingliste',
    checkIn: 'Anwesenheit abschließen',
    audit: 'Mit der Ratingliste vergleichen',
    table: 'Tabelle mit Spielern oder Ergebnissen',
    review: 'Bericht vor dem Öffnen',
    round: 'Runde',
    preview: 'Vorschau',
    hand: 'Auslosung von Hand',
    repair: 'Reparatur',
    results: 'Ergebnisse',
    secondEntry: 'Zweite Eingabe',
    correction: 'Berichtigung eines Ergebnisses',
    standings: 'Rangliste',
    documents: 'Dokumente',
    print: 'Dokumente: ein Druck, der auf Antwort wartet',
    hall: 'Saal',
    filing: 'Einreichen',
    norms: 'Titelnormen',
    log: 'Protokoll',
    restore: 'Wiederherstellungspunkte',
    lists: 'Ratinglisten',
    lab: 'Labor',
    rest: 'Rest simulieren',
    settings: 'Einstellungen',
    incident: 'Vorfälle',
    forms: 'In jedem Formular und jeder Frage',
  },
} satisfies Room<'de', 'keysPage'>;
