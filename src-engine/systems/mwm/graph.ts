/** The paper's "Graph Construction": who may meet, and the weight of each possible game. */
import type { Competitor } from '../../history/competitor.ts';
import { BitGraph } from '../../matching/bit-graph.ts';
import { ROUNDED_CAPACITY, type RoundedGraph } from '../../matching/precise.ts';
import type { PairingTask } from '../system.ts';
import type { Drawing, Merit, Seat } from './merit.ts';
import { POWER_PLACES, powerOf } from './power.ts';

/** β where the tournament declares none: 2 games, in tenths. */
export const USUAL_DIFFERENCE = 20;

/** A player of the graph. */
export interface Entrant extends Seat {
  readonly player: Competitor;
}

/** By score, then Elo, then TPN, which stands for the order of equal ratings drawn at the beginning. */
export function compareRanks(a: Competitor, b: Competitor): number {
  return b.score - a.score || b.rating - a.rating || a.tpn - b.tpn;
}

/** The players of the graph in the order of r. Scoregroups are counted among them: the bye is not in the graph. */
export function entrantsOf(players: readonly Competitor[]): Entrant[] {
  const ranked = [...players].sort(compareRanks);
  const entrants: Entrant[] = [];
  for (let start = 0; start < ranked.length;) {
    let end = start;
    while (end < ranked.length && ranked[end]!.score === ranked[start]!.score) end++;
    for (let rank = start; rank < end; rank++) {
      const player = ranked[rank]!;
      entrants.push({ rank, tpn: player.tpn, groupStart: start, groupSize: end - start, player });
    }
    start = end;
  }
  return entrants;
}

/** (1): not met before; pairs that the tournament keeps apart are no edges either. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  return !a.met.has(b.id) && !a.barred.has(b.id) && !b.barred.has(a.id);
}

/** (2): |cd + cd'| < 2β. Colour differences are whole, β is in tenths of a game. */
export function keepsColours(
  { maximumColourDifference }: PairingTask,
  a: Competitor,
  b: Competitor,
): boolean {
  const sum = Math.abs(a.colourDifference + b.colourDifference);
  return 10 * sum < 2 * (maximumColourDifference ?? USUAL_DIFFERENCE);
}

/** The edges of the graph, without weights. */
export function meetingGraph(task: PairingTask, players: readonly Competitor[]): BitGraph {
  const graph = new BitGraph(players.length);
  const places = new Map(players.map(({ id }, place) => [id, place]));
  players.forEach((player, u) => {
    for (let v = u + 1; v < players.length; v++)
      if (keepsColours(task, player, players[v]!)) graph.connect(u, v);
  });
  players.forEach(({ met, barred }, u) => {
    for (const apart of [met, barred]) {
      for (const id of apart) {
        const v = places.get(id);
        if (v !== undefined) graph.disconnect(u, v);
      }
    }
  });
  return graph;
}

/** First and second part of a weight without their signs: differences of scores in tenths, sums of colour differences. */
export function apartness(a: Competitor, b: Competitor): readonly [score: number, colour: number] {
  return [Math.abs(a.score - b.score), Math.abs(a.colourDifference + b.colourDifference)];
}

/** π of a measure, to the accuracy of a double. */
const valueOf = (merit: Merit, measure: number): number => (merit.isPower ? measure ** 1.01 : measure);

/** Binary places of rounded powers: beyond the most, doubles could be wrong by a unit; fewer than the least leave
 * too much open. */
const MOST_PLACES = 38;
const LEAST_PLACES = 20;

/**
 * The graph with costs that order its perfect matchings as their weights do, the heaviest first. The three parts of a
 * weight share a double where that leaves enough places for the third; otherwise that has a double to itself.
 */
export function weightedGraph(
  entrants: readonly Entrant[],
  meetings: BitGraph,
  merit: Merit,
  drawing: Drawing,
): RoundedGraph {
  const size = entrants.length;
  const pairs = size / 2;
  const unit =
    entrants.reduce((common, { player }) => divisor(common, entrants[0]!.player.score - player.score), 0) ||
    1;
  const range = extent(entrants.map(({ player }) => player.score)) / unit;
  const colours = entrants.map(({ player }) => Math.abs(player.colourDifference));
  const colourBound = 2 * pairs * Math.max(...colours) + 1;
  const greatest = valueOf(merit, merit.greatest(size));
  const before = (range + 1) * colourBound;
  const shared = placesFor(merit, pairs * before * pairs * greatest);
  const inOne = merit.isPower ? shared >= LEAST_PLACES : shared >= 0;
  const places = inOne ? shared : placesFor(merit, pairs * greatest);
  const [limbs, scale] = [inOne ? 1 : 2, 2 ** places];
  const top = Math.ceil(greatest * scale);
  const multiplier = pairs * top + 1;
  const edges = new Int32Array(size * size);
  const costs = new Float64Array((size * pairs + 1) * limbs);
  const rounded = Float64Array.from({ length: merit.isPower ? merit.greatest(size) + 1 : 0 }, (_, measure) =>
    Math.round(valueOf(merit, measure) * scale),
  );
  const foremost = (u: number, v: number): number => {
    const [score, colour] = apartness(entrants[u]!.player, entrants[v]!.player);
    return (score / unit) * colourBound + colour;
  };
  let id = 0;
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (!meetings.has(u, v)) continue;
      id++;
      edges[u * size + v] = edges[v * size + u] = id;
      const measure = merit.measure(entrants[u]!, entrants[v]!, drawing);
      const value = merit.isPower ? rounded[measure]! : measure;
      const last = merit.wanted === 'small' ? value : top - value;
      if (inOne) costs[id] = foremost(u, v) * multiplier + last;
      else {
        costs[2 * id] = foremost(u, v);
        costs[2 * id + 1] = last;
      }
    }
  }
  const shift = merit.isPower ? POWER_PLACES - places : 0;
  const exact = (u: number, v: number): bigint => {
    const [higher, lower] = [entrants[Math.min(u, v)]!, entrants[Math.max(u, v)]!];
    const measure = merit.measure(higher, lower, drawing);
    const value = merit.isPower ? powerOf(measure) : BigInt(measure);
    const ahead = inOne ? BigInt(foremost(u, v)) * BigInt(multiplier) : 0n;
    return (
      ((ahead + (merit.wanted === 'small' ? 0n : BigInt(top))) << BigInt(shift)) +
      (merit.wanted === 'small' ? value : -value)
    );
  };
  return { size, limbs, edges, costs, shift, exact };
}

/** Binary places that sums up to `bound` can have besides; negative when they do not fit at all. */
function placesFor({ isPower }: Merit, bound: number): number {
  const room = Math.floor(Math.log2(ROUNDED_CAPACITY / bound));
  return isPower ? Math.min(room, MOST_PLACES) : Math.min(room, 0);
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
