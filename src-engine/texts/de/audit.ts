/** The entries beside the rating list. */
import type { OutOfLine } from '../../handling/out-of-line.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';
import { listsText } from './lists.ts';

const { number } = format;

const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });

function oddity(found: OutOfLine): string {
  switch (found.code) {
    case 'moved': {
      const by = Math.abs(found.to - found.from);
      return `${number(by)} ${found.to > found.from ? 'mehr' : 'weniger'} als im ${listsText.month(found.month)}`;
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

function groupWords({ leaves, enters }: Parameters<Catalogue['audit']['change']>[2]): string[] {
  return [
    ...(leaves.length === 0 ? [] : [`verlässt ${format.list(leaves)}`]),
    ...(enters.length === 0 ? [] : [`kommt in ${format.list(enters)}`]),
  ];
}

function listsInWords(lists: Parameters<Catalogue['audit']['sum']>[2]): string {
  return format.list(lists.map(({ name, month }) => `${name}, ${month}`));
}

const FIELDS: Readonly<Record<AuditedField, string>> = {
  name: 'Name',
  title: 'Titel',
  rating: 'Wertungszahl',
  official: 'FIDE-Elo',
  national: 'nationale Zahl',
  federation: 'Föderation',
  sex: 'Geschlecht',
  birth: 'geboren',
  fideId: 'FIDE-ID',
};

function valueOf(field: AuditedField, value: string): string {
  if (value !== '') return value;
  return field === 'sex' || field === 'birth' ? 'unbekannt' : 'leer';
}

export const auditText = {
  title: 'Abgleich',
  open: 'Mit der Liste vergleichen',
  noList: 'Keine Ratingliste: nur doppelte Einträge. Ctrl K, Ratinglisten, liest eine ein.',
  noListRead: 'Nur nach doppelten Einträgen wurde gesucht: Es ist keine Ratingliste eingelesen.',
  print: 'Als Blatt speichern',
  saved: (path) => `Der Abgleich ist gespeichert als ${path}.`,
  sum: (rows, agree, lists) =>
    `${number(rows)} zu klären, ${format.count(agree, { one: 'stimmt', other: 'stimmen' })} mit ${listsInWords(lists)}, überein.`,
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
    'other-person': 'FIDE-ID einer anderen Person?',
    'other-month': 'Wertungszahl eines anderen Monats',
    differs: 'Weicht von der Liste ab',
    twice: 'Doppelt eingetragen?',
    missing: 'In keiner Liste',
    'out-of-line': 'Ungewöhnlich',
  },
  marks: {
    'other-person': 'wessen ID?',
    'other-month': 'Monat',
    differs: 'weicht ab',
    twice: 'doppelt?',
    missing: 'nicht gefunden',
    'out-of-line': 'ungewöhnlich',
  },
  filters: {
    all: (rows) => `Alle ${number(rows)}`,
    differs: (rows) => `Abweichend ${number(rows)}`,
    twice: (rows) => `Doppelt ${number(rows)}`,
    missing: (rows) => `Nicht gefunden ${number(rows)}`,
    'out-of-line': (rows) => `Ungewöhnlich ${number(rows)}`,
  },
  fields: FIELDS,
  values: (fields, side) =>
    fields.map((each) => `${FIELDS[each.field]} ${valueOf(each.field, each[side])}`).join(', '),
  number: (from, to) => `Nr.\u00a0${from} wird ${to}`,
  likely: (count) => (count === 0 ? 'niemand' : `${number(count)} mit diesem Namen`),
  oddities: (found) => found.map(oddity).join(', '),
  entry: 'Dieser Eintrag',
  entered: 'Eingetragen',
  otherEntry: 'Anderer Eintrag',
  onList: (of) => `Liste ${of}`,
  player: 'Spieler',
  filterLabel: 'Gezeigt',
  value: valueOf,
  none: 'leer',
  stays: 'bleibt',
  fromTo: (from, to) => `${number(to)} statt ${number(from)}`,
  otherOf: (name, rating) => (rating > 0 ? `${name}, ${rating}` : name),
  about: ({ federation, birth, club, fideId }) =>
    [
      federation,
      birth === '' ? '' : `geb.\u00a0${birth.slice(0, 4)}`,
      club,
      fideId === '' ? '' : `FIDE-ID ${fideId}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  undoable: 'Jede Änderung steht im Protokoll und ist umkehrbar.',
  whatChanges: 'Was die Übernahme der Liste ändert',
  effects: {
    number: 'Startnummer',
    others: 'Weitere neue Nummern',
    pairings: 'Auslosungen',
    tieBreaks: 'Feinwertungen nach Wertungszahl',
    ranks: 'Ränge',
    groups: 'Preisgruppen',
  },
  othersMove: (count) => (count === 0 ? 'keine' : number(count)),
  roundsStay: (rounds) =>
    rounds === 0 ? 'noch keine' : format.count(rounds, { one: 'Runde bleibt', other: 'Runden bleiben' }),
  byRating: (codes) => (codes.length === 0 ? 'keine' : format.list(codes)),
  ranksChange: (count) =>
    count === 0
      ? 'keiner ändert sich'
      : `${number(count)} ${format.plural(count, { one: 'ändert', other: 'ändern' })} sich`,
  groupsOf: (groups) => (groups === undefined ? 'keine ändert sich' : groupWords(groups).join('; ')),
  groupsChange: (count) =>
    `${format.count(count, { one: 'Spieler wechselt die Preisgruppe', other: 'Spieler wechseln die Preisgruppe' })}.`,
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
        : list === ''
          ? 'Die Wertungszahl kam aus einer Liste; welche, wurde nicht festgehalten.'
          : `Die Wertungszahl kam aus ${list}, ${of}.`,
  idOf: (name, fideId, owner) =>
    `Die FIDE-ID ${fideId}, eingetragen für ${name}, ist in der Liste die von ${owner}.`,
  sayWho:
    'Sagen Sie zuerst, wer es ist: Wählen Sie nach dem Namen, oder sagen Sie, dass beide dieselbe Person sind.',
  samePerson: 'Es ist dieselbe Person',
  sameIn: (of) => `im ${of} gleich`,
  keep: 'Eintrag behalten',
  twoPeople: 'Zwei Personen',
  confirm: 'Es stimmt',
  merge: 'Beide zusammenführen',
  choose: 'nimmt diesen',
  kept: (rows) => `${format.count(rows, { one: 'Eintrag', other: 'Einträge' })} angesehen und behalten.`,
  settled: (name) => `${name}: Eintrag behalten`,
  merged: (name) => `${name} ist jetzt ein einziger Eintrag`,
  settledAlready: 'Hier ist nichts mehr zu klären.',
  bothPlayed: (a, b, round) =>
    `${a} und ${b} haben beide eine Partie in Runde ${round} und können deshalb nicht zusammengeführt werden.`,
  twoWhoPlayed:
    'Verwerfen Sie die Auslosung, wenn die Runde noch nicht gespielt ist; sonst sind es zwei Personen.',
  mergeThem: 'Wenn beide dieselbe Person sind, führen Sie die zwei Einträge zusammen.',
  mergeAct: (kept, gone) => `${gone} mit ${kept} zusammenführen`,
  goes: (name, tpn) => `Der Eintrag ${name}${tpn > 0 ? `, Nr.\u00a0${tpn},` : ''} wird entfernt.`,
  draftGoes: (round) => `Der Entwurf von Runde ${round} wird verworfen.`,
  gamesMove: (games, kept) =>
    `${format.count(games, { one: 'Partie geht', other: 'Partien gehen' })} an ${kept}.`,
  byeFalls: (name, round) => `Das Freilos von ${name} in Runde ${round} zählt nicht mehr.`,
  standing: {
    status: 'Teilnahme',
    plays: 'spielt',
    left: (round, expelled) => `${expelled ? 'ausgeschlossen' : 'zurückgetreten'} ab Runde ${round}`,
    entryRound: 'erste Runde',
    arrival: 'Ankunft',
    arrivals: { here: 'anwesend', expected: 'erwartet', later: 'später' },
    changes: (what, before, after) => `${what}: ${before}, jetzt ${after}.`,
    stays: (what, kept, gone) => `${what}: „${kept}“ bleibt, „${gone}“ entfällt.`,
    seenLater: {
      game: (name, round) => `${name} hat eine Partie in Runde ${round}.`,
      'check-in': (name, round) => `${name} wurde vor Runde ${round} als anwesend vermerkt.`,
    },
    adjustments: (kept, gone) =>
      `Bonus- oder Strafpunkte: ${format.points(kept)} und ${format.points(gone)}, jetzt ${format.points(kept + gone)}.`,
  },
  numbersClose: 'Die Startnummern danach rücken um eins auf.',
  isListed: (name, listed, list, of) => `Für ${name} ${listed} aus ${list}, ${of}, übernehmen`,
  ranksMove: (count, codes) =>
    count === 0
      ? 'Alle Ränge bleiben.'
      : `${format.count(count, { one: 'Rang ändert', other: 'Ränge ändern' })} sich${codes.length > 0 ? `, durch ${format.list(codes)}` : ''}.`,
  back: 'Zurück zu den Spielern',
  afterReading: (count) =>
    `Die Liste ist gespeichert. ${format.count(count, { one: 'Eintrag weicht', other: 'Einträge weichen' })} davon ab: Ctrl D.`,
  use: 'Liste übernehmen',
  mark: 'Markieren',
  marked: 'markiert',
  useMarked: (count) => `Liste für ${number(count)} Markierte übernehmen`,
  useAll: (count) => `Liste für alle ${number(count)} übernehmen`,
  edit: 'Eintrag öffnen',
  nothing: 'Nichts zu klären: Die Einträge stimmen mit der Liste überein.',
  nothingHere: 'Nichts dieser Art.',
  take: (count, lists) => `${listsInWords(lists)}, für ${players(count)} übernehmen`,
  numbersMove: (count) =>
    count === 0
      ? 'Alle Startnummern bleiben.'
      : `${format.count(count, { one: 'Startnummer ändert', other: 'Startnummern ändern' })} sich.`,
  change: (name, fields, groups) =>
    fields.length === 0
      ? `${name}: nur die Herkunft der Wertungszahl`
      : `${name}: ${[...fields.map((each) => `${FIELDS[each.field]} ${valueOf(each.field, each.entered)}, jetzt ${valueOf(each.field, each.listed)}`), ...groupWords(groups)].join('; ')}`,
  more: (count) => `${format.count(count, { one: 'weiterer Spieler', other: 'weitere Spieler' })}.`,
  notOnList: (name) => `${name} ist in keiner der abgefragten Listen.`,
  taken: (count) => `Die Liste ist für ${players(count)} übernommen.`,
} satisfies Room<'de', 'audit'>;
