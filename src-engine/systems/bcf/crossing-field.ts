/** The rows by which a level that cannot be paired by itself sends players down: rules 10, 17, 18 and 24. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { LIMB_CAPACITY } from '../../matching/radix.ts';
import type { WeightedGraph } from '../../matching/weighted.ts';
import { meetingGraph } from './meeting.ts';
import { compareClaims, largerGroup, seeks, seekTheSame } from './seekers.ts';

/** The top half of those who stay (places before `border`) when the floater leaves from one side of the median. */
export interface Halves {
  readonly border: number;
  readonly floatsFrom: 'lower' | 'upper';
}

/** Bits of an edge's class: what it counts for, next to the level that a float reaches. */
const EXCHANGE = 1;
const SPARABLE = 2;
const TRANSFER = 4;
const FURTHER = 8;
const FLAGS = 16;

/**
 * The players of all levels as vertices, the first level first. Rows of a complete pairing, in order: number of
 * floaters (10); their differences of score, compared from the greatest (10); further floaters of the next level (24a);
 * colour transfers of the level, the floats and a linked next level (17, 24b); floats of a transferred player who could be
 * spared (18); games inside one half (24c).
 */
export class CrossingField {
  readonly levels: readonly (readonly Competitor[])[];
  readonly players: readonly Competitor[];
  readonly top: readonly Competitor[];
  readonly size: number;
  private readonly meetings: BitGraph;
  private readonly vertices: ReadonlyMap<Competitor, number>;
  /** For each vertex: its level, and whether it is in the lower half of it. */
  private readonly levelOf: readonly number[];
  private readonly isLower: readonly boolean[];
  private readonly isShared: readonly boolean[];
  /** -1 White, 1 Black, 0 neither. */
  private readonly sought: readonly number[];
  private readonly linked: boolean;

  constructor(levels: readonly (readonly Competitor[])[]) {
    this.levels = levels;
    this.players = levels.flat();
    this.top = levels[0]!;
    this.size = this.players.length;
    this.meetings = meetingGraph(this.players);
    this.vertices = new Map(this.players.map((player, vertex) => [player, vertex]));
    this.levelOf = levels.flatMap((level, place) => level.map(() => place));
    this.isLower = levels.flatMap((level) => level.map((_, place) => place >= level.length / 2));
    this.isShared = this.top.map((player) =>
      this.top.some(
        (other) => other !== player && seekTheSame(other, player) && compareClaims(other, player) === 0,
      ),
    );
    this.sought = this.players.map((player) => {
      const colour = seeks(player);
      return colour === null ? 0 : colour === 'white' ? -1 : 1;
    });
    const excess = largerGroup(this.top);
    this.linked = excess !== null && excess === largerGroup(levels[1] ?? []);
  }

  vertexOf(player: Competitor): number {
    return this.vertices.get(player)!;
  }

  /** The rows as costs, exact for up to `floaters` floaters; with `halves` also 24c and the side of the floater. */
  graph(floaters: number, halves: Halves | null): WeightedGraph {
    const { size } = this;
    const edges = new Int32Array(size * size);
    const places = new Map<number, number>();
    const vectors: number[][] = [];
    for (let a = 0; a < size; a++) {
      for (const b of this.meetings.neighbours(a)) {
        if (b < a || this.isConfined(a, b, halves)) continue;
        const kind = this.kindOf(a, b, halves);
        let place = places.get(kind);
        if (place === undefined) {
          vectors.push(this.vectorOf(kind, floaters));
          place = vectors.length;
          places.set(kind, place);
        }
        edges[a * size + b] = edges[b * size + a] = place;
      }
    }
    const limbs = this.vectorOf(0, floaters).length;
    return {
      size,
      limbs,
      edges,
      costs: Float64Array.from([...new Array<number>(limbs).fill(0), ...vectors.flat()]),
    };
  }

  /** Rows of a solution, in the limbs of {@link graph}. */
  valueOf(optimum: Optimum, floaters: number, halves: Halves | null): number[] {
    const total = this.vectorOf(0, floaters).fill(0);
    for (let a = 0; a < this.size; a++) {
      const b = optimum.partnerOf(a);
      if (b < a) continue;
      this.vectorOf(this.kindOf(a, b, halves), floaters).forEach((limb, place) => (total[place]! += limb));
    }
    return total;
  }

  /** A float from the side of the median that is not tried. */
  private isConfined(a: number, b: number, halves: Halves | null): boolean {
    if (halves === null || a >= this.top.length || b < this.top.length) return false;
    const median = this.top.length >> 1;
    return halves.floatsFrom === 'lower' ? a < median : a >= median;
  }

  /** Class of the edge `a` < `b`: level reached by a float from the first level, and flags. */
  private kindOf(a: number, b: number, halves: Halves | null): number {
    const [from, to] = [this.levelOf[a]!, this.levelOf[b]!];
    const floats = from === 0 && to > 0;
    const same = this.sought[a] !== 0 && this.sought[a] === this.sought[b];
    let flags = 0;
    if (from === 1 && to > 1) flags |= FURTHER;
    if (same && (from === 0 || (this.linked && to === 1))) flags |= TRANSFER;
    if (floats && same && this.isShared[a] && this.isLower[b]) flags |= SPARABLE;
    if (halves !== null && to === 0 && a < halves.border === b < halves.border) flags |= EXCHANGE;
    return (floats ? to : 0) * FLAGS + flags;
  }

  private vectorOf(kind: number, floaters: number): number[] {
    const level = Math.floor(kind / FLAGS);
    const has = (flag: number) => ((kind & flag) === 0 ? 0 : 1);
    const games = this.size / 2 + 1;
    const counts = ((has(FURTHER) * games + has(TRANSFER)) * games + has(SPARABLE)) * games + has(EXCHANGE);
    if (games ** 4 <= LIMB_CAPACITY) return [level > 0 ? 1 : 0, ...this.distanceOf(level, floaters), counts];
    const [front, back] = [has(FURTHER) * games + has(TRANSFER), has(SPARABLE) * games + has(EXCHANGE)];
    return [level > 0 ? 1 : 0, ...this.distanceOf(level, floaters), front, back];
  }

  /** Descending list of differences: a float to a lower level outweighs any number of floats to higher ones. */
  private distanceOf(level: number, floaters: number): number[] {
    const below = this.levels.length - 1;
    const inLimb = Math.max(1, Math.floor(Math.log(LIMB_CAPACITY) / Math.log(floaters + 1)) - 1);
    const limbs = new Array<number>(Math.ceil(below / inLimb)).fill(0);
    if (level === 0) return limbs;
    const fromFarthest = below - level;
    const limb = Math.floor(fromFarthest / inLimb);
    limbs[limb] = (floaters + 1) ** (inLimb - 1 - (fromFarthest % inLimb));
    return limbs;
  }
}
