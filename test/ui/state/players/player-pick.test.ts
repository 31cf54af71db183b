/** Players picked by number or by name: nobody is taken for another. */
import { beforeEach, describe, expect, it } from 'vitest';
import { PlayerPick } from '../../../../src-renderer/state/players/player-pick.svelte.ts';

/** Identity, number and place in the list all differ. */
const PLAYERS = [
  { id: 70, tpn: 4, name: 'O’Brien, Niamh' },
  { id: 71, tpn: 8, name: 'Brienne, Ada' },
  { id: 72, tpn: 12, name: 'Li, Wei' },
  { id: 73, tpn: 1, name: 'Łukasik, Jan' },
];
let pick: PlayerPick<(typeof PLAYERS)[number]>;
beforeEach(() => (pick = new PlayerPick(() => PLAYERS)));
const ids = () => pick.picked.map(({ id }) => id);

describe('players are picked', () => {
  it('by several numbers at once, whatever stands between them', () => {
    pick.typed = '4-8, 12';
    expect([pick.hits, pick.take(), ids(), pick.typed]).toEqual([[], null, [70, 71, 72], '']);
  });

  it('by letters, the likeliest first, the arrows choose another', () => {
    pick.typed = 'brien';
    expect(pick.hits.map(({ id }) => id)).toEqual([70, 71]);
    pick.step(1);
    expect(pick.at).toBe(1);
    expect([pick.take(), ids()]).toEqual([null, [71]]);
    pick.typed = 'lukasik';
    pick.step(-1);
    expect([pick.take(), ids()]).toEqual([null, [71, 73]]);
  });

  it('by two names with a hyphen between, where each fits one player alone', () => {
    for (const [typed, found] of [
      ['li-luka', [72, 73]],
      ['ada – 4', [71, 70]],
    ] as const) {
      pick.typed = typed;
      expect([pick.take(), ids(), pick.typed]).toEqual([null, found, '']);
      pick.clear();
    }
    // Two fit the letters `brien`; nobody fits `zz`.
    for (const typed of ['luka-brien', 'li-zz', 'li-99']) {
      pick.typed = typed;
      expect([pick.take(), ids(), pick.typed]).toEqual([typed, [], typed]);
    }
  });

  it('once only, and the last is taken back first', () => {
    pick.typed = '4 4 8';
    pick.take();
    expect(ids()).toEqual([70, 71]);
    pick.typed = 'brien';
    expect(pick.hits).toEqual([]);
    pick.drop();
    expect(ids()).toEqual([70]);
    pick.clear();
    expect(ids()).toEqual([]);
  });

  it('and what nobody fits is answered, stays typed, and picks nobody', () => {
    for (const [typed, answer] of [
      ['zz', 'zz'],
      ['4 99', '99'],
      ['-', '-'],
      ['70', '70'],
    ]) {
      pick.typed = typed!;
      expect([pick.take(), ids(), pick.typed]).toEqual([answer, [], typed]);
    }
  });

  it('by the number that the list says, where there are no pairing numbers', () => {
    pick = new PlayerPick(
      () => PLAYERS,
      ({ id }) => id,
    );
    pick.typed = '72';
    expect([pick.take(), ids()]).toEqual([null, [72]]);
  });
});
