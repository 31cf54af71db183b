/** Which encoding of eight bits a text has that is not UTF-8: by its letters, and where they leave it open by federation. */

/** Encodings of older programs, the most usual first; without evidence the first is taken. */
export const LEGACY_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'windows-1253',
] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

/** The letters of names in other scripts, the frequent ones in small form. */
const CYRILLIC = 'оеаинтрсвлкмдпуйчя';
const GREEK = 'αοιετσνηυρπκμλςάόίήέδγ';
const LETTERS_OF: Partial<Record<LegacyEncoding, string>> = {
  'windows-1251': CYRILLIC,
  'koi8-r': CYRILLIC,
  ibm866: CYRILLIC,
  'windows-1253': GREEK,
};

/** Encodings of federations whose letters Windows-1252 does not have. */
const ENCODING_OF_FEDERATION: Readonly<Record<string, LegacyEncoding>> = Object.fromEntries([
  ...'CZE SVK POL HUN SLO CRO BIH SRB MNE ROU MDA ALB'.split(' ').map((code) => [code, 'windows-1250']),
  ...'TUR AZE CYP'.split(' ').map((code) => [code, 'windows-1254']),
  ...'LTU LAT EST'.split(' ').map((code) => [code, 'windows-1257']),
]) as Record<string, LegacyEncoding>;

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
const MARKS = /[’‘‚“”„´¨·–—«»]/gu;
const NO_LETTER = /[^\p{L}\p{M}]/gu;
const RUN = /[\u0080-\u{10ffff}]{3,}/gu;
const CAPITAL_INSIDE = /\p{Ll}(?=\p{Lu})/gu;
const ASCII_LETTER = /[A-Za-z]/;

function wordsOf(lines: readonly ForeignLine[], encoding: LegacyEncoding): string[] {
  const decoder = new TextDecoder(encoding);
  return lines.flatMap(({ bytes }) =>
    decoder
      .decode(bytes)
      .split(BETWEEN)
      .filter((word) => FOREIGN.test(word)),
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** What no name of a language in Latin letters has: symbols, three accented letters in a row, capitals after small ones. */
function oddities(word: string): number {
  const letters = word.replaceAll(MARKS, '');
  return count(letters, NO_LETTER) + count(letters, RUN) + count(letters, CAPITAL_INSIDE);
}

/** Share of the letters that are not among the frequent ones of the script, symbols and capitals inside counted twice. */
function strangeness(words: readonly string[], letters: string): number {
  let strange = 0;
  let all = 0;
  for (const word of words) {
    const text = word.replaceAll(MARKS, '');
    for (const letter of text.toLowerCase()) if (!letters.includes(letter)) strange++;
    strange += 2 * (count(text, NO_LETTER) + count(text, CAPITAL_INSIDE));
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
    const scripts = LEGACY_ENCODINGS.filter((encoding) => LETTERS_OF[encoding] !== undefined);
    return least(scripts, (encoding) => strangeness(wordsOf(sample, encoding), LETTERS_OF[encoding]!));
  }
  const merits = LEGACY_ENCODINGS.filter((encoding) => LETTERS_OF[encoding] === undefined).map(
    (encoding) => ({
      encoding,
      odd: wordsOf(sample, encoding).reduce((sum, word) => sum + oddities(word), 0),
    }),
  );
  const fewest = Math.min(...merits.map(({ odd }) => odd));
  const likely = merits.filter(({ odd }) => odd === fewest).map(({ encoding }) => encoding);
  const told = encodingOfFederations(sample);
  return told !== null && likely.includes(told) ? told : likely[0]!;
}
