import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areNumbered,
  boardNumber,
  boardWith,
  inHallOrder,
  placeOfBoard,
  seatsOf,
  type Seating,
} from '../../src-engine/model/seating.ts';

/** Pairs of 1–2, 3–4 … in board order, and a numbering of the hall with players who keep their boards. */
const cases = fc
  .record({
    boards: fc.integer({ min: 0, max: 30 }),
    firstBoard: fc.integer({ min: 1, max: 130 }),
    leftOut: fc.uniqueArray(fc.integer({ min: 1, max: 160 }), { maxLength: 12 }),
    players: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 6 }),
    tables: fc.uniqueArray(fc.integer({ min: 1, max: 160 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ boards, firstBoard, leftOut, players, tables }) => ({
    pairs: Array.from({ length: boards }, (_, place) => ({ white: 2 * place + 1, black: 2 * place + 2 })),
    seating: {
      firstBoard,
      leftOut: leftOut.filter((number) => !tables.includes(number)).sort((a, b) => a - b),
      fixed: players.map((player, at) => ({ player, board: tables[at]! })),
    } satisfies Seating,
  }));

describe('the numbers on the tables', () => {
  it('are 1, 2, 3 … and are not stored where nobody says otherwise', () => {
    const pairs = [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ];
    expect(seatsOf(pairs)).toEqual([1, 2]);
    expect(inHallOrder(pairs, seatsOf(pairs))).toEqual({ pairs });
    expect(boardNumber({}, 1)).toBe(2);
    expect(boardWith({ boards: pairs }, 2)).toBe(pairs[1]);
    expect(boardWith({ boards: pairs }, 3)).toBeUndefined();
  });

  it('begin where the hall begins, leave numbers out, and keep a player at their board', () => {
    const pairs = [10, 20, 30, 40].map((white) => ({ white, black: white + 1 }));
    const seating = { firstBoard: 101, leftOut: [102], fixed: [{ player: 11, board: 104 }] };
    const seated = inHallOrder(pairs, seatsOf(pairs, seating));
    expect(seated.boardNumbers).toEqual([101, 103, 104, 105]);
    expect(seated.pairs.map(({ white }) => white)).toEqual([20, 30, 10, 40]);
    expect(placeOfBoard(seated, 104)).toBe(2);
    expect(boardWith({ boards: seated.pairs, boardNumbers: seated.boardNumbers! }, 102)).toBeUndefined();
  });

  it('name each pair once, none that is left out, fixed ones where they belong, the others in order', () => {
    fc.assert(
      fc.property(cases, ({ pairs, seating }) => {
        const numbers = seatsOf(pairs, seating);
        expect(new Set(numbers).size).toBe(pairs.length);
        expect(numbers.some((number) => seating.leftOut.includes(number))).toBe(false);
        const own = pairs.map(({ white, black }) =>
          seating.fixed.find(({ player }) => player === white || player === black),
        );
        own.forEach((fixed, place) => fixed && expect(numbers[place]).toBe(fixed.board));
        const others = numbers.filter((_, place) => own[place] === undefined);
        expect(others).toEqual([...others].sort((a, b) => a - b));
        expect(others.every((number) => number >= seating.firstBoard)).toBe(true);
        // No table stays empty before the last one that is used, unless somebody has it or it is not there.
        const used = new Set(numbers);
        for (let number = seating.firstBoard; number < (others.at(-1) ?? 0); number++)
          expect(used.has(number) || seating.leftOut.includes(number)).toBe(true);
        const { boardNumbers, pairs: seated } = inHallOrder(pairs, numbers);
        expect(areNumbered({ ...(boardNumbers && { boardNumbers }) }, pairs.length)).toBe(true);
        seated.forEach((pair, place) => {
          const number = boardNumber({ ...(boardNumbers && { boardNumbers }) }, place);
          expect(numbers[pairs.indexOf(pair)]).toBe(number);
        });
      }),
    );
  });

  it('are refused twice, out of order, and for another number of boards', () => {
    expect(areNumbered({ boardNumbers: [1, 1] }, 2)).toBe(false);
    expect(areNumbered({ boardNumbers: [2, 1] }, 2)).toBe(false);
    expect(areNumbered({ boardNumbers: [1, 2] }, 3)).toBe(false);
    expect(areNumbered({ boardNumbers: [0, 2] }, 2)).toBe(false);
    expect(areNumbered({ boardNumbers: [7, 9] }, 2)).toBe(true);
  });
});
