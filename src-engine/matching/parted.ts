/**
 * The optimal matchings of a graph that falls apart: what is chosen in one part changes nothing in another, and each is
 * searched, weighed and copied by itself.
 */
import { BitGraph, contains, emptySet, include, type VertexSet } from './bit-graph.ts';
import type { ExtraCost, Optimum, Restriction } from './optimum.ts';

/** One part with all optimal matchings of it; its vertices are `vertices`, numbered anew in this order. */
export interface Part {
  readonly vertices: readonly number[];
  readonly optimum: Optimum;
}

/** Behaves as one optimum of the whole graph. */
export class PartedOptimum implements Optimum {
  readonly size: number;
  private readonly parts: Part[];
  /** For each vertex its part, and its number there. */
  private readonly partOf: Int32Array;
  private readonly placeOf: Int32Array;
  /** Parts that nobody else has; the others are copied before they are restricted. */
  private readonly own = new Set<number>();

  /** Each vertex from 0 to `size - 1` is in one of the parts; an optimal matching has no edge between two of them. */
  constructor(size: number, parts: readonly Part[]) {
    this.size = size;
    this.parts = [...parts];
    this.partOf = new Int32Array(size).fill(-1);
    this.placeOf = new Int32Array(size).fill(-1);
    parts.forEach(({ vertices }, part) =>
      vertices.forEach((u, place) => {
        this.partOf[u] = part;
        this.placeOf[u] = place;
      }),
    );
    if (this.partOf.includes(-1)) throw new Error('a vertex is in none of the parts');
  }

  /** Put together anew each time. Cost: edges. */
  get graph(): BitGraph {
    const whole = new BitGraph(this.size);
    for (const { vertices, optimum } of this.parts) {
      vertices.forEach((u, place) => {
        for (const other of optimum.graph.neighbours(place)) whole.connect(u, vertices[other]!);
      });
    }
    return whole;
  }

  partnerOf(u: number): number {
    const { vertices, optimum } = this.around(u);
    return vertices[optimum.partnerOf(this.placeOf[u]!)]!;
  }

  has(u: number, v: number): boolean {
    return (
      this.partOf[u] === this.partOf[v] && this.around(u).optimum.has(this.placeOf[u]!, this.placeOf[v]!)
    );
  }

  restrict(restriction: Restriction): boolean {
    const confined: [number, Part][] = [];
    for (const [part, vertices] of Map.groupBy(restriction.keys(), (u) => this.partOf[u]!)) {
      const copy = this.copyOf(part);
      const sets = new Map<VertexSet, VertexSet>();
      const inside = new Map(
        vertices.map((u) => {
          const allowed = restriction.get(u)!;
          if (!sets.has(allowed)) sets.set(allowed, insideOf(copy, allowed));
          return [this.placeOf[u]!, sets.get(allowed)!];
        }),
      );
      if (!copy.optimum.restrict(inside)) return false;
      confined.push([part, copy]);
    }
    for (const [part, copy] of confined) this.take(part, copy);
    return true;
  }

  settle(u: number, candidates: VertexSet): number {
    const at = this.partOf[u]!;
    if (!this.own.has(at)) this.take(at, this.copyOf(at));
    const part = this.parts[at]!;
    const place = part.optimum.settle(this.placeOf[u]!, insideOf(part, candidates));
    return place < 0 ? -1 : part.vertices[place]!;
  }

  refine(cost: ExtraCost): PartedOptimum {
    return new PartedOptimum(
      this.size,
      this.parts.map(({ vertices, optimum }) => ({
        vertices,
        optimum: optimum.refine((u, v) => cost(vertices[u]!, vertices[v]!)),
      })),
    );
  }

  /** The parts are shared until one of the two restricts them. */
  copy(): PartedOptimum {
    this.own.clear();
    return new PartedOptimum(this.size, this.parts);
  }

  /** A part all of whose vertices are asked for goes along as it is. */
  among(vertices: readonly number[]): PartedOptimum | null {
    this.own.clear();
    const chosen: Part[] = [];
    for (const [at, wanted] of Map.groupBy(vertices.keys(), (place) => this.partOf[vertices[place]!]!)) {
      const { vertices: all, optimum } = this.parts[at]!;
      if (wanted.length === all.length) {
        const placeIn = new Map(wanted.map((place) => [vertices[place]!, place]));
        chosen.push({ vertices: all.map((u) => placeIn.get(u)!), optimum });
        continue;
      }
      const part = optimum.among(wanted.map((place) => this.placeOf[vertices[place]!]!));
      if (part === null) return null;
      chosen.push({ vertices: wanted, optimum: part });
    }
    return new PartedOptimum(vertices.length, chosen);
  }

  private around(u: number): Part {
    return this.parts[this.partOf[u]!]!;
  }

  private copyOf(part: number): Part {
    const { vertices, optimum } = this.parts[part]!;
    return { vertices, optimum: optimum.copy() };
  }

  private take(at: number, part: Part): void {
    this.parts[at] = part;
    this.own.add(at);
  }
}

/** The vertices of a set that are in the part, by their numbers there. */
function insideOf({ vertices }: Part, set: VertexSet): VertexSet {
  const inside = emptySet(vertices.length);
  vertices.forEach((u, place) => {
    if (contains(set, u)) include(inside, place);
  });
  return inside;
}
