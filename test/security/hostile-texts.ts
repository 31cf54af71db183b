import { letters } from '../files/workbooks.ts';
import { file, many, type HostileFile } from './hostile-file.ts';

const csv = (name: string, expected: string, content: () => Uint8Array | string) =>
  file('csv', name, expected, content);
const trf = (name: string, expected: string, content: () => Uint8Array | string) =>
  file('trf', name, expected, content);
const LINE = 'Costa, Ana;2100;POR\n';
export const CSVS: readonly HostileFile[] = [
  csv('one row of 19 MB', 'row-too-long', () => 'a,'.repeat(9_500_000)),
  csv('one row of 19 MB of quotation marks', 'row-too-long', () => '"'.repeat(19_000_000)),
  csv('a row of 19 MB after a table', 'row-too-long', () => LINE.repeat(100) + 'x'.repeat(19_000_000)),
  csv('2 MB of open quotation marks', 'quotation-open', () => '"a\n'.repeat(95_000)),
  csv('open quotation marks over 19 lines', 'quotation-open', () =>
    ('"a' + '\nb;c'.repeat(18) + '\n"x\n').repeat(900),
  ),
  csv('an open mark in each of 19,000 long rows', 'quotation-open', () =>
    `a;"${'b'.repeat(900)}\n`.repeat(19_000),
  ),
  csv('marks that look in order until the end', 'quotation-open', () =>
    ('a"b;"c' + '\nd'.repeat(18) + '\n"e;f"g"h\n').repeat(4000),
  ),
  csv('20 MB of line ends', 'table-too-large', () => '\n'.repeat(19_999_999)),
  csv('20 MB of carriage returns', 'table-too-large', () => '\r'.repeat(19_999_999)),
  csv('99,999 empty lines', 'table-empty', () => '\n'.repeat(99_999)),
  csv('rows of 99,999 commas', 'table-too-large', () => `${','.repeat(99_999)}\n`.repeat(150)),
  csv('rows of 501 cells', 'table-too-large', () => `${'a;'.repeat(500)}b\n`.repeat(10)),
  csv('20,000 rows of 499 cells', 'table-too-large', () => `${'a;'.repeat(498)}b\n`.repeat(19_000)),
  csv('20,001 rows', 'table-too-large', () => 'Name\n' + 'A b\n'.repeat(20_001)),
  csv('a cell of 5,000 characters', 'cell-too-long', () => `Name;Club\nCosta, Ana;${'x'.repeat(5000)}\n`),
  csv('20 MB that are not UTF-8', 'row-too-long', () =>
    new Uint8Array(19_000_000).fill(0xff).fill(0x41, 0, 1),
  ),
  csv('20,000 lines that are not UTF-8', 'read', () =>
    Buffer.from('Zák\xed, \xc1na;\xe9\xe8\xf8;POR\n'.repeat(19_000), 'latin1'),
  ),
  csv('a word of 99,000 letters that is not UTF-8', 'cell-too-long', () =>
    Buffer.from(`Name\n${'a'.repeat(99_000)}\n\xe9\n`, 'latin1'),
  ),
  csv('blanks without end in a name', 'cell-too-long', () => `Name\na${' '.repeat(99_000)}b\n`),
  csv('the same letters as if encoded twice', 'cell-too-long', () => `Name\n${'Ã©'.repeat(20_000)}\n`),
  csv('nothing but zeros', 'row-too-long', () => new Uint8Array(19_000_000)),
  csv('UTF-16 without an end', 'row-too-long', () =>
    new Uint8Array(1_000_001).fill(0x41).fill(0xff, 0, 1).fill(0xfe, 1, 2),
  ),
  csv('a declared delimiter that is a quotation mark', 'read', () => `sep="\n${LINE.repeat(1000)}`),
  csv(
    '20,000 namesakes',
    'read',
    () => 'Name;FIDE ID\n' + many(19_990, (at) => `Costa, Ana;${1_000_000 + at}\n`),
  ),
  csv(
    '20,000 names one slip apart',
    'read',
    () => 'Name\n' + many(19_990, (at) => `Costa${'abcdefghij'[at % 10]}, Ana${letters(at)}\n`),
  ),
  csv('names of objects', 'read', () => '__proto__;constructor;toString\nCosta, Ana;__proto__;constructor\n'),
  csv('nothing', 'table-empty', () => ''),
];

const PLAYER = (id: number, rest = '') =>
  `001 ${String(id).padStart(4)}      Player ${String(id).padEnd(26)} 2000                              0.0 ${String(id).padStart(4)}${rest}\n`;
const GAME = '  0002 w 1';
export const REPORTS: readonly HostileFile[] = [
  trf('a line of 99,999 characters', 'line-too-long', () => `012 ${'x'.repeat(99_990)}\n${PLAYER(1)}`),
  trf('one line of 19 MB', 'line-too-long', () => '0'.repeat(19_000_000)),
  trf('20 MB of line ends', 'table-too-large', () => '\n'.repeat(19_999_999)),
  trf('19 MB that are not UTF-8', 'line-too-long', () => new Uint8Array(19_000_000).fill(0xfe)),
  trf('1,900 rounds', 'too-many-rounds', () => PLAYER(1, GAME.repeat(1900)) + PLAYER(2)),
  trf(
    '999 rounds of two players',
    'read',
    () => `012 X\n${PLAYER(1, GAME.repeat(999))}${PLAYER(2, '  0001 b 0'.repeat(999))}`,
  ),
  trf(
    'a billion rounds to come',
    'read',
    () => `012 X\nXXR 1000000000\n142 1000000000\n${PLAYER(1)}${PLAYER(2)}`,
  ),
  trf(
    'points without measure',
    'read',
    () => `012 X\nXXS W=1e308 D=-1e308\nXXA    1 ${'99999 '.repeat(900)}\n${PLAYER(1)}${PLAYER(2)}`,
  ),
  trf('9,999 players and no round', 'read', () => `012 X\n${many(9999, (at) => PLAYER(at + 1))}`),
  trf('the same player 9,000 times', 'player-number-doubled', () => PLAYER(7).repeat(9000)),
  trf(
    '90,000 comments',
    'read',
    () => `012 X\n${'### \u2028\u0085 what ever\n'.repeat(90_000)}${PLAYER(1)}${PLAYER(2)}`,
  ),
  trf(
    '90,000 records that nobody knows',
    'read',
    () => `012 X\n${many(90_000, (at) => `9${String(at).padStart(5, '0')}\n`)}${PLAYER(1)}${PLAYER(2)}`,
  ),
  trf(
    '2,000 teams of everybody',
    'read',
    () =>
      `012 X\n${many(200, (at) => PLAYER(at + 1))}${many(2000, (at) => `013 Team ${String(at).padEnd(27)}${many(200, (of) => ` ${String(of + 1).padStart(4)}`)}\n`)}`,
  ),
  trf(
    '20,000 prohibitions of everybody',
    'read',
    () =>
      `012 X\n${many(200, (at) => PLAYER(at + 1))}${many(2000, () => `XXP${many(200, (of) => ` ${of + 1}`)}\n`)}`,
  ),
  trf('nothing', 'empty', () => ''),
  trf('a picture', 'not-a-report', () => new Uint8Array(50_000).map((_, at) => (at * 7919) % 251)),
];
