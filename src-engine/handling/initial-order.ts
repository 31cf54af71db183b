/**
 * C.04.2 (2026) 2: initial order, Tournament Pairing Numbers, late entries and the freeze after round 4. The systems point
 * here: C.04.3 1.1 (2017: A.1), C.04.4.2 1.1.
 */
import { byLot } from '../model/lots.ts';
import { compareNames } from '../model/names.ts';
import { TITLES, type Player, type PlayerId } from '../model/player.ts';
import type { Rules } from '../model/rules.ts';

/** Rounds after whose pairing corrected data no longer move anybody (C.04.2 2.3). */
export const LAST_ROUND_OF_RENUMBERING = 4;

/** Strength that orders a player: the rating, or the arbiter's estimate for an unrated one (C.04.2 2.1). */
export function strengthOf(player: Player): number {
  return player.rating === 0 ? player.estimate : player.rating;
}

/** What the announced rules say of players of equal strength and title; by name if they say nothing. */
export type RulesOfEquals = Pick<Rules, 'orderOfEquals' | 'lotSeed'>;

/**
 * Comparison of the initial order: strength, title, name, and where all are equal the order of registration
 * (C.04.2 2.2).
 */
export function byStrength(a: Player, b: Player): number {
  return byRating(a, b) || compareNames(a.name, b.name) || a.id - b.id;
}

function byRating(a: Player, b: Player): number {
  return strengthOf(b) - strengthOf(a) || titleRank(a) - titleRank(b);
}

/** The comparison where the rules replace the alphabet, as 2.2 allows when it was announced. */
function comparisonOf({ orderOfEquals = 'name', lotSeed }: RulesOfEquals): (a: Player, b: Player) => number {
  switch (orderOfEquals) {
    case 'name':
      return byStrength;
    case 'registration':
      return (a, b) => byRating(a, b) || a.id - b.id;
    case 'lot': {
      const drawn = byLot(lotSeed ^ LOTS_OF_NUMBERS);
      return (a, b) => byRating(a, b) || drawn(a.id, b.id);
    }
  }
}

/** Sorted, and where numbers were exchanged among players of equal rating, these in their places as exchanged. */
function inOrder(players: readonly Player[], compare: (a: Player, b: Player) => number): Player[] {
  const order = [...players].sort(compare);
  for (let from = 0; from < order.length;) {
    const strength = strengthOf(order[from]!);
    const end = order.findIndex((player, at) => at > from && strengthOf(player) !== strength);
    const to = end < 0 ? order.length : end;
    const places = order.slice(from, to).flatMap(({ seat }, at) => (seat == null ? [] : [from + at]));
    const seated = places.map((place) => order[place]!).sort((a, b) => a.seat! - b.seat!);
    places.forEach((place, at) => (order[place] = seated[at]!));
    from = to;
  }
  return order;
}

/** Players of equal strength in the order of their numbers, that of `id` among them: who may exchange numbers. */
export function equalsOf(players: readonly Player[], id: PlayerId): Player[] {
  const strength = players.filter((player) => player.id === id).map(strengthOf)[0];
  return players
    .filter((player) => player.tpn > 0 && strengthOf(player) === strength)
    .sort((a, b) => a.tpn - b.tpn);
}

function titleRank({ title }: Player): number {
  return title === null ? TITLES.length : TITLES.indexOf(title);
}

/**
 * The same players, in the same order of registration, with the TPN 1 … N that hold for the next pairing.
 * `pairedRounds` is the number of rounds already paired. Up to round 4 the whole field is sorted afresh, so that
 * corrected ratings take effect; afterwards numbered players keep their order and only players without a number are
 * inserted, each before the first numbered player who is weaker (C.04.2 2.3, 2.4).
 */
export function withPairingNumbers(
  players: readonly Player[],
  pairedRounds: number,
  rules: RulesOfEquals,
): Player[] {
  const compare = comparisonOf(rules);
  const order =
    pairedRounds < LAST_ROUND_OF_RENUMBERING ? inOrder(players, compare) : insertLate(players, compare);
  const numbers = new Map(order.map((player, index) => [player.id, index + 1]));
  return players.map((player) => ({ ...player, tpn: numbers.get(player.id)! }));
}

function insertLate(players: readonly Player[], compare: (a: Player, b: Player) => number): Player[] {
  const order = players.filter(({ tpn }) => tpn > 0).sort((a, b) => a.tpn - b.tpn);
  for (const late of players.filter(({ tpn }) => tpn === 0).sort(compare)) {
    const place = order.findIndex((player) => compare(late, player) < 0);
    order.splice(place < 0 ? order.length : place, 0, late);
  }
  return order;
}

/**
 * The same players with numbers 1 … N in an order that the arbiter gave; who is missing in it follows by strength. Once the
 * event has begun nobody's number moves.
 */
export function withNumbersByHand(
  players: readonly Player[],
  order: readonly PlayerId[],
  begun: boolean,
): Player[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id, tpn }: Player): number => (begun && tpn > 0 ? tpn - 1 : (place.get(id) ?? Infinity));
  const sorted = [...players].sort((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? byStrength(a, b) : first - second;
  });
  const numbers = new Map(sorted.map(({ id }, index) => [id, index + 1]));
  return players.map((player) => ({ ...player, tpn: numbers.get(player.id)! }));
}

/** Numbers and standings draw lots of their own from one seed. */
const LOTS_OF_NUMBERS = 0x6c078965;

/**
 * The same players with numbers 1 … N drawn by lot: the same seed draws the same numbers for the same players. Once the
 * event has begun nobody's number moves, and players without one follow.
 */
export function withDrawnNumbers(players: readonly Player[], seed: number, begun: boolean): Player[] {
  const kept = begun ? players.filter(({ tpn }) => tpn > 0).sort((a, b) => a.tpn - b.tpn) : [];
  const compare = byLot(seed ^ LOTS_OF_NUMBERS);
  const drawn = players.filter((player) => !kept.includes(player)).sort((a, b) => compare(a.id, b.id));
  const numbers = new Map([...kept, ...drawn].map(({ id }, index) => [id, index + 1]));
  return players.map((player) => ({ ...player, tpn: numbers.get(player.id)! }));
}
