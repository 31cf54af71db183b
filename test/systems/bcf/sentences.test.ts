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

  it('the proof takes of a bye only the sentence that says whether the first of the order has it, and on which score', () => {
    const HAD_NONE = 'The first player of the lowest scores by rule 6 who has had no bye.';
    const SPARED = 'The first player of the lowest scores by rule 6 who has had no bye and can be spared.';
    const HIGHER = 'The first player from the lowest scores upwards by rule 6 who has had no bye.';
    const AGAIN =
      'Nobody can be spared who has had no bye and has none arranged: the lowest other one who can.';
    const MIDDLE = 'In round 1 the bye goes to the player at or just below the middle of the list.';
    const NEAR = 'In round 1 the bye goes to the first player from the middle of the list who can be spared.';
    const all = [HAD_NONE, SPARED, HIGHER, AGAIN, MIDDLE, NEAR];
    // The median of 3, 4 and 5 is 4, that of all is 3; who has only one opponent left needs this one.
    const byes = (round: number, needs?: { lonely: number; other: number }) => {
      const mayMeet = (a: number, b: number) => needs?.lonely !== a || needs.other === b;
      const numbers = [1, 2, 3, 4, 5];
      const barred = numbers.map((a) => numbers.filter((b) => a !== b && !(mayMeet(a, b) && mayMeet(b, a))));
      const cards = barred.map((apart, at) => ({ no: at + 1, score: at < 2 ? 20 : 10, barred: apart }));
      const task = taskOf(round, cards);
      const made = BCF.pair(task);
      if (!made.ok) throw new Error('not paired');
      const reasons = worded(task, BCF.reasons(task, made.value));
      const bye = reasons.find(({ black }) => black === null)!;
      const taken = [...all, `${HAD_NONE} So it is.`].filter(
        (sentence) =>
          falseBcfClaims(plainTaskOf(task), made.value, [{ ...bye, sentence }], new Set()).length === 0,
      );
      return { number: task.field.get(bye.white)!.tpn, said: bye.sentence, taken };
    };
    expect(byes(3)).toEqual({ number: 4, said: HAD_NONE, taken: [HAD_NONE] });
    expect(byes(3, { lonely: 3, other: 4 })).toEqual({ number: 5, said: SPARED, taken: [SPARED] });
    expect(byes(1)).toEqual({ number: 3, said: MIDDLE, taken: [MIDDLE] });
    expect(byes(1, { lonely: 4, other: 3 })).toEqual({ number: 4, said: NEAR, taken: [NEAR] });
  });
});
