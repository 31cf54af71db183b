import { describe, expect, it } from 'vitest';
import { GAME_RESULTS } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import {
  isResultHeading,
  resultOfText,
  resultRows,
  suggestResultMapping,
  type OpenBoard,
  type OpenRound,
} from '../../src-main/files/result-table.ts';
import { readTable } from '../../src-main/files/table.ts';

/** Identity, pairing number and board of a player all differ. */
const BOARDS: OpenBoard[] = [
  {
    board: 1,
    white: { id: 6, name: 'Almeida, Jorge', tpn: 2 },
    black: { id: 3, name: 'Dupont, Rémi', tpn: 5 },
    result: 'open',
  },
  {
    board: 2,
    white: { id: 4, name: 'Eklund, Nils', tpn: 6 },
    black: { id: 1, name: 'Brandt, Lena', tpn: 3 },
    result: 'draw',
  },
  {
    board: 3,
    white: { id: 5, name: 'Costa, Miguel', tpn: 4 },
    black: { id: 2, name: 'Fekete, Zsófia', tpn: 1 },
    result: 'open',
  },
];

const ROUNDS: OpenRound[] = [
  { round: 1, isPublished: true, boards: [{ ...BOARDS[1]!, board: 1, result: 'white-wins' }] },
  { round: 2, isPublished: true, boards: [] },
  { round: 3, isPublished: true, boards: BOARDS },
  { round: 4, isPublished: false, boards: BOARDS },
];

async function rowsOf(csv: string) {
  const table = readTable(new TextEncoder().encode(csv), { isHeading: isResultHeading });
  if (!table.ok) throw new Error(table.failure.code);
  return resultRows(table.value, suggestResultMapping(table.value), 3, ROUNDS);
}

/** Verdict, board and what the row may be taken for. */
async function judged(csv: string) {
  return (await rowsOf(csv)).map(({ verdict, board, readings }) =>
    [verdict, board?.board ?? '', ...readings.map(({ result }) => result)].join(' '),
  );
}

describe('the columns of a table without headings', () => {
  const mappingOf = (csv: string) => {
    const table = readTable(new TextEncoder().encode(csv), { isHeading: isResultHeading });
    if (!table.ok) throw new Error(table.failure.code);
    return suggestResultMapping(table.value);
  };

  it('are board and result also where one of them is left blank', () => {
    expect(mappingOf('7;1-0\n8;\n9;0-1\n')).toEqual(['board', 'result']);
    expect(mappingOf('1-0;7\n;8\n0-1;\n')).toEqual(['result', 'board']);
  });
});

describe('a cell for a player', () => {
  /** Board 1 of round 3 with another White. */
  const verdictOf = (cell: string, name: string, tpn: number) => {
    const [first] = BOARDS;
    const boards = [{ ...first!, white: { id: 6, name, tpn } }];
    const table = readTable(new TextEncoder().encode(`White;Black;Result\n${cell};;1-0\n`), {
      isHeading: isResultHeading,
    });
    if (!table.ok) throw new Error(table.failure.code);
    const rounds = [{ round: 3, isPublished: true, boards }];
    return resultRows(table.value, suggestResultMapping(table.value), 3, rounds)[0]!.verdict;
  };

  it.each([
    ['2', 'Almeida, Jorge', 2, 'matched'],
    ['12', 'Almeida, Jorge', 12, 'matched'],
    ['12', 'Almeida, Jorge', 2, 'rejected'],
    // Names may begin or end with digits.
    ['Player 12', 'Player 12', 3, 'matched'],
    ['Player 12', 'Player 13', 12, 'rejected'],
    ['2Pac', '2Pac', 3, 'matched'],
    ['2Pac', 'Almeida, Jorge', 2, 'rejected'],
    ['GM Almeida, Jorge', 'Almeida, Jorge', 2, 'matched'],
    ['WFM  Almeida, Jorge', 'Almeida, Jorge', 2, 'matched'],
    ['almeida, jorge', 'Almeida, Jorge', 2, 'matched'],
    // Letters of a title are none within a name.
    ['KASIM Ann', 'Kasim Ann', 2, 'matched'],
    ['KASIM Ann', 'Kas Ann', 2, 'rejected'],
  ])('%s means %s, number %i: %s', (cell, name, tpn, verdict) => {
    expect(verdictOf(cell, name, tpn)).toBe(verdict);
  });
});

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
    ['1U:0U', 'unrated-white-wins'],
    ['1-1', null],
    ['adjourned', null],
    ['', null],
    ['constructor', null],
  ] as const)('%j is %s', (text, result) => {
    expect(resultOfText(text)).toBe(result);
  });

  it('reads every result of a game that is over as the tables of the program write it', () => {
    const over = GAME_RESULTS.filter((result) => result !== 'open' && result !== 'adjourned');
    expect(over).toHaveLength(12);
    expect(over.map((result) => resultOfText(en.outcomes.result(result)))).toEqual(over);
  });
});

describe('resultRows', () => {
  it('finds boards by number, by names and by pairing numbers', async () => {
    expect(await judged('Board,Result\n1,1-0\n3,½-½\n')).toEqual(['matched 1 white-wins', 'matched 3 draw']);
    expect(await judged('White;Black;Res\nCosta Miguel;Fekete Zsofia;0-1\n2;5;=\n')).toEqual([
      'matched 3 black-wins',
      'matched 1 draw',
    ]);
    expect(await judged('White;Black;Res\nGM Costa Miguel;;1-0\n')).toEqual(['matched 3 white-wins']);
  });

  it('tells a result that is there from one that would be replaced', async () => {
    expect(await judged('Board,Result\n2,½-½\n')).toEqual(['passed 2']);
    expect(await judged('Board,Result\n2,1-0\n')).toEqual(['changes 2 white-wins']);
  });

  it('refuses players who do not sit on that board, and says where they sit', async () => {
    const rows = await rowsOf('Board,White,Black,Result\n1,"Brandt, Lena",,1-0\n1,,"Nobody, N",1-0\n');
    expect(rows.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'rejected “Brandt, Lena” does not play on board 1, but on board 2.',
      'rejected “Nobody, N” does not play on board 1, nor on another.',
    ]);
  });

  it('leaves colours that are the other way round to the arbiter, the result turned or as it stands', async () => {
    expect(await judged('Board,White,Black,Result\n1,"Dupont, Rémi","Almeida, Jorge",1-0\n')).toEqual([
      'ambiguous 1 black-wins white-wins',
    ]);
    expect(await judged('White,Black,Result\n"Dupont, Rémi","Almeida, Jorge",½\n')).toEqual([
      'ambiguous 1 draw',
    ]);
  });

  it('finds rows that contradict each other, and rows that repeat each other', async () => {
    expect(await judged('Board,Result\n1,1-0\n1,0-1\n3,1-0\n3,1-0\n')).toEqual([
      'ambiguous 1 white-wins',
      'ambiguous 1 black-wins',
      'matched 3 white-wins',
      'passed 3',
    ]);
  });

  it('leaves to the arbiter a row that contradicts another one, which has the result of the board already', async () => {
    expect(await judged('Round,Board,Result\n1,1,1-0\n1,1,0-1\n1,1,1-0\n')).toEqual([
      'passed 1',
      'ambiguous 1 black-wins',
      'passed 1',
    ]);
  });

  it('reads rows of other rounds for those, as far as they are published', async () => {
    const rows = await rowsOf('Round,Board,Result\n1,1,1-0\n4,1,1-0\n7,1,1-0\nx,1,1-0\n');
    expect(rows.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'passed The board has this result already.',
      'rejected Round 4 is not published.',
      'rejected There is no round 7 yet.',
      'rejected There is no round x yet.',
    ]);
  });

  it('passes over open games, rejects what it cannot place', async () => {
    const rows = await rowsOf('Board,Result\n1,\n9,1-0\n,1-0\n1,2-0\n3,adjourned\n');
    expect(rows.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'passed The row has no result.',
      'rejected Round 3 has no board 9.',
      'rejected The row names neither a board nor a player.',
      'rejected “2-0” is not a result.',
      'rejected “adjourned” is not a result.',
    ]);
  });

  it.each([
    ['1;1-0\n2;½\n3;0-1\n', ['matched 1 white-wins', 'passed 2', 'matched 3 black-wins']],
    [
      'Almeida, Jorge;1-0;Dupont, Rémi\nCosta, Miguel;0-1;Fekete, Zsófia\n',
      ['matched 1 white-wins', 'matched 3 black-wins'],
    ],
  ])('reads a table without headings: %j', async (csv, verdicts) => {
    expect(await judged(csv)).toEqual(verdicts);
  });
});

describe('sides and numbers of a row', () => {
  it.each([
    ['1-0', 'black-wins white-wins'],
    ['0-1', 'white-wins black-wins'],
    ['½-0', 'white-loses-black-draws white-draws-black-loses'],
    ['0-½', 'white-draws-black-loses white-loses-black-draws'],
    ['+:-', 'forfeit-black-wins forfeit-white-wins'],
    ['-:+', 'forfeit-white-wins forfeit-black-wins'],
    ['1U – 0U', 'unrated-black-wins unrated-white-wins'],
    ['0U – 1U', 'unrated-white-wins unrated-black-wins'],
    // The same from both sides.
    ['½-½', 'draw'],
    ['½U – ½U', 'unrated-draw'],
    ['0-0', 'both-lose'],
    ['-:-', 'forfeit-both-lose'],
  ])('turns %s with the colours, as the first of two readings', async (text, readings) => {
    expect(await judged(`Round;White;Black;Result\n3;Dupont, Rémi;Almeida, Jorge;${text}`)).toEqual([
      `ambiguous 1 ${readings}`,
    ]);
  });

  it('a number in a cell is a pairing number, not the order of entry', async () => {
    const board: OpenBoard = {
      board: 1,
      white: { id: 9, name: 'Late, Lia', tpn: 2 },
      black: { id: 2, name: 'Early, Eli', tpn: 7 },
      result: 'open',
    };
    const table = readTable(new TextEncoder().encode('Round;White;Black;Result\n3;2;7;1-0\n3;9;2;0-1\n'), {
      isHeading: isResultHeading,
    });
    if (!table.ok) throw new Error(table.failure.code);
    const rounds = [{ round: 3, isPublished: true, boards: [board] }];
    const rows = resultRows(table.value, suggestResultMapping(table.value), 3, rounds);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['matched', 'rejected']);
  });
});
