/** `wallchart validate FILE`: every place where a report leaves its format, and what it misses before filing. */
import {
  reportFilingProblems,
  type Deviation,
  type PlacedFilingProblem,
  type TrfFormat,
} from '../../src-engine/index.ts';
import { MOST_BYTES } from '../files/bounds.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile, type TrfFile } from '../files/trf.ts';
import { CHOOSABLE_ENCODINGS } from '../files/decode.ts';
import { onlyFile, parseArguments, textOfArgumentFailure, wordOption } from './arguments.ts';
import type { CliIo } from './io.ts';
import { isTournamentFile, reasonOf } from './tournament-file.ts';

const USAGE = en.usage.validate(CHOOSABLE_ENCODINGS);

const OPTIONS = { '--filing': 0, '--json': 0, '--encoding': 1, '--help': 0 } as const;

function lineOf(file: string, deviation: Deviation): string {
  const { line, column, severity, found, takenAs } = deviation;
  const taken = takenAs === '' ? '' : en.singleCommands.validate.takenAs(takenAs);
  return `${file}:${line}:${column}: ${severity}: ${en.trf.deviation(deviation)}: [${found}]${taken}\n`;
}

/** `file:line:column: filing: missing: sentence`, one line for each player concerned; without a place where there is none. */
function filingLines(file: string, { problem, places }: PlacedFilingProblem): string {
  const text = en.singleCommands.validate.filing(problem.weight, en.trf.filing(problem));
  if (places.length === 0) return `${file}: ${text}`;
  return places.map(({ line, column }) => `${file}:${line}:${column}: ${text}`).join('');
}

function jsonOf(
  file: string,
  format: TrfFormat,
  reading: TrfFile,
  problems: readonly PlacedFilingProblem[],
): string {
  const { encoding, deviations, tournament } = reading;
  return `${JSON.stringify({
    file,
    format,
    encoding,
    players: tournament.players.length,
    rounds: tournament.rounds.length,
    deviations: deviations.map((deviation) => ({ ...deviation, text: en.trf.deviation(deviation) })),
    filing: problems.map(({ problem, places }) => ({ ...problem, places, text: en.trf.filing(problem) })),
  })}\n`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function report(file: string, reading: TrfFile, options: ReadonlyMap<string, unknown>, io: CliIo): number {
  const { tournament, format, deviations } = reading;
  const problems = options.has('--filing') ? reportFilingProblems(reading) : [];
  if (options.has('--json')) io.stdout(jsonOf(file, format, reading, problems));
  else {
    for (const deviation of deviations) io.stdout(lineOf(file, deviation));
    for (const problem of problems) io.stdout(filingLines(file, problem));
    const counts = [
      counted(tournament.players.length, 'player'),
      counted(tournament.rounds.length, 'round'),
      counted(deviations.length, 'deviation'),
    ];
    io.stdout(`${file}: ${[format, reading.encoding, ...counts].join(', ')}\n`);
  }
  const irregular = deviations.some(({ severity }) => severity !== 'note');
  return irregular || problems.some(({ problem }) => problem.weight === 'missing') ? 1 : 0;
}

/**
 * Validates a report. Exit codes: 0 regular, but for notes; 1 irregular, not a report at all, or with `--filing` not
 * ready to be filed; 2 wrong usage, or a file that cannot be opened.
 */
export async function run(args: string[], io: CliIo): Promise<number> {
  const parsed = parseArguments(args, OPTIONS);
  const file = parsed.ok ? onlyFile(parsed.value) : parsed;
  if (parsed.ok && parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return 0;
  }
  if (!parsed.ok || !file.ok) {
    const sentence = file.ok ? '' : textOfArgumentFailure(file.failure);
    io.stderr(`wallchart validate: ${sentence}\n\n${USAGE}`);
    return 2;
  }
  const encoding = wordOption(parsed.value, '--encoding', CHOOSABLE_ENCODINGS);
  if (!encoding.ok) {
    io.stderr(`wallchart validate: ${textOfArgumentFailure(encoding.failure)}\n\n${USAGE}`);
    return 2;
  }
  let bytes: Uint8Array;
  try {
    bytes = io.readFile(file.value, MOST_BYTES);
  } catch (error) {
    io.stderr(`wallchart validate: ${file.value}: ${reasonOf(error)}.\n`);
    return 2;
  }
  if (isTournamentFile(bytes)) {
    io.stderr(`wallchart validate: ${en.cli.file.ofProgram(file.value)}\n`);
    return 2;
  }
  const reading = readTrfFile(bytes, encoding.value === null ? {} : { encoding: encoding.value });
  if (reading.ok) return report(file.value, reading.value, parsed.value.options, io);
  const { line, column } = reading.failure;
  if (parsed.value.options.has('--json')) {
    io.stdout(
      `${JSON.stringify({ file: file.value, refused: reading.failure, text: en.trf.failure(reading.failure) })}\n`,
    );
  } else
    io.stdout(en.singleCommands.validate.refused(file.value, line, column, en.trf.failure(reading.failure)));
  return 1;
}
