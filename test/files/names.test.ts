/** Names compared as people do: what folds to the same, and how many slips make another name. */
import { describe, expect, it } from 'vitest';
import {
  distanceUpTo,
  foldedName,
  lettersOf,
  mayBeWithin,
  slipsBetween,
  spelledNames,
} from '../../src-main/files/names.ts';

describe('two names', () => {
  it.each([
    ['Müller-Ødegård, Jean-Élie', 'jean elie MULLER odegard', 0],
    ['Costa, Ana', 'Costa, Ana', 0],
    ['Müller, Jörg', 'Mueller, Joerg', 0],
    ['De Vries, Jan', 'Devries, Jan', 0],
    ['Costa, Ana', 'Costa, Anna', 1],
    ['Costa, Ana', 'Kosta, Anna', 2],
    ['Costa, Ana', 'Kossta, Anna', null],
    ['Costa, Ana', 'Cotsa, Ana', 1],
    ['Costa, Ana Maria', 'Costa, Ana', 0],
    ['Costa, Ana Maria', 'Costa, Ama', 1],
    ['Costa, Ana', 'Costa', null],
    ['Costa', 'Costa', 0],
    ['Costa', 'Kosta', 1],
    // Half of a word may be wrong at most, and no number.
    ['Li, An', 'Lu, An', null],
    ['Lie, Ann', 'Lue, Ann', 1],
    ['Player 12', 'Player 13', null],
    ['Player 12', 'Prayer 12', 1],
    ['', '', 0],
  ])('%s and %s: %s slips', (a, b, slips) => {
    expect([slipsBetween(a, b), slipsBetween(b, a)]).toEqual([slips, slips]);
  });

  it('fold to their words without accents and case, in the order of letters; and to each way of writing them', () => {
    expect(foldedName('Ødegård-Müller, Jean')).toBe('jean muller odegard');
    expect(spelledNames('Müller, Jörg').toSorted()).toEqual(['joerg mueller', 'jorg muller']);
    expect(spelledNames('Жуков')).toEqual(['zhukov']);
  });

  it.each([
    ['', '', 0],
    ['a', '', 1],
    ['ab', 'ba', 1],
    ['abc', 'acb', 1],
    ['abcd', 'badc', 2],
    ['abc', 'abcd', 1],
    ['abc', 'xbc', 1],
    ['abc', 'xyz', 3],
    ['abcdef', 'abdef', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('%j and %j are %i letters apart, as far as that is asked', (a, b, distance) => {
    for (let limit = 0; limit <= 4; limit++)
      expect([limit, distanceUpTo(limit, a, b), distanceUpTo(limit, b, a)]).toEqual([
        limit,
        Math.min(distance, limit + 1),
        Math.min(distance, limit + 1),
      ]);
  });

  it('with letters too different cannot be one: two of them for a slip', () => {
    const within = (limit: number, a: string, b: string) => mayBeWithin(limit, lettersOf(a), lettersOf(b));
    expect([within(0, 'abc', 'cba'), within(0, 'abc', 'abd')]).toEqual([true, false]);
    expect([within(1, 'abc', 'abd'), within(1, 'abc', 'ade')]).toEqual([true, false]);
    expect([within(2, 'abcd', 'abef'), within(2, 'abcd', 'aefg')]).toEqual([true, false]);
    expect([lettersOf(''), lettersOf('aa') === lettersOf('a')]).toEqual([0, true]);
  });
});
