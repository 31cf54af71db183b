/** Every order of the players' table, who was entered last, and picking a player among many. */
import { describe, expect, it } from 'vitest';
import type { PlayerRow, PlayersView } from '../../../../src-main/ipc/contract.ts';
import { PlayersDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { PlayerList } from '../../../../src-renderer/state/players/player-list.svelte.ts';
import { PlayerPick } from '../../../../src-renderer/state/players/player-pick.svelte.ts';
import {
  directionOf,
  isEnough,
  playerMatching,
  sortedPlayers,
} from '../../../../src-renderer/state/players/player-search.ts';
import { playerOf } from '../../fixtures.ts';

const row = (id: number, name: string, more: Partial<PlayerRow> = {}): PlayerRow => ({
  ...playerOf(id - 50),
  ...{ id, name },
  ...more,
});

describe('the players’ table', () => {
  /** Identities in the order of a column, equal ones by name: of 61 to 64, called D, C, B and A. */
  function sorted(by: string, of: readonly Partial<PlayerRow>[], descending = false): readonly number[] {
    const players = of.map((more, at) => row(61 + at, 'DCBA'[at]!, more));
    return sortedPlayers(players, { by, descending }).map(({ id }) => id);
  }
  const points = [{ points: 20 }, { points: 35 }, { points: 35 }, { points: 5 }];
  const arrivals = ['10:05', '', '10:30', '10:05'].map((at) => ({
    arrivedAt: at === '' ? '' : `2026-11-15T${at}:00`,
  }));

  it.each<[string, readonly Partial<PlayerRow>[], readonly number[], readonly number[]]>([
    [
      'federation',
      ['NOR', 'DEN', 'NOR', 'AUT'].map((federation) => ({ federation })),
      [64, 62, 63, 61],
      [63, 61, 62, 64],
    ],
    [
      'club',
      ['Rook', 'Ärzte', 'Rook', 'Bauern'].map((club) => ({ club })),
      [62, 64, 63, 61],
      [63, 61, 64, 62],
    ],
    [
      'birth',
      ['1990/00/00', '1980/05/01', '1980/04/30', ''].map((birth) => ({ birth })),
      [64, 63, 62, 61],
      [61, 62, 63, 64],
    ],
    ['rating', [2000, 2100, 2000, 0].map((rating) => ({ rating })), [62, 63, 61, 64], [64, 63, 61, 62]],
    ['points', points, [63, 62, 61, 64], [64, 61, 63, 62]],
    ['tpn', [7, 0, 2, 0].map((tpn) => ({ tpn })), [63, 61, 64, 62], [64, 62, 61, 63]],
    ['arrivedAt', arrivals, [63, 64, 61, 62], [62, 64, 61, 63]],
    ['name', [{}, {}, {}, {}], [64, 63, 62, 61], [61, 62, 63, 64]],
  ])('by %s', (by, of, ascending, descending) => {
    expect([sorted(by, of), sorted(by, of, true)]).toEqual([ascending, descending]);
  });

  it('by arrival has first who is waited for, and last who is out', () => {
    const states = ['out', 'here', 'absent', 'expected', 'bye', 'coming'] as const;
    const players = states.map((presence, at) => row(61 + at, 'A', { presence }));
    const shown = (descending: boolean) =>
      sortedPlayers(players, { by: 'arrival', descending }).map(({ presence }) => presence);
    const order = ['expected', 'coming', 'here', 'bye', 'absent', 'out'];
    expect([shown(false), shown(true)]).toEqual([order, order.toReversed()]);
  });

  it('tells what its arrow shows: three orders begin with the greatest', () => {
    const columns = ['name', 'tpn', 'rating', 'points', 'arrivedAt', 'arrival', 'birth'];
    const directions = columns.map((by) =>
      [false, true].map((descending) => directionOf({ by, descending })[0]).join(''),
    );
    expect(directions).toEqual(['ad', 'ad', 'da', 'da', 'da', 'ad', 'ad']);
  });

  it('has who was entered last as main tells it, but for those who are not there', () => {
    const view = {
      players: [row(61, 'D'), row(62, 'C')],
      enteredLast: [
        { player: 62, at: 'later' },
        { player: 99, at: 'gone' },
        { player: 61, at: 'earlier' },
      ],
    } as unknown as PlayersView;
    const entered = (of: PlayersView | null) =>
      new PlayerList(new PlayersDesk(), () => of).enteredLast.map(({ player, at }) => [player.id, at]);
    expect(entered(view)).toEqual([
      [62, 'later'],
      [61, 'earlier'],
    ]);
    expect(entered(null)).toEqual([]);
  });

  it('makes the first player current in the place of one who was never there', () => {
    const desk = new PlayersDesk();
    const players = [row(61, 'A'), row(62, 'B')];
    desk.current = 99;
    new PlayerList(desk, () => ({ players }) as unknown as PlayersView).follow();
    expect(desk.current).toBe(61);
  });

  it('keeps the current player where nobody fits, and has nobody above the first', () => {
    const players = [row(61, 'A'), row(62, 'B'), row(63, 'C')];
    const desk = new PlayersDesk();
    const list = new PlayerList(desk, () => ({ players }) as unknown as PlayersView);
    list.expect(62);
    list.follow();
    expect(list.at).toBe(1);
    desk.typed = 'zz';
    list.step(1);
    expect(desk.current).toBe(62);
    desk.typed = '';
    list.moveTo(-5);
    expect(desk.current).toBe(61);
    expect(new PlayerList(desk, () => null).current).toBeNull();
  });
});

describe('a name that is typed', () => {
  const holt = { name: 'Holt-Berg, Leon', fideId: '15479583' };
  it.each([
    ['holt', true],
    ['berg le', true],
    ['holt 15', false],
    ['1547', true],
    ['5479', false],
    ['15x', false],
    ['', false],
    [' ', false],
    ['olt', false],
  ])('%j finds %s', (typed, finds) => {
    expect(playerMatching(typed)(holt)).toBe(finds);
  });

  it.each([
    ['ho', false],
    ['hol', true],
    ['h le', true],
    ['h l', false],
    ['berg', true],
    ['', false],
  ])('%j is enough: %s', (typed, enough) => {
    expect(isEnough(holt, typed)).toBe(enough);
  });

  it('is enough where it is a whole word of the name, or a sign that is one', () => {
    expect(isEnough({ name: 'Ng, Bo', fideId: '' }, 'bo')).toBe(true);
    expect(isEnough({ name: 'Ng, Bo', fideId: '' }, 'b')).toBe(false);
    for (const sign of ['王', '김', 'あ', 'ア'])
      expect(isEnough({ name: `${sign}小, X`, fideId: '' }, sign)).toBe(true);
  });
});

describe('picking a player among many', () => {
  // Identity, number and place all differ.
  let players = Array.from({ length: 8 }, (_, at) => ({ id: 80 - at, tpn: 20 + at, name: `Holt${at}, Ana` }));
  const all = players;
  const of = () => new PlayerPick(() => players);

  it('shows the first six who fit, and goes round them', () => {
    const pick = of();
    pick.typed = 'holt';
    expect(pick.hits.map(({ id }) => id)).toEqual([80, 79, 78, 77, 76, 75]);
    pick.step(-1);
    expect(pick.at).toBe(5);
    pick.step(1);
    expect(pick.at).toBe(0);
    pick.step(4);
    pick.typed = 'holt';
    expect(pick.at).toBe(0);
  });

  it('stays at the last who fits where others have gone', () => {
    players = all;
    const pick = of();
    pick.typed = 'holt';
    pick.step(5);
    players = all.slice(0, 3);
    expect(pick.at).toBe(2);
    players = [];
    expect([pick.at, pick.hits]).toEqual([0, []]);
    pick.step(1);
    expect(pick.at).toBe(0);
    players = all;
  });

  it('offers nobody who was picked, and nobody for a number', () => {
    const pick = of();
    pick.typed = '27 20';
    expect(pick.hits).toEqual([]);
    expect([pick.take(), pick.picked.map(({ id }) => id)]).toEqual([null, [73, 80]]);
    pick.typed = 'holt';
    expect(pick.hits.map(({ id }) => id)).toEqual([79, 78, 77, 76, 75, 74]);
    pick.step(1);
    expect([pick.take(), pick.typed, pick.picked.at(-1)!.id]).toEqual([null, '', 78]);
    pick.drop();
    pick.drop();
    expect(pick.picked.map(({ id }) => id)).toEqual([73]);
    pick.typed = 'x';
    pick.clear();
    pick.drop();
    expect([pick.picked, pick.typed]).toEqual([[], '']);
  });

  it('takes several only where each part is one player, and is at least two', () => {
    const pick = of();
    const take = (typed: string) => {
      pick.clear();
      pick.typed = typed;
      return [pick.take(), pick.picked.map(({ id }) => id)];
    };
    expect(take('holt3-26')).toEqual([null, [77, 74]]);
    expect(take('holt3 – holt0 - 21')).toEqual([null, [77, 80, 79]]);
    expect(take('holt-20')).toEqual(['holt-20', []]);
    expect(take('holt3--20')).toEqual(['holt3--20', []]);
    expect(take('holt9')).toEqual(['holt9', []]);
    expect(take(' 20, 99 ')).toEqual(['99', []]);
    expect(take('')).toEqual(['', []]);
  });
});
