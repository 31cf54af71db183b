/** Words for explanations: short names, points and sentences of limited length. */
import type { Contender } from './kernel/contender.ts';
import { formatPoints } from '../../model/points.ts';

/** Longest sentence that a board's line and a printed slip can hold. */
export const LONGEST_SENTENCE = 200;
const LONGEST_NAME = 22;

/** Surname, cut where it is very long. */
export function nameOf({ competitor }: Contender): string {
  const surname = competitor.player.name.split(',')[0]!.trim() || `No. ${competitor.tpn}`;
  return surname.length <= LONGEST_NAME ? surname : `${surname.slice(0, LONGEST_NAME - 1)}…`;
}

/** `A`, `A and B`, `A, B and C`, `A, B and 3 others`. */
export function listOf(names: readonly string[], most = 3): string {
  const shownNames = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shownNames.length;
  const items = rest > 0 ? [...shownNames, `${rest} others`] : shownNames;
  return items.length < 2 ? (items[0] ?? 'nobody') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `5 points`, `1 point`, `½ point`. */
export function pointsOf(points: number): string {
  return `${formatPoints(points)} ${points > 10 || points === 0 || points < 0 ? 'points' : 'point'}`;
}

/** The text as one sentence that fits; what does not fit is cut at a word. */
export function sentence(text: string): string {
  if (text.length <= LONGEST_SENTENCE) return text;
  const cut = text.slice(0, LONGEST_SENTENCE - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
