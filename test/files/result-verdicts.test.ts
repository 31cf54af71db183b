/** Verdicts on rows of results: each outcome with its board, its readings and its words. */
import { describe, expect, it } from 'vitest';
import { fieldsOfHeadings } from '../../src-main/files/headings.ts';
import {
  isResultHeading,
  resultOfText,
  resultRows,
  suggestResultMapping,
  type OpenBoard,
  type OpenRound,
} from '../../src-main/files/result-table.ts';
import { hidden, tableOf } from './tables.ts';

describe('a row of a result', () => {
  const board = (
    number: number,
    result: OpenBoard['result'],
    white: [string, number],
    black: [string, number],
  ) => ({
    board: number,
    white: { id: white[1] + 40, name: white[0], tpn: white[1] },
    black: { id: black[1] + 40, name: black[0], tpn: black[1] },
    result,
  });
  const BOARDS: OpenBoard[] = [
    board(1, 'open', ['Almeida, Jorge', 2], ['Dupont, Rémi', 5]),
    board(2, 'draw', ['Eklund, Nils', 6], ['Brandt, Lena', 3]),
    board(3, 'adjourned', ['Costa, Miguel', 4], ['Fekete, Zsófia', 1]),
    board(4, 'open', ['Almeida, Jorge', 7], ['Gil, Eva', 8]),
  ];
  const ROUNDS: OpenRound[] = [
    { round: 2, isPublished: true, boards: [board(1, 'open', ['Gil, Eva', 8], ['Costa, Miguel', 4])] },
    { round: 3, isPublished: true, boards: BOARDS },
    { round: 4, isPublished: false, boards: BOARDS },
  ];
  const rowsOf = (text: string, ...hiddenRows: number[]) => {
    const table = hidden(tableOf(`Round;Board;White;Black;Result\n${text}`, isResultHeading), ...hiddenRows);
    return resultRows(table, suggestResultMapping(table), 3, ROUNDS);
  };
  const told = (text: string, ...hiddenRows: number[]) =>
    rowsOf(text, ...hiddenRows).map(({ verdict, round, board: found, readings, text: words, tells }) =>
      [
        `${verdict} R${round ?? '?'} B${found?.board ?? '?'}`,
        ...readings.map((reading) => `${reading.round}/${reading.board.board} ${reading.result}`),
        ...(tells === undefined ? [] : [`tells ${tells}`]),
        words,
      ]
        .filter((part) => part !== '')
        .join('; '),
    );

  it.each([
    [';1;;;1-0', 'matched R3 B1; 3/1 white-wins'],
    ['3;3;;;½', 'matched R3 B3; 3/3 draw'],
    ['2;;Gil, Eva;;0-1', 'matched R2 B1; 2/1 black-wins'],
    [';;;5;0-1', 'matched R3 B1; 3/1 black-wins'],
    [';;2;5;+-', 'matched R3 B1; 3/1 forfeit-white-wins'],
    [';2;;;1-0', 'changes R3 B2; 3/2 white-wins; The board has another result already.'],
    [';2;;;½-½', 'passed R3 B2; tells draw; The board has this result already.'],
    [';1;;;', 'passed R3 B1; The row has no result.'],
    [';;Almeida, Jorge;;', 'passed R3 B?; The row has no result.'],
    [
      ';;Almeida, Jorge;;1-0',
      'ambiguous R3 B?; 3/1 white-wins; 3/4 white-wins; Several boards fit these names.',
    ],
    [
      ';;Dupont, Rémi;;1-0',
      'ambiguous R3 B1; 3/1 black-wins; 3/1 white-wins; The colours are the other way round: Almeida, Jorge has White.',
    ],
    [';1;5;2;½', 'ambiguous R3 B1; 3/1 draw; The colours are the other way round: Almeida, Jorge has White.'],
    [
      ';1;5;;½-0',
      'ambiguous R3 B1; 3/1 white-loses-black-draws; 3/1 white-draws-black-loses; The colours are the other way round: Almeida, Jorge has White.',
    ],
    [';1;Gil, Eva;;1-0', 'rejected R3 B1; “Gil, Eva” does not play on board 1, but on board 4.'],
    [';1;Almeida, Jorge;Nobody;1-0', 'rejected R3 B1; “Nobody” does not play on board 1, nor on another.'],
    [';9;;;1-0', 'rejected R3 B?; Round 3 has no board 9.'],
    [';1a;;;1-0', 'rejected R3 B?; Round 3 has no board 1a.'],
    [';;;;1-0', 'rejected R3 B?; The row names neither a board nor a player.'],
    [';;Almeida, Jorge;Brandt, Lena;1-0', 'rejected R3 B?; These players do not meet in round 3.'],
    [';1;;;2-0', 'rejected R3 B1; “2-0” is not a result.'],
    ['4;1;;;1-0', 'rejected R4 B?; Round 4 is not published.'],
    ['5;1;;;1-0', 'rejected R? B?; There is no round 5 yet.'],
    ['x;1;;;1-0', 'rejected R? B?; There is no round x yet.'],
  ])('%s: %s', (row, outcome) => {
    expect(told(row)).toEqual([outcome]);
  });

  it('that says the same as an earlier one is passed, and those that differ are all left to the arbiter', () => {
    expect(told(';1;;;1-0\n;;2;5;1-0\n2;1;;;1-0')).toEqual([
      'matched R3 B1; 3/1 white-wins',
      'passed R3 B1; The same as row 2.',
      'matched R2 B1; 2/1 white-wins',
    ]);
    const differ = 'Several rows give board 1 different results.';
    expect(told(';1;;;1-0\n;1;;;0-1\n;1;;;')).toEqual([
      `ambiguous R3 B1; 3/1 white-wins; ${differ}`,
      `ambiguous R3 B1; 3/1 black-wins; ${differ}`,
      'passed R3 B1; The row has no result.',
    ]);
    expect(told(';2;;;½\n;2;;;1-0')).toEqual([
      'passed R3 B2; tells draw; The board has this result already.',
      'ambiguous R3 B2; 3/2 white-wins; Several rows give board 2 different results.',
    ]);
  });

  it('that is hidden is left to the arbiter where it says anything', () => {
    expect(told(';1;;;1-0\n;2;;;½\n;9;;;1', 2, 3, 4)).toEqual([
      'ambiguous R3 B1; 3/1 white-wins; The row is hidden in the workbook.',
      'passed R3 B2; tells draw; The board has this result already.',
      'rejected R3 B?; Round 3 has no board 9.',
    ]);
  });

  it.each([
    ['1;1-0\n2;½', 'board result'],
    ['1-0;1\n½;2', 'result board'],
    ['1;Costa;Berg;1-0', 'board white black result'],
    ['Costa;1-0;Berg', 'white result black'],
    ['1;1\n2;1-0', 'board result'],
    ['1;1;1-0\n1;2;0-1', 'ignore board result'],
    ['1;Costa;Berg;Alm;1-0', 'board white black ignore result'],
    ['1;A;Berg;1-0', 'board ignore white result'],
    ['a;b', 'ignore ignore'],
    // A column without any cell is none of them.
    [';1;1-0\n;2;0-1', 'ignore board result'],
    ['1;;Costa;Berg;1-0', 'board ignore white black result'],
    // Every cell of a column has to be such: numbers with a letter before or behind them are no boards, results with a word are none.
    ['1;x;1-0\ny;x;0-1', 'ignore ignore result'],
    ['B1;1;1-0\nB2;2;0-1', 'ignore board result'],
    ['1a;1;1-0\n2a;2;0-1', 'ignore board result'],
    ['10;1-0\n11;0-1', 'board result'],
    ['1;1-0\n2;late', 'board ignore'],
    ['1;Costa;1-0\n2;7;0-1', 'board ignore result'],
    // Two letters one behind the other make a name.
    ['1;A B;Costa;1-0', 'board ignore white result'],
    // A dash in a name is no result.
    ['1;Costa-Berg;1-0', 'board white result'],
  ])('without headings has columns %j as %s', (text, fields) => {
    expect(suggestResultMapping(tableOf(text, () => false, 0)).join(' ')).toBe(fields);
  });

  it('has each field once, by its first heading', () => {
    const table = tableOf('Rd;Weiss;White;Res;Other\n1;a;b;1;x', isResultHeading);
    expect(suggestResultMapping(table)).toEqual(['round', 'white', 'ignore', 'result', 'ignore']);
    expect(
      fieldsOfHeadings(
        [
          ['a', ['x', 'y']],
          ['b', ['y', 'z']],
        ],
        ['Y', 'z', 'x', 'q'],
      ),
    ).toEqual(['a', 'b', null, null]);
  });

  it.each([
    [['1-0', '1', '1 - 0', '1:0', '1.0-0.0', '1–0', '1,0 : 0,0'], 'white-wins'],
    [['0-1', '0', '0/1', '0−1', '0—1'], 'black-wins'],
    [['½-½', '=', '=-=', '1/2 - 1/2', '0.5:0.5', '0,5-0,5', '½ : ½'], 'draw'],
    [['0-0', '0:0', '0.0-0.0'], 'both-lose'],
    [['½-0', '0.5-0'], 'white-draws-black-loses'],
    [['0-½', '0:0,5'], 'white-loses-black-draws'],
    [['+--', '+-', '+', '1F-0F', '1-0f', '+:-', '1f:0f'], 'forfeit-white-wins'],
    [['--+', '-+', '-', '0F-1F', '0f-1', '0-1F', '-:+'], 'forfeit-black-wins'],
    [['---', '--', '0f-0f', '-:-'], 'forfeit-both-lose'],
    [['1-1', '2-0', '10', '1-', 'x', '', 'toString'], null],
  ])('%j is %s', (cells, result) => {
    for (const cell of cells) expect([cell, resultOfText(cell)]).toEqual([cell, result]);
  });
});
