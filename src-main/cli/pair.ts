/** `wallchart pair FILE [--round N] [--system ID] [--rounds N] [--initial-colour W|B] [--output FILE] [--lenient]` */
import { en } from '../../src-engine/texts/index.ts';
import type { CliIo } from './io.ts';
import { pairingLines } from './pairing-text.ts';
import { roundRequest } from './round-command.ts';
import {} from './supplements.ts';
import { unwritten } from './tournament-file.ts';

const USAGE = en.usage.pair;

/** Pairs the next round, or round N, and prints it in the engines' format. 0 paired, 1 no pairing, 2 bad input. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const request = roundRequest({ '--output': 1 }, args, io);
  if (!request.ok) {
    io.stderr(`wallchart pair: ${request.failure.sentence}\n`);
    return request.failure.exit;
  }
  if (request.value.kind === 'help') {
    io.stdout(USAGE);
    return 0;
  }
  const { parsed, round } = request.value;
  const text = pairingLines(round.tournament, round.pairing);
  const output = parsed.options.get('--output')?.[0];
  if (output === undefined) io.stdout(text);
  const problem = output === undefined ? null : unwritten(io, output, text);
  if (problem === null) return 0;
  io.stderr(`wallchart pair: ${problem}\n`);
  return 2;
}
