/**
 * Perfect matchings of least cost by Edmonds' method in its plainest form: one tree at a time, all edges looked at before
 * every change of the duals, whole numbers of any length. Slow and short, and no code of the program is in it.
 *
 * A node is a vertex or an odd circle of nodes (blossom). `sum[v]` adds up the duals of all nodes around vertex `v`; an
 * edge between two outermost nodes has the slack 2 cost - sum[u] - sum[v], which never becomes negative and is 0 for
 * matched edges. The duals of blossoms are never negative.
 */

/** Cost of each pair of vertices, null where there is no edge; symmetric, never negative. */
export type Costs = readonly (readonly (bigint | null)[])[];

interface Node {
  readonly vertices: readonly number[];
  /** Nodes around the circle; empty for a vertex. */
  readonly circle: readonly Node[];
  /** Edge `i` leads from node `i` of the circle to the next one. */
  readonly links: readonly (readonly [number, number])[];
  dual: bigint;
  label: 'even' | 'odd' | null;
  /** For an odd node the edge by which the tree reached it: the vertex outside, then the one inside. */
  entry: readonly [number, number] | null;
}

/** What stops a change of the duals. */
type Event =
  | { readonly kind: 'edge'; readonly step: bigint; readonly u: number; readonly v: number }
  | { readonly kind: 'blossom'; readonly step: bigint; readonly node: Node };

/** For each vertex its partner in a perfect matching of least cost; null when there is no perfect matching. */
export function leastCostMatching(costs: Costs): number[] | null {
  const search = new Search(costs);
  return search.run() ? search.mate : null;
}

/** Whether the pairs for which `linked` holds include a perfect matching of 0 … size-1. */
export function hasPerfectMatching(size: number, linked: (u: number, v: number) => boolean): boolean {
  const vertices = Array.from({ length: size }, (_, v) => v);
  const costs = vertices.map((u) => vertices.map((v) => (u !== v && linked(u, v) ? 0n : null)));
  return leastCostMatching(costs) !== null;
}

/** How many of 0 … size-1 stay alone when as many pairs are made as `linked` allows. */
export function leastExposed(size: number, linked: (u: number, v: number) => boolean): number {
  // That many further vertices, each linked with every first one, take them in.
  for (let more = size % 2; ; more += 2) {
    const isLinked = (u: number, v: number): boolean => {
      const [low, high] = [Math.min(u, v), Math.max(u, v)];
      return low < size && (high >= size || linked(low, high));
    };
    if (hasPerfectMatching(size + more, isLinked)) return more;
  }
}

class Search {
  readonly mate: number[];
  private readonly doubled: Costs;
  private readonly sum: bigint[];
  /** Outermost node around each vertex. */
  private readonly outer: Node[];

  constructor(costs: Costs) {
    this.doubled = costs.map((row) => row.map((cost) => (cost === null ? null : 2n * cost)));
    this.mate = costs.map(() => -1);
    this.outer = costs.map((_, v) => ({
      vertices: [v],
      circle: [],
      links: [],
      dual: 0n,
      label: null,
      entry: null,
    }));
    // Half of twice the cheapest edge: no slack can be negative.
    this.sum = costs.map((row) => {
      let least: bigint | null = null;
      for (const cost of row) if (cost !== null && (least === null || cost < least)) least = cost;
      return least ?? 0n;
    });
  }

  run(): boolean {
    for (const u of this.mate.keys()) {
      if (this.mate[u]! >= 0) continue;
      const v = this.mate.findIndex((mate, other) => mate < 0 && this.slack(u, other) === 0n);
      if (v >= 0) this.match(u, v);
    }
    for (const root of this.mate.keys()) if (this.mate[root]! < 0 && !this.grow(root)) return false;
    return true;
  }

  private slack(u: number, v: number): bigint | null {
    const doubled = this.doubled[u]![v]!;
    return doubled === null ? null : doubled - this.sum[u]! - this.sum[v]!;
  }

  private match(u: number, v: number): void {
    this.mate[u] = v;
    this.mate[v] = u;
  }

  /** Grows the tree of an exposed vertex until it reaches another one; false when it never will. */
  private grow(root: number): boolean {
    for (const node of this.outer) {
      node.label = null;
      node.entry = null;
    }
    this.outer[root]!.label = 'even';
    for (;;) {
      const event = this.nearest();
      if (event === null) return false;
      if (event.step > 0n) this.change(event.step);
      if (event.kind === 'blossom') this.expand(event.node);
      else if (this.outer[event.v]!.label === 'even') this.shrink(event.u, event.v);
      else if (this.mate[this.base(this.outer[event.v]!)]! < 0) {
        this.augment(event.u, event.v);
        return true;
      } else this.extend(event.u, event.v);
    }
  }

  /** The event that the smallest change of the duals brings about; null when no change brings any. */
  private nearest(): Event | null {
    let best: Event | null = null;
    for (const node of new Set(this.outer)) {
      if (node.label !== 'odd' || node.circle.length === 0) continue;
      if (best === null || node.dual < best.step) best = { kind: 'blossom', step: node.dual, node };
    }
    for (const [u, node] of this.outer.entries()) {
      if (node.label !== 'even') continue;
      for (const [v, other] of this.outer.entries()) {
        if (other === node || other.label === 'odd') continue;
        const slack = this.slack(u, v);
        if (slack === null) continue;
        const step = other.label === 'even' ? slack / 2n : slack;
        if (best === null || step < best.step) best = { kind: 'edge', step, u, v };
        if (step === 0n) return best;
      }
    }
    return best;
  }

  private change(step: bigint): void {
    for (const [v, { label }] of this.outer.entries()) {
      if (label === 'even') this.sum[v]! += step;
      if (label === 'odd') this.sum[v]! -= step;
    }
    for (const node of new Set(this.outer)) {
      if (node.label === 'even') node.dual += step;
      if (node.label === 'odd') node.dual -= step;
    }
  }

  /** The vertex of a node that is matched outside of it, or exposed. */
  private base(node: Node): number {
    return node.vertices.find((v) => this.mate[v]! < 0 || !node.vertices.includes(this.mate[v]!))!;
  }

  /** The free node of `v` becomes odd, the one matched with it even. */
  private extend(u: number, v: number): void {
    const node = this.outer[v]!;
    node.label = 'odd';
    node.entry = [u, v];
    this.outer[this.mate[this.base(node)]!]!.label = 'even';
  }

  /** Makes `v` the base of the node by exchanging the matched edges on its way to the old base. */
  private rebase(node: Node, v: number): void {
    if (node.circle.length === 0) return;
    const { circle, links } = node;
    const length = circle.length;
    const first = circle.findIndex(({ vertices }) => vertices.includes(v));
    this.rebase(circle[first]!, v);
    for (let i = 1; i < length; i += 2) {
      const [x, y] = links[(first + i) % length]!;
      this.rebase(circle[(first + i) % length]!, x);
      this.rebase(circle[(first + i + 1) % length]!, y);
      this.match(x, y);
    }
  }

  /** Matches the exposed node of `v` with the even node of `u` and exchanges the edges from there to the root. */
  private augment(u: number, v: number): void {
    this.rebase(this.outer[v]!, v);
    for (let [inside, outside] = [u, v]; ;) {
      const node = this.outer[inside]!;
      const above = this.mate[this.base(node)]!;
      this.rebase(node, inside);
      this.match(inside, outside);
      if (above < 0) return;
      const odd = this.outer[above]!;
      [inside, outside] = odd.entry!;
      this.rebase(odd, outside);
    }
  }

  /** The nodes from the even node of `u` up to the root, and the edges between them. */
  private pathFrom(u: number): { nodes: Node[]; links: [number, number][] } {
    let node = this.outer[u]!;
    const nodes = [node];
    const links: [number, number][] = [];
    for (;;) {
      const base = this.base(node);
      const above = this.mate[base]!;
      if (above < 0) return { nodes, links };
      const odd = this.outer[above]!;
      const [outside, inside] = odd.entry!;
      node = this.outer[outside]!;
      nodes.push(odd, node);
      links.push([base, above], [inside, outside]);
    }
  }

  /** Two even nodes are joined by an edge without slack: the circle through it becomes a blossom. */
  private shrink(u: number, v: number): void {
    const [left, right] = [this.pathFrom(u), this.pathFrom(v)];
    const top = left.nodes.find((node) => right.nodes.includes(node))!;
    const [toLeft, toRight] = [left.nodes.indexOf(top), right.nodes.indexOf(top)];
    const blossom: Node = {
      circle: [...left.nodes.slice(0, toLeft + 1).reverse(), ...right.nodes.slice(0, toRight)],
      links: [
        ...left.links
          .slice(0, toLeft)
          .reverse()
          .map(([x, y]) => [y, x] as const),
        [u, v],
        ...right.links.slice(0, toRight),
      ],
      vertices: [...left.nodes.slice(0, toLeft + 1), ...right.nodes.slice(0, toRight)].flatMap(
        ({ vertices }) => vertices,
      ),
      dual: 0n,
      label: 'even',
      entry: null,
    };
    for (const w of blossom.vertices) this.outer[w] = blossom;
  }

  /** Dissolves an odd blossom without dual; the way of even length from its entry to its base stays in the tree. */
  private expand({ circle, links, entry, vertices }: Node): void {
    const base = vertices.find((v) => !vertices.includes(this.mate[v]!))!;
    for (const node of circle) {
      node.label = null;
      node.entry = null;
      for (const v of node.vertices) this.outer[v] = node;
    }
    const length = circle.length;
    const end = circle.findIndex((node) => node.vertices.includes(base));
    let place = circle.findIndex((node) => node.vertices.includes(entry![1]));
    // The matched edge of the first node shows which way round.
    const step = ((place - end + length) % length) % 2 === 1 ? 1 : length - 1;
    let reached = entry!;
    for (;;) {
      circle[place]!.label = 'odd';
      circle[place]!.entry = reached;
      if (place === end) return;
      const even = (place + step) % length;
      circle[even]!.label = 'even';
      place = (even + step) % length;
      reached = step === 1 ? links[even]! : [links[place]![1], links[place]![0]];
    }
  }
}
