/** The value of a tie-break in a standings row: exact for comparison, and as it is printed. */
import { roundedQuotient } from '../model/rounding.ts';
import type { Reckoning } from './contribution.ts';

/** The value of one tie-break for one participant; exact, hence an integer and a scale. */
export interface TieBreakValue {
  /** Canonical code with modifiers. */
  readonly code: string;
  /** Integer: the value in points (rating points) is `value / scale`. */
  readonly value: number;
  readonly scale: number;
  /** Further integers that decide in order where `value` is equal (board results); mostly empty. */
  readonly rest: readonly number[];
  /** As printed, `''` where there is nothing to show. */
  readonly shown: string;
}

/** The value with its print form; `decimals` digits after the point, rounded half up. */
export function valueOf(code: string, reckoning: Reckoning, decimals: number): TieBreakValue {
  const { value, scale, rest = [] } = reckoning;
  const shown =
    reckoning.undefined === true
      ? ''
      : [value, ...rest].map((one) => decimal(one, scale, decimals)).join(' ');
  return { code, value, scale, rest, shown };
}

/** What of a tie-break decides. */
export type Amount = Pick<Reckoning, 'value' | 'scale' | 'rest'>;

/** Compares two values of the same code, smaller first. */
export function compareValues(a: Amount, b: Amount): number {
  const first = a.value * b.scale - b.value * a.scale;
  if (first !== 0) return first;
  const [left, right] = [a.rest ?? [], b.rest ?? []];
  for (let place = 0; place < Math.max(left.length, right.length); place++) {
    const next = (left[place] ?? 0) * b.scale - (right[place] ?? 0) * a.scale;
    if (next !== 0) return next;
  }
  return 0;
}

/** An exact decimal of `value / scale`. */
function decimal(value: number, scale: number, decimals: number): string {
  const unit = 10 ** decimals;
  const units = roundedQuotient(Math.abs(value) * unit, scale);
  const whole = Math.floor(units / unit);
  const sign = value < 0 && units > 0 ? '-' : '';
  return decimals === 0
    ? `${sign}${whole}`
    : `${sign}${whole}.${String(units % unit).padStart(decimals, '0')}`;
}
