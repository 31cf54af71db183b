/** What a preview says of pairings that are written out, one for each case. */
import { describe, expect, it } from 'vitest';
import {
  gamesToGo,
  pairingsOfCases,
  previewOf,
  type GameToGo,
  type Preview,
} from '../../src-engine/preview/preview.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';
import { eventOf, idOf } from '../renumbered.ts';

/** One game to go at table 12: its cases are White wins, draw, Black wins. */
const GAME: GameToGo = { board: 12, white: 31, black: 7 };

function pairing(text: string, bye: number | null = null): Pairing {
  const pairs = text.split(' ').map((pair) => {
    const [white, black] = pair.split('-').map(Number) as [number, number];
    return { white, black };
  });
  return { pairs, bye };
}

function previewed(...args: Parameters<typeof previewOf>): Preview {
  const preview = previewOf(...args);
  if (!preview.ok) throw new Error(preview.failure.code);
  return preview.value;
}

describe('a board of the preview', () => {
  it('names first who sits there in most cases, whichever case comes first', () => {
    const { boards } = previewed(4, [GAME], [pairing('31-5'), pairing('7-5'), pairing('7-5')]);
    expect(boards).toEqual([
      {
        board: 1,
        candidates: [
          { white: 7, black: 5, cases: 2 },
          { white: 31, black: 5, cases: 1 },
        ],
        isFixed: false,
        waitsFor: [
          {
            board: 12,
            endings: [
              { ending: 'white-wins', pairs: [{ white: 31, black: 5 }] },
              { ending: 'draw', pairs: [{ white: 7, black: 5 }] },
              { ending: 'black-wins', pairs: [{ white: 7, black: 5 }] },
            ],
          },
        ],
      },
    ]);
  });

  it('is not fixed where the same two sit with other colours, or in some cases only', () => {
    const { boards } = previewed(
      4,
      [GAME],
      [pairing('31-5 8-9 2-3'), pairing('31-5 9-8 2-3'), pairing('31-5 8-9')],
    );
    expect(boards.map(({ isFixed }) => isFixed)).toEqual([true, false, false]);
    expect(boards.map(({ waitsFor }) => waitsFor.length)).toEqual([0, 1, 1]);
    expect(boards[2]!.candidates).toEqual([{ white: 2, black: 3, cases: 2 }]);
  });

  it('has the number on its table, in the order of the hall', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `${at + 1}-${at + 21}`).join(' ');
    const seating = { firstBoard: 101, leftOut: [104], fixed: [] };
    const made = [pairing(eleven), pairing(eleven), pairing(eleven)];
    const usual = previewed(4, [GAME], made).boards;
    expect(usual.map(({ board }) => board)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const { boards } = previewed(4, [GAME], made, seating);
    expect(boards.map(({ board }) => board)).toEqual([101, 102, 103, 105, 106, 107, 108, 109, 110, 111, 112]);
    expect(boards[3]!.candidates).toEqual([{ white: 4, black: 24, cases: 3 }]);
  });

  it('stands by its number, also where a player has a table of their own', () => {
    const made = [pairing('1-21 2-22 3-23'), pairing('1-21 2-22 3-23'), pairing('1-21 2-22 3-23')];
    const seating = { firstBoard: 1, leftOut: [], fixed: [{ player: 23, board: 1 }] };
    const { boards } = previewed(4, [GAME], made, seating);
    expect(boards.map(({ board, candidates }) => [board, candidates[0]!.white])).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]);
  });

  it('waits for those of two games alone that decide who sits there', () => {
    const other: GameToGo = { board: 17, white: 9, black: 40 };
    // The end of the first game changes from case to case, that of the second one after three cases.
    const cases = (waits: (first: number, second: number) => boolean) =>
      Array.from({ length: 9 }, (_, index) =>
        pairing(waits(index % 3, Math.floor(index / 3)) ? '7-5' : '31-5'),
      );
    const waitsFor = (made: readonly Pairing[]) =>
      previewed(4, [GAME, other], made).boards[0]!.waitsFor.map(({ board, endings }) => [
        board,
        ...endings.map(({ pairs }) => pairs.map(({ white }) => white).join()),
      ]);
    expect(waitsFor(cases((first) => first === 2))).toEqual([[12, '31', '31', '7']]);
    expect(waitsFor(cases((_, second) => second === 1))).toEqual([[17, '31', '7', '31']]);
    expect(waitsFor(cases((first, second) => first === 0 && second === 2))).toEqual([
      [12, '31,7', '31', '31'],
      [17, '31', '31', '7,31'],
    ]);
    expect(waitsFor(cases(() => true))).toEqual([]);
  });

  it('comes with the receivers of the bye, the most frequent first', () => {
    const { byes } = previewed(4, [GAME], [pairing('31-5'), pairing('31-5', 9), pairing('31-5', 9)]);
    expect(byes).toEqual([
      { player: 9, cases: 2 },
      { player: null, cases: 1 },
    ]);
  });
});

describe('the pairings of the cases', () => {
  it('end the game on its table, whatever its place in the round', () => {
    const event = eventOf(['3w1', '4b=', '1b0', '2w='], 1);
    const [first] = event.rounds;
    const boards = first!.boards.map((board) =>
      board.white === idOf(4) ? { ...board, result: 'open' as const } : board,
    );
    const tournament = { ...event, rounds: [{ ...first!, boards, boardNumbers: [12, 30] }] };
    const games = gamesToGo(tournament, 2);
    expect(games).toEqual({ ok: true, value: [{ board: 30, white: idOf(4), black: idOf(2) }] });
    const made = pairingsOfCases(tournament, 2, games.ok ? games.value : [], [0, 3]);
    // 4 wins, and meets 1, who had White too; a draw or a win of 2 brings 2, due White, against 1.
    expect(made.map((each) => each?.pairs)).toEqual([
      [
        { white: idOf(4), black: idOf(1) },
        { white: idOf(2), black: idOf(3) },
      ],
      [
        { white: idOf(2), black: idOf(1) },
        { white: idOf(3), black: idOf(4) },
      ],
      [
        { white: idOf(2), black: idOf(1) },
        { white: idOf(3), black: idOf(4) },
      ],
    ]);
  });
});

describe('a preview of cases without a pairing', () => {
  it('counts them, and lives on a single case that has one', () => {
    const preview = previewed(4, [GAME], [null, pairing('31-5'), null]);
    expect(preview).toMatchObject({ round: 4, games: [GAME], cases: 3, unpairable: 2 });
    expect(preview.boards).toMatchObject([{ isFixed: false, candidates: [{ cases: 1 }] }]);
  });

  it('has none where the round is none of the tournament, however the games end', () => {
    const tournament = eventOf(['2w=', '1b=', '4w1', '3b0'], 1, { rounds: 1 });
    const games = [{ board: 1, white: idOf(1), black: idOf(2) }];
    const told: [number, number][] = [];
    const hear = (settled: number, all: number) => told.push([settled, all]);
    expect(pairingsOfCases(tournament, 2, games, [0, 3], hear)).toEqual([null, null, null]);
    expect(told).toEqual([]);
    const longer = { ...tournament, rules: { ...tournament.rules, rounds: 2 } };
    const paired = pairingsOfCases(longer, 2, games, [1, 3]);
    expect(paired.map((made) => made?.pairs.length)).toEqual([2, 2]);
  });

  it('is refused where no case has one', () => {
    expect(previewOf(4, [GAME], [null, null, null])).toEqual({
      ok: false,
      failure: { code: 'never-pairable' },
    });
  });
});
