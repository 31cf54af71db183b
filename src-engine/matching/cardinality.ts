/**
 * Matchings of greatest size in general graphs (Edmonds' blossom search on bit rows). One search from an exposed
 * vertex also tells which vertices could be exposed in its place: the even set, which for a maximum matching is the
 * part D of the Gallai–Edmonds decomposition that the search reaches.
 */
import { copyOfInts, newBytes, newInts } from './arrays.ts';
import {
  contains,
  emptySet,
  exclude,
  include,
  lowestBit,
  wordsFor,
  type BitGraph,
  type VertexSet,
} from './bit-graph.ts';

const UNSEEN = 0;
const EVEN = 1;
const ODD = 2;

/**
 * Whether all vertices can be matched at once. Where each has edges to at least half of all there is a circle through
 * everybody (Dirac 1952), of which every second edge will do; else a matching is searched for.
 */
export function canBeMatched(graph: BitGraph): boolean {
  if (graph.size % 2 !== 0) return false;
  return graph.leastDegree() >= graph.size / 2 || begun(graph).maximise(0) === 0;
}

/** Vertices of an odd graph without which all others can be matched; null where more than one stays alone. */
export function spareVertices(graph: BitGraph): VertexSet | null {
  const matching = begun(graph);
  if (matching.maximise(1) !== 1) return null;
  matching.findExchangeable(matching.mate.indexOf(-1));
  return matching.even;
}

function begun(graph: BitGraph): Matching {
  const matching = new Matching(graph);
  matching.greedy(Array.from(matching.mate.keys()));
  return matching;
}

/** A matching of a {@link BitGraph} that can be enlarged. The graph may lose edges between calls. */
export class Matching {
  readonly graph: BitGraph;
  /** Partner of each vertex, -1 where exposed. */
  readonly mate: Int32Array;
  /** Vertices that take part; others are invisible to searches. */
  readonly alive: VertexSet;
  /** Even vertices of the last search. */
  readonly even: VertexSet;
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly label: Uint8Array;
  private readonly queue: Int32Array;
  private readonly unseen: VertexSet;
  private readonly inBlossom: Uint8Array;
  private readonly mark: Int32Array;
  private marks = 0;
  private tail = 0;

  constructor(graph: BitGraph, mate?: Int32Array) {
    const n = graph.size;
    this.graph = graph;
    this.mate = mate ?? newInts(n).fill(-1);
    this.alive = emptySet(n);
    for (let v = 0; v < n; v++) include(this.alive, v);
    this.even = emptySet(n);
    this.parent = newInts(n);
    this.base = newInts(n);
    this.label = newBytes(n);
    this.queue = newInts(n);
    this.unseen = emptySet(n);
    this.inBlossom = newBytes(n);
    this.mark = newInts(n);
  }

  match(u: number, v: number): void {
    this.mate[u] = v;
    this.mate[v] = u;
  }

  /** Takes `u`, and its partner if it has one, out of the graph; the pair stays in {@link mate}. */
  retire(u: number): void {
    exclude(this.alive, u);
    const partner = this.mate[u]!;
    if (partner >= 0) exclude(this.alive, partner);
  }

  /** Matches exposed vertices of `order`, each with its first exposed neighbour inside `among` (default: all). */
  greedy(order: readonly number[], among?: VertexSet): void {
    const { words, rows } = this.graph;
    const free = among ? copyOfInts(among) : copyOfInts(this.alive);
    for (let v = 0; v < this.graph.size; v++) {
      if (this.mate[v]! >= 0 || !contains(this.alive, v)) exclude(free, v);
    }
    for (const u of order) {
      if (this.mate[u]! >= 0 || !contains(this.alive, u)) continue;
      for (let w = 0; w < words; w++) {
        const word = rows[u * words + w]! & free[w]!;
        if (word === 0) continue;
        const v = (w << 5) + lowestBit(word);
        this.match(u, v);
        exclude(free, u);
        exclude(free, v);
        break;
      }
    }
  }

  /** Enlarges the matching as far as possible; stops early when more than `tolerated` vertices stay exposed. */
  maximise(tolerated = Infinity): number {
    let exposed = 0;
    for (let u = 0; u < this.graph.size; u++) {
      if (this.mate[u]! >= 0 || !contains(this.alive, u)) continue;
      if (!this.augmentFrom(u) && ++exposed > tolerated) break;
    }
    return exposed;
  }

  /** Enlarges the matching by a path from the exposed vertex `root`; false when there is none. */
  augmentFrom(root: number): boolean {
    return this.search(root, true, -1);
  }

  /**
   * Finds the vertices that could be exposed instead of `root` by the same number of pairs, and leaves them in
   * {@link even}. `root` must be the only exposed vertex that the search can reach. Stops as soon as `target` is found
   * to be one of them; returns whether it was.
   */
  findExchangeable(root: number, target = -1): boolean {
    return this.search(root, false, target);
  }

  /**
   * Exposes `v` instead of the root of the last {@link findExchangeable}, which has found it and has been followed by no other
   * search.
   */
  exchangeFor(v: number): void {
    const left = this.mate[v]!;
    this.mate[v] = -1;
    this.flip(left);
  }

  private search(root: number, augmenting: boolean, target: number): boolean {
    const { graph, parent, base, label, queue, unseen, even } = this;
    const { rows } = graph;
    const words = wordsFor(graph.size);
    for (let v = 0; v < graph.size; v++) base[v] = v;
    parent.fill(-1);
    label.fill(UNSEEN);
    even.fill(0);
    unseen.set(this.alive);
    this.tail = 0;
    /** Whoever has an edge to this unseen vertex makes `target` even. */
    const before = this.mate[target] ?? -1;
    this.reach(root);
    if (root === target || this.leadsTo(before, root)) return true;
    for (let head = 0; head < this.tail; head++) {
      const u = queue[head]!;
      const at = u * words;
      for (let w = 0; w < words; w++) {
        let word = rows[at + w]! & unseen[w]!;
        while (word !== 0) {
          const v = (w << 5) + lowestBit(word);
          const next = this.mate[v]!;
          parent[v] = u;
          exclude(unseen, v);
          if (next < 0) {
            if (!augmenting) throw new Error('a second exposed vertex is within reach');
            this.flip(v);
            return true;
          }
          label[v] = ODD;
          this.reach(next);
          if (next === target || this.leadsTo(before, next)) return true;
          word = rows[at + w]! & unseen[w]!;
        }
      }
      if (this.closeBlossoms(u, target)) return true;
    }
    return false;
  }

  private reach(v: number): void {
    exclude(this.unseen, v);
    this.label[v] = EVEN;
    include(this.even, v);
    this.queue[this.tail++] = v;
  }

  /** Whether the unseen vertex `v`, -1 for none, is the next on the way from the even vertex `u`; then its parent is set. */
  private leadsTo(v: number, u: number): boolean {
    if (v < 0 || !contains(this.unseen, v) || !this.graph.has(u, v)) return false;
    this.parent[v] = u;
    return true;
  }

  private flip(end: number): void {
    for (let v = end; v >= 0;) {
      const previous = this.parent[v]!;
      const next = this.mate[previous]!;
      this.match(v, previous);
      v = next;
    }
  }

  /** Shrinks every blossom that an edge from `u` to an even vertex closes. True when that made `target` even. */
  private closeBlossoms(u: number, target: number): boolean {
    const { graph, base, even } = this;
    const { words, rows } = graph;
    for (let w = 0; w < words; w++) {
      let word = rows[u * words + w]! & even[w]!;
      while (word !== 0) {
        const bit = lowestBit(word);
        const v = (w << 5) + bit;
        word &= word - 1;
        if (base[v] === base[u]) continue;
        if (this.shrink(u, v, target)) return true;
        const above = bit === 31 ? 0 : -1 << (bit + 1);
        word = rows[u * words + w]! & even[w]! & above;
      }
    }
    return false;
  }

  private shrink(u: number, v: number, target: number): boolean {
    const { base, inBlossom, label } = this;
    const stem = this.commonBase(u, v);
    inBlossom.fill(0);
    this.markPath(u, stem, v);
    this.markPath(v, stem, u);
    let found = false;
    for (let x = 0; x < this.graph.size; x++) {
      if (inBlossom[base[x]!] === 0) continue;
      base[x] = stem;
      if (label[x] !== ODD) continue;
      this.reach(x);
      if (x === target) found = true;
    }
    return found;
  }

  private commonBase(u: number, v: number): number {
    const { base, parent, mate, mark } = this;
    const stamp = ++this.marks;
    let x = base[u]!;
    for (;;) {
      mark[x] = stamp;
      if (mate[x]! < 0 || parent[mate[x]!]! < 0) break;
      x = base[parent[mate[x]!]!]!;
    }
    x = base[v]!;
    while (mark[x] !== stamp) x = base[parent[mate[x]!]!]!;
    return x;
  }

  private markPath(from: number, stem: number, child: number): void {
    const { base, parent, mate, inBlossom } = this;
    let v = from;
    let next = child;
    while (base[v] !== stem) {
      const partner = mate[v]!;
      inBlossom[base[v]!] = 1;
      inBlossom[base[partner]!] = 1;
      parent[v] = next;
      next = partner;
      v = parent[partner]!;
    }
  }
}
