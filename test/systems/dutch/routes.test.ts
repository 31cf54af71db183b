/** The quick routes against the slow one: the same round, whatever is asked first. `routes.slow.ts` tries larger fields. */
import { expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { historyOf } from '../../oracle/histories.ts';
import { reordered } from '../../oracle/renumbered.ts';
import { midHistoryOf } from '../../oracle/mid/histories.ts';
import { disagreementOn } from '../../oracle/routes.ts';
import { YEARS } from '../../oracle/player-facts.ts';

it.each(YEARS)('C.04.3 edition %s: the routes lead to the same pairing', (edition) => {
  let rounds = 0;
  for (let seed = 1; seed <= 16; seed++) {
    // With forty players there are often more than twenty below the next bracket.
    const history = seed % 4 === 0 ? midHistoryOf(seed) : historyOf(seed, 14);
    const { tournament, round } = reordered(history, seed);
    const task = pairingTaskOf(tournament, round);
    if (!task.ok) continue;
    expect(disagreementOn(edition, task.value), `seed ${seed}`).toBeNull();
    rounds++;
  }
  expect(rounds).toBeGreaterThan(10);
});
