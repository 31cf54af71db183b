import { TITLES } from '../../src-engine/index.ts';

/** One player of a rating list, whatever list it is. */
export interface ListEntry {
  /** Number in the list: the FIDE ID in FIDE's lists, the member's number in others. `''` for none. */
  readonly number: string;
  /** 0 for none. */
  readonly fideId: number;
  /** As the list writes it, usually `Surname, Given`. */
  readonly name: string;
  /** Three letters, `''` for none. */
  readonly federation: string;
  readonly sex: 'm' | 'w' | '';
  /** The higher of the open and the women's title ({@link higherTitle}): `GM`, `WFM`, `''`. */
  readonly title: string;
  /** The women's title beside a higher open one, of an FM who is a WIM too; `''` for none. */
  readonly womensTitle: string;
  /** 0 for no rating. */
  readonly standard: number;
  readonly rapid: number;
  readonly blitz: number;
  /** 0 where the list tells none. */
  readonly standardK: number;
  readonly rapidK: number;
  readonly blitzK: number;
  /** Year, 0 for none. Days and months are not kept. */
  readonly born: number;
  readonly inactive: boolean;
  readonly club: string;
}

export const NO_ENTRY: ListEntry = {
  number: '',
  fideId: 0,
  name: '',
  federation: '',
  sex: '',
  title: '',
  womensTitle: '',
  standard: 0,
  rapid: 0,
  blitz: 0,
  standardK: 0,
  rapidK: 0,
  blitzK: 0,
  born: 0,
  inactive: false,
  club: '',
};

const HIGHEST_RATING = 4000;
const LONGEST_TEXT = 200;

/** A whole number of a cell: 0 for an empty one, null for what is none, has more than ten digits or is above `most`. */
export function wholeNumber(cell: string, most = Infinity): number | null {
  if (cell === '') return 0;
  if (!/^\d{1,10}$/.test(cell)) return null;
  const value = Number(cell);
  return value <= most ? value : null;
}

/** 0 without one, null for what is no rating. */
export function ratingOf(cell: string): number | null {
  return wholeNumber(cell, HIGHEST_RATING);
}

/** The year of a birth date in whichever order; 0 without one, null for what is no date. */
export function yearOf(cell: string): number | null {
  if (/^[\s0./-]*$/.test(cell)) return 0;
  const year = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/.exec(cell)?.[0];
  return year === undefined ? null : Number(year);
}

/** By the first letter, as federations write it in English, French or German; `''` for anything else. */
export function sexOf(cell: string): ListEntry['sex'] {
  const letter = cell.charAt(0).toLowerCase();
  return letter === 'm' ? 'm' : letter === 'f' || letter === 'w' ? 'w' : '';
}

/** A text of a list without control characters, and of a length that fits a screen. */
export function cellText(cell: string): string {
  return cell
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** The titles of a player by the two columns of FIDE's lists: the one that orders them, and a women's title beside it. */
export function titlesOf(open: string, womens: string): Pick<ListEntry, 'title' | 'womensTitle'> {
  const title = higherTitle(open, womens);
  const isBeside = title !== womens && (TITLES as readonly string[]).includes(womens);
  return { title, womensTitle: isBeside ? womens : '' };
}

/**
 * The title that orders a player, of two the higher one in the order of C.04.2 2.2: a WIM who is a CM stays a
 * WIM, and a WGM who is an FM a WGM. What is no title of FIDE stands behind.
 */
export function higherTitle(open: string, womens: string): string {
  const placeOf = (title: string): number => {
    const place = (TITLES as readonly string[]).indexOf(title);
    return place < 0 ? TITLES.length : place;
  };
  if (open === '' || womens === '') return open || womens;
  return placeOf(womens) < placeOf(open) ? womens : open;
}
