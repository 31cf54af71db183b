import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { offences } from '../../oracle/bcf.ts';
import { judgeBcfSentences } from '../../oracle/claims/bcf-comparison.ts';
import { falseBcfClaims } from '../../oracle/claims/bcf.ts';
import { historyOf } from '../../oracle/histories.ts';
import { taskOf } from './position.ts';
import { worded } from '../../oracle/worded.ts';

/** What the literal oracle complains of where an answer names the rule. */
const COMPLAINTS: Record<string, RegExp> = {
  '1': /^1/,
  '10': /^9, 10/,
  '10d': /^9, 10/,
  '24b': /^15, 24 b/,
  notes: /^notes/,
  '17': /^17/,
  '18': /^18/,
  '24c': /^24 c/,
  '20': /^20/,
  '21': /^2[012]/,
  '16': /^16/,
  '12x': /^12: exchanges/,
  '12': /^12/,
};

describe('BCF explanations', () => {
  it('2, 8, 12, 15–25: every sentence about 100 random rounds holds', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 100; seed++)
      expect(judgeBcfSentences(seed, met).complaints, `seed ${seed}`).toEqual([]);
    expect(met.size).toBeGreaterThan(8);
  });

  it('the proof refuses sentences of another board', () => {
    const cards = [{ no: 1, score: 20, met: [3] }, ...[2, 3, 4].map((no) => ({ no, score: 10 }))];
    const task = taskOf(3, cards);
    const round = BCF.pair(task);
    if (!round.ok) throw new Error('not paired');
    const reasons = worded(task, BCF.reasons(task, round.value));
    expect(reasons[0]!.sentence).toBe(
      'Player1 goes down by rule 20 a: not down in the last two rounds; Player2 comes up: Player1 may not meet Player3, first by rule 21 (22).',
    );
    expect(falseBcfClaims(task, round.value, reasons, new Set())).toEqual([]);
    const told = (sentence: string) => [{ ...reasons[0]!, sentence }, ...reasons.slice(1)];
    for (const wrong of [
      reasons[1]!.sentence,
      reasons[0]!.sentence.replace('Player3', 'Player4'),
      reasons[0]!.sentence.replace(
        ': Player1 may not meet Player3, first by rule 21 (22)',
        ' by rule 21 a: not up in the last two rounds',
      ),
      reasons[0]!.sentence.replace(
        'Player1 may not meet Player3, first by rule 21 (22)',
        'with Player3, first by rule 21, more would float, or farther (10, 24 a)',
      ),
    ])
      expect(falseBcfClaims(task, round.value, told(wrong), new Set()), wrong).toHaveLength(1);
  });

  it('"why not" names the rule by which the round with the pair is outside of what the words allow', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 50; seed++) {
      const { tournament, round } = historyOf(seed, 7);
      const task = pairingTaskOf(tournament, round);
      const paired = task.ok ? BCF.pair(task.value) : task;
      if (!task.ok || !paired.ok) continue;
      for (const { id: a } of task.value.competitors) {
        for (const { id: b } of task.value.competitors) {
          if (a >= b) continue;
          const { verdict, rule, alternative } = BCF.whyNot(task.value, paired.value, a, b);
          if (alternative === null) continue;
          const [first] = offences(task.value, alternative);
          met.add(rule!.id);
          // Of several byes (6) or floats (22) that the words allow the program's own order decides.
          const isOpen = rule!.id === '6' || (first === undefined && /^(12|20|21)$/.test(rule!.id));
          if (!isOpen)
            expect(first, `seed ${seed}: ${a}–${b} ${verdict} by ${rule!.id}`).toMatch(COMPLAINTS[rule!.id]!);
        }
      }
    }
    expect(met.size).toBeGreaterThan(7);
  });
});
