/** Rating lists: what is stored, and why a file was not read as one. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

const DAMAGES = {
  packing: 'sie lässt sich nicht entpacken',
  checksum: 'das Entpackte ist nicht das, was gepackt wurde',
  'endless-line': 'sie hat eine Zeile ohne Ende',
  quote: 'ein Anführungszeichen darin wird nie geschlossen',
  xml: 'sie ist kein wohlgeformtes XML',
  workbook: 'ihre Tabellenblätter sind nicht lesbar',
} as const;

const month = (of: string): string => format.month(of, 'month');

/** Of a disk: `318 MB`, `41 GB`, `0,1 MB`. */
function size(bytes: number): string {
  if (bytes >= 10_000_000_000) return `${number(bytes / 1e9)}\u00a0GB`;
  return bytes >= 1_000_000 ? `${number(bytes / 1e6)}\u00a0MB` : `${number(bytes / 1e6, 1)}\u00a0MB`;
}

const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });

export const listsText = {
  unsure: (lists, federation) =>
    `Nicht abgefragt, weil keine als Liste von ${federation} bekannt ist: ${format.list(lists)}.`,
  unsureOrder: 'Die Einstellungen legen ihre Reihenfolge fest.',
  fide: 'FIDE',
  recipes: {
    dwz: 'DWZ, Deutschland',
    ffe: 'FFE, Frankreich',
    ecf: 'ECF, England',
    knsb: 'KNSB, Niederlande',
    uscf: 'USCF, USA',
  },
  month,
  shortMonth: (of) => format.month(of, 'short-month'),
  fetching: {
    notHere: 'Hier stellt das Programm keine Verbindungen her.',
    noAddress: 'Es ist keine Adresse eingetragen, von der eine Liste geholt werden kann.',
    setAddress: 'Auf der Seite Ratinglisten tragen Sie mit A eine ein.',
    addressOdd: (address) =>
      `${address} ist keine Adresse einer Datei: Sie beginnt mit https:// und enthält kein Passwort.`,
    stopped: 'Das Holen wurde angehalten. Was da ist, bleibt; F macht dort weiter.',
    cut: (host, bytes, reason) =>
      `Die Verbindung zu ${host} endete nach ${size(bytes)}: ${reason}. Was da ist, bleibt; F macht dort weiter.`,
    untrusted: (host, reason) =>
      `${host} kann nicht nachweisen, dass es ${host} ist: ${reason}. Nichts wurde geholt. Prüfen Sie die Adresse und die Uhr dieses Laptops.`,
    refused: (host, status) => `${host} gibt die Datei nicht heraus (Antwort ${status}).`,
    elsewhere: (host, to) =>
      `${host} leitet zu ${to} weiter. Das Programm holt nur von den eingetragenen Adressen und sonst nirgends.`,
    tooLarge: (host, limit) => `${host} schickt mehr als ${size(limit)}, mehr als eine Ratingliste hat.`,
    monthUnsure: 'Nichts in der Datei sagt sicher, von welchem Monat sie ist.',
    columnsUnsure: 'Noch niemand hat angegeben, was ihre Spalten sind.',
  },
  stays: 'Die gespeicherten Listen bleiben, wie sie sind.',
  missing: (path) => `Die Datei ${path} gibt es nicht.`,
  unreachable: (path, reason) => `${path} ist nicht lesbar: ${reason}.`,
  truncated: (path, percent) =>
    percent === null
      ? `${path} endet zu früh. Kopieren Sie die Datei noch einmal und lesen Sie sie dann ein.`
      : `${path} endet zu früh, bei ${percent}\u00a0%. Kopieren Sie die Datei noch einmal und lesen Sie sie dann ein.`,
  notAFile: (path) => `${path} ist keine Datei.`,
  damaged: (path, damage) => `${path} ist beschädigt: ${DAMAGES[damage]}.`,
  tooLarge: (path, limit) =>
    `${path} ist größer als ${number(limit / 1_000_000)}\u00a0MB, viel mehr als jede Ratingliste.`,
  swells: (path, limit) =>
    `${path} ist entpackt größer als ${number(limit / 1_000_000)}\u00a0MB. So klein lässt sich keine Ratingliste packen: Die Datei ist beschädigt oder soll die Festplatte füllen.`,
  workbookTooLarge: (path, rows, cells) =>
    `${path} hat mehr als ${number(rows)} Zeilen oder ${number(cells)} Zellen. Speichern Sie die Tabelle als CSV und lesen Sie die ein.`,
  notAList: (path, beginning) =>
    beginning === ''
      ? `${path} ist keine Ratingliste.`
      : `${path} ist keine Ratingliste: Die Datei beginnt mit „${beginning}“ und enthält keine bekannte Überschrift.`,
  empty: (path) => `${path} enthält keine Spieler.`,
  unreadable: (path, unreadable, lines, line, found) =>
    `Nicht lesbar in ${path}: ${number(unreadable)} von ${number(lines)} Zeilen. Die erste ist Zeile ${number(line)}: „${found}“.`,
  diskFull:
    'Die Festplatte ist voll. Entfernen Sie eine Liste, die nicht mehr gebraucht wird, oder schaffen Sie anders Platz.',
  notStored: (reason) => `Die Liste konnte nicht gespeichert werden: ${reason}.`,
  stopped: (path) => `Das Einlesen von ${path} wurde angehalten.`,
  nameless: 'Diese Liste hat keinen bekannten Aufbau und braucht deshalb einen Namen.',
  nameIt: 'Sagen Sie, was sie ist, etwa der Name des Vereins.',
  withoutNames: 'Keine Spalte hat die Namen der Spieler.',
  sayNames: 'Wählen Sie die Spalte mit dem Namen oder dem Nachnamen.',
  monthOdd: (of) => `„${of}“ ist kein Monat.`,
  busy: 'Es wird schon eine Liste eingelesen.',
  overLimit: (path) => `${path} braucht mehr Speicher oder Zeit als jede Ratingliste.`,
  gone: 'Diese Liste ist nicht mehr gespeichert.',
  removeList: (name, of) => `${name}, ${of}, entfernen`,
  notFoundAnyMore: (count) =>
    `${players(count)} ${format.plural(count, { one: 'ist', other: 'sind' })} in dieser Liste nicht mehr zu finden.`,
  read: (name, of) => `${name}, ${of}, ist gespeichert.`,
  removed: (name, of) => `${name}, ${of}, ist entfernt.`,
  ratingsKept: 'Turniere behalten die Wertungszahlen, die sie daraus übernommen haben.',
  fileKept: (file) => `Die Datei ${file} bleibt, wo sie ist.`,
  readBeside: 'Zusätzlich einlesen',
  older: (name, of, stored) => `Das ist ${name}, ${of}; ${stored} ist schon gespeichert.`,
  olderStays: 'Beide bleiben gespeichert. Gesucht wird in der Liste, die gewählt ist.',
  reserved: (name) =>
    `„${name}“ ist der Name der FIDE. Nur Dateien im Aufbau der FIDE werden unter diesem Namen gespeichert.`,
  storing: {
    store: 'Liste speichern',
    replace: 'Gespeicherte Liste ersetzen',
    fewer: (now, name, of, before) =>
      `Nur ${players(now)} ${format.plural(now, { one: 'wurde', other: 'wurden' })} gelesen; ${name} von ${of} hat ${number(before)}. Die Datei ist vielleicht abgeschnitten.`,
    cut: (line, read) =>
      `Die Datei endet mitten in einer Zeile: „${line}“. Diese Zeile wird ausgelassen, und was ihr folgen sollte, fehlt; gelesen: ${players(read)}.`,
    open: (line) =>
      `Die letzte Zeile hat kein Ende: „${line}“. Ist sie abgeschnitten, dann ist es auch die Datei.`,
    source: (read, file, date) => `${players(read)} aus ${file}, eingelesen am ${date}`,
    replaces: (name, of, was, now) =>
      `${name} von ${of} ist schon gespeichert: ${was}. Sie wird ersetzt: ${now}.`,
    takesOver: (name, of, before, beforeMonth) =>
      `Dann zählen die Wertungszahlen von ${name}, ${of}, anstelle der neueren von ${before}, ${beforeMonth}.`,
    leftOut: (lines) =>
      `${format.count(lines, { one: 'Zeile ist nicht lesbar und wird', other: 'Zeilen sind nicht lesbar und werden' })} ausgelassen.`,
    blanks: (count) =>
      `${players(count)} ${format.plural(count, { one: 'wird', other: 'werden' })} mit einem leeren Feld gespeichert, wo eine Zelle nicht lesbar ist.`,
    lines: (shown, all) =>
      shown < all ? `Die ersten ${number(shown)} dieser Zeilen` : 'Was in der Datei steht',
    line: (line) => `Zeile ${number(line)}`,
    notRead: 'ausgelassen',
    blankOf: (field) => `${field}: leer`,
  },
} satisfies Room<'de', 'lists'>;

export const listsPageText = {
  title: 'Ratinglisten',
  sum: (lists, bytes, free) =>
    [`${number(lists)} gespeichert`, size(bytes), ...(free === null ? [] : [`${size(free)} frei`])].join(
      ', ',
    ),
  readFile: 'Datei einlesen',
  remove: 'Entfernen',
  fetch: 'Holen',
  address: 'Adressen',
  addressTitle: 'Listen holen von',
  addressLabel: (number) => `Adresse ${number}`,
  addressHint:
    'Ein Druck auf F holt alle. Das Programm verbindet sich nur mit diesen Adressen: wenn Sie F drücken, und einmal am Tag von selbst, wenn Sie das mit U einschalten.',
  addressSave: 'Adressen speichern',
  /** Lists that are fetched by themselves. */
  fresh: {
    on: 'Solange dieser Laptop online ist, holt das Programm diese Listen einmal am Tag von selbst.',
    off: 'Das Programm holt Listen nur, wenn Sie F drücken.',
    switchOn: 'Diese Listen aktuell halten',
    switchOff: 'Nur auf Tastendruck holen',
    failed: (when, why) => `Nicht geholt, ${when}: ${why}`,
    asks: (when, why) => `Geholt und nicht übernommen, ${when}: ${why} F holt sie und fragt.`,
  },
  /** The comparison that the program makes by itself. */
  comparing: {
    on: 'Nach dem Einlesen einer Liste vergleicht das Programm die Einträge mit ihr; ein Hinweis nennt Wertungszahlen aus einem anderen Monat.',
    off: 'Das Programm vergleicht die Einträge nicht. Ctrl D vergleicht sie.',
    switchOn: 'Von selbst vergleichen',
    switchOff: 'Nicht vergleichen',
  },
  /** What one press brought. */
  fetched: (stored, same, waiting, failed) =>
    [
      ...(stored.length === 0 ? [] : [`Geholt und gespeichert: ${format.list(stored)}.`]),
      ...(same === 0
        ? []
        : [`${format.count(same, { one: 'Liste ist', other: 'Listen sind' })} unverändert.`]),
      ...(waiting === 0
        ? []
        : [
            `Auf der Seite Ratinglisten ${waiting === 1 ? 'wartet' : 'warten'} ${format.count(waiting, { one: 'Datei', other: 'Dateien' })} darauf, eingelesen zu werden.`,
          ]),
      ...(failed === 0
        ? []
        : [
            `${format.count(failed, { one: 'Adresse gab', other: 'Adressen gaben' })} keine her: Die Seite Ratinglisten sagt, warum.`,
          ]),
    ].join(' '),
  waits: (list) =>
    `${list} ist eingelesen und noch nicht gespeichert. Auf der Seite Ratinglisten wartet eine Frage.`,
  readNotStored: 'Eingelesen, noch nicht gespeichert',
  answer: 'Frage beantworten',
  setColumns: 'Angeben, was jede Spalte ist',
  fetchedAgo: (host, days) =>
    days === 0
      ? `Heute von ${host} geholt.`
      : `Von ${host} vor ${format.count(days, { one: 'Tag', other: 'Tagen' })} geholt.`,
  neverFetched: (host) => `Noch nicht von ${host} geholt.`,
  columns: {
    name: 'Liste',
    month: 'Monat',
    age: 'Alter',
    entries: 'Namen',
    bytes: 'Belegt',
    readAt: 'Eingelesen',
    file: 'Datei',
    hash: 'SHA-256',
    used: 'Benutzt',
  },
  size,
  days: (days) =>
    days < 0
      ? `zählt in ${format.count(-days, { one: 'Tag', other: 'Tagen' })}`
      : format.count(days, { one: 'Tag', other: 'Tage' }),
  inUse: 'aktiv',
  main: 'Hauptliste',
  asked: 'abgefragt',
  none: 'Keine Ratingliste ist gespeichert. Lesen Sie die Datei players_list_foa.txt der FIDE oder ihre Zip-Datei ein, dann werden Spieler nach Namen gefunden.',
  counts: (list, of, day, isStart) =>
    isStart
      ? `Das Turnier beginnt am ${day}: Es zählen die Wertungszahlen von ${list}, ${of}.`
      : `Ohne Anfangsdatum zählt die Liste von heute: ${list}, ${of}.`,
  missing: (of) =>
    `Die Liste von ${of} ist nicht gespeichert. Lesen Sie sie ein: Sie zählt für dieses Turnier.`,
  keepRatings: 'Diese Wertungszahlen behalten',
  goOnWith: (of) => `Mit ${of} weitermachen`,
  layouts: 'Wie eine nationale Liste gelesen wird',
  layoutsKnown:
    'Dieser Aufbau wird an den Überschriften erkannt. Bei einer anderen Tabelle sagen Sie einmal, was jede Spalte ist. CSV oder XLSX, als XLSX bis zu 100\u202f000 Zeilen; einzeln oder gepackt (zip).',
  layoutsRead: {
    dwz: 'CSV mit FIDE-ID',
    ffe: 'Elo, Schnell, Blitz, Verein',
    ecf: 'CSV, Standard, Schnell, Blitz',
    knsb: 'CSV mit Mitgliedsnummer',
    uscf: 'Regular, Quick, Blitz',
  },
  refusals: 'Wird eine Datei abgelehnt, bleiben die gespeicherten Listen',
  nothingRefused: 'Keine Datei wurde abgelehnt.',
  notRead: (file) => `NICHT EINGELESEN · ${file}`,
  reading: (file) => `${file} wird eingelesen`,
  percent: (percent) => `${percent}\u00a0%`,
  progress: (percent, seconds) =>
    seconds === null
      ? `${percent}\u00a0% fertig.`
      : `${percent}\u00a0% fertig, noch ${format.count(seconds, { one: 'Sekunde', other: 'Sekunden' })}.`,
  steps: { read: 'Namen lesen und angleichen', build: 'Suche aufbauen, umschalten' },
  meanwhile: 'Inzwischen',
  meanwhileText: 'Suche, Ergebnisse, Auslosung und Druck gehen mit den gespeicherten Listen weiter.',
  cancelReading: 'Einlesen anhalten',
  found: 'In der Datei gefunden',
  form: 'Aufbau',
  forms: {
    combined: 'FIDE, alle drei, Spalten',
    legacy: 'FIDE, frühere Spalten',
    standard: 'FIDE, Standard',
    rapid: 'FIDE, Schnell',
    blitz: 'FIDE, Blitz',
    xml: 'FIDE, XML',
    table: 'Tabelle mit Überschriften',
  },
  name: 'Name',
  nameHint: 'Was die Liste ist, etwa der Verein',
  monthField: 'Monat',
  monthHint: 'Jahr und Monat, 2026-11',
  monthGuess: 'Nichts in der Datei sagt den Monat: Das ist der Zeitpunkt, zu dem sie geschrieben wurde.',
  readIt: 'Liste einlesen',
  columnsTitle: 'Was jede Spalte ist',
  federation: 'Föderation',
  remembered: 'Die Spalten sind gewählt wie beim letzten Mal.',
  willRemember: 'Das wird für die nächste Liste mit denselben Überschriften behalten.',
  column: 'Spalte',
  columnNumber: (at) => `Spalte ${at}`,
  takenAs: 'Gelesen als',
  takenAsOf: (heading) => `${heading}: gelesen als`,
  notTaken: 'nicht gelesen',
  samples: 'In den ersten Zeilen',
  fields: {
    number: 'Nummer in der Liste',
    fideId: 'FIDE-ID',
    name: 'Name',
    surname: 'Nachname',
    given: 'Vorname',
    federation: 'Föderation',
    sex: 'Geschlecht',
    title: 'Titel',
    standard: 'Wertungszahl',
    rapid: 'Schnellschach',
    blitz: 'Blitz',
    born: 'Geburtsjahr oder -datum',
    club: 'Verein',
  },
  overflows: 'Zu lange Zeilen, alle gelesen',
  unreadable: 'Ausgelassene Zeilen',
  blanks: 'Spieler mit leerem Feld',
  odd: 'Zeilen, die anders gelesen sind, als sie dastehen',
} satisfies Room<'de', 'listsPage'>;

export const listMatchText = {
  list: (name, of) => `${name}, ${of}`,
  verdicts: {
    exact: (list) => `Gefunden in ${list}.`,
    'other-person': (list, _, owner) => `Die FIDE-ID ist die von ${owner} in ${list}: Wählen Sie.`,
    likely: (list) => `Vielleicht ein Spieler aus ${list}: Wählen Sie.`,
    several: (list, count) =>
      `Gemeint sein ${format.plural(count, { one: 'kann', other: 'können' })} ${players(count)} aus ${list}: Wählen Sie.`,
    none: (list) => `Nicht gefunden in ${list}.`,
  },
  as: (facts, list) => `${facts} (${list})`,
  unrated: 'bei der FIDE ohne Wertungszahl',
  ratingOfTable: (rating) => `Wertungszahl ${rating} aus der Tabelle`,
  ratingTyped: (rating) => `Wertungszahl ${rating} wie von Hand eingegeben`,
  asTyped: 'ein neuer Spieler wie in der Tabelle',
} satisfies Room<'de', 'listMatch'>;
