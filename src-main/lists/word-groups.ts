/**
 * All words of a list in a few large blocks, by their length: a million words are read from the disk at once, and only
 * those that are near a misspelt one become texts.
 */

/** Words of one length, as they are stored: UTF-16, one after the other. */
export interface StoredWords {
  readonly length: number;
  readonly texts: Uint8Array;
}

/** A known word, and how many letters it is away from the one that was looked for. */
interface NearWord {
  readonly text: string;
  readonly distance: number;
}

const FIRST_CAPACITY = 256;

class Group {
  readonly length: number;
  count: number;
  texts: Uint16Array;

  constructor(length: number, count: number, texts: Uint16Array) {
    this.length = length;
    this.count = count;
    this.texts = texts;
  }

  add(word: string): void {
    const start = this.count * this.length;
    if (start === this.texts.length) {
      const texts = new Uint16Array(start * 2);
      texts.set(this.texts);
      this.texts = texts;
    }
    for (let at = 0; at < this.length; at++) this.texts[start + at] = word.charCodeAt(at);
    this.count++;
  }

  text(at: number): string {
    return String.fromCharCode(...this.texts.subarray(at * this.length, (at + 1) * this.length));
  }

  /**
   * Calls `take` for each word that is 1 to `most` letters away from `word`, itself or, where `word` is `unfinished`, the
   * nearest of its beginnings. Words that begin alike share the rows of their distances, and a beginning that is too far away
   * settles all of them; stored in the order of the alphabet, most words cost a look at their first letters.
   */
  near(word: string, most: number, unfinished: boolean, take: (at: number, distance: number) => void): void {
    const { texts, length, count } = this;
    const compared = Math.min(length, word.length + most);
    const rows = new Distances(word, most, compared);
    let last = 0;
    for (let at = 0; at < count; at++) {
      const start = at * length;
      let shared = 0;
      while (shared < rows.known && texts[last + shared] === texts[start + shared]) shared++;
      if (!rows.isTooFar || shared < rows.known) {
        last = start;
        rows.keep(shared);
        while (rows.known < compared && !rows.isTooFar) rows.add(texts[start + rows.known]!);
      }
      const distance = unfinished ? rows.leastOfBeginnings : rows.isTooFar ? most + 1 : rows.distance;
      if (distance > 0 && distance <= most) take(at, distance);
    }
  }
}

/**
 * The distances of every beginning of a text to every beginning of a word, one row for each letter of the text. Two
 * neighbours in the wrong order are one slip.
 */
class Distances {
  readonly #word: string;
  readonly #most: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  readonly #letters: Uint16Array;
  /** Letters of the text whose rows are there. */
  known = 0;
  /** Nothing that begins so can be within the limit. */
  isTooFar = false;

  constructor(word: string, most: number, longest: number) {
    this.#word = word;
    this.#most = most;
    this.#width = word.length + 1;
    this.#cells = new Uint8Array((longest + 1) * this.#width);
    this.#letters = new Uint16Array(longest + 1);
    for (let at = 0; at < this.#width; at++) this.#cells[at] = Math.min(at, most + 1);
  }

  /** Of the letters that are known to the whole word; more than the limit where it is beyond. */
  get distance(): number {
    return this.#cells[this.known * this.#width + this.#width - 1]!;
  }

  /** Of the nearest beginning of the known letters to the whole word; more than the limit where all are beyond. */
  get leastOfBeginnings(): number {
    let least = this.#most + 1;
    for (let letters = 1; letters <= this.known; letters++)
      least = Math.min(least, this.#cells[letters * this.#width + this.#width - 1]!);
    return least;
  }

  /** Forgets all letters but the first ones. */
  keep(letters: number): void {
    this.known = letters;
    this.isTooFar = false;
  }

  add(letter: number): void {
    const [cells, width, most] = [this.#cells, this.#width, this.#most];
    const beyond = most + 1;
    const number = ++this.known;
    this.#letters[number] = letter;
    const before = this.#letters[number - 1];
    const row = number * width;
    const above = row - width;
    // Cells further from the diagonal than the limit cannot lead to an answer within it.
    const [first, end] = [Math.max(1, number - most), Math.min(width - 1, number + most)];
    cells[row + first - 1] = first === 1 ? Math.min(number, beyond) : beyond;
    let least = cells[row + first - 1]!;
    for (let at = first; at <= end; at++) {
      const replaced = cells[above + at - 1]! + (this.#word.charCodeAt(at - 1) === letter ? 0 : 1);
      let best = Math.min(replaced, cells[above + at]! + 1, cells[row + at - 1]! + 1, beyond);
      const isSwapped =
        at > 1 && this.#word.charCodeAt(at - 2) === letter && this.#word.charCodeAt(at - 1) === before;
      if (isSwapped) best = Math.min(best, cells[above - width + at - 2]! + 1);
      cells[row + at] = best;
      if (best < least) least = best;
    }
    for (let at = Math.max(end, first - 1) + 1; at < width; at++) cells[row + at] = beyond;
    this.isTooFar = least > most;
  }
}

export class WordGroups {
  readonly #groups = new Map<number, Group>();

  /** Words as they were stored by {@link WordGroups.stored}. */
  static of(stored: readonly StoredWords[]): WordGroups {
    const words = new WordGroups();
    for (const { length, texts } of stored) {
      // A copy: what the disk gave need not begin at a multiple of two.
      const codes = new Uint16Array(Uint8Array.from(texts).buffer);
      words.#groups.set(length, new Group(length, codes.length / length, codes));
    }
    return words;
  }

  add(word: string): void {
    const { length } = word;
    let group = this.#groups.get(length);
    if (group === undefined) {
      group = new Group(length, 0, new Uint16Array(FIRST_CAPACITY * length));
      this.#groups.set(length, group);
    }
    group.add(word);
  }

  *stored(): Generator<StoredWords> {
    for (const { length, count, texts } of this.#groups.values()) {
      yield { length, texts: Buffer.from(texts.buffer, 0, count * length * texts.BYTES_PER_ELEMENT) };
    }
  }

  /**
   * Words at most `most` letters away from `word`, itself left out; where it is `unfinished`, words of which a beginning is as
   * near, those that begin with it left out. Cost: number of words of a fitting length, with a distance for those whose
   * beginning is new.
   */
  near(word: string, most: number, unfinished: boolean): NearWord[] {
    const found: NearWord[] = [];
    for (const group of this.#groups.values()) {
      const longer = group.length - word.length;
      if (longer < -most || (!unfinished && longer > most)) continue;
      group.near(word, most, unfinished, (at, distance) => found.push({ text: group.text(at), distance }));
    }
    return found;
  }
}
