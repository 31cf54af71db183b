import type { Points } from '../src-engine/index.ts';

/** Points (tenths) for the screen: `7½`, `0`, `½`; other tenths with one decimal, `3.3`. */
export function pointsText(points: Points): string {
  const sign = points < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(points) / 10);
  const tenths = Math.abs(points) % 10;
  if (tenths === 0) return `${sign}${whole}`;
  if (tenths === 5) return `${sign}${whole === 0 ? '' : whole}½`;
  return `${sign}${whole}.${tenths}`;
}

/** Tenths of a typed number, `1`, `0.5`, `½`, `1½`; null where it is none. */
export function pointsOfText(typed: string): Points | null {
  const plain = typed.trim().replace('½', '.5').replace(',', '.');
  if (!/^-?\d*(\.\d)?$/.test(plain) || plain === '' || plain === '-') return null;
  return Math.round(Number(plain) * 10);
}
