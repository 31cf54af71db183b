/**
 * Points are integers: tenths of a point, the one decimal that a TRF can carry. 10 is a point, 5 half a point.
 */
export type Points = number;

/** Points for print: `7½`, `0`, `½`; other tenths with one decimal, `3.3`. */
export function formatPoints(points: Points): string {
  const sign = points < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(points) / 10);
  const tenths = Math.abs(points) % 10;
  if (tenths === 0) return `${sign}${whole}`;
  if (tenths === 5) return `${sign}${whole === 0 ? '' : whole}½`;
  return `${sign}${whole}.${tenths}`;
}
