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
  private readonly view: BracketView;
  private readonly nextView: BracketView | null;

  constructor(problem: BracketProblem, types: Types) {
    const { representative, part } = types;
    const T = representative.length;
    this.types = T;
    this.view = bracketView(problem.residents, problem.movedDown);
    this.nextView = problem.next.length > 0 ? bracketView(problem.next, []) : null;
    this.allowed = newBytes(T * T);
    const values = problem.rows.map((): RowValues => ({ of: newDoubles(T * T), second: newDoubles(T * T) }));
    for (let s = 0; s < T; s++) {
      for (let t = s; t < T; t++) {
        if (!isAllowed(problem, types, s, t)) continue;
        this.allowed[s * T + t] = this.allowed[t * T + s] = 1;
        problem.rows.forEach((row, r) => {
          const { of, second } = values[r]!;
          const [a, b] = [representative[s]!, representative[t]!];
          of[s * T + t] = of[t * T + s] = this.valueOf(row, a, part[s]!, b, part[t]!);
          if (part[t] === MOVED_DOWN)
            second[s * T + t] = second[t * T + s] = this.floatValue(row, b, MOVED_DOWN);
        });
      }
    }
    const components = problem.rows.flatMap((row, r) =>
      componentsOf(row, r, values[r]!, types, this.allowed),
    );
    const { limbs, limb, multiplier } = packingOf(
      components.map(({ bound }) => bound),
      SINGLE_LIMB,
    );
    this.limbs = limbs;
    this.cost = newDoubles(T * T * limbs);
    components.forEach(({ row, entry }, c) => {
      for (let st = 0; st < T * T; st++) {
        const amount = amountAt(values[row]!, st, entry);
        if (amount !== 0) this.cost[st * limbs + limb[c]!]! += amount * multiplier[c]!;
      }
    });
  }

  /**
   * What the edge between members of two types contributes to a row: the pair, or the first of the two who floats. They
   * stand in the problem's order: `a` in the same part as `b` or in one above, in the same part at a higher rank.
   */
  private valueOf(row: Row, a: Contender | null, aPart: Part, b: Contender | null, bPart: Part): number {
    const { scope, onPair } = row;
    // Two who were moved down do not meet in the bracket.
    if (bPart === RESIDENT) return scope === 'bracket' ? (onPair?.(a!, b!, this.view) ?? 0) : 0;
    if (bPart === NEXT && scope === 'following') return onPair?.(a!, b!, this.nextView!) ?? 0;
    return this.floatValue(row, a, aPart);
  }

  /** What a player adds who is paired neither in the bracket nor in the following one; of the parts below nobody counts. */
  private floatValue(row: Row, player: Contender | null, part: Part): number {
    const view = row.scope === 'bracket' ? this.view : this.nextView;
    if (view === null || part > (row.scope === 'bracket' ? RESIDENT : NEXT)) return 0;
    return row.onFloat?.(player!, view) ?? 0;
  }
}

/** Whether a member of type `s` may be matched with one of `t`, which is the same type or a later one. */
function isAllowed(problem: BracketProblem, types: Types, s: number, t: number): boolean {
  const { representative, part, count, leaves } = types;
  if (s === t && count[s]! < 2) return false;
  if (part[t] === OUTLET) return part[s] === OUTLET ? problem.outletsOptional : leaves[s]!;
  const [a, b] = [representative[s]!, representative[t]!];
  if (a.needs !== null && a.needs === b.needs) return false;
  if (part[t] === MOVED_DOWN) return problem.floatersMayMeet;
  return true;
}

/**
 * What a row says of the edges between types. Two players who were moved down and are left to meet further down both float:
 * what the second of them adds stands apart, because lists have an entry for each.
 */
interface RowValues {
  readonly of: Float64Array;
  readonly second: Float64Array;
}

/** The sum, or how often the entry occurs. */
function amountAt({ of, second }: RowValues, st: number, entry: number | null): number {
  if (entry === null) return of[st]! + second[st]!;
  return (of[st] === entry ? 1 : 0) + (second[st] === entry ? 1 : 0);
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
  values: RowValues,
  types: Types,
  allowed: Uint8Array,
): Component[] {
  const entries = [...new Set([...values.of, ...values.second])].filter((entry) => entry !== 0);
  // What is 0 for everybody decides nothing.
  if (entries.length === 0) return [];
  if (row.unit === 'count')
    return [{ row: index, entry: null, bound: boundOf(values, types, allowed, null) }];
  return entries
    .sort((a, b) => b - a)
    .map((entry) => ({ row: index, entry, bound: boundOf(values, types, allowed, entry) }));
}

/**
 * Upper bound of a row's total over all matchings. Every edge is put to the account of one end: once to the end in the
 * upper part, once to that in the lower part (half to each end inside a part); the smaller sum of the dearest accounts
 * counts.
 */
function boundOf(values: RowValues, types: Types, allowed: Uint8Array, entry: number | null): number {
  const T = types.representative.length;
  let byUpper = 0;
  let byLower = 0;
  for (let s = 0; s < T; s++) {
    let upper = 0;
    let lower = 0;
    for (let t = 0; t < T; t++) {
      if (allowed[s * T + t] === 0) continue;
      const amount = amountAt(values, s * T + t, entry);
      const difference = types.part[s]! - types.part[t]!;
      if (difference <= 0) upper = Math.max(upper, difference === 0 ? amount / 2 : amount);
      if (difference >= 0) lower = Math.max(lower, difference === 0 ? amount / 2 : amount);
    }
    byUpper += upper * types.count[s]!;
    byLower += lower * types.count[s]!;
  }
  return Math.floor(Math.min(byUpper, byLower));
}
