import { describe, expect, it } from 'vitest';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { falseBcfClaims } from '../../oracle/claims/bcf.ts';
import { taskOf } from './position.ts';
import { worded } from '../../oracle/worded.ts';
import { plainTaskOf } from '../../oracle/field.ts';

describe('BCF explanations', () => {
  it('the proof refuses sentences of another board', () => {
    const cards = [
      { no: 1, score: 20, barred: [3] },
      ...[2, 3, 4].map((no) => ({ no, score: 10, barred: no === 3 ? [1] : [] })),
    ];
    const task = taskOf(3, cards);
    const round = BCF.pair(task);
    if (!round.ok) throw new Error('not paired');
    const reasons = worded(task, BCF.reasons(task, round.value));
    expect(reasons[0]!.sentence).toBe(
      'Player1 goes down by rule 20 a: not down in the last two rounds; Player2 comes up: Player1 may not meet Player3, first by rule 21 (22).',
    );
    expect(falseBcfClaims(plainTaskOf(task), round.value, reasons, new Set())).toEqual([]);
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
      expect(falseBcfClaims(plainTaskOf(task), round.value, told(wrong), new Set()), wrong).toHaveLength(1);
  });
});
