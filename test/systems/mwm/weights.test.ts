/** Graph construction, w: how many places the weights have, and the sums of the paper's program, written out. */
import { describe, expect, it } from 'vitest';
import { computedGraph } from '../../../src-engine/systems/mwm/computed-weights.ts';
import { LOT_BITS, lotOf } from '../../../src-engine/systems/mwm/lots.ts';
import { MERITS, type Manner } from '../../../src-engine/systems/mwm/merit.ts';
import { placesFor, POWER_PLACES } from '../../../src-engine/systems/mwm/power.ts';
import { Weights } from '../../../src-engine/systems/mwm/weights.ts';
import { DRAWING, fieldOf, meetingsOf } from './weighed-field.ts';

describe('places of the weights', () => {
  it('are as many as a double of 46 binary places has besides, of powers 38 at most, of others none', () => {
    expect([2 ** 46, 2 ** 45, 2 ** 8, 2 ** 8 + 1, 1].map((bound) => placesFor(bound, true))).toEqual([
      0, 1, 38, 37, 38,
    ]);
    expect([2 ** 48, 2 ** 46 + 1, 2 ** 46, 1].map((bound) => placesFor(bound, false))).toEqual([
      -2, -1, 0, 0,
    ]);
  });

  const limbsOf = (manner: Manner, field: string) =>
    new Weights(fieldOf(field), MERITS[manner], DRAWING).graphOf(meetingsOf(field.split(' ').length)).limbs;

  it('the parts of a weight share a double as long as its sums fit', () => {
    // Two pairs; π sums up to 2 · 4, and R tenths of a point and one more to 2 · (R + 1) · 8 = 2^46.
    expect([2 ** 42 - 1, 2 ** 42].map((range) => limbsOf('monrad', `${range}:0 1:0 0:0 0:0`))).toEqual([
      1, 2,
    ]);
    // With colour differences up to 1 one unit of score is 2 · 2 · 1 + 1 = 5 of colours: 2 · (R + 1) · 5 · 8.
    const range = Math.floor(2 ** 46 / 80) - 1;
    expect([range, range + 1].map((each) => limbsOf('monrad', `${each}:0 1:-1 0:0 0:1`))).toEqual([1, 2]);
    // In units of the largest common step.
    const inSevens = (each: number) => `${7 * each + 3}:0 10:1 3:0 3:0`;
    expect([range, range + 1].map((each) => limbsOf('monrad', inSevens(each)))).toEqual([1, 2]);
  });

  it('powers need 20 binary places', () => {
    // 2 · (R + 1) · 2 · 4^1.01 · 2^20 = 2^46 where R + 1 = 4,136,559.8.
    expect([4_136_558, 4_136_559].map((range) => limbsOf('burstein', `${range}:0 1:0 0:0 0:0`))).toEqual([
      1, 2,
    ]);
    // The half deviations of Dutch are measured up to 2 · 4: 2 · (R + 1) · 2 · 8^1.01 · 2^20 where R + 1 = 2,053,993.2.
    expect([2_053_992, 2_053_993].map((range) => limbsOf('dutch', `${range}:0 1:0 0:0 0:0`))).toEqual([1, 2]);
  });

  it('where π has a double to itself it has all places that fit', () => {
    const { shift, limbs } = new Weights(fieldOf('5000000:0 1:0 0:0 0:0'), MERITS.burstein, DRAWING).graphOf(
      meetingsOf(4),
    );
    // 2 · 4^1.01 = 8.1 leaves 42 of 46, of which 38 are taken.
    expect([limbs, shift]).toEqual([2, POWER_PLACES - 38]);
    // Of 300 players 150 · 300^1.01 = 47,640 leaves 46 - 16.
    const many = fieldOf(
      Array.from({ length: 300 }, (_, place) => `${90_000 - 3 * place + (place % 2)}:0`).join(' '),
    );
    const wide = new Weights(many, MERITS.burstein, DRAWING).graphOf(meetingsOf(300, (u, v) => v === u + 1));
    expect([wide.limbs, wide.shift]).toEqual([2, POWER_PLACES - 30]);
  });

  it('lots have 24 binary places', () => {
    expect([MERITS.random.greatest(9), MERITS.random2.greatest(9), LOT_BITS]).toEqual([2 ** 25, 2 ** 26, 24]);
  });
});

describe('the costs of a round', () => {
  /** Two who are apart by 5 and 1, 5 and 1, 15 and 2, none and 1, 10 and none, 10 and 1: scores in steps of 5, colour sums. */
  const field = fieldOf('20:1 15:-1 15:0 5:1');
  const made = (manner: Manner) =>
    new Weights(field, MERITS[manner], DRAWING).graphOf(meetingsOf(4, (u, v) => u + v !== 2));
  const meetings = [
    [0, 1],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  /** A step of the scores is more than all colours, 2 · 2 · 1 + 1. */
  const fronts = [5 + 0, 15 + 2, 0 + 1, 10 + 0, 10 + 1];

  it('are whole numbers where π is, a unit of colour more than the sum of all distances, in either order of the two', () => {
    const graph = made('monrad');
    // Distances are 4 at most: a unit is 2 · 4 + 1.
    const costs = [45 + 1, 153 + 3, 9 + 1, 90 + 2, 99 + 1];
    expect({ ...graph, edges: [...graph.edges], costs: [...graph.costs], exact: null }).toEqual({
      ...{ size: 4, limbs: 1, shift: 0, exact: null },
      edges: [
        [0, 1, 0, 2],
        [1, 0, 3, 4],
        [0, 3, 0, 5],
        [2, 4, 5, 0],
      ].flat(),
      costs: [0, ...costs, 0],
    });
    expect(meetings.map(([u, v]) => Number(graph.exact(u, v)))).toEqual(costs);
    expect(meetings.map(([u, v]) => Number(graph.exact(v, u)))).toEqual(costs);
  });

  it('have what is missing from the greatest where much is wanted', () => {
    const graph = made('random');
    const costs = meetings.map(([u, v], at) => {
      const lot = lotOf('meeting', DRAWING.seed, DRAWING.round, 90 - u, 90 - v);
      return fronts[at]! * (2 * 2 ** 25 + 1) + 2 ** 25 - (2 * lot + 1);
    });
    expect(meetings.map(([u, v]) => Number(graph.exact(u, v)))).toEqual(costs);
    expect([...graph.costs].slice(1, 6)).toEqual(costs);
  });

  it.each([
    // Deviations of 2, 6, 0, 4 and 2 halves, of 8 at most.
    ['dutch', [2, 6, 0, 4, 2].map((halves) => halves ** 1.01), 8 ** 1.01],
    ['burstein', [1, 3, 1, 2, 1].map((distance) => 4 ** 1.01 - distance ** 1.01), 4 ** 1.01],
  ] as const)('%s: have powers beside a unit of twice the greatest', (manner, lasts, greatest) => {
    const graph = made(manner);
    const unit = 2 ** POWER_PLACES;
    for (const [at, [u, v]] of meetings.entries()) {
      const cost = fronts[at]! * 2 * greatest + lasts[at]!;
      expect(Number(graph.exact(u, v)) / unit, `${u}-${v}`).toBeCloseTo(cost, 6);
      expect(Number(graph.exact(v, u)) / unit, `${v}-${u}`).toBeCloseTo(cost, 6);
      // The rounded one is less than one unit off.
      const rounded = BigInt(graph.costs[graph.edges[4 * u + v]!]!) << BigInt(graph.shift);
      const off = rounded - graph.exact(u, v);
      expect((off < 0n ? -off : off) < 1n << BigInt(graph.shift), `${u}-${v}`).toBe(true);
    }
  });
});

describe('the sums of the paper’s program', () => {
  it('have 1000 for a tenth of a point, 100 for a game and π; a sum that is wanted large is missing from the greatest', () => {
    // 10 tenths apart, 1 and 2 games to White together, two ranks apart.
    const field = fieldOf('20:1 20:0 10:2');
    const graph = (manner: Manner) => computedGraph(meetingsOf(3), field, MERITS[manner], DRAWING);
    expect(graph('monrad').exact(0, 2)).toBe(10_302n);
    expect(graph('monrad').exact(0, 1)).toBe(101n);
    expect(graph('monrad').exact(2, 1)).toBe(10_201n);
    // 3^1.01 is the most of three players.
    const powers = graph('burstein');
    const unit = 2 ** POWER_PLACES;
    expect(Number(powers.exact(0, 1)) / unit).toBeCloseTo(100 + 3 ** 1.01 - 1, 9);
    expect(Number(powers.exact(0, 2)) / unit).toBeCloseTo(10_300 + 3 ** 1.01 - 2 ** 1.01, 9);
  });
});
