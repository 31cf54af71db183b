/**
 * Weights as the paper's own program adds them up: 10000 for a point of score difference, 100 for a game of colour
 * difference, and π. Where the sums of π exceed 100 they outweigh colours, which the text does not mean; the laboratory
 * compares both.
 */
import { newDoubles } from '../../matching/arrays.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { numberedEdges, type RoundedGraph } from '../../matching/weighted-graph.ts';
import { apartness, type Entrant } from './graph.ts';
import type { Drawing, Merit } from './merit.ts';
import { placesFor, POWER_PLACES, powerOf } from './power.ts';

/** For a tenth of a point, and for a game. */
const SCORE_WEIGHT = 1000;
const COLOUR_WEIGHT = 100;

/** The graph with the sums as costs: the heaviest perfect matching is the cheapest. */
export function computedGraph(
  meetings: BitGraph,
  entrants: readonly Entrant[],
  merit: Merit,
  drawing: Drawing,
): RoundedGraph {
  const { size } = meetings;
  const { isPower, scale, wanted } = merit;
  // Everything is multiplied by the scale (or its power), so that measures need no division.
  const greatest = merit.greatest(size);
  const top = isPower ? greatest ** 1.01 : greatest;
  const front = (u: number, v: number): number => {
    const [score, colour] = apartness(entrants[u]!.player, entrants[v]!.player);
    return SCORE_WEIGHT * score + COLOUR_WEIGHT * colour;
  };
  const measureOf = (u: number, v: number): number =>
    u < v
      ? merit.measure(entrants[u]!, entrants[v]!, drawing)
      : merit.measure(entrants[v]!, entrants[u]!, drawing);
  const factor = isPower ? scale ** 1.01 : scale;
  const range = largestFront(entrants) * factor + top;
  const places = placesFor((size / 2) * range, isPower);
  const unit = 2 ** places;
  const costs = newDoubles((size * (size - 1)) / 2 + 1);
  const edges = numberedEdges(meetings, (id, u, v) => {
    const measure = measureOf(u, v);
    const value = isPower ? measure ** 1.01 : measure;
    costs[id] = Math.round((front(u, v) * factor + (wanted === 'small' ? value : top - value)) * unit);
  });
  const exactFactor = isPower ? powerOf(scale) : BigInt(scale);
  const exactTop = isPower ? powerOf(greatest) : BigInt(greatest);
  return {
    size,
    limbs: 1,
    edges,
    costs,
    shift: (isPower ? POWER_PLACES : 0) - places,
    exact: (u, v) => {
      const measure = measureOf(u, v);
      const value = isPower ? powerOf(measure) : BigInt(measure);
      return BigInt(front(u, v)) * exactFactor + (wanted === 'small' ? value : exactTop - value);
    },
  };
}

/** No pair is further apart. */
function largestFront(entrants: readonly Entrant[]): number {
  const scores = entrants.map(({ player }) => player.score);
  const colours = entrants.map(({ player }) => Math.abs(player.colourDifference));
  const range = Math.max(...scores) - Math.min(...scores);
  return SCORE_WEIGHT * range + 2 * COLOUR_WEIGHT * Math.max(...colours);
}
