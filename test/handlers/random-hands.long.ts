/** Nothing is lost, misplaced or turned, whatever commands follow each other. Many more: `npm run conformance -- random-hands`. */
import { expect, it } from 'vitest';
import { cases } from '../effort.ts';
import type { Tally } from './hands/hands.ts';
import { playRandomHands } from './hands/random-hands.ts';

const SEEDS = cases(2, 12);
const COMMANDS = 40;

it('rounds on the wall are those of a book kept by hand after every command, or it was refused', async () => {
  const tally: Tally = new Map();
  for (let seed = 1; seed <= SEEDS; seed++) await playRandomHands(seed, COMMANDS, tally);
  // What is never done tells nothing.
  for (const command of ['results.enter', 'round.publish', 'log.undo'] as const)
    expect(tally.get(command)!.done).toBeGreaterThan(0);
});
