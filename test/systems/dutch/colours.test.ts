import { describe, expect, it } from 'vitest';
import { allocate } from '../../../src-engine/systems/dutch/colours.ts';
import { player, type Made } from './kernel/samples.ts';

/** The article that decides and the colour of the higher ranked player, whose number is 1. */
function given(higher: Made | string, lower: Made | string, initial: 'white' | 'black' = 'white'): string {
  const made = (player: Made | string): Made => (typeof player === 'string' ? { colours: player } : player);
  const { article, colour } = allocate(player(0, made(higher)), player(1, made(lower)), initial);
  return `${article} ${colour}`;
}

describe('5.2 (E), the first article that decides', () => {
  it('5.2.1 (E.1) grants both preferences', () => {
    expect(given('W', 'B')).toBe('5.2.1 black');
    expect(given('B', 'W')).toBe('5.2.1 white');
  });

  it('5.2.1 with 1.7.4 (A.6.d) grants the only preference there is', () => {
    expect(given('W', '')).toBe('5.2.1 black');
    expect(given('', 'W')).toBe('5.2.1 white');
  });

  it('5.2.2 (E.2) grants the stronger of two equal preferences', () => {
    expect(given('BW', 'W')).toBe('5.2.2 white');
    expect(given('W', 'BW')).toBe('5.2.2 black');
    expect(given('W', 'BWW')).toBe('5.2.2 white');
  });

  it('5.2.2 (E.2) of two absolute ones grants the wider difference', () => {
    expect(given('WW', 'WWW')).toBe('5.2.2 white');
    expect(given('WWW', 'WW')).toBe('5.2.2 black');
  });

  it('5.2.3 (E.3) alternates to the latest round in which they had different colours', () => {
    expect(given('BWBW', 'WBBW')).toBe('5.2.3 black');
    expect(given('WBBW', 'BWBW')).toBe('5.2.3 white');
  });

  it('5.2.3 (E.3) with C.04.2 3.4 lays the games played end to end', () => {
    // The second has played one game less, which leaves the latest ones side by side.
    expect(given('BBWWBW', 'BWBW')).toBe('5.2.3 black');
  });

  it('5.2.4 (E.4) grants the preference of the higher ranked player', () => {
    expect(given('W', 'W')).toBe('5.2.4 black');
    expect(given('WB', 'WB')).toBe('5.2.4 white');
  });

  it('5.2.5 (E.5) gives the initial-colour to a higher ranked player of odd number', () => {
    expect(given('', '')).toBe('5.2.5 white');
    expect(given('', '', 'black')).toBe('5.2.5 black');
    const even = allocate(player(1), player(2), 'white');
    expect(even.colour).toBe('black');
  });

  it('tells whose wish or rank decided, and nobody where both wishes, or neither, did', () => {
    const decider = (higher: string, lower: string) =>
      allocate(player(4, { colours: higher }), player(7, { colours: lower }), 'white').decider?.rank ?? null;
    // 5.2.1, 5.2.2 by strength and by difference, 5.2.3, 5.2.4, 5.2.5.
    expect([decider('W', 'B'), decider('', 'W'), decider('W', '')]).toEqual([null, null, null]);
    expect([decider('BW', 'W'), decider('W', 'BW')]).toEqual([7, 4]);
    expect([decider('WW', 'WWW'), decider('WWW', 'WW')]).toEqual([7, 4]);
    expect([decider('BB', 'BBB'), decider('BBB', 'BB')]).toEqual([7, 4]);
    expect([decider('BWBW', 'WBBW'), decider('W', 'W'), decider('', '')]).toEqual([null, 4, 4]);
  });
});
