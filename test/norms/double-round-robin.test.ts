/** B.01 1.4.5f speaks of a double round robin: everybody meets everybody twice, and the rounds are known beforehand. */
import { expect, it } from 'vitest';
import { isDoubleRoundRobin } from '../../src-engine/norms/event.ts';
import type { SystemId } from '../../src-engine/model/system-ids.ts';
import { nine, seekerEvent } from './seeker.ts';

const EVENT = seekerEvent(nine(2450, '111111111'));

function isDouble(system: SystemId, size: number, rounds: number): boolean {
  const players = EVENT.players.slice(0, size);
  return isDoubleRoundRobin({ ...EVENT, players, rounds: [], rules: { ...EVENT.rules, system, rounds } });
}

it('is one with twice as many rounds as one cycle has, for an even and for an odd number of players', () => {
  const rounds = [4, 5, 6, 8, 9, 10, 11, 12];
  const doubled = (system: SystemId, size: number) => rounds.filter((each) => isDouble(system, size, each));
  expect(doubled('double-round-robin', 4)).toEqual([6]);
  expect(doubled('double-round-robin', 5)).toEqual([10]);
  expect(doubled('double-round-robin', 6)).toEqual([10]);
  expect(doubled('dutch-2026', 6)).toEqual([]);
});

it('needs two players', () => {
  expect([isDouble('double-round-robin', 1, 0), isDouble('double-round-robin', 2, 2)]).toEqual([false, true]);
});
