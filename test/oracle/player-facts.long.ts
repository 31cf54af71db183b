/** The two readings of what C.04.3 says about players: that of the oracles, and that of the gate before a round is published. */
import { describe, expect, it } from 'vitest';
import * as gateColours from '../../src-engine/checker/colours.ts';
import * as gate from '../../src-engine/checker/facts.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { cases } from '../effort.ts';
import { colourOf } from './dutch-colours.ts';
import { historyOf, LARGEST_FIELD } from './histories.ts';
import { midHistoryOf, MID_SIZES } from './mid/histories.ts';
import { factsOfPlayers, mayMeet, YEARS, type PlayerFacts } from './player-facts.ts';
import { plainTaskOf } from './field.ts';
import { reordered } from './renumbered.ts';

const SEEDS = cases(150, 3000);

/** The task of a history of few players, then of a longer one with more; null where nobody is to be paired. */
function tasksOf(seed: number): PairingTask[] {
  return [historyOf(seed, LARGEST_FIELD), midHistoryOf(seed, MID_SIZES.most)].flatMap((history) => {
    const { tournament, round } = reordered(history, seed);
    const task = pairingTaskOf(tournament, round);
    return task.ok ? [task.value] : [];
  });
}

/** A player without what the two writings may keep in different ways. */
const plain = (player: PlayerFacts | gate.PlayerFacts) => ({
  ...player,
  cannotMeet: [...player.cannotMeet].sort((a, b) => a - b),
});

describe.each(YEARS)('C.04.3 edition %s: gate and oracles', (year) => {
  it('1.2, 1.4, 1.6–1.8, C2 read the same of every player', () => {
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const task of tasksOf(seed))
        expect(factsOfPlayers(plainTaskOf(task), year).map(plain), `seed ${seed}`).toEqual(
          gate.factsOfPlayers(task, year).map(plain),
        );
  });

  it('C1, C3, 5.2 say the same of every two', () => {
    const differ: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const task of tasksOf(seed)) {
        const initial = task.initialColour ?? 'white';
        const players = factsOfPlayers(plainTaskOf(task), year);
        const theirs = gate.factsOfPlayers(task, year);
        players.forEach((a, i) =>
          players.slice(i + 1).forEach((b, j) => {
            const [x, y] = [theirs[i]!, theirs[i + 1 + j]!];
            const same =
              mayMeet(a, b) === gate.mayMeet(x, y) &&
              colourOf(a, b, initial) === gateColours.colourOf(x, y, initial) &&
              colourOf(b, a, initial) !== colourOf(a, b, initial);
            if (!same) differ.push(`seed ${seed}: ${a.id}-${b.id}`);
          }),
        );
      }
    expect(differ).toEqual([]);
  });
});
