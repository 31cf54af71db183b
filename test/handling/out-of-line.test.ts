/** Entries that look wrong although no list says otherwise. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, outOfLine, type OutOfLine, type Player } from '../../src-engine/index.ts';

const codes = (player: Partial<Player>, earlier: number | null = null): OutOfLine['code'][] =>
  outOfLine(
    { ...blankPlayer(1, 'Name, Given'), ...player },
    2026,
    earlier === null ? null : { rating: earlier, month: '2026-01' },
  ).map(({ code }) => code);

describe('outOfLine', () => {
  it.each([
    ['an ordinary entry', { rating: 2100, title: 'FM', sex: 'm', birth: '1990/01/01' }, 2150, []],
    ['199 up', { rating: 2199 }, 2000, []],
    ['200 up', { rating: 2200 }, 2000, ['moved']],
    ['200 down', { rating: 1800 }, 2000, ['moved']],
    ['unrated before', { rating: 2200 }, 0, []],
    ['500 under the title', { rating: 1900, title: 'IM' }, null, []],
    ['further under the title', { rating: 1899, title: 'IM' }, null, ['low-for-title']],
    ['unrated with a title', { rating: 0, title: 'GM' }, null, []],
    ['a title of women for a man', { title: 'WFM', sex: 'm' }, null, ['title-of-women']],
    ['the same for a woman', { title: 'WFM', sex: 'w' }, null, []],
    ['a rating that nobody had', { rating: 2901 }, null, ['rating-beyond-all']],
    ['the highest rating that is not beyond all', { rating: 2900 }, null, []],
    ['a hundred years old', { birth: '1926' }, null, []],
    ['five years old', { birth: '2021' }, null, []],
    ['four years old', { birth: '2022/05/01' }, null, ['age']],
    ['over a hundred', { birth: '1925' }, null, ['age']],
  ] as const)('%s', (_, player, earlier, expected) => {
    expect(codes(player, earlier)).toEqual(expected);
  });

  it('says nothing of the age where the year of the tournament or of birth is not known', () => {
    const born = { ...blankPlayer(1, 'Name, Given'), birth: '2024/01/01' };
    expect(outOfLine(born, 0, null)).toEqual([]);
    expect(outOfLine({ ...born, birth: '' }, 2026, null)).toEqual([]);
  });
});
