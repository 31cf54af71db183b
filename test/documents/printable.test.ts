import { beforeAll, describe, expect, it } from 'vitest';
import { BLANK_TOURNAMENT, blankPlayer } from '../../src-engine/index.ts';
import { balancedRows } from '../../src-main/documents/layout/balance.ts';
import { namesakeMarks } from '../../src-main/documents/views/namesakes.ts';
import { printableLog, printableNames } from '../../src-main/documents/printable.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { LogLine } from '../../src-main/documents/views/view.ts';
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

describe('such a name in the log', () => {
  const entry: LogLine = {
    seq: 1,
    kind: 'incident-noted',
    at: '2026-11-15T13:41:07+01:00',
    actor: 'CA',
    title: 'Incident',
    detail: '',
    integrity: false,
    undone: false,
    seal: '4f2a91c0',
  };
  const told = (detail: string, ...names: readonly string[]): string => {
    const players = names.map((name, index) => ({ ...blankPlayer(index + 1, name), tpn: 11 + index }));
    return printableLog([{ ...entry, detail }], { ...BLANK_TOURNAMENT, players }, face)[0]!.detail;
  };

  it('gives way to the number, whole or in part, and never to that of another player', () => {
    expect(told('Board 3, 김민준, late', '김민준', 'Holt, Ana')).toBe('Board 3, No. 11, late');
    expect(told('王小明, Li came late; 王小明 was told', '王小明, Li')).toBe(
      'No. 11, Li came late; No. 11 was told',
    );
    expect(told('王小明 and 王', '王', '王小明')).toBe('No. 12 and No. 11');
    expect(told('김민준 and Holt', '김민준', '김민준', 'Holt, Ana')).toBe('김민준 and Holt');
    expect(told('Holt, Ana', 'Holt, Ana')).toBe('Holt, Ana');
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
    expect([...marks].map(([id, mark]) => [id, mark.replaceAll('\u00a0', ' ')])).toEqual([
      [1, 'IRL 1557'],
      [2, 'DEN'],
      [4, 'GER 1800 No. 4'],
      [5, 'GER 1800 No. 5'],
      [6, 'No. 6'],
      [7, 'No. 7'],
    ]);
    for (const mark of marks.values()) expect(mark).not.toContain(' ');
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
