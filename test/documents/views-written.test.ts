/** What each view says of an event that is written down (club-open.ts). */
import { describe, expect, it } from 'vitest';
import type { GameResult, Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { changedBoardsView } from '../../src-main/documents/views/changed-boards-view.ts';
import {
  arbitersLogView,
  byName,
  crosstableView,
  playerListView,
  standingsView,
  wallChartView,
} from '../../src-main/documents/views/event-views.ts';
import {
  pairingsByBoardView,
  pairingsByNameView,
  resultSlipsView,
} from '../../src-main/documents/views/round-views.ts';
import type { WallChartView } from '../../src-main/documents/views/view.ts';
import { isByRank } from '../../src-main/documents/sheets/wall-chart.ts';
import { event, IMPRINT, META, players, round } from './club-open.ts';

const [ARLIG, BECK, BECK_2, COLE, ZANDER] = [
  { name: 'Ärlig, Bo', mark: '' },
  { name: 'Beck, Max', mark: 'GER' },
  { name: 'beck, max', mark: 'POL\u00a01900' },
  { name: 'Cole, Eve', mark: '' },
  { name: 'Zander, Ida', mark: '' },
];

describe('a round', () => {
  const head = { imprint: IMPRINT, round: 2, playStarts: '14:00' };

  it('by board has scores before it, results, and who has no game', () => {
    expect(pairingsByBoardView(event, 2, META)).toEqual({
      ...head,
      boards: [
        { board: 7, white: { ...BECK, points: 10 }, black: { ...ARLIG, points: 10 }, result: '' },
        { board: 4, white: { ...ZANDER, points: 5 }, black: { ...BECK_2, points: 0 }, result: '0 – 1' },
      ],
      unpaired: [{ name: 'Cole, Eve', reason: 'half-point bye' }],
    });
  });

  it('that is a draft says so; who has left is not in it, who is absent is', () => {
    const { imprint, unpaired, boards } = pairingsByBoardView(event, 3, META);
    expect(imprint.draft).toBe(true);
    expect(boards.map(({ white, black }) => [white.points, black.points])).toEqual([[10, 5]]);
    expect(unpaired).toEqual([
      { name: en.sheets.named('Beck, Max', 'GER'), reason: 'absent' },
      { name: en.sheets.named('beck, max', 'POL\u00a01900'), reason: 'zero-point bye' },
    ]);
    expect(pairingsByBoardView(event, 2, { ...META, draft: true }).imprint.draft).toBe(true);
  });

  it('by name is in the order of the alphabet, namesakes by board', () => {
    const { entries } = pairingsByNameView(event, 2, META);
    expect(entries).toEqual([
      {
        ...ARLIG,
        initial: 'A',
        board: 7,
        colour: 'black',
        note: en.sheets.plays(en.sheets.named('Beck, Max', 'GER')),
      },
      { ...BECK_2, initial: 'B', board: 4, colour: 'black', note: en.sheets.plays('Zander, Ida') },
      { ...BECK, initial: 'B', board: 7, colour: 'white', note: en.sheets.plays('Ärlig, Bo') },
      { ...COLE, initial: 'C', board: null, colour: null, note: 'half-point bye' },
      {
        ...ZANDER,
        initial: 'Z',
        board: 4,
        colour: 'white',
        note: en.sheets.plays(en.sheets.named('beck, max', 'POL\u00a01900')),
      },
    ]);
  });

  it('has a slip for each board', () => {
    expect(resultSlipsView(event, 2, META)).toEqual({
      ...head,
      slips: [
        { board: 7, white: BECK, black: ARLIG },
        { board: 4, white: ZANDER, black: BECK_2 },
      ],
    });
  });

  it('is published with an imprint without code and part where it has none', () => {
    const { code: _code, part: _part, ...plain } = META;
    const { code: _other, ...bare } = IMPRINT;
    expect(resultSlipsView(event, 1, plain).imprint).toEqual({ ...bare, part: '' });
  });
});

describe('the boards that a version changes', () => {
  const changed = (former: Parameters<typeof changedBoardsView>[2]) => {
    const { boards, unpaired, formerVersion } = changedBoardsView(event, 2, former, META);
    return { formerVersion, boards, unpaired };
  };
  const before = {
    ...{ version: 1, boardNumbers: [4, 7] },
    pairs: [
      { white: 24, black: 21 },
      { white: 23, black: 22 },
    ],
    unpaired: [{ player: 25, kind: 'half' as const }],
  };

  it('are those with other players or colours, by the numbers on their tables', () => {
    expect(changed(before)).toEqual({
      formerVersion: 1,
      boards: [{ board: 4, before: { white: BECK_2, black: ZANDER }, now: { white: ZANDER, black: BECK_2 } }],
      unpaired: [],
    });
    const { boardNumbers: _numbers, ...unnumbered } = before;
    expect(
      changed(unnumbered).boards.map(({ board, before: was, now }) => [
        board,
        was?.white.name,
        now?.white.name,
      ]),
    ).toEqual([
      [1, 'beck, max', undefined],
      [2, 'Beck, Max', undefined],
      [4, undefined, 'Zander, Ida'],
      [7, undefined, 'Beck, Max'],
    ]);
  });

  it('name who has no game any more, or for another reason', () => {
    const cole = [{ name: 'Cole, Eve', reason: 'half-point bye' }];
    expect(changed({ ...before, unpaired: [{ player: 25, kind: 'zero' }] }).unpaired).toEqual(cole);
    expect(changed({ ...before, unpaired: [] }).unpaired).toEqual(cole);
    expect(changed({ ...before, pairs: [...before.pairs, { white: 25, black: 99 }] }).unpaired).toEqual(cole);
    expect(changed({ ...before, pairs: [...before.pairs, { white: 99, black: 25 }] }).unpaired).toEqual(cole);
    expect(changed(null)).toMatchObject({
      formerVersion: 0,
      boards: [{ board: 4 }, { board: 7 }],
      unpaired: cole,
    });
  });
});

describe('standings', () => {
  it('have ranks that are shared, points, and the values of tie-breaks', () => {
    const view = standingsView(event, 2, META);
    expect(view.columns).toEqual([
      { code: 'WON', name: expect.stringMatching(/won/i) as string, ranks: true },
      { code: 'BPG', name: expect.stringMatching(/Black/) as string, ranks: true },
    ]);
    expect([view.imprint, view.afterRound, view.openGames]).toEqual([IMPRINT, 2, 1]);
    // Two won a game, with one and two blacks; the open game counts for nobody yet.
    const told = view.rows.map(({ name, rank, points, values }) => [name, rank, points, values]);
    expect(told.slice(0, 2)).toEqual([
      ['beck, max', 1, 10, ['1', '2']],
      ['Ärlig, Bo', 2, 10, ['1', '0']],
    ]);
    // Two who share a rank are in the order of a lot.
    expect(new Map(told.slice(2).map(([name, ...rest]) => [name, rest]))).toEqual(
      new Map([
        ['Beck, Max', [3, 10, ['0', '0']]],
        ['Cole, Eve', [3, 10, ['0', '0']]],
        ['Zander, Ida', [5, 5, ['0', '1']]],
      ]),
    );
    expect(told.at(-1)![0]).toBe('Zander, Ida');
    expect(view.rows[1]).toMatchObject({ title: 'GM', federation: 'SWE', rating: 2300 });
  });

  it('may be of a category', () => {
    const view = standingsView(event, 2, META, { category: 'U16' });
    expect(view.rows.map(({ name }) => name)).toEqual(['beck, max', 'Zander, Ida']);
  });
});

describe('a wall chart', () => {
  const cell = (colour: 'white' | 'black' | null, opponent: number | null, result: string, more = {}) => ({
    ...{ colour, opponent, result, label: '', open: false },
    ...more,
  });
  const BLANK = cell(null, null, '');

  it('has a line for each player by number, and a cell for each round', () => {
    const view = wallChartView(event, 1, META);
    expect([view.imprint, view.afterRound, view.openGames, view.rounds]).toEqual([IMPRINT, 1, 0, 4]);
    expect(
      view.rows.map(({ number, name, points, rank, cells }) => [number, name, points, rank, cells]),
    ).toEqual([
      [1, 'Ärlig, Bo', 10, 1, [cell('white', 3, '1'), cell('black', 4, '', { open: true }), BLANK, BLANK]],
      [2, 'Zander, Ida', 5, 3, [cell('black', 5, '½'), cell('white', 3, '0'), BLANK, BLANK]],
      [3, 'beck, max', 0, 5, [cell('black', 1, '0'), cell('black', 2, '1'), BLANK, BLANK]],
      [
        4,
        'Beck, Max',
        10,
        2,
        [cell(null, null, '1', { label: 'bye' }), cell('white', 1, '', { open: true }), BLANK, BLANK],
      ],
      [5, 'Cole, Eve', 5, 4, [cell('white', 2, '½'), cell(null, null, '½', { label: 'bye' }), BLANK, BLANK]],
    ]);
  });

  it('of a draft shows the draft; in the order of ranks all numbers are places', () => {
    const { rows } = wallChartView(event, 2, { ...META, draft: true }, 'rank');
    expect(rows.map(({ number, rank }) => [number, rank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 5],
    ]);
    expect([0, 1, 4].map((at) => rows[at]!.name)).toEqual(['beck, max', 'Ärlig, Bo', 'Zander, Ida']);
    const place = rows.findIndex(({ name }) => name === 'Beck, Max') + 1;
    expect(rows[1]!.cells).toEqual([
      cell('white', 1, '1'),
      cell('black', place, '', { open: true }),
      cell('white', 5, '', { open: true }),
      BLANK,
    ]);
  });

  it('has no ranks before the first round', () => {
    expect(wallChartView(event, 0, META).rows.map(({ rank, points }) => [rank, points])).toEqual(
      Array(5).fill([0, 0]),
    );
  });
});

it('a crosstable has results by rank, of a double round robin both, an adjourned game as a question', () => {
  const two = (white: number, black: number, result: GameResult) => round([[white, black, result]], []);
  const double: Tournament = {
    ...event,
    rules: { ...event.rules, system: 'double-round-robin', rounds: 4 },
    players: players.slice(0, 3).map((player) => ({ ...player, entryRound: 1 })),
    rounds: [two(21, 22, 'white-wins'), two(22, 23, 'draw'), two(22, 21, 'draw'), two(23, 22, 'adjourned')],
  };
  const { rows, openGames } = crosstableView(double, 4, META);
  expect(openGames).toBe(1);
  // An adjourned game counts as a draw until it is over (C.04.2 3.1).
  expect(rows.map(({ name, rank, points, results }) => [name, rank, points, results])).toEqual([
    ['Zander, Ida', 1, 15, [null, '1½', '']],
    ['Ärlig, Bo', 2, 15, ['0½', null, '½?']],
    ['Beck, Max', 3, 10, ['', '½?', null]],
  ]);
});

it('numbers of a Swiss crosstable are ranks where nobody shares one, those who have none left aside', () => {
  const rows = (...ranks: readonly number[]) => ({
    rows: ranks.map((rank, at) => ({ number: at + 1, rank })) as unknown as WallChartView['rows'],
  });
  expect([rows(1, 2, 0), rows(1, 1), rows(2, 1)].map((view) => isByRank(view, 'swiss-crosstable'))).toEqual([
    ...[true, false, false],
  ]);
  expect(isByRank(rows(1, 2), 'wall-chart')).toBe(false);
});

describe('lists', () => {
  it('have everybody by number or name, with who comes later and who has left', () => {
    const { rows } = playerListView(event, META);
    expect(rows.map(({ number, name, note }) => [number, name, note])).toEqual([
      [1, 'Ärlig, Bo', ''],
      [2, 'Zander, Ida', ''],
      [3, 'beck, max', ''],
      [4, 'Beck, Max', en.sheets.entersIn(2)],
      [5, 'Cole, Eve', en.sheets.leftAfter(2)],
    ]);
    expect(rows[1]).toEqual({
      ...{ name: 'Zander, Ida', title: 'WIM', federation: 'NOR', rating: 2100, number: 2 },
      ...{ fideId: '77', club: 'Rook', category: 'U16', note: '' },
    });
    expect(playerListView(event, META, byName).rows.map(({ number }) => number)).toEqual([1, 3, 4, 5, 2]);
  });

  it('of the log have all entries, or those of some kinds', () => {
    const log = ['a', 'b', 'c'].map((kind, at) => ({ kind, seq: at })) as never;
    expect(arbitersLogView(event, log, META).entries).toBe(log);
    expect(arbitersLogView(event, log, META, ['c', 'a']).entries.map(({ seq }) => seq)).toEqual([0, 2]);
  });
});
