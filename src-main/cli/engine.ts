/**
 * The command lines of the engines JaVaFo and bbpPairings, so that programs that call those can call this one:
 * `[-r] [--dutch|--burstein] FILE -p [OUT] [-l [LIST]]`, `… FILE -c [ROUND] [-l [LIST]]`,
 * `… [MODEL] -g [CONFIG|SEED] -o OUT [-s SEED]`. Exit codes are bbpPairings': 0 done, 1 no pairing, 2 bug, 3 bad
 * request or input, 4 too large, 5 file not accessible.
 */
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { fail, ok, type Outcome, type Tournament } from '../../src-engine/index.ts';
import { VERSION } from '../host/version.ts';
import { checklist } from './checklist.ts';
import { checkText } from './engine-check.ts';
import { engineGenerate } from './engine-generate.ts';
import type { CliIo } from './io.ts';
import { nextRoundOf, pairRound } from './pair.ts';
import { pairingLines } from './pairing-text.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

export const ENGINE_EXIT = {
  done: 0,
  noPairing: 1,
  bug: 2,
  badRequest: 3,
  tooLarge: 4,
  fileError: 5,
} as const;

export interface EngineCall {
  readonly mode: 'pair' | 'check' | 'generate' | 'version';
  readonly showVersion: boolean;
  /** Family that the call names; null leaves the system to the file. */
  readonly family: 'dutch' | 'burstein' | null;
  /** Tournament to pair or check, or model of a generated one. */
  readonly input: string | null;
  /** `-p OUT` or `-o OUT`. */
  readonly output: string | null;
  readonly round: number | null;
  readonly config: string | null;
  readonly seed: string | null;
  /** Null without `-l`, `''` for `-l` without a name. */
  readonly list: string | null;
  /** JaVaFo's `-b`. */
  readonly baku: boolean;
}

const MARKS = ['-p', '-c', '-g', '-r', '--dutch', '--burstein'];

/** Whether a command line is one of an engine. */
export function isEngineCall(args: readonly string[]): boolean {
  return args.some((word) => MARKS.includes(word));
}

/** Understands an engine's command line; null where it is none. */
export function parseEngineCall(args: readonly string[]): EngineCall | null {
  const call = {
    mode: null as EngineCall['mode'] | null,
    showVersion: false,
    family: null as EngineCall['family'],
    input: null as string | null,
    output: null as string | null,
    round: null as number | null,
    config: null as string | null,
    seed: null as string | null,
    list: null as string | null,
    baku: false,
  };
  const words = [...args];
  const value = (): string | null =>
    words[0] !== undefined && (words[0] === '-' || !words[0].startsWith('-')) ? words.shift()! : null;
  const choose = (mode: EngineCall['mode']): boolean => {
    const free = call.mode === null;
    call.mode = mode;
    return free;
  };
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-r') call.showVersion = true;
    else if (word === '--dutch' || word === '--burstein')
      call.family = word === '--dutch' ? 'dutch' : 'burstein';
    else if (word === '-p') {
      if (!choose('pair')) return null;
      call.output = value();
    } else if (word === '-c') {
      if (!choose('check')) return null;
      const round = value();
      if (round !== null && !/^\d{1,3}$/.test(round)) return null;
      call.round = round === null ? null : Number(round);
    } else if (word === '-g') {
      if (!choose('generate')) return null;
      call.config = value();
    } else if (word === '-o') {
      call.output = value();
      if (call.output === null) return null;
    } else if (word === '-s') {
      call.seed = value();
      if (call.seed === null) return null;
    } else if (word === '-l') call.list = value() ?? '';
    else if (word === '-b') call.baku = true;
    // JaVaFo's choice of a search method: every method here gives the same pairing.
    else if (word === '-w' || word === '-q') value();
    else if (word.startsWith('-') || call.input !== null) return null;
    else call.input = word;
  }
  if (call.mode === null)
    return call.showVersion && call.input === null ? { ...call, mode: 'version' } : null;
  const complete = call.mode === 'generate' ? call.output !== null : call.input !== null;
  return complete ? { ...call, mode: call.mode } : null;
}

const USAGE = `Command lines:
  wallchart [-r]
  wallchart [-r] [--dutch | --burstein] FILE -c [ROUND] [-l [LIST]]
  wallchart [-r] [--dutch | --burstein] FILE -p [OUT] [-l [LIST]]
  wallchart [-r] [--dutch | --burstein] (MODEL -g | -g [CONFIG]) -o OUT [-s SEED]
`;

/** Runs an engine's command line. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const call = parseEngineCall(args);
  if (call === null) {
    io.stderr(USAGE);
    return ENGINE_EXIT.badRequest;
  }
  if (call.showVersion) io.stdout(`Wallchart ${VERSION}\n`);
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

interface EngineRefusal {
  readonly code: string;
  readonly exit: number;
  readonly sentence: string;
}

/** The tournament of a call, under the system that the call or the file names. */
export function openInput(call: EngineCall, io: CliIo): Outcome<Tournament, EngineRefusal> {
  const path = call.input!;
  const opened = openTournament(io, path);
  if (!opened.ok) {
    const exit = opened.failure.code === 'file-unreadable' ? ENGINE_EXIT.fileError : ENGINE_EXIT.badRequest;
    return fail({ code: opened.failure.code, exit, sentence: textOfFileFailure(path, opened.failure) });
  }
  const { tournament } = opened.value;
  const { rules } = tournament;
  const baku = rules.system === 'dutch-2017' ? 'baku-2017' : 'baku-2026';
  const system = systemFor(call.family, rules.system);
  return ok({
    ...tournament,
    rules: { ...rules, system, acceleration: call.baku ? baku : rules.acceleration },
  });
}

/** The file's own system if it is of the family that the call names, else the family's present edition. */
function systemFor(family: EngineCall['family'], named: string): string {
  if (family === null || named.startsWith(`${family}-`)) return named;
  return `${family}-2026`;
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
    io.stderr(`Error while pairing ${call.input}: ${answer.failure.sentence}\n`);
    return answer.failure.kind === 'no-pairing' ? ENGINE_EXIT.noPairing : ENGINE_EXIT.badRequest;
  }
  const text = pairingLines(tournament, answer.value);
  if (call.list !== null) writeList(call, checklist(tournament, round, answer.value), io);
  if (call.output === null) {
    io.stdout(text);
    return ENGINE_EXIT.done;
  }
  const output = beside(call.input!, call.output);
  if (writes(io, output, text)) return ENGINE_EXIT.done;
  io.stderr(`The output file (${output}) could not be opened.\n`);
  return ENGINE_EXIT.fileError;
}

function check(call: EngineCall, tournament: Tournament, io: CliIo): number {
  const name = basename(call.input!, extname(call.input!));
  const report = checkText(name, tournament, call.round);
  if (report === null) {
    io.stderr(`Error checking file ${call.input}: there is no system ${tournament.rules.system}.\n`);
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
  if (!writes(io, path, text)) io.stderr(`The checklist file (${path}) could not be opened.\n`);
}

export function writes(io: CliIo, path: string, text: string): boolean {
  try {
    io.writeFile(path, text);
    return true;
  } catch {
    return false;
  }
}
