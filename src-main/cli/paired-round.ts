/** The round that a command line works on. */
import {
  fail,
  NEVER_ON_A_WALL,
  ok,
  openGamesOf,
  pairingTaskOf,
  systemOf,
  type Outcome,
  type Pairing,
  type PairingFailure,
  type PairingSystem,
  type PairingTask,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { failureLine, numbersOf } from './pairing-text.ts';

/** The round after the last one that is recorded. */
export function nextRoundOf({ rounds }: Tournament): number {
  return rounds.length + 1;
}

/**
 * The tournament with its next rounds closed while everybody has a bye in them: such a column of a file is a round that
 * is over, not one to be paired.
 */
export function withRoundsOfByes(tournament: Tournament): Tournament {
  const { players, rounds, rules } = tournament;
  const round = nextRoundOf(tournament);
  if (round >= rules.rounds || players.length === 0) return tournament;
  const unpaired = players.flatMap(({ id, absences }): Unpaired[] =>
    absences
      .filter((absence) => absence.round === round)
      .slice(0, 1)
      .map(({ kind }) => ({ player: id, kind })),
  );
  if (unpaired.length < players.length) return tournament;
  const closed: Round = { ...NEVER_ON_A_WALL, boards: [], unpaired, system: '' };
  return withRoundsOfByes({ ...tournament, rounds: [...rounds, closed] });
}

interface RoundRefusal {
  readonly code: string;
  /** `no-pairing`: the players of the round allow none. `input`: the file or the command line does not suffice. */
  readonly kind: 'no-pairing' | 'input';
  readonly sentence: string;
}

/** Failures that more or better input can cure. */
const CURABLE: readonly PairingFailure['code'][] = [
  'initial-colour-missing',
  'rounds-missing',
  'round-beyond-last',
  'ratings-missing',
  'system-does-not-apply',
];

/** A round that a command paired, with all that it was paired from. */
export interface PairedRound {
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  readonly task: PairingTask;
  readonly pairing: Pairing;
  /** The system's round, solved once; its explanations are worked out when they are asked for. */
  readonly solved: ReturnType<PairingSystem['solve']>;
}

/** Pairs a round of a tournament whose earlier rounds are complete. */
export function pairRound(tournament: Tournament, round: number): Outcome<PairedRound, RoundRefusal> {
  const refuse = (code: string, sentence: string): Outcome<PairedRound, RoundRefusal> =>
    fail({ code, kind: 'input', sentence });
  const system = systemOf(tournament.rules.system);
  if (system === null) return refuse('unknown-system', en.cli.systemUnknown(tournament.rules.system));
  const next = nextRoundOf(tournament);
  if (round > next) {
    return refuse('round-not-reached', en.cli.round.notReached(round, next));
  }
  const numberOf = numbersOf(tournament);
  const open = openGamesOf(tournament, round - 1).find((game) => isOpen(tournament, game));
  if (open !== undefined) {
    const game = `${numberOf(open.white)}–${numberOf(open.black)}`;
    return refuse('result-missing', en.cli.round.gameOpen(game, open.round));
  }
  const task = pairingTaskOf(tournament, round, { leastPlayers: 1 });
  if (!task.ok) return fail(refusalOf(task.failure, tournament));
  const solved = system.solve(task.value);
  if (!solved.ok) return fail(refusalOf(solved.failure, tournament));
  return ok({ tournament, system, task: task.value, pairing: solved.value.pairing, solved });
}

function refusalOf(failure: PairingFailure, tournament: Tournament): RoundRefusal {
  const kind = CURABLE.includes(failure.code) ? 'input' : 'no-pairing';
  return { code: failure.code, kind, sentence: failureLine(failure, tournament) };
}

/** An adjourned game is a draw for the pairing (C.04.2 3.1); only one without any result stops it. */
function isOpen({ rounds }: Tournament, { round, white }: { round: number; white: number }): boolean {
  return rounds[round - 1]!.boards.some((board) => board.white === white && board.result === 'open');
}
