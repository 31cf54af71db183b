import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tools/bench/random.ts';
import { compareIndividual, compareMany } from '../oracle/tie-breaks/comparison.ts';

/** `npm run conformance -- tie-break-articles` compares as many as one likes. */
const SEEDS = Array.from({ length: 150 }, (_, index) => index + 1);

describe('C.07 6–10, 14–16 on random events, against the articles written out a second time', () => {
  it('gives every code with every modifier the same value, and every list the same ranks', () => {
    const { values, differences } = compareMany(SEEDS, compareIndividual, randomOf);
    expect(differences).toEqual([]);
    expect(values).toBeGreaterThan(50_000);
  });
});
