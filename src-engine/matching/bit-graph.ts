/** Undirected graphs on 0 … size-1 with one bit for each pair of vertices, and sets of vertices as bits. */
import { copyOfInts, newInts } from './arrays.ts';

/** A set of vertices: bit `v & 31` of word `v >> 5`. */
export type VertexSet = Int32Array;

/** Words of a set of `size` vertices. */
export function wordsFor(size: number): number {
  return (size + 31) >> 5;
}

/** A set with room for the vertices 0 … size-1. */
export function emptySet(size: number): VertexSet {
  return newInts(wordsFor(size));
}

/** The set of some of the vertices 0 … `size` - 1. */
export function setOf(size: number, vertices: Iterable<number>): VertexSet {
  const set = emptySet(size);
  for (const v of vertices) include(set, v);
  return set;
}

/** Puts a vertex into a set, in place; nothing changes where it is in. */
export function include(set: VertexSet, v: number): void {
  set[v >> 5]! |= 1 << (v & 31);
}

/** Takes a vertex out of a set, in place; nothing changes where it is not in. */
export function exclude(set: VertexSet, v: number): void {
  set[v >> 5]! &= ~(1 << (v & 31));
}

/** Whether a vertex of 0 … `size` - 1 is in a set. */
export function contains(set: VertexSet, v: number): boolean {
  return ((set[v >> 5]! >>> (v & 31)) & 1) === 1;
}

/** Place of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many bits of a word are set: counted by twos, fours and eights at once. */
function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A graph without loops on 0 … size-1; a bit of a row for each neighbour. */
export class BitGraph {
  readonly size: number;
  /** Words of one row. */
  readonly words: number;
  /** Row of vertex `u` at `u * words`; symmetric. */
  readonly rows: Int32Array;

  constructor(size: number, rows?: Int32Array) {
    this.size = size;
    this.words = wordsFor(size);
    this.rows = rows ?? newInts(size * this.words);
  }

  copy(): BitGraph {
    return new BitGraph(this.size, copyOfInts(this.rows));
  }

  /** The same edges with `more` vertices behind. */
  enlarged(more: number): BitGraph {
    const larger = new BitGraph(this.size + more);
    for (let u = 0; u < this.size; u++) {
      larger.rows.set(this.rows.subarray(u * this.words, (u + 1) * this.words), u * larger.words);
    }
    return larger;
  }

  connect(u: number, v: number): void {
    this.rows[u * this.words + (v >> 5)]! |= 1 << (v & 31);
    this.rows[v * this.words + (u >> 5)]! |= 1 << (u & 31);
  }

  /** The row of `u` gets all of `others` but `u`; that theirs get `u` is for the caller to see to. */
  connectAll(u: number, others: VertexSet): void {
    const { rows, words } = this;
    for (let w = 0, at = u * words; w < words; w++, at++) rows[at]! |= others[w]!;
    rows[u * words + (u >> 5)]! &= ~(1 << (u & 31));
  }

  disconnect(u: number, v: number): void {
    this.rows[u * this.words + (v >> 5)]! &= ~(1 << (v & 31));
    this.rows[v * this.words + (u >> 5)]! &= ~(1 << (u & 31));
  }

  has(u: number, v: number): boolean {
    return ((this.rows[u * this.words + (v >> 5)]! >>> (v & 31)) & 1) === 1;
  }

  /** Whether `u` has an edge to one of `others`. */
  hasAny(u: number, others: VertexSet): boolean {
    const { rows, words } = this;
    for (let w = 0, at = u * words; w < words; w++, at++) if ((rows[at]! & others[w]!) !== 0) return true;
    return false;
  }

  /** The first of `others` that `u` has an edge to; -1 without one. */
  firstNeighbour(u: number, others: VertexSet): number {
    const { rows, words } = this;
    for (let w = 0, at = u * words; w < words; w++, at++) {
      const word = rows[at]! & others[w]!;
      if (word !== 0) return (w << 5) + lowestBit(word);
    }
    return -1;
  }

  /** Fewest edges of a vertex; Infinity without vertices. */
  leastDegree(): number {
    const { rows, words, size } = this;
    let least = Infinity;
    for (let u = 0, at = 0; u < size; u++) {
      let degree = 0;
      for (let w = 0; w < words; w++) degree += bitsIn(rows[at++]!);
      if (degree < least) least = degree;
    }
    return least;
  }

  /** Whether `u` has no more than one edge. */
  isEnd(u: number): boolean {
    const { rows, words } = this;
    let seen = false;
    for (let w = 0, at = u * words; w < words; w++, at++) {
      const word = rows[at]!;
      if (word === 0) continue;
      if (seen || (word & (word - 1)) !== 0) return false;
      seen = true;
    }
    return true;
  }

  /** Removes the edges from any of `vertices` to vertices outside `allowed`. */
  confine(vertices: readonly number[], allowed: VertexSet): void {
    const { rows, words } = this;
    // Of an edge between two of them, both outside `allowed`, either end takes its own half away.
    const confined = setOf(this.size, vertices);
    for (const u of vertices) {
      const isAllowed = contains(allowed, u);
      for (let w = 0; w < words; w++) {
        const gone = rows[u * words + w]! & ~allowed[w]!;
        if (gone === 0) continue;
        rows[u * words + w]! &= allowed[w]!;
        let halves = isAllowed ? gone : gone & ~confined[w]!;
        for (; halves !== 0; halves &= halves - 1) {
          const v = (w << 5) + lowestBit(halves);
          rows[v * words + (u >> 5)]! &= ~(1 << (u & 31));
        }
      }
    }
  }

  /** Those among `others`; without it all. */
  neighbours(u: number, others?: VertexSet): number[] {
    const list: number[] = [];
    const at = u * this.words;
    for (let w = 0; w < this.words; w++) {
      let word = this.rows[at + w]!;
      if (others !== undefined) word &= others[w]!;
      while (word !== 0) {
        list.push((w << 5) + lowestBit(word));
        word &= word - 1;
      }
    }
    return list;
  }
}
