/** A thousand repetitions of random timing: each result on its board, no wrong one. */
import { describe, it } from 'vitest';
import { SPEEDS, typeAll, typeByProposals, typeThroughTrouble } from './result-timing.ts';

const REPETITIONS = 1000;

describe.each([
  { what: 'on their boards', type: typeAll },
  { what: 'by proposals', type: typeByProposals },
  { what: 'through trouble', type: typeThroughTrouble },
])('results $what', ({ type }) => {
  it(`${REPETITIONS} times at speeds of all kinds`, async () => {
    for (let seed = 1; seed <= REPETITIONS; seed++) await type(SPEEDS[seed % SPEEDS.length]!, seed);
  });
});
