/** C.05 6.6: who played less than half of their games and gave the rest up. */
import { describe, expect, it } from 'vitest';
import { BLANK_TOURNAMENT, blankPlayer } from '../../src-engine/index.ts';
import type { Cell } from '../../src-engine/model/cells.ts';
import { underHalf } from '../../src-engine/tiebreaks/annulment.ts';

const CODES = { '1': '1', '=': '=', '0': '0', '+': '+', '-': '-', Z: 'Z', '.': null, '?': null } as const;

/** A letter a round; `?` is a game that is not over. The identities are 71, 68, 65 and so on. */
function leftOut(
  rounds: number,
  rows: readonly string[],
  final: boolean,
  withdrawn: readonly (number | null)[] = [],
) {
  const players = rows.map((_, at) => ({
    ...blankPlayer(71 - 3 * at, `Player ${at}`),
    tpn: at + 1,
    withdrawnFrom: withdrawn[at] ?? null,
  }));
  const cells = new Map(
    rows.map((row, at): [number, Cell[]] => [
      71 - 3 * at,
      [...row].map((letter) => ({
        opponent: 'Z.'.includes(letter) ? 0 : 5,
        colour: null,
        code: CODES[letter as keyof typeof CODES],
      })),
    ]),
  );
  const tournament = { ...BLANK_TOURNAMENT, rules: { ...BLANK_TOURNAMENT.rules, rounds }, players };
  return [...underHalf(tournament, cells, final)];
}

describe('at the end of a round robin', () => {
  it('it is who played less than half, unless they came to all games or have one that is not over', () => {
    const rows = ['10...', '1=0--', '10+++', '0=++-', '1=-?.', '01ZZ.'];
    // Five games each: 71, 62 and 56 played two; 65 was there for the others, 59 has one to finish.
    expect(leftOut(5, rows, true)).toEqual([71, 62, 56]);
  });

  it('the free rounds of an odd number of players are no games', () => {
    // Four games each, or eight in two cycles.
    expect(leftOut(5, ['10...', '1....', '10...', '0....', '1=0..'], true)).toEqual([68, 62]);
    const twice = ['1010......', '101.......', '1010.-....', '1010......', '01-.......'];
    expect(leftOut(10, twice, true)).toEqual([68, 59]);
  });
});

describe('before the end', () => {
  it('it is who has withdrawn by the next round', () => {
    const rows = ['10.', '10.', '10.', '10.', '100', '1.?'];
    expect(leftOut(5, rows, false, [null, 4, 5, 3, 4, 3])).toEqual([68, 62]);
    expect(leftOut(5, rows, false)).toEqual([]);
  });
});
