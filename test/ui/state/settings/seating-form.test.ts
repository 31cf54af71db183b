import { describe, expect, it } from 'vitest';
import { boardOfText, SeatingForm } from '../../../../src-renderer/state/settings/seating-form.svelte.ts';

describe('the numbers on the tables', () => {
  it('say nothing while they are the usual ones', () => {
    expect(new SeatingForm(undefined).read()).toEqual({});
  });

  it.each([
    ['13', [13]],
    ['113-115, 13', [13, 113, 114, 115]],
    ['7 – 9;8', [7, 8, 9]],
    ['5-5', [5]],
    [' ', []],
  ])('%j leaves out %j', (typed, leftOut) => {
    const form = new SeatingForm({ firstBoard: 3, leftOut: [], fixed: [] });
    form.leftOut = typed;
    expect([form.wrongLeftOut, form.isWrong]).toEqual([null, false]);
    expect(form.read()).toEqual({ seating: { firstBoard: 3, leftOut, fixed: [] } });
  });

  it.each([
    ['3, x', 'x'],
    ['9-7', '9-7'],
    ['1-2-3', '1-2-3'],
    ['0', '0'],
    ['10000', '10000'],
    ['4-', '4-'],
  ])('%j is wrong at %j', (typed, part) => {
    const form = new SeatingForm(undefined);
    form.leftOut = typed;
    expect([form.wrongLeftOut, form.isWrong]).toEqual([part, true]);
  });

  it.each([
    ['1', 1],
    [' 9999 ', 9999],
    ['10000', null],
    ['0', null],
    ['1.5', null],
    ['', null],
  ])('%j is board %j', (typed, board) => {
    expect(boardOfText(typed)).toBe(board);
    const form = new SeatingForm(undefined);
    form.firstBoard = typed;
    expect([form.wrongFirst, form.isWrong]).toEqual([board === null, board === null]);
  });

  it('a player has one board of their own, until it is taken away', () => {
    const form = new SeatingForm({ firstBoard: 1, leftOut: [4, 6], fixed: [{ player: 2, board: 9 }] });
    expect(form.leftOut).toBe('4, 6');
    form.fix(5, 3);
    form.fix(2, 7);
    expect(form.fixed).toEqual([
      { player: 5, board: 3 },
      { player: 2, board: 7 },
    ]);
    form.release(5);
    form.leftOut = '';
    expect(form.read()).toEqual({
      seating: { firstBoard: 1, leftOut: [], fixed: [{ player: 2, board: 7 }] },
    });
  });
});
