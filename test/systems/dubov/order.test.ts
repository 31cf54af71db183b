/** Which step tells two rounds apart that are equally good: the first that differs, in the order of the text. */
import { describe, expect, it } from 'vitest';
import { orderReason } from '../../../src-engine/systems/dubov/explain.ts';
import type { DubovBoard } from '../../../src-engine/systems/dubov/pairing.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import type { BracketAssessment, Pair } from '../../../src-engine/systems/system.ts';

const articles = { raised: 'raised', floater: 'floater', sides: 'sides', transposition: 'transposition' };

/** `ab cd`: White by the first letter. Identities are those of the letters. */
const pairsOf = (text: string): Pair[] =>
  text.split(' ').map((two) => ({ white: idOf(two[0]!), black: idOf(two[1]!) }));
const idOf = (letter: string) => letter.charCodeAt(0);

/**
 * The step by which a round differs from that of the text: a floater meets somebody, a White meets a White, and columns; each
 * side first in its pairs.
 */
function stepOf(
  own: { readonly floater?: string; readonly among?: string; readonly columns: string },
  then: string,
) {
  const { floater = '', among = '', columns } = own;
  const players = new Map<string, DubovPlayer>();
  const playerOf = (letter: string) => {
    const known = players.get(letter) ?? ({ id: idOf(letter) } as DubovPlayer);
    players.set(letter, known);
    return known;
  };
  const twos = columns.split(' ').map((two) => [playerOf(two[0]!), playerOf(two[1]!)] as const);
  const sides = { s1: twos.map(([white]) => white) };
  const board = (two: readonly DubovPlayer[], made: unknown) =>
    ({ two, sides: made }) as unknown as DubovBoard;
  const both = (two: string) => [playerOf(two[0]!), playerOf(two[1]!)];
  const boards = [
    ...(floater === '' ? [] : [board(both(floater), 'floater')]),
    ...(among === '' ? [] : [board(both(among), 'among-whites')]),
    ...twos.map((two) => board(two, sides)),
  ];
  const bracket = {
    score: 15,
    pairs: pairsOf([floater, among, columns].filter((part) => part !== '').join(' ')),
  } as unknown as BracketAssessment;
  const asked = [idOf('a'), idOf('z')] as const;
  const told = orderReason(articles, boards, asked, { pairs: pairsOf(then), bye: null }, bracket);
  expect(told).toMatchObject({ code: 'dubov-order', a: asked[0], b: asked[1], group: 15 });
  return [told.step, told.article];
}

describe('the step that tells two rounds apart', () => {
  const whole = { floater: 'fg', among: 'ab', columns: 'cd eh' };

  it('is who is brought up or goes down, whatever else differs', () => {
    expect(stepOf(whole, 'fx ag bh cd ey')).toEqual(['players', 'raised']);
    // Somebody of the group has the bye.
    expect(stepOf(whole, 'fg ab cd')).toEqual(['players', 'raised']);
  });

  it('is the opponent of a floater, before that of a White among Whites', () => {
    expect(stepOf(whole, 'fb ag cd eh')).toEqual(['floaters', 'floater']);
  });

  it('is the opponent of a White who has met all Blacks, before the columns', () => {
    expect(stepOf(whole, 'fg ac bd eh')).toEqual(['among', 'C.04.4.1 6.3']);
    expect(stepOf({ among: 'ab', columns: 'cd eh' }, 'ac bd eh')).toEqual(['among', 'C.04.4.1 6.3']);
  });

  it('is who changes sides, where two of one side meet', () => {
    expect(stepOf(whole, 'fg ab ce dh')).toEqual(['sides', 'sides']);
  });

  it('is the transposition, where all else is the same', () => {
    expect(stepOf(whole, 'fg ab ch ed')).toEqual(['transposition', 'transposition']);
    expect(stepOf(whole, 'gf ba hc de')).toEqual(['transposition', 'transposition']);
  });
});
