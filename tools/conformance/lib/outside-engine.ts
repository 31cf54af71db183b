/** An outside engine with the command line of JaVaFo and bbpPairings: `--dutch FILE -c` and `--dutch -g CONFIG -o OUT`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pair of starting ranks, White first; `0` as the second for the bye. */
export type NumberPair = readonly [first: number, second: number];

/** A round that the engine pairs otherwise: only the pairs that differ. */
export interface EngineRound {
  readonly round: number;
  readonly theirs: readonly NumberPair[];
  readonly recorded: readonly NumberPair[];
}

/** What the engine says of a tournament: the rounds that it pairs otherwise, or why it does not take the file. */
export type EngineVerdict =
  | { readonly code: 'checked'; readonly rounds: number; readonly differing: readonly EngineRound[] }
  | { readonly code: 'refused'; readonly sentence: string };

const TIME_LIMIT_MS = 120_000;

function call(engine: string, args: string[]): { status: number | null; out: string; error: string } {
  const isJar = engine.endsWith('.jar');
  const [command, before] = isJar ? ['java', ['-jar', engine]] : [engine, []];
  const { status, stdout, stderr, error } = spawnSync(command, [...before, ...args], {
    encoding: 'utf8',
    timeout: TIME_LIMIT_MS,
  });
  return { status, out: stdout, error: error?.message ?? stderr };
}

const ROUND = /^.*: Round #(\d+)\s*$/;
const PAIR = /(\d+) - +(\d+)/;
/** First column of the tournament's own pairs, behind those of the checker. */
const RECORDED_FROM = 24;

function pairIn(text: string): NumberPair[] {
  const match = PAIR.exec(text);
  return match === null ? [] : [[Number(match[1]), Number(match[2])]];
}

/** Lets the engine check a file: below the line of each round stands what it would pair, where that is otherwise. */
export function engineCheck(engine: string, file: string): EngineVerdict {
  const { status, out, error } = call(engine, ['--dutch', file, '-c']);
  if (status !== 0) return { code: 'refused', sentence: `${status ?? 'stopped'}: ${error.trim()}` };
  const parts = out.split(/^(?=.*: Round #\d+\s*$)/m).filter((part) => part.trim() !== '');
  const rounds = parts.map((part) => {
    const [head, ...lines] = part.split(/\r?\n/);
    return { number: ROUND.exec(head!)?.[1], lines: lines.filter((line) => line.trim() !== '') };
  });
  if (rounds.length === 0 || rounds.some(({ number }) => number === undefined))
    return { code: 'refused', sentence: `an answer without rounds: ${out.slice(0, 200)}` };
  const differing = rounds
    .filter(({ lines }) => lines.length > 0)
    .map(({ number, lines }) => ({
      round: Number(number),
      theirs: lines.flatMap((line) => pairIn(line.slice(0, RECORDED_FROM))),
      recorded: lines.flatMap((line) => pairIn(line.slice(RECORDED_FROM))),
    }));
  return { code: 'checked', rounds: rounds.length, differing };
}

/** A tournament of the engine's own generator as text, or why there is none. */
export function engineTournament(
  engine: string,
  folder: string,
  configuration: Readonly<Record<string, number>>,
  seed: number,
): { readonly text: string } | { readonly refused: string } {
  const [config, output] = [join(folder, 'engine.cfg'), join(folder, 'engine.trf')];
  const lines = Object.entries(configuration).map(([key, value]) => `${key}=${value}`);
  writeFileSync(config, `${lines.join('\n')}\n`);
  rmSync(output, { force: true });
  const { status, error } = call(engine, ['--dutch', '-g', config, '-o', output, '-s', String(seed)]);
  if (status !== 0) return { refused: `${status ?? 'stopped'}: ${error.trim()}` };
  return { text: readFileSync(output, 'latin1') };
}
