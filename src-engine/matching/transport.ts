/**
 * Lower bound for minimum-cost perfect matchings of vertices that fall into few types: the transportation problem on
 * two copies of the types. Its dual values bound the cost of every matching from below whatever single edges are
 * missing, and a perfect matching made of edges that meet them is optimal.
 */
import { copyOfInts, newBytes, newDoubles, newInts } from './arrays.ts';
import { compareLimbs } from './radix.ts';

/** Costs between types. Limb `k` of the cost of types `s`, `t` is `cost[(s * types + t) * limbs + k]`; symmetric. */
export interface TypeCosts {
  readonly types: number;
  readonly limbs: number;
  /** 1 where vertices of the two types may be matched. */
  readonly allowed: Uint8Array;
  readonly cost: Float64Array;
}

/**
 * Dual value of each type (`y[t * limbs + k]`) with `y[s] + y[t] <= 2 * cost(s, t)` for all allowed types and the
 * greatest sum over all vertices; null when not even the copies have a perfect matching. `count` is the number of
 * vertices of each type. Successive shortest paths: types² work for each path.
 */
export function transportDuals(costs: TypeCosts, count: Int32Array): Float64Array | null {
  const problem = new Transport(costs, count);
  if (!problem.startColumns()) return null;
  while (problem.left > 0) if (!problem.ship()) return null;
  const sum = newDoubles(costs.types * costs.limbs);
  for (let i = 0; i < sum.length; i++) sum[i] = problem.rowDual[i]! + problem.columnDual[i]!;
  return sum;
}

class Transport {
  readonly rowDual: Float64Array;
  readonly columnDual: Float64Array;
  left = 0;
  private readonly costs: TypeCosts;
  private readonly supply: Int32Array;
  private readonly demand: Int32Array;
  private readonly flow: Int32Array;
  private readonly rowDistance: Float64Array;
  private readonly columnDistance: Float64Array;
  /** 0 not reached, 1 reached, 2 settled. */
  private readonly rowState: Uint8Array;
  private readonly columnState: Uint8Array;
  private readonly rowBefore: Int32Array;
  private readonly columnBefore: Int32Array;
  private readonly candidate: Float64Array;

  constructor(costs: TypeCosts, count: Int32Array) {
    const { types, limbs } = costs;
    this.costs = costs;
    this.supply = copyOfInts(count);
    this.demand = copyOfInts(count);
    this.flow = newInts(types * types);
    this.rowDual = newDoubles(types * limbs);
    this.columnDual = newDoubles(types * limbs);
    this.rowDistance = newDoubles(types * limbs);
    this.columnDistance = newDoubles(types * limbs);
    this.rowState = newBytes(types);
    this.columnState = newBytes(types);
    this.rowBefore = newInts(types);
    this.columnBefore = newInts(types);
    this.candidate = newDoubles(limbs);
    for (const amount of count) this.left += amount;
  }

  /** Starts each column at its cheapest cost; false when a column has none. */
  startColumns(): boolean {
    const { types, limbs, allowed, cost } = this.costs;
    for (let j = 0; j < types; j++) {
      let best = -1;
      for (let i = 0; i < types; i++) {
        if (allowed[i * types + j] === 0) continue;
        if (
          best < 0 ||
          compareLimbs(cost, (i * types + j) * limbs, cost, (best * types + j) * limbs, limbs) < 0
        ) {
          best = i;
        }
      }
      if (best < 0) return false;
      for (let k = 0; k < limbs; k++) this.columnDual[j * limbs + k] = cost[(best * types + j) * limbs + k]!;
    }
    return true;
  }

  /** Ships as much as one shortest path takes; false when nothing can be shipped. */
  ship(): boolean {
    const end = this.shortestPath();
    if (end < 0) return false;
    this.raiseDuals(end);
    this.pushFlow(end);
    return true;
  }

  private shortestPath(): number {
    const { types, limbs } = this.costs;
    const { rowDistance, columnDistance, rowState, columnState } = this;
    rowState.fill(0);
    columnState.fill(0);
    this.rowBefore.fill(-1);
    for (let i = 0; i < types; i++) {
      if (this.supply[i]! <= 0) continue;
      rowState[i] = 1;
      rowDistance.fill(0, i * limbs, (i + 1) * limbs);
    }
    for (;;) {
      const row = nearest(rowState, rowDistance, limbs);
      const column = nearest(columnState, columnDistance, limbs);
      if (row < 0 && column < 0) return -1;
      const takeColumn =
        row < 0 ||
        (column >= 0 && compareLimbs(columnDistance, column * limbs, rowDistance, row * limbs, limbs) < 0);
      if (!takeColumn) this.settleRow(row);
      else if (this.demand[column]! > 0) {
        columnState[column] = 2;
        return column;
      } else this.settleColumn(column);
    }
  }

  private settleRow(i: number): void {
    const { types, limbs, allowed, cost } = this.costs;
    const { rowDistance, rowDual, columnDual, columnDistance, columnState, candidate } = this;
    this.rowState[i] = 2;
    for (let j = 0; j < types; j++) {
      if (columnState[j] === 2 || allowed[i * types + j] === 0) continue;
      for (let k = 0; k < limbs; k++) {
        candidate[k] =
          rowDistance[i * limbs + k]! +
          cost[(i * types + j) * limbs + k]! -
          rowDual[i * limbs + k]! -
          columnDual[j * limbs + k]!;
      }
      if (columnState[j] === 0 || compareLimbs(candidate, 0, columnDistance, j * limbs, limbs) < 0) {
        columnState[j] = 1;
        columnDistance.set(candidate, j * limbs);
        this.columnBefore[j] = i;
      }
    }
  }

  private settleColumn(j: number): void {
    const { types, limbs } = this.costs;
    const { rowDistance, columnDistance, rowState } = this;
    this.columnState[j] = 2;
    for (let i = 0; i < types; i++) {
      if (rowState[i] === 2 || this.flow[i * types + j]! <= 0) continue;
      if (rowState[i] === 0 || compareLimbs(columnDistance, j * limbs, rowDistance, i * limbs, limbs) < 0) {
        rowState[i] = 1;
        for (let k = 0; k < limbs; k++) rowDistance[i * limbs + k] = columnDistance[j * limbs + k]!;
        this.rowBefore[i] = j;
      }
    }
  }

  private raiseDuals(end: number): void {
    const { types, limbs } = this.costs;
    for (let t = 0; t < types; t++) {
      for (let k = 0; k < limbs; k++) {
        const reached = this.columnDistance[end * limbs + k]!;
        if (this.rowState[t] === 2)
          this.rowDual[t * limbs + k]! += reached - this.rowDistance[t * limbs + k]!;
        if (this.columnState[t] === 2) {
          this.columnDual[t * limbs + k]! -= reached - this.columnDistance[t * limbs + k]!;
        }
      }
    }
  }

  private pushFlow(end: number): void {
    const { types } = this.costs;
    const { flow, rowBefore, columnBefore } = this;
    let amount = this.demand[end]!;
    let start = columnBefore[end]!;
    while (rowBefore[start]! >= 0) {
      amount = Math.min(amount, flow[start * types + rowBefore[start]!]!);
      start = columnBefore[rowBefore[start]!]!;
    }
    amount = Math.min(amount, this.supply[start]!);
    for (let column = end; column >= 0;) {
      const row = columnBefore[column]!;
      flow[row * types + column]! += amount;
      const before = rowBefore[row]!;
      if (before >= 0) flow[row * types + before]! -= amount;
      column = before;
    }
    this.demand[end]! -= amount;
    this.supply[start]! -= amount;
    this.left -= amount;
  }
}

function nearest(state: Uint8Array, distance: Float64Array, limbs: number): number {
  let best = -1;
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== 1) continue;
    if (best < 0 || compareLimbs(distance, i * limbs, distance, best * limbs, limbs) < 0) best = i;
  }
  return best;
}
