/** Who joins a scoregroup from the next one: residents come first, then the players of the next group. */
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../src-engine/matching/relation.ts';
import { bestJoining } from '../../../src-engine/systems/dubov/near.ts';

/** Places of those who join, best by `cost`, where these pairs of places can meet; null where there is no way. */
function joining(
  residents: number,
  next: number,
  count: number,
  pairs: readonly (readonly [number, number])[],
  cost = (_resident: number, _other: number) => 0,
): readonly number[] | null {
  const size = residents + next;
  const games = graphOf(size, (a, b) => pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a)));
  const best = bestJoining(
    { games, residents, joining: count },
    { kindOf: String, countsOf: (a, b) => [cost(a, b)], bounds: [count] },
  );
  if (best === null) return null;
  return Array.from({ length: next }, (_, at) => residents + at).filter(
    (vertex) => best.partnerOf(vertex) < residents,
  );
}

describe('players of the next scoregroup', () => {
  it('join by what costs least, and the others stay, whether or not they can meet', () => {
    const pairs = [
      [0, 1],
      [0, 2],
      [0, 3],
    ] as const;
    expect(joining(1, 3, 1, pairs, (_, other) => (other === 2 ? 0 : 1))).toEqual([2]);
    expect(joining(1, 3, 1, [...pairs, [1, 2]], (_, other) => (other === 3 ? 0 : 1))).toEqual([3]);
  });

  it('join all, where as many are asked for', () => {
    expect(joining(1, 1, 1, [[0, 1]])).toEqual([1]);
    expect(
      joining(2, 2, 2, [
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([2, 3]);
  });

  it('meet residents alone in the group', () => {
    // The residents meet each other; the two who would have to join only meet each other.
    expect(
      joining(2, 2, 2, [
        [0, 1],
        [2, 3],
      ]),
    ).toBeNull();
    expect(
      joining(2, 2, 0, [
        [0, 1],
        [2, 3],
      ]),
    ).toEqual([]);
  });

  it('cannot be more than there are', () => {
    expect(
      joining(2, 1, 2, [
        [0, 2],
        [1, 2],
      ]),
    ).toBeNull();
  });
});
