/** C.07 4.2: tie-breaks inside tied groups, one after the other. */
import { describe, expect, it } from 'vitest';
import { groupsOf, rankingOf, type Criterion } from '../../src-engine/tiebreaks/ranking.ts';

/** Points of the participants at the places 0 to 5. */
const SCORES = [20, 30, 20, 20, 30, 10];

const byValue = (
  amounts: readonly number[],
  more: Partial<Criterion & { kind: 'value' }> = {},
): Criterion => ({
  ...{ kind: 'value', code: 'V', used: true, direction: 1, decimals: 0 },
  reckon: (index) => ({ value: amounts[index]!, scale: 1, contributions: [] }),
  ...more,
});

/** Orders sets by a list of answers, and keeps what was asked. */
function bySet(answers: Readonly<Record<string, readonly (readonly number[])[]>>, used = true) {
  const asked: string[] = [];
  const criterion: Criterion = {
    ...{ kind: 'set', code: 'S', used },
    orderOf: (tied) => {
      asked.push(tied.join(' '));
      return answers[tied.join(' ')]!;
    },
  };
  return { criterion, asked };
}

const amounts = [3, 7, 1, 3, 7, 9];
const shown = (values: ReturnType<typeof rankingOf>['values']) =>
  values.map((column) => column.map((value) => `${value.code} ${value.value} ${value.shown}`.trim()));

describe('participants', () => {
  it('are in the order of their scores, equal ones together', () => {
    expect(rankingOf(SCORES, [])).toEqual({ groups: [[1, 4], [0, 2, 3], [5]], values: [] });
  });

  it.each([
    ['the higher one first', 1, [[1, 4], [0, 3], [2], [5]]],
    ['the lower one first', -1, [[1, 4], [2], [0, 3], [5]]],
  ] as const)('are parted by a value inside their groups, %s', (_, direction, groups) => {
    const { values, ...ranking } = rankingOf(SCORES, [byValue(amounts, { direction })]);
    expect(ranking).toEqual({ groups });
    expect(shown(values)).toEqual([['V 3 3', 'V 7 7', 'V 1 1', 'V 3 3', 'V 7 7', 'V 9 9']]);
    expect(values[0]![5]).toEqual({ code: 'V', value: 9, scale: 1, rest: [], shown: '9' });
  });

  it('are parted by a set of those whom nothing before it parted, with their places in it', () => {
    const { criterion, asked } = bySet({ '1 4': [[4], [1]], '0 2 3': [[2, 0], [3]] });
    const { groups, values } = rankingOf(SCORES, [criterion]);
    expect(groups).toEqual([[4], [1], [2, 0], [3], [5]]);
    expect(shown(values)).toEqual([['S 1 1', 'S 2 2', 'S 1 1', 'S 3 3', 'S 1 1', 'S 0']]);
    expect(asked).toEqual(['1 4', '0 2 3']);
  });

  it('have no place in a set that does not part them, and are asked for no set alone', () => {
    const { criterion, asked } = bySet({ '1 4': [[1, 4]], '0 3': [[3], [0]] });
    const { groups, values } = rankingOf(SCORES, [byValue(amounts), criterion, byValue([1, 2, 3, 4, 5, 6])]);
    expect(groups).toEqual([[4], [1], [3], [0], [2], [5]]);
    expect(shown(values)[1]).toEqual(['S 2 2', 'S 0', 'S 0', 'S 1 1', 'S 0', 'S 0']);
    expect(asked).toEqual(['1 4', '0 3']);
  });

  it('are shown what must not rank them, and are not parted by it', () => {
    const { criterion, asked } = bySet({}, false);
    const { groups, values } = rankingOf(SCORES, [byValue(amounts, { used: false }), criterion]);
    expect(groups).toEqual([[1, 4], [0, 2, 3], [5]]);
    expect(shown(values)).toEqual([
      ['V 3 3', 'V 7 7', 'V 1 1', 'V 3 3', 'V 7 7', 'V 9 9'],
      ['S 0', 'S 0', 'S 0', 'S 0', 'S 0', 'S 0'],
    ]);
    expect(asked).toEqual([]);
  });

  it('12.1 stay together where a value may not order their group', () => {
    const mayOrder = (tied: readonly number[]) => tied.includes(1);
    const { groups } = rankingOf(SCORES, [byValue([1, 2, 3, 4, 5, 6], { mayOrder })]);
    expect(groups).toEqual([[4], [1], [0, 2, 3], [5]]);
  });
});

describe('the groups alone', () => {
  it('are the same, and values are asked for once and only of those who are tied', () => {
    const reckoned: number[] = [];
    const value = byValue([], {
      reckon: (index) => {
        reckoned.push(index);
        return { value: amounts[index]!, scale: 1, contributions: [] };
      },
    });
    const { criterion, asked } = bySet({ '1 4': [[4], [1]], '0 3': [[3], [0]] });
    const never = byValue([], { reckon: () => expect.unreachable() });
    expect(groupsOf(SCORES, [value, criterion, never])).toEqual([[4], [1], [3], [0], [2], [5]]);
    expect(reckoned.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(asked).toEqual(['1 4', '0 3']);
  });

  it('are parted by what may rank alone', () => {
    const { criterion } = bySet({}, false);
    const mayOrder = (tied: readonly number[]) => tied.includes(1);
    expect(groupsOf(SCORES, [byValue(amounts, { used: false }), criterion])).toEqual([
      [1, 4],
      [0, 2, 3],
      [5],
    ]);
    expect(groupsOf(SCORES, [byValue([1, 2, 3, 4, 5, 6], { mayOrder })])).toEqual([[4], [1], [0, 2, 3], [5]]);
  });
});
