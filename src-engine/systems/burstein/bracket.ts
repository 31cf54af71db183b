/** Pairing one bracket: C.04.4.2 (2026) 3.2 with Art. 4; 2025: 2.2. */
import type { Competitor } from '../../history/competitor.ts';
import { preferenceOf } from '../../history/preference.ts';
import { contains, setOf, type VertexSet } from '../../matching/bit-graph.ts';
import { canBeMatched, spareVertices } from '../../matching/cardinality.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { bestAhead, bestRounds, gamesOf, mayMeet, type Situation, type Text } from './criteria.ts';
import { graphOf } from '../../matching/relation.ts';
import { firstPairing, RankOrder, type Opponents } from './order.ts';

/**
 * 3.2 (2025: 2.2.2): opponents in the first of the best pairings of the bracket. All players of the situation have a complete pairing.
 * The quick routes cover the cases in which no pairing can be better in C5–C7, and those in which two scoregroups tell what
 * is best; the general one solves all rows at once.
 */
export function pairBracket(text: Text, situation: Situation, onlyGeneral = false): Opponents {
  const quick = onlyGeneral
    ? null
    : (withoutFloater(situation) ?? withOneFloater(situation) ?? lookAhead(text, situation));
  if (quick !== null) return quick;
  const optimum = bestRounds(text, situation);
  if (optimum === null) throw new Error('the players left have no complete pairing');
  return new RankOrder(situation.bracket.length).first(optimum);
}

/** Everybody of the bracket is paired in it, and everybody below can be paired: C5–C7 are perfect. */
function withoutFloater({ bracket, next, rest }: Situation): Opponents | null {
  if (bracket.length % 2 === 1) return null;
  if (!canBeMatched(gamesOf(bracket))) return null;
  if (!canBeMatched(gamesOf([...next, ...rest]))) return null;
  return first(bracket, null);
}

/**
 * A single resident floats, and the next bracket then pairs everybody, or all but one of its residents who can be paired
 * below: no other set of floaters does better in C5–C7, in either text. Null when nobody is such a floater.
 */
function withOneFloater(situation: Situation): Opponents | null {
  const { bracket, incoming, next } = situation;
  if (bracket.length % 2 === 0 || next.length === 0) return null;
  const spare = spareVertices(gamesOf(bracket));
  const welcome = spare === null ? null : welcomeBelow(situation);
  if (spare === null || welcome === null) return null;
  const good = bracket.map(
    (player, place) =>
      contains(spare, place) &&
      !incoming.has(player) &&
      next.some((other, at) => contains(welcome, at) && mayMeet(player, other)),
  );
  return good.includes(true) ? first(bracket, (place) => good[place]!) : null;
}

/** The best of the bracket and the next one alone, if the rest can be paired then; else null. */
function lookAhead(text: Text, situation: Situation): Opponents | null {
  if (situation.rest.length === 0) return null;
  const optimum = bestAhead(text, situation);
  if (optimum === null) return null;
  const opponents = new RankOrder(situation.bracket.length).first(optimum);
  return canLeave(optimum, situation) ? opponents : null;
}

/** Whether those whom an optimum of {@link bestAhead} sends out and the rest can be paired, each of the former with one of the latter. */
function canLeave(optimum: Optimum, { bracket, next, rest }: Situation): boolean {
  const near = [...bracket.toReversed(), ...next];
  const leaving = near.filter((_, vertex) => optimum.partnerOf(vertex) >= near.length);
  const games = gamesOf([...leaving, ...rest]);
  const below = setOf(
    games.size,
    Array.from(rest, (_, at) => leaving.length + at),
  );
  games.confine([...leaving.keys()], below);
  return canBeMatched(games);
}

/**
 * C7: who floats from the next bracket, `floaters` with the residents `next`, when it is paired best by C5 and C6; nobody
 * where it is not asked.
 */
export function floatersBelow(
  text: Text,
  floaters: readonly Competitor[],
  next: readonly Competitor[],
  rest: readonly Competitor[],
  onlyGeneral = false,
): readonly Competitor[] {
  if (floaters.length === 0 || next.length === 0) return [];
  const bracket = [...floaters, ...next];
  const quick = onlyGeneral ? null : fewestFloaters(floaters, next, rest);
  if (quick !== null) return quick;
  const situation = { bracket, incoming: new Set(floaters), next: [], rest };
  const ahead = onlyGeneral ? null : bestAhead(text, situation);
  const optimum = ahead !== null && canLeave(ahead, situation) ? ahead : bestRounds(text, situation);
  if (optimum === null) return [];
  const vertexOf = (place: number) => bracket.length - 1 - place;
  return bracket.filter((_, place) => optimum.partnerOf(vertexOf(place)) >= bracket.length);
}

/** Nobody, or the last resident who can be paired further down: nothing is better by C5 and C6, in either text. Else null. */
function fewestFloaters(
  floaters: readonly Competitor[],
  next: readonly Competitor[],
  rest: readonly Competitor[],
): readonly Competitor[] | null {
  const bracket = [...floaters, ...next];
  if (bracket.length % 2 === 0)
    return [bracket, rest].every((players) => canBeMatched(gamesOf(players))) ? [] : null;
  const [spare, welcome] = [spareVertices(gamesOf(bracket)), spareVertices(gamesOf(rest))];
  if (spare === null || welcome === null) return null;
  const floater = next.findLast(
    (player, at) =>
      contains(spare, floaters.length + at) &&
      rest.some((other, place) => contains(welcome, place) && mayMeet(player, other)),
  );
  return floater === undefined ? null : [floater];
}

/** Residents of the next scoregroup; the floater has to meet one of them so that the next bracket is as good as it can be. */
function welcomeBelow({ next, rest }: Situation): VertexSet | null {
  if (next.length % 2 === 1) {
    if (!canBeMatched(gamesOf(rest))) return null;
    return spareVertices(gamesOf(next));
  }
  const below = spareVertices(gamesOf(rest));
  if (below === null) return null;
  const graph = graphOf(next.length + 1, (a, b) =>
    b < next.length
      ? mayMeet(next[a]!, next[b]!)
      : rest.some((other, at) => contains(below, at) && mayMeet(next[a]!, other)),
  );
  return spareVertices(graph);
}

function first(
  bracket: readonly Competitor[],
  mayFloat: ((place: number) => boolean) | null,
): Opponents | null {
  const games = gamesOf(bracket.toReversed());
  // Nobody prefers a colour that they may not have.
  const dueOf = (rank: number) => ({ colour: preferenceOf(bracket[rank]!).colour, isBarred: false });
  return firstPairing(games, dueOf, mayFloat);
}
