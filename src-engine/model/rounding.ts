/** Quotients of integers, without a fraction that could be inexact. */

/** The quotient of two integers rounded to the nearest integer, halves up (`divisor` positive). */
export function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
