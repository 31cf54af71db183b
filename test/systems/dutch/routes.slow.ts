import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { RoundOptions } from '../../../src-engine/systems/dutch/kernel/round.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { HOSTILE_CASES } from '../../../tools/bench/lib/hostile.ts';
import { historyOf } from '../../oracle/histories.ts';
import { disagreementOn, largeTaskOf } from '../../oracle/routes.ts';
import { messyTournament, tasksOf } from './fields.ts';
import { pairDutch } from '../../oracle/editions.ts';
import { YEARS } from '../../oracle/player-facts.ts';

const ROUTES: readonly RoundOptions['route'][] = ['fastest', 'general', 'whole-field'];

describe.each(YEARS)('C.04.3 edition %s: all routes lead to the same pairing', (edition) => {
  const answersOf = (task: PairingTask): string[] =>
    ROUTES.map((route) => JSON.stringify(pairDutch(edition, task, {}, route === undefined ? {} : { route })));

  it('in messy tournaments of up to 60 players', () => {
    let rounds = 0;
    for (let seed = 1; seed <= 25; seed++) {
      for (const task of tasksOf(messyTournament(edition, seed, 60))) {
        const [fastest, ...others] = answersOf(task);
        for (const other of others) expect(other, `seed ${seed}, round ${task.round}`).toBe(fastest);
        rounds++;
      }
    }
    expect(rounds).toBeGreaterThan(80);
  });

  it('in random histories that no tournament reaches', () => {
    let rounds = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { tournament, round } = historyOf(seed, 24);
      const task = pairingTaskOf(tournament, round);
      if (!task.ok) continue;
      const [fastest, ...others] = answersOf(task.value);
      for (const other of others) expect(other, `seed ${seed}`).toBe(fastest);
      rounds++;
    }
    expect(rounds).toBeGreaterThan(200);
  });

  it('in random histories of 100 to 400 players', () => {
    // A share of what `npm run conformance -- routes` tries.
    for (let seed = 1; seed <= 8; seed++) {
      const task = largeTaskOf(seed, 100, 400);
      if (task !== null) expect(disagreementOn(edition, task), `seed ${seed}`).toBeNull();
    }
  });

  it.each(HOSTILE_CASES.map(({ name, taskOf }) => ({ name, taskOf })))('where $name', ({ taskOf }) => {
    // The cases are made for even fields.
    for (const players of [12, 40, 60]) {
      const [fastest, ...others] = answersOf(taskOf(players));
      for (const other of others) expect(other).toBe(fastest);
    }
  });
});

describe('large fields', () => {
  it.each(HOSTILE_CASES.map(({ name, taskOf }) => ({ name, taskOf })))(
    'are paired completely where $name',
    ({ taskOf }) => {
      const task = taskOf(300);
      const pairing = pairDutch('2026', task);
      if (!pairing.ok) throw new Error(pairing.failure.code);
      const seated = pairing.value.pairs.flatMap(({ white, black }) => [white, black]);
      expect(new Set(seated).size).toBe(300);
      for (const { white, black } of pairing.value.pairs) {
        expect(task.field.get(white)!.barred.has(black)).toBe(false);
      }
    },
  );
});
