import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { blankPlayer } from '../../../src-engine/model/player.ts';
import { DEFAULT_RULES } from '../../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Tournament } from '../../../src-engine/model/tournament.ts';
import { DOUBLE_ROUND_ROBIN, ROUND_ROBIN } from '../../../src-engine/systems/round-robin/pairing.ts';
import type { Pair, PairingTask } from '../../../src-engine/systems/system.ts';
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

  it('counts and names the games that the table has and the round has not, and those with the colours exchanged', () => {
    const task = taskFor(event(6));
    const due = ROUND_ROBIN.pair(task);
    if (!due.ok) throw new Error(due.failure.code);
    const [one, two, three] = due.value.pairs as [Pair, Pair, Pair];
    const judged = (pairs: readonly Pair[]) => {
      const { violations, brackets } = ROUND_ROBIN.assess(task, { pairs, bye: null });
      const [row] = brackets[0]!.rows;
      const missed = row!.culprits.toSorted((a, b) => a - b);
      return { stray: violations.map(({ players }) => players), value: row!.value, missed };
    };
    const inOrder = (...pairs: readonly Pair[]) =>
      pairs.flatMap(({ white, black }) => [white, black]).sort((a, b) => a - b);
    expect(judged([one, two, three])).toEqual({ stray: [], value: [0], missed: [] });
    expect(judged([one, three])).toEqual({ stray: [], value: [1], missed: inOrder(two) });
    const turned = { white: two.black, black: two.white };
    expect(judged([one, turned, three])).toEqual({
      stray: [[turned.white, turned.black]],
      value: [2],
      missed: inOrder(two),
    });
    const bye = ROUND_ROBIN.assess(task, { pairs: [one, two, three], bye: 4 });
    expect(bye.violations).toMatchObject([{ kind: 'bye-in-round-robin', players: [4] }]);
  });

  it('pairs by numbers whatever the identities, and takes forced pairs that the table has', () => {
    const { players, ...rest } = event(6);
    // Identities run against the numbers, so that neither can be taken for the other.
    const shuffled = { ...rest, players: players.map((player) => ({ ...player, tpn: 7 - player.id })) };
    const task = { ...taskFor(shuffled), round: 2 };
    const answer = ROUND_ROBIN.pair(task);
    // Round 2 of the table for six: 6-4 5-3 1-2.
    const pairs = [
      { white: 1, black: 3 },
      { white: 2, black: 4 },
      { white: 6, black: 5 },
    ];
    expect(answer.ok && answer.value.pairs).toEqual(pairs);
    const forced = (a: number, b: number) => ROUND_ROBIN.pair(task, { forced: [[a, b]] });
    expect(forced(3, 1)).toEqual(answer);
    expect(forced(1, 2)).toMatchObject({
      ok: false,
      failure: { code: 'forced-pair-forbidden', players: [1, 2] },
    });
    expect(ROUND_ROBIN.reasons(task, { pairs, bye: null }).map(({ reason }) => reason)).toMatchObject([
      { round: 2, numbers: [6, 4] },
      { round: 2, numbers: [5, 3] },
      { round: 2, numbers: [1, 2] },
    ]);
    expect(ROUND_ROBIN.trace(task)[0]).toMatchObject({
      round: 2,
      white: { number: 6, player: 1 },
      black: { number: 4, player: 3 },
    });
  });

  it('pairs two players, and nobody alone, up to the last round of the table', () => {
    expect(ROUND_ROBIN.pair(taskFor(event(2)))).toMatchObject({
      ok: true,
      value: { pairs: [{ white: 1, black: 2 }] },
    });
    expect(
      ROUND_ROBIN.pair({ ...taskFor(event(2)), field: new Map([...taskFor(event(2)).field].slice(1)) }),
    ).toMatchObject({
      ok: false,
      failure: { code: 'too-few-players', players: [2] },
    });
    expect(ROUND_ROBIN.pair({ ...taskFor(event(4)), round: 3 }).ok).toBe(true);
    expect(ROUND_ROBIN.pair({ ...taskFor(event(4)), round: 4 }).ok).toBe(false);
  });

  it('explains each board by the numbers of the table', () => {
    const task = taskFor(event(4));
    const pairing = ROUND_ROBIN.pair(task);
    if (!pairing.ok) throw new Error('no pairing');
    expect(worded(task, ROUND_ROBIN.reasons(task, pairing.value)).map(({ sentence }) => sentence)).toEqual([
      'Round 1 of the Berger table has 1 against 4.',
      'Round 1 of the Berger table has 2 against 3.',
    ]);
    expect(ROUND_ROBIN.trace(task)).toHaveLength(2);
  });
});
