import { describe, expect, it } from 'vitest';
import { YEARS } from './player-facts.ts';
import { comparePlayed, compareWithOracle } from './comparison.ts';
import { cases } from '../effort.ts';

/** A share of the histories that `npm run conformance -- oracle` tries. */
const SHARE = cases(300, 1500);
const PLAYED = cases(25, 150);

describe.each(YEARS)('C.04.3 edition %s against the literal oracle', (edition) => {
  const comparisons = Array.from({ length: SHARE }, (_, index) => compareWithOracle(edition, index + 1));

  it(`pairs ${SHARE} random histories as the articles say`, () => {
    expect(comparisons.filter(({ verdict }) => verdict === 'different')).toEqual([]);
  });

  it(`pairs every round of ${PLAYED} played tournaments as the articles say`, () => {
    const rounds = Array.from({ length: PLAYED }, (_, index) => comparePlayed(edition, index + 1)).flat();
    expect(rounds.length).toBeGreaterThan(cases(40, 300));
    expect(rounds.filter(({ verdict }) => verdict === 'different')).toEqual([]);
  });

  it('meets rounds that can be paired and rounds that cannot', () => {
    const count = (verdict: string) => comparisons.filter((each) => each.verdict === verdict).length;
    expect(count('equal')).toBeGreaterThan(SHARE / 2);
    expect(count('not-pairable')).toBeGreaterThan(SHARE / 20);
  });
});
