/** The title norms of B.01 (1 January 2024) 1.4: what each asks, and who can still seek it. */
import type { Player, Title } from '../model/player.ts';

/** Titles that norms lead to, the highest first. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

/** What a norm asks of the opponents and of the play against them. */
export interface NormLevel {
  readonly title: NormTitle;
  /** Titles of the opponents of whom a third is asked, and the article that says so (1.4.5b–e). */
  readonly group: readonly Title[];
  readonly groupArticle: string;
  /** Rating to which one opponent may be raised (1.4.6b). */
  readonly floor: number;
  /** Least average rating of the opponents (1.4.8a). */
  readonly average: number;
  /** Least performance (1.4.8); the average is rounded before, so that 2599.5 never arises. */
  readonly performance: number;
}

/** What B.01 1.4.5–1.4.8 ask for each title. */
export const NORM_LEVELS: Readonly<Record<NormTitle, NormLevel>> = {
  GM: { title: 'GM', group: ['GM'], groupArticle: '1.4.5b', floor: 2200, average: 2380, performance: 2600 },
  IM: {
    title: 'IM',
    group: ['GM', 'IM'],
    groupArticle: '1.4.5c',
    floor: 2050,
    average: 2230,
    performance: 2450,
  },
  WGM: {
    title: 'WGM',
    group: ['GM', 'IM', 'WGM'],
    groupArticle: '1.4.5d',
    floor: 2000,
    average: 2180,
    performance: 2400,
  },
  WIM: {
    title: 'WIM',
    group: ['GM', 'IM', 'WGM', 'WIM'],
    groupArticle: '1.4.5e',
    floor: 1850,
    average: 2030,
    performance: 2250,
  },
};

/** 1.4.5a: CM and WCM are not counted as titled. */
export function isTitled(title: Title | null): boolean {
  return title !== null && title !== 'CM' && title !== 'WCM';
}

/** Titles whose holders 1.4.3d counts. */
const MASTER_TITLES: readonly Title[] = ['GM', 'IM', 'WGM', 'WIM'];

const WOMENS_TITLES: readonly Title[] = ['WGM', 'WIM', 'WFM', 'WCM'];

type Titled = Pick<Player, 'title' | 'womensTitle'>;

/**
 * The one of two titles that counts more for norms: of an FM who is a WIM too the women's title (1.4.5e, 1.4.3d), of a CM
 * who is a WFM too (1.4.5a). Each group of 1.4.5 holds the one before it, so one title is enough.
 */
export function normTitleOf({ title, womensTitle = null }: Titled): Title | null {
  const weightOf = (one: Title | null) => (isMaster(one) ? 2 : isTitled(one) ? 1 : 0);
  return weightOf(womensTitle) > weightOf(title) ? womensTitle : title;
}

/** GM, IM, WGM, WIM: whom 1.4.3d counts. */
export function isMaster(title: Title | null): boolean {
  return title !== null && MASTER_TITLES.includes(title);
}

function isWoman({ sex, title, womensTitle }: Titled & Pick<Player, 'sex'>): boolean {
  return sex === 'w' || [title, womensTitle].some((one) => one != null && WOMENS_TITLES.includes(one));
}

/**
 * The norms that would bring a player a title above the one they have, the highest first. Women’s norms are looked at for
 * players who are known to be women, by their sex or by a women’s title.
 */
export function normsSoughtBy(player: Titled & Pick<Player, 'sex'>): readonly NormTitle[] {
  const at = (NORM_TITLES as readonly (Title | null)[]).indexOf(normTitleOf(player));
  const above = at < 0 ? NORM_TITLES : NORM_TITLES.slice(0, at);
  return above.filter((title) => title === 'GM' || title === 'IM' || isWoman(player));
}
