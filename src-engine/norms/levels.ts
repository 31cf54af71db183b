/** The title norms of B.01 (1 January 2024) 1.4: what each asks, and who can still seek it. */
import type { Player, Title } from '../model/player.ts';

/** Titles that norms lead to, the highest first. */
export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

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
export const MASTER_TITLES: readonly Title[] = ['GM', 'IM', 'WGM', 'WIM'];

const WOMENS_TITLES: readonly Title[] = ['WGM', 'WIM', 'WFM', 'WCM'];

function isWoman({ sex, title }: Pick<Player, 'sex' | 'title'>): boolean {
  return sex === 'w' || (title !== null && WOMENS_TITLES.includes(title));
}

/**
 * The norms that would bring a player a title above the one they have, the highest first. Women’s norms are looked at for
 * players who are known to be women, by their sex or by a women’s title.
 */
export function normsSoughtBy(player: Pick<Player, 'sex' | 'title'>): readonly NormTitle[] {
  const at = (NORM_TITLES as readonly (Title | null)[]).indexOf(player.title);
  const above = at < 0 ? NORM_TITLES : NORM_TITLES.slice(0, at);
  return above.filter((title) => title === 'GM' || title === 'IM' || isWoman(player));
}
