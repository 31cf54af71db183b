/** B.01 1.4, looked at ahead: the best and the worst whom a field could bring, and what is enough of whoever is not known. */
import { describe, expect, it } from 'vitest';
import { fieldFor } from '../../src-engine/norms/field.ts';
import { NORM_LEVELS } from '../../src-engine/norms/levels.ts';
import { needOf } from '../../src-engine/norms/need.ts';
import type { Title } from '../../src-engine/index.ts';
import { drawn, EIGHT, opponentOf, prospectOf } from './prospect.ts';

const imagined = (opponent: number, rating: number, title: Title | null, federation: string) => ({
  ...{ opponent, colour: null, rating, title, federation },
});

describe('a field', () => {
  // Two of the five have a title of 1.4.5c, and three any title of 1.4.5a.
  const PLAYERS = ['64 GM 2600 SWE', '12 - 2500 NOR', '90 CM 2450 SWE', '33 WIM 2400 NOR', '47 IM 0 POL'].map(
    opponentOf,
  );
  const { best, worst, players } = fieldFor(PLAYERS, NORM_LEVELS.IM);

  it('at its best has the highest ratings with all titles that there are, each of a federation of their own', () => {
    expect(best(2)).toEqual([imagined(-1, 2600, 'IM', '*0'), imagined(-2, 2500, 'IM', '*1')]);
    expect(best(6)).toEqual([
      imagined(-1, 2600, 'IM', '*0'),
      imagined(-2, 2500, 'IM', '*1'),
      imagined(-3, 2450, 'FM', '*2'),
      imagined(-4, 2400, null, '*3'),
      imagined(-5, 1400, null, '*4'),
    ]);
    expect([best(0), players]).toEqual([[], PLAYERS]);
  });

  it('at its worst has the lowest ratings, all of one federation, and titles only where too few have none', () => {
    const four = (federation: string) => [
      imagined(-1, 1400, null, federation),
      imagined(-2, 2400, null, federation),
      imagined(-3, 2450, 'FM', federation),
      imagined(-4, 2500, 'IM', federation),
    ];
    expect(worst(4)).toEqual([four('SWE'), four('NOR'), four('POL')]);
    expect(worst(1)).toEqual([four('SWE').slice(0, 1), four('NOR').slice(0, 1), four('POL').slice(0, 1)]);
    expect(worst(9)[0]).toEqual([...four('SWE'), imagined(-5, 2600, 'IM', 'SWE')]);
  });

  it('has titles by the group of the norm', () => {
    expect(fieldFor(PLAYERS, NORM_LEVELS.GM).best(3)).toEqual([
      imagined(-1, 2600, 'GM', '*0'),
      imagined(-2, 2500, 'FM', '*1'),
      imagined(-3, 2450, 'FM', '*2'),
    ]);
    expect(
      fieldFor(PLAYERS, NORM_LEVELS.WIM)
        .best(4)
        .map(({ title }) => title),
    ).toEqual([...['WIM', 'WIM', 'WIM', null]]);
  });
});

describe('what is enough of the unknown opponents', () => {
  const NEED = { opponents: 1, rating: 0, group: 1, titled: 1, federations: 0, barred: [] };

  it('1.4.8: is the least rating with the titles that are missing, 0 where every rating will do', () => {
    // Five of nine ask for 21 659 in all, 4½ for 22 046 and 4 for 22 433; 19 600 are there.
    const prospect = prospectOf({ games: EIGHT, next: [null] });
    expect([10, 5, 0].map((result) => needOf(prospect, [result]))).toEqual([
      { ...NEED, rating: 2059 },
      { ...NEED, rating: 2446 },
      { ...NEED, rating: 2833 },
    ]);
    // Six ask for 20 921, to which an unrated opponent brings enough.
    const won = EIGHT.map((game, at) => ({ ...game, score: at < 2 ? 10 : 5 }));
    expect(needOf(prospectOf({ games: won, next: [null] }), [10])).toEqual(NEED);
  });

  it('is nothing that could be said where nobody is unknown', () => {
    expect(needOf(prospectOf({ games: EIGHT, next: ['64 IM 2446 FRA'] }), [5])).toBeNull();
  });

  it('is nothing where no opponent could be enough', () => {
    expect(needOf(prospectOf({ games: EIGHT.slice(1), next: [null] }), [10])).toBeNull();
  });

  it('counts the game against a known opponent with its result, unless that leaves it uncounted', () => {
    const two = (known: string, result: number) =>
      needOf(prospectOf({ games: EIGHT.slice(1), next: [known, null], uncounted: [0] }), [result, 5]);
    // Without the IM of round 2 an IM is there, and another one to come; 17 150 and 2300 are there.
    expect(two('64 IM 2300 FRA', 5)).toEqual({ ...NEED, rating: 2596 });
    expect(two('64 FM 2300 FRA', 5)).toBeNull();
    expect(two('64 IM 2300 FRA', 0)).toBeNull();
  });

  const from = (...federations: readonly string[]) =>
    drawn(
      ...EIGHT.map(
        ({ opponent, title, rating }, at) => `${opponent} ${title ?? '-'} ${rating} ${federations[at]!}`,
      ),
    );
  const SIX = ['SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'SWE', 'NOR', 'POL'];
  const ONE = ['SWE', 'SWE', 'SWE', 'SWE', 'NOR', 'NOR', 'NOR', 'NOR'];
  const FIVE = ['SWE', 'SWE', 'POL', 'NOR', 'NOR', 'NOR', 'NOR', 'NOR'];

  it('1.4.3, 1.4.4: names the federations that have their share, and asks for a new one where one is missing', () => {
    const need = (federations: readonly string[], exempt = false) =>
      needOf(prospectOf({ games: from(...federations), next: [null], frame: { exempt } }), [10]);
    const one = { ...NEED, rating: 2059 };
    expect(need(SIX)).toEqual({ ...one, barred: ['SWE'] });
    expect(need(ONE)).toEqual({ ...one, federations: 1, barred: ['NOR', 'SWE'] });
    expect(need(FIVE)).toEqual({ ...one, barred: ['NOR'] });
    expect([need(SIX, true), need(ONE, true)]).toEqual([one, one]);
  });
});
