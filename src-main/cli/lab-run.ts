/** `wallchart lab run CONFIG -o OUT`: plays the seeds of a configuration; stopped at any moment it goes on where it was. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ok, Tally, tallyOf, type Outcome, type SeedRange, type Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readConfig } from '../lab/config.ts';
import { runExperiment } from '../lab/run.ts';
import { textOfShard } from '../lab/shard-files.ts';
import { readTrfFile } from '../files/trf.ts';
import { integerOption, parseArguments, textOfArgumentFailure, type Arguments } from './arguments.ts';
import type { CliIo } from './io.ts';
import { readShardFile, readText, refusal, writeWhole, type LabRefusal } from './lab-files.ts';
import { leftOutLines } from './lab-show.ts';

const text = en.lab;

/** What is done is written this often: no more than that is lost with the power. */
const SAVE_EVERY_MS = 5000;

const OPTIONS = {
  '--output': 1,
  '--seeds': 1,
  '--resume': 0,
  '--threads': 1,
  '--quiet': 0,
} as const;

interface Plan {
  readonly tally: Tally;
  readonly seeds: SeedRange;
  readonly output: string;
  readonly threads: number | null;
}

/** Exit codes: 0 all seeds are done, 1 stopped before, 2 bad input. */
export async function runLab(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(en.lab.refused('run', sentence));
    return 2;
  };
  const parsed = parseArguments(args, OPTIONS);
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  const plan = planOf(parsed.value, io);
  if (!plan.ok) return refuse(plan.failure.sentence);
  const failure = await perform(plan.value, io, parsed.value.options.has('--quiet'));
  return typeof failure === 'string' ? refuse(failure) : failure;
}

function planOf(parsed: Arguments, io: CliIo): Outcome<Plan, LabRefusal> {
  const { positional, options } = parsed;
  const [file, ...superfluous] = positional;
  if (file === undefined || superfluous.length > 0) return refusal(text.configMissing);
  const output = options.get('--output')?.[0];
  if (output === undefined) return refusal(text.outputMissing);
  const threads = integerOption(parsed, '--threads', 1, 256);
  if (!threads.ok) return refusal(textOfArgumentFailure(threads.failure));
  const source = readText(io, file);
  if (!source.ok) return source;
  const config = readConfig(source.value, (path) => openBeside(io, file, path));
  if (!config.ok) return refusal(text.atLine(file, config.failure.line, config.failure.sentence));
  const range = seedsOf(options.get('--seeds')?.[0]);
  if (!range.ok) return range;
  const tally = startOf(config.value.experiment, output, options.has('--resume'), io);
  if (!tally.ok) return tally;
  return ok({
    tally: tally.value,
    seeds: range.value ?? config.value.seeds,
    output,
    threads: threads.value,
  });
}

function seedsOf(value: string | undefined): Outcome<SeedRange | null, LabRefusal> {
  if (value === undefined) return ok(null);
  const [, first, last] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(value) ?? [];
  if (first === undefined || Number(first) > Number(last)) return refusal(text.seedsWrong(value));
  return ok([Number(first), Number(last)]);
}

/** An empty tally, or what the output holds already. */
function startOf(
  experiment: Tally['experiment'],
  output: string,
  resumes: boolean,
  io: CliIo,
): Outcome<Tally, LabRefusal> {
  if (!existsSync(output)) return ok(new Tally(experiment));
  if (!resumes) return refusal(text.exists(output));
  const shard = readShardFile(io, output);
  if (!shard.ok) return shard;
  if (JSON.stringify(shard.value.experiment) !== JSON.stringify(experiment))
    return refusal(text.otherExperiment(output));
  return ok(tallyOf(shard.value));
}

/** A report that a configuration names, beside the configuration. */
function openBeside(io: CliIo, config: string, path: string): Tournament | null {
  const text = readText(io, config === '-' ? path : resolve(dirname(config), path));
  if (!text.ok) return null;
  const reading = readTrfFile(new TextEncoder().encode(text.value), { strict: false });
  return reading.ok ? reading.value.tournament : null;
}

/** The exit code, or the sentence of what failed. */
async function perform(
  { tally, seeds, output, threads }: Plan,
  io: CliIo,
  isQuiet: boolean,
): Promise<number | string> {
  const crew = await io.lab();
  const all = seeds[1] - seeds[0] + 1;
  const before = seedsDone(tally, seeds);
  const started = performance.now();
  let saved = started;
  let failure: string | null = null;
  const run = runExperiment({
    experiment: tally.experiment,
    seeds,
    threads: threads ?? crew.threads,
    start: (args) => crew.start(args),
    tally,
    onPiece: async (current) => {
      const done = seedsDone(current, seeds);
      const elapsed = (performance.now() - started) / 1000;
      const left = Math.ceil(((all - done) * elapsed) / Math.max(1, done - before));
      if (!isQuiet) io.stderr(`\r${text.progress(done, all, left).padEnd(60)}`);
      if (performance.now() - saved < SAVE_EVERY_MS) return;
      saved = performance.now();
      failure = writeWhole(output, textOfShard(current));
      if (failure !== null) run.stop();
    },
  });
  const deaf = crew.onInterrupt(() => run.stop());
  await run.done.finally(deaf);
  if (!isQuiet) io.stderr('\n');
  failure ??= writeWhole(output, textOfShard(tally));
  if (failure !== null) return failure;
  const done = seedsDone(tally, seeds);
  for (const line of leftOutLines(tally)) io.stderr(`${line}\n`);
  if (done < all) {
    io.stderr(`${text.stopped(output, done, all)}\n`);
    return 1;
  }
  io.stdout(`${text.written(tally.runs, tally.experiment.contestants.length, output)}\n`);
  return 0;
}

/** Seeds of the range that the tally has. */
function seedsDone({ seeds }: Tally, [first, last]: SeedRange): number {
  return seeds.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, last) - Math.max(from, first) + 1),
    0,
  );
}
