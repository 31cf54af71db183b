import { formatPoints } from '../../model/points.ts';

/** Labels of rows whose values are scores or differences of scores, in tenths. */
const IN_POINTS = /score|steps/i;

/** A row's value in words: points where the row lists scores or differences, else numbers; `none` for an empty list. */
export function rowText(label: string, value: readonly number[]): string {
  if (value.length === 0) return 'none';
  return value.map((number) => (IN_POINTS.test(label) ? formatPoints(number) : String(number))).join(', ');
}
