import { describe, expect, it } from 'vitest';
import { compareLim } from '../../oracle/lim-comparison.ts';
import { cases } from '../../effort.ts';

describe('C.04.4.3 against a literal second writing', () => {
  it('1–7 gives the same round on random histories', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(120, 600); seed++) {
      const { verdict, oracle, system } = compareLim(seed);
      expect(system, `seed ${seed}`).toBe(oracle);
      if (verdict === 'equal') rounds++;
    }
    expect(rounds).toBeGreaterThan(cases(75, 400));
  });
});
