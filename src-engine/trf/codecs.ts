/** Codecs of the columns: each reads and writes one kind of content (see columns.ts). */
import type { Colour } from '../model/colour.ts';
import { TITLES, type Sex, type Title } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { CELL_CODES, type CellCode } from '../model/result.ts';
import type { Codec, Taken } from './columns.ts';
import { readBirth, readRoundDate, type DateReading } from './dates.ts';

// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u0085\u2028\u2029]/g;

/** Free text; line breaks, which no record can hold, are written as blanks. */
export const TEXT: Codec<string> = {
  blank: '',
  read: (text) => ({ value: text }),
  write: (value) => value.replaceAll(UNPRINTABLE, ' ').trim(),
};

const SPACE = 0x20;
const DIGIT_0 = 0x30;
const POINT = 0x2e;

/** The number that part of a line holds flush right, blanks before it; undefined where there is anything else. */
function numberIn(line: string, from: number, to: number): number | undefined {
  let at = from;
  while (at < to && line.charCodeAt(at) === SPACE) at++;
  if (at === to) return undefined;
  let value = 0;
  for (; at < to; at++) {
    const digit = line.charCodeAt(at) - DIGIT_0;
    if (digit < 0 || digit > 9) return undefined;
    value = 10 * value + digit;
  }
  return value;
}

function natural(writeZero: boolean): Codec<number> {
  return {
    blank: 0,
    scan: numberIn,
    read: (text) =>
      /^\d{1,9}$/.test(text) ? { value: Number(text) } : { value: 0, deviation: 'field-unreadable' },
    write: (value) => (value === 0 && !writeZero ? '' : String(value)),
  };
}

/** A whole number; 0 leaves the column empty. */
export const NUMBER = natural(false);
/** A rating; an unrated player is written as 0. */
export const RATING = natural(true);

/** A rank; null where there is none. */
export const RANK: Codec<number | null> = {
  blank: null,
  scan: (line, from, to) => numberIn(line, from, to) || undefined,
  read: (text) =>
    /^\d{1,4}$/.test(text) && Number(text) > 0
      ? { value: Number(text) }
      : { value: null, deviation: /^0+$/.test(text) ? 'placeholder' : 'field-unreadable' },
  write: (value) => (value === null ? '' : String(value)),
};

/** `11.5`, the one decimal always written. */
export function pointsText(points: Points): string {
  const sign = points < 0 ? '-' : '';
  return `${sign}${Math.floor(Math.abs(points) / 10)}.${Math.abs(points) % 10}`;
}

/** The most that four columns can hold. */
const MOST_POINTS = 999;

/** Reads `11.5`, `+2.0`, and with a deviation `11`, `11,5`, `11½`, `.5`; null where it is none of them or over 99.9. */
export function readPoints(text: string): Taken<Points> | null {
  const match = /^([+-]?)(\d{0,4})(?:([.,])(\d?)0?|(½))?$/.exec(text);
  if (match === null || !/[\d½]/.test(text)) return null;
  const [, sign, whole = '', point, decimal = '', half] = match;
  const size = Number(whole) * 10 + (half === undefined ? Number(decimal) : 5);
  if (size > MOST_POINTS) return null;
  const value = sign === '-' && size !== 0 ? -size : size;
  const isRegular = point === '.' && whole !== '' && decimal !== '' && text.endsWith(`.${decimal}`);
  return isRegular ? { value } : { value, deviation: 'points-spelling' };
}

/** Points in tenths; null for an empty column. */
export const POINTS: Codec<Points | null> = {
  blank: null,
  scan: (line, from, to) => {
    const whole = line.charCodeAt(to - 2) === POINT ? numberIn(line, from, to - 2) : undefined;
    const tenths = numberIn(line, to - 1, to);
    return whole === undefined || tenths === undefined ? undefined : 10 * whole + tenths;
  },
  read: (text) => readPoints(text) ?? { value: null, deviation: 'field-unreadable' },
  write: (value) => (value === null ? '' : pointsText(value)),
};

/** `m` or `w`; `f` of older reports is read as `w`. */
export const SEX: Codec<Sex | null> = {
  blank: null,
  read: (text) => {
    const letter = text.toLowerCase();
    if (letter === 'm' || letter === 'w') return { value: letter };
    if (letter === 'f') return { value: 'w', deviation: 'sex-spelling' };
    return { value: null, deviation: letter === '-' ? 'placeholder' : 'field-unreadable' };
  },
  write: (value) => value ?? '',
};

/** Abbreviations of reports before 2016. */
const OLD_TITLES: Readonly<Record<string, Title>> = {
  G: 'GM',
  M: 'IM',
  I: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WI: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};

/** A title of FIDE; the abbreviations of older reports are read. */
export const TITLE: Codec<Title | null> = {
  blank: null,
  read: (text) => {
    const letters = text.toUpperCase();
    const title = TITLES.find((known) => known === letters);
    if (title !== undefined) return { value: title };
    const old = OLD_TITLES[letters];
    if (old !== undefined) return { value: old, deviation: 'title-abbreviated' };
    return { value: null, deviation: /^-+$/.test(text) ? 'placeholder' : 'field-unreadable' };
  },
  write: (value) => value ?? '',
};

/** A federation: three letters in capitals. */
export const FEDERATION: Codec<string> = {
  blank: '',
  read: (text) => {
    if (/^[A-Z]{3}$/.test(text)) return { value: text };
    if (/^-+$/.test(text)) return { value: '', deviation: 'placeholder' };
    const letters = text.toUpperCase();
    return { value: /^[A-Z]{3}$/.test(letters) ? letters : '', deviation: 'field-unreadable' };
  },
  write: (value) => TEXT.write(value),
};

/** A FIDE identity number: digits; 0 stands for none. */
export const FIDE_ID: Codec<string> = {
  blank: '',
  read: (text) => {
    if (/^0+$/.test(text)) return { value: '' };
    if (/^\d{1,11}$/.test(text)) return { value: text };
    return { value: '', deviation: /^-+$/.test(text) ? 'placeholder' : 'field-unreadable' };
  },
  write: (value) => value,
};

function takenDate(reading: DateReading | null): Taken<string> {
  if (reading === null) return { value: '', deviation: 'field-unreadable' };
  if (reading.ambiguous) return { value: reading.date, deviation: 'date-ambiguous' };
  return reading.regular ? { value: reading.date } : { value: reading.date, deviation: 'date-spelling' };
}

/** `YYYY/MM/DD` with `00` for unknown parts. */
export const BIRTH: Codec<string> = {
  blank: '',
  read: (text) =>
    /^[-/ ]+$/.test(text) ? { value: '', deviation: 'placeholder' } : takenDate(readBirth(text)),
  write: (value) => value,
};

/** Date of a round in record 132, `YY/MM/DD` in the file and `YYYY/MM/DD` in the model. */
export const ROUND_DATE: Codec<string> = {
  blank: '',
  read: (text) => takenDate(readRoundDate(text)),
  write: (value) => value.slice(2),
};

/** Number of an opponent: null for an empty column, 0 for `0000`. */
export const OPPONENT: Codec<number | null> = {
  blank: null,
  scan: numberIn,
  read: (text) =>
    /^\d{1,4}$/.test(text) ? { value: Number(text) } : { value: null, deviation: 'field-unreadable' },
  write: (value) => (value === null ? '' : value === 0 ? '0000' : String(value)),
};

const COLOUR_OF_SIGN: Readonly<Record<string, Colour | '-'>> = { w: 'white', b: 'black', '-': '-' };

/** Colour of a cell: `-` where there was no game. */
export const CELL_COLOUR: Codec<Colour | '-' | null> = {
  blank: null,
  scan: (line, from) => COLOUR_OF_SIGN[line[from]!],
  read: (text) => {
    const letter = text.toLowerCase();
    if (letter === 'w') return { value: 'white' };
    if (letter === 'b') return { value: 'black' };
    if (letter === '-') return { value: '-' };
    return { value: null, deviation: 'field-unreadable' };
  },
  write: (value) => (value === null ? '' : value === '-' ? '-' : value.slice(0, 1)),
};

const CODE_OF_SIGN: Readonly<Record<string, CellCode>> = Object.fromEntries(
  CELL_CODES.map((code) => [code, code]),
);

/** Result letter of a cell, capital or small. */
export const CELL_RESULT: Codec<CellCode | null> = {
  blank: null,
  scan: (line, from) => CODE_OF_SIGN[line[from]!],
  read: (text) => {
    const letter = text.toUpperCase();
    const code = CELL_CODES.find((known) => known === letter);
    // A sign that nobody knows is a result that is not known.
    return code === undefined ? { value: '?', deviation: 'result-unknown' } : { value: code };
  },
  write: (value) => value ?? '',
};

/**
 * The cell of a round that is filled regularly: a number in four columns, a blank, the colour's sign, a blank, the result's
 * sign. `from` is 0-based; undefined for any other, which is left to its three columns.
 */
export function scanCell(line: string, from: number) {
  if (from + 8 > line.length || line.charCodeAt(from + 4) !== SPACE || line.charCodeAt(from + 6) !== SPACE)
    return undefined;
  const opponent = numberIn(line, from, from + 4);
  const colour = COLOUR_OF_SIGN[line[from + 5]!];
  const result = CODE_OF_SIGN[line[from + 7]!];
  if (opponent === undefined || colour === undefined || result === undefined) return undefined;
  return { opponent, colour, result };
}
