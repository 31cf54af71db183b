/**
 * C.04.3 5.2.5 and what the other texts say alike: the colour drawn is that of odd numbers among those who are there. Identity,
 * pairing number and place among them all differ.
 */
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Colour } from '../../src-engine/model/colour.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';
import { DEFAULT_RULES } from '../../src-engine/model/rules.ts';
import type { SystemId } from '../../src-engine/model/system-ids.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';

/** Round 1 of those with these numbers, of twelve who are entered: White and Black by the higher ranked. */
function coloursOf(system: SystemId, present: readonly number[], initialColour: Colour): string {
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  const players = all.map((tpn): Player => ({
    ...blankPlayer(90 - 3 * tpn, `P${tpn}`),
    tpn,
    rating: 2400 - 10 * tpn,
    arrival: present.includes(tpn) ? 'here' : 'later',
  }));
  const rules = { ...DEFAULT_RULES, system, rounds: 5, initialColour };
  const tournament = { ...BLANK_TOURNAMENT, rules, players: players.toReversed() };
  const task = pairingTaskOf(tournament, 1);
  if (!task.ok) throw new Error(task.failure.code);
  const round = systemOf(system)!.pair(task.value);
  if (!round.ok) throw new Error(round.failure.code);
  const number = new Map(players.map(({ id, tpn }) => [id, tpn]));
  return round.value.pairs
    .map(({ white, black }) => [number.get(white)!, number.get(black)!] as const)
    .sort((a, b) => Math.min(...a) - Math.min(...b))
    .map(([white, black]) => `${Math.min(white, black)} ${white < black ? 'white' : 'black'}`)
    .join(', ');
}

describe('colours of round 1', () => {
  it.each([
    'dutch-2026',
    'dutch-2017',
    'burstein-2026',
    'burstein-2025',
    'dubov-2026',
    'dubov-old',
    'lim-2026',
    'lim-old',
    'bcf',
  ] as const satisfies readonly SystemId[])('%s: by the number among those who are there', (system) => {
    const whole = [1, 2, 3, 4, 5, 6];
    expect(coloursOf(system, whole, 'white')).toBe('1 white, 2 black, 3 white');
    expect(coloursOf(system, whole, 'black')).toBe('1 black, 2 white, 3 black');
    // 2 is the first, 5 the second and 6 the third of them.
    const some = [2, 5, 6, 8, 9, 12];
    expect(coloursOf(system, some, 'white')).toBe('2 white, 5 black, 6 white');
    expect(coloursOf(system, some, 'black')).toBe('2 black, 5 white, 6 black');
  });
});
