/** Reports and tables that are looked at before anything of them is stored. */
import type { Room } from '../catalogue.ts';

/** What the encodings of a text are for, by their names. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, Big-Endian)',
  'utf-8 twice': 'Unicode, doppelt kodiert',
  mixed: 'Unicode und eine andere, zeilenweise',
  'windows-1250': 'Mitteleuropäisch (Windows-1250)',
  'windows-1251': 'Kyrillisch (Windows-1251)',
  'windows-1252': 'Westeuropäisch (Windows-1252)',
  'windows-1253': 'Griechisch (Windows-1253)',
  'windows-1254': 'Türkisch (Windows-1254)',
  'windows-1257': 'Baltisch (Windows-1257)',
  'iso-8859-2': 'Mitteleuropäisch (ISO 8859-2)',
  'windows-1255': 'Hebräisch (Windows-1255)',
  'iso-8859-5': 'Kyrillisch (ISO 8859-5)',
  'iso-8859-7': 'Griechisch (ISO 8859-7)',
  'iso-8859-15': 'Westeuropäisch (ISO 8859-15)',
  'iso-8859-16': 'Rumänisch (ISO 8859-16)',
  'koi8-r': 'Kyrillisch (KOI8-R)',
  'koi8-u': 'Ukrainisch (KOI8-U)',
  macintosh: 'Westeuropäisch (Mac Roman)',
  ibm437: 'Vereinigte Staaten (DOS 437)',
  ibm850: 'Westeuropäisch (DOS 850)',
  ibm866: 'Kyrillisch (DOS 866)',
  gb18030: 'Chinesisch (GB 18030)',
};

export const importText = {
  title: (file) => `${file} importieren`,
  titleCheck: (file) => `${file} prüfen`,
  nothingYet: 'Noch ist nichts gespeichert.',
  nothingStored: 'Nichts davon wird gespeichert.',
  tooLargeToDrop: (file) => `${file} ist zu groß, um auf die Seite gezogen zu werden.`,
  chooseInstead: 'Drücken Sie V auf der Startseite und wählen Sie die Datei dort.',
  certificate: 'Bescheinigung speichern',
  certified: (path, pages) =>
    pages === 1
      ? `Bescheinigung gespeichert: ${path}`
      : `Bescheinigung gespeichert (${pages} Seiten): ${path}`,
  hash: 'SHA-256',
  noName: 'ohne Namen',
  facts: {
    name: 'Turnier',
    format: 'Format',
    encoding: 'Kodierung',
    players: 'Spieler',
    rounds: 'Runden',
    system: 'System',
  },
  encoding: (name) => ENCODINGS[name] ?? name,
  rounds: (played, all, checked) =>
    `${played} von ${all} gespielt${played === 0 ? '' : checked === 0 ? ', nicht mit den Regeln verglichen' : `, ${checked} mit den Regeln verglichen`}`,
  parts: {
    file: (count) => `In der Datei ${count}`,
    rounds: (count) => `Auslosungen ${count}`,
    values: (count) => `Punkte und Ränge ${count}`,
  },
  partsLabel: 'Teil der Durchsicht',
  clean: 'Jede Zeile wurde ohne Änderung gelesen.',
  columns: {
    place: 'Stelle',
    what: 'Was',
    found: 'Gefunden',
    taken: 'Gelesen als',
    round: 'Runde',
    severity: '',
  },
  place: (line, column) => (line === 0 ? '' : column === 0 ? `${line}` : `${line}:${column}`),
  placeWords: (line, column) =>
    line === 0 ? 'Die ganze Datei' : column === 0 ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`,
  remark: (what, found, takenAs) => {
    const parts = [found === '' ? '' : `gefunden ${found}`, takenAs === '' ? '' : `gelesen als ${takenAs}`];
    const values = parts.filter((part) => part !== '').join(', ');
    return values === '' ? what : `${what} (${values})`;
  },
  severities: { error: 'Fehler', warning: 'prüfen', note: 'Hinweis' },
  found: 'gefunden',
  taken: 'gelesen als',
  pairingsAgree: (rounds) =>
    rounds === 1
      ? 'Die Auslosung in der Datei stimmt mit den Regeln überein.'
      : `Alle ${rounds} Auslosungen in der Datei stimmen mit den Regeln überein.`,
  noRounds: 'Die Datei hat keine ausgeloste Runde.',
  notChecked:
    'Die Auslosungen wurden nicht verglichen: Die Datei nennt kein System, oder es ist eines für Mannschaften.',
  valuesAgree: (upTo) =>
    upTo === null
      ? 'Alle Punkte und Ränge stimmen mit den Ergebnissen überein.'
      : upTo === ''
        ? 'Alle Punkte stimmen mit den Ergebnissen überein, alle Ränge mit den Punkten; die Datei nennt keine Feinwertungen.'
        : `Alle Punkte und Ränge stimmen mit den Ergebnissen überein, die Ränge bis ${upTo}, was nicht angewendet werden kann.`,
  round: (round) => `Runde ${round}`,
  accept: 'Importieren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  blocked:
    'Eine Datei mit Fehlern kann nicht importiert werden. Berichtigen Sie die Datei, oder lassen Sie sich eine neue geben.',
  errors: (count) => `${count} Fehler`,
  warnings: (count) => `${count} zu prüfen`,
} satisfies Room<'de', 'import'>;

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : count === 1 ? one : many;
}

/** Sentence parts that say something, the first with a capital. */
function listed(...parts: readonly string[]): string {
  const sentence = parts.filter((part) => part !== '').join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const VERDICTS = {
  new: 'neu',
  changes: 'ändert',
  ambiguous: 'unklar',
  passed: 'nichts neu',
  rejected: 'abgelehnt',
} as const;

export const tableText = {
  titles: {
    players: () => 'Spieler aus einer Tabelle',
    results: (round) => `Ergebnisse von Runde ${round} aus einer Tabelle`,
  },
  commands: { players: 'Spieler aus einer Tabelle', results: 'Ergebnisse aus einer Tabelle' },
  drop: {
    act: 'Tabelle verlassen',
    consequence: 'Was Sie für die Zeilen gewählt haben, bleibt nicht erhalten.',
  },
  sheet: 'Blatt',
  hiddenSheet: (name) => `${name} (ausgeblendet)`,
  headings: 'Überschriften',
  noHeadings: 'keine',
  headingRow: (row) => `in Zeile ${row}`,
  encoding: 'Kodierung',
  delimiter: 'Trennzeichen',
  delimiters: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator', '|': 'senkrechter Strich' },
  remembered: 'Spalten, wie Sie sie zuletzt gewählt haben',
  columns: 'Spalte',
  field: 'Gelesen als',
  sample: 'Erster Wert',
  row: 'Zeile',
  verdict: 'Befund',
  names: { players: 'Name', results: 'Brett' },
  facts: { players: 'Inhalt', results: 'Ergebnis' },
  fate: 'Aktion',
  verdicts: {
    players: { matched: 'bekannt', ...VERDICTS },
    results: { matched: 'eindeutig', ...VERDICTS },
  },
  decided: 'entschieden',
  undecided: 'Ihre Wahl',
  filterLabel: 'Gezeigte Zeilen',
  filters: {
    all: (count) => `Alle ${count}`,
    unclear: (count) => `Unklar ${count}`,
    other: (count) => `Ändert ${count}`,
    noted: (count) => `Bemerkung ${count}`,
    rejected: (count) => `Abgelehnt ${count}`,
  },
  becomes: (row) => `Zeile ${row}: was zu tun ist`,
  nothingToChoose: 'Hier gibt es nichts zu wählen.',
  next: 'Nächste unklare',
  leaveRest: 'Unklare auslassen',
  tickAll: 'Alle Änderungen annehmen',
  accept: {
    players: (added, changed) =>
      listed(
        counted(added, '1 Spieler eintragen', `${added} Spieler eintragen`),
        counted(changed, '1 ändern', `${changed} ändern`),
      ),
    results: (added, changed) =>
      listed(
        counted(added, '1 Ergebnis eingeben', `${added} Ergebnisse eingeben`),
        counted(changed, '1 ersetzen', `${changed} ersetzen`),
      ),
  },
  waiting: (count) => (count === 1 ? '1 Zeile braucht Ihre Wahl.' : `${count} Zeilen brauchen Ihre Wahl.`),
  leftOut: (count) => (count === 1 ? '1 Zeile wird ausgelassen.' : `${count} Zeilen werden ausgelassen.`),
  nothing: 'Aus dieser Tabelle ist nichts einzutragen.',
  empty: 'Keine Zeilen dieser Art.',
  entered: {
    players: (added, changed) =>
      listed(
        counted(added, '1 Spieler eingetragen', `${added} Spieler eingetragen`),
        counted(changed, '1 Spieler geändert', `${changed} Spieler geändert`),
      ),
    results: (added, changed) =>
      listed(
        counted(added, '1 Ergebnis eingegeben', `${added} Ergebnisse eingegeben`),
        counted(changed, '1 Ergebnis ersetzt', `${changed} Ergebnisse ersetzt`),
      ),
  },
  fields: {
    ignore: 'nicht benutzt',
    name: 'Name, Nachname zuerst',
    nameGivenFirst: 'Name, Vorname zuerst',
    lastName: 'Nachname',
    firstName: 'Vorname',
    fideId: 'FIDE-ID',
    rating: 'Wertungszahl',
    fideRating: 'FIDE-Elo',
    nationalRating: 'nationale Wertungszahl',
    title: 'Titel',
    sex: 'Geschlecht',
    federation: 'Föderation',
    birth: 'geboren',
    club: 'Verein',
    category: 'Kategorie',
    byes: 'beantragte Freilose',
    round: 'Runde',
    board: 'Brett',
    white: 'Weiß',
    black: 'Schwarz',
    result: 'Ergebnis',
  },
} satisfies Room<'de', 'table'>;
