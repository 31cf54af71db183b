/** Rounds in which few may meet, against the literal second writing: floaters with odd and even groups below them. */
import { describe, expect, it } from 'vitest';
import { cases } from '../../effort.ts';
import { judgeRound } from '../../oracle/claims/all.ts';
import { compareBursteinRound } from '../../oracle/burstein-comparison.ts';
import { narrowTask } from '../narrow.ts';

/** The round of a seed as the last one, so that few are seeding rounds. */
function taskOf(edition: '2026' | '2025' | 'old', seed: number) {
  const task = narrowTask(seed);
  if (task === null || edition === 'old') return task;
  return task.round > Math.min(4, Math.floor(task.round / 2)) ? { ...task, rounds: task.round } : null;
}

describe.each(['2026', '2025', 'old'] as const)('Burstein %s where few may meet', (edition) => {
  it('pairs as its text is written', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(200, 1500); seed++) {
      const task = taskOf(edition, seed);
      if (task === null) continue;
      const { verdict, oracle, system } = compareBursteinRound(edition, task);
      expect(system, `seed ${seed}`).toBe(oracle);
      if (verdict === 'equal') rounds++;
    }
    expect(rounds).toBeGreaterThan(cases(30, 250));
  });

  it('gives true reasons', () => {
    const met = new Map<string, number>();
    for (let seed = 1; seed <= cases(50, 400); seed++) {
      const task = taskOf(edition, seed);
      if (task !== null)
        expect(judgeRound(`burstein-${edition}`, task, met).complaints, `seed ${seed}`).toEqual([]);
    }
    expect([...met.keys()]).toContain('worse');
  });
});
