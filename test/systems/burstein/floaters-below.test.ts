/** 2.3.3 (2025: 3.3.3) [C7] who floats from the next bracket, in brackets whose only rounds are written out. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { floatersBelow } from '../../../src-engine/systems/burstein/bracket.ts';
import { TEXT_2025, TEXT_2026 } from '../../../src-engine/systems/burstein/criteria.ts';
import { apart, playerOf } from './few-players.ts';

/** Players of these scores, of whom no others may meet than those in `games`, such as `14 23`, by number. */
function playersOf(scores: readonly number[], games: string): Competitor[] {
  const players = scores.map((pairingScore, at) => playerOf(at + 1, '', { pairingScore }));
  for (const a of players)
    for (const b of players) if (a.tpn < b.tpn && !games.split(' ').includes(`${a.tpn}${b.tpn}`)) apart(a, b);
  return players;
}

const numbers = (players: readonly Competitor[]) => players.map(({ tpn }) => tpn);

describe.each([false, true])('[C7] who floats further, by the general way alone: %s', (onlyGeneral) => {
  // Of 45, 40, 40 and a resident two have to go on: 1 and 4 where 2 meets 3, or 2 and 3 where 1 meets 4.
  const players = playersOf([45, 40, 40, 30, 20, 20], '14 25 36 23 15 46');
  const below = (text: typeof TEXT_2026) =>
    numbers(floatersBelow(text, players.slice(0, 3), players.slice(3, 4), players.slice(4), onlyGeneral));

  it('2026 goes by the scores of all of them, the highest first', () => {
    expect(below(TEXT_2026)).toEqual([2, 3]);
  });

  it('2025 has the fewest of those go on who came down', () => {
    expect(below(TEXT_2025)).toEqual([1, 4]);
  });
});

describe('[C7] of several residents who may float alike', () => {
  it('names the last one', () => {
    // 1 comes down to 2, 3, 4 and 5; 2, 3 and 4 can be spared, and 5 is the only one who meets 1. 4 has met 6.
    const players = playersOf([40, 30, 30, 30, 30, 20], '15 23 24 34 26 36');
    expect(
      numbers(floatersBelow(TEXT_2026, players.slice(0, 1), players.slice(1, 5), players.slice(5))),
    ).toEqual([3]);
  });
});
