import { describe, expect, it } from 'vitest';
import { holdingEcho, markEcho } from '../../../../src-renderer/state/players/mark-echo.ts';
import { text } from '../../../../src-renderer/texts.ts';
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
    const { name } = PLAYERS[0]!;
    const words = text.players;
    expect(marked('here', 'expected').text.replace(/\d\d:\d\d(:\d\d)?/, 'now')).toBe(
      words.isHere(name, 'now'),
    );
    expect(marked('absent', 'here').text).toBe(words.isAbsent(name, 3));
    expect(marked('expected', 'here').text).toBe(words.isExpected(name));
    expect(marked('expected', 'expected').text).toBe(words.alreadyAway(name));
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
