/** The kernel against the literal oracle on the random history of a seed. */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import type { DutchEdition } from '../../src-engine/checker/facts.ts';
import { pairDutch2017 } from './dutch-2017.ts';
import { pairDutch2026 } from './dutch-2026.ts';
import { historyOf } from './histories.ts';
import type { OracleRound } from './round.ts';

const ORACLES = { '2017': pairDutch2017, '2026': pairDutch2026 } as const;

export interface Comparison {
  readonly seed: number;
  /**
   * `equal`: same pairs, colours and bye. `not-pairable`: both say that no pairing exists. `no-task`: fewer than two
   * players take part. `different`: see `oracle` and `kernel`.
   */
  readonly verdict: 'equal' | 'not-pairable' | 'no-task' | 'different';
  readonly oracle: string;
  readonly kernel: string;
}

/** Pairs the history of a seed by both; boards are compared in any order. */
export function compareWithOracle(edition: DutchEdition, seed: number): Comparison {
  const { tournament, round } = historyOf(seed);
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) return { seed, verdict: 'no-task', oracle: '', kernel: task.failure.code };
  const expected = ORACLES[edition](task.value);
  const answer = systemOf(`dutch-${edition}`)!.pair(task.value);
  const oracle = expected === null ? NO_PAIRING : roundText(expected);
  const kernel = answer.ok ? roundText(answer.value) : refusalText(answer.failure.code);
  if (oracle !== kernel) return { seed, verdict: 'different', oracle, kernel };
  return { seed, verdict: expected === null ? 'not-pairable' : 'equal', oracle, kernel };
}

const NO_PAIRING = 'no pairing';

function refusalText(code: string): string {
  return code === 'no-legal-pairing' || code === 'nobody-may-receive-bye' ? NO_PAIRING : code;
}

/** `1-5 3-2 bye 6`: White first, boards in the order of White's identities. */
export function roundText({ pairs, bye }: Pick<Pairing | OracleRound, 'pairs' | 'bye'>): string {
  const boards = [...pairs].sort((a, b) => a.white - b.white).map(({ white, black }) => `${white}-${black}`);
  return [...boards, ...(bye === null ? [] : [`bye ${bye}`])].join(' ');
}
