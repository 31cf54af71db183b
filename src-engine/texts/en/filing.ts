/** What leaves the program: reports for the federation, tables for spreadsheets and web pages. */
import { format } from './format.ts';

export const filingText = {
  title: 'Filing',
  formats: 'What to save',
  names: {
    trf16: 'FIDE report, TRF16',
    trf26: 'FIDE report, TRF26',
    standings: 'Standings',
    crosstable: 'Crosstable',
    pairings: 'Pairings',
    players: 'Players',
  },
  hints: {
    trf16: 'What rating officers and other programs read today.',
    trf26: 'The format of 2026, with tie-breaks, byes and acceleration.',
    standings: 'Ranks, points and every tie-break.',
    crosstable: 'One row for each player, one column for each round.',
    pairings: 'Boards, players, points before the round, and results.',
    players: 'All players; the import of players can read this file.',
  },
  content: {
    standings:
      'Rank, number, title, name, sex, rating, federation, FIDE ID, year of birth, club and category, points, and each tie-break in a column of its own.',
    crosstable:
      'The standings with a column for each round: 12w1 is a win with White against the player of rank 12; +, - and ½ without a number are rounds without a game.',
    pairings:
      'One row for each board, byes at the end. The workbook has a page for each round up to this one.',
    players:
      'Number, title, name, sex, rating, federation, FIDE ID, year of birth, club and category, requested byes, first round, and withdrawals.',
  },
  privacy: 'Tables give the year of birth, never the full date.',
  formulas: 'Names that a spreadsheet would read as a formula are marked as text.',
  file: 'File',
  files: {
    xlsx: 'Excel workbook',
    comma: 'CSV, comma',
    semicolon: 'CSV, semicolon',
    tab: 'CSV, tab',
  },
  fileHints: {
    xlsx: 'Numbers are numbers, and headings stay in view.',
    comma: 'For web pages, and spreadsheets that write 2.5.',
    semicolon: 'For spreadsheets that write 2,5.',
    tab: 'For pasting into other programs.',
  },
  rounds: {
    standings: 'After round',
    crosstable: 'After round',
    pairings: 'Round',
    players: '',
  },
  newest: (round: number) => (round === 0 ? 'before the start' : `latest, ${round}`),
  noRound: 'No round is published yet.',
  purpose: 'Recipient',
  purposes: { report: 'For the federation', exchange: 'For another program' },
  purposeHints: {
    report: 'Results as they are rated.',
    exchange: 'Everything another program needs to continue.',
  },
  before: {
    report: 'Before you file',
    exchange: 'What the file leaves out',
  },
  nothing: {
    report: 'Nothing is missing.',
    exchange: 'The format carries the whole tournament.',
  },
  complete: { report: 'complete', exchange: 'everything' },
  missing: (count: number) => `${count} missing`,
  advice: (count: number) => `${count} to check`,
  weights: { missing: 'Missing', advice: 'Check' },
  fix: {
    players: 'To the players',
    settings: 'To the settings',
    system: 'To the pairing system',
    results: 'To the results',
    round: 'To the round',
    norms: 'To the norms',
  },
  fixNext: 'Go to the next problem',
  more: (count: number) => `and ${count} more`,
  save: 'Save the file',
  saved: (path: string, bytes: number) =>
    `Saved ${path}, ${format.count(bytes, { one: 'byte', other: 'bytes' })}`,
  /** `Harbour Open 2026, standings after round 5` */
  fileNames: {
    trf16: () => '',
    trf26: () => '',
    standings: (round: number) => `, standings after round ${round}`,
    crosstable: (round: number) => `, crosstable after round ${round}`,
    pairings: (round: number) => `, pairings of round ${round}`,
    players: () => ', players',
  },
};
