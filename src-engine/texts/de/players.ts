import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

function facts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

const born = (birth: string): string => (birth === '' ? '' : `geb.\u00a0${birth.slice(0, 4)}`);
const roundFrom = (first: number, last: number): string =>
  `Geben Sie eine Runde von ${first} bis ${last} ein.`;

export const playersText = {
  title: 'Spieler',
  player: 'Spieler',
  none: 'Noch keine Spieler. Ctrl N trägt den ersten ein, Ctrl I importiert eine Tabelle.',
  noneHere: 'Hier sind keine Spieler.',
  choose: 'Wählen Sie einen Spieler, um mehr zu sehen.',
  find: 'Name oder FIDE-ID suchen',
  deskHint: (round) => `anwesend, R${round}`,
  nextMatch: 'nächster',
  new: 'neu',
  noMatch: (typed) => `Kein Spieler gefunden: „${typed}“.`,
  isHere: (name, time) => `${name} anwesend, ${time}`,
  isAbsent: (name, round) => `${name} fehlt in Runde ${round}`,
  isExpected: (name) => `${name} nicht eingetroffen`,
  alreadyHere: (name) => `${name} ist schon anwesend.`,
  alreadyAway: (name) => `${name} ist schon als nicht anwesend vermerkt.`,
  notStored: (name, why) => `${name} nicht vermerkt: ${why}`,
  threeLetters: 'Tippen Sie drei Buchstaben, dann Enter.',
  counts: {
    here: 'anwesend',
    expected: 'erwartet',
    coming: 'später',
    absent: 'fehlen',
    out: 'Rücktritte',
  },
  presences: {
    here: 'anwesend',
    expected: 'erwartet',
    coming: 'später',
    bye: 'Freilos',
    absent: 'fehlt',
    out: 'Rücktritt',
  },
  roundMarks: {
    played: 'gespielt',
    plays: 'spielt',
    here: 'anwesend',
    half: 'Freilos mit halbem Punkt',
    full: 'Freilos mit ganzem Punkt',
    zero: 'keine Partie, 0 Punkte',
    coming: 'noch nicht im Turnier',
    out: 'zurückgetreten',
  },
  coming: 'S',
  roundHead: (round) => `R${round}`,
  roundMark: (round, mark) => `Runde ${round}: ${mark}`,
  show: { rounds: 'Runden', particulars: 'Angaben' },
  sort: 'Nach der nächsten Spalte sortieren',
  turn: 'Reihenfolge umkehren',
  showWhat: 'Spalten',
  late: 'Später',
  absent: 'Fehlt',
  filters: {
    all: (count) => `Alle ${count}`,
    expected: (count) => `Erwartet ${count}`,
    look: (count) => `Zu prüfen ${count}`,
  },
  columns: {
    tpn: 'Nr.',
    arrival: (round) => `Runde ${round}`,
    arrivedAt: 'Um',
    state: 'Stand',
    name: 'Name',
    federation: 'Land',
    rating: 'TWZ',
    source: 'Aus',
    birth: 'Geb.',
    fideId: 'FIDE-ID',
    club: 'Verein',
    points: 'Pkt.',
    look: 'Prüfen',
  },
  sources: { list: 'Liste', file: 'Datei', typed: 'Hand' },
  unrated: 'ohne',
  noId: 'keine',
  import: 'Importieren',
  closeCheckIn: 'Anwesenheit abschließen',
  toRound: (round) => `Zu Runde ${round}`,
  edit: 'Bearbeiten',
  add: 'Neuer Spieler',
  remove: 'Entfernen',
  bye: 'Freilos',
  withdraw: 'Rücktritt',
  takeBack: 'Spielt wieder',
  markHere: 'Anwesend',
  markLater: 'Kommt später',
  undoArrival: 'Nicht da',
  card: 'Karte',
  aboutPlayer: (player): string =>
    facts([player.federation, born(player.birth), player.club, player.category]),
  facts: {
    rating: 'Wertungszahl',
    listK: 'K der Liste',
    title: 'Titel',
    fideId: 'FIDE-ID',
    sex: 'Geschlecht',
    entry: 'Spielt ab',
    number: 'Nummer',
  },
  estimate: (value) => `geschätzt ${value}`,
  sexes: { m: 'männlich', w: 'weiblich' },
  fromRound: (round) => `Runde ${round}`,
  byes: 'Beantragte Freilose',
  byesNone: 'Keine.',
  byeHint: 'dann die Rundennummer.',
  byeKinds: { half: '½ Punkt', zero: '0 Punkte', full: '1 Punkt' },
  byeMarks: { half: '½', zero: '0', full: '1' },
  byeIn: (round, kind) =>
    `Runde ${round}: ${{ half: 'Freilos mit halbem Punkt', zero: 'Freilos ohne Punkt', full: 'Freilos mit ganzem Punkt' }[kind]}`,
  history: 'Verlauf',
  games: 'Partien',
  gameColumns: {
    round: 'R',
    opponent: 'Gegner',
    result: 'Ergebnis',
    points: 'Pkt.',
    expected: 'Erw.',
    change: 'Änd.',
  },
  rank: (rank) => `Rang ${rank}`,
  added: (name) => `${name} eingetragen`,
  changed: (name) => `${name} geändert`,
  removed: (name) => `${name} entfernt`,
} satisfies Room<'de', 'players'>;

export const playerFormText = {
  titleNew: 'Neuer Spieler',
  titleEdit: 'Spieler',
  fields: {
    name: 'Name',
    title: 'Titel',
    sex: 'Geschlecht',
    rating: 'FIDE-Elo',
    national: 'Nationale Wertungszahl',
    own: 'Turnierwertungszahl',
    later: 'Spätere Wertungszahlen',
    source: 'Wertungszahl aus',
    estimate: 'Geschätzte Spielstärke',
    federation: 'Föderation',
    fideId: 'FIDE-ID',
    birth: 'Geboren',
    club: 'Verein',
    category: 'Kategorie',
    feePaid: 'Startgeld bezahlt',
    noHalfBye: 'Keine Freilose mit halbem Punkt',
  },
  nameHint: 'Nachname, Vorname',
  birthHint: 'JJJJ oder JJJJ/MM/TT',
  noTitle: 'keiner',
  noSex: 'unbekannt',
  estimateHint: 'Reiht einen Spieler ohne Wertungszahl ein (C.04.2 2.1). 0 für keine.',
  save: 'Speichern',
  saveNext: 'Speichern, nächster',
  sources: {
    list: 'Ratingliste',
    file: 'importierte Datei',
    typed: 'Von Hand eingegeben',
    of: (list, kind, month) => `${kind === '' ? list : `${list} ${kind}`}, ${month}`,
  },
  entry: 'Spielt ab',
  entryHint: (next) => `Runde ${next} ist die erste, die einen neuen Spieler aufnehmen kann.`,
  byes: 'Freilose',
  byesHint: 'Runden, etwa 3 oder 4=0: ½ Punkt, oder die Punkte hinter dem Gleichheitszeichen.',
  problems: {
    entry: roundFrom,
    byes: 'Schreiben Sie jedes Freilos als Runde, oder als Runde und Punkte: 3, 4=0, 5=½.',
    name: 'Geben Sie einen Namen ein.',
    later: 'Schreiben Sie R5 2150, R9 2180: die Runde und die Wertungszahl ab dieser Runde.',
    rating: 'Geben Sie eine Wertungszahl von 0 bis 3500 ein.',
    estimate: 'Geben Sie eine Schätzung von 0 bis 3500 ein.',
    federation: 'Geben Sie die drei Buchstaben einer Föderation ein, oder lassen Sie das Feld leer.',
    fideId: 'Geben Sie die FIDE-ID in Ziffern ein.',
    birth: 'Schreiben Sie das Geburtsdatum als 1990 oder 1990/05/31.',
  },
} satisfies Room<'de', 'playerForm'>;

export const byeText = {
  title: (name) => `Freilos für ${name}`,
  round: 'Runde',
  kind: 'Freilos',
  kinds: {
    half: 'Freilos mit halbem Punkt',
    zero: 'Freilos ohne Punkt',
    full: 'Freilos mit ganzem Punkt',
  },
  none: 'Kein Freilos',
  save: 'Speichern',
  saved: (name, round) => `${name}: Freilos in Runde ${round}`,
  cleared: (name, round) => `${name}: kein Freilos in Runde ${round}`,
  noRounds: 'Für ein Freilos ist keine Runde mehr übrig.',
  announced: (name, rounds) =>
    `${name}: Freilos mit halbem Punkt in ${rounds.length === 1 ? 'Runde' : 'den Runden'} ${format.list(rounds.map(String))}.`,
  announcedAdvice: 'Nehmen Sie dieses Freilos zuerst zurück.',
  notEligible: (names) => `${names.join('; ')}: in diesem Turnier kein Freilos mit halbem Punkt möglich.`,
  notEligibleAdvice: 'Geben Sie ein Freilos ohne Punkt, oder ändern Sie zuerst den Spieler.',
  deprecated:
    'Freilose mit ganzem Punkt gelten als überholt: Geben Sie eines nur, wenn die Turnierbestimmungen es vorsehen.',
} satisfies Room<'de', 'bye'>;

export const checkInText = {
  title: (count) => (count === 1 ? '1 Spieler nicht eingetroffen' : `${count} Spieler nicht eingetroffen`),
  hint: (round) =>
    round === 1
      ? 'Wer bei der Auslosung von Runde 1 auf dieser Liste ist, spielt nach dem Eintreffen ab Runde 2.'
      : `Wer auf dieser Liste ist, wird in Runde ${round} gepaart, wenn Sie nicht „Fehlt“ vermerken.`,
  everybody: 'Alle Spieler berücksichtigt.',
  over: 'Alle Runden sind veröffentlicht: Die Anwesenheit ist abgeschlossen.',
  overAdvice: 'Nehmen Sie zuerst die letzte Runde zurück, wenn ihre Auslosung geändert werden muss.',
  noRound: (round) => `Ab Runde ${round} kann kein Spieler zurückkommen.`,
  rounds: (first, last) => (first === last ? `Nur Runde ${last} ist noch übrig.` : roundFrom(first, last)),
  playsAgain: (name, from) => `${name} war ab Runde ${from} zurückgetreten und spielt wieder.`,
  losesBye: (name, round, bye) =>
    `${name} gibt das Freilos mit ${bye === 'half' ? 'halbem' : 'ganzem'} Punkt in Runde ${round} auf und wird gepaart.`,
  acts: {
    here: 'Als anwesend vermerken',
    'not-here': 'Als nicht anwesend vermerken',
    from: 'Später zurückkommen',
  },
  giveBye: 'Freilos geben',
  entry: {
    onWall: (round) => `Runde ${round} ist veröffentlicht und nimmt keinen neuen Spieler auf.`,
    from: (round) => `Tragen Sie den Spieler ab Runde ${round} oder später ein.`,
    beyond: (rounds) => `Das Turnier hat ${format.count(rounds, { one: 'Runde', other: 'Runden' })}.`,
    byeBefore: (bye, from) =>
      `Ein Freilos in Runde ${bye} liegt vor Runde ${from}, ab der der Spieler teilnimmt.`,
    byeBeforeAdvice:
      'Runden vor dem Einstieg bringen keine Punkte. Entfernen Sie das Freilos, oder lassen Sie den Spieler früher beginnen.',
  },
} satisfies Room<'de', 'checkIn'>;

export const lateText = {
  title: (name) => `${name} kommt später`,
  consequence: 'Bis dahin wird der Spieler nicht gepaart und bekommt keine Punkte.',
  from: 'Spielt ab Runde',
  save: 'Speichern',
  saved: (name, round) => `${name} spielt ab Runde ${round}`,
  problem: roundFrom,
} satisfies Room<'de', 'late'>;

export const withdrawText = {
  title: (name) => `Rücktritt: ${name}`,
  consequence:
    'Ab dieser Runde wird der Spieler nicht gepaart und bekommt keine Punkte. Gespielte Partien zählen.',
  from: 'Ab Runde',
  do: 'Rücktritt eintragen',
  keep: 'Abbrechen',
  done: (name, round) => `${name} zurückgetreten ab Runde ${round}`,
  expelled: 'Ausgeschlossen',
  expelledHint: 'Fällt aus der Rangliste; die gespielten Partien zählen für die Gegner.',
  why: 'Grund',
  expel: {
    act: 'Spieler ausschließen',
    leaves: (name, round) => `${name} wird ab Runde ${round} nicht mehr gepaart.`,
    standings:
      'Die Rangliste eines Schweizer-System-Turniers führt den Spieler nicht mehr. Die Partien zählen für die Gegner.',
    inReport: 'Der Bericht vermerkt es.',
    whyMissing: 'Geben Sie an, warum der Spieler ausgeschlossen wird.',
    done: (name, round) => `${name} ausgeschlossen ab Runde ${round}`,
    note: (round) => `Ausgeschlossen R${round}`,
  },
  undone: (name) => `${name} spielt wieder`,
} satisfies Room<'de', 'withdraw'>;

export const exchangeText = {
  action: 'Nummer mit dem nächsten Gleichen tauschen',
  act: 'Startnummern tauschen',
  gets: (name, number) => `${name} bekommt Nummer ${number}.`,
  roundsStay: 'Ausgeloste Runden bleiben, wie sie sind.',
  fixed: 'Sobald Runde 4 ausgelost ist, bleiben die Startnummern, wie sie sind.',
  given:
    'Die Nummern dieser Tabelle sind gelost oder von Hand vergeben; ändern kann man sie in den Einstellungen.',
  notEqual: 'Diese zwei Spieler haben nicht dieselbe Wertungszahl.',
  onlyEquals: 'Getauscht wird nur unter Spielern mit gleicher Wertungszahl, die Nummern haben.',
  nobody: (name) => `Hinter ${name} hat niemand dieselbe Wertungszahl.`,
  done: (one, other) => `${one} und ${other} haben die Nummern getauscht`,
} satisfies Room<'de', 'exchange'>;

const PACES = { standard: 'Standard', rapid: 'Schnell', blitz: 'Blitz' } as const;

export const lookUpText = {
  title: 'Gefundene Spieler',
  find: 'Neuer Spieler: Name oder FIDE-ID in der Liste',
  add: 'eintragen',
  wishes: 'Freilose und Startgeld',
  hint: 'Namen in jeder Reihenfolge, mit oder ohne Akzente, oder eine FIDE-ID.',
  severalFit: 'Mehrere Spieler passen: einen wählen, dann Enter.',
  tolerant: 'Tippfehler erlauben',
  byHand: 'Von Hand eingeben',
  paces: PACES,
  inTournament: 'In diesem Turnier',
  enteredLast: 'Zuletzt eingetragen',
  takesBack: 'nimmt den letzten Eintrag zurück',
  onList: (list, month) => `In der Liste ${list}, ${month}`,
  onlyOn: (list, month) => `Nur in der Liste ${list}, ${month}`,
  otherList: 'Eine andere Liste',
  shown: (shown, count) =>
    count <= shown
      ? format.count(count, { one: 'Treffer', other: 'Treffer' })
      : `die ersten ${shown} von ${count >= 1000 ? 'mehr als ' : ''}${format.number(count)}, höchste Wertungszahl zuerst`,
  nobody: 'Kein Treffer in der Liste. Mit Ctrl N geben Sie den Spieler von Hand ein.',
  nobodyStrict:
    'Kein Treffer in der Liste. Ctrl F erlaubt Tippfehler, mit Ctrl N geben Sie den Spieler von Hand ein.',
  type: 'Tippen Sie den Anfang eines Namens, oder fügen Sie eine FIDE-ID ein.',
  entered: (number) => (number > 0 ? `Eingetragen, Nr.\u00a0${number}` : 'Eingetragen'),
  enteredSo: (number, isHere) =>
    `Schon eingetragen${number > 0 ? `, Nr.\u00a0${number}` : ''}. ${isHere ? 'Ist anwesend.' : 'Enter meldet anwesend.'}`,
  inactive: 'Inaktiv',
  noRating: {
    standard: 'Standard: keine',
    rapid: 'Schnell: keine',
    blitz: 'Blitz: keine',
  },
  newPlayer: 'Neuer Spieler',
  fromList: 'aus der Liste',
  about: (player) =>
    facts([
      player.federation,
      player.born === 0 ? '' : `geb.\u00a0${player.born}`,
      player.number,
      player.club,
    ]),
  counts: ({ pace, list, month, k }) =>
    pace === ''
      ? `Ohne Wertungszahl in ${list}, ${month}.`
      : `Hier zählt ${PACES[pace]}. ${list}, ${month}${k > 0 ? `, K\u00a0${k}` : ''}.`,
  onLists: 'Wertungszahlen der Listen',
  otherRating: 'Eine andere der Wertungszahlen',
  fee: 'Startgeld',
  paid: 'bezahlt',
  notPaid: 'nicht bezahlt',
  changes: 'Was sich ändert',
  maybe: (name, number) => `Vielleicht schon eingetragen: ${name}${number > 0 ? `, Nr.\u00a0${number}` : ''}`,
  number: (number, of) => `Startnummer ${number} von ${of}, nach Wertungszahl, Titel und Name.`,
  late: (round) => `Nachmeldung: spielt ab Runde ${round}, ohne Punkte für die Runden davor (C.04.2 2.4).`,
  addHere: 'Als anwesend eintragen',
  addOnly: 'Nur eintragen',
  added: (name, here) => (here ? `${name} eingetragen, anwesend` : `${name} eingetragen`),
  chooseHit: 'Wählen Sie einen Spieler aus der Liste.',
  enter: (name) => `${name} eintragen`,
  near: ({ name, federation, birth, tpn }) =>
    `${facts([name, federation, birth.slice(0, 4)])} ist schon eingetragen${tpn > 0 ? `, Nr.\u00a0${tpn}` : ''}.`,
  enteredAlready: (name, tpn) =>
    `${name} ist schon mit dieser FIDE-ID eingetragen${tpn > 0 ? `, Nr.\u00a0${tpn}` : ''}.`,
  onceEntered: 'Jede Person wird einmal eingetragen. Ändern Sie den vorhandenen Eintrag.',
} satisfies Room<'de', 'lookUp'>;
