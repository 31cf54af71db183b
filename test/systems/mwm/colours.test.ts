/** The paper's "Algorithm": who has White, and what a lot rests on. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { allocate } from '../../../src-engine/systems/mwm/colours.ts';
import { lotOf } from '../../../src-engine/systems/mwm/lots.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

/** Identities run against the numbers. */
const player = (tpn: number, colourDifference = 0) =>
  ({ tpn, id: 90 - tpn, colourDifference }) as unknown as Competitor;

/** The number of who has White. */
function white(seed: number, round: number, a: Competitor, b: Competitor): number {
  const { pair, byLot } = allocate({ seed, round } as unknown as PairingTask, a, b);
  expect([pair.white, pair.black].sort()).toEqual([a.id, b.id].sort());
  expect(byLot).toBe(a.colourDifference === b.colourDifference);
  return 90 - pair.white;
}

describe('Algorithm: colours', () => {
  it('who has had White less often has White, whatever the numbers and whoever is ranked first', () => {
    for (const [less, more] of [
      [player(3, -1), player(8, 1)],
      [player(8, -1), player(3, 0)],
    ] as const)
      for (let seed = 1; seed <= 9; seed++)
        expect([white(seed, 2, less, more), white(seed, 2, more, less)]).toEqual([less.tpn, less.tpn]);
  });

  it('a lot is for two numbers: it is the same whoever of them is ranked first', () => {
    for (let seed = 1; seed <= 9; seed++)
      expect(white(seed, 2, player(8), player(3))).toBe(white(seed, 2, player(3), player(8)));
  });

  it('a lot stays what it is in every version: a round that was drawn once is drawn so again', () => {
    // Seeds 1 to 3 with rounds 1 to 3; numbers 2 and 9, 5 and 4, 7 and 12.
    const drawn = [1, 2, 3].flatMap((seed) =>
      [1, 2, 3].map((round) =>
        [
          [2, 9],
          [5, 4],
          [7, 12],
        ]
          .map(([a, b]) => white(seed, round, player(a!), player(b!)))
          .join(' '),
      ),
    );
    expect(drawn).toEqual([
      '2 4 12',
      '2 5 7',
      '2 4 7',
      '2 5 7',
      '9 5 12',
      '2 5 12',
      '2 5 7',
      '9 5 12',
      '9 4 7',
    ]);
    expect([lotOf('meeting', 7, 3, 2, 9), lotOf('colour', 7, 3, 2, 9)]).toEqual([976416, 4210559]);
  });

  it('the lower half of the lots gives White to the lower number, and the half itself is of the upper one', () => {
    expect(lotOf('colour', 5957, 5, 8, 15)).toBe(2 ** 23);
    expect(white(5957, 5, player(8), player(15))).toBe(15);
  });
});
