/** "Why not" of a round that the arbiter made: the order of the text has decided nothing in it. */
import { expect, it } from 'vitest';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import { sentenceOf } from '../../oracle/worded.ts';
import { selfPlay } from '../self-play.ts';

/** The round with the opponents of two boards exchanged. */
function exchanged({ pairs, bye }: Pairing, at: number): Pairing {
  const [one, two] = [pairs[at]!, pairs[at + 1]!];
  const made = [
    { ...one, black: two.black },
    { ...two, black: one.black },
  ];
  return { bye, pairs: pairs.toSpliced(at, 2, ...made) };
}

it.each(['dubov-2026', 'dubov-old', 'burstein-old'])(
  '%s: a pair of the rules’ own round is told as such',
  (id) => {
    const system = systemOf(id)!;
    let asked = 0;
    for (let seed = 1; seed <= 3; seed++)
      selfPlay(system, { seed, players: 9, rounds: 5, messiness: 0.1 }, ({ task, pairing }) => {
        for (let at = 0; at + 1 < pairing.pairs.length; at++) {
          const made = exchanged(pairing, at);
          if (system.assess(task, made).violations.length > 0) continue;
          const { white, black } = pairing.pairs[at]!;
          const { verdict, reason, alternative } = system.whyNot(task, made, white, black);
          expect([verdict, reason.code], `seed ${seed}, round ${task.round}`).toEqual([
            'equal',
            'rules-pair-them',
          ]);
          expect(alternative?.pairs).toEqual(pairing.pairs);
          expect(sentenceOf(task, reason)).toMatch(
            /^By the rules .* would meet; this round was made by hand\.$/,
          );
          asked++;
        }
      });
    expect(asked).toBeGreaterThan(15);
  },
);
