/** Rating lists: what is stored, and why a file was not read as one. */
import { format } from './format.ts';

const { number } = format;

const DAMAGES = {
  packing: 'it cannot be unpacked',
  checksum: 'what it unpacks to is not what was packed',
  'endless-line': 'it has a line without an end',
  quote: 'a quotation mark in it is never closed',
  xml: 'it is not well-formed XML',
  workbook: 'its sheets cannot be read',
} as const;

const month = (of: string): string => format.month(of, 'month');

/** Of a disk: `318 MB`, `41 GB`, `0.1 MB`. */
function size(bytes: number): string {
  if (bytes >= 10_000_000_000) return `${number(bytes / 1e9)} GB`;
  return bytes >= 1_000_000 ? `${number(bytes / 1e6)} MB` : `${number(bytes / 1e6, 1)} MB`;
}

const players = (count: number): string => format.count(count, { one: 'player', other: 'players' });

const wereRead = (count: number): string =>
  format.count(count, { one: 'player was read', other: 'players were read' });

export const listsText = {
  unsure: (lists: readonly string[], federation: string) =>
    `Not asked, since none is known to be of ${federation}: ${format.list(lists)}.`,
  unsureOrder: 'The settings set their order.',
  fide: 'FIDE',
  /** Layouts that federations publish, by their id. */
  recipes: {
    dwz: 'DWZ, Germany',
    ffe: 'FFE, France',
    ecf: 'ECF, England',
    knsb: 'KNSB, Netherlands',
    uscf: 'USCF, USA',
  } as Readonly<Record<string, string>>,
  month,
  /** `Nov 2026`. */
  shortMonth: (of: string) => format.month(of, 'short-month'),
  fetching: {
    notHere: 'Here the program makes no connections.',
    noAddress: 'No address is set from which a list could be fetched.',
    setAddress: 'On the page Rating lists, A sets one.',
    addressOdd: (address: string) =>
      `${address} is not the address of a file: it begins with https:// and has no password in it.`,
    stopped: 'Fetching was stopped. What is there is kept; F goes on from it.',
    cut: (host: string, bytes: number, reason: string) =>
      `The connection to ${host} ended after ${size(bytes)}: ${reason}. What is there is kept; F goes on from it.`,
    untrusted: (host: string, reason: string) =>
      `${host} cannot prove that it is ${host}: ${reason}. Nothing was fetched. Check the address, and the clock of this laptop.`,
    refused: (host: string, status: number) => `${host} does not give the file (answer ${status}).`,
    elsewhere: (host: string, to: string) =>
      `${host} sends on to ${to}. The program fetches from the addresses that are set and from nowhere else.`,
    tooLarge: (host: string, limit: number) =>
      `${host} sends more than ${size(limit)}, more than a rating list has.`,
    monthUnsure: 'Nothing in the file tells its month for certain.',
    columnsUnsure: 'Nobody has said yet what its columns are.',
  },
  stays: 'The lists that are stored stay as they are.',
  missing: (path: string) => `There is no file ${path}.`,
  unreachable: (path: string, reason: string) => `${path} cannot be read: ${reason}.`,
  truncated: (path: string, percent: number | null) =>
    percent === null
      ? `${path} ends early. Copy the file again, then read it.`
      : `${path} ends early, at ${percent} %. Copy the file again, then read it.`,
  notAFile: (path: string) => `${path} is not a file.`,
  damaged: (path: string, damage: keyof typeof DAMAGES) => `${path} is damaged: ${DAMAGES[damage]}.`,
  tooLarge: (path: string, limit: number) =>
    `${path} has more than ${number(limit / 1_000_000)} MB, far more than a rating list.`,
  swells: (path: string, limit: number) =>
    `${path} unpacks to more than ${number(limit / 1_000_000)} MB. No rating list packs so small: the file is damaged, or made to fill the disk.`,
  workbookTooLarge: (path: string, rows: number, cells: number) =>
    `${path} has more than ${number(rows)} rows or ${number(cells)} cells. Save it as CSV and read that.`,
  notAList: (path: string, beginning: string) =>
    beginning === ''
      ? `${path} is not a rating list.`
      : `${path} is not a rating list: it begins with “${beginning}”, and no known heading is in it.`,
  empty: (path: string) => `${path} has no players.`,
  unreadable: (path: string, unreadable: number, lines: number, line: number, found: string) =>
    `${number(unreadable)} of ${number(lines)} lines of ${path} cannot be read. The first is line ${number(line)}: “${found}”.`,
  diskFull: 'The disk is full. Remove a list that is not needed any more, or make room otherwise.',
  notStored: (reason: string) => `The list could not be stored: ${reason}.`,
  stopped: (path: string) => `Reading ${path} was stopped.`,
  nameless: 'This list has no known layout, so it needs a name.',
  nameIt: 'Say what it is, such as the name of the club.',
  withoutNames: 'No column has the names of the players.',
  sayNames: 'Say which column has the name or the surname.',
  monthOdd: (month: string) => `“${month}” is not a month.`,
  busy: 'A list is being read already.',
  overLimit: (path: string) => `${path} takes more memory or time than any rating list needs.`,
  gone: 'This list is no longer stored.',
  removeList: (name: string, month: string) => `Remove ${name}, ${month}`,
  notFoundAnyMore: (players: number) =>
    `${format.count(players, { one: 'player is', other: 'players are' })} no longer found in this list.`,
  read: (name: string, month: string) => `${name}, ${month}, is stored.`,
  removed: (name: string, month: string) => `${name}, ${month}, is removed.`,
  ratingsKept: 'Tournaments keep the ratings that they took from it.',
  fileKept: (file: string) => `The file ${file} stays where it is.`,
  readBeside: 'Read it beside them',
  older: (name: string, month: string, stored: string) =>
    `This is ${name}, ${month}; ${stored} is stored already.`,
  olderStays: 'Both stay stored. A search goes through the list that is chosen.',
  reserved: (name: string) => `“${name}” is FIDE’s name. Only files in FIDE’s layouts are stored under it.`,
  /** What is asked once a list is read and before it is stored. */
  storing: {
    store: 'Store the list',
    replace: 'Replace the stored list',
    fewer: (now: number, name: string, month: string, before: number) =>
      `Only ${wereRead(now)}; ${name} of ${month} has ${number(before)}. The file may be cut off.`,
    cut: (line: string, read: number) =>
      `The file ends in the middle of a line: “${line}”. That line is left out, and what should follow it is missing; ${wereRead(read)}.`,
    open: (line: string) => `The last line has no end: “${line}”. If it is cut, so is the file.`,
    source: (read: number, file: string, date: string) => `${players(read)} from ${file}, read on ${date}`,
    replaces: (name: string, month: string, was: string, now: string) =>
      `${name} of ${month} is stored already, with ${was}. It is replaced by ${now}.`,
    takesOver: (name: string, month: string, before: string, beforeMonth: string) =>
      `Then the ratings of ${name}, ${month}, count in place of the newer ones of ${before}, ${beforeMonth}.`,
    leftOut: (lines: number) =>
      `${format.count(lines, { one: 'line cannot be read and is', other: 'lines cannot be read and are' })} left out.`,
    blanks: (count: number) =>
      `${format.count(count, { one: 'player is', other: 'players are' })} stored with a blank where a cell cannot be read.`,
    lines: (shown: number, all: number) =>
      shown < all ? `The first ${number(shown)} of these lines` : 'What is in the file',
    line: (line: number) => `Line ${number(line)}`,
    notRead: 'left out',
    blankOf: (field: string) => `${field}: blank`,
  },
};

/** The page of rating lists. */
export const listsPageText = {
  title: 'Rating lists',
  sum: (lists: number, bytes: number, free: number | null) =>
    [`${number(lists)} stored`, size(bytes), ...(free === null ? [] : [`${size(free)} free`])].join(', '),
  readFile: 'Read a file',
  remove: 'Remove',
  fetch: 'Fetch',
  address: 'Addresses',
  addressTitle: 'Fetch the lists from',
  addressLabel: (number: number) => `Address ${number}`,
  addressHint:
    'One press of F fetches them all. The program connects to these addresses then, once a day by itself if you turn that on with U, and to nowhere else.',
  addressSave: 'Keep the addresses',
  /** Lists that are fetched by themselves. */
  fresh: {
    on: 'While this laptop is online, the program fetches these lists by itself once a day.',
    off: 'The program fetches lists only when you press F.',
    switchOn: 'Keep these lists up to date',
    switchOff: 'Fetch only when asked',
    failed: (when: string, why: string) => `Not fetched, ${when}: ${why}`,
    asks: (when: string, why: string) => `Fetched and not taken, ${when}: ${why} F fetches it and asks.`,
  },
  /** The comparison that the program makes by itself. */
  comparing: {
    on: 'After a list is read, the program compares the entries with it; a notice tells of ratings from another month.',
    off: 'The program does not compare the entries. Ctrl D compares them.',
    switchOn: 'Compare by itself',
    switchOff: 'Do not compare',
  },
  /** What one press brought. */
  fetched: (stored: readonly string[], same: number, waiting: number, failed: number) =>
    [
      ...(stored.length === 0 ? [] : [`Fetched and stored: ${format.list(stored)}.`]),
      ...(same === 0 ? [] : [`${format.count(same, { one: 'list is', other: 'lists are' })} unchanged.`]),
      ...(waiting === 0
        ? []
        : [
            `${format.count(waiting, { one: 'file waits', other: 'files wait' })} on the page Rating lists to be read.`,
          ]),
      ...(failed === 0
        ? []
        : [
            `${format.count(failed, { one: 'address', other: 'addresses' })} gave none: the page Rating lists says why.`,
          ]),
    ].join(' '),
  waits: (list: string) => `${list} is read and not stored yet. A question waits on the page Rating lists.`,
  readNotStored: 'Read, not stored yet',
  answer: 'Answer the question',
  setColumns: 'Say what each column is',
  fetchedAgo: (host: string, days: number) =>
    days === 0
      ? `Fetched from ${host} today.`
      : `Fetched from ${host} ${format.count(days, { one: 'day', other: 'days' })} ago.`,
  neverFetched: (host: string) => `Not fetched from ${host} yet.`,
  columns: {
    name: 'List',
    month: 'Month',
    age: 'Age',
    entries: 'Names',
    bytes: 'On disk',
    readAt: 'Read in',
    file: 'File',
    hash: 'SHA-256',
    used: 'Used',
  },
  size,
  days: (days: number) =>
    days < 0
      ? `counts in ${format.count(-days, { one: 'day', other: 'days' })}`
      : format.count(days, { one: 'day', other: 'days' }),
  inUse: 'in use',
  main: 'main list',
  asked: 'asked',
  none: 'No rating list is stored. Read FIDE’s players_list_foa.txt or its zip file, and players are found by name.',
  counts: (list: string, month: string, day: string, isStart: boolean) =>
    isStart
      ? `The tournament starts on ${day}: the ratings of ${list}, ${month}, count.`
      : `Without a start date, today’s list counts: ${list}, ${month}.`,
  missing: (month: string) =>
    `The list of ${month} is not stored. Read it, since it counts for this tournament.`,
  keepRatings: 'Keep these ratings',
  goOnWith: (month: string) => `Go on with ${month}`,
  layouts: 'How a national list is read',
  layoutsKnown:
    'These layouts are known by their headings. For another table you say once what each column is. CSV or XLSX, up to 100\u202f000 rows as XLSX; plain or in a zip.',
  layoutsRead: {
    dwz: 'CSV, one line a player, with FIDE ID',
    ffe: 'table with Elo, rapid, blitz and club',
    ecf: 'CSV, standard, rapid and blitz',
    knsb: 'CSV with membership number',
    uscf: 'table with regular, quick and blitz',
  } as Readonly<Record<string, string>>,
  refusals: 'When a file is refused, the stored lists stay',
  nothingRefused: 'No file was refused.',
  notRead: (file: string) => `NOT READ · ${file}`,
  reading: (file: string) => `Reading ${file}`,
  percent: (percent: number) => `${percent} %`,
  progress: (percent: number, seconds: number | null) =>
    seconds === null
      ? `${percent} % is done.`
      : `${percent} % is done, ${format.count(seconds, { one: 'second', other: 'seconds' })} left.`,
  steps: { read: 'Read and fold the names', build: 'Build the search, switch over' },
  meanwhile: 'Meanwhile',
  meanwhileText: 'Search, results, pairing and printing go on with the stored lists.',
  cancelReading: 'Stop reading',
  found: 'Found in the file',
  form: 'Form',
  forms: {
    combined: 'FIDE, all three, columns',
    legacy: 'FIDE, legacy columns',
    standard: 'FIDE, standard',
    rapid: 'FIDE, rapid',
    blitz: 'FIDE, blitz',
    xml: 'FIDE, XML',
    table: 'Table with headings',
  } as Readonly<Record<string, string>>,
  name: 'Name',
  nameHint: 'What the list is, such as the club',
  monthField: 'Month',
  monthHint: 'Year and month, 2026-11',
  monthGuess: 'Nothing in the file tells the month: this is when it was written.',
  readIt: 'Read the list',
  columnsTitle: 'What each column is',
  federation: 'Federation',
  remembered: 'The columns are taken as they were the last time.',
  willRemember: 'This is kept for the next list with the same headings.',
  column: 'Column',
  columnNumber: (number: number) => `Column ${number}`,
  takenAs: 'Taken as',
  takenAsOf: (heading: string) => `${heading}: taken as`,
  notTaken: 'not read',
  samples: 'In the first rows',
  fields: {
    number: 'Number in the list',
    fideId: 'FIDE ID',
    name: 'Name',
    surname: 'Surname',
    given: 'Given name',
    federation: 'Federation',
    sex: 'Sex',
    title: 'Title',
    standard: 'Rating',
    rapid: 'Rapid rating',
    blitz: 'Blitz rating',
    born: 'Year or date of birth',
    club: 'Club',
  } as Readonly<Record<string, string>>,
  overflows: 'Lines that overflow, all read',
  unreadable: 'Lines left out',
  blanks: 'Players with a blank',
  odd: 'Lines not read as they stand',
};

/** Rows of a table of registrations beside the rating list. */
export const listMatchText = {
  list: (name: string, month: string) => `${name}, ${month}`,
  verdicts: {
    exact: (list: string) => `Found on ${list}.`,
    'other-person': (list: string, _: number, owner: string) =>
      `The FIDE ID is that of ${owner} on ${list}: choose.`,
    likely: (list: string) => `Perhaps a player of ${list}: choose.`,
    several: (list: string, players: number) =>
      `${format.count(players, { one: 'player', other: 'players' })} of ${list} may be meant: choose.`,
    none: (list: string) => `Not found on ${list}.`,
  },
  as: (facts: string, list: string) => `${facts} (${list})`,
  unrated: 'FIDE has no rating for them',
  ratingOfTable: (rating: number) => `rating ${rating} from the table`,
  ratingTyped: (rating: number) => `rating ${rating} as typed by hand`,
  asTyped: 'a new player as in the table',
};
