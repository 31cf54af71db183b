/** Why the boards of a round are what they are, as a sheet gets it; the tables have numbers of their own. */
import { describe, expect, it } from 'vitest';
import type { Assessment, KeepApart, Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { explanationsView, wordedRows } from '../../src-main/documents/views/explanations-view.ts';
import { META } from './club-open.ts';
import { paired } from './goldens.ts';

const ROUND = 5;
const last = paired.rounds[ROUND - 1]!;
/** The last round with other fields. */
const withRound = (more: object): Tournament => ({
  ...paired,
  rounds: paired.rounds.with(ROUND - 1, { ...last, boardNumbers: [31, 14, 12, 9, 8, 7], ...more }),
});
const event = withRound({});
const of = (board: number | null | 'all', tournament = event) =>
  explanationsView(tournament, ROUND, board, META).boards;

describe('explanations', () => {
  it('of a round are in the order of its boards, the bye last, without rows', () => {
    expect(
      of('all').map(({ board, white, black, rows }) => [board, white.name, black?.name, rows.length]),
    ).toEqual([
      [31, 'Papadimitriou-Konstantinopoulou, Anneli', 'Жуковская, Екатерина', 0],
      [14, 'Jansky, Ana', 'Danner, Ana', 0],
      [12, 'Kadlec, Ana', 'Falke, Ana', 0],
      [9, 'Gorsky, Ana', 'Holt, Ana', 0],
      [8, 'Madsen, Ana', 'Larkin, Ana', 0],
      [7, 'Հակոբյան, Վլադիմիր', 'Ilmar, Ana', 0],
      [null, 'Ebner, Ana', undefined, 0],
    ]);
  });

  it('of one board have its sentences, and the rows of its bracket', () => {
    const [board, ...others] = of(14);
    expect(others).toEqual([]);
    const { rows, ...told } = board!;
    expect(told).toEqual({
      board: 14,
      white: { name: 'Jansky, Ana', mark: '', points: 25 },
      black: { name: 'Danner, Ana', mark: '', points: 20 },
      sentence:
        '3 players for the group of 2½ points: Jansky, the last of them, goes down one group and meets Danner on 2 points.',
      colourSentence: 'Both are due the same colour, Danner more urgently; Jansky has White.',
      colourArticle: '5.2.2',
      wishes: [],
    });
    expect(rows.slice(0, 3)).toEqual([
      { id: 'C6', article: '2.4.1', label: 'Players who go down', value: '1', perfect: false },
      { id: 'C7', article: '2.4.2', label: 'Scores of those who go down', value: '2', perfect: false },
      {
        ...{ id: 'C8', article: '2.4.3', label: 'Players who then go down from the next group' },
        ...{ value: '0', perfect: true },
      },
    ]);
  });

  it('of the bye name who has it, and no colour', () => {
    const [bye, ...others] = of(null);
    expect(others).toEqual([]);
    expect(bye).toMatchObject({
      board: null,
      white: { name: 'Ebner, Ana', mark: '', points: 5 },
      black: null,
      sentence: 'An odd number of players: Ebner has the bye, from the lowest group (½ point).',
    });
    expect(bye!.rows.slice(0, 1)).toEqual([
      { id: 'C6', article: '2.4.1', label: 'Players who go down', value: '1', perfect: false },
    ]);
  });

  it('of a table without a game are none', () => {
    expect(of(2)).toEqual([]);
  });

  it('name the system that paired the round, the one of the event where none is recorded', () => {
    const system = (recorded: string, own: string) => {
      const tournament = withRound({ system: recorded });
      const view = explanationsView(
        { ...tournament, rules: { ...tournament.rules, system: own } },
        ...([ROUND, 'all', META] as const),
      );
      return [view.system, view.boards.length];
    };
    expect(system('', 'dutch-2026')).toEqual(['FIDE (Dutch) System, C.04.3, in force since 1 Feb 2026', 7]);
    expect(system('dutch-2017', 'dutch-2026')).toEqual([
      'FIDE (Dutch) System, C.04.3 of 2017, in force until 31 Jan 2026',
      7,
    ]);
    expect(system('of-atlantis', 'dutch-2026')).toEqual(['of-atlantis', 0]);
  });

  it('name wishes that either player of a board has, and none at the bye', () => {
    const wish = (...players: number[]): KeepApart => ({
      ...{ by: 'players', value: '', players, firm: false, firstRound: 1, lastRound: 9 },
    });
    const { boards, unpaired } = last;
    const keptApart = [wish(unpaired[0]!.player, boards[0]!.white), wish(boards[1]!.black, boards[2]!.black)];
    const wished = { ...event, rules: { ...event.rules, keptApart } };
    const wishes = (board: number | null | 'all') => of(board, wished).flatMap((one) => one.wishes);
    expect(wishes(31)).toEqual(['Ebner – Papadimitriou-Konstantinopoulou: kept apart, as wished.']);
    expect(wishes(14)).toEqual(['Danner – Falke: kept apart, as wished.']);
    expect(wishes(12)).toEqual(wishes(14));
    expect([wishes(null), wishes(9), wishes('all')]).toEqual([[], [], []]);
  });
});

it('the rows of a bracket are those of the board, or of the bracket that somebody leaves', () => {
  const row = (value: readonly number[]) => ({
    ...{ id: 'C6', article: '2.4.1', label: 'down', unit: 'count', value, culprits: [] },
  });
  const bracket = (
    white: number,
    black: number,
    leaves: number,
    ...values: readonly (readonly number[])[]
  ) => ({
    ...{ score: 10, residents: [], movedDown: [], pairs: [{ white, black }], downfloaters: [leaves] },
    rows: values.map(row),
  });
  const assessment = {
    violations: [],
    brackets: [bracket(5, 6, 9, [0, 0], [0, 1]), bracket(9, 8, 7, [3])],
  } as unknown as Assessment;
  const values = (white: number, black: number | null) =>
    wordedRows(assessment, { white, black }, en).map(({ value, perfect }) => [value, perfect]);
  expect(values(5, 6)).toEqual([
    ['0, 0', true],
    ['0, 1', false],
  ]);
  expect(values(9, 8)).toEqual([['3', false]]);
  expect(values(9, null)).toEqual(values(5, 6));
  expect(values(7, null)).toEqual([['3', false]]);
  expect([values(6, 5), values(5, null)]).toEqual([[], []]);
});
