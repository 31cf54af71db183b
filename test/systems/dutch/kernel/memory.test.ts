/** Brackets that are recalled over the tasks of one round: the same as if they were solved anew, and no more often solved than needed. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../../../src-engine/handling/task.ts';
import type { PairedBracket } from '../../../../src-engine/systems/dutch/kernel/bracket.ts';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import type { Blocked, PairedRound } from '../../../../src-engine/systems/dutch/kernel/round.ts';
import { remembering } from '../../../../src-engine/systems/dutch/kernel/memory.ts';
import { contendersOfTask } from '../../../../src-engine/systems/dutch/dutch.ts';
import { EDITIONS } from '../../../../src-engine/systems/dutch/systems.ts';
import type { PairingTask } from '../../../../src-engine/systems/system.ts';
import { historyOf } from '../../../oracle/histories.ts';
import { reordered } from '../../../oracle/renumbered.ts';
import { cases } from '../../../effort.ts';
import { player, type Made } from './samples.ts';

/** The task with other scores of some players, as open games end in several ways. */
function withOtherScores(random: Random, task: PairingTask): PairingTask {
  const competitors = task.competitors
    .map((one) =>
      random.chance(0.2) ? { ...one, pairingScore: one.pairingScore + random.pick([5, 10]) } : one,
    )
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  return { ...task, competitors };
}

/** A round as text, its players by identity. */
function shown(round: PairedRound | Blocked): string {
  const names = (players: readonly Contender[]) => players.map(({ id }) => id).join(' ');
  if ('blocked' in round) return `${round.blocked} ${names(round.players)}`;
  const brackets = round.brackets.map(({ movedDown, residents, pairs, downfloaters, collapsing, route }) =>
    [names(movedDown), names(residents), pairs.map(names), names(downfloaters), collapsing, route].join('|'),
  );
  return `${brackets.join('\n')} ${round.bye?.id}`;
}

describe.each(['2026', '2017'] as const)('rounds of %s with and without a memory', (year) => {
  it('are the same, bracket by bracket', () => {
    const edition = EDITIONS[year];
    let recalled = 0;
    let brackets = 0;
    for (let seed = 1; seed <= cases(12, 600); seed++) {
      const { tournament, round } = reordered(historyOf(seed, 12), seed);
      const task = pairingTaskOf(tournament, round);
      if (!task.ok) continue;
      const random = randomOf(seed);
      const memory = new Map<string, PairedBracket>();
      // The last round too, in which scores make topscorers.
      const whole = random.chance(0.5) ? task.value : { ...task.value, rounds: round };
      for (let variant = 0; variant < 4; variant++) {
        const here = variant === 0 ? whole : withOtherScores(random, whole);
        const contenders = contendersOfTask(edition, here);
        const before = memory.size;
        const found = edition.pairRound(contenders, { memory });
        expect(shown(found), `seed ${seed}`).toBe(shown(edition.pairRound(contenders, {})));
        if ('blocked' in found) continue;
        // They are the players of this task.
        for (const { pairs, downfloaters } of found.brackets)
          for (const one of [...pairs.flat(), ...downfloaters])
            if (contenders[one.rank] !== one) throw new Error(`seed ${seed}: a player of another task`);
        brackets += found.brackets.length;
        recalled += found.brackets.length - (memory.size - before);
        const after = memory.size;
        edition.pairRound(contenders, { memory });
        expect(memory.size).toBe(after);
      }
    }
    expect(brackets).toBeGreaterThan(cases(80, 3000));
    expect(recalled).toBeGreaterThan(cases(8, 300));
  });
});

describe('what a bracket is known by', () => {
  const fieldOf = (changes: Readonly<Record<number, Made>> = {}): Contender[] =>
    [40, 30, 30, 20, 10, 10, 0].map((score, rank) => player(rank, { score, ...changes[rank] }));
  const mayHaveBye = ({ byeBarred }: Contender) => !byeBarred;

  /** Whether the bracket of ranks 1 and 2, with 0 moved down and 3 next, is solved anew in the field. */
  function isSolvedAnew(field: readonly Contender[], byeLimit = 10): boolean {
    const memory = new Map<string, PairedBracket>();
    let solved = 0;
    const ask = (players: readonly Contender[], limit: number): void => {
      const seen = {
        movedDown: players.slice(0, 1),
        residents: players.slice(1, 3),
        next: players.slice(3, 4),
        belowFrom: 4,
        byeLimit: limit,
      };
      remembering(
        players,
        mayHaveBye,
        memory,
      )(seen, () => {
        solved++;
        return {
          ...seen,
          pairs: [[players[1]!, players[2]!]],
          downfloaters: [players[0]!],
          collapsing: false,
          route: 'ideal',
        };
      });
    };
    ask(fieldOf(), 10);
    ask(field, byeLimit);
    return solved === 2;
  }

  it('is known again with the same players, and other scores below', () => {
    expect(isSolvedAnew(fieldOf())).toBe(false);
    expect(isSolvedAnew(fieldOf({ 4: { score: 15 }, 6: { score: 5 } }))).toBe(false);
  });

  it.each([
    ['another score of one who was moved down', { 0: { score: 50 } }],
    ['another score of residents', { 1: { score: 35 }, 2: { score: 35 } }],
    ['another score of the next bracket', { 3: { score: 25 } }],
    ['a topscorer among residents', { 1: { topscorer: true } }],
    ['a topscorer below', { 5: { topscorer: true } }],
    ['one below who may not have the bye', { 5: { byeBarred: true } }],
  ])('is solved anew with %s', (_, changes: Readonly<Record<number, Made>>) => {
    expect(isSolvedAnew(fieldOf(changes))).toBe(true);
  });

  it('2.3.1 [C5] is solved anew with another limit of the bye', () => {
    expect(isSolvedAnew(fieldOf(), 20)).toBe(true);
  });

  it('tells somebody below who is a topscorer from somebody who may not have the bye', () => {
    const field = fieldOf({ 4: { topscorer: true }, 5: { byeBarred: true } });
    const other = fieldOf({ 4: { byeBarred: true }, 5: { topscorer: true } });
    const memory = new Map<string, PairedBracket>();
    for (const players of [field, other])
      remembering(
        players,
        mayHaveBye,
        memory,
      )({ movedDown: [], residents: players.slice(0, 2), next: [], belowFrom: 2, byeLimit: 0 }, () => ({
        movedDown: [],
        residents: [],
        pairs: [],
        downfloaters: [],
        collapsing: false,
        route: 'ideal',
      }));
    expect(memory.size).toBe(2);
  });

  it('is solved each time without a memory', () => {
    let solved = 0;
    const remembered = remembering(fieldOf(), mayHaveBye, undefined);
    const seen = { movedDown: [], residents: fieldOf().slice(0, 2), next: [], belowFrom: 2, byeLimit: 0 };
    for (let time = 0; time < 2; time++)
      remembered(seen, () => {
        solved++;
        return { ...seen, pairs: [], downfloaters: [], collapsing: false, route: 'ideal' };
      });
    expect(solved).toBe(2);
  });
});
