/**
 * Vertices and blossoms as nodes of a matching search: nodes below `size` are the vertices, the others blossoms, odd
 * circles of nodes around each of which the matched edges can be exchanged.
 */
import { newInts } from './arrays.ts';

/** An edge as two vertices, from the first of two nodes to the second. */
export type Link = [number, number];

/** Vertices and the blossoms around them: a node is a vertex, or below it a blossom of nodes. */
export class Nodes {
  readonly size: number;
  /** Partner of each vertex, -1 where exposed. */
  readonly mate: Int32Array;
  /** Outermost node that holds each vertex. */
  readonly top: Int32Array;
  /** Vertex of each node that is matched outside of it (or exposed). */
  readonly base: Int32Array;
  /** Blossom directly around each node, -1 for an outermost one. */
  readonly container: Int32Array;
  /** One more than the largest blossom so far. */
  end: number;
  /** Nodes around the circle, the one that holds the base first; null where the blossom is dissolved. */
  private readonly circles: (number[] | null)[] = [];
  /** Link `i` leads from node `i` of the circle to the next. Links 1, 3 … are matched. */
  private readonly links: Link[][] = [];
  private readonly members: number[][] = [];
  private readonly unused: number[] = [];

  constructor(mate: Int32Array) {
    this.size = mate.length;
    this.mate = mate;
    this.end = this.size;
    this.top = newInts(this.size);
    for (let v = 0; v < this.size; v++) this.top[v] = v;
    this.base = newInts(this.capacity());
    for (let node = 0; node < this.base.length; node++) this.base[node] = node;
    this.container = newInts(this.capacity()).fill(-1);
  }

  /** Most nodes that there can be at a time. */
  capacity(): number {
    return this.size + (this.size >> 1) + 1;
  }

  exists(blossom: number): boolean {
    return this.circles[blossom - this.size] !== null;
  }

  isOutermost(blossom: number): boolean {
    return this.exists(blossom) && this.container[blossom]! < 0;
  }

  verticesOf(node: number): readonly number[] {
    return node < this.size ? [node] : this.members[node - this.size]!;
  }

  /** Makes one blossom of a circle of outermost nodes; the first holds its base. */
  contract(circle: number[], links: Link[]): number {
    const blossom = this.unused.pop() ?? this.end++;
    const members: number[] = [];
    for (const node of circle) {
      this.container[node] = blossom;
      for (const v of this.verticesOf(node)) {
        members.push(v);
        this.top[v] = blossom;
      }
    }
    this.circles[blossom - this.size] = circle;
    this.links[blossom - this.size] = links;
    this.members[blossom - this.size] = members;
    this.base[blossom] = this.base[circle[0]!]!;
    this.container[blossom] = -1;
    return blossom;
  }

  /** Makes the nodes of an outermost blossom outermost again. */
  dissolve(blossom: number): { circle: readonly number[]; links: readonly Link[] } {
    const circle = this.circles[blossom - this.size]!;
    for (const node of circle) {
      this.container[node] = -1;
      for (const v of this.verticesOf(node)) this.top[v] = node;
    }
    this.circles[blossom - this.size] = null;
    this.unused.push(blossom);
    return { circle, links: this.links[blossom - this.size]! };
  }

  /** The node of a blossom's circle that holds vertex `v`. */
  nodeAround(v: number, blossom: number): number {
    let node = v;
    while (this.container[node] !== blossom) node = this.container[node]!;
    return node;
  }

  /** Makes `v` the vertex of `node` that is matched outside, exchanging matched edges inside. */
  rebase(node: number, v: number): void {
    if (node < this.size || this.base[node] === v) return;
    const first = this.nodeAround(v, node);
    this.rebase(first, v);
    const circle = this.circles[node - this.size]!;
    const links = this.links[node - this.size]!;
    const place = circle.indexOf(first);
    circle.push(...circle.splice(0, place));
    links.push(...links.splice(0, place));
    for (let i = 1; i < circle.length; i += 2) {
      const [x, y] = links[i]!;
      this.rebase(circle[i]!, x);
      this.rebase(circle[i + 1]!, y);
      this.match(x, y);
    }
    this.base[node] = v;
  }

  match(u: number, v: number): void {
    this.mate[u] = v;
    this.mate[v] = u;
  }
}
