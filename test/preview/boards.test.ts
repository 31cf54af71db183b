/** What a preview says of pairings that are written out, one for each case. */
import { describe, expect, it } from 'vitest';
import { previewOf, type GameToGo, type Preview } from '../../src-engine/preview/preview.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';

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

  it('comes with the receivers of the bye, the most frequent first', () => {
    const { byes } = previewed(4, [GAME], [pairing('31-5'), pairing('31-5', 9), pairing('31-5', 9)]);
    expect(byes).toEqual([
      { player: 9, cases: 2 },
      { player: null, cases: 1 },
    ]);
  });
});

describe('a preview of cases without a pairing', () => {
  it('counts them, and lives on a single case that has one', () => {
    const preview = previewed(4, [GAME], [null, pairing('31-5'), null]);
    expect(preview).toMatchObject({ round: 4, games: [GAME], cases: 3, unpairable: 2 });
    expect(preview.boards).toMatchObject([{ isFixed: false, candidates: [{ cases: 1 }] }]);
  });

  it('is refused where no case has one', () => {
    expect(previewOf(4, [GAME], [null, null, null])).toEqual({
      ok: false,
      failure: { code: 'never-pairable' },
    });
  });
});
