import { stepLines } from '../../oracle/worded.ts';
import { describe, expect, it } from 'vitest';
import { LIM_2026, LIM_OLD } from '../../../src-engine/systems/lim/lim.ts';
import { pairedBy, position, type Standing } from './position.ts';

/** Players 1 … `size` of 4 points out of 4 rounds, and eight of 2 points, the median; odd numbers are due White. */
function group(met: Readonly<Record<number, readonly number[]>>, size = 6): Record<number, Standing> {
  const colours = (number: number) => (number % 2 === 1 ? 'wbwb' : 'bwbw');
  const players: Record<number, Standing> = {};
  for (let number = 1; number <= size; number++)
    players[number] = { score: 4, colours: colours(number), met: met[number] ?? [] };
  for (let number = size + 1; number <= size + 8; number++)
    players[number] = { score: 2, colours: colours(number) };
  return players;
}

describe.each([
  ['4.4', LIM_2026, '4.4.1', '4.4.2'],
  ['4.4 (until 2026)', LIM_OLD, '4.4 a', '4.4 b'],
])('C.04.4.3 %s Exchanges must leave player 1 an opponent', (_, system, exchange, company) => {
  it('4.4.2 (4.4 b): 1 has met all but 6, so 1–6 is retained; 2 floats in company with 5, the lowest remaining', () => {
    const task = position(group({ 1: [2, 3, 4, 5], 2: [3, 4, 5] }));
    expect(stepLines(system, task)).toContain(`${company}: 2 P2 floats, and 5 P5 with them`);
    expect(pairedBy(system, task)).toBe('1-6 7-2 3-4 5-8 9-12 13-10 11-14');
  });

  it('4.4.1 (4.4 a): of seven, 2 is exchanged with the floater 7, and 1–6 is retained', () => {
    const task = position(group({ 1: [2, 3, 4, 5], 2: [3, 4, 5] }, 7));
    expect(stepLines(system, task)).toContain(`${exchange}: 2 P2 floats instead of 7 P7`);
    expect(pairedBy(system, task)).toBe('1-6 9-2 3-5 7-4 12-8 13-10 11-14 bye 15');
  });
});

describe('C.04.2 3.6 The boards of a round', () => {
  it('come in the order of the higher ranked players', () => {
    // 4.2: 1 has met 4 and 5, so 1–6 2–4 3–5; by the lower ranked 1–6 would be last.
    const none = { colours: '', score: 2 };
    const players = { 1: { ...none, met: [4, 5] }, 2: none, 3: none, 4: none, 5: none, 6: none };
    const task = position(players);
    const answer = LIM_2026.pair(task);
    if (!answer.ok) throw new Error(answer.failure.code);
    const numbers = answer.value.pairs.map((pair) =>
      [pair.white, pair.black]
        .map((id) => task.field.get(id)!.tpn)
        .sort()
        .join('-'),
    );
    expect(numbers).toEqual(['1-6', '2-4', '3-5']);
  });
});

describe('“why not” of a round made by hand', () => {
  it('two whom the rules pair, whoever is named first: the round differs, no rule is against them', () => {
    const none = { colours: '', score: 2 };
    const task = position({ 1: none, 2: none, 3: none, 4: none });
    const id = (number: number) => task.competitors.find(({ tpn }) => tpn === number)!.id;
    // 2.4: 1–3 and 2–4.
    const byHand = {
      pairs: [
        { white: id(1), black: id(2) },
        { white: id(3), black: id(4) },
      ],
      bye: null,
    };
    for (const [a, b] of [
      [1, 3],
      [3, 1],
      [4, 2],
    ] as const)
      expect(LIM_2026.whyNot(task, byHand, id(a), id(b))).toMatchObject({
        verdict: 'equal',
        rule: null,
        comparison: [],
        reason: { code: 'rules-pair-them', a: id(a), b: id(b) },
      });
    expect(LIM_2026.whyNot(task, byHand, id(1), id(4))).toMatchObject({
      verdict: 'worse',
      reason: { code: 'lim-later', player: id(1), opponent: id(3), other: id(4), kept: false },
    });
  });
});
