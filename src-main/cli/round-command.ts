import { en } from '../../src-engine/texts/index.ts';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import {
  integerOption,
  onlyFile,
  parseArguments,
  textOfArgumentFailure,
  type Arguments,
  type OptionTable,
} from './arguments.ts';
import type { CliIo } from './io.ts';
import { nextRoundOf, pairRound, withRoundsOfByes, type PairedRound } from './paired-round.ts';
import { readSupplements, SUPPLEMENT_OPTIONS } from './supplements.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

/** What the command works on, or `help` where only its usage is wanted. */
type RoundRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'round'; readonly parsed: Arguments; readonly round: PairedRound };

interface RoundCommandFailure extends FailureShape {
  readonly sentence: string;
  /** 1: the round has no pairing. 2: bad input. */
  readonly exit: 1 | 2;
}

/**
 * Reads the words of a sub-command on one round of one file, opens the file and pairs the round that `--round` names,
 * else the next one. `options` are the command's own beside `--round`, `--help` and {@link SUPPLEMENT_OPTIONS}.
 */
export function roundRequest(
  options: OptionTable,
  args: readonly string[],
  io: CliIo,
): Outcome<RoundRequest, RoundCommandFailure> {
  const refuse = (code: string, sentence: string, exit: 1 | 2 = 2) => fail({ code, sentence, exit });
  const parsed = parseArguments(args, { ...SUPPLEMENT_OPTIONS, '--round': 1, '--help': 0, ...options });
  if (!parsed.ok) return refuse(parsed.failure.code, textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) return ok({ kind: 'help' });
  const file = onlyFile(parsed.value);
  if (!file.ok) return refuse(file.failure.code, textOfArgumentFailure(file.failure));
  const supplements = readSupplements(parsed.value);
  if (!supplements.ok) return refuse(supplements.failure.code, textOfArgumentFailure(supplements.failure));
  const number = integerOption(parsed.value, '--round', 1, 999);
  if (!number.ok) return refuse(number.failure.code, textOfArgumentFailure(number.failure));

  const opened = openTournament(io, file.value, supplements.value);
  if (!opened.ok) return refuse(opened.failure.code, textOfFileFailure(file.value, opened.failure));
  for (const remark of opened.value.remarks) io.stderr(`${remark}\n`);
  const tournament = withRoundsOfByes(opened.value.tournament);
  const round = pairRound(tournament, number.value ?? nextRoundOf(tournament));
  if (round.ok) return ok({ kind: 'round', parsed: parsed.value, round: round.value });
  const { code, sentence, kind } = round.failure;
  const unnamed = !opened.value.namesRounds && (code === 'rounds-missing' || code === 'round-beyond-last');
  const hint = unnamed ? en.cli.round.roundsUnknown : '';
  return refuse(code, `${file.value}: ${sentence}${hint}`, kind === 'no-pairing' ? 1 : 2);
}
