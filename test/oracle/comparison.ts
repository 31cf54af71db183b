/** The kernel against the oracles, on random histories and on played tournaments. */
import { recordedPairing } from '../../src-engine/checker/check.ts';
import type { Year } from './player-facts.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { pairDutch2017 } from './dutch-2017.ts';
import { pairDutch2026 } from './dutch-2026.ts';
import { plainTaskOf, type PlainTask } from './field.ts';
import { historyOf, LARGEST_FIELD, type History } from './histories.ts';
import { pairMidDutch2017 } from './mid/dutch-2017.ts';
import { pairMidDutch2026 } from './mid/dutch-2026.ts';
import { midHistoryOf, MID_SIZES } from './mid/histories.ts';
import { renumbered } from './renumbered.ts';
import type { OracleRound } from './round.ts';

/**
 * `literal` tries every candidate of small fields, `mid` weighs the criteria of fields of medium size. Each with the
 * number of players to be paired for which it is meant and with its histories.
 */
const ORACLES: Record<OracleName, Oracle> = {
  literal: { '2017': pairDutch2017, '2026': pairDutch2026, largest: LARGEST_FIELD, historyOf },
  mid: {
    '2017': pairMidDutch2017,
    '2026': pairMidDutch2026,
    largest: MID_SIZES.most,
    historyOf: midHistoryOf,
  },
};

export type OracleName = 'literal' | 'mid';

interface Oracle extends Record<Year, (task: PlainTask) => OracleRound | null> {
  readonly largest: number;
  readonly historyOf: (seed: number, largest: number) => History;
}

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
export function compareWithOracle(
  edition: Year,
  seed: number,
  name: OracleName = 'literal',
  largest = ORACLES[name].largest,
): Comparison {
  const { tournament, round } = ORACLES[name].historyOf(seed, largest);
  const task = pairingTaskOf(renumbered(tournament, seed).tournament, round);
  if (!task.ok) return { seed, verdict: 'no-task', oracle: '', kernel: task.failure.code };
  const expected = ORACLES[name][edition](plainTaskOf(task.value));
  const answer = systemOf(`dutch-${edition}`)!.pair(task.value);
  const oracle = expected === null ? NO_PAIRING : roundText(expected);
  const kernel = answer.ok ? roundText(answer.value) : refusalText(answer.failure.code);
  if (oracle !== kernel) return { seed, verdict: 'different', oracle, kernel };
  return { seed, verdict: expected === null ? 'not-pairable' : 'equal', oracle, kernel };
}

/**
 * A tournament of a seed, paired round after round by the kernel, and every round by the oracle too: the states that play
 * itself brings about, as the histories are those that it does not.
 */
export function comparePlayed(
  edition: Year,
  seed: number,
  name: OracleName = 'literal',
  largest = ORACLES[name].largest,
): Comparison[] {
  const random = randomOf(seed);
  const away = random.pick([0, 0.05, 0.15]);
  const players = random.integer(4, largest);
  const longest = name === 'literal' ? 7 : Math.min(13, players - 1);
  const answer = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    system: `dutch-${edition}`,
    players,
    rounds: random.integer(2, longest),
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
    const expected = ORACLES[name][edition](plainTaskOf(task.value));
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
