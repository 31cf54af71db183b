/** C.04.2 (2026) 2: initial order, Tournament Pairing Numbers, late entries and the freeze after round 4. */
import { byLot } from '../model/lots.ts';
import { compareNames } from '../model/names.ts';
import { TITLES, type Player, type PlayerId } from '../model/player.ts';

/** Rounds after whose pairing corrected data no longer move anybody (C.04.2 2.3). */
export const LAST_ROUND_OF_RENUMBERING = 4;

/** Strength that orders a player: the rating, or the arbiter's estimate for an unrated one (C.04.2 2.1). */
export function strengthOf(player: Player): number {
  return player.rating > 0 ? player.rating : player.estimate;
}

/**
 * Comparison of the initial order: strength, title, name, and where all are equal the order of registration
 * (C.04.2 2.2).
 */
export function byStrength(a: Player, b: Player): number {
  return (
    strengthOf(b) - strengthOf(a) ||
    titleRank(a) - titleRank(b) ||
    compareNames(a.name, b.name) ||
    a.id - b.id
  );
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
export function withPairingNumbers(players: readonly Player[], pairedRounds: number): Player[] {
  const order =
    pairedRounds < LAST_ROUND_OF_RENUMBERING ? [...players].sort(byStrength) : insertLate(players);
  const numbers = new Map(order.map((player, index) => [player.id, index + 1]));
  return players.map((player) => ({ ...player, tpn: numbers.get(player.id)! }));
}

function insertLate(players: readonly Player[]): Player[] {
  const order = players.filter(({ tpn }) => tpn > 0).sort((a, b) => a.tpn - b.tpn);
  for (const late of players.filter(({ tpn }) => tpn === 0).sort(byStrength)) {
    const place = order.findIndex((player) => byStrength(late, player) < 0);
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
