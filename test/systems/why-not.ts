/** "Why not" of every pair of a round, held against the boards and against who may meet. */
import { expect } from 'vitest';
import { compareValues } from '../../src-engine/systems/frame/criterion.ts';
import type { Pairing, PairingSystem } from '../../src-engine/systems/system.ts';
import { expectComplete, type Law, type PlayedRound } from './self-play.ts';

/**
 * The answer is "paired" for those who meet and for nobody else, "forbidden" for those who may not meet; where another
 * round is shown, the two meet in it, it is one by the rules for all systems and breaks none of the system's own; one
 * that is worse is so in the row that is shown last. Adds each verdict to `seen`.
 */
export function expectAnswers(
  system: PairingSystem,
  { task, pairing }: PlayedRound,
  seen: Set<string>,
  law?: Law,
): void {
  for (const a of task.competitors)
    for (const b of task.competitors) {
      if (a.id >= b.id) continue;
      const { verdict, alternative, comparison } = system.whyNot(task, pairing, a.id, b.id);
      const pair = `${a.id}-${b.id}`;
      const meet = ({ pairs }: Pairing) =>
        pairs.some(({ white, black }) => Math.min(white, black) === a.id && Math.max(white, black) === b.id);
      seen.add(verdict);
      expect(verdict === 'paired', pair).toBe(meet(pairing));
      if (a.met.has(b.id) || a.barred.has(b.id)) expect(verdict, pair).toBe('forbidden');
      const last = comparison.at(-1);
      if (verdict === 'worse' && last !== undefined)
        expect(compareValues(last.now, last.then), pair).toBeLessThan(0);
      if (alternative === null) continue;
      expect(meet(alternative), pair).toBe(true);
      expectComplete(task, alternative, law);
      expect(system.assess(task, alternative).violations, pair).toEqual([]);
    }
}
