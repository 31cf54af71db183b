/** A made-up round robin by the circle method, with results that follow no play. */
import type { Tournament } from '../../src-engine/index.ts';
import { asRoundRobin } from '../../tools/looks/round-robin.ts';
import { fieldOf } from './field.ts';

/** `players` must be even. */
export function roundRobinOf(players: number, cycles: number, names: readonly string[] = []): Tournament {
  return asRoundRobin(fieldOf({ players, played: 0, names }), cycles);
}
