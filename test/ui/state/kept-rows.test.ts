import { describe, expect, it } from 'vitest';
import { keptRows } from '../../../src-renderer/state/kept-rows.ts';

const rows = (...results: readonly string[]) =>
  results.map((result, at) => ({ board: at + 1, result, flags: [{ kind: 'note' }] }));

describe('rows of a new answer', () => {
  it('are those of the answer, and the same objects as before where they say the same', () => {
    const before = rows('open', 'draw', 'open');
    const now = rows('open', 'draw', 'white-wins');
    const kept = keptRows(before, now);
    expect(kept).toEqual(now);
    expect(kept.map((row, at) => row === before[at])).toEqual([true, true, false]);
  });

  it('are new where a row has moved, where something inside it changed, and beyond the end', () => {
    const before = rows('open', 'draw');
    const flagged = { ...before[0]!, flags: [{ kind: 'warn' }] };
    const now = [flagged, ...rows('x', 'draw', 'open').slice(2)];
    expect(keptRows(before, now)).toEqual(now);
    expect(keptRows(before, now).some((row) => before.includes(row))).toBe(false);
    expect(keptRows(before, [...rows('open', 'draw'), before[0]!])).toHaveLength(3);
    expect(keptRows(before, [])).toEqual([]);
  });
});
