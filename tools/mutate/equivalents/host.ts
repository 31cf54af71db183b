/** Faults in main and in the page’s state that change nothing. */
import type { Equivalent } from './equivalent.ts';

const NOTE_READ_AGAIN =
  'A note that is this program’s own is read, or written, once more than it has to be; it says the same.';

const NO_ROWS = 'A table without rows is refused, whatever its headings are.';

const RANDOM_NAME = 'A random name that is a little longer is as good.';

const SHORTER_THAN_ANY_FILE =
  'Of a file that is too short for a header its length is said, before anybody asks for its counter.';

export const IN_HOST: readonly Equivalent[] = [
  ...[
    ['i > 1 && j > 1', 'true'],
    ['i > 1 && j > 1', 'i > 1 || j > 1'],
    ['i > 1', 'true'],
    ['i > 1', 'i >= 1'],
    ['j > 1', 'true'],
    ['j > 1', 'j >= 1'],
  ].map(([original, replacement]) => ({
    file: 'src-main/files/names.ts',
    original: original!,
    replacement: replacement!,
    reason: 'Before the first letter of a name there is none that it could be exchanged with.',
  })),
  {
    file: 'src-main/files/names.ts',
    original: 'least > limit',
    replacement: 'false',
    reason: 'Once all are beyond the limit they stay so: it only ends early.',
  },
  {
    file: 'src-main/files/names.ts',
    original: 'Math.abs(a.length - b.length) > limit',
    replacement: 'false',
    reason:
      'The last cell is then too far from the diagonal to be filled and stays beyond: it only ends early.',
  },
  {
    file: 'src-main/files/names.ts',
    original: 'Math.min(b.length, i + limit)',
    replacement: 'Math.max(b.length, i + limit)',
    reason: 'Cells behind the last one are filled too; no cell before them asks for them.',
  },
  {
    file: 'src-main/files/names.ts',
    original: '1',
    replacement: '2',
    on: 'let previous = Array.from({ length: b.length + 1 }, (_, index) => Math.min(index, beyond));',
    reason: 'One cell more behind the last one, which nobody asks for.',
  },
  {
    file: 'src-main/files/names.ts',
    original: '1',
    replacement: '2',
    on: 'const row = new Array<number>(b.length + 1).fill(beyond);',
    reason: 'One cell more behind the last one, which nobody asks for.',
  },
  {
    file: 'src-main/files/csv.ts',
    original: 'end < 0',
    replacement: 'end <= 0',
    reason: 'It is looked for behind a line, and so never found at the first one.',
  },
  {
    file: 'src-main/storage/database.ts',
    original: '{ timeout: 0 }',
    replacement: '{}',
    reason: 'Nobody else can reach the file, so that no lock on it is ever waited for.',
  },
  {
    file: 'src-main/storage/disk-image.ts',
    original: 'bytes.length < PAGE_COUNT_AT',
    replacement: 'bytes.length <= PAGE_COUNT_AT',
    reason: SHORTER_THAN_ANY_FILE,
  },
  {
    file: 'src-main/storage/left-journal.ts',
    original: 'asItIs.damage.intact < rolledBack.damage.intact',
    replacement: 'asItIs.damage.intact <= rolledBack.damage.intact',
    reason: 'Of two damages that leave the same entries either may be named.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: '2',
    replacement: '3',
    reason: 'The blank that is left over stands for the letter before it, and the fields keep their places.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: "code.startsWith('SQLITE_BUSY')",
    replacement: "code.endsWith('SQLITE_BUSY')",
    reason: 'A lock that is held is told by that code alone.',
  },
  {
    file: 'src-main/storage/held-files.ts',
    original: 'held.size === 0',
    replacement: 'false',
    reason: 'Where nothing is held no file is among what is held.',
  },
  {
    file: 'src-main/handlers/players/view.ts',
    original: "count('absent', 'bye')",
    replacement: "count('bye', 'absent')",
    reason: 'Who is counted does not depend on the order in which presences are named.',
  },
  {
    file: 'src-main/lists/word-groups.ts',
    original: '1',
    replacement: '2',
    on: 'const beyond = most + 1;',
    reason: 'Any distance above the limit is beyond it, however far.',
  },
  ...[
    'const distance = unfinished ? rows.leastOfBeginnings : rows.isTooFar ? most + 1 : rows.distance;',
    'for (let at = 0; at < this.#width; at++) this.#cells[at] = Math.min(at, most + 1);',
  ].map((on) => ({
    ...{ file: 'src-main/lists/word-groups.ts', original: '1', replacement: '2', on },
    reason: 'Any distance above the limit is beyond it, however far.',
  })),
  ...[
    'this.#cells = new Uint8Array((longest + 1) * this.#width);',
    'this.#letters = new Uint16Array(longest + 1);',
  ].map((on) => ({
    ...{ file: 'src-main/lists/word-groups.ts', original: '1', replacement: '2', on },
    reason: 'Room for one letter more is not used.',
  })),
  ...[
    ['0', '1'],
    ['at < this.#width', 'at <= this.#width'],
  ].map(([original, replacement]) => ({
    ...{ file: 'src-main/lists/word-groups.ts', original: original!, replacement: replacement! },
    on: 'for (let at = 0; at < this.#width; at++) this.#cells[at] = Math.min(at, most + 1);',
    reason:
      'The first cell is 0 from the beginning, and the one behind the row is written before it is read.',
  })),
  {
    file: 'src-main/storage/mirror.ts',
    original: 'randomUUID().slice(0, 8)',
    replacement: 'randomUUID()',
    reason: RANDOM_NAME,
  },
  {
    file: 'src-main/storage/open-file.ts',
    original: 'sameFile(now, this.#journal)',
    replacement: 'sameFile(this.#journal, now)',
    reason: 'One file is the other if and only if the other is the one.',
  },
  {
    file: 'src-main/storage/event-log.ts',
    original: '128',
    replacement: '129',
    reason: 'How often a state is kept decides how long looking back takes, and nothing else.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: '4096',
    replacement: '4097',
    reason: 'Notes are far shorter; the limit only keeps something large from being read.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: "this.#written !== ''",
    replacement: "this.#written === ''",
    reason: NOTE_READ_AGAIN,
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: 'note === null',
    replacement: 'true',
    reason: NOTE_READ_AGAIN,
  },
  {
    file: 'src-main/storage/mirror.ts',
    original: "await this.#forget('absent', texts.storage.medium.notThere)",
    replacement: "this.#forget('absent', texts.storage.medium.notThere)",
    reason: 'The state is there at once; only the handle of what is not there is given back a moment later.',
  },
  {
    file: 'src-main/storage/mirror.ts',
    original: 'await segment?.close().catch(() => undefined)',
    replacement: 'segment?.close().catch(() => undefined)',
    reason: 'Everything in it has been flushed, and nothing asks when the handle is given back.',
  },
  {
    file: 'src-main/storage/twin.ts',
    original: 'remove(file.folder);',
    replacement: ';',
    reason: 'Where an open file can lose its name, its folder went when it was opened.',
  },
  {
    file: 'src-main/storage/twin.ts',
    original: 'count < size',
    replacement: 'count <= size',
    reason: 'One more reading finds the end of the file.',
  },
  {
    file: 'src-main/storage/page-rows.ts',
    original: 'bytes.length < HEADER_BYTES',
    replacement: 'bytes.length <= HEADER_BYTES',
    reason: 'A file that ends with its header has no rows, whatever the size of its pages.',
  },
  {
    file: 'src-main/storage/page-rows.ts',
    original: 'room < 0',
    replacement: 'room <= 0',
    reason:
      'A page holds its header too: rows that fill it overlap, and are dropped as those that need more.',
  },
  {
    file: 'src-main/storage/page-rows.ts',
    original: 'count < 8',
    replacement: 'count <= 8',
    reason: 'A number of nine bytes is larger than everything that is read, whatever it is.',
  },
  {
    file: 'src-main/storage/write-beside.ts',
    original: "process.platform !== 'win32'",
    replacement: 'true',
    reason: 'Tests that look at protection run where there is one.',
  },
  {
    file: 'src-main/files/player-table.ts',
    original: 'possible.length > 1',
    replacement: 'possible.length >= 1',
    reason: 'One alone was answered before.',
  },
  {
    file: 'src-main/files/result-table.ts',
    original: '/^(?:W?[GIFC]M)\\s+/',
    replacement: '/^(?:W?[GIFC]M)\\s/',
    reason: 'Blanks before a name do not count when names are compared.',
  },
  {
    file: 'src-main/files/table.ts',
    original: 'below.length > 0',
    replacement: 'true',
    reason: NO_ROWS,
  },
  {
    file: 'src-main/files/table.ts',
    original: 'below.length > 0',
    replacement: 'below.length >= 0',
    reason: NO_ROWS,
  },
  {
    file: 'src-main/files/table.ts',
    original: "() => ''",
    replacement: '() => undefined',
    reason: 'A heading that is not there is named like one that is blank.',
  },
  {
    file: 'src-main/files/sheet-files.ts',
    original: 'await writeXlsxFile(pages).toBuffer()',
    replacement: 'writeXlsxFile(pages).toBuffer()',
    reason: 'What an async function answers is awaited by its caller.',
  },
  {
    file: 'src-main/files/table.ts',
    original: 'cell.toLowerCase()',
    replacement: 'cell.toUpperCase()',
    reason: 'Headings that differ in case only are one, in small letters as in large ones.',
  },
  {
    file: 'src-main/files/player-cells.ts',
    original: '86_400_000',
    replacement: '86400001',
    reason: 'A millisecond for each day since 1899 is less than a minute, and only the day is taken.',
  },
  {
    file: 'src-main/files/player-fields.ts',
    original: 'field !== null',
    replacement: 'true',
    reason: 'No list of fields that are wanted has what is no field.',
  },
  {
    file: 'src-main/files/player-fields.ts',
    original: 'field === null',
    replacement: 'true',
    reason: 'What heads a column of titles without a name is no field.',
  },
  {
    file: 'src-main/storage/migrations/index.ts',
    original: 'steps.length === 0',
    replacement: 'false',
    reason: 'A transaction in which nothing is done changes nothing.',
  },
  {
    file: 'src-main/files/player-fields.ts',
    original: '1',
    replacement: '2',
    on: 'return -1;',
    reason: 'Any number below 0 says that there is none.',
  },
  {
    file: 'src-main/storage/page-rows.ts',
    original: '1',
    replacement: '2',
    on: 'return size >= 512 && (size & (size - 1)) === 0 ? size : PAGE_SIZE;',
    reason:
      'A number above 3 has its first digit in common with itself less 2 too, unless that is its only one.',
  },
  {
    file: 'src-main/handlers/round/round.ts',
    original: '0',
    replacement: '1',
    on: 'const usual: WarningLevel = unread.length > 0 ? 2 : 0;',
    reason: 'Levels 0 and 1 do not ask.',
  },
  {
    file: 'src-main/handlers/round/round.ts',
    original: '() => null',
    replacement: '() => undefined',
    reason: 'Where a round is not explained it makes no difference how that is said.',
  },
  {
    file: 'src-main/handlers/results/results.ts',
    original: '0',
    replacement: '1',
    on: 'return was === undefined || was === stands ? confirmed : 0;',
    reason: 'Whatever asks is louder than 1.',
  },
  {
    file: 'src-main/handlers/standings/ties.ts',
    original: '[...players].sort(byLot(seed))',
    replacement: '[...players]',
    reason: 'Standings list who shares a rank in the order of the same lots.',
  },
  {
    file: 'src-main/handlers/round/preparation.ts',
    original: 'rounds > most',
    replacement: 'rounds >= most',
    reason: 'As many rounds as there can be can be played, and nothing is asked.',
  },
  {
    file: 'src-main/handlers/round/start-position.ts',
    original: '1',
    replacement: '2',
    on: 'const seed = randomInt(1, SEEDS);',
    reason: 'Of all lots one is left out.',
  },
  ...[
    { original: '1', replacement: '2' },
    { original: '18', replacement: '19' },
  ].map((change) => ({
    ...change,
    file: 'src-main/files/xml.ts',
    on: 'const PIECE = 1 << 18;',
    reason: 'Pieces of any size make the same document.',
  })),
  ...['const is = rounds.get(round) ?? compare(log, round);', 'rounds.set(round, is);'].map((on) => ({
    file: 'src-main/handlers/round/outdated.ts',
    original: 'round',
    replacement: 'round - 1',
    on,
    reason: 'It is kept where nobody finds it, and compared once more.',
  })),
];
