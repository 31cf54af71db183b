/** What is said against the boards of a Dutch round, whoever made it: C3 and the colours of Article 5 (2017: E). */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { Colour } from '../../../src-engine/model/colour.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import { tournamentOf } from '../../oracle/notation.ts';

const AFTER_ONE = ['3w1', '4b1', '1b0', '2w0'];
/** 1 and 2 have had Black twice running, 3 and 4 White. */
const AFTER_THREE = ['3w1 4b1 5b1', '4w0 3b1 6b1', '1b0 2w0 .', '2b1 1w0 .', '6w1 . 1w0', '5b0 . 2w0'];

function against(
  system: string,
  lines: readonly string[],
  boards: readonly (readonly [white: number, black: number])[],
  initialColour: Colour | null = 'white',
) {
  const played = lines[0]!.split(' ').length;
  const task = pairingTaskOf(tournamentOf(lines, played, { rounds: 7, initialColour }), played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  const pairs = boards.map(([white, black]) => ({ white, black }));
  return systemOf(system)!
    .assess({ ...task.value, initialColour }, { pairs, bye: null })
    .violations.filter(({ kind }) => kind !== 'missing-player')
    .map(({ id, article, players, kind }) => [kind, id, article, ...players].join(' '));
}

describe.each([
  ['dutch-2026', 'C3 2.1.3', '5.2'],
  ['dutch-2017', 'C.3 C.3', 'E'],
] as const)('%s', (system, third, fifth) => {
  const wrong = (white: number, black: number) => `wrong-colours ${fifth} ${fifth} ${white} ${black}`;

  it('names the boards whose colours the article gives the other way round, White first', () => {
    expect(
      against(system, AFTER_ONE, [
        [2, 1],
        [3, 4],
      ]),
    ).toEqual([]);
    expect(
      against(system, AFTER_ONE, [
        [1, 2],
        [3, 4],
      ]),
    ).toEqual([wrong(1, 2)]);
    expect(
      against(system, AFTER_ONE, [
        [2, 1],
        [4, 3],
      ]),
    ).toEqual([wrong(4, 3)]);
  });

  it('asks the higher ranked of two who have no preference, whichever colour they have', () => {
    // Round 1 was a bye for all four: numbers decide, odd ones have White.
    const fresh = ['H', 'H', 'H', 'H'];
    expect(against(system, fresh, [[1, 3]])).toEqual([]);
    expect(against(system, fresh, [[3, 1]])).toEqual([wrong(3, 1)]);
    expect(against(system, fresh, [[3, 2]])).toEqual([]);
    expect(against(system, fresh, [[2, 3]])).toEqual([wrong(2, 3)]);
  });

  it('says nothing of colours before the first one is drawn', () => {
    expect(
      against(
        system,
        AFTER_ONE,
        [
          [1, 2],
          [4, 3],
        ],
        null,
      ),
    ).toEqual([]);
  });

  it('names two who both must have the same colour, and no colours of theirs', () => {
    for (const [white, black] of [
      [1, 2],
      [2, 1],
    ] as const)
      expect(against(system, AFTER_THREE, [[white, black]])).toEqual([
        `same-absolute-preference ${third} ${white} ${black}`,
      ]);
    expect(against(system, AFTER_THREE, [[1, 4]]).filter((each) => each.startsWith('same'))).toEqual([]);
  });
});
