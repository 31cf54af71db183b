/** Players of brackets that are written out, of whom identity, rank and number all differ. */
import type { Contender } from '../../../src-engine/systems/dutch/kernel/contender.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import { player, type Made } from './kernel/samples.ts';

export interface Told extends Made {
  /** Identities of players met, or kept apart from. */
  readonly met?: readonly number[];
  readonly apart?: readonly number[];
}

/** Rank 0 has identity 50 and number 7, rank 1 has 49 and 8, and so on. */
export function contender(rank: number, score: number, told: Told = {}): Contender {
  const { met = [], apart = [], ...made } = told;
  const known = player(rank, {
    score,
    ...made,
    avoids: [...(made.avoids ?? []), ...[...met, ...apart].map((id) => 50 - id)],
  });
  const id = 50 - rank;
  const { competitor } = known;
  return {
    ...known,
    id,
    competitor: { ...competitor, id, parityNumber: rank + 7, met: new Set(met), barred: new Set(apart) },
  };
}

export const group = (scores: readonly number[], told: Readonly<Record<number, Told>> = {}): Contender[] =>
  scores.map((score, rank) => contender(rank, score, told[50 - rank]));

/** Board by board, White first. */
export const pairingOf = (players: readonly number[], bye: number | null = null): Pairing => ({
  pairs: players.flatMap((white, at) => (at % 2 === 0 ? [{ white, black: players[at + 1]! }] : [])),
  bye,
});
