/** `wallchart convert IN --to trf06|trf16|trf26 -o OUT`: a report in another format, nothing lost silently. */
import { MOST_BYTES } from '../files/bounds.ts';
import {
  isWaiting,
  lossesOf,
  standingsOf,
  TRF_FORMATS,
  TRF_PURPOSES,
  type PlayerId,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile, trfBytes } from '../files/trf.ts';
import { CHOOSABLE_ENCODINGS } from '../files/decode.ts';
import { onlyFile, parseArguments, textOfArgumentFailure, wordOption, type Arguments } from './arguments.ts';
import type { CliIo } from './io.ts';
import { isTournamentFile, reasonOf } from './tournament-file.ts';

const USAGE = en.usage.convert(CHOOSABLE_ENCODINGS);

const OPTIONS = {
  '--to': 1,
  '--output': 1,
  '--for': 1,
  '--line-end': 1,
  '--encoding': 1,
  '--accept': 0,
  '--help': 0,
} as const;

const LINE_ENDS = { crlf: '\r\n', lf: '\n', cr: '\r' } as const;

/** Ranks for players to whom the file gives none, by the standings. */
function ranksOf(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const recorded = new Map(tournament.players.map(({ id, recordedRank }) => [id, recordedRank]));
  const ranks = standingsOf(tournament).rows.map(
    ({ player, rank }) => [player, recorded.get(player) ?? rank] as const,
  );
  return new Map(ranks);
}

function convert(bytes: Uint8Array, input: string, args: Arguments, io: CliIo): Uint8Array | 1 | 2 {
  const complain = (sentence: string, code: 1 | 2): 1 | 2 => {
    io.stderr(`wallchart convert: ${sentence}\n`);
    return code;
  };
  const format = wordOption(args, '--to', TRF_FORMATS);
  if (!format.ok) return complain(textOfArgumentFailure(format.failure), 2);
  if (format.value === null) return complain(`${en.singleCommands.convert.nameFormat}\n\n${USAGE}`, 2);
  const purpose = wordOption(args, '--for', TRF_PURPOSES);
  if (!purpose.ok) return complain(textOfArgumentFailure(purpose.failure), 2);
  const lineEnd = wordOption(args, '--line-end', ['crlf', 'lf', 'cr'] as const);
  if (!lineEnd.ok) return complain(textOfArgumentFailure(lineEnd.failure), 2);
  const encoding = wordOption(args, '--encoding', CHOOSABLE_ENCODINGS);
  if (!encoding.ok) return complain(textOfArgumentFailure(encoding.failure), 2);
  if (isTournamentFile(bytes)) return complain(en.cli.file.ofProgram(input), 2);
  const reading = readTrfFile(bytes, encoding.value === null ? {} : { encoding: encoding.value });
  if (!reading.ok) return complain(`${input}: ${en.trf.failure(reading.failure)}`, 2);
  const { tournament, deviations, systemSource, namesTieBreaks } = reading.value;
  for (const deviation of deviations.filter(({ severity }) => severity !== 'note')) {
    const { line, column, severity, found } = deviation;
    io.stderr(`${input}:${line}:${column}: ${severity}: ${en.trf.deviation(deviation)}: [${found}]\n`);
  }
  if (deviations.some(({ severity }) => severity === 'error') && !args.options.has('--accept')) {
    return complain(en.singleCommands.convert.contradicts, 1);
  }
  const open = tournament.rounds.findIndex(({ boards }) => boards.some(({ result }) => isWaiting(result)));
  if (purpose.value === 'report' && open >= 0)
    return complain(en.singleCommands.convert.gameOpen(open + 1), 1);
  for (const loss of lossesOf(tournament, format.value)) io.stderr(`${en.trf.loss(loss)}\n`);
  return trfBytes(tournament, format.value, {
    purpose: purpose.value ?? 'exchange',
    lineEnd: LINE_ENDS[lineEnd.value ?? 'crlf'],
    ranks: ranksOf(tournament),
    assumed: [
      ...(systemSource === 'date' || systemSource === 'games' ? (['system'] as const) : []),
      ...(namesTieBreaks ? [] : (['tieBreaks'] as const)),
    ],
  });
}

/**
 * Converts a report. Exit codes: 0 written; 1 not written, because the file contradicts itself or a game of a report has no
 * result (C.04.2 3.1); 2 wrong usage, or a
 * file that cannot be read or written.
 */
export async function run(args: string[], io: CliIo): Promise<number> {
  const parsed = parseArguments(args, OPTIONS);
  if (!parsed.ok) {
    io.stderr(`wallchart convert: ${textOfArgumentFailure(parsed.failure)}\n\n${USAGE}`);
    return 2;
  }
  if (parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return 0;
  }
  const input = onlyFile(parsed.value);
  const output = parsed.value.options.get('--output')?.[0];
  if (!input.ok || output === undefined) {
    const sentence = input.ok ? en.singleCommands.convert.nameTarget : textOfArgumentFailure(input.failure);
    io.stderr(`wallchart convert: ${sentence}\n\n${USAGE}`);
    return 2;
  }
  let report: Uint8Array;
  try {
    report = io.readFile(input.value, MOST_BYTES);
  } catch (error) {
    io.stderr(`wallchart convert: ${input.value}: ${reasonOf(error)}.\n`);
    return 2;
  }
  const bytes = convert(report, input.value, parsed.value, io);
  if (typeof bytes === 'number') return bytes;
  try {
    io.writeFile(output, bytes);
    return 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    io.stderr(`wallchart convert: ${error.message}\n`);
    return 2;
  }
}
