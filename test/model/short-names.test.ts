/** Who is who where a surname stands alone. */
import { describe, expect, it } from 'vitest';
import { shortNames, wholeNames } from '../../src-engine/model/short-names.ts';

/** Identity, number and place all differ. */
const named = (names: readonly string[]) =>
  names.map((name, index) => ({ id: 70 + index, tpn: names.length - index, name }));
const shown = (names: readonly string[]) => [...shortNames(named(names)).values()];

describe('a surname that stands alone', () => {
  it('is enough where nobody else has it', () => {
    expect(shown(['Meier, Ann', 'Li, Wei', 'Mononym'])).toEqual(['Meier', 'Li', 'Mononym']);
  });

  it('is found once for a list of players, and anew for another list', () => {
    const players = named(['Meier, Ann', 'Li, Wei']);
    expect(shortNames(players)).toBe(shortNames(players));
    expect([...shortNames([...players, { id: 90, tpn: 9, name: 'Li, Bao' }]).values()]).toEqual([
      'Meier',
      'Li Wei',
      'Li Bao',
    ]);
  });

  it('gets the first name where others have it, accents and case aside', () => {
    expect(shown(['Meier, Ann', 'MEIER, Bo', 'Méier,Cy', 'Li, Wei'])).toEqual([
      'Meier Ann',
      'MEIER Bo',
      'Méier Cy',
      'Li',
    ]);
  });

  it('gets the number where the whole name is not theirs alone either', () => {
    expect(shown(['Li, Wei', 'Li, Bao', 'li, wei', 'Ono, Ko'])).toEqual([
      'Li Wei (4)',
      'Li Bao',
      'li wei (2)',
      'Ono',
    ]);
  });

  it('has no number before there are any', () => {
    const players = named(['Li, Wei', 'Li, Wei']).map((player) => ({ ...player, tpn: 0 }));
    expect([...shortNames(players).values()]).toEqual(['Li Wei', 'Li Wei']);
  });

  it('tells all numbered players apart, whatever their names', () => {
    const parts = ['Li', 'LI', 'Lí', 'Wei', ''];
    const names = parts.flatMap((surname) =>
      parts.flatMap((first) => (surname === '' ? [] : [first === '' ? surname : `${surname}, ${first}`])),
    );
    const short = shown([...names, ...names]);
    expect(new Set(short).size).toBe(short.length);
  });
});

describe('a whole name', () => {
  it('gets the number where somebody else has all of it, and there is one', () => {
    const players = named(['Li, Wei', 'Li, Bao', 'li,wei', 'Ono, Ko']);
    expect([...wholeNames(players).values()]).toEqual(['Li, Wei (4)', 'Li, Bao', 'li,wei (2)', 'Ono, Ko']);
    expect([...wholeNames(players.map((player) => ({ ...player, tpn: 0 }))).values()]).toEqual(
      players.map(({ name }) => name),
    );
  });
});
