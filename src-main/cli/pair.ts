/** `wallchart pair FILE [--round N] [--system ID] [--rounds N] [--initial-colour W|B] [--output FILE] [--lenient]` */
import {
  fail,
  ok,
  openGamesOf,
  pairingTaskOf,
  systemOf,
  textOfPairingFailure,
  type Outcome,
  type Pairing,
  type PairingFailure,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';
import { integerOption, onlyFile, parseArguments, textOfArgumentFailure } from './arguments.ts';
import type { CliIo } from './io.ts';
import { numbersOf, pairingLines } from './pairing-text.ts';
import { readSupplements, SUPPLEMENT_OPTIONS, SUPPLEMENT_USAGE } from './supplements.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

const USAGE = `Usage: wallchart pair FILE [options]
  --round N                 pair round N (default: the next one)
  --output FILE             write there instead of to the screen
${SUPPLEMENT_USAGE}`;

/** Pairs the next round, or round N, and prints it in the engines' format. 0 paired, 1 no pairing, 2 bad input. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(`wallchart pair: ${sentence}\n`);
    return 2;
  };
  const parsed = parseArguments(args, { ...SUPPLEMENT_OPTIONS, '--round': 1, '--output': 1, '--help': 0 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return 0;
  }
  const file = onlyFile(parsed.value);
  const supplements = readSupplements(parsed.value);
  const round = integerOption(parsed.value, '--round', 1, 999);
  for (const part of [file, supplements, round]) {
    if (!part.ok) return refuse(textOfArgumentFailure(part.failure));
  }
  if (!file.ok || !supplements.ok || !round.ok) return 2;

  const opened = openTournament(io, file.value, supplements.value);
  if (!opened.ok) return refuse(textOfFileFailure(file.value, opened.failure));
  const tournament = withRoundsOfByes(opened.value.tournament);
  const answer = pairRound(tournament, round.value ?? nextRoundOf(tournament));
  if (!answer.ok) {
    const { code, sentence } = answer.failure;
    const unnamed = !opened.value.namesRounds && (code === 'rounds-missing' || code === 'round-beyond-last');
    const hint = unnamed ? ' The file does not tell the number of rounds (142, XXR): use --rounds N.' : '';
    refuse(`${file.value}: ${sentence}${hint}`);
    return answer.failure.kind === 'no-pairing' ? 1 : 2;
  }
  const text = pairingLines(tournament, answer.value);
  const output = parsed.value.options.get('--output')?.[0];
  if (output === undefined) io.stdout(text);
  else io.writeFile(output, text);
  return 0;
}

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
  const closed: Round = {
    stage: 'published',
    boards: [],
    unpaired,
    version: 1,
    publishedAt: '',
    handMade: false,
    system: '',
  };
  return withRoundsOfByes({ ...tournament, rounds: [...rounds, closed] });
}

export interface RoundRefusal {
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

/** Pairs a round of a tournament whose earlier rounds are complete. */
export function pairRound(tournament: Tournament, round: number): Outcome<Pairing, RoundRefusal> {
  const refuse = (code: string, sentence: string): Outcome<Pairing, RoundRefusal> =>
    fail({ code, kind: 'input', sentence });
  const system = systemOf(tournament.rules.system);
  if (system === null) return refuse('unknown-system', `there is no system ${tournament.rules.system}.`);
  const next = nextRoundOf(tournament);
  if (round > next) {
    return refuse('round-not-reached', `round ${round} cannot be paired: round ${next} has no pairings yet.`);
  }
  const numberOf = numbersOf(tournament);
  const open = openGamesOf(tournament, round - 1).find((game) => isOpen(tournament, game));
  if (open !== undefined) {
    const game = `${numberOf(open.white)}–${numberOf(open.black)}`;
    return refuse('result-missing', `the game ${game} of round ${open.round} has no result.`);
  }
  const task = pairingTaskOf(tournament, round);
  const answer = task.ok ? system.pair(task.value) : task;
  if (answer.ok) return ok(answer.value);
  const { failure } = answer;
  const sentence = textOfPairingFailure(failure, tournament.players);
  return fail({
    code: failure.code,
    kind: CURABLE.includes(failure.code) ? 'input' : 'no-pairing',
    sentence,
  });
}

/** An adjourned game is a draw for the pairing (C.04.2 3.1); only one without any result stops it. */
function isOpen({ rounds }: Tournament, { round, white }: { round: number; white: number }): boolean {
  return rounds[round - 1]!.boards.some((board) => board.white === white && board.result === 'open');
}
