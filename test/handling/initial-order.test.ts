import { describe, expect, it } from 'vitest';
import { byStrength, withPairingNumbers } from '../../src-engine/handling/initial-order.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';

const player = (id: number, name: string, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, name),
  ...more,
});
const numbers = (players: readonly Player[]) => players.map(({ name, tpn }) => `${tpn} ${name}`);

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
  });

  it('2.1 places an unrated player by the strength that the arbiter estimates', () => {
    const players = [
      player(1, 'Rated', { rating: 1800 }),
      player(2, 'Estimated', { estimate: 1900 }),
      player(3, 'None'),
    ];
    expect(numbers(withPairingNumbers(players, 0))).toEqual(['2 Rated', '1 Estimated', '3 None']);
  });

  it('2.3 renumbers after a corrected rating before round 4 is paired, and not later', () => {
    const numbered = withPairingNumbers(
      [player(1, 'One', { rating: 2000 }), player(2, 'Two', { rating: 1900 })],
      0,
    );
    const corrected = numbered.map((each) => (each.id === 2 ? { ...each, rating: 2100 } : each));
    expect(numbers(withPairingNumbers(corrected, 3))).toEqual(['2 One', '1 Two']);
    expect(numbers(withPairingNumbers(corrected, 4))).toEqual(['1 One', '2 Two']);
  });

  it('2.4 gives a late entry the appropriate number, also after round 4, and moves those below by one', () => {
    const numbered = withPairingNumbers(
      [player(1, 'One', { rating: 2000 }), player(2, 'Two', { rating: 1900 })],
      0,
    );
    const late = [...numbered, player(3, 'Late', { rating: 1950, entryRound: 6 })];
    expect(numbers(withPairingNumbers(late, 5))).toEqual(['1 One', '3 Two', '2 Late']);
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
    );
    const titled = [...numbered, player(4, 'Yankee', { rating: 2000, title: 'IM' })];
    expect(numbers(withPairingNumbers(titled, 5)).at(-1)).toBe('1 Yankee');
    const named = [...numbered, player(4, 'Öz', { rating: 2000 })];
    expect(numbers(withPairingNumbers(named, 5))).toEqual(['1 Alfa', '2 Beta', '4 Zulu', '3 Öz']);
  });
});
