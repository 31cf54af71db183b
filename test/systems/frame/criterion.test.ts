import { describe, expect, it } from 'vitest';
import { compareValues } from '../../../src-engine/systems/frame/criterion.ts';
import { SYSTEMS } from '../../../src-engine/systems/registry.ts';
import type { Unit } from '../../../src-engine/systems/unit.ts';
import { stepsText } from '../../../src-engine/texts/en/steps.ts';
import { ratedTaskOf } from './tasks.ts';

const line = (unit: Unit, value: readonly number[]) =>
  stepsText.line({ code: 'sums', article: '', rows: [{ label: 'due-missed', unit, value }] }, () => {
    throw new Error('nobody is named');
  });

describe('a row as it is printed', () => {
  it('shows points, which are tenths, as points and everything else as it is', () => {
    expect(line('points', [35, 10, 5])).toBe('Due colours missed: 3½, 1, ½');
    expect(line('count', [3])).toBe('Due colours missed: 3');
    expect(line('games', [12])).toBe('Due colours missed: 12');
    expect(line('points', [])).toBe('Due colours missed: none');
  });

  it('C.04.4.3 2.2 counts games between different scores in games, not in tenths', () => {
    const lines = ['2w1', '1b0', '4w1', '3b0', '6w=', '5b='];
    const task = ratedTaskOf(lines, 1);
    const lim = SYSTEMS.find(({ id }) => id === 'lim-2026')!;
    const pairing = {
      pairs: [
        { white: 1, black: 4 },
        { white: 3, black: 5 },
        { white: 6, black: 2 },
      ],
      bye: null,
    };
    const row = lim.assess(task, pairing).brackets[0]!.rows[0]!;
    expect(row.value).toEqual([3]);
    expect(line(row.unit, row.value)).toBe('Due colours missed: 3');
  });

  /** Scores, their differences and steps between them are points; the rest is counted, but for what matching weighs. */
  const POINTS = /scores|steps|(?<!wide-)differences/;
  const OF_MATCHING: Readonly<Record<string, Unit>> = {
    'mwm-dutch': 'rank',
    'mwm-monrad': 'rank',
    // Of these much is wanted.
    'mwm-burstein': 'gain',
    'mwm-random': 'gain',
    'mwm-random2': 'gain',
  };

  it.each(SYSTEMS.map((system) => [system.id, system] as const))(
    '%s gives every row its unit',
    (system_id, system) => {
      const task = ratedTaskOf(['2w1', '1b0', '4w1', '3b0', '6w=', '5b='], 1);
      const round = system.solve(task);
      if (!round.ok) throw new Error(round.failure.code);
      const rows = round.value.brackets.flatMap((bracket) => bracket.rows);
      expect(rows.length).toBeGreaterThan(0);
      for (const { id, label, unit } of rows) {
        const due =
          id === 'π' ? OF_MATCHING[system_id] : label === 'colour-sums' ? 'games' : POINTS.test(label);
        expect([label, unit]).toEqual([label, due === true ? 'points' : due === false ? 'count' : due]);
      }
    },
  );
});

describe('values', () => {
  it('compare element by element; what is missing counts as 0', () => {
    expect(compareValues([10, 5], [10])).toBeGreaterThan(0);
    expect(compareValues([10], [10, 0])).toBe(0);
    expect(compareValues([1, 9], [2])).toBeLessThan(0);
  });
});
