/** The criteria of C.04.4.2 as rows over whole rounds: 2.1 [C1–C3], 2.2 [C4] and 2.3 [C5–C8] of 2026; 2025: Art. 3. */
import { preferenceOf } from '../../history/preference.ts';
import type { Competitor } from '../../history/competitor.ts';
import { include, setOf, type BitGraph } from '../../matching/bit-graph.ts';
import { optimumByKinds } from '../../matching/kind-costs.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import { areAlike } from '../../model/colour.ts';
import { haveSameAbsolute } from '../frame/absolute-colour.ts';
import { areApart } from '../frame/meeting.ts';
import { meetingGraph, takesBy } from '../frame/meeting-graph.ts';
import { distinctScores } from '../frame/scoregroups.ts';

/** What the texts of the Index say differently. */
export interface Text {
  /** C6 asks first how many of the incoming floaters are paired, and then for their scores; else for those of all who float. */
  readonly incomingFirst: boolean;
  /** Where each stands: the first rounds, what a complete round is, the criteria, how a round is paired. */
  readonly articles: {
    readonly seeding: string;
    readonly outlook: string;
    readonly criteria: string;
    readonly process: string;
  };
}

/** C.04.4.2 in force since 2026. */
export const TEXT_2026: Text = {
  incomingFirst: false,
  articles: { seeding: '1.6', outlook: '1.9', criteria: '2', process: '3' },
};

/** C.04.4.2 as approved for 1 July 2025. */
export const TEXT_2025: Text = {
  incomingFirst: true,
  articles: { seeding: '1.5', outlook: '1.8', criteria: '3', process: '2' },
};

/** A bracket with what lies below it. */
export interface Situation {
  /** By rank (1.8), the highest first. */
  readonly bracket: readonly Competitor[];
  readonly incoming: ReadonlySet<Competitor>;
  /** Residents of the next scoregroup. */
  readonly next: readonly Competitor[];
  /** Everybody further below. */
  readonly rest: readonly Competitor[];
}

/** 2.1 [C1, C3]; C2, the bye, is looked at before anybody is paired. Not met, not barred, not the same absolute preference. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  return !areApart(a, b) && !haveSameAbsolute(preferenceOf(a), preferenceOf(b));
}

/** Possible games of `players` by {@link mayMeet}; vertices are places. */
export function gamesOf(players: readonly Competitor[]): BitGraph {
  return meetingGraph(players, (place, colour) => takesBy(preferenceOf(players[place]!), colour));
}

/** C8: both prefer the same colour, so one of them does not get it. */
export function clash(a: Competitor, b: Competitor): boolean {
  return areAlike(preferenceOf(a).colour, preferenceOf(b).colour);
}

/**
 * All complete pairings of the situation (2.2.1 [C4]; 2025: 3.2.1) that are best by C5–C8; vertices are the bracket, the lowest
 * ranked first, then the next scoregroup, then the rest. Null when there is no complete pairing at all (C4).
 */
export function bestRounds(text: Text, situation: Situation): Optimum | null {
  const { bracket, next, rest } = situation;
  const players = [...bracket.toReversed(), ...next, ...rest];
  return bestOf(text, situation, gamesOf(players), players);
}

/** The best by the components; `players` are those of the vertices, without the ways out at the end. */
function bestOf(
  text: Text,
  situation: Situation,
  games: BitGraph,
  players: readonly Competitor[],
): Optimum | null {
  const { bracket, incoming, next } = situation;
  const beyond = bracket.length + next.length;
  const zone = (vertex: number): Zone => (vertex < bracket.length ? 0 : vertex < beyond ? 1 : 2);
  const components = componentsOf(text, situation);
  const packing = packingOf(components.map(() => beyond));
  const kindOf = (vertex: number) => {
    if (zone(vertex) === 2) return 'rest';
    const player = players[vertex]!;
    return [zone(vertex), player.pairingScore, incoming.has(player), preferenceOf(player).colour].join(' ');
  };
  const none = components.map(() => 0);
  const countsOf = (u: number, v: number) =>
    zone(u) === 2
      ? none
      : components.map((counts) => counts(players[u]!, players[v] ?? null, zone(u), zone(v)));
  return optimumByKinds(games, packing, kindOf, countsOf);
}

/**
 * All pairings of the bracket and the next scoregroup that are best by C5–C8 if those further below are nothing but a place
 * to go to; vertices are those of {@link bestRounds}, with as many ways out in place of the rest. They are the best of all
 * where those who leave can be paired with the rest. Null when there is none.
 */
export function bestAhead(text: Text, situation: Situation): Optimum | null {
  const { bracket, next, rest } = situation;
  const near = [...bracket.toReversed(), ...next];
  const size = near.length;
  const games = gamesOf(near).enlarged(size);
  const ways = near.map((_, way) => size + way);
  const out = setOf(games.size, ways);
  const leaving: number[] = [];
  near.forEach((player, vertex) => {
    if (!rest.some((other) => mayMeet(player, other))) return;
    games.connectAll(vertex, out);
    leaving.push(vertex);
  });
  // A way out leads to who leaves, or to another way out.
  for (const vertex of leaving) include(out, vertex);
  for (const way of ways) games.connectAll(way, out);
  return bestOf(text, situation, games, near);
}

/** 0 the bracket, 1 the next scoregroup, 2 below. */
type Zone = 0 | 1 | 2;

/**
 * What a game between `upper` and `lower` (of the same or a lower zone; null for a way out) adds to one component of a row: 0 or 1. It depends
 * on their zones, scores, colours preferred and on who comes in alone.
 */
type Component = (upper: Competitor, lower: Competitor | null, from: Zone, to: Zone) => number;

const FLOATS: Component = (_a, _b, from, to) => count(from === 0 && to > 0);
const FLOATS_NEXT: Component = (_a, _b, from, to) => count(from < 2 && to === 2);
const FLOATS_TWICE: Component = (_a, _b, from, to) => count(from === 0 && to === 2);
const CLASHES: Component = (a, b, _from, to) => count(to === 0 && clash(a, b!));

function count(condition: boolean): number {
  return condition ? 1 : 0;
}

/** The players of each score that a component counts, the highest score first. */
function byScore(component: Component, players: readonly Competitor[]): Component[] {
  return distinctScores(players).map(
    (score) => (a, b, from, to) => (a.pairingScore === score ? component(a, b, from, to) : 0),
  );
}

/** Components of C5, C6, C7 and C8 (2.3.1–2.3.4; 2025: 3.3.1–3.3.4), most important first. */
function componentsOf({ incomingFirst }: Text, { bracket, incoming, next }: Situation): Component[] {
  // Residents share the lowest score: with the number of floaters given, the scores of incoming ones are all that is left.
  const again: Component = (a, _b, from, to) => count(from === 0 && to > 0 && incoming.has(a));
  const below = incomingFirst
    ? [FLOATS_TWICE, ...byScore(FLOATS_TWICE, bracket)]
    : byScore(FLOATS_NEXT, [...bracket, ...next]);
  return [
    FLOATS,
    ...(incomingFirst ? [again] : []),
    ...byScore(FLOATS, bracket),
    FLOATS_NEXT,
    ...below,
    CLASHES,
  ];
}
