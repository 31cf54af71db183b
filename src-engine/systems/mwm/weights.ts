/** Weights of the paper's "Graph Construction" as costs: the heaviest perfect matching is the cheapest. */
import { newDoubles } from '../../matching/arrays.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { fractionalStart } from '../../matching/fractional-start.ts';
import { layeredStart } from '../../matching/layered-start.ts';
import { numberedEdges, type RoundedGraph, type WarmStart } from '../../matching/weighted-graph.ts';
import type { Entrant } from './graph.ts';
import type { Drawing, Merit } from './merit.ts';
import { placesFor, POWER_PLACES, powerOf } from './power.ts';

/** With fewer places roundings would leave much open: π then gets a double to itself. */
const LEAST_PLACES = 20;

/**
 * Costs of one round. The three parts of a weight are compared one after the other, so a part is multiplied by more
 * than the sum of all that follow can be. They share a double where that leaves π enough binary places.
 */
export class Weights {
  private readonly entrants: readonly Entrant[];
  private readonly merit: Merit;
  private readonly drawing: Drawing;
  private readonly limbs: 1 | 2;
  /** By rank: points above the last score in units of which one outweighs all colour differences together. */
  private readonly heights: Float64Array;
  private readonly colours: Float64Array;
  /** More than the sum of all π, in units of the last limb; 0 where that has a double to itself. */
  private readonly frontFactor: number;
  private readonly places: number;
  /** Cost of π = 0 where much is wanted. */
  private readonly top: number;
  /** π by measure in units, rounded; empty where measures are exact. */
  private readonly powers: Float64Array;

  constructor(entrants: readonly Entrant[], merit: Merit, drawing: Drawing) {
    this.entrants = entrants;
    this.merit = merit;
    this.drawing = drawing;
    const pairs = entrants.length / 2;
    const scores = entrants.map(({ player }) => player.score);
    this.colours = newDoubles(entrants.length);
    let mostColours = 0;
    entrants.forEach(({ player }, v) => {
      this.colours[v] = player.colourDifference;
      mostColours = Math.max(mostColours, Math.abs(player.colourDifference));
    });
    // Scores are multiples of it apart, tenths.
    const [highest, lowest] = [scores.at(0)!, scores.at(-1)!];
    const scoreUnit = scores.reduce((common, score) => divisor(common, highest - score), 0) || 1;
    const scoreFactor = 2 * pairs * mostColours + 1;
    this.heights = newDoubles(scores.length);
    scores.forEach((score, v) => (this.heights[v] = ((score - lowest) / scoreUnit) * scoreFactor));
    const greatest = merit.greatest(entrants.length);
    const sum = pairs * (merit.isPower ? greatest ** 1.01 : greatest);
    const scoreRange = (highest - lowest) / scoreUnit;
    const shared = placesFor(pairs * (scoreRange + 1) * scoreFactor * sum, merit.isPower);
    this.limbs = shared >= (merit.isPower ? LEAST_PLACES : 0) ? 1 : 2;
    this.places = this.limbs === 1 ? shared : placesFor(sum, merit.isPower);
    this.top = Math.ceil((sum / pairs) * 2 ** this.places);
    this.frontFactor = this.limbs === 1 ? pairs * this.top + 1 : 0;
    this.powers = merit.isPower ? roundedPowers(greatest, this.places) : new Float64Array(0);
  }

  /** The graph with a cost for every meeting. */
  graphOf(meetings: BitGraph): RoundedGraph {
    const { size } = meetings;
    const { limbs, entrants } = this;
    const costs = newDoubles(((size * (size - 1)) / 2 + 1) * limbs);
    const edges = numberedEdges(meetings, (id, u, v) => {
      const front = this.frontOf(u, v);
      const last = this.costOf(this.merit.measure(entrants[u]!, entrants[v]!, this.drawing));
      if (limbs === 2) costs[2 * id] = front;
      costs[limbs * id + limbs - 1] = front * this.frontFactor + last;
    });
    const shift = this.merit.isPower ? POWER_PLACES - this.places : 0;
    return { size, limbs, edges, costs, shift, exact: (u, v) => this.exactCost(u, v, shift) };
  }

  /** Where the search begins: near the round in which everybody has the system's ideal opponent, if the system knows one. */
  startOf(meetings: BitGraph, graph: RoundedGraph): WarmStart | undefined {
    const { ideal } = this.merit;
    const guess =
      ideal && Float64Array.from(this.entrants, (entrant) => Math.floor(this.costOf(ideal(entrant)) / 2));
    const kindOf = (v: number) => `${this.heights[v]} ${this.colours[v]}`;
    const start =
      this.limbs === 1 ? fractionalStart(graph, guess) : layeredStart(meetings, graph, kindOf, guess);
    return start ?? undefined;
  }

  /** First and second part of a weight as one number. */
  private frontOf(u: number, v: number): number {
    const { heights, colours } = this;
    return Math.abs(heights[u]! - heights[v]!) + Math.abs(colours[u]! + colours[v]!);
  }

  private costOf(measure: number): number {
    const value = this.merit.isPower ? this.powers[measure]! : measure;
    return this.merit.wanted === 'small' ? value : this.top - value;
  }

  private exactCost(u: number, v: number, shift: number): bigint {
    const [higher, lower] = [this.entrants[Math.min(u, v)]!, this.entrants[Math.max(u, v)]!];
    const measure = this.merit.measure(higher, lower, this.drawing);
    const value = this.merit.isPower ? powerOf(measure) : BigInt(measure);
    const front = (BigInt(this.frontOf(u, v)) * BigInt(this.frontFactor)) << BigInt(shift);
    return front + (this.merit.wanted === 'small' ? value : (BigInt(this.top) << BigInt(shift)) - value);
  }
}

const known = new Map<string, Float64Array>();

/** Powers with the exponent 1.01 of 0 to `greatest`, in units of `2 ** -places`; fields of one size ask for the same. */
function roundedPowers(greatest: number, places: number): Float64Array {
  const key = `${greatest} ${places}`;
  let powers = known.get(key);
  if (powers === undefined) {
    const unit = 2 ** places;
    powers = Float64Array.from({ length: greatest + 1 }, (_, measure) => Math.round(measure ** 1.01 * unit));
    known.set(key, powers);
  }
  return powers;
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b);
}
