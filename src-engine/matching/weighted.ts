/**
 * Minimum-cost perfect matching in a general graph (primal–dual with blossoms, all trees of the forest growing at
 * once and surviving each other's augmentations). Costs are vectors of doubles compared lexicographically: an ordered
 * group, so the method needs no change and no carries.
 *
 * Terms: `price` is the dual of a vertex, `bonus` that of a blossom. With `cost` the limbs of an edge its slack is
 * 2 cost + price(u) + price(v) + the bonuses of the blossoms that hold both ends; it is never negative, and 0 for
 * matched edges. See `certificate.ts`.
 *
 * `gap[v]` is for each vertex a lower bound of the positive slacks of its edges to even vertices outside its own node,
 * exact while `near[v]` has been such a vertex ever since. Edges without slack wait in a list and are used up before the
 * duals change. Because the bound is kept for all vertices at all times, nodes can lose their labels without rebuilding
 * others; an outdated bound is computed afresh only when it is smaller than those before it.
 */
import { copyOfDoubles, copyOfInts, newDoubles, newInts } from './arrays.ts';
import { Nodes } from './blossoms.ts';
import { EVEN, FREE, ODD, Trees } from './trees.ts';
import { compareLimbs } from './radix.ts';
import {
  coldStart,
  slackLimb,
  type Blossom,
  type WarmStart,
  type WeightedGraph,
  type WeightedSolution,
} from './weighted-graph.ts';

export type { Blossom, WarmStart, WeightedGraph, WeightedSolution } from './weighted-graph.ts';

/** The optimum, or null when the graph has no perfect matching. Cost: vertices² for each pair to be formed. */
export function minimumPerfectMatching(graph: WeightedGraph, start?: WarmStart): WeightedSolution | null {
  const begun = start ?? coldStart(graph);
  // A perfect matching of edges without slack is the optimum.
  if (!begun.mate.includes(-1)) return { mate: begun.mate, price: begun.price, blossoms: [] };
  const forest = new Forest(graph, begun);
  return forest.run() ? forest.solution() : null;
}

class Forest {
  private readonly graph: WeightedGraph;
  private readonly n: number;
  private readonly limbs: number;
  private readonly edges: Int32Array;
  private readonly nodes: Nodes;
  /** Of {@link nodes}. */
  private readonly mate: Int32Array;
  private readonly top: Int32Array;
  private readonly price: Float64Array;
  private readonly gap: Float64Array;
  /** Even vertex for which {@link gap} was found; -1 without such an edge. */
  private readonly near: Int32Array;
  /** Generation of a vertex's label: one more each time it is lost. `nearAge`: that of `near[v]` when {@link gap} was found. */
  private readonly age: Int32Array;
  private readonly nearAge: Int32Array;
  private readonly trees: Trees;
  /** Of {@link trees}. */
  private readonly label: Uint8Array;
  private readonly tree: Int32Array;
  private readonly bonus: Float64Array;
  /** For a free vertex: even vertex by which it can be reached without slack, as long as that has the age noted; -1: none. */
  private readonly way: Int32Array;
  private readonly wayAge: Int32Array;
  /** Edges without slack to be used, as `even vertex * n + other vertex`; for free vertices {@link way} decides. */
  private readonly tight: number[] = [];
  /** Odd blossoms without bonus, to be dissolved. */
  private readonly spent: number[] = [];
  private exposed = 0;
  private readonly slack: Float64Array;
  private readonly delta: Float64Array;

  constructor(graph: WeightedGraph, start: WarmStart) {
    const { size, limbs, edges } = graph;
    this.graph = graph;
    this.n = size;
    this.limbs = limbs;
    this.edges = edges;
    this.nodes = new Nodes(copyOfInts(start.mate));
    this.mate = this.nodes.mate;
    this.top = this.nodes.top;
    this.price = copyOfDoubles(start.price);
    this.gap = newDoubles(size * limbs);
    this.near = newInts(size).fill(-1);
    this.age = newInts(size);
    this.nearAge = newInts(size);
    this.way = newInts(size).fill(-1);
    this.wayAge = newInts(size);
    this.trees = new Trees(this.nodes);
    this.label = this.trees.label;
    this.tree = this.trees.tree;
    this.bonus = newDoubles(this.nodes.capacity() * limbs);
    this.slack = newDoubles(limbs);
    this.delta = newDoubles(limbs);
  }

  /** True when every vertex is matched in the end. */
  run(): boolean {
    const roots: number[] = [];
    for (let v = 0; v < this.n; v++) if (this.mate[v]! < 0) roots.push(v);
    this.exposed = roots.length;
    for (const root of roots) {
      this.label[root] = EVEN;
      this.tree[root] = root;
    }
    for (const root of roots) this.scan(root);
    for (;;) {
      this.useReady();
      if (this.exposed === 0) return true;
      if (!this.changeDuals()) return false;
    }
  }

  solution(): WeightedSolution {
    const blossoms: Blossom[] = [];
    for (let b = this.n; b < this.nodes.end; b++) {
      if (!this.nodes.exists(b)) continue;
      const bonus = this.bonus.slice(b * this.limbs, (b + 1) * this.limbs);
      if (bonus.some((limb) => limb !== 0)) blossoms.push({ vertices: this.nodes.verticesOf(b), bonus });
    }
    return { mate: this.mate, price: this.price, blossoms };
  }

  /** Acts on every edge without slack from an even vertex and on every odd blossom without bonus. */
  private useReady(): void {
    while (this.exposed > 0) {
      const edge = this.tight.pop();
      if (edge !== undefined) this.useEdge(Math.floor(edge / this.n), edge % this.n);
      else {
        const blossom = this.spent.pop();
        if (blossom === undefined) return;
        if (this.isSpent(blossom)) this.expand(blossom);
      }
    }
  }

  private isSpent(b: number): boolean {
    return this.label[b] === ODD && this.nodes.isOutermost(b) && this.isZero(this.bonus, b);
  }

  private useEdge(u: number, v: number): void {
    const from = this.top[u]!;
    const to = this.top[v]!;
    if (this.label[to] === FREE) {
      if (this.hasWay(v)) this.grow(this.way[v]!, v);
      // Without a way there is none since the last look: one that opened since would be known.
      else if (this.way[v]! >= 0) this.look(v);
    } else if (this.label[from] !== EVEN || this.label[to] === ODD || from === to) return;
    else if (this.tree[from] === this.tree[to]) this.shrink(u, v);
    else this.augment(u, v);
  }

  /** Lowers the prices of even nodes and raises those of odd ones until an edge or a blossom stops it. */
  private changeDuals(): boolean {
    if (!this.findSmallestStep()) return false;
    const { limbs, delta, price, gap, bonus } = this;
    for (let v = 0; v < this.n; v++) {
      const label = this.label[this.top[v]!]!;
      for (let k = v * limbs, i = 0; i < limbs; i++, k++) {
        const step = delta[i]!;
        if (label === EVEN) {
          price[k]! -= step;
          gap[k]! -= 2 * step;
        } else if (label === ODD) price[k]! += step;
        else gap[k]! -= step;
      }
    }
    for (let b = this.n; b < this.nodes.end; b++) {
      if (!this.nodes.isOutermost(b) || this.label[b] === FREE) continue;
      const sign = this.label[b] === EVEN ? 2 : -2;
      for (let k = 0; k < limbs; k++) bonus[b * limbs + k]! += sign * delta[k]!;
      if (this.isSpent(b)) this.spent.push(b);
    }
    for (let v = 0; v < this.n; v++) {
      if (this.near[v]! >= 0 && this.label[this.top[v]!] !== ODD && this.isZero(gap, v)) this.look(v);
    }
    return true;
  }

  /** Puts the smallest possible dual change into {@link delta}; false where there is none. */
  private findSmallestStep(): boolean {
    const { limbs, delta, near, gap, bonus, label, top, nodes } = this;
    for (let k = 0; k < limbs; k++) delta[k] = Infinity;
    for (let v = 0; v < this.n; v++) {
      if (near[v]! < 0) continue;
      const labelOfNode = label[top[v]!];
      if (labelOfNode === ODD) continue;
      const factor = labelOfNode === EVEN ? 0.5 : 1;
      if (!this.isSmaller(gap, v, factor)) continue;
      if (!this.isCurrent(v)) {
        this.look(v);
        if (near[v]! < 0 || !this.isSmaller(gap, v, factor)) continue;
      }
      for (let k = 0; k < limbs; k++) delta[k] = gap[v * limbs + k]! * factor;
    }
    for (let b = this.n; b < nodes.end; b++) {
      if (label[b] !== ODD || !nodes.isOutermost(b) || !this.isSmaller(bonus, b, 0.5)) continue;
      for (let k = 0; k < limbs; k++) delta[k] = bonus[b * limbs + k]! / 2;
    }
    return delta[0] !== Infinity;
  }

  /** Whether `values[node]` times `factor` is a smaller dual change than the one at hand. */
  private isSmaller(values: Float64Array, node: number, factor: number): boolean {
    const { limbs, delta } = this;
    for (let k = 0, at = node * limbs; k < limbs; k++, at++) {
      const difference = values[at]! * factor - delta[k]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Whether `gap[v]` is the slack of an edge to an even vertex outside of v's node. */
  private isCurrent(v: number): boolean {
    const u = this.near[v]!;
    return (
      this.nearAge[v] === this.age[u] && this.label[this.top[u]!] === EVEN && this.top[u] !== this.top[v]
    );
  }

  private hasWay(v: number): boolean {
    const u = this.way[v]!;
    return u >= 0 && this.wayAge[v] === this.age[u] && this.label[this.top[u]!] === EVEN;
  }

  private openWay(u: number, v: number): void {
    this.way[v] = u;
    this.wayAge[v] = this.age[u]!;
    this.tight.push(u * this.n + v);
  }

  /**
   * Looks at the edges of `v` to even vertices outside its node: those without slack are put on the list (one is enough
   * for a free vertex, which is looked at again when it fails), the smallest other slack becomes `gap[v]`.
   */
  private look(v: number): void {
    const { graph, n, limbs, edges, price, slack, gap, label, top } = this;
    const node = top[v]!;
    const free = label[node] === FREE;
    this.near[v] = -1;
    if (free) this.way[v] = -1;
    for (let u = 0, at = v * n; u < n; u++, at++) {
      if (edges[at] === 0 || label[top[u]!] !== EVEN || top[u] === node) continue;
      // Most edges are beyond the smallest slack by their first limb already.
      const first = slackLimb(graph, price, edges[at]!, u, v, 0);
      if (this.near[v] >= 0 && first > gap[v * limbs]!) continue;
      if (limbs === 1) slack[0] = first;
      else this.slackInto(v, u);
      if (this.isZero(slack, 0)) {
        if (free) return this.openWay(u, v);
        this.tight.push(u * n + v);
      } else if (this.near[v] < 0 || compareLimbs(slack, 0, gap, v * limbs, limbs) < 0) this.note(v, u);
    }
  }

  /** The slack at hand is the smallest known of `v`, to `u`. */
  private note(v: number, u: number): void {
    this.near[v] = u;
    this.nearAge[v] = this.age[u]!;
    for (let k = 0; k < this.limbs; k++) this.gap[v * this.limbs + k] = this.slack[k]!;
  }

  /** Looks at the edges of the even vertex `u`: those without slack are put on the list, others offered as gaps. */
  private scan(u: number): void {
    const { graph, n, limbs, edges, price, near, gap, slack, top, label } = this;
    const node = top[u]!;
    for (let v = 0; v < n; v++) {
      const id = edges[u * n + v]!;
      if (id === 0 || top[v] === node) continue;
      const first = slackLimb(graph, price, id, u, v, 0);
      if (near[v]! >= 0 && first > gap[v * limbs]!) continue;
      if (limbs === 1) slack[0] = first;
      else this.slackInto(u, v);
      if (this.isZero(slack, 0)) {
        if (label[top[v]!] === EVEN) this.tight.push(u * n + v);
        else if (label[top[v]!] === FREE && !this.hasWay(v)) this.openWay(u, v);
        continue;
      }
      if (near[v]! >= 0) {
        const order = compareLimbs(slack, 0, gap, v * limbs, limbs);
        if (order > 0 || (order === 0 && this.isCurrent(v))) continue;
      }
      this.note(v, u);
    }
  }

  private slackInto(u: number, v: number): void {
    const { graph, limbs, price, slack } = this;
    const id = this.edges[u * this.n + v]!;
    for (let k = 0; k < limbs; k++) slack[k] = slackLimb(graph, price, id, u, v, k);
  }

  private isZero(values: Float64Array, node: number): boolean {
    for (let k = 0; k < this.limbs; k++) if (values[node * this.limbs + k] !== 0) return false;
    return true;
  }

  private becomeEven(node: number, tree: number): void {
    this.label[node] = EVEN;
    this.tree[node] = tree;
    for (const v of this.nodes.verticesOf(node)) this.scan(v);
  }

  /** The free node of `v` becomes odd below `u`, the node matched with it even. */
  private grow(u: number, v: number): void {
    const node = this.top[v]!;
    const tree = this.tree[this.top[u]!]!;
    this.label[node] = ODD;
    this.tree[node] = tree;
    this.trees.entryOutside[node] = u;
    this.trees.entryInside[node] = v;
    if (node >= this.n && this.isSpent(node)) this.spent.push(node);
    this.becomeEven(this.top[this.mate[this.nodes.base[node]!]!]!, tree);
  }

  /** Joins the two trees of the even vertices `u` and `v` into one matching; both trees dissolve. */
  private augment(u: number, v: number): void {
    const trees = [this.tree[this.top[u]!]!, this.tree[this.top[v]!]!];
    this.trees.alternate(u, v);
    this.trees.alternate(v, u);
    this.exposed -= 2;
    if (this.exposed === 0) return;
    const lost: number[] = [];
    for (let w = 0; w < this.n; w++) {
      const node = this.top[w]!;
      if (this.label[node] !== FREE && trees.includes(this.tree[node]!)) lost.push(w);
    }
    for (const w of lost) {
      this.label[this.top[w]!] = FREE;
      this.age[w]!++;
    }
    for (const w of lost) this.look(w);
  }

  /** The even vertices `u`, `v` of one tree close an odd circle, which becomes an even blossom. */
  private shrink(u: number, v: number): void {
    const { circle, links } = this.trees.circleThrough(u, v);
    const nowEven = circle
      .filter((node) => this.label[node] === ODD)
      .flatMap((node) => this.nodes.verticesOf(node));
    const blossom = this.nodes.contract(circle, links);
    this.bonus.fill(0, blossom * this.limbs, (blossom + 1) * this.limbs);
    this.label[blossom] = EVEN;
    this.tree[blossom] = this.tree[circle[0]!]!;
    for (const w of nowEven) this.scan(w);
  }

  /** Dissolves an odd blossom without bonus; the even way from its entry to its base stays in the tree. */
  private expand(blossom: number): void {
    const tree = this.tree[blossom]!;
    const inside = this.trees.entryInside[blossom]!;
    const entry = this.nodes.nodeAround(inside, blossom);
    const { circle, links } = this.nodes.dissolve(blossom);
    this.label[blossom] = FREE;
    for (const node of circle) this.label[node] = FREE;
    const size = circle.length;
    let place = circle.indexOf(entry);
    const forward = place % 2 === 1;
    const nowEven: number[] = [];
    let outside = this.trees.entryOutside[blossom]!;
    let within = inside;
    for (;;) {
      const odd = circle[place]!;
      this.label[odd] = ODD;
      this.tree[odd] = tree;
      this.trees.entryOutside[odd] = outside;
      this.trees.entryInside[odd] = within;
      if (place === 0) break;
      const even = forward ? (place + 1) % size : place - 1;
      nowEven.push(circle[even]!);
      if (forward) {
        [outside, within] = links[even]!;
        place = (even + 1) % size;
      } else {
        [within, outside] = links[even - 1]!;
        place = even - 1;
      }
    }
    for (const node of nowEven) {
      this.label[node] = EVEN;
      this.tree[node] = tree;
    }
    for (const node of nowEven) this.becomeEven(node, tree);
    for (const node of circle) {
      if (node >= this.n && this.isSpent(node)) this.spent.push(node);
      if (this.label[node] === FREE) for (const v of this.nodes.verticesOf(node)) this.look(v);
    }
  }
}
