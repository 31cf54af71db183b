/**
 * Reads a sentence of another language as the English claim that it makes. A phrase book has each sentence and each part of
 * one in both languages, written a second time and judged side by side; nothing of the catalogue of texts is asked.
 *
 * `['La partie {A} – {B} a déjà eu lieu.', '{A} and {B} have already met.']`: what stands in braces is another part by its
 * name, and a figure behind the name tells two of a kind apart: `{value} au lieu de {value2}`.
 */

/** A sentence or a part of one, in the other language and in English. */
export type Phrase = readonly [other: string, english: string];

/** Parts that are no phrases: names, numbers. */
interface Sign {
  readonly pattern: string;
  readonly english: (found: string) => string;
}

/** Several of a part behind one another. */
interface Row {
  readonly of: string;
  readonly between: Phrase;
}

export interface PhraseBook {
  readonly sentences: readonly Phrase[];
  readonly parts: Readonly<Record<string, readonly Phrase[] | Row>>;
  /** The unit behind so many points: `point` of 1, `points` of 2. */
  readonly pointsOf: (value: number) => string;
  /** The same behind a preposition, where the language has another form there: `mit 2 Punkten`. */
  readonly pointsAfterPreposition?: (value: number) => string;
  /** Pattern of a place in an order. */
  readonly ordinal: string;
  /** What comes between values of a list. */
  readonly betweenValues: readonly string[];
}

const NUMBER = '[−+]?(?:\\d+(?:,\\d+)?½?|½)';
const NAME = "[\\p{L}'’-]+(?: ?\\d+)?";

const valueOf = (number: string): number =>
  Number(number.replace('−', '-').replace(',', '.').replace('½', '')) + (number.includes('½') ? 0.5 : 0);
const englishNumber = (number: string): string => number.replace(',', '.');
const englishPoints = (number: string): string => {
  const value = valueOf(number);
  return `${englishNumber(number)} ${value > 0 && value <= 1 ? 'point' : 'points'}`;
};
function englishOrdinal(place: string): string {
  const number = Number.parseInt(place, 10);
  const [tens, ones] = [number % 100, number % 10];
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][ones] ?? 'th'}`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const SLOT = /\{([a-zA-Z-]+)(\d?)\}/g;

/** Reads the sentences of one language. */
export class PhraseReader {
  readonly #book: PhraseBook;
  readonly #signs: Readonly<Record<string, Sign>>;
  readonly #sources = new Map<string, string>();
  readonly #patterns = new Map<string, RegExp>();

  constructor(book: PhraseBook) {
    this.#book = book;
    const name: Sign = { pattern: NAME, english: (found) => found };
    const number: Sign = { pattern: NUMBER, english: englishNumber };
    /** Points with their unit, which has to agree with the number. */
    const points = (unitOf: PhraseBook['pointsOf'], english: (number: string) => string): Sign => ({
      pattern: `${NUMBER} (?:${[...new Set([1, 2].map(unitOf))].join('|')})`,
      english: (found) => {
        const [number = '', unit = ''] = found.split(' ');
        return unitOf(valueOf(number)) === unit ? english(number) : `<unit of ${found}>`;
      },
    });
    const behindPreposition = book.pointsAfterPreposition ?? book.pointsOf;
    this.#signs = {
      A: name,
      B: name,
      C: name,
      D: name,
      number,
      several: { pattern: `(?!1(?![\\d,½]))${NUMBER}`, english: englishNumber },
      points: points(book.pointsOf, englishPoints),
      'points-dative': points(behindPreposition, englishPoints),
      group: points(behindPreposition, englishNumber),
      ordinal: { pattern: book.ordinal, english: englishOrdinal },
      values: {
        pattern: `${NUMBER}(?:(?:${book.betweenValues.join('|')})${NUMBER})*`,
        english: (found) =>
          found
            .split(new RegExp(book.betweenValues.join('|')))
            .map(englishNumber)
            .join(', '),
      },
    };
  }

  /** The English claim of a sentence; what could not be read is said between angle brackets. */
  read(sentence: string): string {
    const plain = sentence.replaceAll(/[\u00a0\u202f]/g, ' ');
    const claims = this.#readings(this.#book.sentences, plain);
    return claims.length === 1 ? claims[0]! : `<${claims.length} readings of: ${plain}>`;
  }

  #readings(phrases: readonly Phrase[], text: string): string[] {
    const found = phrases.flatMap(([other, english]) => {
      const groups = this.#patternOf(other).exec(text)?.groups;
      if (groups === undefined) return this.#patternOf(other).test(text) ? [english] : [];
      return english.replaceAll(SLOT, (_, part: string, figure: string) =>
        this.#part(part, groups[`${part.replaceAll('-', '_')}${figure}`] ?? ''),
      );
    });
    return [...new Set(found)];
  }

  #part(name: string, text: string): string {
    const sign = this.#signs[name];
    if (sign !== undefined) return sign.english(text);
    const part = this.#book.parts[name]!;
    if ('of' in part)
      return text
        .split(part.between[0])
        .map((one) => this.#part(part.of, one))
        .join(part.between[1]);
    const readings = this.#readings(part, text);
    return readings.length === 1 ? readings[0]! : `<${readings.length} readings of ${name}: ${text}>`;
  }

  #patternOf(phrase: string): RegExp {
    const known = this.#patterns.get(phrase);
    if (known !== undefined) return known;
    const named = new Set<string>();
    const pattern = new RegExp(
      `^${this.#filled(phrase, (part, figure) => {
        const group = `${part.replaceAll('-', '_')}${figure}`;
        if (named.has(group)) return `\\k<${group}>`;
        named.add(group);
        return `(?<${group}>${this.#sourceOf(part)})`;
      })}$`,
      'u',
    );
    this.#patterns.set(phrase, pattern);
    return pattern;
  }

  #filled(phrase: string, slot: (part: string, figure: string) => string): string {
    const texts = phrase.split(SLOT);
    return texts
      .map((text, at) => (at % 3 === 0 ? escaped(text) : at % 3 === 1 ? slot(text, texts[at + 1]!) : ''))
      .join('');
  }

  #sourceOf(name: string): string {
    const known = this.#sources.get(name);
    if (known !== undefined) return known;
    const part = this.#signs[name] ?? this.#book.parts[name];
    if (part === undefined) throw new Error(`no part ${name}`);
    const source =
      'pattern' in part
        ? part.pattern
        : 'of' in part
          ? `${this.#sourceOf(part.of)}(?:${escaped(part.between[0])}${this.#sourceOf(part.of)})*`
          : part.map(([other]) => `(?:${this.#filled(other, (inner) => this.#sourceOf(inner))})`).join('|');
    this.#sources.set(name, `(?:${source})`);
    return `(?:${source})`;
  }
}
