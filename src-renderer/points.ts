import type { Points } from '../src-engine/index.ts';
import { text } from './texts.ts';

/** Points (tenths) for the screen: `7½`, `0`, `½`; other tenths with one decimal and the sign of the language, `3.3`. */
export function pointsText(points: Points): string {
  return text.format.points(points);
}

/** Tenths of a typed number, `1`, `0.5`, `½`, `1½`; null where it is none. */
export function pointsOfText(typed: string): Points | null {
  const plain = typed.trim().replace('½', '.5').replace(',', '.');
  if (!/^-?\d*(\.\d)?$/.test(plain) || plain === '' || plain === '-') return null;
  return Math.round(Number(plain) * 10);
}
