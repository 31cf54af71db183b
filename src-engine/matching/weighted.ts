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
 * others; an outdated bound is computed afresh only when it is the smallest.
 */
import { compareLimbs } from './radix.ts';

export interface WeightedGraph {
  readonly size: number;
  /** Number of limbs of a cost. */
  readonly limbs: number;
  /** For vertices `u`, `v` at `u * size + v`: 0 without an edge, else the place of its cost in {@link costs}. */
  readonly edges: Int32Array;
  /** Limb `k` of cost `id` at `id * limbs + k`; place 0 is not used. */
  readonly costs: Float64Array;
}

/** Feasible prices and a matching of edges without slack to begin with. */
export interface WarmStart {
  readonly price: Float64Array;
  readonly mate: Int32Array;
}

export interface Blossom {
  readonly vertices: readonly number[];
  readonly bonus: Float64Array;
}

export interface WeightedSolution {
  readonly mate: Int32Array;
  readonly price: Float64Array;
  /** Blossoms with a positive bonus. */
  readonly blossoms: readonly Blossom[];
}

const FREE = 0;
const EVEN = 1;
const ODD = 2;

/** The optimum, or null when the graph has no perfect matching. Cost: vertices² for each pair to be formed. */
export function minimumPerfectMatching(graph: WeightedGraph, start?: WarmStart): WeightedSolution | null {
  const forest = new Forest(graph, start ?? coldStart(graph));
  return forest.run() ? forest.solution() : null;
}

/** Each vertex at the price of its cheapest edge; edges without slack are matched greedily. */
function coldStart({ size, limbs, edges, costs }: WeightedGraph): WarmStart {
  const price = new Float64Array(size * limbs);
  for (let u = 0; u < size; u++) {
    let best = 0;
    for (let v = 0; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id !== 0 && (best === 0 || compareLimbs(costs, id * limbs, costs, best * limbs, limbs) < 0))
        best = id;
    }
    for (let k = 0; k < limbs; k++) price[u * limbs + k] = -costs[best * limbs + k]!;
  }
  const mate = new Int32Array(size).fill(-1);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size && mate[u]! < 0; v++) {
      if (mate[v]! >= 0 || !isTight(u, v)) continue;
      mate[u] = v;
      mate[v] = u;
    }
  }
  return { price, mate };

  function isTight(u: number, v: number): boolean {
    const id = edges[u * size + v]!;
    if (id === 0) return false;
    for (let k = 0; k < limbs; k++) {
      if (2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]! !== 0) return false;
    }
    return true;
  }
}

class Forest {
  private readonly n: number;
  private readonly limbs: number;
  private readonly edges: Int32Array;
  private readonly costs: Float64Array;
  private readonly mate: Int32Array;
  private readonly price: Float64Array;
  private readonly gap: Float64Array;
  /** Even vertex for which {@link gap} was found; -1 without such an edge. */
  private readonly near: Int32Array;
  /** How often a vertex has lost its label, and that number of `near[v]` when {@link gap} was found. */
  private readonly age: Int32Array;
  private readonly nearAge: Int32Array;
  /** Outermost node that holds each vertex. Nodes below `n` are vertices, the others blossoms. */
  private readonly top: Int32Array;
  /** Of outermost nodes. */
  private readonly label: Uint8Array;
  /** Root vertex of the tree of a labelled node. */
  private readonly tree: Int32Array;
  /** Ends of the edge by which an odd node was reached: outside, inside. */
  private readonly entryOutside: Int32Array;
  private readonly entryInside: Int32Array;
  /** Vertex of each node that is matched outside of it (or exposed). */
  private readonly base: Int32Array;
  private readonly container: Int32Array;
  /** Blossoms: nodes around the odd circle, the one that holds the base first, and the edges between them. */
  private readonly children: (number[] | null)[];
  private readonly links: [number, number][][];
  /** Vertices of each blossom. */
  private readonly members: number[][];
  private readonly bonus: Float64Array;
  private readonly freeNodes: number[] = [];
  /** For a free vertex: even vertex by which it can be reached without slack, as long as that has the age noted. */
  private readonly way: Int32Array;
  private readonly wayAge: Int32Array;
  /** Edges without slack to be used, as `even vertex * n + other vertex`; for free vertices {@link way} decides. */
  private readonly tight: number[] = [];
  /** Odd blossoms without bonus, to be dissolved. */
  private readonly spent: number[] = [];
  private nodes: number;
  private exposed = 0;
  private readonly slack: Float64Array;
  private readonly delta: Float64Array;

  constructor({ size, limbs, edges, costs }: WeightedGraph, start: WarmStart) {
    const most = size + (size >> 1) + 1;
    this.n = size;
    this.limbs = limbs;
    this.edges = edges;
    this.costs = costs;
    this.mate = start.mate.slice();
    this.price = start.price.slice();
    this.gap = new Float64Array(size * limbs);
    this.near = new Int32Array(size).fill(-1);
    this.age = new Int32Array(size);
    this.nearAge = new Int32Array(size);
    this.way = new Int32Array(size).fill(-1);
    this.wayAge = new Int32Array(size);
    this.top = Int32Array.from({ length: size }, (_, v) => v);
    this.label = new Uint8Array(most);
    this.tree = new Int32Array(most).fill(-1);
    this.entryOutside = new Int32Array(most).fill(-1);
    this.entryInside = new Int32Array(most).fill(-1);
    this.base = Int32Array.from({ length: most }, (_, v) => v);
    this.container = new Int32Array(most).fill(-1);
    this.children = [];
    this.links = [];
    this.members = [];
    this.bonus = new Float64Array(most * limbs);
    this.nodes = size;
    this.slack = new Float64Array(limbs);
    this.delta = new Float64Array(limbs);
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
    for (let b = this.n; b < this.nodes; b++) {
      if (this.children[b - this.n] === null) continue;
      const bonus = this.bonus.slice(b * this.limbs, (b + 1) * this.limbs);
      if (bonus.some((limb) => limb !== 0)) blossoms.push({ vertices: this.verticesOf(b), bonus });
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
    return this.label[b] === ODD && this.isOutermostBlossom(b) && this.isZero(this.bonus, b);
  }

  private useEdge(u: number, v: number): void {
    const from = this.top[u]!;
    const to = this.top[v]!;
    if (this.label[to] === FREE) {
      if (this.hasWay(v)) this.grow(this.way[v]!, v);
      else this.look(v);
    } else if (this.label[from] !== EVEN || this.label[to] === ODD || from === to) return;
    else if (this.tree[from] === this.tree[to]) this.shrink(u, v);
    else this.augment(u, v);
  }

  /** Lowers the prices of even nodes and raises those of odd ones until an edge or a blossom stops it. */
  private changeDuals(): boolean {
    for (;;) {
      const place = this.smallestStep();
      if (place === -1) return false;
      if (place < this.n && !this.isCurrent(place)) {
        this.look(place);
        continue;
      }
      break;
    }
    const { limbs, delta, price, gap, bonus } = this;
    for (let v = 0; v < this.n; v++) {
      const label = this.label[this.top[v]!];
      for (let k = v * limbs, i = 0; i < limbs; i++, k++) {
        const step = delta[i]!;
        if (label === EVEN) {
          price[k]! -= step;
          gap[k]! -= 2 * step;
        } else if (label === ODD) price[k]! += step;
        else gap[k]! -= step;
      }
    }
    for (let b = this.n; b < this.nodes; b++) {
      if (!this.isOutermostBlossom(b) || this.label[b] === FREE) continue;
      const sign = this.label[b] === EVEN ? 2 : -2;
      for (let k = 0; k < limbs; k++) bonus[b * limbs + k]! += sign * delta[k]!;
      if (this.isSpent(b)) this.spent.push(b);
    }
    for (let v = 0; v < this.n; v++) {
      if (this.near[v]! >= 0 && this.label[this.top[v]!] !== ODD && this.isZero(gap, v)) this.look(v);
    }
    return true;
  }

  /** Puts the smallest possible dual change into {@link delta}; returns its vertex or blossom, or -1. */
  private smallestStep(): number {
    const { limbs, slack, delta } = this;
    let place = -1;
    const offer = (node: number, values: Float64Array, half: boolean): void => {
      for (let k = 0; k < limbs; k++)
        slack[k] = half ? values[node * limbs + k]! / 2 : values[node * limbs + k]!;
      if (place >= 0 && compareLimbs(slack, 0, delta, 0, limbs) >= 0) return;
      delta.set(slack);
      place = node;
    };
    for (let v = 0; v < this.n; v++) {
      if (this.near[v]! < 0) continue;
      const label = this.label[this.top[v]!];
      if (label !== ODD) offer(v, this.gap, label === EVEN);
    }
    for (let b = this.n; b < this.nodes; b++) {
      if (this.label[b] === ODD && this.isOutermostBlossom(b)) offer(b, this.bonus, true);
    }
    return place;
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
    const { n, limbs, slack, gap, label, top } = this;
    const node = top[v]!;
    const free = label[node] === FREE;
    this.near[v] = -1;
    for (let u = 0; u < n; u++) {
      if (label[top[u]!] !== EVEN || top[u] === node || this.edges[u * n + v] === 0) continue;
      this.slackInto(u, v);
      if (this.isZero(slack, 0)) {
        if (free) return this.openWay(u, v);
        this.tight.push(u * n + v);
      } else if (this.near[v]! < 0 || compareLimbs(slack, 0, gap, v * limbs, limbs) < 0) this.note(v, u);
    }
  }

  /** The slack at hand is the smallest known of `v`, to `u`. */
  private note(v: number, u: number): void {
    this.near[v] = u;
    this.nearAge[v] = this.age[u]!;
    this.gap.set(this.slack, v * this.limbs);
  }

  /** Looks at the edges of the even vertex `u`: those without slack are put on the list, others offered as gaps. */
  private scan(u: number): void {
    const { n, limbs, edges, near, gap, slack, top, label } = this;
    const node = top[u]!;
    for (let v = 0; v < n; v++) {
      if (edges[u * n + v] === 0 || top[v] === node) continue;
      this.slackInto(u, v);
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
    const { limbs, costs, price, slack } = this;
    const id = this.edges[u * this.n + v]!;
    for (let k = 0; k < limbs; k++) {
      slack[k] = 2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]!;
    }
  }

  private isZero(values: Float64Array, node: number): boolean {
    for (let k = 0; k < this.limbs; k++) if (values[node * this.limbs + k] !== 0) return false;
    return true;
  }

  private isOutermostBlossom(b: number): boolean {
    return this.children[b - this.n] !== null && this.container[b]! < 0;
  }

  private verticesOf(node: number): readonly number[] {
    return node < this.n ? [node] : this.members[node - this.n]!;
  }

  private becomeEven(node: number, tree: number): void {
    this.label[node] = EVEN;
    this.tree[node] = tree;
    for (const v of this.verticesOf(node)) this.scan(v);
  }

  /** The free node of `v` becomes odd below `u`, the node matched with it even. */
  private grow(u: number, v: number): void {
    const node = this.top[v]!;
    const tree = this.tree[this.top[u]!]!;
    this.label[node] = ODD;
    this.tree[node] = tree;
    this.entryOutside[node] = u;
    this.entryInside[node] = v;
    if (node >= this.n && this.isSpent(node)) this.spent.push(node);
    this.becomeEven(this.top[this.mate[this.base[node]!]!]!, tree);
  }

  /** Joins the two trees of the even vertices `u` and `v` into one matching; both trees dissolve. */
  private augment(u: number, v: number): void {
    const trees = [this.tree[this.top[u]!]!, this.tree[this.top[v]!]!];
    this.alternate(u, v);
    this.alternate(v, u);
    this.exposed -= 2;
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

  /** Matches `inside` to `outside` and exchanges the matched edges from there up to the root. */
  private alternate(inside: number, outside: number): void {
    let v = inside;
    let partner = outside;
    for (;;) {
      const node = this.top[v]!;
      const left = this.mate[this.base[node]!]!;
      this.rebase(node, v);
      this.mate[v] = partner;
      if (left < 0) return;
      const odd = this.top[left]!;
      const entry = this.entryInside[odd]!;
      this.rebase(odd, entry);
      partner = entry;
      v = this.entryOutside[odd]!;
      this.mate[entry] = v;
    }
  }

  /** Makes `v` the vertex of `node` that is matched outside, exchanging matched edges inside. */
  private rebase(node: number, v: number): void {
    if (node < this.n || this.base[node] === v) return;
    let child = v;
    while (this.container[child] !== node) child = this.container[child]!;
    this.rebase(child, v);
    const children = this.children[node - this.n]!;
    const links = this.links[node - this.n]!;
    const place = children.indexOf(child);
    children.push(...children.splice(0, place));
    links.push(...links.splice(0, place));
    for (let i = 1; i < children.length; i += 2) {
      const [x, y] = links[i]!;
      this.rebase(children[i]!, x);
      this.rebase(children[i + 1]!, y);
      this.mate[x] = y;
      this.mate[y] = x;
    }
    this.base[node] = v;
  }

  /** The even vertices `u`, `v` of one tree close an odd circle, which becomes an even blossom. */
  private shrink(u: number, v: number): void {
    const stem = this.commonAncestor(this.top[u]!, this.top[v]!);
    const down = this.pathUp(u, stem);
    const up = this.pathUp(v, stem);
    const children = [stem, ...down.nodes.reverse(), ...up.nodes];
    const links: [number, number][] = [
      ...down.links.reverse().map(([x, y]): [number, number] => [y, x]),
      [u, v],
      ...up.links,
    ];
    const blossom = this.freeNodes.pop() ?? this.nodes++;
    this.children[blossom - this.n] = children;
    this.links[blossom - this.n] = links;
    this.bonus.fill(0, blossom * this.limbs, (blossom + 1) * this.limbs);
    this.label[blossom] = EVEN;
    this.tree[blossom] = this.tree[stem]!;
    this.base[blossom] = this.base[stem]!;
    this.container[blossom] = -1;
    const members: number[] = [];
    const nowEven: number[] = [];
    for (const child of children) {
      this.container[child] = blossom;
      const odd = this.label[child] === ODD;
      for (const w of this.verticesOf(child)) {
        members.push(w);
        this.top[w] = blossom;
        if (odd) nowEven.push(w);
      }
    }
    this.members[blossom - this.n] = members;
    for (const w of nowEven) this.scan(w);
  }

  private commonAncestor(a: number, b: number): number {
    const seen = new Set<number>();
    for (let node = a; node >= 0; node = this.evenAbove(node)) seen.add(node);
    let node = b;
    while (!seen.has(node)) node = this.evenAbove(node);
    return node;
  }

  private evenAbove(node: number): number {
    const partner = this.mate[this.base[node]!]!;
    return partner < 0 ? -1 : this.top[this.entryOutside[this.top[partner]!]!]!;
  }

  /** Nodes from that of `v` (included) up to `stem` (excluded), and the edges between them and into `stem`. */
  private pathUp(v: number, stem: number): { nodes: number[]; links: [number, number][] } {
    const nodes: number[] = [];
    const links: [number, number][] = [];
    for (let node = this.top[v]!; node !== stem; node = this.evenAbove(node)) {
      const base = this.base[node]!;
      const partner = this.mate[base]!;
      const odd = this.top[partner]!;
      nodes.push(node, odd);
      links.push([base, partner], [this.entryInside[odd]!, this.entryOutside[odd]!]);
    }
    return { nodes, links };
  }

  /** Dissolves an odd blossom without bonus; the even way from its entry to its base stays in the tree. */
  private expand(blossom: number): void {
    const children = this.children[blossom - this.n]!;
    const links = this.links[blossom - this.n]!;
    const tree = this.tree[blossom]!;
    const inside = this.entryInside[blossom]!;
    let entry = inside;
    while (this.container[entry] !== blossom) entry = this.container[entry]!;
    for (const child of children) {
      this.container[child] = -1;
      this.label[child] = FREE;
      for (const v of this.verticesOf(child)) this.top[v] = child;
    }
    this.label[blossom] = FREE;
    this.children[blossom - this.n] = null;
    this.freeNodes.push(blossom);
    const size = children.length;
    let place = children.indexOf(entry);
    const forward = place % 2 === 1;
    const nowEven: number[] = [];
    let outside = this.entryOutside[blossom]!;
    let within = inside;
    for (;;) {
      const odd = children[place]!;
      this.label[odd] = ODD;
      this.tree[odd] = tree;
      this.entryOutside[odd] = outside;
      this.entryInside[odd] = within;
      if (place === 0) break;
      const even = forward ? (place + 1) % size : place - 1;
      nowEven.push(children[even]!);
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
    for (const child of children) {
      if (child >= this.n && this.isSpent(child)) this.spent.push(child);
      if (this.label[child] === FREE) for (const v of this.verticesOf(child)) this.look(v);
    }
  }
}
