/** What each table shows where there is room, and what yields at which width: every column by itself. */
import { describe, expect, it } from 'vitest';
import {
  handColumns,
  pairingColumns,
  previewColumns,
  resultColumns,
} from '../../../src-renderer/state/board-columns.ts';
import type { Column } from '../../../src-renderer/state/columns.ts';
import { playerColumns } from '../../../src-renderer/state/players/player-columns.ts';
import { standingsColumns } from '../../../src-renderer/state/standings-columns.ts';

const BOARDS = [1, 99];

/** `white * White titled white`: identity, pixels (`*` for the rest), heading, and what is special about the column. */
function told({ id, width, label, align, titled, brief, colour, beside, now }: Column): string {
  const marks = { titled, brief, now };
  const set = Object.entries(marks).flatMap(([mark, is]) => (is === true ? [mark] : []));
  const room = beside === undefined ? [] : [`+${beside}`];
  return [
    id,
    width ?? '*',
    label,
    ...(align === undefined ? [] : [align]),
    ...set,
    ...(colour === undefined ? [] : [colour]),
    ...room,
  ].join(' ');
}

/** The columns at 2000 pixels; then, for each width at which a table yields, what goes and what becomes another. */
function steps(make: (width: number) => readonly Column[]) {
  const all = make(2000).map(told);
  const yielding: string[] = [];
  let before = all;
  for (let width = 1100; width >= 500; width--) {
    const now = make(width).map(told);
    const gone = before.filter((column) => !now.includes(column)).map((column) => column.split(' ')[0]!);
    const other = now.filter((column) => !before.includes(column));
    const left = gone.filter((id) => !now.some((column) => column.startsWith(`${id} `)));
    if (gone.length > 0) yielding.push([width, ...left.map((id) => `-${id}`), ...other].join(', '));
    before = now;
  }
  return { all, yielding };
}

describe('columns where there is room, and the widths at which they yield', () => {
  it('of a round that is prepared: floats as marks, numbers, ratings, points', () => {
    expect(steps((width) => pairingColumns(true, width, BOARDS))).toEqual({
      all: [
        'score 40 Pts',
        'board 34 Bd num',
        'white-number 40 No. num',
        'white * White titled white',
        'white-rating 44 Rtg num',
        'white-note 62 ',
        'white-points 34 Pts num',
        'dash 16 ',
        'black-points 34 Pts',
        'black-number 40 No. num',
        'black * Black titled black',
        'black-rating 44 Rtg num',
        'black-note 70 ',
      ],
      yielding: [
        '931, white-note 24  brief, black-note 32  brief',
        '855, -white-number, -black-number',
        '775, -white-rating, -black-rating',
        '687, -white-points, -dash, -black-points',
      ],
    });
    // Without titles the slot before each name is free.
    expect(steps((width) => pairingColumns(false, width, BOARDS)).yielding[0]).toMatch(/^849, /);
  });

  it('of the results: numbers, words of states and flags, ratings, times', () => {
    expect(steps((width) => resultColumns(true, width, BOARDS))).toEqual({
      all: [
        'board 44 Bd num',
        'state 74 State',
        'white-number 38 No. num',
        'white * White titled white',
        'white-rating 46 Rtg num',
        'result 92 Result mid',
        'black-number 38 No. num',
        'black * Black titled black',
        'black-rating 46 Rtg num',
        'at 52 At num',
        'flags 150 Check',
      ],
      yielding: [
        '1053, -white-number, -black-number',
        '977, board 40 Bd num, state 24  brief, result 80 Result mid, at 46 At num, flags 28  brief',
        '783, -white-rating, -black-rating',
        '691, -at',
      ],
    });
  });

  it('of a pairing by hand: room for what a rule says, ratings, then more of that room', () => {
    expect(steps((width) => handColumns(width, BOARDS))).toEqual({
      all: [
        'board 44 Bd num',
        'white-number 44 No. num',
        'white * White titled white',
        'white-rating 56 Rtg num',
        'black-number 44 No. num',
        'black * Black titled black',
        'black-rating 56 Rtg num',
        'note 350 Note',
      ],
      yielding: [
        '1067, note 220 Note',
        '937, -white-rating, -black-rating',
        '825, note 160 Note',
        '765, note 100 Note',
      ],
    });
  });

  it('of a preview: the state as a mark, then what a board waits for', () => {
    expect(steps((width) => previewColumns(width, BOARDS))).toEqual({
      all: [
        'board 44 Bd num',
        'state 70 State',
        'white * White white',
        'black * Black black',
        'depends 118 Waits for',
      ],
      yielding: ['623, state 24  brief', '577, -depends'],
    });
  });

  it('of the standings: club, average, note, number, performance, move, federation, rating', () => {
    const codes = [
      { code: 'BH', ranks: true },
      { code: 'ARO', ranks: false },
    ];
    const standings = (hasNotes: boolean, hasClubs: boolean) =>
      steps((width) => standingsColumns(codes as never, { hasNotes, hasClubs }, width));
    expect(standings(true, true)).toEqual({
      all: [
        'rank 52 Rank num',
        'move 46 ± num',
        'number 44 No. num',
        'name * Name titled +128',
        'federation 50 Fed',
        'club 124 Club',
        'rating 50 Rtg num',
        'points 64 Points num',
        'BH 74 1 BH num',
        'ARO 74 (ARO) num',
        'average 58 Opp. num',
        'performance 64 Perf. num',
      ],
      yielding: [
        '1064, -club',
        '940, -average',
        '882, name * Name titled',
        '754, -number',
        '710, -performance',
        '646, -move',
        '600, -federation',
        '550, -rating',
      ],
    });
    expect(standings(false, false).yielding.slice(0, 2)).toEqual(['812, -average', '754, -number']);
  });

  it('of tables with more digits are wider by nine pixels for each that has no room', () => {
    const widths = (make: (boards: readonly number[]) => readonly Column[]) =>
      [[], [9], [99], [7, 101], [1001, 3], [10001]].map(
        (boards) => make(boards).find(({ id }) => id === 'board')!.width,
      );
    expect(widths((boards) => pairingColumns(true, 2000, boards))).toEqual([34, 34, 34, 43, 52, 61]);
    const three = [44, 44, 44, 44, 53, 62];
    expect(widths((boards) => resultColumns(true, 2000, boards))).toEqual(three);
    expect(widths((boards) => handColumns(2000, boards))).toEqual(three);
    expect(widths((boards) => previewColumns(2000, boards))).toEqual(three);
    expect(widths((boards) => resultColumns(true, 700, boards))).toEqual([40, 40, 40, 40, 49, 58]);
  });

  it('of the players, as round, choice and window ask for them', () => {
    const players = (
      round: number | null,
      show: 'rounds' | 'particulars',
      fit: 'wide' | 'narrow' | 'slim',
    ) => {
      const at = { round, rounds: [5, 6], show, fit };
      return playerColumns(at, { by: 'points', descending: true }, () => undefined).map(told);
    };
    const whole = ['name * Name titled', 'federation 48 Fed', 'rating 48 Rtg num'];
    const number = ['tpn 42 No. num', 'points 52 Points num'];
    expect(players(6, 'rounds', 'wide')).toEqual([
      ...['arrival 106 Round 6', 'arrivedAt 46 At num', ...number, ...whole],
      ...['round-5 31 R5 mid', 'round-6 31 R6 mid now', 'look 124 Check'],
    ]);
    expect(players(1, 'particulars', 'wide')).toEqual([
      ...['arrival 106 Round 1', 'arrivedAt 46 At num', ...whole, 'source 50 From'],
      ...['birth 48 Born num', 'fideId 80 FIDE ID num', 'club 116 Club', 'look 206 Check'],
    ]);
    expect(players(null, 'particulars', 'narrow')).toEqual([
      ...['state 88 State', ...number, ...whole, 'source 50 From', 'look 124 Check'],
    ]);
    expect(players(6, 'particulars', 'slim')).toEqual([
      ...[
        'arrival 106 Round 6',
        'name * Name titled',
        'rating 48 Rtg num',
        'source 50 From',
        'look 124 Check',
      ],
    ]);
  });

  it('of the players say how each sorts, and ask for its own order', () => {
    const asked: string[] = [];
    const at = { round: 6, rounds: [6], show: 'particulars', fit: 'wide' } as const;
    const columns = playerColumns(at, { by: 'birth', descending: true }, (by) => void asked.push(by));
    const sorted = columns.filter(({ sort }) => sort !== undefined);
    for (const { onsort } of sorted) onsort!();
    const ids = ['arrival', 'arrivedAt', 'tpn', 'points', 'name', 'federation', 'rating', 'birth', 'club'];
    expect(asked).toEqual(ids);
    expect(sorted.filter(({ sort }) => sort !== 'none').map(({ id }) => id)).toEqual(['birth']);
  });
});
