/** Entries that agree with the list, or with nothing, and still look wrong. */
import type { Player, Title } from '../model/player.ts';

/** Something about an entry that is worth a second look. */
export type OutOfLine =
  /** The rating moved far since an earlier list (`2026-05`). */
  | { readonly code: 'moved'; readonly from: number; readonly to: number; readonly month: string }
  /** The rating is far under the one for which the title is given (B.01 1.5). */
  | { readonly code: 'low-for-title'; readonly rating: number; readonly title: Title }
  | { readonly code: 'title-of-women'; readonly title: Title }
  | { readonly code: 'rating-beyond-all'; readonly rating: number }
  /** Age at the start, in years. */
  | { readonly code: 'age'; readonly years: number };

/** What a stored list said earlier of the same person. */
export interface EarlierRating {
  readonly rating: number;
  readonly month: string;
}

/** A rating that moves as far as this between two lists of a year is rare. */
const FAR = 200;
/** Points under the rating of a title that few titled players lose. */
const FAR_UNDER_TITLE = 500;
/** Above every rating that a list ever had. */
const BEYOND_ALL = 2_900;
const AGES = { from: 5, to: 100 };

/** Ratings for which titles are given: B.01 1.5; for GM and IM, WGM and WIM those of the norms' table. */
const RATING_OF_TITLE: Readonly<Record<Title, number>> = {
  GM: 2500,
  IM: 2400,
  WGM: 2300,
  FM: 2300,
  WIM: 2200,
  CM: 2200,
  WFM: 2100,
  WCM: 2000,
};

/** What is unusual about an entry in a tournament that starts in `year` (0: unknown); empty for nothing. */
export function outOfLine(
  { rating, title, sex, birth }: Pick<Player, 'rating' | 'title' | 'sex' | 'birth'>,
  year: number,
  earlier: EarlierRating | null,
): OutOfLine[] {
  const found: OutOfLine[] = [];
  if (earlier !== null && earlier.rating > 0 && rating > 0 && Math.abs(rating - earlier.rating) >= FAR)
    found.push({ code: 'moved', from: earlier.rating, to: rating, month: earlier.month });
  if (title !== null && rating > 0 && rating < RATING_OF_TITLE[title] - FAR_UNDER_TITLE)
    found.push({ code: 'low-for-title', rating, title });
  if (title?.startsWith('W') === true && sex === 'm') found.push({ code: 'title-of-women', title });
  if (rating > BEYOND_ALL) found.push({ code: 'rating-beyond-all', rating });
  const born = Number(birth.slice(0, 4));
  const years = year - born;
  if (year > 0 && born > 0 && (years < AGES.from || years > AGES.to)) found.push({ code: 'age', years });
  return found;
}
