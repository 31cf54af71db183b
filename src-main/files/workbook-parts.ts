/** What the sheets of a workbook share: its table of texts, and which formats are dates (ECMA-376 part 1, 18.4, 18.8). */
import { walkXml } from './xml.ts';

/** The shared texts in their order; of rich texts the runs joined, of East Asian ones not how they are spoken. */
export function readTexts(part: Uint8Array): readonly string[] {
  const texts: string[] = [];
  let inText = false;
  let spoken = 0;
  let told = '';
  walkXml(part, {
    open: (name) => {
      if (name === 'si') told = '';
      if (name === 'rPh') spoken++;
      inText = name === 't' && spoken === 0;
    },
    text: (text) => {
      if (inText) told += text;
    },
    close: (name) => {
      inText = false;
      if (name === 'rPh') spoken--;
      if (name === 'si') texts.push(told.trim());
    },
  });
  return texts;
}

/** What a number with a format shows. */
type NumberKind = 'number' | 'date' | 'time';

/** Texts of numbers by the index of their cell's format. */
export interface Formats {
  readonly textOf: (value: number, format: number) => string;
}

const DAY_MILLISECONDS = 86_400_000;
/** Day 0 of a workbook as days since 1970: 1900 has a 29 February there, so that day 60 is the last to be wrong. */
const EPOCH_1900 = -25_569;
const EPOCH_1904 = -24_107;

/** Formats that need no definition (18.8.30). */
const isPlainDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isPlainTime = (id: number) => (id >= 18 && id <= 21) || (id >= 45 && id <= 47);

/** Characters of a format code that are looked at; spreadsheets allow 255. */
const LONGEST_CODE = 255;

/**
 * What a format code shows, by its letters outside of quotation marks, brackets and escapes. In brackets hours, minutes
 * and seconds are those that went by (18.8.31).
 */
function kindOfCode(code: string): NumberKind {
  const letters = code
    .split(';', 1)[0]!
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_./g, '');
  const isTime = /[hs]|\[m+\]/.test(letters);
  if (/[#0?]/.test(letters) && !/[dy]/.test(letters) && !isTime) return 'number';
  if (/[dy]/.test(letters) || (letters.includes('m') && !isTime)) return 'date';
  return isTime ? 'time' : 'number';
}

/** Reads the part of styles; without one every number is a number. `from1904` is the other count of days. */
export function readFormats(part: Uint8Array | null, from1904: boolean): Formats {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let inCells = false;
  if (part !== null)
    walkXml(part, {
      open: (name, attributes) => {
        if (name === 'cellXfs') inCells = true;
        if (name === 'numFmt')
          codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
        if (name === 'xf' && inCells) ids.push(Number(attributes.get('numFmtId') ?? 0));
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    });
  const kindOf = (id: number): NumberKind => {
    const code = codes.get(id);
    if (code !== undefined) return kindOfCode(code.slice(0, LONGEST_CODE));
    return isPlainDate(id) ? 'date' : isPlainTime(id) ? 'time' : 'number';
  };
  const kinds = new Map([...new Set(ids)].map((id) => [id, kindOf(id)]));
  return {
    textOf: (value, format) => {
      const id = ids[format];
      const kind = id === undefined ? 'number' : kinds.get(id);
      if (kind === 'date') return dayText(value, from1904) ?? String(value);
      return kind === 'time' && value >= 0 && value < 1 ? timeText(value) : String(value);
    },
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `2026/11/21`; null for a number that is no day. Dates have no time zone in a workbook. */
function dayText(value: number, from1904: boolean): string | null {
  const leapYears = !from1904 && value < 60 ? 1 : 0;
  const day = Math.floor(value) + (from1904 ? EPOCH_1904 : EPOCH_1900) + leapYears;
  const date = new Date(day * DAY_MILLISECONDS);
  const year = date.getUTCFullYear();
  if (value < 0 || !(year <= 9999)) return null;
  return `${year}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}`;
}

/** `14:30` */
function timeText(value: number): string {
  const minutes = Math.round(value * 24 * 60);
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
