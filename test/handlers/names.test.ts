/** How players appear in views. */
import { expect, it } from 'vitest';
import { blankPlayer } from '../../src-engine/index.ts';
import { nameOfPlayer, namesApart } from '../../src-main/handlers/names.ts';

const EVA = {
  ...blankPlayer(7, 'Lindholm, Eva'),
  tpn: 3,
  title: 'WIM',
  rating: 2210,
  club: 'Harbour',
} as const;
const PLAIN = { id: 7, tpn: 3, name: 'Lindholm, Eva', title: 'WIM', rating: 2210 };

it('a player has a short name where the surname alone would not tell them', () => {
  expect([nameOfPlayer(EVA), nameOfPlayer(EVA, new Map([[3, 'Lindholm, I.']]))]).toStrictEqual([
    PLAIN,
    PLAIN,
  ]);
  expect(nameOfPlayer(EVA, new Map([[7, 'Lindholm']]))).toStrictEqual(PLAIN);
  expect(nameOfPlayer(EVA, new Map([[7, 'Lindholm, E.']]))).toStrictEqual({
    ...PLAIN,
    short: 'Lindholm, E.',
  });
});

it('players of one name are told apart by their numbers', () => {
  const namesake = { ...EVA, id: 4, tpn: 9, rating: 0 };
  const other = { ...EVA, id: 9, tpn: 7, name: 'Quist, Rune' };
  const names = namesApart([EVA, namesake, other]);
  expect([names(7), names(4), names(9)]).toStrictEqual([
    { ...PLAIN, name: 'Lindholm, Eva (3)' },
    { ...PLAIN, id: 4, tpn: 9, rating: 0, name: 'Lindholm, Eva (9)' },
    { ...PLAIN, id: 9, tpn: 7, name: 'Quist, Rune' },
  ]);
});
