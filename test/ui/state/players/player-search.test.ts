/** Names are found as they are typed, and lists stand in the order that their heading says. */
import { describe, expect, it } from 'vitest';
import {
  directionOf,
  isEnough,
  matchingPlayers,
  playerMatching,
  sortedPlayers,
} from '../../../../src-renderer/state/players/player-search.ts';
import { playerOf } from '../../fixtures.ts';

const player = (id: number, more: Partial<ReturnType<typeof playerOf>>) => ({ ...playerOf(id), id, ...more });

describe('lists of players', () => {
  const players = [
    player(51, { tpn: 0, name: 'Zimmer, A', rating: 1500 }),
    player(52, { tpn: 9, name: 'Bauer, B', rating: 2100 }),
    player(53, { tpn: 0, name: 'Aust, C', rating: 1800 }),
    player(54, { tpn: 2, name: 'Ćosić, D', rating: 2000 }),
  ];
  const sorted = (by: string, descending = false) =>
    sortedPlayers(players, { by, descending }).map(({ id }) => id);

  it('by number end with those who have none, by name among themselves', () => {
    expect(sorted('tpn')).toEqual([54, 52, 53, 51]);
  });
  it('by rating begin with the strongest, and turn round', () => {
    expect(sorted('rating')).toEqual([52, 54, 53, 51]);
    expect(sorted('rating', true)).toEqual([51, 53, 54, 52]);
  });
  it('say the direction of what is shown: ratings begin with the highest', () => {
    expect(directionOf({ by: 'rating', descending: false })).toBe('descending');
    expect(directionOf({ by: 'rating', descending: true })).toBe('ascending');
    expect(directionOf({ by: 'name', descending: false })).toBe('ascending');
    expect(directionOf({ by: 'tpn', descending: true })).toBe('descending');
  });
  it('by name do not mind accents; an unknown order is that of names', () => {
    expect(sorted('name')).toEqual([53, 52, 54, 51]);
    expect(sorted('nothing')).toEqual([53, 52, 54, 51]);
  });
  it('take a name into its words once, however many letters are typed', () => {
    let asked = 0;
    const [first] = players;
    const counted = {
      ...first!,
      get name() {
        asked++;
        return 'Zimmer, Ada';
      },
    };
    expect(['zi', 'zim', 'ada z', 'bau'].map((typed) => playerMatching(typed)(counted))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(asked).toBe(1);
  });
  it('find surnames before first names', () => {
    const found = matchingPlayers(
      [player(1, { name: 'Calder, Marek' }), player(2, { name: 'Marten, Milan' })],
      'mar',
    );
    expect(found.map(({ id }) => id)).toEqual([2, 1]);
  });

  const named = (...names: readonly string[]) => names.map((name, index) => player(61 + index, { name }));
  const found = (typed: string, ...names: readonly string[]) =>
    matchingPlayers(named(...names), typed).map(({ name }) => name);

  it('find a name with an apostrophe or a hyphen however it is typed', () => {
    const names = ['O’Brien, Sean', 'Brienne, Ann', 'Hohenstein-Wolkenburg, Mia'];
    for (const typed of ['obrien', "o'brien", 'o’brien', 'brien'])
      expect(found(typed, ...names)[0]).toBe(names[0]);
    expect(found('obrien', ...names)).toEqual([names[0]]);
    expect(found('wolken', ...names)).toEqual([names[2]]);
  });
  it('find a whole word before one that only begins so', () => {
    expect(found('li', 'Lindqvist, Lena', 'Li, Wei')).toEqual(['Li, Wei', 'Lindqvist, Lena']);
  });
  it('find names in other scripts', () => {
    expect(found('王', '王小明', 'Wang, Min')).toEqual(['王小明']);
    expect(found('zhukov', 'Жуков, Пётр')).toEqual(['Жуков, Пётр']);
  });
  it('find letters that the list writes as two', () => {
    const names = ['Mueller, Hans', 'Müller, Eva', 'Jørgensen, Bo', 'Joergensen, Ada'];
    expect(found('müller', ...names).toSorted()).toEqual(['Mueller, Hans', 'Müller, Eva']);
    expect(found('mueller', ...names).toSorted()).toEqual(['Mueller, Hans', 'Müller, Eva']);
    expect(found('jørg', ...names).toSorted()).toEqual(['Joergensen, Ada', 'Jørgensen, Bo']);
  });
  it('take two letters for a name of two letters, and for no longer one', () => {
    const [li, lind, wang] = named('Li, Wei', 'Lindqvist, Lena', '王小明');
    expect([li, lind, wang].map((one, index) => isEnough(one!, ['li', 'li', '王'][index]!))).toEqual([
      true,
      false,
      true,
    ]);
    expect(isEnough(lind!, 'lin')).toBe(true);
  });
});
