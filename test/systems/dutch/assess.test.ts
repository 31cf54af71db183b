/** What the rows of a bracket are worth, in two brackets that are written out: C.04.3 2.4. */
import { describe, expect, it } from 'vitest';
import { EDITION_2026 } from '../../../src-engine/systems/dutch/2026/edition.ts';
import { assessedBrackets } from '../../../src-engine/systems/dutch/assess.ts';
import { player } from './kernel/samples.ts';

describe('2.4 the rows of two brackets', () => {
  // b goes down, meets c, and d is left; both had a downfloat in the round before.
  const [a, b, c, d] = [
    player(0, { score: 30, colours: 'W' }),
    player(1, { score: 30, down: [1] }),
    player(2, { score: 20 }),
    player(3, { score: 20, down: [1] }),
  ];
  const e = player(4, { score: 30, colours: 'W' });
  const [first, second] = assessedBrackets(
    EDITION_2026,
    [
      { movedDown: [], residents: [a, b, e], pairs: [[a, e]], downfloaters: [b], collapsing: false },
      { movedDown: [b], residents: [c, d], pairs: [[b, c]], downfloaters: [d], collapsing: false },
    ],
    undefined,
    'white',
  );
  const told = (bracket: typeof first) =>
    bracket!.rows.map(({ id, value, culprits }) => [id, value, culprits]);

  it('look at the bracket itself, and [C8] at the next one', () => {
    expect(told(first).filter(([, value]) => (value as number[]).some(Boolean))).toEqual([
      ['C6', [1], [b.id]],
      ['C7', [30], [b.id]],
      ['C8', [1], [d.id]],
      ['C8', [20], [d.id]],
      ['C12', [1], [e.id]],
      ['C13', [1], [e.id]],
      ['C14', [1], [b.id]],
    ]);
  });

  it('tell residents from who was moved down, and nothing of a bracket that is not there', () => {
    expect(told(second).slice(0, 4)).toEqual([
      ['C6', [1], [d.id]],
      ['C7', [20], [d.id]],
      ['C8', [0], []],
      ['C8', [], []],
    ]);
    const counted = told(second).filter(([id]) => id === 'C14' || id === 'C18');
    expect(counted).toEqual([
      ['C14', [1], [d.id]],
      ['C18', [10], [b.id]],
    ]);
  });
});
