/** The alternating trees of a matching search: labels of outermost nodes and the edges by which odd ones were reached. */
import { newBytes, newInts } from './arrays.ts';
import type { Link, Nodes } from './blossoms.ts';

/** Labels: in no tree; an even number of edges away from a root, as roots are; an odd number away. */
export const FREE = 0;
export const EVEN = 1;
export const ODD = 2;

/** Labels and ways back to the roots; {@link FREE} nodes are in no tree. */
export class Trees {
  readonly nodes: Nodes;
  /** Of outermost nodes. */
  readonly label: Uint8Array;
  /** Root vertex of the tree of a labelled node. */
  readonly tree: Int32Array;
  /** Ends of the edge by which an odd node was reached: outside, inside. */
  readonly entryOutside: Int32Array;
  readonly entryInside: Int32Array;

  constructor(nodes: Nodes) {
    const most = nodes.capacity();
    this.nodes = nodes;
    this.label = newBytes(most);
    this.tree = newInts(most).fill(-1);
    this.entryOutside = newInts(most).fill(-1);
    this.entryInside = newInts(most).fill(-1);
  }

  /** Matches `inside` to `outside` and exchanges the matched edges from there up to the root. */
  alternate(inside: number, outside: number): void {
    let v = inside;
    let partner = outside;
    for (;;) {
      const node = this.nodes.top[v]!;
      const left = this.nodes.mate[this.nodes.base[node]!]!;
      this.nodes.rebase(node, v);
      this.nodes.mate[v] = partner;
      if (left < 0) return;
      const odd = this.nodes.top[left]!;
      const entry = this.entryInside[odd]!;
      this.nodes.rebase(odd, entry);
      partner = entry;
      v = this.entryOutside[odd]!;
      this.nodes.mate[entry] = v;
    }
  }

  /** The odd circle that an edge between the even vertices `u`, `v` of one tree closes, from its node next to the root. */
  circleThrough(u: number, v: number): { circle: number[]; links: Link[] } {
    const stem = this.commonAncestor(this.nodes.top[u]!, this.nodes.top[v]!);
    const down = this.pathUp(u, stem);
    const up = this.pathUp(v, stem);
    const circle = [stem, ...down.nodes.reverse(), ...up.nodes];
    const links: Link[] = [...down.links.reverse().map(([x, y]): Link => [y, x]), [u, v], ...up.links];
    return { circle, links };
  }

  private commonAncestor(a: number, b: number): number {
    const seen = new Set<number>();
    for (let node = a; node >= 0; node = this.evenAbove(node)) seen.add(node);
    let node = b;
    while (!seen.has(node)) node = this.evenAbove(node);
    return node;
  }

  private evenAbove(node: number): number {
    const partner = this.nodes.mate[this.nodes.base[node]!]!;
    return partner < 0 ? -1 : this.nodes.top[this.entryOutside[this.nodes.top[partner]!]!]!;
  }

  /** Nodes from that of `v` (included) up to `stem` (excluded), and the edges between them and into `stem`. */
  private pathUp(v: number, stem: number): { nodes: number[]; links: Link[] } {
    const nodes: number[] = [];
    const links: Link[] = [];
    for (let node = this.nodes.top[v]!; node !== stem; node = this.evenAbove(node)) {
      const base = this.nodes.base[node]!;
      const partner = this.nodes.mate[base]!;
      const odd = this.nodes.top[partner]!;
      nodes.push(node, odd);
      links.push([base, partner], [this.entryInside[odd]!, this.entryOutside[odd]!]);
    }
    return { nodes, links };
  }
}
