/** Rounds of the same weight: of these the one that is recorded is kept. */
import { describe, expect, it } from 'vitest';
import { closestRound } from '../../../src-engine/systems/mwm/closest.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import { narrowTask } from '../narrow.ts';

describe('the round nearest to a recorded one', () => {
  it.each(['dutch', 'burstein', 'monrad'] as const)(
    '%s: has the order of its boards, in whatever order they are compared',
    (manner) => {
      let turned = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const task = narrowTask(seed);
        const paired = task === null ? null : systemOf(`mwm-${manner}`)!.pair(task);
        if (task === null || paired?.ok !== true) continue;
        const { pairs, bye } = paired.value;
        const recorded = { bye, pairs: pairs.toReversed() };
        expect(closestRound(manner, task, recorded, paired.value), `seed ${seed}`).toEqual(recorded);
        turned++;
      }
      expect(turned).toBeGreaterThan(10);
    },
  );
});
