/** The content of single columns: what is read, how it is told, what is written. */
import { describe, expect, it } from 'vitest';
import {
  BIRTH,
  CELL_COLOUR,
  CELL_RESULT,
  FEDERATION,
  FIDE_ID,
  NUMBER,
  OPPONENT,
  POINTS,
  pointsText,
  RANK,
  RATING,
  readPoints,
  ROUND_DATE,
  scanCell,
  SEX,
  TEXT,
  TITLE,
} from '../../src-engine/trf/codecs.ts';

const unreadable = 'field-unreadable';
const placeholder = 'placeholder';

describe('a column is read', () => {
  it.each([
    ['number', NUMBER, '007', 7, null],
    ['number', NUMBER, '123456789', 123_456_789, null],
    ['number', NUMBER, '1234567890', 0, unreadable],
    ['number', NUMBER, '-7', 0, unreadable],
    ['number', NUMBER, '7x', 0, unreadable],
    ['rating', RATING, '0', 0, null],
    ['rank', RANK, '12', 12, null],
    ['rank', RANK, '9999', 9999, null],
    ['rank', RANK, '10000', null, unreadable],
    ['rank', RANK, '0', null, placeholder],
    ['rank', RANK, '000', null, placeholder],
    ['rank', RANK, '0x', null, unreadable],
    ['points', POINTS, '7.5', 75, null],
    ['points', POINTS, 'x', null, unreadable],
    ['sex', SEX, 'm', 'm', null],
    ['sex', SEX, 'W', 'w', null],
    ['sex', SEX, 'F', 'w', 'sex-spelling'],
    ['sex', SEX, '-', null, placeholder],
    ['sex', SEX, 'x', null, unreadable],
    ['title', TITLE, 'WIM', 'WIM', null],
    ['title', TITLE, 'cm', 'CM', null],
    ...(
      [
        ['g', 'GM'],
        ['M', 'IM'],
        ['I', 'IM'],
        ['f', 'FM'],
        ['C', 'CM'],
        ['WG', 'WGM'],
        ['WM', 'WIM'],
        ['WI', 'WIM'],
        ['wf', 'WFM'],
        ['WC', 'WCM'],
      ] as const
    ).map(([text, title]) => ['title', TITLE, text, title, 'title-abbreviated'] as const),
    ['title', TITLE, '---', null, placeholder],
    ['title', TITLE, '-x', null, unreadable],
    ['title', TITLE, 'NM', null, unreadable],
    ['federation', FEDERATION, 'GER', 'GER', null],
    ['federation', FEDERATION, 'ger', 'GER', unreadable],
    ['federation', FEDERATION, 'GE', '', unreadable],
    ['federation', FEDERATION, 'GERM', '', unreadable],
    ['federation', FEDERATION, '-', '', placeholder],
    ['FIDE ID', FIDE_ID, '4600002', '4600002', null],
    ['FIDE ID', FIDE_ID, '12345678901', '12345678901', null],
    ['FIDE ID', FIDE_ID, '123456789012', '', unreadable],
    ['FIDE ID', FIDE_ID, '000', '', null],
    ['FIDE ID', FIDE_ID, '--', '', placeholder],
    ['FIDE ID', FIDE_ID, '-1', '', unreadable],
    ['birth', BIRTH, '1995/03/02', '1995/03/02', null],
    ['birth', BIRTH, '----/--/--', '', placeholder],
    ['birth', BIRTH, 'soon', '', unreadable],
    ['round', ROUND_DATE, '26/11/21', '2026/11/21', null],
    ['round', ROUND_DATE, 'soon', '', unreadable],
    ['opponent', OPPONENT, '0000', 0, null],
    ['opponent', OPPONENT, '9999', 9999, null],
    ['opponent', OPPONENT, '12345', null, unreadable],
    ['opponent', OPPONENT, '-', null, unreadable],
    ['colour', CELL_COLOUR, 'W', 'white', null],
    ['colour', CELL_COLOUR, 'b', 'black', null],
    ['colour', CELL_COLOUR, '-', '-', null],
    ['colour', CELL_COLOUR, 's', null, unreadable],
    ['result', CELL_RESULT, 'w', 'W', null],
    ['result', CELL_RESULT, '=', '=', null],
    ['result', CELL_RESULT, 'x', '?', 'result-unknown'],
    ['text', TEXT, 'Any, thing', 'Any, thing', null],
  ] as const)('%s of %j', (...[, codec, text, value, deviation]) => {
    expect(codec.read(text)).toEqual({ value, ...(deviation === null ? {} : { deviation }) });
  });

  it.each([
    ['1.0', 10, true],
    ['11.5', 115, true],
    ['+2.0', 20, true],
    ['-2.0', -20, true],
    ['-0.5', -5, true],
    ['-0.0', 0, true],
    ['99.9', 999, true],
    ['11', 110, false],
    ['11,5', 115, false],
    ['11½', 115, false],
    ['½', 5, false],
    ['-½', -5, false],
    ['.5', 5, false],
    ['5.', 50, false],
    ['11.50', 115, false],
    ['99.90', 999, false],
    ['100.0', null, false],
    ['100', null, false],
    ['11.55', null, false],
    ['11.5½', null, false],
    ['+', null, false],
    ['.', null, false],
    ['', null, false],
    ['1.x', null, false],
    ['12345', null, false],
  ])('points of %j', (text, value, isRegular) => {
    const taken = isRegular ? { value } : { value, deviation: 'points-spelling' };
    expect(readPoints(text)).toEqual(value === null ? null : taken);
  });
});

describe('a column that is filled to its right end is read at once', () => {
  it.each([
    [NUMBER, '  12', 12],
    [NUMBER, '0012', 12],
    [NUMBER, '    ', undefined],
    [NUMBER, ' 12 ', undefined],
    [NUMBER, '1 12', undefined],
    // What stands before and behind the digits among the characters.
    [NUMBER, ' 1/1', undefined],
    [NUMBER, ' 1:1', undefined],
    [RANK, '  12', 12],
    [RANK, '   0', undefined],
    [POINTS, ' 1.5', 15],
    [POINTS, '11.0', 110],
    [POINTS, ' 1,5', undefined],
    [POINTS, '  .5', undefined],
    [POINTS, ' 1. ', undefined],
    [POINTS, '-1.5', undefined],
    [OPPONENT, '0000', 0],
  ] as const)('%# %j', (codec, text, value) => {
    expect(codec.scan!(`xx${text}9`, 2, 6)).toBe(value);
  });

  it('and so is a whole round', () => {
    const cell = (text: string) => scanCell(`x${text}`, 1);
    expect(cell('  12 w 1')).toEqual({ opponent: 12, colour: 'white', result: '1' });
    expect(cell('0000 - U')).toEqual({ opponent: 0, colour: '-', result: 'U' });
    expect(cell('  12 b =  ')).toEqual({ opponent: 12, colour: 'black', result: '=' });
    for (const text of ['  12 w ', '  12xw 1', '  12 wx1', '     w 1', '  12 x 1', '  12 w x', '  12 W 1'])
      expect(cell(text), text).toBeUndefined();
  });
});

describe('a column is written', () => {
  it.each([
    [TEXT, ' a\u0001b\u2028c\u0085 ', 'a b c'],
    [NUMBER, 0, ''],
    [NUMBER, 12, '12'],
    [RATING, 0, '0'],
    [RANK, null, ''],
    [RANK, 3, '3'],
    [POINTS, null, ''],
    [POINTS, 75, '7.5'],
    [SEX, null, ''],
    [SEX, 'w', 'w'],
    [TITLE, null, ''],
    [TITLE, 'FM', 'FM'],
    [FEDERATION, ' GER', 'GER'],
    [FIDE_ID, '4600002', '4600002'],
    [BIRTH, '1995/00/00', '1995/00/00'],
    [ROUND_DATE, '2026/11/21', '26/11/21'],
    [OPPONENT, null, ''],
    [OPPONENT, 0, '0000'],
    [OPPONENT, 12, '12'],
    [CELL_COLOUR, null, ''],
    [CELL_COLOUR, '-', '-'],
    [CELL_COLOUR, 'white', 'w'],
    [CELL_COLOUR, 'black', 'b'],
    [CELL_RESULT, null, ''],
    [CELL_RESULT, '=', '='],
  ] as const)('%# %j', (codec, value, text) => {
    expect((codec.write as (value: unknown) => string)(value)).toBe(text);
  });

  it('points with one decimal', () => {
    expect([0, 5, 10, 115, -5, -20, -115].map(pointsText)).toEqual([
      ...['0.0', '0.5', '1.0', '11.5', '-0.5', '-2.0', '-11.5'],
    ]);
  });

  it('an empty one tells nothing', () => {
    const all = [TEXT, NUMBER, RATING, RANK, POINTS, SEX, TITLE, FEDERATION, FIDE_ID, BIRTH, ROUND_DATE];
    expect(all.map(({ blank }) => blank)).toEqual(['', 0, 0, null, null, null, null, '', '', '', '']);
    expect([OPPONENT, CELL_COLOUR, CELL_RESULT].map(({ blank }) => blank)).toEqual([null, null, null]);
  });
});
