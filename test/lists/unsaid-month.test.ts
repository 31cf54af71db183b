import { describe, expect, it } from 'vitest';
import { unsaidMonth } from '../../src-main/lists/unsaid-month.ts';

describe('the month of a list that does not tell it', () => {
  const same = (month: string) => ({ month, isSame: true });
  const other = (month: string) => ({ month, isSame: false });

  it('is that of the stored list with the same ratings, whenever the file was written', () => {
    expect(unsaidMonth('2026-11', '2026-11-20', same('2026-11'))).toBe('2026-11');
    expect(unsaidMonth('2026-12', '2026-12-01', same('2026-11'))).toBe('2026-11');
  });

  it('is this month where the ratings are new and the file is of its first days', () => {
    expect(unsaidMonth('2026-12', '2026-12-01', other('2026-11'))).toBe('2026-12');
    expect(unsaidMonth('2026-12', '2026-12-25T08:00', other('2026-09'))).toBe('2026-12');
  });

  it('is for a person to say with nothing to compare, at the end of a month, for an older file, and within a month', () => {
    expect(unsaidMonth('2026-12', '2026-12-01', null)).toBeNull();
    expect(unsaidMonth('2026-12', '2026-12-26', other('2026-11'))).toBeNull();
    expect(unsaidMonth('2026-11', '2026-12-02', other('2026-10'))).toBeNull();
    expect(unsaidMonth('2026-12', '2026-12-05', other('2026-12'))).toBeNull();
    expect(unsaidMonth('2026-12', '2026-12-05', other('2027-01'))).toBeNull();
  });
});
