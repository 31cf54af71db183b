/** C.04.4.1 (2026) 4.3: in which order players are asked to change sides. */
import { expect, it } from 'vitest';
import { shifterOrder } from '../../../src-engine/systems/dubov/subgroups.ts';
import { playerOf } from './few-players.ts';

/** Numbers in the order in which they are taken, of players as `number:average rating of the opponents`. */
function taken(seek: 'white' | 'black', players: string): string {
  const group = players.split(' ').map((word) => {
    const [tpn, aro] = word.split(':').map(Number);
    return playerOf(tpn!, { aro: aro! });
  });
  return shifterOrder(group, seek)
    .map(({ tpn }) => tpn)
    .join(' ');
}

it('Black seekers stand by number, whatever their opponents were rated and in whichever order they came', () => {
  expect(taken('black', '9:2100 2:1900 5:2300')).toBe('5 2 9');
  expect(taken('black', '9:2000 2:2000 5:2000 7:2000')).toBe('5 7 2 9');
});

it('White seekers stand by the rating of their opponents, and by number where it is the same', () => {
  expect(taken('white', '2:2300 5:1900 9:2100')).toBe('9 5 2');
  expect(taken('white', '9:2000 2:2000 5:2000')).toBe('5 2 9');
  expect(taken('white', '9:2000 2:2000 5:1900 7:2000')).toBe('2 7 5 9');
});

it('from the middle outwards, of two in the middle the upper one first', () => {
  expect(taken('black', '1:0 2:0 3:0 4:0 5:0')).toBe('3 2 4 1 5');
  expect(taken('black', '1:0 2:0 3:0 4:0 5:0 6:0')).toBe('3 4 2 5 1 6');
});
