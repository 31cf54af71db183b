/** Categories, and the cards that a round is paired with, of an event that is written down (club-open.ts). */
import { describe, expect, it } from 'vitest';
import type { Player, Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { rankedCategories, categoriesOf, regrouped } from '../../src-main/documents/views/categories.ts';
import {
  hasNextRound,
  numbered,
  pairingCardsView,
} from '../../src-main/documents/views/pairing-cards-view.ts';
import { event, META, players } from './club-open.ts';

describe('categories', () => {
  const words = en.standings;
  const told = (tournament: Tournament) =>
    categoriesOf(tournament, words).map(({ id, players: size }) => `${id} ${size}`);

  it('are those that some belong to and others do not', () => {
    expect(told(event)).toEqual([
      ...[' 5', 'sex:w 2', 'sex:m 3', 'category:S60 1', 'category:U16 2'],
      ...['rating:2400 5', 'rating:2200 4', 'rating:2000 3', 'rating:1800 2', 'rating:1600 1'].slice(1),
      ...['rating:1400 1', 'rating:0 1'],
      ...['federation:ENG 1', 'federation:GER 1', 'federation:NOR 1', 'federation:POL 1', 'federation:SWE 1'],
      'club:Rook 1',
    ]);
    expect(rankedCategories(event, words).map(({ id }) => id)).toEqual([
      'sex:w',
      'category:S60',
      'category:U16',
    ]);
  });

  it('of ages go by the year of the event', () => {
    const born = (birth: string) => ({
      ...event,
      players: players.map((player) => (player.id === 21 ? { ...player, birth } : player)),
    });
    const ages = (birth: string) =>
      told(born(birth)).filter((line) => line.startsWith('under') || line.startsWith('from'));
    expect(ages('2010/01/01')).toEqual(['under:16 1', 'under:18 1', 'under:20 1']);
    expect(ages('2009/12/31')).toEqual(['under:18 1', 'under:20 1']);
    expect(ages('1976')).toEqual(['from:50 1']);
    expect(ages('1977')).toEqual([]);
    expect(ages('1961')).toEqual(['from:50 1', 'from:65 1']);
  });

  it('are left and entered by whoever is replaced', () => {
    const after = players.map((player) =>
      player.id === 24 ? { ...player, rating: 2000, category: 'S60', sex: 'w' as const } : player,
    );
    expect(regrouped(event, after, words)).toEqual([
      { player: 24, leaves: ['U16', words.under(2000)], enters: [words.women, 'S60'] },
    ]);
    expect(regrouped(event, players, words)).toEqual([]);
  });
});

describe('pairing cards', () => {
  it('lie in the order in which an accelerated round is paired: with virtual points', () => {
    const virtual = { players: [22, 21], points: 10, firstRound: 1, lastRound: 3 };
    const accelerated = {
      ...event,
      rules: { ...event.rules, acceleration: 'baku-2026' as const, virtualPoints: [virtual] as never },
      players: players.map((player) => ({ ...player, entryRound: 1, withdrawnFrom: null })),
      rounds: event.rounds.slice(0, 1),
    };
    const { cards } = pairingCardsView(accelerated, 1, META);
    expect(cards.map(({ number, points, pairingPoints }) => [number, points, pairingPoints])).toEqual([
      [1, 10, 20],
      [2, 5, 15],
      [4, 10, 10],
      [5, 5, 5],
      [3, 0, 0],
    ]);
  });

  it('count open games for colours and opponents, and not for points; who has left is last', () => {
    const { cards, openGames, rounds } = pairingCardsView(event, 2, META);
    expect([openGames, rounds]).toEqual([1, 4]);
    expect(
      cards.map(({ number, points, plays, met, difference }) => [number, points, plays, met, difference]),
    ).toEqual([
      [1, 10, true, [3, 4], '0'],
      [3, 10, true, [1, 2], '−2'],
      [4, 10, true, [1], '+1'],
      [2, 5, true, [3, 5], '0'],
      [5, 10, false, [2], '+1'],
    ]);
    expect(cards.at(-1)!.notes).toEqual([en.sheets.leftAfter(2)]);
    expect(cards[0]!.cells.map(({ total }) => total)).toEqual(['1', '', '', '']);
    expect(cards[1]!.cells.map(({ total }) => total)).toEqual(['0', '1', '', '']);
  });

  it('C.04.2 2.2, 2.4 have the numbers that a first round will give where there are none: who is not in it has none', () => {
    const bare = (more: Partial<Player> = {}): Tournament => ({
      ...event,
      players: players.map((player) => ({ ...player, tpn: 0, ...(player.id === 21 ? more : {}) })),
      rounds: [],
    });
    const given = (tournament: Tournament) => numbered(tournament).players.map(({ id, tpn }) => [id, tpn]);
    // 23 comes in round 2.
    const all = [
      [21, 2],
      [22, 1],
      [23, 0],
      [24, 3],
      [25, 4],
    ];
    expect(given(bare())).toEqual(all);
    const without21 = [
      [21, 0],
      [22, 1],
      [23, 0],
      [24, 2],
      [25, 3],
    ];
    expect(given(bare({ withdrawnFrom: 1 }))).toEqual(without21);
    expect(given(bare({ absences: [{ round: 1, kind: 'half' }] }))).toEqual(without21);
    expect(given(bare({ absences: [{ round: 2, kind: 'half' }] }))).toEqual(all);
    expect(numbered(event)).toBe(event);
    // Whom somebody is not paired with has no number, where they are not in the round either.
    const apart = (players: readonly number[]) => {
      const prohibitions = [{ firstRound: 1, lastRound: 4, players }];
      const rules = { ...event.rules, prohibitions };
      const { cards } = pairingCardsView(numbered({ ...bare(), rules }), 0, META);
      return cards.find(({ number }) => number === 1)!.notes;
    };
    expect([apart([22, 23]), apart([22, 23, 24])]).toEqual([
      ['may have the bye'],
      ['may have the bye', 'not with 3'],
    ]);
  });

  it('are followed by a round while there is one, of a system that is known', () => {
    expect([3, 4].map((after) => hasNextRound(event, after))).toEqual([true, false]);
    expect(hasNextRound({ ...event, rules: { ...event.rules, system: 'of-atlantis' } }, 1)).toBe(false);
  });
});
