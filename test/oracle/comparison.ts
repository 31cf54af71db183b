/** The kernel against the literal oracle on the random history of a seed. */
import { recordedPairing } from '../../src-engine/checker/check.ts';
import type { DutchEdition } from '../../src-engine/checker/facts.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { pairDutch2017 } from './dutch-2017.ts';
import { pairDutch2026 } from './dutch-2026.ts';
import { historyOf, LARGEST_FIELD } from './histories.ts';
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

/** Pairs the history of a seed, with at most `largest` players to be paired, by both; boards stand in any order. */
export function compareWithOracle(edition: DutchEdition, seed: number, largest = LARGEST_FIELD): Comparison {
  const { tournament, round } = historyOf(seed, largest);
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) return { seed, verdict: 'no-task', oracle: '', kernel: task.failure.code };
  const expected = ORACLES[edition](task.value);
  const answer = systemOf(`dutch-${edition}`)!.pair(task.value);
  const oracle = expected === null ? NO_PAIRING : roundText(expected);
  const kernel = answer.ok ? roundText(answer.value) : refusalText(answer.failure.code);
  if (oracle !== kernel) return { seed, verdict: 'different', oracle, kernel };
  return { seed, verdict: expected === null ? 'not-pairable' : 'equal', oracle, kernel };
}

/**
 * A small tournament of a seed, paired round after round by the kernel, and every round by the oracle too: the states
 * that play itself brings about, as the histories are those that it does not.
 */
export function comparePlayed(edition: DutchEdition, seed: number): Comparison[] {
  const random = randomOf(seed);
  const away = random.pick([0, 0.05, 0.15]);
  const answer = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    system: `dutch-${edition}`,
    players: random.integer(4, LARGEST_FIELD),
    rounds: random.integer(2, 7),
    lowestRating: 1900,
    drawRate: random.pick([0.2, 0.5, 0.9]),
    forfeitRate: away,
    halfByeRate: away / 2,
    zeroByeRate: away / 2,
    withdrawalRate: away,
    lateEntryRate: away,
    acceleration: random.chance(0.2) ? 'baku-2026' : 'none',
  });
  if (!answer.ok) return [];
  const tournament = answer.value;
  return tournament.rounds.flatMap((round, index): Comparison[] => {
    const task = pairingTaskOf(tournament, index + 1);
    if (!task.ok) return [];
    const expected = ORACLES[edition](task.value);
    const oracle = expected === null ? NO_PAIRING : roundText(expected);
    const kernel = roundText(recordedPairing(round));
    return [{ seed, verdict: oracle === kernel ? 'equal' : 'different', oracle, kernel }];
  });
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
