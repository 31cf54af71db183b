/** What is said of a table or report from outside, row by row and cell by cell, and the headings of exported tables. */
import { format } from './format.ts';

const leftOut = 'which was left out';

/** `Rows 3, 8 and 12 more` */
function rowsOf(rows: readonly number[], more: number): string {
  if (rows.length === 1) return `Row ${rows[0]}`;
  return more > 0 ? `Rows ${rows.join(', ')} and ${more} more` : `Rows ${rows.join(', ')}`;
}

const cellNames = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');

export const tableRowsText = {
  text: {
    notUtf8: (encoding: string) => `The text is not UTF-8; it was read as ${encoding}.`,
    noHeadings: 'No headings were found: the first row counts as a row.',
    aboveHeadings: (row: number) => `What is above the headings in row ${row} is not part of the table.`,
    column: (column: number) => `Column ${column}`,
    otherDelimiter: (rows: readonly number[], more: number) =>
      `${rowsOf(rows, more)} ${format.plural(rows.length, { one: 'uses', other: 'use' })} another delimiter than most rows.`,
    quotation: (rows: readonly number[], more: number) =>
      `${rowsOf(rows, more)} ${format.plural(rows.length, { one: 'has', other: 'have' })} a quotation mark too many or too few.`,
    formulas: (cells: readonly string[], more: number) =>
      `Formulas without a value, read as empty: ${cellNames(cells, more)}. Save the workbook in a spreadsheet first.`,
    errors: (cells: readonly string[], more: number) =>
      `Cells with an error, read as empty: ${cellNames(cells, more)}.`,
    rowReference: (row: number) => `row ${row}`,
    cellReference: (row: number, column: number) => `row ${row}, column ${column}`,
  },
  /** Complaints about cells, without the full stop. */
  cells: {
    fields: {
      rating: 'Rating',
      birth: 'Date of birth',
      fideId: 'FIDE ID',
      byes: 'Byes',
      sex: 'Sex',
      title: 'Title',
      federation: 'Federation',
    },
    unreadable: (field: string, cell: string) => `${field} “${cell}” cannot be read and was left out`,
    birthAs: (cell: string, date: string) => `Date of birth “${cell}” was read as ${date}`,
    birthAsDay: (cell: string, date: string) =>
      `Date of birth “${cell}” was read as the day number of ${date}`,
    birthDayFirst: (cell: string) => `Date of birth “${cell}” was read day first`,
    byesBeyond: (cell: string) => `Byes “${cell}” name rounds that cannot have one; they were left out`,
    titleInName: (title: string) => `The title ${title} was taken from the name`,
  },
  /** Why a row of players is what it is, without the full stop. */
  players: {
    sentence: (reason: string) => `${reason}.`,
    idOf: (fideId: string, names: readonly string[]) => `FIDE ID ${fideId} belongs to ${format.list(names)}`,
    severalOfName: 'Several registered players have this name',
    otherBirth: 'A registered player has this name, but another year of birth or FIDE ID',
    almost: (name: string) => `Almost the name of ${name}`,
    headings: 'The row repeats the headings',
    beyond: (cells: string) => `After the last heading comes “${cells}”, ${leftOut}`,
    noName: 'The row has no name',
    notAName: (name: string) => `“${name}” is not a name`,
    twin: (row: number) => `The same player as in row ${row}`,
    hidden: 'The row is hidden in the workbook',
  },
  results: {
    noBoard: (round: number, board: string) => `Round ${round} has no board ${board}.`,
    neither: 'The row names neither a board nor a player.',
    noGame: (round: number) => `These players do not meet in round ${round}.`,
    nowhere: (name: string, board: number) => `“${name}” does not play on board ${board}, nor on another.`,
    elsewhere: (name: string, board: number, other: number) =>
      `“${name}” does not play on board ${board}, but on board ${other}.`,
    turned: (white: string) => `The colours are the other way round: ${white} has White.`,
    already: 'The board has this result already.',
    another: 'The board has another result already.',
    noRound: (round: string) => `There is no round ${round} yet.`,
    notPublished: (round: number) => `Round ${round} is not published.`,
    noResult: 'The row has no result.',
    notAResult: (cell: string) => `“${cell}” is not a result.`,
    severalBoards: 'Several boards fit these names.',
    hidden: 'The row is hidden in the workbook.',
    different: (board: number) => `Several rows give board ${board} different results.`,
    sameAs: (row: number) => `The same as row ${row}.`,
    insteadOf: (game: string, was: string) => `${game}, instead of ${was}`,
    has: (result: string) => `The board has ${result} already.`,
    game: (board: number, white: string, result: string, black: string) =>
      `${board} · ${white} ${result} ${black}`,
    place: (round: number, board: number, game: string) => `R${round} · ${board} · ${game}`,
  },
  /** What may become of a row, and what it changes. */
  options: {
    skip: 'skip',
    newPlayer: 'a new player',
    change: (name: string, news: string) => `${name}, change ${news}`,
    asEntered: (name: string, facts: string) =>
      facts === '' ? `${name}, as entered` : `${name}, as entered (${facts})`,
    says: (news: string) => `The row says ${news}.`,
    official: (rating: number) => `FIDE ${rating}`,
    national: (rating: number) => `national ${rating}`,
    nationalAside: (rating: number) =>
      `The national rating ${rating} is kept and does not count: the tournament rating is FIDE’s.`,
    fields: {
      name: 'name',
      sex: 'sex',
      title: 'title',
      rating: 'rating',
      official: 'FIDE rating',
      national: 'national rating',
      estimate: 'estimate',
      federation: 'federation',
      fideId: 'FIDE ID',
      birth: 'born',
      club: 'club',
      category: 'category',
    },
    news: (field: string, now: string, was: string) =>
      was === '' ? `${field} ${now}` : `${field} ${now}, not ${was}`,
    bye: (round: number) => `bye in round ${round}`,
    byes: (rounds: readonly string[]) => `byes ${rounds.join(', ')}`,
  },
  /** A report compared with the rules. */
  report: {
    otherPairs: (boards: number) =>
      `${format.count(boards, { one: 'board', other: 'boards' })} would be paired differently`,
    otherColours: (boards: number) =>
      `${format.count(boards, { one: 'board', other: 'boards' })} with the other colours`,
    otherBye: 'the bye would go to another player',
    noPairing: 'the system finds no pairing',
    broken: (rules: number) => `${format.count(rules, { one: 'rule is', other: 'rules are' })} broken`,
    summary: (parts: readonly string[]) => format.sentence(parts.join('; ')),
    due: (white: string, black: string) => `${white} – ${black} is due.`,
    recorded: (white: string, black: string) => `${white} – ${black} is recorded.`,
    colours: (white: string, black: string) => `${white} should have White against ${black}.`,
    bye: (due: string | null, had: string | null) =>
      `The bye is due to ${due ?? 'nobody'}; ${had ?? 'nobody'} had it.`,
    /** `article` and the criterion as FIDE prints it, which may be the article itself. */
    decidedBy: (article: string, id: string) =>
      `${article}${article.endsWith(id) ? '' : ` [${id}]`} decides against the first game recorded instead.`,
    /** A game before its correction, `round 1, Berg – Holt: 0 – 1`. */
    resultBefore: (round: number, white: string, black: string, was: string) =>
      `round ${round}, ${white} – ${black}: ${was}`,
    /** C.04.2 4.3: `games` had these results when the round was paired, if what the file tells is right. */
    agreesBefore: (games: readonly string[]) =>
      `It agrees with the results before the corrections that the file tells (C.04.2 4.3): ${games.join('; ')}.`,
    summaryBefore: 'Paired by results that were corrected later, as the file tells.',
    countsOtherwise: (games: readonly string[]) =>
      `Corrected for rating only, as the file tells (C.04.2 4.3). Ranks are compared with what counts: ${games.join('; ')}.`,
    points: (line: number, found: string, counted: string) =>
      `Line ${line}: points in the file ${found}, by the results ${counted}.`,
    rank: (name: string, recorded: number, places: string) =>
      `${name}: rank ${recorded} in the file, ${places} by points and tie-breaks.`,
  },
  /** Names and headings of exported tables. */
  exported: {
    players: 'Players',
    standings: 'Standings',
    crosstable: 'Crosstable',
    person: ['No.', 'Title', 'Name', 'Sex', 'Rating', 'Federation', 'FIDE ID', 'Born', 'Club', 'Category'],
    byes: 'Byes',
    fromRound: 'From round',
    withdrawnFrom: 'Withdrawn from',
    rank: 'Rank',
    rankWith: (state: string) => `Rank (${state})`,
    points: 'Points',
    bye: 'bye',
    round: (round: number) => `Round ${round}`,
    roundColumn: 'Round',
    board: 'Board',
    result: 'Result',
    side: (colour: 'White' | 'Black') => [
      `${colour} no.`,
      `${colour} title`,
      colour,
      `${colour} rating`,
      `${colour} points`,
    ],
  },
};
