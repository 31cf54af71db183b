/**
 * Rounds in which few may meet, against the literal second writings: groups that cannot be completed, several players who come up
 * or go down, many who came up before, equal ratings. Boards, reasons and “why not”; identities and numbers differ.
 */
import { describe, expect, it } from 'vitest';
import { cases } from '../../effort.ts';
import { judgeRound } from '../../oracle/claims/all.ts';
import { compareDubovRound } from '../../oracle/dubov-comparison.ts';
import { narrowTask } from '../narrow.ts';

/** What the reasons of these rounds say among other things. */
const CODES = {
  '2026': ['dubov-brought-up', 'dubov-shifted', 'dubov-first', 'dubov-order', 'same-absolute-colour'],
  '1997': ['dubov-brought-up', 'dubov-floater', 'dubov-among', 'dubov-shifted', 'dubov-first', 'dubov-order'],
} as const;

describe.each([
  ['dubov-2026', '2026'],
  ['dubov-old', '1997'],
] as const)('%s where few may meet', (id, text) => {
  it('pairs as its text is written', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(400, 2000); seed++) {
      const task = narrowTask(seed);
      if (task === null) continue;
      const { verdict, oracle, system } = compareDubovRound(task, text);
      expect(system, `seed ${seed}`).toBe(oracle);
      if (verdict === 'equal') rounds++;
    }
    expect(rounds).toBeGreaterThan(cases(60, 300));
  });

  it('gives true reasons', () => {
    const met = new Map<string, number>();
    for (let seed = 1; seed <= cases(150, 1000); seed++) {
      const task = narrowTask(seed);
      if (task !== null) expect(judgeRound(id, task, met).complaints, `seed ${seed}`).toEqual([]);
    }
    expect([...met.keys()]).toEqual(expect.arrayContaining([...CODES[text]]));
  });
});
