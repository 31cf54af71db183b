/** What is typed and not stored: whoever leaves is asked, the last opened first, and one refusal is enough. */
import { describe, expect, it } from 'vitest';
import { Unsaved, type Keeper } from '../../../src-renderer/state/unsaved.ts';

const asked: string[] = [];
const keeper = (name: string, more: Partial<Keeper> = {}): Keeper => ({
  holds: true,
  leave: () => {
    asked.push(name);
    return Promise.resolve(true);
  },
  ...more,
});
const holding = (...keepers: readonly Keeper[]): Unsaved => {
  asked.length = 0;
  const unsaved = new Unsaved();
  for (const each of keepers) unsaved.keep(each);
  return unsaved;
};

describe('what is typed', () => {
  it('is left one by one, what was opened last first', async () => {
    const unsaved = holding(keeper('page'), keeper('dialog'), keeper('empty', { holds: false }));
    expect(unsaved.holds('page')).toBe(true);
    expect([await unsaved.leave('page'), asked]).toEqual([true, ['dialog', 'page']]);
  });

  it('is not asked about further once something is not to be left', async () => {
    const stays = keeper('dialog', {
      leave: () => {
        asked.push('stays');
        return Promise.resolve(false);
      },
    });
    const unsaved = holding(keeper('page'), stays);
    expect([await unsaved.leave('window'), asked]).toEqual([false, ['stays']]);
  });

  it('goes with the command that stores it, and not with another', () => {
    const unsaved = holding(keeper('notes', { command: 'incidents.note' }));
    expect(unsaved.holds('incidents.note')).toBe(false);
    expect(unsaved.holds('tournament.close')).toBe(true);
    expect(unsaved.holds('window')).toBe(true);
  });

  it('that outlives its page is lost with the window or the tournament only', () => {
    const unsaved = holding(keeper('round', { outlivesPage: true }));
    expect(['page', 'window', 'tournament.close'].map((leaving) => unsaved.holds(leaving as never))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is none any more when its page is gone, and nothing is asked where nothing is held', async () => {
    const unsaved = holding();
    const end = unsaved.keep(keeper('one'));
    unsaved.keep(keeper('two', { holds: false }));
    expect(unsaved.holds('page')).toBe(true);
    end();
    expect(unsaved.holds('page')).toBe(false);
    expect([await unsaved.leave('page'), asked]).toEqual([true, []]);
  });

  it('stays where something else was left', () => {
    const unsaved = holding();
    const end = unsaved.keep(keeper('dialog'));
    unsaved.keep(keeper('page'));
    end();
    expect(unsaved.holds('page')).toBe(true);
  });
});
