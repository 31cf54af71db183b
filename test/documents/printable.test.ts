import { beforeAll, describe, expect, it } from 'vitest';
import { BLANK_TOURNAMENT, blankPlayer } from '../../src-engine/index.ts';
import { balancedRows } from '../../src-main/documents/balance.ts';
import { namesakeMarks } from '../../src-main/documents/namesakes.ts';
import { printableNames } from '../../src-main/documents/printable.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { Typeface } from '../../src-main/documents/typeface.ts';
import { typeface } from './fonts.ts';

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

describe('a name that no font can print', () => {
  const named = (name: string, tpn = 17): string =>
    printableNames({ ...BLANK_TOURNAMENT, players: [{ ...blankPlayer(1, name), tpn }] }, face).players[0]!
      .name;

  it.each([
    ['王小明, Li', 'No. 17, Li'],
    ['Wang, 小明', 'Wang, No. 17'],
    ['김민준', 'No. 17'],
    ['Łukasik, Öz', 'Łukasik, Öz'],
    ['כהן, אברהם', 'כהן, אברהם'],
  ])('%s is printed as %s', (name, printed) => {
    expect(named(name)).toBe(printed);
  });

  it('stays where there is no number yet, and is reported either way', () => {
    expect(named('王小明, Li', 0)).toBe('王小明, Li');
    named('王小明, Li');
    expect(face.missing).toContain('王');
  });
});

describe('namesakes', () => {
  const player = (id: number, name: string, federation: string, rating: number) => ({
    ...blankPlayer(id, name),
    tpn: id,
    federation,
    rating,
  });

  it('get federation and rating, and the number where these do not tell them apart', () => {
    const marks = namesakeMarks([
      player(1, 'Holt, Ana', 'IRL', 1557),
      player(2, 'Hölt,  Ana', 'DEN', 0),
      player(3, 'Novák, Lukas', 'CZE', 1715),
      player(4, 'Stark, Eva', 'GER', 1800),
      player(5, 'Stark, Eva', 'GER', 1800),
      player(6, 'Varga, Leon', '', 0),
      player(7, 'varga, leon', '', 0),
    ]);
    expect([...marks]).toEqual([
      [1, 'IRL 1557'],
      [2, 'DEN'],
      [4, 'GER 1800 No. 4'],
      [5, 'GER 1800 No. 5'],
      [6, 'No. 6'],
      [7, 'No. 7'],
    ]);
  });
});

describe('the initials of a page', () => {
  it('begin at the side where their script begins', () => {
    expect(en.sheets.initials('A', 'F')).toBe('A – F');
    expect(en.sheets.initials('א', 'ת')).toBe('ת – א');
    expect(en.sheets.initials('Z', 'א')).toBe('Z – א');
  });
});

describe('rows of a page', () => {
  it.each([
    [55, 20, 20],
    [57, 20, 20],
    [61, 20, 20],
    [42, 20, 15],
    [21, 20, 15],
    [33, 31, 20],
    [40, 38, 20],
    [5, 20, 5],
    [0, 20, 5],
    [37, 36, 20],
    [32, 16, 16],
  ])('%i lines where %i fit: %i', (count, most, rows) => {
    expect(balancedRows(count, most)).toBe(rows);
  });

  it('never need more pages than full ones', () => {
    for (let count = 1; count < 400; count++)
      for (const most of [3, 16, 20, 30, 37]) {
        const rows = balancedRows(count, most);
        expect(rows).toBeLessThanOrEqual(most);
        expect(Math.ceil(count / rows)).toBeLessThanOrEqual(Math.ceil(count / most));
      }
  });
});
