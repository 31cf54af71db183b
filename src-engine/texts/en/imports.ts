/** Reports and tables that are looked at before anything of them is stored. */

/** What the encodings of a text are for, by their names. */
const WORDS_OF_ENCODING: Readonly<Record<string, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'utf-8 twice': 'Unicode, encoded twice',
  mixed: 'Unicode and another one, line by line',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1257': 'Baltic (Windows-1257)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'iso-8859-5': 'Cyrillic (ISO 8859-5)',
  'iso-8859-7': 'Greek (ISO 8859-7)',
  'iso-8859-15': 'Western European (ISO 8859-15)',
  'iso-8859-16': 'Romanian (ISO 8859-16)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Ukrainian (KOI8-U)',
  macintosh: 'Western European (Mac Roman)',
  ibm437: 'United States (DOS 437)',
  ibm850: 'Western European (DOS 850)',
  ibm866: 'Cyrillic (DOS 866)',
  gb18030: 'Chinese (GB 18030)',
};

export const importText = {
  title: (file: string) => `Import ${file}`,
  titleCheck: (file: string) => `Check ${file}`,
  nothingYet: 'Nothing is stored yet.',
  nothingStored: 'Nothing of it is stored.',
  tooLargeToDrop: (file: string) => `${file} is too large to be dropped on the page.`,
  chooseInstead: 'Press V on the start page and choose it there.',
  certificate: 'Save the certificate',
  certified: (path: string, pages: number) =>
    pages === 1 ? `Certificate saved: ${path}` : `Certificate saved (${pages} pages): ${path}`,
  hash: 'SHA-256',
  noName: 'without a name',
  facts: {
    name: 'Tournament',
    format: 'Format',
    encoding: 'Encoding',
    players: 'Players',
    rounds: 'Rounds',
    system: 'System',
  },
  encoding: (name: string) => WORDS_OF_ENCODING[name] ?? name,
  rounds: (played: number, all: number, checked: number) =>
    `${played} of ${all} played${played === 0 ? '' : checked === 0 ? ', not compared with the rules' : `, ${checked} compared with the rules`}`,
  parts: {
    file: (count: number) => `In the file ${count}`,
    rounds: (count: number) => `Pairings ${count}`,
    values: (count: number) => `Points and ranks ${count}`,
  },
  partsLabel: 'Part of the review',
  clean: 'Every line was read without changes.',
  columns: { place: 'Place', what: 'What', found: 'Found', taken: 'Read as', round: 'Round', severity: '' },
  place: (line: number, column: number) => (line === 0 ? '' : column === 0 ? `${line}` : `${line}:${column}`),
  placeWords: (line: number, column: number) =>
    line === 0 ? 'The whole file' : column === 0 ? `Line ${line}` : `Line ${line}, column ${column}`,
  /** A deviation in one line, with what the file has and what it was read as. */
  remark: (what: string, found: string, takenAs: string) => {
    const parts = [found === '' ? '' : `found ${found}`, takenAs === '' ? '' : `read as ${takenAs}`];
    const values = parts.filter((part) => part !== '').join(', ');
    return values === '' ? what : `${what} (${values})`;
  },
  severities: { error: 'error', warning: 'check', note: 'note' },
  found: 'found',
  taken: 'read as',
  pairingsAgree: (rounds: number) =>
    rounds === 1
      ? 'The recorded pairing agrees with the rules.'
      : `All ${rounds} recorded pairings agree with the rules.`,
  noRounds: 'The file has no paired round.',
  notChecked: 'The pairings were not compared: the file names no pairing system, or it pairs teams.',
  valuesAgree: (upTo: string | null) =>
    upTo === null
      ? 'All points and ranks agree with the results.'
      : upTo === ''
        ? 'All points agree with the results, and all ranks with the points; the file names no tie-breaks.'
        : `All points and ranks agree with the results, ranks as far as ${upTo}, which cannot be applied.`,
  round: (round: number) => `Round ${round}`,
  accept: 'Import',
  cancel: 'Cancel',
  close: 'Close',
  blocked: 'A file with errors cannot be imported. Correct the file, or ask for a new one.',
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  warnings: (count: number) => (count === 1 ? '1 to check' : `${count} to check`),
};

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : count === 1 ? one : many;
}

/** Sentence parts that say something, the first with a capital. */
function listed(...parts: readonly string[]): string {
  const sentence = parts.filter((part) => part !== '').join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const tableText = {
  titles: {
    players: () => 'Players from a table',
    results: (round: number) => `Results of round ${round} from a table`,
  },
  commands: { players: 'Players from a table', results: 'Results from a table' },
  drop: { act: 'Leave the table', consequence: 'What you chose for its rows is not kept.' },
  sheet: 'Sheet',
  hiddenSheet: (name: string) => `${name} (hidden)`,
  headings: 'Headings',
  noHeadings: 'none',
  headingRow: (row: number) => `in row ${row}`,
  encoding: 'Encoding',
  delimiter: 'Delimiter',
  delimiters: { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as Readonly<Record<string, string>>,
  remembered: 'Columns as you chose them last time',
  columns: 'Column',
  field: 'Read as',
  sample: 'First value',
  row: 'Row',
  verdict: 'Verdict',
  names: { players: 'Name', results: 'Board' },
  facts: { players: 'Content', results: 'Result' },
  fate: 'Action',
  verdicts: {
    players: {
      matched: 'known',
      new: 'new',
      changes: 'changes',
      ambiguous: 'unclear',
      passed: 'no change',
      rejected: 'refused',
    },
    results: {
      matched: 'clear',
      new: 'new',
      changes: 'changes',
      ambiguous: 'unclear',
      passed: 'no change',
      rejected: 'refused',
    },
  },
  decided: 'decided',
  undecided: 'your choice',
  filterLabel: 'Rows shown',
  filters: {
    all: (count: number) => `All ${count}`,
    unclear: (count: number) => `Unclear ${count}`,
    other: (count: number) => `Changes ${count}`,
    noted: (count: number) => `Noted ${count}`,
    rejected: (count: number) => `Refused ${count}`,
  },
  becomes: (row: number) => `Row ${row}: what to do`,
  nothingToChoose: 'Nothing to choose here.',
  next: 'Next unclear',
  leaveRest: 'Skip unclear rows',
  tickAll: 'Accept all changes',
  accept: {
    players: (added: number, changed: number) =>
      listed(
        counted(added, 'Enter 1 player', `Enter ${added} players`),
        counted(changed, 'change 1', `change ${changed}`),
      ),
    results: (added: number, changed: number) =>
      listed(
        counted(added, 'Enter 1 result', `Enter ${added} results`),
        counted(changed, 'replace 1', `replace ${changed}`),
      ),
  },
  waiting: (count: number) => (count === 1 ? '1 row needs your choice.' : `${count} rows need your choice.`),
  leftOut: (count: number) => (count === 1 ? '1 row is skipped.' : `${count} rows are skipped.`),
  nothing: 'This table has nothing to enter.',
  empty: 'No rows of this kind.',
  entered: {
    players: (added: number, changed: number) =>
      listed(
        counted(added, '1 player entered', `${added} players entered`),
        counted(changed, '1 player changed', `${changed} players changed`),
      ),
    results: (added: number, changed: number) =>
      listed(
        counted(added, '1 result entered', `${added} results entered`),
        counted(changed, '1 result replaced', `${changed} results replaced`),
      ),
  },
  fields: {
    ignore: 'not used',
    name: 'name, surname first',
    nameGivenFirst: 'name, first name first',
    lastName: 'surname',
    firstName: 'first name',
    fideId: 'FIDE ID',
    rating: 'rating',
    fideRating: 'FIDE rating',
    nationalRating: 'national rating',
    title: 'title',
    sex: 'sex',
    federation: 'federation',
    birth: 'born',
    club: 'club',
    category: 'category',
    byes: 'requested byes',
    round: 'round',
    board: 'board',
    white: 'White',
    black: 'Black',
    result: 'result',
  } as Readonly<Record<string, string>>,
};
