/** Rating lists: what is stored, and why a file was not read as one. */
import type { OutOfLine } from '../../handling/out-of-line.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

const DAMAGES = {
  packing: 'sie lässt sich nicht entpacken',
  checksum: 'das Entpackte ist nicht das, was gepackt wurde',
  'endless-line': 'sie hat eine Zeile ohne Ende',
  xml: 'sie ist kein wohlgeformtes XML',
  workbook: 'ihre Tabellenblätter sind nicht lesbar',
} as const;

function month(of: string): string {
  const [year = '', part = ''] = of.split('-');
  return `${MONTHS[Number(part) - 1] ?? part} ${year}`.trim();
}

/** Of a disk: `318 MB`, `41 GB`, `0,1 MB`. */
function size(bytes: number): string {
  if (bytes >= 10_000_000_000) return `${number(bytes / 1e9)} GB`;
  return bytes >= 1_000_000 ? `${number(bytes / 1e6)} MB` : `${number(bytes / 1e6, 1)} MB`;
}

const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });

export const listsText = {
  fide: 'FIDE',
  recipes: {
    dwz: 'DWZ, Deutschland',
    ffe: 'FFE, Frankreich',
    ecf: 'ECF, England',
    knsb: 'KNSB, Niederlande',
    uscf: 'USCF, USA',
  },
  month,
  shortMonth: (of) => month(of).replace(/^(\p{L}{3})\p{L}*/u, '$1'),
  fetching: {
    notHere: 'Hier stellt das Programm keine Verbindungen her.',
    noAddress: 'Keine Adresse ist gesetzt, von der eine Liste geholt werden kann.',
    setAddress: 'Auf der Seite Ratinglisten setzt sie A.',
    addressOdd: 'Das ist keine Adresse einer Datei: Sie beginnt mit https:// und enthält kein Passwort.',
    stopped: 'Das Holen wurde abgebrochen. Was da ist, bleibt; F macht dort weiter.',
    cut: (host, bytes, reason) =>
      `Die Verbindung zu ${host} endete nach ${size(bytes)}: ${reason}. Was da ist, bleibt; F macht dort weiter.`,
    untrusted: (host, reason) =>
      `${host} kann nicht nachweisen, dass es ${host} ist: ${reason}. Nichts wurde geholt. Prüfen Sie die Adresse und die Uhr dieses Laptops.`,
    refused: (host, status) => `${host} gibt die Datei nicht heraus (Antwort ${status}).`,
    elsewhere: (host, to) =>
      `${host} leitet zu ${to} weiter. Das Programm holt nur von der gesetzten Adresse und sonst nirgends.`,
    tooLarge: (host, limit) => `${host} schickt mehr als ${size(limit)}, mehr als eine Ratingliste hat.`,
  },
  stays: 'Die gespeicherten Listen bleiben, wie sie sind.',
  missing: (path) => `Die Datei ${path} gibt es nicht.`,
  unreachable: (path, reason) => `${path} ist nicht lesbar: ${reason}.`,
  truncated: (path, percent) =>
    percent === null
      ? `${path} endet zu früh. Kopieren Sie die Datei noch einmal und lesen Sie sie dann ein.`
      : `${path} endet zu früh, bei ${percent} %. Kopieren Sie die Datei noch einmal und lesen Sie sie dann ein.`,
  notAFile: (path) => `${path} ist keine Datei.`,
  damaged: (path, damage) => `${path} ist beschädigt: ${DAMAGES[damage]}.`,
  tooLarge: (path, limit) =>
    `${path} ist entpackt größer als ${number(limit / 1_000_000)} MB, viel mehr als jede Ratingliste.`,
  workbookTooLarge: (path, rows, cells) =>
    `${path} hat mehr als ${number(rows)} Zeilen oder ${number(cells)} Zellen. Speichern Sie die Tabelle als CSV und lesen Sie die ein.`,
  notAList: (path, beginning) =>
    beginning === ''
      ? `${path} ist keine Ratingliste.`
      : `${path} ist keine Ratingliste: Sie beginnt mit „${beginning}“, und darin ist keine bekannte Überschrift.`,
  empty: (path) => `${path} enthält keine Spieler.`,
  unreadable: (path, unreadable, lines, line) =>
    `${number(unreadable)} von ${number(lines)} Zeilen von ${path} sind keine Spieler, die erste ist Zeile ${number(line)}.`,
  diskFull: 'Die Festplatte ist voll.',
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
  removeList: (name, of) => `${name} von ${of} entfernen`,
  notFoundAnyMore: (count) =>
    `${players(count)} ${format.plural(count, { one: 'ist', other: 'sind' })} in dieser Liste nicht mehr zu finden.`,
  read: (name, of) => `${name} von ${of} ist gespeichert.`,
  removed: (name, of) => `${name} von ${of} ist entfernt.`,
  ratingsKept: 'Turniere behalten die Wertungszahlen, die sie daraus übernommen haben.',
  fileKept: (file) => `Die Datei ${file} bleibt, wo sie ist.`,
  readBeside: 'Daneben einlesen',
  older: (name, of, stored) => `Das ist ${name} von ${of}; ${stored} ist schon gespeichert.`,
  olderStays: 'Beide bleiben gespeichert. Gesucht wird in der Liste, die gewählt ist.',
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
  address: 'Adresse',
  addressTitle: 'Liste holen von',
  addressLabel: 'Adresse',
  addressHint:
    'Das Programm verbindet sich mit dieser Adresse, wenn Sie F drücken, nie von selbst, und sonst mit keiner. Leer heißt: Nichts wird geholt.',
  addressSave: 'Adresse behalten',
  fetched: (name, of) => `${name}, ${of}, ist geholt und gespeichert.`,
  fetchedAgo: (host, days) =>
    days === 0
      ? `Heute von ${host} geholt.`
      : `Von ${host} vor ${format.count(days, { one: 'Tag', other: 'Tagen' })} geholt. F holt die Liste von heute.`,
  neverFetched: (host) => `Noch nicht von ${host} geholt. F holt die Liste von heute.`,
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
  inUse: 'in Gebrauch',
  none: 'Keine Ratingliste ist gespeichert. Lesen Sie die Datei players_list_foa.txt der FIDE oder ihre Zip-Datei ein, dann werden Spieler nach Namen gefunden.',
  counts: (list, of, day, isStart) =>
    isStart
      ? `Das Turnier beginnt am ${day}: Es zählen die Wertungszahlen von ${list}, ${of}.`
      : `Ohne Anfangsdatum zählt die Liste von heute: ${list}, ${of}.`,
  missing: (of) =>
    `Die Liste von ${of} ist nicht gespeichert. Lesen Sie sie ein: Sie zählt für dieses Turnier.`,
  layouts: 'Wie eine nationale Liste gelesen wird',
  layoutsKnown:
    'Dieser Aufbau wird an den Überschriften erkannt. Eine andere Tabelle braucht einen Namen und die üblichen Überschriften.',
  layoutsRead: {
    dwz: 'CSV, eine Zeile pro Spieler, mit FIDE-ID',
    ffe: 'Tabelle mit Elo, Schnell, Blitz und Verein',
    ecf: 'CSV, Standard, Schnell und Blitz',
    knsb: 'CSV mit Mitgliedsnummer',
    uscf: 'Tabelle mit Regular, Quick und Blitz',
  },
  refusals: 'Wird eine Datei abgelehnt, bleiben die gespeicherten Listen',
  nothingRefused: 'Keine Datei wurde abgelehnt.',
  notRead: (file) => `NICHT EINGELESEN · ${file}`,
  reading: (file) => `${file} wird eingelesen`,
  percent: (percent) => `${percent} %`,
  progress: (percent, seconds) =>
    seconds === null
      ? `${percent} % fertig.`
      : `${percent} % fertig, noch ${format.count(seconds, { one: 'Sekunde', other: 'Sekunden' })}.`,
  steps: { read: 'Namen lesen und angleichen', build: 'Suche aufbauen, umschalten' },
  meanwhile: 'Inzwischen',
  meanwhileText: 'Suche, Ergebnisse, Auslosung und Druck gehen mit den gespeicherten Listen weiter.',
  cancelReading: 'Einlesen abbrechen',
  found: 'In der Datei gefunden',
  form: 'Form',
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
  unreadable: 'Nicht verstandene Zeilen',
} satisfies Room<'de', 'listsPage'>;

function oddity(found: OutOfLine): string {
  switch (found.code) {
    case 'moved': {
      const by = Math.abs(found.to - found.from);
      return `${number(by)} ${found.to > found.from ? 'mehr' : 'weniger'} als ${month(found.month)}`;
    }
    case 'low-for-title':
      return `${found.rating} ist niedrig für ${found.title}`;
    case 'title-of-women':
      return `${found.title} ist ein Frauentitel`;
    case 'rating-beyond-all':
      return `niemand hatte je ${found.rating}`;
    case 'age':
      return `${found.years} Jahre alt`;
  }
}

type AuditedField = Parameters<Catalogue['audit']['values']>[0][number]['field'];

const FIELDS: Readonly<Record<AuditedField, string>> = {
  name: 'Name',
  title: 'Titel',
  rating: 'Wertungszahl',
  official: 'FIDE-Elo',
  federation: 'Föderation',
  sex: 'Geschlecht',
  birth: 'geboren',
};

export const auditText = {
  title: 'Abgleich',
  open: 'Mit der Liste vergleichen',
  noList: 'Keine Ratingliste: nur doppelte Einträge. Ctrl K, Ratinglisten, liest eine ein.',
  sum: (rows, agree, list, of) =>
    `${number(rows)} zu klären, ${number(agree)} stimmen mit ${list}, ${of}, überein.`,
  otherMonth: (count, of) =>
    `Die Liste hat sich seither geändert: ${format.count(count, { one: 'Wertungszahl stammt', other: 'Wertungszahlen stammen' })} aus einem anderen Monat; ${of} zählt.`,
  columns: {
    kind: 'Was',
    number: 'Nr.',
    name: 'Name',
    differs: 'Eingetragen',
    listed: 'In der Liste',
    changes: 'Ändert',
  },
  kinds: {
    differs: 'Weicht von der Liste ab',
    twice: 'Doppelt eingetragen?',
    missing: 'Nicht in der Liste',
    'out-of-line': 'Ungewöhnlich',
  },
  marks: { differs: 'weicht ab', twice: 'doppelt?', missing: 'fehlt', 'out-of-line': 'ungewöhnlich' },
  filters: {
    all: (rows) => `Alle ${number(rows)}`,
    differs: (rows) => `Abweichend ${number(rows)}`,
    twice: (rows) => `Doppelt ${number(rows)}`,
    missing: (rows) => `Nicht gefunden ${number(rows)}`,
    'out-of-line': (rows) => `Ungewöhnlich ${number(rows)}`,
  },
  fields: FIELDS,
  values: (fields, side) =>
    fields.map((each) => `${FIELDS[each.field]} ${each[side] === '' ? 'leer' : each[side]}`).join(', '),
  number: (from, to) => `Nummer ${from} zu ${to}`,
  likely: (count) => (count === 0 ? 'niemand mit diesem Namen' : `${number(count)} mit diesem Namen`),
  oddities: (found) => found.map(oddity).join(', '),
  entry: 'Dieser Eintrag',
  entered: 'Eingetragen',
  otherEntry: 'Anderer Eintrag',
  onList: (of) => `Liste ${of}`,
  player: 'Spieler',
  filterLabel: 'Gezeigt',
  none: 'leer',
  stays: 'bleibt',
  fromTo: (from, to) => `${number(from)} zu ${number(to)}`,
  otherOf: (name, rating) => (rating > 0 ? `${name}, ${rating}` : name),
  about: ({ federation, birth, club, fideId }) =>
    [
      federation,
      birth === '' ? '' : `geb. ${birth.slice(0, 4)}`,
      club,
      fideId === '' ? '' : `FIDE-ID ${fideId}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  undoable: 'Jede Änderung steht im Protokoll und ist umkehrbar.',
  whatChanges: 'Was das Übernehmen der Liste ändert',
  effects: {
    number: 'Startnummer',
    others: 'Andere, die rücken',
    pairings: 'Auslosungen',
    tieBreaks: 'Feinwertungen nach Wertungszahl',
    ranks: 'Ränge',
  },
  othersMove: (count) => (count === 0 ? 'niemand' : number(count)),
  roundsStay: (rounds) =>
    rounds === 0 ? 'noch keine' : format.count(rounds, { one: 'Runde bleibt', other: 'Runden bleiben' }),
  byRating: (codes) => (codes.length === 0 ? 'keine' : format.list(codes)),
  ranksChange: (count) =>
    count === 0
      ? 'keiner ändert sich'
      : `${number(count)} ${format.plural(count, { one: 'ändert', other: 'ändern' })} sich`,
  proposals: 'Wer in der Liste ist das?',
  noProposal: 'Niemand in der Liste heißt ähnlich. E öffnet den Eintrag, um ihn zu berichtigen.',
  later: 'Später wird es teurer',
  laterText:
    'Bis Runde 4 ausgelost ist, können Nummern neu vergeben werden; das Programm fragt vorher. Danach zählt die neue Wertungszahl nur in Berichten und Feinwertungen.',
  laterArticle: 'C.04.2 2.3',
  source: (source, list, of) =>
    source === 'typed'
      ? 'Die Wertungszahl wurde von Hand eingegeben.'
      : source === 'file'
        ? 'Die Wertungszahl kam aus einer Datei.'
        : `Die Wertungszahl kam aus ${list}, ${of}.`,
  keep: 'Eintrag behalten',
  twoPeople: 'Zwei Personen',
  confirm: 'Es stimmt',
  merge: 'Beide zusammenführen',
  choose: 'nimmt diesen',
  kept: (rows) => `${format.count(rows, { one: 'Eintrag', other: 'Einträge' })} angesehen und behalten.`,
  settled: (name) => `${name} wird behalten`,
  merged: (name) => `${name} ist jetzt ein Spieler`,
  settledAlready: 'Hier ist nichts mehr zu klären.',
  bothPlayed: (a, b, round) =>
    `${a} und ${b} haben beide eine Partie in Runde ${round} und können deshalb nicht zusammengeführt werden.`,
  twoWhoPlayed:
    'Verwerfen Sie die Auslosung, wenn die Runde noch nicht gespielt ist; sonst sind es zwei Personen.',
  mergeThem: 'Wenn beide eine Person sind, führen Sie die zwei Einträge zusammen.',
  mergeAct: (kept, gone) => `${gone} mit ${kept} zusammenführen`,
  goes: (name, tpn) =>
    `Der Eintrag ${name}${tpn > 0 ? `, Nr. ${tpn},` : ''} wird entfernt; was im anderen leer ist, wird daraus ergänzt.`,
  draftGoes: (round) => `Der Entwurf von Runde ${round} wird verworfen.`,
  gamesMove: (games, kept) =>
    `${format.count(games, { one: 'Partie geht', other: 'Partien gehen' })} an ${kept}.`,
  byeFalls: (name, round) => `Das Freilos von ${name} in Runde ${round} zählt nicht mehr.`,
  numbersClose: 'Die Startnummern dahinter rücken um eins auf.',
  isListed: (name, listed, list, of) => `Für ${name} ${listed} aus ${list}, ${of}, übernehmen`,
  ranksMove: (count, codes) =>
    count === 0
      ? 'Alle Ränge bleiben.'
      : `${format.count(count, { one: 'Rang ändert', other: 'Ränge ändern' })} sich${codes.length > 0 ? `, durch ${format.list(codes)}` : ''}.`,
  back: 'Zurück zu den Spielern',
  afterReading: (count) =>
    `Die Liste ist gespeichert. ${format.count(count, { one: 'Eintrag weicht', other: 'Einträge weichen' })} davon ab: Ctrl D.`,
  use: 'Liste übernehmen',
  useAll: (count) => `Liste für alle ${number(count)} übernehmen`,
  edit: 'Eintrag öffnen',
  nothing: 'Nichts zu klären: Die Einträge stimmen mit der Liste überein.',
  nothingHere: 'Nichts dieser Art.',
  take: (count, list, of) => `${list}, ${of}, für ${players(count)} übernehmen`,
  numbersMove: (count) =>
    count === 0
      ? 'Alle Startnummern bleiben.'
      : `${format.count(count, { one: 'Startnummer rückt', other: 'Startnummern rücken' })}.`,
  change: (name, fields) =>
    fields.length === 0
      ? `${name}: nur die Herkunft der Wertungszahl`
      : `${name}: ${fields.map((each) => `${FIELDS[each.field]} ${each.entered || 'leer'}, jetzt ${each.listed || 'leer'}`).join('; ')}`,
  more: (count) => `${format.count(count, { one: 'weiterer Spieler', other: 'weitere Spieler' })}.`,
  notOnList: (name) => `${name} ist nicht in der Liste.`,
  taken: (count) => `Die Liste ist für ${players(count)} übernommen.`,
} satisfies Room<'de', 'audit'>;

export const listMatchText = {
  list: (name, of) => `${name}, ${of}`,
  verdicts: {
    exact: (list) => `In ${list} gefunden.`,
    likely: (list) => `Vielleicht ein Spieler aus ${list}: Wählen Sie.`,
    several: (list, count) =>
      `${players(count)} aus ${list} ${format.plural(count, { one: 'kann', other: 'können' })} gemeint sein: Wählen Sie.`,
    none: (list) => `In ${list} nicht gefunden.`,
  },
  as: (facts, list) => `${facts} (${list})`,
  asTyped: 'ein neuer Spieler wie in der Tabelle',
} satisfies Room<'de', 'listMatch'>;
