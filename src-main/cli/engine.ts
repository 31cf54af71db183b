/**
 * The command lines of the engines JaVaFo and bbpPairings, so that programs that call those can call this one:
 * `[-r] [--dutch|--burstein] FILE -p [OUT] [-l [LIST]]`, `… FILE -c [ROUND] [-l [LIST]]`,
 * `… [MODEL] -g [CONFIG|SEED] -o OUT [-s SEED]`. Exit codes are bbpPairings': 0 done, 1 no pairing, 2 bug, 3 bad
 * request or input, 4 too large, 5 file not accessible.
 */
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import type { Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { VERSION } from '../host/version.ts';
import { checklist } from './checklist.ts';
import { checkText, NO_PAIRING } from './engine-check.ts';
import { ENGINE_EXIT, parseEngineCall, type EngineCall } from './engine-call.ts';
import { engineGenerate } from './engine-generate.ts';
import { openInput } from './engine-input.ts';
import { unwritten } from './tournament-file.ts';
import type { CliIo } from './io.ts';
import { nextRoundOf, pairRound } from './paired-round.ts';
import { pairingLines } from './pairing-text.ts';

const USAGE = en.usage.engine;

/** Runs an engine's command line. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const call = parseEngineCall(args);
  if (call === null) {
    io.stderr(USAGE);
    return ENGINE_EXIT.badRequest;
  }
  if (call.showVersion) io.stdout(en.cli.engine.version(VERSION));
  switch (call.mode) {
    case 'version':
      return ENGINE_EXIT.done;
    case 'generate':
      return engineGenerate(call, io);
    case 'pair':
    case 'check': {
      const opened = openInput(call, io);
      if (!opened.ok) {
        io.stderr(`${opened.failure.sentence}\n`);
        return opened.failure.exit;
      }
      return call.mode === 'pair' ? pair(call, opened.value, io) : check(call, opened.value, io);
    }
  }
}

/** A file named without folder lies beside the tournament file, as with the engines. */
function beside(input: string, name: string): string {
  return isAbsolute(name) || dirname(name) !== '.' || name.startsWith('.')
    ? name
    : join(dirname(input), name);
}

function pair(call: EngineCall, tournament: Tournament, io: CliIo): number {
  const round = nextRoundOf(tournament);
  const answer = pairRound(tournament, round);
  if (!answer.ok) {
    io.stderr(en.cli.engine.pairingFailed(call.input!, answer.failure.sentence));
    if (answer.failure.kind !== 'no-pairing') return ENGINE_EXIT.badRequest;
    // Nobody may take the pairing of an earlier call for that of this one.
    if (call.output !== null) unwritten(io, beside(call.input!, call.output), '');
    if (call.list !== null) writeList(call, checklist(tournament, round, NO_PAIRING), io);
    return ENGINE_EXIT.noPairing;
  }
  const text = pairingLines(tournament, answer.value.pairing);
  if (call.list !== null) writeList(call, checklist(tournament, round, answer.value.pairing), io);
  if (call.output === null) {
    io.stdout(text);
    return ENGINE_EXIT.done;
  }
  const output = beside(call.input!, call.output);
  if (unwritten(io, output, text) === null) return ENGINE_EXIT.done;
  io.stderr(`${en.cli.engine.outputFailed(output)}\n`);
  return ENGINE_EXIT.fileError;
}

function check(call: EngineCall, tournament: Tournament, io: CliIo): number {
  const name = basename(call.input!, extname(call.input!));
  const paired = tournament.rounds.length;
  if (call.round !== null && (call.round < 1 || call.round > paired)) {
    io.stderr(en.cli.engine.checkFailed(call.input!, en.commandLine.roundNotThere(call.round, paired)));
    return ENGINE_EXIT.badRequest;
  }
  const report = checkText(name, tournament, call.round);
  if (report === null) {
    io.stderr(en.cli.engine.checkFailed(call.input!, en.cli.systemUnknown(tournament.rules.system)));
    return ENGINE_EXIT.badRequest;
  }
  io.stdout(report.text);
  if (call.list !== null) writeList(call, report.list, io);
  return ENGINE_EXIT.done;
}

/** A list that cannot be written is reported and changes nothing else, as with bbpPairings. */
function writeList(call: EngineCall, text: string, io: CliIo): void {
  const input = call.input!;
  const name = call.list === '' ? `${basename(input, extname(input))}.list` : call.list!;
  const path = beside(input, name);
  if (unwritten(io, path, text) !== null) io.stderr(en.cli.engine.listFailed(path));
}
