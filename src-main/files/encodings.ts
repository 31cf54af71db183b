/** Which older encoding a text has that is not UTF-8: by its letters, or by the federation where the letters do not decide. */

import { decodeDos, isDosEncoding } from './dos-encodings.ts';

/**
 * Encodings of older programs. Those of Latin letters stand first, the most usual of all at the top: without evidence it
 * is taken. An encoding that has the same letters at the same places as one before it is found only by its own.
 */
export const LEGACY_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'iso-8859-15',
  'iso-8859-16',
  'macintosh',
  'ibm850',
  'ibm437',
  'windows-1251',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'iso-8859-5',
  'windows-1253',
  'iso-8859-7',
  'windows-1255',
  'gb18030',
] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

/** How texts of a script other than Latin are known. */
interface Script {
  /** The letters of names, the frequent ones in small form. */
  readonly letters: RegExp;
  /** What does not stand at this place of a word. */
  readonly misplaced: RegExp;
}

const CAPITAL_INSIDE = /\p{Ll}(?=\p{Lu})/gu;
const CYRILLIC: Script = { letters: /[оеаинтрсвлкмдпуйчяієї]/i, misplaced: CAPITAL_INSIDE };
/** Words end in a vowel, ν, ρ, ξ, ψ or in the other form of sigma, which is nowhere else. */
const GREEK: Script = {
  letters: /[αοιετσνηυρπκμλςάόίήέδγ]/i,
  misplaced: /\p{Ll}(?=\p{Lu})|ς(?=\p{L})|[βγδζθκλμπστφχ]$/gu,
};
/** So have five letters of Hebrew. */
const HEBREW: Script = { letters: /[א-ת]/, misplaced: /[ךםןףץ](?=\p{L})|[מנ]$/gu };
const SCRIPT_OF: Partial<Record<LegacyEncoding, Script>> = {
  'windows-1251': CYRILLIC,
  'koi8-r': CYRILLIC,
  'koi8-u': CYRILLIC,
  ibm866: CYRILLIC,
  'iso-8859-5': CYRILLIC,
  'windows-1253': GREEK,
  'iso-8859-7': GREEK,
  'windows-1255': HEBREW,
};

/** Encodings of Latin letters, and the others; Chinese is known by its bytes. */
const LATIN = LEGACY_ENCODINGS.slice(0, LEGACY_ENCODINGS.indexOf('windows-1251'));
const OTHER_SCRIPTS = LEGACY_ENCODINGS.slice(LATIN.length);

/** Encodings of federations whose letters Windows-1252 does not have. */
const ENCODING_OF_FEDERATION: Readonly<Record<string, LegacyEncoding>> = Object.fromEntries([
  ...'CZE SVK POL HUN SLO CRO BIH SRB MNE ROU MDA ALB'.split(' ').map((code) => [code, 'windows-1250']),
  ...'TUR AZE CYP'.split(' ').map((code) => [code, 'windows-1254']),
  ...'LTU LAT EST'.split(' ').map((code) => [code, 'windows-1257']),
]) as Record<string, LegacyEncoding>;

/** The text of bytes in any encoding that can be chosen; what is no character of it is read as U+FFFD. */
export function decodeIn(bytes: Uint8Array, encoding: string): string {
  return isDosEncoding(encoding) ? decodeDos(bytes, encoding) : new TextDecoder(encoding).decode(bytes);
}

/** A line in which a byte stands that is not ASCII, and the federation that it speaks of, `''` where unknown. */
export interface ForeignLine {
  readonly bytes: Uint8Array;
  readonly federation: string;
}

/** Bytes that are looked at; a report of thousands of names tells no more than its beginning. */
const MOST_BYTES = 200_000;

/** What stands between words. They are split there first: a pattern for words would look at a long one again and again. */
const BETWEEN = /[\s\d!-/:-@[-`{-~]+/u;
const FOREIGN = /[\u0080-\u{10ffff}]/u;
/** Marks that stand in or beside words of any language. */
const MARKS = /[’‘‚“”„´·–—«»]/gu;
/** Marks at a place where no language has them: an opening one behind a letter, a dash or quotation mark
 * inside a word, an apostrophe before one. */
const MARK_INSIDE = /(?<=\p{L})(?:[‚„]|[“”«»–—](?=\p{Ll}))|^´(?=\p{Ll}{2})/gu;
/** Neither a Latin letter nor an accent; the raised letters are signs of numbers and abbreviations. */
const NO_LATIN_LETTER = /[^\p{Script=Latin}\p{M}]|[ªºⁿ](?=.)/gu;
const NO_LETTER = /[^\p{L}\p{M}]/gu;
const RUN = /[\u0080-\u{10ffff}]{3,}/gu;
/** A capital inside a word; behind another capital only with an accent, since McDonald and MÜLLER are names. */
const LATIN_CAPITAL_INSIDE = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=(?![A-Z])\p{Lu}\p{Ll})/gu;
const CAPITALS = /\p{Lu}(?=\p{Lu})/gu;
const ASCII_LETTER = /[A-Za-z]/;

function wordsOf(lines: readonly ForeignLine[], encoding: LegacyEncoding): string[] {
  return lines.flatMap(({ bytes }) =>
    decodeIn(bytes, encoding)
      .split(BETWEEN)
      .filter((word) => FOREIGN.test(word)),
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** What no name of a language in Latin letters has: symbols, three accented letters in a row, capitals after small ones. */
function oddities(word: string): number {
  // A sign alone, as in the price 5€, tells nothing.
  if (!ASCII_LETTER.test(word)) return 0;
  const letters = word.replaceAll(MARKS, '');
  return (
    count(letters, NO_LATIN_LETTER) +
    count(letters, RUN) +
    count(letters, LATIN_CAPITAL_INSIDE) +
    count(word, MARK_INSIDE)
  );
}

/** First bytes of the 3,755 characters of GB 2312 that are in daily use. */
const [FIRST_DAILY, LAST_DAILY] = [0xb0, 0xd7];

/** Share of the characters of two bytes that are not in daily use. */
function strangenessOfChinese(lines: readonly ForeignLine[]): number {
  let strange = 0;
  let all = 0;
  for (const { bytes } of lines) {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (byte < 0x80) continue;
      all++;
      const isPair = (bytes[at + 1] ?? 0) > 0xa0;
      if (!isPair) strange += 2;
      else if (byte < FIRST_DAILY || byte > LAST_DAILY) strange++;
      at++;
    }
  }
  return strange / Math.max(1, all);
}

/** Names in capitals occur, names as they are written are likelier. */
const CAPITALS_COST = 0.1;

/** Share of the letters that are not among the frequent ones of the script, symbols and what is misplaced counted twice. */
function strangeness(words: readonly string[], { letters, misplaced }: Script): number {
  let strange = 0;
  let all = 0;
  for (const word of words) {
    const text = word.replaceAll(MARKS, '');
    for (const letter of text) if (!letters.test(letter)) strange++;
    strange += 2 * (count(text, NO_LETTER) + count(text, misplaced)) + CAPITALS_COST * count(text, CAPITALS);
    all += text.length;
  }
  return strange / Math.max(1, all);
}

/** Whether most words of three letters and more have no letter of ASCII. */
function isOtherScript(lines: readonly ForeignLine[]): boolean {
  const words = wordsOf(lines, 'windows-1252').filter((word) => word.length >= 3);
  return 2 * words.filter((word) => !ASCII_LETTER.test(word)).length > words.length;
}

function least<T>(list: readonly T[], value: (item: T) => number): T {
  return list.reduce((best, item) => (value(item) < value(best) ? item : best));
}

/** The encoding that most of the lines' federations write in; null where that is Windows-1252 or they are unknown. */
function encodingOfFederations(lines: readonly ForeignLine[]): LegacyEncoding | null {
  const votes = new Map<LegacyEncoding, number>();
  for (const { federation } of lines) {
    if (federation === '') continue;
    const encoding = ENCODING_OF_FEDERATION[federation] ?? 'windows-1252';
    votes.set(encoding, (votes.get(encoding) ?? 0) + 1);
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  return winner?.[0] ?? null;
}

/**
 * The encoding that makes the most likely words of lines that are not UTF-8. Among those that do it equally well the
 * one of the federations counts, then the most usual. Cost: bytes × encodings, at most {@link MOST_BYTES}.
 */
export function recognisedEncoding(lines: readonly ForeignLine[]): LegacyEncoding {
  let bytes = 0;
  const sample = lines.filter((line) => (bytes += line.bytes.length) <= MOST_BYTES);
  if (sample.length === 0) return LEGACY_ENCODINGS[0];
  if (isOtherScript(sample)) {
    return least(OTHER_SCRIPTS, (encoding) => {
      const script = SCRIPT_OF[encoding];
      return script === undefined
        ? strangenessOfChinese(sample)
        : strangeness(wordsOf(sample, encoding), script);
    });
  }
  const merits = LATIN.map((encoding) => ({
    encoding,
    odd: wordsOf(sample, encoding).reduce((sum, word) => sum + oddities(word), 0),
  }));
  const fewest = Math.min(...merits.map(({ odd }) => odd));
  const likely = merits.filter(({ odd }) => odd === fewest).map(({ encoding }) => encoding);
  const told = encodingOfFederations(sample);
  return told !== null && likely.includes(told) ? told : likely[0]!;
}
