import { describe, expect, it } from 'vitest';
import { holdingEcho, markEcho } from '../../../../src-renderer/state/players/mark-echo.ts';
import { PLAYERS } from '../../fixture-bridge.ts';

describe('a mark at the check-in', () => {
  it('says what it led to', () => {
    const marked = (presence: 'here' | 'absent' | 'expected', before: 'here' | 'expected') =>
      markEcho(presence, { ...PLAYERS[0]!, presence: before }, 3);
    expect(marked('here', 'expected').done).toBe(true);
    expect(marked('absent', 'expected').done).toBe(true);
    expect(marked('expected', 'here').done).toBe(true);
    // It was so before: nothing was done.
    expect(marked('expected', 'expected').done).toBe(false);
    const said = [marked('here', 'here'), marked('absent', 'here'), marked('expected', 'here')];
    expect(new Set(said.map(({ text }) => text)).size).toBe(3);
  });

  it('is said for as long as it holds', () => {
    const player = { ...PLAYERS[0]!, presence: 'expected' } as const;
    const other = { ...PLAYERS[1]!, presence: 'here' } as const;
    const said = markEcho('absent', player, 3);
    expect(holdingEcho(said, [other, { ...player, presence: 'absent' }])).toBe(said);
    // Undone, or withdrawn since.
    expect(holdingEcho(said, [other, player])).toBeNull();
    expect(holdingEcho(said, [other, { ...player, presence: 'out' }])).toBeNull();
    const refused = { done: false, text: 'nobody' };
    expect([holdingEcho(refused, []), holdingEcho(null, [player])]).toEqual([refused, null]);
  });
});
