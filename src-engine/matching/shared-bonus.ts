import { newDoubles } from './arrays.ts';
import type { Blossom } from './weighted-graph.ts';

/** For pairs of vertices the bonuses of all blossoms that hold both. */
export class SharedBonus {
  private readonly limbs: number;
  /** Blossoms by vertex; nothing for a vertex in none. */
  private readonly holders: (Blossom[] | undefined)[] = [];
  private readonly row: Float64Array;

  constructor(size: number, limbs: number, blossoms: readonly Blossom[]) {
    this.limbs = limbs;
    for (const blossom of blossoms) for (const v of blossom.vertices) (this.holders[v] ??= []).push(blossom);
    this.row = newDoubles(size * limbs);
  }

  /** Limb `k` of the sum for `u` and `v` at `v * limbs + k`, until the next call. Cost: the sizes of the blossoms. */
  rowOf(u: number): Float64Array {
    const { row, limbs } = this;
    if (this.holders.length === 0) return row;
    row.fill(0);
    for (const { vertices, bonus } of this.holders[u] ?? []) {
      for (const v of vertices) for (let k = 0; k < limbs; k++) row[v * limbs + k]! += bonus[k]!;
    }
    return row;
  }
}
