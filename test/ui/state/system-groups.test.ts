import { describe, expect, it } from 'vitest';
import { systemByLetter, systemsByGroup } from '../../../src-renderer/state/system-groups.ts';
import { SYSTEM_CHOICES } from '../new-view.ts';

describe('the systems', () => {
  it('stand in groups, FIDE’s in force first', () => {
    const groups = systemsByGroup(SYSTEM_CHOICES).map(({ group, systems }) => [
      group,
      systems.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['inForce', ['dutch-2026', 'dubov-2026', 'burstein-2026']],
      ['earlier', ['dutch-2017']],
      ['roundRobin', ['round-robin']],
      ['other', ['bcf']],
    ]);
    expect(systemsByGroup(SYSTEM_CHOICES.slice(0, 1)).map(({ group }) => group)).toEqual(['inForce']);
  });

  it('are found by a letter, one after the other and round again', () => {
    const after = (from: string, letter: string) => systemByLetter(SYSTEM_CHOICES, from, letter)?.id;
    expect(after('dutch-2026', 'b')).toBe('bcf');
    expect(after('bcf', 'B')).toBe('burstein-2026');
    expect(after('burstein-2026', 'b')).toBe('bcf');
    expect(after('dubov-2026', 'd')).toBe('dubov-2026');
    expect(after('bcf', 'z')).toBeUndefined();
  });
});
