/** What edges between types of players cost, row by row, packed into as few numbers as possible. */
import { newBytes, newDoubles } from '../../../matching/arrays.ts';
import { packingOf } from '../../../matching/radix.ts';
import type { Contender } from './contender.ts';
import type { BracketProblem } from './problem.ts';
import { bracketView, type BracketView, type Row } from './row.ts';
import { MOVED_DOWN, NEXT, OUTLET, RESIDENT, type Part, type Types } from './types.ts';

/** Doubles hold every sum of a transport problem that fits into one limb of this size. */
const SINGLE_LIMB = 2 ** 46;

/** Costs between types, packed into limbs by exact bounds of the rows' totals. */
export class TypeCostTable {
  readonly types: number;
  readonly limbs: number;
  readonly allowed: Uint8Array;
  readonly cost: Float64Array;
  /** Pairs of types whose members' costs differ; their entry is a lower bound. */
  readonly individual = new Set<number>();
  private readonly components: readonly Component[];
  private readonly limb: Int32Array;
  private readonly multiplier: Float64Array;
  private readonly problem: BracketProblem;
  private readonly view: BracketView;
  private readonly nextView: BracketView | null;

  constructor(problem: BracketProblem, types: Types) {
    const { representative, part } = types;
    const T = representative.length;
    this.problem = problem;
    this.types = T;
    this.view = bracketView(problem.residents, problem.movedDown);
    this.nextView = problem.next.length > 0 ? bracketView(problem.next, []) : null;
    this.allowed = newBytes(T * T);
    const values: Float64Array[] = problem.rows.map(() => newDoubles(T * T));
    for (let s = 0; s < T; s++) {
      for (let t = s; t < T; t++) {
        if (!isAllowed(problem, types, s, t)) continue;
        this.allowed[s * T + t] = this.allowed[t * T + s] = 1;
        problem.rows.forEach((row, r) => {
          const value = this.valueOf(row, representative[s]!, part[s]!, representative[t]!, part[t]!, true);
          values[r]![s * T + t] = values[r]![t * T + s] = value;
        });
        this.noteIndividual(types, s, t);
      }
    }
    this.components = problem.rows.flatMap((row, r) => componentsOf(row, r, values[r]!, types, this.allowed));
    const packing = packingOf(
      this.components.map(({ bound }) => bound),
      SINGLE_LIMB,
    );
    this.limbs = packing.limbs;
    this.limb = packing.limb;
    this.multiplier = packing.multiplier;
    this.cost = newDoubles(T * T * this.limbs);
    this.components.forEach(({ row, entry }, c) => {
      const list = values[row]!;
      for (let st = 0; st < T * T; st++) {
        const amount = entry === null ? list[st]! : list[st] === entry ? 1 : 0;
        if (amount !== 0) this.cost[st * this.limbs + this.limb[c]!]! += amount * this.multiplier[c]!;
      }
    });
  }

  /** Exact cost of one edge between players of the bracket. */
  exactCost(a: Contender, aPart: Part, b: Contender, bPart: Part): Float64Array {
    const vector = newDoubles(this.limbs);
    const values = this.problem.rows.map((row) => this.valueOf(row, a, aPart, b, bPart, false));
    this.components.forEach(({ row, entry }, c) => {
      const amount = entry === null ? values[row]! : values[row] === entry ? 1 : 0;
      vector[this.limb[c]!]! += amount * this.multiplier[c]!;
    });
    return vector;
  }

  private noteIndividual({ representative, part }: Types, s: number, t: number): void {
    if (!isPairInBracket(part[s]!, part[t]!)) return;
    const [a, b] = inRank(representative[s]!, representative[t]!);
    if (this.problem.rows.some((row) => row.individual?.(a, b))) {
      this.individual.add(s * this.types + t).add(t * this.types + s);
    }
  }

  /** What the edge between two vertices contributes to a row. Players of the lower part come second. */
  private valueOf(
    row: Row,
    a: Contender | null,
    aPart: Part,
    b: Contender | null,
    bPart: Part,
    least: boolean,
  ): number {
    if (row.scope === 'bracket') {
      if (isPairInBracket(aPart, bPart)) {
        const [higher, lower] = inRank(a!, b!);
        if (least && row.least !== undefined && row.individual!(higher, lower))
          return row.least(higher, lower);
        return row.onPair?.(higher, lower, this.view) ?? 0;
      }
      return this.floatValue(row, a, aPart, false) + this.floatValue(row, b, bPart, false);
    }
    if (this.nextView === null || isPairInBracket(aPart, bPart)) return 0;
    if (bPart === NEXT && aPart <= NEXT) return row.onPair?.(a!, b!, this.nextView) ?? 0;
    if (aPart === NEXT && bPart <= NEXT) return row.onPair?.(b!, a!, this.nextView) ?? 0;
    return this.floatValue(row, a, aPart, true) + this.floatValue(row, b, bPart, true);
  }

  private floatValue(row: Row, player: Contender | null, part: Part, following: boolean): number {
    if (part > (following ? NEXT : RESIDENT)) return 0;
    return row.onFloat?.(player!, following ? this.nextView! : this.view) ?? 0;
  }
}

function isPairInBracket(a: Part, b: Part): boolean {
  return a <= RESIDENT && b <= RESIDENT && !(a === MOVED_DOWN && b === MOVED_DOWN);
}

function inRank(a: Contender, b: Contender): [Contender, Contender] {
  return a.rank < b.rank ? [a, b] : [b, a];
}

function isAllowed(problem: BracketProblem, types: Types, s: number, t: number): boolean {
  const { representative, part, count, leaves } = types;
  if (s === t && count[s]! < 2) return false;
  const [high, low] = part[s]! <= part[t]! ? [s, t] : [t, s];
  if (part[low] === OUTLET) return part[high] === OUTLET ? problem.outletsOptional : leaves[high]!;
  const [a, b] = [representative[high]!, representative[low]!];
  if (a.needs !== null && a.needs === b.needs) return false;
  if (part[low] === MOVED_DOWN) return problem.floatersMayMeet;
  return true;
}

/** A number whose total is compared: the sum of a count row, or how often a list row has one of its entries. */
interface Component {
  readonly row: number;
  /** Null for a sum. */
  readonly entry: number | null;
  readonly bound: number;
}

function componentsOf(
  row: Row,
  index: number,
  values: Float64Array,
  types: Types,
  allowed: Uint8Array,
): Component[] {
  // What is 0 for everybody decides nothing.
  if (row.individual === undefined && values.every((value) => value === 0)) return [];
  if (row.unit === 'count')
    return [{ row: index, entry: null, bound: boundOf(values, types, allowed, null) }];
  const entries = [...new Set(values)].filter((entry) => entry !== 0).sort((a, b) => b - a);
  return entries.map((entry) => ({ row: index, entry, bound: boundOf(values, types, allowed, entry) }));
}

/**
 * Upper bound of a row's total over all matchings. Every edge is put to the account of one end: once to the end in the
 * upper part, once to that in the lower part (half to each end inside a part); the smaller sum of the dearest accounts
 * counts.
 */
function boundOf(values: Float64Array, types: Types, allowed: Uint8Array, entry: number | null): number {
  const T = types.representative.length;
  let byUpper = 0;
  let byLower = 0;
  for (let s = 0; s < T; s++) {
    let upper = 0;
    let lower = 0;
    for (let t = 0; t < T; t++) {
      if (allowed[s * T + t] === 0) continue;
      const value = values[s * T + t]!;
      const amount = entry === null ? value : value === entry ? 1 : 0;
      const difference = types.part[s]! - types.part[t]!;
      if (difference <= 0) upper = Math.max(upper, difference === 0 ? amount / 2 : amount);
      if (difference >= 0) lower = Math.max(lower, difference === 0 ? amount / 2 : amount);
    }
    byUpper += upper * types.count[s]!;
    byLower += lower * types.count[s]!;
  }
  return Math.floor(Math.min(byUpper, byLower));
}
