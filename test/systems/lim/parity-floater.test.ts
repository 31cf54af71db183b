/** C.04.4.3 3.2, 3.9, 3.10: who makes the number of a group even, in groups written down member by member. */
import { describe, expect, it } from 'vitest';
import { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import { parityFloater } from '../../../src-engine/systems/lim/floaters.ts';
import type { Direction, Member, Setting } from '../../../src-engine/systems/lim/group.ts';
import { LIM_2026 } from '../../../src-engine/systems/lim/lim.ts';
import { stepLines } from '../../oracle/worded.ts';
import { pairedBy, position, type Standing } from './position.ts';

/** Numbers of the players of a group; all may meet each other but those in `apart`. */
function evensOut(
  players: Readonly<Record<number, Standing>>,
  group: { readonly [number: number]: Member['origin'] },
  {
    order = Object.keys(group).map(Number),
    apart = [],
    direction = 'down',
    maxi = false,
    adjacent = [],
  }: {
    readonly order?: readonly number[];
    readonly apart?: readonly (readonly [number, number])[];
    readonly direction?: Direction;
    readonly maxi?: boolean;
    readonly adjacent?: readonly number[];
  },
): number {
  const task = position(players);
  const placeOf = (number: number) => task.competitors.findIndex(({ tpn }) => tpn === number);
  const size = task.competitors.length;
  const compatible = new BitGraph(size);
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) compatible.connect(a, b);
  for (const [a, b] of apart) compatible.disconnect(placeOf(a), placeOf(b));
  const leaving: Setting['leaving'] = {
    alone: { cause: '2.3.1', step: '2.3.1' },
    ...{ even: '2.3.4', instead: '4.4.1', company: '4.4.2' },
  };
  const setting: Setting = { task, players: task.competitors, compatible, maxi, leaving };
  const members = order.map((number): Member => ({ place: placeOf(number), origin: group[number]! }));
  const { place } = parityFloater(setting, members, [], adjacent.map(placeOf), direction);
  return task.competitors[place]!.tpn;
}

describe('C.04.4.3 3.2.4 the lowest number when pairing downward, the highest upwards', () => {
  const players = { 3: { score: 4 }, 5: { score: 4 }, 8: { score: 4 } };
  const group = { 3: 'above', 5: 'above', 8: 'above' } as const;

  it.each([
    [3, 5, 8],
    [5, 8, 3],
    [8, 3, 5],
  ])('in whichever order they came to the group: %i, %i, %i', (...order) => {
    expect(evensOut(players, group, { order })).toBe(8);
    expect(evensOut(players, group, { order, direction: 'up' })).toBe(3);
  });
});

describe('C.04.4.3 3.2.3, 3.10 in a Maxi-tournament', () => {
  /** Three of five are due White; of them 5 is too far from 6, and 4 near enough. */
  const players = (floated: readonly number[]): Record<number, Standing> => {
    const lastRound = (number: number) =>
      floated.includes(number) ? { lastRound: [4, 3] as const } : { lastRound: [3, 3] as const };
    return {
      2: { score: 4, rating: 1900, colours: 'bwwb', ...lastRound(2) },
      3: { score: 4, rating: 1800, colours: 'wbbw', ...lastRound(3) },
      4: { score: 4, rating: 1590, colours: 'bwwb', ...lastRound(4) },
      5: { score: 4, rating: 1650, colours: 'bwwb', ...lastRound(5) },
      6: { score: 4, rating: 1500, colours: 'wbbw', ...lastRound(6) },
    };
  };
  const group = { 2: 'resident', 3: 'resident', 4: 'resident', 5: 'resident', 6: 'resident' } as const;

  it('the number decides where the player of the colour is more than 100 points away', () => {
    expect(evensOut(players([]), group, {})).toBe(5);
    expect(evensOut(players([]), group, { maxi: true })).toBe(6);
  });

  it('who is chosen so and did not float before goes, also where another of the colour is near enough', () => {
    expect(evensOut(players([5]), group, { maxi: true })).toBe(6);
  });

  it('who is chosen so and floated before is spared, and 4 of the colour goes for the lowest number that is left', () => {
    expect(evensOut(players([5, 6]), group, { maxi: true })).toBe(4);
  });
});

describe('C.04.4.3 3.9 with no median group', () => {
  it('asks for opponents in the nearest group of the other side: 3, who has met all of it, stays', () => {
    const task = position({
      1: { score: 3 },
      2: { score: 3 },
      3: { score: 3, met: [4, 5, 6] },
      4: { score: 1 },
      5: { score: 1 },
      6: { score: 1 },
    });
    expect(stepLines(LIM_2026, task)).toEqual([
      '2.3.4: 2 P2 floats to make the number even',
      '2.3.4: 4 P4 floats to make the number even',
    ]);
    expect(pairedBy(LIM_2026, task)).toBe('1-3 4-2 5-6');
  });
});
