/** Graph construction, π: how each manner measures a meeting, written out. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { entrantsOf, keepsColours } from '../../../src-engine/systems/mwm/graph.ts';
import { sought } from '../../../src-engine/systems/mwm/explain.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { LOT_BITS, lotOf } from '../../../src-engine/systems/mwm/lots.ts';
import { MANNERS, MERITS, type Manner, type Seat } from '../../../src-engine/systems/mwm/merit.ts';

/** Ranks from 0 in scoregroups of these sizes; numbers run the other way. */
function seatsOf(...sizes: readonly number[]): readonly Seat[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.flatMap((groupSize, group) => {
    const groupStart = sizes.slice(0, group).reduce((sum, size) => sum + size, 0);
    return Array.from({ length: groupSize }, (_, place) => {
      const rank = groupStart + place;
      return { rank, tpn: all - rank, groupStart, groupSize };
    });
  });
}

const DRAWING = { seed: 17, round: 3 };
const LOTS = 2 ** LOT_BITS;
const measured = (manner: Manner, higher: Seat, lower: Seat) =>
  MERITS[manner].measure(higher, lower, DRAWING);

describe('the measure of a meeting', () => {
  // Groups of ranks 0–4, 5–8 and 9.
  const seats = seatsOf(5, 4, 1);
  const of = (manner: Manner, ...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([higher, lower]) => measured(manner, seats[higher]!, seats[lower]!));

  it('dutch: twice the distance from half of the scoregroup, of no group from nothing', () => {
    expect(of('dutch', [0, 1], [0, 2], [0, 3], [0, 4], [1, 4])).toEqual([3, 1, 1, 3, 1]);
    expect(of('dutch', [5, 6], [5, 7], [5, 8])).toEqual([2, 0, 2]);
    expect(of('dutch', [4, 5], [3, 6], [0, 9])).toEqual([2, 6, 18]);
  });

  it.each(['burstein', 'monrad'] as const)('%s: the distance in the ranking', (manner) => {
    expect(of(manner, [0, 1], [0, 4], [4, 5], [0, 9])).toEqual([1, 4, 1, 9]);
  });

  it('burstein: the ideal of each is the distance to the player as far from the other end of the group', () => {
    expect(seats.map((seat) => MERITS.burstein.ideal!(seat))).toEqual([4, 2, 0, 2, 4, 3, 1, 1, 3, 0]);
  });

  it('random: the lot of the two numbers', () => {
    for (const [higher, lower] of [
      [0, 1],
      [3, 7],
    ] as const) {
      const lot = lotOf('meeting', 17, 3, seats[higher]!.tpn, seats[lower]!.tpn);
      expect(measured('random', seats[higher]!, seats[lower]!)).toBe(2 * lot + 1);
    }
  });

  it('random2: more by one for who come from different halves of one scoregroup, and for nobody else', () => {
    const fromHalves = (higher: number, lower: number): boolean => {
      const more =
        measured('random2', seats[higher]!, seats[lower]!) -
        measured('random', seats[higher]!, seats[lower]!);
      expect([0, 2 * LOTS]).toContain(more);
      return more > 0;
    };
    const halves = seats.flatMap(({ rank: higher }) =>
      seats.flatMap(({ rank: lower }) =>
        higher < lower && fromHalves(higher, lower) ? [`${higher}-${lower}`] : [],
      ),
    );
    // The upper half of five are two players, that of four are two.
    expect(halves.join(' ')).toBe('0-2 0-3 0-4 1-2 1-3 1-4 5-7 5-8 6-7 6-8');
  });

  it.each([
    ['dutch', 'small', true, 2],
    ['burstein', 'large', true, 1],
    ['monrad', 'small', false, 1],
    ['random', 'large', false, 2 * LOTS],
    ['random2', 'large', false, 2 * LOTS],
  ] as const)('%s: a %s sum is wanted; power of 1.01: %s', (manner, wanted, isPower, scale) => {
    expect(MERITS[manner]).toMatchObject({ wanted, isPower, scale });
  });

  it.each(MANNERS)('%s: is a whole number from 0 to the greatest', (manner) => {
    for (const field of [seats, seatsOf(7), seatsOf(1, 1, 2)])
      for (const higher of field)
        for (const lower of field.slice(higher.rank + 1)) {
          const measure = measured(manner, higher, lower);
          expect(Number.isInteger(measure) && measure >= 0).toBe(true);
          expect(measure).toBeLessThanOrEqual(MERITS[manner].greatest(field.length));
        }
  });
});

describe('Input', () => {
  it('r: by score, then rating, then number, with first rank and size of each scoregroup', () => {
    const players = (
      [
        [5, 2100, 9],
        [10, 1900, 7],
        [5, 2100, 2],
        [10, 1900, 8],
        [10, 2000, 11],
        [0, 2500, 1],
      ] as const
    ).map(([score, rating, tpn]) => ({ score, rating, tpn }) as unknown as Competitor);
    const entrants = entrantsOf(players);
    expect(entrants.map(({ tpn }) => tpn)).toEqual([11, 7, 8, 2, 9, 1]);
    expect(entrants.map(({ player }) => player.tpn)).toEqual([11, 7, 8, 2, 9, 1]);
    expect(entrants.map(({ rank }) => rank)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(entrants.map(({ groupStart }) => groupStart)).toEqual([0, 0, 0, 3, 3, 5]);
    expect(entrants.map(({ groupSize }) => groupSize)).toEqual([3, 3, 3, 2, 2, 1]);
  });

  it('cd: the colour that evens out the difference', () => {
    const of = (colourDifference: number) => sought({ colourDifference } as unknown as Competitor);
    expect([of(-2), of(-1), of(0), of(1), of(3)]).toEqual(['white', 'white', null, 'black', 'black']);
  });

  it('(2): a sum of colour differences below 2β, 2 games where nothing is declared, in tenths', () => {
    const sums = (maximumColourDifference?: number) =>
      [0, 1, 2, 3, 4, 5].filter((sum) =>
        (
          [
            [sum, 0],
            [-2, 2 - sum],
          ] as const
        ).every(([a, b]) =>
          keepsColours(
            { maximumColourDifference } as unknown as PairingTask,
            { colourDifference: a } as unknown as Competitor,
            { colourDifference: b } as unknown as Competitor,
          ),
        ),
      );
    expect(sums()).toEqual([0, 1, 2, 3]);
    expect([1, 5, 6, 15, 16, 20, 21].map((beta) => sums(beta).at(-1))).toEqual([0, 0, 1, 2, 3, 3, 4]);
  });
});
