/** What tells players of one name apart: federation and rating, else their number. */
import { expect, it } from 'vitest';
import { blankPlayer, type Player } from '../../src-engine/index.ts';
import { namesakeMarks } from '../../src-main/documents/views/namesakes.ts';

const holt = (id: number, tpn: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, 'Holt, Ana'),
  tpn,
  ...more,
});
const marksOf = (...players: Player[]) =>
  Object.fromEntries([...namesakeMarks(players)].map(([id, mark]) => [id, mark.replaceAll('\u00a0', ' ')]));

it('federation and rating are enough where they differ', () => {
  const irish = { federation: 'IRL', rating: 1557 };
  expect(marksOf(holt(31, 4, irish), holt(32, 7, { ...irish, rating: 1560 }))).toEqual({
    31: 'IRL 1557',
    32: 'IRL 1560',
  });
});

it('where they are equal or missing the number follows, and before there are numbers nothing', () => {
  const irish = { federation: 'IRL', rating: 1557 };
  expect(marksOf(holt(31, 4, irish), holt(32, 7, irish))).toEqual({
    31: 'IRL 1557 No. 4',
    32: 'IRL 1557 No. 7',
  });
  expect(marksOf(holt(31, 4), holt(32, 7))).toEqual({ 31: 'No. 4', 32: 'No. 7' });
  expect(marksOf(holt(31, 0), holt(32, 0))).toEqual({ 31: '', 32: '' });
});

it('who has the name alone has no mark; accents, commas and case make no other name', () => {
  const players = [holt(31, 4), holt(32, 7, { name: 'hólt  ana' }), holt(33, 9, { name: 'Holt, Eva' })];
  expect(marksOf(...players)).toEqual({ 31: 'No. 4', 32: 'No. 7' });
});
