import { describe, expect, it } from 'vitest';
import {
  resultOfText,
  resultRows,
  suggestResultMapping,
  type OpenBoard,
} from '../../src-main/files/result-table.ts';
import { readTable } from '../../src-main/files/table.ts';

const BOARDS: OpenBoard[] = [
  {
    board: 1,
    white: { id: 1, name: 'Almeida, Jorge', tpn: 1 },
    black: { id: 4, name: 'Dupont, Rémi', tpn: 4 },
    result: 'open',
  },
  {
    board: 2,
    white: { id: 5, name: 'Eklund, Nils', tpn: 5 },
    black: { id: 2, name: 'Brandt, Lena', tpn: 2 },
    result: 'draw',
  },
  {
    board: 3,
    white: { id: 3, name: 'Costa, Miguel', tpn: 3 },
    black: { id: 6, name: 'Fekete, Zsófia', tpn: 6 },
    result: 'open',
  },
];

async function judged(csv: string) {
  const table = await readTable(new TextEncoder().encode(csv));
  if (!table.ok) throw new Error(table.failure.code);
  return resultRows(table.value, suggestResultMapping(table.value), 3, BOARDS).map(
    ({ verdict, board, result }) => `${verdict} ${board} ${result}`,
  );
}

describe('resultOfText', () => {
  it.each([
    ['1-0', 'white-wins'],
    ['0 : 1', 'black-wins'],
    ['½-½', 'draw'],
    ['1/2-1/2', 'draw'],
    ['0.5 – 0.5', 'draw'],
    ['1.0-0.0', 'white-wins'],
    ['=', 'draw'],
    ['+--', 'forfeit-white-wins'],
    ['-:+', 'forfeit-black-wins'],
    ['1F-0F', 'forfeit-white-wins'],
    ['0-0', 'both-lose'],
    ['- - -', 'forfeit-both-lose'],
    ['½-0', 'white-draws-black-loses'],
    ['1-1', null],
    ['adjourned', null],
    ['', null],
    ['constructor', null],
  ] as const)('%j is %s', (text, result) => {
    expect(resultOfText(text)).toBe(result);
  });
});

describe('resultRows', () => {
  it('finds boards by number, by names and by pairing numbers', async () => {
    expect(await judged('Board,Result\n1,1-0\n3,½-½\n')).toEqual(['matched 1 white-wins', 'matched 3 draw']);
    expect(await judged('White;Black;Res\nCosta Miguel;Fekete Zsofia;0-1\n1;4;=\n')).toEqual([
      'matched 3 black-wins',
      'matched 1 draw',
    ]);
  });

  it('leaves contradictions to the arbiter', async () => {
    expect(await judged('Board,White,Result\n1,"Brandt, Lena",1-0\n2,,1-0\n2,,1-0\n')).toEqual([
      'ambiguous 1 white-wins',
      'ambiguous 2 white-wins',
      'ambiguous 2 white-wins',
    ]);
    expect(await judged('Board,Result\n1,1-0\n1,0-1\n3,1-0\n3,1-0\n')).toEqual([
      'ambiguous 1 white-wins',
      'ambiguous 1 black-wins',
      'matched 3 white-wins',
      'matched 3 white-wins',
    ]);
  });

  it('passes over other rounds and open games, rejects what it cannot place', async () => {
    expect(await judged('Round,Board,Result\n2,1,1-0\n3,1,\n3,9,1-0\n3,,1-0\n3,1,2-0\n')).toEqual([
      'passed null null',
      'passed 1 null',
      'rejected null null',
      'rejected null null',
      'rejected 1 null',
    ]);
  });
});
