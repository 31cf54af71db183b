/** Small things that everything rests on. */
import { describe, expect, it } from 'vitest';
import { areAlike, majorityOf, opposite } from '../../src-engine/model/colour.ts';
import { isFideFederation } from '../../src-engine/model/federations.ts';
import { byLot, lotOf } from '../../src-engine/model/lots.ts';
import { secondsForGame } from '../../src-engine/model/pace.ts';
import { byNumber, surnameOf, titlesOf } from '../../src-engine/model/player.ts';
import { roundedQuotient } from '../../src-engine/model/rounding.ts';
import { isOutsideCode, outsideValuesOf } from '../../src-engine/model/settled.ts';
import { drawsLots, isSystem, playsEveryRound } from '../../src-engine/model/system-ids.ts';

describe('small things that everything rests on', () => {
  it('colours: alike, the majority, the other one', () => {
    expect([areAlike('white', 'white'), areAlike('white', 'black'), areAlike(null, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(majorityOf(['white', null, 'white', 'black'])).toBe('white');
    expect(majorityOf(['black', null, 'black', 'white'])).toBe('black');
    expect(majorityOf(['black', 'white', null])).toBeNull();
    expect([opposite('white'), opposite('black')]).toEqual(['black', 'white']);
  });

  it('lots of a seed are the kept ones, and order whoever takes part alike', () => {
    expect([lotOf(1, 1), lotOf(1, 2), lotOf(2, 1)]).toEqual([1901295881, 1365844148, 4203182531]);
    const order = [1, 2, 3, 4, 5, 6].sort(byLot(7));
    expect(order).toEqual([5, 1, 2, 3, 4, 6]);
    expect([6, 2, 4].sort(byLot(7))).toEqual(order.filter((id) => [2, 4, 6].includes(id)));
  });

  it('quotients are rounded to the nearest integer, halves up', () => {
    expect(
      [
        [5, 2],
        [4, 3],
        [5, 3],
        [-5, 2],
        [-4, 3],
        [0, 7],
      ].map(([a, b]) => roundedQuotient(a!, b!)),
    ).toEqual([3, 1, 2, -2, -1, 0]);
  });

  it('players stand by number, those without one behind by registration', () => {
    const players = [
      { id: 1, tpn: 0 },
      { id: 2, tpn: 9 },
      { id: 3, tpn: 0 },
      { id: 4, tpn: 1 },
    ];
    expect(
      players
        .toReversed()
        .sort(byNumber)
        .map(({ id }) => id),
    ).toEqual([4, 2, 1, 3]);
  });

  it('titles are told once, a women’s title beside another; the surname stands before the comma', () => {
    expect(titlesOf({ title: 'FM', womensTitle: 'WIM' })).toBe('FM WIM');
    expect(titlesOf({ title: 'WIM', womensTitle: 'WIM' })).toBe('WIM');
    expect([titlesOf({ title: null }), titlesOf({ title: null, womensTitle: 'WFM' })]).toEqual(['', 'WFM']);
    expect(['Di Luca, Anna', 'Madonna', ', X'].map(surnameOf)).toEqual(['Di Luca', 'Madonna', '']);
  });

  it('systems: which there are, which are tables, which draw lots', () => {
    expect(['dutch-2026', 'bcf', 'toString', 'dutch'].map(isSystem)).toEqual([true, true, false, false]);
    expect(['round-robin', 'double-round-robin', 'bcf', 'mwm-random', ''].map(playsEveryRound)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['mwm-random', 'mwm-dutch', 'round-robin', 'dutch-2026', ''].map(drawsLots)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('TRF26 202: codes of the event’s own, whatever their case', () => {
    expect(
      ['OTHER_x', ' other_12 ', 'OTHER_', 'OTHER_a b', 'BH', `OTHER_${'x'.repeat(21)}`].map(isOutsideCode),
    ).toEqual([true, true, false, false, false, false]);
    const values = [
      { code: 'OTHER_A', values: [] },
      { code: 'other_b', values: [[1, 5]] as const },
    ];
    expect(outsideValuesOf(values, ' Other_B ')).toBe(values[1]);
    expect(outsideValuesOf(values, 'OTHER_C')).toBeNull();
  });

  it('codes of federations are FIDE’s, with its own flag and none', () => {
    expect(['GER', 'SUI', 'FID', 'NON', 'DEU', 'ger', ''].map(isFideFederation)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('B.02 1.1: seconds for 60 moves, with the increment of the last period', () => {
    const of = (encodedTimeControl: string, timeControl = '') =>
      secondsForGame({ encodedTimeControl, timeControl });
    expect(of('40/5400+30:1800+30')).toBe(5400 + 1800 + 60 * 30);
    expect(of('40/7200:3600')).toBe(10_800);
    expect(of('40/7200+10: 900')).toBe(8100);
    expect([of('3+2'), of('', '90+30'), of('five', '3+2'), of('', 'slow'), of('40/:900')]).toEqual([
      123,
      7200,
      300,
      null,
      null,
    ]);
  });
});
