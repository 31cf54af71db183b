/** B.01 1.4, looked at ahead: players who may still be met, and imagined ones who stand for the best and the worst of them. */
import type { NormGame } from './games.ts';
import { isTitled, type NormLevel } from './levels.ts';
import { ratingOf } from './tally.ts';
import type { Title } from '../model/player.ts';

/** What a norm asks of an opponent. */
export type Opponent = Pick<NormGame, 'opponent' | 'colour' | 'rating' | 'title' | 'federation'>;

/** Players who may still be met, and what the best and the worst so many of them could be. */
export interface Field {
  /** The highest rated first. */
  readonly players: readonly Opponent[];
  /**
   * Opponents at least as good as any that the field has: the highest ratings, as many titles as there are, and new
   * federations. Each is looked at for itself, so that nothing possible is ruled out.
   */
  readonly best: (count: number) => Opponent[];
  /** Opponents at least as bad as any that the field has, once for each federation that they could all be from. */
  readonly worst: (count: number) => Opponent[][];
}

/** The field of a norm, from players in the order of their ratings, the highest first. */
export function fieldFor(players: readonly Opponent[], { title, group }: NormLevel): Field {
  const { length } = players;
  const inGroup = players.filter((player) => player.title !== null && group.includes(player.title)).length;
  const titled = players.filter((player) => isTitled(player.title)).length;
  const titleOf = (place: number): Title | null => (place < inGroup ? title : place < titled ? 'FM' : null);
  return {
    players,
    best: (count) =>
      players
        .slice(0, count)
        .map((player, place) => imagined(place, ratingOf(player), titleOf(place), `*${place}`)),
    worst: (count) => {
      const lowest = players
        .slice(Math.max(0, length - count))
        .reverse()
        .map(ratingOf);
      return [...new Set(players.map(({ federation }) => federation))].map((federation) =>
        lowest.map((rating, place) => imagined(place, rating, titleOf(length - 1 - place), federation)),
      );
    },
  };
}

/** Stands for somebody who is not known; each federation `*0`, `*1` … is a new one. */
export function imagined(index: number, rating: number, title: Title | null, federation: string): Opponent {
  return { opponent: -1 - index, colour: null, rating, title, federation };
}

/** Made by {@link imagined}: a game that is not arranged yet. */
export function isImagined({ opponent }: Opponent): boolean {
  return opponent < 0;
}
