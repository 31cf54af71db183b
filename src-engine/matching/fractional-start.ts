/**
 * A start of the weighted search from the fractional problem: the assignment of all vertices to all vertices along edges.
 * Its duals are feasible for the matching, and its circles of even length are matched pairs already, so that only a vertex
 * of each odd circle is left exposed. The assignment is found by shortest augmenting paths after cheap reductions, the
 * method of Jonker and Volgenant (1987).
 */
import { newBytes, newDoubles, newInts } from './arrays.ts';
import type { WarmStart, WeightedGraph } from './weighted-graph.ts';

/**
 * Null where the vertices have no assignment, and so no perfect matching. Costs must have one limb. `guess` may tell about
 * what half of an edge of each vertex costs, in whole numbers: any guess is allowed, a good one saves most of the work.
 * Cost: vertices³.
 */
export function fractionalStart(
  { size, edges, costs }: WeightedGraph,
  guess?: Float64Array,
): WarmStart | null {
  const cost = newDoubles(size * size);
  for (let at = 0; at < size * size; at++) {
    const id = edges[at]!;
    cost[at] = id === 0 ? Infinity : costs[id]!;
  }
  return fractionalStartOf(size, cost, guess);
}

/** The same for costs at `u * size + v`, Infinity without an edge. */
export function fractionalStartOf(size: number, cost: Float64Array, guess?: Float64Array): WarmStart | null {
  const assignment = new Assignment(size, cost);
  return assignment.solve(guess) ? assignment.start() : null;
}

class Assignment {
  private readonly n: number;
  /** Cost of row `u` and column `v` at `u * n + v`; Infinity without an edge. */
  private readonly cost: Float64Array;
  private readonly dual: Float64Array;
  private readonly columnOf: Int32Array;
  private readonly rowOf: Int32Array;

  constructor(size: number, cost: Float64Array) {
    this.n = size;
    this.cost = cost;
    this.dual = newDoubles(size);
    this.columnOf = newInts(size).fill(-1);
    this.rowOf = newInts(size).fill(-1);
  }

  /** Any duals of the columns will do to begin with: those of the rows follow from them. */
  solve(guess?: Float64Array): boolean {
    if (guess === undefined) this.reduceColumns();
    else this.dual.set(guess);
    this.reduceRows();
    return this.augmentAll();
  }

  /** Prices of the vertices, and the pairs of the assignment. */
  start(): WarmStart {
    const { n, cost, dual, columnOf } = this;
    const price = newDoubles(n);
    for (let u = 0; u < n; u++) {
      const v = columnOf[u]!;
      price[u] = dual[v]! - cost[u * n + v]! - dual[u]!;
    }
    const mate = newInts(n).fill(-1);
    const seen = newBytes(n);
    for (let root = 0; root < n; root++) {
      // Every second edge of a circle; of an odd one the last vertex stays exposed.
      for (let u = root; seen[u] === 0;) {
        const v = columnOf[u]!;
        seen[u] = 1;
        if (seen[v] === 1) break;
        seen[v] = 1;
        mate[u] = v;
        mate[v] = u;
        u = columnOf[v]!;
      }
    }
    return { price, mate };
  }

  /** Each column takes its cheapest row if that is free. The graph is symmetric, so rows are read. */
  private reduceColumns(): void {
    const { n, cost } = this;
    for (let v = n - 1; v >= 0; v--) {
      let least = Infinity;
      let row = -1;
      for (let u = 0, at = v * n; u < n; u++, at++) {
        if (cost[at]! < least) {
          least = cost[at]!;
          row = u;
        }
      }
      if (row < 0) continue;
      this.dual[v] = least;
      if (this.columnOf[row]! >= 0) continue;
      this.columnOf[row] = v;
      this.rowOf[v] = row;
    }
  }

  /** Free rows take the cheapest column, at a price that leaves the next best as good; whoever had it tries again. */
  private reduceRows(): void {
    const { n, cost, dual, columnOf, rowOf } = this;
    const free: number[] = [];
    for (let u = n - 1; u >= 0; u--) if (columnOf[u]! < 0) free.push(u);
    // Each step but those at equal cost lowers a dual; the limit ends the others.
    for (let steps = 4 * n; steps > 0; steps--) {
      const u = free.pop();
      if (u === undefined) return;
      let [least, second] = [Infinity, Infinity];
      let [best, next] = [-1, -1];
      for (let v = 0, at = u * n; v < n; v++, at++) {
        const reduced = cost[at]! - dual[v]!;
        if (reduced >= second) continue;
        if (reduced < least) {
          second = least;
          next = best;
          least = reduced;
          best = v;
        } else {
          second = reduced;
          next = v;
        }
      }
      if (next < 0) continue;
      if (least < second) dual[best]! -= second - least;
      else if (rowOf[best]! >= 0) best = next;
      const before = rowOf[best]!;
      if (before >= 0) {
        if (least === second) continue;
        columnOf[before] = -1;
        free.push(before);
      }
      columnOf[u] = best;
      rowOf[best] = u;
    }
  }

  /** Assigns the rows that are free, each by a shortest path; false where there is none. */
  private augmentAll(): boolean {
    const { n, columnOf } = this;
    const distance = newDoubles(n);
    const before = newInts(n);
    /** Columns: settled ones, then those at the least distance, then the others. */
    const order = newInts(n);
    for (let u = 0; u < n; u++) {
      if (columnOf[u]! < 0 && !this.augment(u, distance, before, order)) return false;
    }
    return true;
  }

  private augment(root: number, distance: Float64Array, before: Int32Array, order: Int32Array): boolean {
    const { n, cost, dual, columnOf, rowOf } = this;
    for (let v = 0; v < n; v++) {
      distance[v] = cost[root * n + v]! - dual[v]!;
      before[v] = root;
      order[v] = v;
    }
    let [settled, ready, least, end] = [0, 0, 0, -1];
    while (end < 0) {
      if (settled === ready) {
        least = Infinity;
        for (let place = settled; place < n; place++) {
          const v = order[place]!;
          if (distance[v]! > least) continue;
          if (distance[v]! < least) {
            ready = settled;
            least = distance[v]!;
          }
          order[place] = order[ready]!;
          order[ready++] = v;
        }
        if (least === Infinity) return false;
        for (let place = settled; place < ready && end < 0; place++) {
          if (rowOf[order[place]!]! < 0) end = order[place]!;
        }
        if (end >= 0) break;
      }
      const reached = order[settled++]!;
      const u = rowOf[reached]!;
      const offset = least - (cost[u * n + reached]! - dual[reached]!);
      for (let place = ready; place < n; place++) {
        const v = order[place]!;
        const length = offset + cost[u * n + v]! - dual[v]!;
        if (length >= distance[v]!) continue;
        distance[v] = length;
        before[v] = u;
        if (length > least) continue;
        if (rowOf[v]! < 0) {
          end = v;
          break;
        }
        order[place] = order[ready]!;
        order[ready++] = v;
      }
    }
    for (let place = 0; place < settled; place++) {
      const v = order[place]!;
      dual[v]! += distance[v]! - least;
    }
    for (let v = end; ;) {
      const u = before[v]!;
      rowOf[v] = u;
      const next = columnOf[u]!;
      columnOf[u] = v;
      if (u === root) return true;
      v = next;
    }
  }
}
