/**
 * Names and words without accents and case: one folding for everything that compares, orders or finds them. It goes by
 * code units and a fixed table, so that every machine and language agrees.
 */

/** Letters that have no accent to be taken off and still stand for one of the 26, and apostrophes as others write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

const PLAIN = /^[\x20-\x7e]*$/;

/** `Łukasik, Öz` becomes `lukasik, oz`: the same text without accents and case. */
export function foldedText(text: string): string {
  // Most texts are plain, and taking letters apart costs more than all the rest.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı’‘ʼ]/g, (letter) => LETTERS[letter]!);
}

/** The words of a text in the order written, folded: `Date_of-Birth` has `date`, `of` and `birth`. */
export function foldedWords(text: string): string[] {
  return foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Alphabetical order of names (C.04.2 2.2): by surname, then by what follows the comma, each folded. Names that differ by
 * accents alone are equal.
 */
export function compareNames(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return compareTexts(left.surname, right.surname) || compareTexts(left.rest, right.rest);
}

function partsOf(name: string): { readonly surname: string; readonly rest: string } {
  const folded = foldedText(name);
  const comma = folded.indexOf(',');
  return comma < 0
    ? { surname: folded.trim(), rest: '' }
    : { surname: folded.slice(0, comma).trim(), rest: folded.slice(comma + 1).trim() };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The letter under which a name stands: `C` for Čermin, `L` for Łukasik, `Ж` for Жуков, `#` without a letter. */
export function initialOf(name: string): string {
  const letter = /\p{L}/u.exec(name)?.[0];
  if (letter === undefined) return '#';
  const folded = foldedText(letter).charAt(0);
  // Georgian has capitals for whole words only, and few fonts have them.
  return /[\u10d0-\u10ff]/.test(folded) ? folded : folded.toUpperCase();
}

/** Cyrillic and Greek letters in Latin ones, as most federations write names (Russian by the passport's rules). */
const TRANSLITERATION: Readonly<Record<string, string>> = {
  ...pairs(
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ґ g є ye ђ dj ѕ dz ј j љ lj њ nj ћ c џ dz і i',
  ),
  ...pairs(
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  ),
  ъ: '',
  ь: '',
};

function pairs(text: string): Record<string, string> {
  const words = text.split(' ');
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!]] : [])));
}

const FOREIGN = /[\u0370-\u04ff]/;

/** Words of a name by which it is found, folded and in Latin letters: `Жуков, Пётр` has `zhukov` and `petr`. */
export function searchWords(text: string): string[] {
  const words = foldedWords(text);
  return FOREIGN.test(text) ? words.map(inLatin).filter((word) => word !== '') : words;
}

function inLatin(word: string): string {
  return Array.from(word, (letter) => TRANSLITERATION[letter] ?? letter).join('');
}

/**
 * Letters that others write as two: FIDE's list, which has no accents, has `Müller` as `Mueller` or as `Muller`. In Greek two
 * letters stand for one sound, which is `ou` or, letter by letter, `oy`.
 */
const AS_TWO: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj' },
  ...{ ου: 'ou', ού: 'ou' },
};

/** The text, and the text with such letters as two where it has any. */
function spellingsOf(text: string): readonly string[] {
  if (PLAIN.test(text)) return [text];
  const spelled = text.normalize('NFC').toLowerCase();
  const two = spelled.replaceAll(/[äöüøåđ]|ο[υύ]/g, (letter) => AS_TWO[letter]!);
  return two === spelled ? [text] : [text, two];
}

/** The words to look for, in each way in which a list may write them: `Müller` is looked for as `muller` and as `mueller`. */
export function waysToSearch(text: string): readonly string[][] {
  return spellingsOf(text).map(searchWords);
}

/**
 * The words by which a whole name is found: each of them, and the parts of the surname and of what follows the comma
 * joined, so that `van der Berg` is found as `vanderberg` too; with letters as two where others write them so.
 */
export function indexWords(name: string): string[] {
  return [...new Set(spellingsOf(name).flatMap(wordsOf))];
}

function wordsOf(name: string): string[] {
  const plain = searchWords(name);
  const joined = name
    .split(',')
    .map(searchWords)
    .filter((words) => words.length > 1)
    .map((words) => words.join(''));
  return [...plain, ...joined];
}
