/** Rating lists: what is stored, and why a file was not read as one. */
import { format } from './format.ts';

const { number } = format;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const DAMAGES = {
  packing: 'it cannot be unpacked',
  checksum: 'what it unpacks to is not what was packed',
  'endless-line': 'it has a line without an end',
  xml: 'it is not well-formed XML',
} as const;

function month(month: string): string {
  const [year = '', of = ''] = month.split('-');
  return `${MONTHS[Number(of) - 1] ?? of} ${year}`.trim();
}

export const listsText = {
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
    `${path} unpacks to more than ${number(limit / 1_000_000)} MB, far more than a rating list has.`,
  notAList: (path: string, beginning: string) =>
    beginning === ''
      ? `${path} is no rating list.`
      : `${path} is no rating list: it begins with “${beginning}”, and no known heading is among that.`,
  empty: (path: string) => `${path} has no players.`,
  unreadable: (path: string, unreadable: number, lines: number, line: number) =>
    `${number(unreadable)} of ${number(lines)} lines of ${path} are no players, the first in line ${number(line)}.`,
  diskFull: 'The disk is full.',
  notStored: (reason: string) => `The list could not be stored: ${reason}.`,
  stopped: (path: string) => `Reading ${path} was stopped.`,
  nameless: 'This list has no known layout, so it needs a name.',
  nameIt: 'Say what it is, such as the name of the club.',
  monthOdd: (month: string) => `“${month}” is no month.`,
  busy: 'A list is being read already.',
  overLimit: (path: string) => `${path} takes more memory or time than any rating list needs.`,
  gone: 'This list is not stored any more.',
  readBeside: 'Read it beside them',
  older: (name: string, month: string, stored: string) =>
    `This is ${name} of ${month}; ${stored} is stored already.`,
  olderStays: 'Both stay stored. A search goes through the list that is chosen.',
};
