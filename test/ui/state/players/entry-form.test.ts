import { describe, expect, it } from 'vitest';
import { byesOf } from '../../../../src-renderer/state/players/entry-form.svelte.ts';

describe('byes as they are typed', () => {
  it('are half points unless another value is given, in the order of the rounds', () => {
    expect(byesOf('5, 4=0 3=½')).toEqual([
      { round: 3, kind: 'half' },
      { round: 4, kind: 'zero' },
      { round: 5, kind: 'half' },
    ]);
    expect(byesOf('7=1;8=1/2;9=0.5')?.map(({ kind }) => kind)).toEqual(['full', 'half', 'half']);
    expect(byesOf(' ')).toEqual([]);
  });
  it.each(['x', '3=2', '3-4', '3,3', '=0', '3=', '-3', '1000'])('%s is none', (typed) => {
    expect(byesOf(typed)).toBeNull();
  });
});
