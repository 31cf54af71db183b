import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tools/bench/random.ts';
import { compareIndividual, compareMany } from '../oracle/tie-breaks/comparison.ts';
import { compareTeams } from '../oracle/tie-breaks/team-comparison.ts';
import { cases } from '../effort.ts';

/** `npm run conformance -- tie-break-articles` compares as many as one likes. */
const SEEDS = Array.from({ length: cases(8, 150) }, (_, index) => index + 1);

describe('on random events, against the articles written out a second time', () => {
  it.each([
    ['C.07 6–10, 14–16 players in Swiss events and round robins', compareIndividual],
    ['C.07 11–16 teams', compareTeams],
  ])('%s: every code with every modifier the same value, every list the same ranks', (_, compare) => {
    const { values, differences } = compareMany(SEEDS, compare, randomOf);
    expect(differences).toEqual([]);
    expect(values).toBeGreaterThan(cases(2_500, 60_000));
  });
});
