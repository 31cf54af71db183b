/** Graph construction, w: how many places the weights have, and the sums of the paper's program, written out. */
import { describe, expect, it } from 'vitest';
import { computedGraph } from '../../../src-engine/systems/mwm/computed-weights.ts';
import { LOT_BITS } from '../../../src-engine/systems/mwm/lots.ts';
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
