import { describe, expect, it } from 'vitest';
import {
  byStrength,
  equalsOf,
  withDrawnNumbers,
  withPairingNumbers,
  type RulesOfEquals,
} from '../../src-engine/handling/initial-order.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';

const player = (id: number, name: string, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, name),
  ...more,
});
const numbers = (players: readonly Player[]) => players.map(({ name, tpn }) => `${tpn} ${name}`);

const RULES: RulesOfEquals = { lotSeed: 1 };

describe('C.04.2 2 initial order', () => {
  it('2.2 sorts by strength, then title in the order of the article, then name', () => {
    const players = [
      player(1, 'Zeta', { rating: 2200 }),
      player(2, 'Beta', { rating: 2200, title: 'WGM' }),
      player(3, 'Alfa', { rating: 2200 }),
      player(4, 'Gamma', { rating: 2200, title: 'FM' }),
      player(5, 'Delta', { rating: 2300 }),
    ];
    expect([...players].sort(byStrength).map(({ name }) => name)).toEqual([
      'Delta',
      'Beta',
      'Gamma',
      'Alfa',
      'Zeta',
    ]);
    const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', null] as const;
    // Names run against the titles.
    const titled = titles.map((title, at) => player(at + 1, 'IHGFEDCBA'[at]!, { rating: 2200, title }));
    expect(titled.toReversed().sort(byStrength)).toEqual(titled);
  });

  it('2.2 sorts namesakes who are equal in all by their registration, whatever numbers they had', () => {
    const equals = [23, 7, 90, 41].map((id, at) => player(id, 'Same, Name', { rating: 2200, tpn: 4 - at }));
    expect(equals.toSorted(byStrength).map(({ id }) => id)).toEqual([7, 23, 41, 90]);
    expect(
      equals
        .toReversed()
        .sort(byStrength)
        .map(({ id }) => id),
    ).toEqual([7, 23, 41, 90]);
  });

  it('2.1 places an unrated player by the strength that the arbiter estimates', () => {
    const players = [
      player(1, 'Rated', { rating: 1800 }),
      player(2, 'Estimated', { estimate: 1900 }),
      player(3, 'None'),
    ];
    expect(numbers(withPairingNumbers(players, 0, RULES))).toEqual(['2 Rated', '1 Estimated', '3 None']);
  });

  it('2.3 renumbers after a corrected rating before round 4 is paired, and not later', () => {
    const numbered = withPairingNumbers(
      [player(1, 'One', { rating: 2000 }), player(2, 'Two', { rating: 1900 })],
      0,
      RULES,
    );
    const corrected = numbered.map((each) => (each.id === 2 ? { ...each, rating: 2100 } : each));
    expect(numbers(withPairingNumbers(corrected, 3, RULES))).toEqual(['2 One', '1 Two']);
    expect(numbers(withPairingNumbers(corrected, 4, RULES))).toEqual(['1 One', '2 Two']);
  });

  it('2.4 gives a late entry the appropriate number, also after round 4, and moves those below by one', () => {
    const numbered = withPairingNumbers(
      [player(1, 'One', { rating: 2000 }), player(2, 'Two', { rating: 1900 })],
      0,
      RULES,
    );
    const late = [...numbered, player(3, 'Late', { rating: 1950, entryRound: 6 })];
    expect(numbers(withPairingNumbers(late, 5, RULES))).toEqual(['1 One', '3 Two', '2 Late']);
  });

  it('2.2 is alphabetical by letters: accents and strokes do not count, the surname comes first', () => {
    const names = [
      'Zielinski, Ewa',
      'Łukasik, Jan',
      'Öz, Can',
      'Zu, Li',
      'Ber, Zoe',
      'Berg, Ada',
      'Ber Lin, Al',
    ];
    const players = names.map((name, index) => player(70 - index, name, { rating: 2100 }));
    expect([...players].sort(byStrength).map(({ name }) => name)).toEqual([
      'Ber, Zoe',
      'Ber Lin, Al',
      'Berg, Ada',
      'Łukasik, Jan',
      'Öz, Can',
      'Zielinski, Ewa',
      'Zu, Li',
    ]);
  });

  it('2.4 a late entry of equal rating stands by title and name among the numbered', () => {
    const numbered = withPairingNumbers(
      [
        player(1, 'Alfa', { rating: 2000, title: 'FM' }),
        player(2, 'Beta', { rating: 2000 }),
        player(3, 'Zulu', { rating: 2000 }),
      ],
      0,
      RULES,
    );
    const titled = [...numbered, player(4, 'Yankee', { rating: 2000, title: 'IM' })];
    expect(numbers(withPairingNumbers(titled, 5, RULES)).at(-1)).toBe('1 Yankee');
    const named = [...numbered, player(4, 'Öz', { rating: 2000 })];
    expect(numbers(withPairingNumbers(named, 5, RULES))).toEqual(['1 Alfa', '2 Beta', '4 Zulu', '3 Öz']);
  });

  it('2.2, 146: another criterion than the alphabet, if it was announced', () => {
    const players = ['Zeta', 'Alfa', 'Mike', 'Bravo'].map((name, at) =>
      player(at + 1, name, { rating: 2000, title: name === 'Mike' ? 'FM' : null }),
    );
    const order = (rules: RulesOfEquals) =>
      withPairingNumbers(players, 0, rules)
        .toSorted((a, b) => a.tpn - b.tpn)
        .map(({ name }) => name);
    expect(order(RULES)).toEqual(['Mike', 'Alfa', 'Bravo', 'Zeta']);
    expect(order({ ...RULES, orderOfEquals: 'registration' })).toEqual(['Mike', 'Zeta', 'Alfa', 'Bravo']);
    const drawn = [1, 2, 3, 4, 5, 6].map((lotSeed) => order({ lotSeed, orderOfEquals: 'lot' }).join(' '));
    expect(new Set(drawn).size).toBeGreaterThan(1);
    for (const each of drawn) expect(each).toMatch(/^Mike /);
    expect(order({ lotSeed: 3, orderOfEquals: 'lot' })).toEqual(order({ lotSeed: 3, orderOfEquals: 'lot' }));
  });

  it('155: equals whose numbers were exchanged keep their order when numbers are given anew', () => {
    const players = [
      player(1, 'Alfa', { rating: 2000, seat: 2 }),
      player(2, 'Bravo', { rating: 2000, seat: 1 }),
      player(3, 'Charlie', { rating: 2000, seat: 0 }),
      player(4, 'Aaron', { rating: 2000 }),
      player(5, 'Top', { rating: 2300, seat: 5 }),
    ];
    // Who came later takes the place that name gives; the others keep their order around it.
    expect(numbers(withPairingNumbers(players, 0, RULES))).toEqual([
      '5 Alfa',
      '4 Bravo',
      '3 Charlie',
      '2 Aaron',
      '1 Top',
    ]);
    const numbered = withPairingNumbers(players, 0, RULES);
    expect(equalsOf(numbered, 2).map(({ name }) => name)).toEqual(['Aaron', 'Charlie', 'Bravo', 'Alfa']);
    expect(equalsOf(numbered, 5).map(({ name }) => name)).toEqual(['Top']);
  });
});

describe('C.04.2 2.4 late entries after round 4', () => {
  const late = (id: number, name: string, rating: number) => player(id, name, { rating, entryRound: 6 });
  const numbered = [player(1, 'One', { rating: 2000, tpn: 1 }), player(2, 'Two', { rating: 1800, tpn: 2 })];
  const orderOf = (...entries: Player[]) => numbers(withPairingNumbers([...numbered, ...entries], 5, RULES));

  it('follow whoever is numbered where nobody is weaker', () => {
    expect(orderOf(late(3, 'Weak', 1500))).toEqual(['1 One', '2 Two', '3 Weak']);
  });
  it('stand among themselves by strength, however they were entered', () => {
    expect(orderOf(late(3, 'Weak', 1500), late(4, 'Mid', 1600), late(5, 'Strong', 1900))).toEqual([
      ...['1 One', '3 Two', '5 Weak', '4 Mid', '2 Strong'],
    ]);
  });
  it('come after one who is their equal in everything', () => {
    expect(orderOf(late(3, 'One', 2000))).toEqual(['1 One', '3 Two', '2 One']);
  });
});

describe('numbers that are drawn', () => {
  const drawn = (tpns: readonly number[], seed: number, begun: boolean) =>
    withDrawnNumbers(
      tpns.map((tpn, index) => player(41 + index, `Player ${index}`, { tpn })),
      seed,
      begun,
    ).map(({ tpn }) => tpn);

  it('are those of the seed, today and in any later version', () => {
    expect(drawn([0, 0, 0, 0, 0, 0], 9, false)).toEqual([2, 5, 6, 1, 4, 3]);
    expect(drawn([0, 0, 0, 0, 0, 0], 10, false)).toEqual([4, 2, 3, 6, 1, 5]);
    // Numbers of before count for nothing while the event has not begun.
    expect(drawn([3, 1, 0, 2, 0, 0], 9, false)).toEqual([2, 5, 6, 1, 4, 3]);
  });

  it('stay once the event has begun, and those without one follow', () => {
    const [first, second, ...others] = drawn([2, 0, 1, 0, 3], 9, true);
    expect([first, others[0], others[2]]).toEqual([2, 1, 3]);
    expect([second, others[1]].toSorted()).toEqual([4, 5]);
    // Gaps close in the order of the numbers.
    expect(drawn([9, 4, 7], 9, true)).toEqual([3, 1, 2]);
  });
});
