/**
 * All words of a list in a few large blocks, by their length: a million words are read from the disk at once, and only
 * those that may be near a misspelt one become texts.
 */
import { distanceUpTo, lettersOf, mayBeWithin } from '../files/names.ts';

/** Words of one length, as they are stored: a mask of letters each (32 bits), and UTF-16 one after the other. */
export interface StoredWords {
  readonly length: number;
  readonly letters: Uint8Array;
  readonly texts: Uint8Array;
}

/** A known word, and how many letters it is away from the one that was looked for. */
export interface NearWord {
  readonly text: string;
  readonly distance: number;
}

const FIRST_CAPACITY = 256;

class Group {
  readonly length: number;
  count: number;
  letters: Int32Array;
  texts: Uint16Array;

  constructor(length: number, count: number, letters: Int32Array, texts: Uint16Array) {
    this.length = length;
    this.count = count;
    this.letters = letters;
    this.texts = texts;
  }

  add(word: string): void {
    if (this.count === this.letters.length) {
      const [letters, texts] = [
        new Int32Array(this.count * 2),
        new Uint16Array(this.count * 2 * this.length),
      ];
      letters.set(this.letters);
      texts.set(this.texts);
      [this.letters, this.texts] = [letters, texts];
    }
    this.letters[this.count] = lettersOf(word);
    const start = this.count * this.length;
    for (let at = 0; at < this.length; at++) this.texts[start + at] = word.charCodeAt(at);
    this.count++;
  }

  text(at: number): string {
    return String.fromCharCode(...this.texts.subarray(at * this.length, (at + 1) * this.length));
  }
}

export class WordGroups {
  readonly #groups = new Map<number, Group>();

  /** Words as they were stored by {@link WordGroups.stored}. */
  static of(stored: readonly StoredWords[]): WordGroups {
    const words = new WordGroups();
    for (const { length, letters, texts } of stored) {
      // A copy: what the disk gave need not begin at a multiple of four.
      const [masks, codes] = [Uint8Array.from(letters), Uint8Array.from(texts)];
      const group = new Group(
        length,
        masks.length / 4,
        new Int32Array(masks.buffer),
        new Uint16Array(codes.buffer),
      );
      words.#groups.set(length, group);
    }
    return words;
  }

  add(word: string): void {
    const { length } = word;
    let group = this.#groups.get(length);
    if (group === undefined) {
      const texts = new Uint16Array(FIRST_CAPACITY * length);
      group = new Group(length, 0, new Int32Array(FIRST_CAPACITY), texts);
      this.#groups.set(length, group);
    }
    group.add(word);
  }

  *stored(): Generator<StoredWords> {
    for (const { length, count, letters, texts } of this.#groups.values()) {
      const codes = texts.subarray(0, count * length);
      yield {
        length,
        letters: Buffer.from(letters.buffer, 0, count * 4),
        texts: Buffer.from(codes.buffer, 0, codes.byteLength),
      };
    }
  }

  /**
   * Words at most `most` letters away from `word`, itself left out; where it is `unfinished` also words that begin so.
   * Cost: number of words of a fitting length, with a distance for a few of them.
   */
  near(word: string, most: number, unfinished: boolean): NearWord[] {
    const found: NearWord[] = [];
    const mine = lettersOf(word);
    for (const group of this.#groups.values()) {
      const longer = group.length - word.length;
      if (longer < -most || (!unfinished && longer > most)) continue;
      const { letters, count } = group;
      for (let at = 0; at < count; at++) {
        const fits =
          longer <= most ? mayBeWithin(most, mine, letters[at]!) : hasNearly(most, mine, letters[at]!);
        if (!fits) continue;
        const text = group.text(at);
        const distance = distanceUpTo(most, word, longer > most ? text.slice(0, word.length) : text);
        if (distance <= most && distance > 0) found.push({ text, distance });
      }
    }
    return found;
  }
}

/** False where a longer word misses more than `most` of the letters. */
function hasNearly(most: number, mine: number, letters: number): boolean {
  let missing = mine & ~letters;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count++;
  return count <= most;
}
