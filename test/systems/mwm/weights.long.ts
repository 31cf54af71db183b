/** Graph construction, w: costs of all meetings, held against the paper's terms added up in the open. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';
import { ROUNDED_CAPACITY } from '../../../src-engine/matching/precise.ts';
import type { RoundedGraph, WarmStart } from '../../../src-engine/matching/weighted-graph.ts';
import { computedGraph } from '../../../src-engine/systems/mwm/computed-weights.ts';
import type { Entrant } from '../../../src-engine/systems/mwm/graph.ts';
import { MANNERS, MERITS, type Manner } from '../../../src-engine/systems/mwm/merit.ts';
import { heaviestMeetings, type Weighting } from '../../../src-engine/systems/mwm/pairing.ts';
import { POWER_PLACES } from '../../../src-engine/systems/mwm/power.ts';
import { Weights } from '../../../src-engine/systems/mwm/weights.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { power101 } from '../../oracle/mwm.ts';
import { DRAWING, fieldOf, meetingsOf } from './weighed-field.ts';

type Round = readonly (readonly [number, number])[];

function randomField(random: Random, size: number): Entrant[] {
  // Whole points, halves, or many scores far apart, with which the parts of a weight do not fit into one double.
  const [step, steps, odd, colours] = random.pick([
    [10, 2, 0, 1],
    [5, 4, 0, 2],
    [5, 0, 0, 3],
    [20, 3, 0, 0],
    [2 ** 28, 999, 1, 9],
  ] as const);
  return fieldOf(
    Array.from({ length: size }, () => {
      const difference = random.integer(0, 2 * colours) - colours;
      return `${step * random.integer(0, steps) + random.integer(0, odd)}:${difference}`;
    }).join(' '),
  );
}

/** All rounds of an even number of players. */
function roundsOf(free: readonly number[]): Round[] {
  const [first, ...others] = free;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    roundsOf(others.filter((each) => each !== other)).map((rest) => [[first, other] as const, ...rest]),
  );
}

const PLACES = 256n;

/** −π of the paper in units of 2^-256 times the scale, or its power. */
function lossOf(manner: Manner, higher: Entrant, lower: Entrant): bigint {
  const { measure, isPower, wanted } = MERITS[manner];
  const much = measure(higher, lower, DRAWING);
  const power = much === 0 ? 0n : isPower ? power101(much) : BigInt(much) << PLACES;
  return wanted === 'small' ? power : -power;
}

/** The differences of scores, the sums of colour differences, and −π of a whole round. */
function partsOf(manner: Manner, entrants: readonly Entrant[], round: Round): readonly bigint[] {
  let [scores, colours, loss] = [0, 0, 0n];
  for (const [u, v] of round) {
    const [a, b] = [entrants[u]!, entrants[v]!];
    scores += Math.abs(a.player.score - b.player.score);
    colours += Math.abs(a.player.colourDifference + b.player.colourDifference);
    loss += lossOf(manner, a, b);
  }
  return [BigInt(scores), BigInt(colours), loss];
}

/** What the graph adds up for a round: the first limb where there are two, and the exact last one. */
function costOf({ size, limbs, edges, costs, exact }: RoundedGraph, round: Round): readonly bigint[] {
  let [front, last] = [0, 0n];
  for (const [u, v] of round) {
    if (limbs === 2) front += costs[2 * edges[u * size + v]!]!;
    last += exact(u, v);
  }
  return [BigInt(front), last];
}

function compare(one: readonly bigint[], other: readonly bigint[]): number {
  const at = one.findIndex((part, k) => part !== other[k]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

/** Costs and exact costs of every meeting are within a unit; no sum of a round is beyond what a double may hold. */
function expectRoundedRightly({ size, limbs, edges, costs, shift, exact }: RoundedGraph): void {
  const unit = 1n << BigInt(Math.max(0, shift));
  const greatest = new Array<number>(limbs).fill(0);
  for (let u = 0; u < size; u++)
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      expect(edges[v * size + u]).toBe(id);
      const rounded = BigInt(costs[id * limbs + limbs - 1]!) * unit;
      const away = rounded - exact(u, v);
      expect(away < unit && away > -unit).toBe(true);
      expect(exact(v, u)).toBe(exact(u, v));
      if (shift === 0) expect(away).toBe(0n);
      for (let k = 0; k < limbs; k++) greatest[k] = Math.max(greatest[k]!, costs[id * limbs + k]!);
    }
  for (const cost of greatest) expect((size / 2) * cost).toBeLessThanOrEqual(ROUNDED_CAPACITY);
}

/** Prices that no meeting undercuts, and pairs that cost just what their prices say. */
function expectStart({ size, limbs, edges, costs }: RoundedGraph, { price, mate }: WarmStart): void {
  for (let u = 0; u < size; u++)
    for (let v = 0; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      const slack = Array.from(
        { length: limbs },
        (_, k) => 2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]!,
      );
      expect(slack.find((each) => each !== 0) ?? 0).toBeGreaterThanOrEqual(0);
      if (mate[u] === v) expect(slack.every((each) => each === 0)).toBe(true);
    }
}

describe.each(MANNERS)('the weights of %s', (manner) => {
  const merit = MERITS[manner];

  it('put rounds in the order of score differences, then colour differences, then π', () => {
    const limbs = new Set<number>();
    for (let seed = 1; seed <= 30; seed++) {
      const random = randomOf(seed);
      const entrants = randomField(random, random.pick([2, 4, 6]));
      const graph = new Weights(entrants, merit, DRAWING).graphOf(meetingsOf(entrants.length));
      limbs.add(graph.limbs);
      expectRoundedRightly(graph);
      const rounds = roundsOf([...entrants.keys()]);
      for (const one of rounds)
        for (const other of rounds)
          expect(compare(costOf(graph, one), costOf(graph, other)), `seed ${seed}`).toBe(
            compare(partsOf(manner, entrants, one), partsOf(manner, entrants, other)),
          );
    }
    expect([...limbs].sort()).toEqual([1, 2]);
  });

  it('have a start with prices that no meeting undercuts', () => {
    let met = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = randomOf(seed);
      const entrants = randomField(random, random.pick([4, 8, 12]));
      const meetings = meetingsOf(entrants.length, () => random.chance(0.8));
      const weights = new Weights(entrants, merit, DRAWING);
      const graph = weights.graphOf(meetings);
      const start = weights.startOf(meetings, graph);
      if (start === undefined) continue;
      expectStart(graph, start);
      met++;
    }
    expect(met).toBeGreaterThan(25);
  });

  it('are added up with 1000 for a tenth of a point and 100 for a game in the sums of the paper’s program', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const random = randomOf(seed);
      const entrants = randomField(random, random.pick([2, 4, 6]));
      const graph = computedGraph(meetingsOf(entrants.length), entrants, merit, DRAWING);
      expectRoundedRightly(graph);
      const unit = merit.isPower && merit.scale > 1 ? power101(merit.scale) : BigInt(merit.scale) << PLACES;
      const sumOf = (round: Round) => {
        const [scores, colours, loss] = partsOf(manner, entrants, round);
        return [(1000n * scores! + 100n * colours!) * unit + loss!];
      };
      const rounds = roundsOf([...entrants.keys()]);
      for (const one of rounds)
        for (const other of rounds)
          expect(compare(costOf(graph, one), costOf(graph, other)), `seed ${seed}`).toBe(
            compare(sumOf(one), sumOf(other)),
          );
    }
  });

  it('are rounded in those sums to the finest units in which the largest that can be still fits', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = randomOf(seed);
      const entrants = randomField(random, random.pick([2, 4, 6]));
      const scores = entrants.map(({ player }) => player.score);
      const most = Math.max(...entrants.map(({ player }) => Math.abs(player.colourDifference)));
      const powerOr = (base: number) => (merit.isPower ? base ** 1.01 : base);
      const largest =
        (1000 * (scores[0]! - scores.at(-1)!) + 200 * most) * powerOr(merit.scale) +
        powerOr(merit.greatest(entrants.length));
      const room = Math.floor(46 - Math.log2((entrants.length / 2) * largest));
      const places = Math.min(room, merit.isPower ? 38 : 0);
      const { shift } = computedGraph(meetingsOf(entrants.length), entrants, merit, DRAWING);
      expect(shift, `seed ${seed}`).toBe((merit.isPower ? POWER_PLACES : 0) - places);
    }
  });
});

describe('the sums of the paper’s program', () => {
  it('outweigh colours with sums of π beyond 100, the weights of the text never', () => {
    // 1 and 2 are due different colours: apart they cost two games, and together 238 ranks of distance.
    const colours = (place: number) => (place === 0 ? 1 : place === 1 ? -1 : 0);
    const field = fieldOf(Array.from({ length: 240 }, (_, place) => `10:${colours(place)}`).join(' '));
    const opponentOfFirst = (weighting: Weighting) =>
      heaviestMeetings(MERITS.burstein, DRAWING as PairingTask, field, meetingsOf(240), weighting)![0];
    expect(opponentOfFirst('exact')).toBe(1);
    expect(opponentOfFirst('as-computed')).toBeGreaterThan(119);
  });
});
