/** `wallchart pair FILE [--round N] [--system ID] [--rounds N] [--initial-colour W|B] [--output FILE] [--lenient]` */
import { integerOption, onlyFile, parseArguments, textOfArgumentFailure } from './arguments.ts';
import type { CliIo } from './io.ts';
import { nextRoundOf, pairRound, withRoundsOfByes } from './paired-round.ts';
import { pairingLines } from './pairing-text.ts';
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
  const text = pairingLines(tournament, answer.value.pairing);
  const output = parsed.value.options.get('--output')?.[0];
  if (output === undefined) io.stdout(text);
  else io.writeFile(output, text);
  return 0;
}
