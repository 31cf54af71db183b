/** The older text, 6.5: players who may not have the colour that they are due (1.3, 5.3) miss it whomever they meet. */
import { describe, expect, it } from 'vitest';
import { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import { firstPairing, type Due } from '../../../src-engine/systems/burstein/order.ts';
import { compareBurstein } from '../../oracle/burstein-comparison.ts';

/** `w` and `b` are due a colour, `W` and `B` may not have it, `-` is due none; all may meet. */
function paired(players: string, mayFloat: ((rank: number) => boolean) | null = null): string {
  const games = new BitGraph(players.length);
  for (let u = 0; u < players.length; u++) for (let v = u + 1; v < players.length; v++) games.connect(u, v);
  const dueOf = (rank: number): Due => {
    const mark = players[rank]!;
    const colour = mark === '-' ? null : mark.toLowerCase() === 'w' ? 'white' : 'black';
    return { colour, isBarred: mark !== '-' && mark === mark.toUpperCase() };
  };
  return firstPairing(games, dueOf, mayFloat)!
    .flatMap((opponent, rank) =>
      opponent < 0 ? [`${rank + 1}*F`] : opponent > rank ? [`${rank + 1}*${opponent + 1}`] : [],
    )
    .join(' ');
}

describe('6.5 the most players get the colour that they are due', () => {
  it('one due White who may have Black alone leaves White to an opponent who is due it', () => {
    // Of the four only 2 misses; in 1*4 one more would.
    expect(paired('wWbw')).toBe('1*3 2*4');
    // Without the limit one of three misses it in any case.
    expect(paired('wwbw')).toBe('1*4 2*3');
    expect(paired('wWbb')).toBe('1*4 2*3');
  });

  it('to meet who is due no colour does not help them', () => {
    expect(paired('w-bW')).toBe('1*4 2*3');
    expect(paired('-wWb')).toBe('1*4 2*3');
  });

  it('who floats misses nothing in the group that they leave', () => {
    expect(paired('wbWwb', () => true)).toBe('1*5 2*4 3*F');
    expect(paired('wbwwb', () => true)).toBe('1*5 2*4 3*F');
    expect(paired('wbwWb', () => true)).toBe('1*5 2*3 4*F');
    expect(paired('wbwWb', (rank) => rank !== 3)).toBe('1*5 2*F 3*4');
  });

  it('is so in a whole round, as in the literal writing', () => {
    expect(compareBurstein('old', 9420)).toEqual({
      verdict: 'equal',
      oracle: '1-9 3-2 6-5 7-8',
      system: '1-9 3-2 6-5 7-8',
    });
  });
});
