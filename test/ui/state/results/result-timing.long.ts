/** Results never land elsewhere: keys at any speed, a main that is slow, a page that is slow. */
import { describe, it } from 'vitest';
import { SPEEDS, typeAll, typeByProposals, typeThroughTrouble } from './result-timing.ts';

/** The slow loop repeats this a thousand times. */
const SEEDS = [1];

describe.each(SPEEDS)('60 results, $key ms a key, commit $commit ms, page $page ms', (speed) => {
  it('are stored on their boards in the order of the keys', async () => {
    for (const seed of SEEDS) await typeAll(speed, seed);
  });

  it('follow the proposals', async () => {
    for (const seed of SEEDS) await typeByProposals(speed, seed);
  });

  it('are stored or held with their board when stores fail and questions come', async () => {
    for (const seed of SEEDS) await typeThroughTrouble(speed, seed);
  });
});
