/** Rules 20 and 21 of the literal BCF oracle: in which place a player is sought. */
import type { Card } from './bcf-cards.ts';

/**
 * Place of each card of `level` in the search for a downfloater, or for the opponent of `floater`. Cards that pass no test
 * share a place, because the rules say nothing about them.
 */
export function floatPlaces(
  level: readonly Card[],
  floater: Card | readonly Card[],
  float: 'down' | 'up',
  round: number,
): (card: Card) => number {
  const group = Array.isArray(floater) ? largerGroup(level) : opposite((floater as Card).seeks);
  const isIn = (card: Card) => group === null || card.seeks === group;
  const places = new Map<Card, number>();
  for (const set of [level.filter(isIn), level.filter((card) => !isIn(card))])
    search(level, set, float, round, places);
  return (card) => places.get(card)!;
}

function search(
  level: readonly Card[],
  group: readonly Card[],
  float: 'down' | 'up',
  round: number,
  places: Map<Card, number>,
): void {
  const offset = places.size === 0 ? 0 : 10 * level.length;
  const history = (card: Card) => (float === 'down' ? card.downfloats : card.upfloats);
  const a = (card: Card) => !history(card).includes(round - 1) && !history(card).includes(round - 2);
  const b = (card: Card) => !history(card).includes(round - 1);
  const c = (card: Card) => group.every((other) => history(card).length <= history(other).length);
  // The middle card of an odd level belongs to either way; that of an even level lies between two cards.
  const lower = level.filter((_, place) => place >= Math.floor(level.length / 2));
  const upper = level.filter((_, place) => place < Math.ceil(level.length / 2)).reverse();
  const [first, second] = float === 'down' ? [lower, upper] : [upper, lower];
  const passes: [readonly Card[], (card: Card) => boolean][] = [
    [first, a],
    [first, b],
    [first, c],
    [second, b],
    [second, c],
  ];
  for (const [way, test] of passes) {
    for (const card of way)
      if (group.includes(card) && !places.has(card) && test(card)) places.set(card, offset + places.size);
  }
  for (const card of group) if (!places.has(card)) places.set(card, offset + level.length);
}

function largerGroup(level: readonly Card[]): 'white' | 'black' | null {
  const [white, black] = ['white', 'black'].map(
    (colour) => level.filter(({ seeks }) => seeks === colour).length,
  );
  if (white === black) return null;
  return white! > black! ? 'white' : 'black';
}

function opposite(colour: 'white' | 'black' | null): 'white' | 'black' | null {
  if (colour === null) return null;
  return colour === 'white' ? 'black' : 'white';
}
