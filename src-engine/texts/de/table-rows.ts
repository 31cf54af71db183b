/** What is said of a table or report from outside, row by row and cell by cell, and the headings of exported tables. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** `Die Zeilen 3, 8 und 12 weitere` */
function rowsOf(rows: readonly number[], more: number): string {
  if (rows.length === 1) return `Zeile ${rows[0]}`;
  return more > 0 ? `Die Zeilen ${rows.join(', ')} und ${more} weitere` : `Die Zeilen ${rows.join(', ')}`;
}

const cellNames = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} und ${more} weitere` : names.join(', ');

export const tableRowsText = {
  text: {
    notUtf8: (encoding) => `Der Text ist kein UTF-8; er wurde als ${encoding} gelesen.`,
    noHeadings: 'Es wurden keine Überschriften gefunden: Die erste Zeile zählt als Zeile.',
    aboveHeadings: (row) => `Was über den Überschriften in Zeile ${row} steht, gehört nicht zur Tabelle.`,
    column: (column) => `Spalte ${column}`,
    otherDelimiter: (rows, more) =>
      `${rowsOf(rows, more)} ${format.plural(rows.length, { one: 'hat', other: 'haben' })} ein anderes Trennzeichen als die meisten.`,
    quotation: (rows, more) =>
      `${rowsOf(rows, more)} ${format.plural(rows.length, { one: 'hat', other: 'haben' })} ein Anführungszeichen zu viel oder zu wenig.`,
    formulas: (cells, more) =>
      `Formeln ohne Wert, als leer gelesen: ${cellNames(cells, more)}. Speichern Sie die Arbeitsmappe zuerst in einer Tabellenkalkulation.`,
    errors: (cells, more) => `Zellen mit Fehler, als leer gelesen: ${cellNames(cells, more)}.`,
    rowReference: (row) => `Zeile ${row}`,
    cellReference: (row, column) => `Zeile ${row}, Spalte ${column}`,
  },
  cells: {
    fields: {
      rating: 'Wertungszahl',
      birth: 'Geburtsdatum',
      fideId: 'FIDE-ID',
      byes: 'Freilose',
      sex: 'Geschlecht',
      title: 'Titel',
      federation: 'Föderation',
    },
    unreadable: (field, cell) => `${field} „${cell}“ ist nicht lesbar und wurde weggelassen`,
    birthAs: (cell, date) => `Geburtsdatum „${cell}“ wurde als ${date} gelesen`,
    birthAsDay: (cell, date) => `Geburtsdatum „${cell}“ wurde als Tageszahl von ${date} gelesen`,
    birthDayFirst: (cell) => `Geburtsdatum „${cell}“ wurde mit dem Tag zuerst gelesen`,
    byesBeyond: (cell) =>
      `Freilose „${cell}“ nennen Runden, in denen keines möglich ist; sie wurden weggelassen`,
    titleInName: (title) => `Der Titel ${title} wurde dem Namen entnommen`,
  },
  players: {
    sentence: (reason) => `${reason}.`,
    idOf: (fideId, names) => `FIDE-ID ${fideId} gehört zu ${format.list(names)}`,
    severalOfName: 'Mehrere eingetragene Spieler haben diesen Namen',
    otherBirth:
      'Ein eingetragener Spieler hat diesen Namen, aber ein anderes Geburtsjahr oder eine andere FIDE-ID',
    almost: (name) => `Fast der Name von ${name}`,
    headings: 'Die Zeile wiederholt die Überschriften',
    beyond: (cells) => `Nach der letzten Überschrift kommt „${cells}“; das wurde weggelassen`,
    noName: 'Die Zeile hat keinen Namen',
    notAName: (name) => `„${name}“ ist kein Name`,
    twin: (row) => `Derselbe Spieler wie in Zeile ${row}`,
    hidden: 'Die Zeile ist in der Arbeitsmappe ausgeblendet',
  },
  results: {
    noBoard: (round, board) => `Runde ${round} hat kein Brett ${board}.`,
    neither: 'Die Zeile nennt weder ein Brett noch einen Spieler.',
    noGame: (round) => `Diese Spieler treffen in Runde ${round} nicht aufeinander.`,
    nowhere: (name, board) => `„${name}“ spielt weder an Brett ${board} noch an einem anderen.`,
    elsewhere: (name, board, other) => `„${name}“ spielt nicht an Brett ${board}, sondern an Brett ${other}.`,
    turned: (white) => `Die Farben sind umgekehrt: ${white} hat Weiß.`,
    already: 'Das Brett hat dieses Ergebnis schon.',
    another: 'Das Brett hat schon ein anderes Ergebnis.',
    noRound: (round) => `Runde ${round} gibt es noch nicht.`,
    notPublished: (round) => `Runde ${round} ist nicht veröffentlicht.`,
    noResult: 'Die Zeile hat kein Ergebnis.',
    notAResult: (cell) => `„${cell}“ ist kein Ergebnis.`,
    severalBoards: 'Mehrere Bretter passen zu diesen Namen.',
    hidden: 'Die Zeile ist in der Arbeitsmappe ausgeblendet.',
    different: (board) => `Mehrere Zeilen geben Brett ${board} verschiedene Ergebnisse.`,
    sameAs: (row) => `Dasselbe wie Zeile ${row}.`,
    insteadOf: (game, was) => `${game}, statt ${was}`,
    has: (result) => `Das Brett hat schon ${result}.`,
    game: (board, white, result, black) => `${board} · ${white} ${result} ${black}`,
    place: (round, board, game) => `R${round} · ${board} · ${game}`,
  },
  options: {
    skip: 'auslassen',
    newPlayer: 'ein neuer Spieler',
    change: (name, news) => `${name}, ändern: ${news}`,
    asEntered: (name, facts) =>
      facts === '' ? `${name}, wie eingetragen` : `${name}, wie eingetragen (${facts})`,
    says: (news) => `Die Zeile nennt ${news}.`,
    official: (rating) => `FIDE ${rating}`,
    national: (rating) => `national ${rating}`,
    nationalAside: (rating) =>
      `Die nationale Wertungszahl ${rating} wird behalten und zählt nicht: Turnierwertungszahl ist die der FIDE.`,
    fields: {
      name: 'Name',
      sex: 'Geschlecht',
      title: 'Titel',
      rating: 'Wertungszahl',
      official: 'FIDE-Elo',
      national: 'nationale Wertungszahl',
      estimate: 'Schätzung',
      federation: 'Föderation',
      fideId: 'FIDE-ID',
      birth: 'geboren',
      club: 'Verein',
      category: 'Kategorie',
    },
    news: (field, now, was) => (was === '' ? `${field} ${now}` : `${field} ${now}, nicht ${was}`),
    bye: (round) => `Freilos in Runde ${round}`,
    byes: (rounds) => `Freilose ${rounds.join(', ')}`,
  },
  report: {
    otherPairs: (boards) =>
      `${format.count(boards, { one: 'Brett würde', other: 'Bretter würden' })} anders gepaart`,
    otherColours: (boards) =>
      `${format.count(boards, { one: 'Brett', other: 'Bretter' })} mit umgekehrten Farben`,
    otherBye: 'ein anderer Spieler wäre spielfrei',
    noPairing: 'das System findet keine Auslosung',
    broken: (rules) => `${format.count(rules, { one: 'Regel ist', other: 'Regeln sind' })} verletzt`,
    summary: (parts) => format.sentence(parts.join('; ')),
    due: (white, black) => `${white} – ${black} nach den Regeln.`,
    recorded: (white, black) => `${white} – ${black} in der Datei.`,
    colours: (white, black) => `${white} sollte gegen ${black} Weiß haben.`,
    bye: (due, had) => `Spielfrei nach den Regeln: ${due ?? 'niemand'}; in der Datei: ${had ?? 'niemand'}.`,
    decidedBy: (article, id) =>
      `${article}${article.endsWith(id) ? '' : ` [${id}]`} entscheidet gegen die erste dieser Partien in der Datei.`,
    resultBefore: (round, white, black, was) => `Runde ${round}, ${white} – ${black}: ${was}`,
    agreesBefore: (games) =>
      `Sie stimmt mit den Ergebnissen vor den Berichtigungen überein, die die Datei nennt (C.04.2 4.3): ${games.join('; ')}.`,
    summaryBefore: 'Nach Ergebnissen ausgelost, die laut Datei später berichtigt wurden.',
    countsOtherwise: (games) =>
      `Laut Datei nur für die Wertung berichtigt (C.04.2 4.3). Die Ränge sind mit dem verglichen, was zählt: ${games.join('; ')}.`,
    points: (line, found, counted) =>
      `Zeile ${line}: Punkte in der Datei ${found}, nach den Ergebnissen ${counted}.`,
    rank: (name, recorded, places) =>
      `${name}: Rang ${recorded} in der Datei, ${places} nach Punkten und Feinwertungen.`,
  },
  exported: {
    players: 'Spieler',
    standings: 'Rangliste',
    crosstable: 'Fortschrittstabelle',
    person: [
      'Nr.',
      'Titel',
      'Name',
      'Geschlecht',
      'Wertungszahl',
      'Föderation',
      'FIDE-ID',
      'Geboren',
      'Verein',
      'Kategorie',
    ],
    byes: 'Freilose',
    fromRound: 'Ab Runde',
    withdrawnFrom: 'Zurückgetreten ab',
    rank: 'Rang',
    rankWith: (state) => `Rang (${state})`,
    points: 'Punkte',
    bye: 'spielfrei',
    round: (round) => `Runde ${round}`,
    roundColumn: 'Runde',
    board: 'Brett',
    result: 'Ergebnis',
    side: (colour) => {
      const name = colour === 'White' ? 'Weiß' : 'Schwarz';
      return [`${name} Nr.`, `${name} Titel`, name, `${name} Wertungszahl`, `${name} Punkte`];
    },
  },
} satisfies Room<'de', 'tableRows'>;
