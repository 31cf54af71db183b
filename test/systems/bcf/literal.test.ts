import { describe, expect, it } from 'vitest';
import { compareBcf, judgeBcf } from '../../oracle/bcf-comparison.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { selfPlay } from '../self-play.ts';
import { cases } from '../../effort.ts';

describe('BCF rules 1–25: the round of the program is one that the words allow', () => {
  it('in random histories of up to 8 players', () => {
    const verdicts = new Map<string, number>();
    for (let seed = 1; seed <= cases(60, 300); seed++) {
      const { verdict, complaints } = compareBcf(seed);
      expect(complaints, `seed ${seed}`).toEqual([]);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }
    expect(verdicts.get('inside')).toBeGreaterThan(cases(35, 200));
    expect(verdicts.get('not-pairable')).toBeGreaterThan(cases(4, 30));
  });

  it('in every round of played tournaments of up to 9 players', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(8, 40); seed++) {
      const play = {
        seed,
        players: 4 + (seed % 6),
        rounds: 3 + (seed % 5),
        messiness: [0, 0.1, 0.4][seed % 3]!,
      };
      const look = ({ task }: { task: Parameters<typeof judgeBcf>[0] }) => {
        rounds++;
        expect(judgeBcf(task).complaints, `seed ${seed}, round ${task.round}`).toEqual([]);
      };
      selfPlay(BCF, play, look, undefined, {
        byeIsBarred: (player) => player.rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F'),
      });
    }
    expect(rounds).toBeGreaterThan(cases(20, 100));
  });
});
