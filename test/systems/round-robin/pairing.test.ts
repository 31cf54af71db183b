import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { blankPlayer } from '../../../src-engine/model/player.ts';
import { BLANK_TOURNAMENT, DEFAULT_RULES, type Tournament } from '../../../src-engine/model/tournament.ts';
import { DOUBLE_ROUND_ROBIN, ROUND_ROBIN } from '../../../src-engine/systems/round-robin/pairing.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { worded } from '../../oracle/worded.ts';

function event(players: number, absent: readonly number[] = []): Tournament {
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...DEFAULT_RULES, system: 'round-robin', rounds: 20 },
    players: Array.from({ length: players }, (_, index) => ({
      ...blankPlayer(index + 1, `Player ${index + 1}`),
      tpn: index + 1,
      arrival: 'here' as const,
      withdrawnFrom: absent.includes(index + 1) ? 1 : null,
    })),
  };
}

function taskFor(tournament: Tournament): PairingTask {
  const task = pairingTaskOf(tournament, 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

describe('C.05 Annex 1, round robin as a system', () => {
  it('leaves one player of an odd field without a game and without a bye', () => {
    const pairing = ROUND_ROBIN.pair(taskFor(event(5)));
    expect(pairing).toEqual({
      ok: true,
      value: {
        pairs: [
          { white: 2, black: 5 },
          { white: 3, black: 4 },
        ],
        bye: null,
        sitsOut: [1],
      },
    });
  });

  it('keeps the places of withdrawn players and lets their opponents sit out', () => {
    const pairing = ROUND_ROBIN.pair(taskFor(event(6, [2])));
    expect(pairing.ok && pairing.value.pairs).toEqual([
      { white: 1, black: 6 },
      { white: 3, black: 4 },
    ]);
    expect(pairing.ok && pairing.value.sitsOut).toEqual([5]);
  });

  it('refuses a round after the last of the table', () => {
    const task = { ...taskFor(event(4)), round: 4 };
    expect(ROUND_ROBIN.pair(task)).toMatchObject({
      ok: false,
      failure: { code: 'round-beyond-last', rounds: 3 },
    });
    expect(DOUBLE_ROUND_ROBIN.pair(task).ok).toBe(true);
    expect(DOUBLE_ROUND_ROBIN.pair({ ...task, round: 7 }).ok).toBe(false);
  });

  it('finds a pair that the table does not have, and says when the two meet', () => {
    const task = taskFor(event(4));
    const pairing = {
      pairs: [
        { white: 1, black: 2 },
        { white: 3, black: 4 },
      ],
      bye: null,
    };
    const assessment = ROUND_ROBIN.assess(task, pairing);
    expect(assessment.violations.map(({ players }) => players)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(ROUND_ROBIN.whyNot(task, pairing, 1, 2)).toMatchObject({
      verdict: 'forbidden',
      reason: { code: 'table-rounds', numbers: [1, 2], rounds: [2] },
    });
    expect(ROUND_ROBIN.whyNot(task, pairing, 1, 4).verdict).toBe('paired');
  });

  it('explains each board by the numbers of the table', () => {
    const task = taskFor(event(4));
    const pairing = ROUND_ROBIN.pair(task);
    if (!pairing.ok) throw new Error('no pairing');
    expect(worded(task, ROUND_ROBIN.reasons(task, pairing.value))[0]!.sentence).toBe(
      'Round 1 of the Berger table has 1 against 4.',
    );
    expect(ROUND_ROBIN.trace(task)).toHaveLength(2);
  });
});
