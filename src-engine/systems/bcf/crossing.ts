/** Choosing floaters and their opponents for a level that cannot be paired by itself: rules 10, 13 and 17–24. */
import type { Competitor } from '../../history/competitor.ts';
import { emptySet, include, setOf, type VertexSet } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { optimumOf, type Optimum } from '../../matching/optimum.ts';
import { opposite } from '../../model/colour.ts';
import { CrossingField, type Halves } from './crossing-field.ts';
import { floaterRanking } from './floats.ts';
import { meetingGraph } from './meeting.ts';
import { largerGroup, seeks } from './seekers.ts';

export interface Crossing {
  readonly floater: Competitor;
  readonly opponent: Competitor;
}

/**
 * Floaters of the first of `levels` with their opponents from the levels below. All players of all levels have a
 * complete pairing. The rows of {@link CrossingField} come first; for a single floater also the fewest exchanges between
 * the halves of those who stay (24c); then rules 20, 21 and 22.
 */
export function crossingsOf(levels: readonly (readonly Competitor[])[], round: number): Crossing[] {
  const field = new CrossingField(levels);
  const { optimum, floaters } = fewestFloaters(field);
  const chosen = floaters === 1 ? singleFloat(field) : optimum;
  const below = emptySet(field.size);
  for (let vertex = field.top.length; vertex < field.size; vertex++) include(below, vertex);
  const crossings: Crossing[] = [];
  for (const floater of floaterRanking(field.top, largerGroup(field.top), 'down', round)) {
    if (crossings.length === floaters) break;
    const vertex = field.vertexOf(floater);
    if (!reaches(field, chosen, vertex) || !chosen.restrict(new Map([[vertex, below]]))) continue;
    crossings.push({ floater, opponent: opponentOf(field, chosen, floater, round) });
  }
  return crossings;
}

/** Some edge to a lower level is left; a quick look before the question is asked. */
function reaches(field: CrossingField, optimum: Optimum, vertex: number): boolean {
  for (let other = field.top.length; other < field.size; other++) if (optimum.has(vertex, other)) return true;
  return false;
}

/** Rules 21, 22: the first player of the ranking of rule 21 whom the floater can meet, nearest level first. */
function opponentOf(field: CrossingField, optimum: Optimum, floater: Competitor, round: number): Competitor {
  const sought = seeks(floater);
  const vertex = field.vertexOf(floater);
  for (const level of field.levels.slice(1)) {
    for (const player of floaterRanking(level, sought === null ? null : opposite(sought), 'up', round)) {
      const other = field.vertexOf(player);
      if (!optimum.has(vertex, other)) continue;
      const only = new Map<number, VertexSet>([
        [vertex, setOf(field.size, [other])],
        [other, setOf(field.size, [vertex])],
      ]);
      if (optimum.restrict(only)) return player;
    }
  }
  throw new Error('a floater has no opponent below');
}

/** The optimum of all rows but 24c, and how many float in it. */
function fewestFloaters(field: CrossingField): { optimum: Optimum; floaters: number } {
  const alone = new Matching(meetingGraph(field.top)).maximise();
  for (let expected = Math.max(1, alone); ;) {
    const optimum = solve(field, expected, null)!;
    const floaters = field.top.filter((_, vertex) => optimum.partnerOf(vertex) >= field.top.length).length;
    if (floaters <= expected) return { optimum, floaters };
    expected = floaters;
  }
}

/**
 * 24c with one floater: the halves of those who stay depend only on the side of the median he leaves. Both sides are
 * tried; the lower side, where rule 20 begins, wins ties.
 */
function singleFloat(field: CrossingField): Optimum {
  const median = field.top.length >> 1;
  const sides: Halves[] = [
    { border: median, floatsFrom: 'lower' },
    { border: median + 1, floatsFrom: 'upper' },
  ];
  let best: { optimum: Optimum; value: readonly number[] } | null = null;
  for (const halves of sides) {
    const optimum = solve(field, 1, halves);
    if (optimum === null) continue;
    const value = field.valueOf(optimum, 1, halves);
    if (best === null || isSmaller(value, best.value)) best = { optimum, value };
  }
  return best!.optimum;
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((limb, index) => limb !== b[index]);
  return place >= 0 && a[place]! < b[place]!;
}

/** Null only when `halves` leaves no complete pairing. */
function solve(field: CrossingField, floaters: number, halves: Halves | null): Optimum | null {
  return optimumOf(field.graph(floaters, halves));
}
