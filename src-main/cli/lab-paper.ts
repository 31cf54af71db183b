/** `wallchart lab paper -o FOLDER`: the paper's experiments, their figures, the table of statements, and a report. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  correlationIn,
  ok,
  paperRuns,
  Tally,
  tallyOf,
  tryClaims,
  type Experiment,
  type Outcome,
  type PaperRunId,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { claimRows, claimsAsMarkdown, drawnFigures, type FirstRounds } from '../lab/paper.ts';
import { runExperiment } from '../lab/run.ts';
import { readShard, textOfShard } from '../lab/shard-files.ts';
import type { Block } from '../documents/layout/article.ts';
import { integerOption, parseArguments, textOfArgumentFailure, type Arguments } from './arguments.ts';
import type { CliIo, LabCrew } from './io.ts';
import { readText, refusal, writeWhole, type LabRefusal } from './lab-files.ts';
import { openTournament } from './tournament-file.ts';

const text = en.labPaper;

/** The paper's sample. */
const PAPER_SAMPLE = 100_000;

/** What is done is written this often. */
const SAVE_EVERY_MS = 5000;

/** Figure 20: replays of one first round, further first rounds and replays of each, in the paper. */
const PAPER_REPLAYS = 10_000;
const PAPER_FIRST_ROUNDS = 1000;

interface Plan {
  readonly folder: string;
  readonly sample: number;
  readonly threads: number | null;
  readonly ratings: readonly number[] | null;
}

/** Exit codes: 0 done, 1 stopped before, 2 bad input. */
export async function paper(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(en.lab.refused('paper', sentence));
    return 2;
  };
  const parsed = parseArguments(args, {
    '--output': 1,
    '--sample': 1,
    '--ratings': 1,
    '--threads': 1,
  });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  const plan = planOf(parsed.value, io);
  if (!plan.ok) return refuse(plan.failure.sentence);
  for (const folder of ['runs', 'figures']) mkdirSync(join(plan.value.folder, folder), { recursive: true });
  if (plan.value.ratings === null) io.stderr(`${text.sampledMissing}\n`);
  const crew = await io.lab();
  const stop = { asked: false, act: (): void => undefined };
  const deaf = crew.onInterrupt(() => {
    stop.asked = true;
    stop.act();
  });
  try {
    const tallies = await runAll(plan.value, crew, io, stop);
    if (typeof tallies === 'string') return refuse(tallies);
    const first = stop.asked ? null : await firstRounds(plan.value, crew, stop);
    if (stop.asked) {
      io.stderr(`${text.paperStopped}\n`);
      return 1;
    }
    return (await report(plan.value, tallies, first, io)) ?? 0;
  } finally {
    deaf();
  }
}

function planOf(parsed: Arguments, io: CliIo): Outcome<Plan, LabRefusal> {
  const { positional, options } = parsed;
  if (positional[0] !== undefined) return refusal(text.readsNoFile(positional[0]));
  const folder = options.get('--output')?.[0];
  if (folder === undefined) return refusal(text.folderMissing);
  const sample = integerOption(parsed, '--sample', 2, 10_000_000);
  if (!sample.ok) return refusal(textOfArgumentFailure(sample.failure));
  const threads = integerOption(parsed, '--threads', 1, 256);
  if (!threads.ok) return refusal(textOfArgumentFailure(threads.failure));
  const list = options.get('--ratings')?.[0];
  const settings = { folder, sample: sample.value ?? PAPER_SAMPLE, threads: threads.value };
  if (list === undefined) return ok({ ...settings, ratings: null });
  const opened = openTournament(io, list, { lenient: true });
  const ratings = opened.ok ? opened.value.tournament.players.map(({ rating }) => rating) : [];
  const usable = ratings.filter((rating) => rating >= 1400 && rating <= 2200);
  return usable.length < 2 ? refusal(en.lab.config.noRatings(list)) : ok({ ...settings, ratings: usable });
}

interface Stop {
  readonly asked: boolean;
  act: () => void;
}

/** Runs what is not done yet; a sentence where a file cannot be read or written. */
async function runAll(
  plan: Plan,
  crew: LabCrew,
  io: CliIo,
  stop: Stop,
): Promise<Map<PaperRunId, Tally> | string> {
  const tallies = new Map<PaperRunId, Tally>();
  let lineIsOpen = false;
  /** Ends the line of progress, so that what is said next begins one of its own. */
  const ended = <T>(answer: T): T => {
    if (lineIsOpen) io.stderr('\n');
    return answer;
  };
  for (const [id, experiment] of paperRuns(plan.ratings)) {
    if (stop.asked) break;
    const file = join(plan.folder, 'runs', `${id}.json`);
    const tally = doneBefore(io, file, experiment);
    if (typeof tally === 'string') return ended(tally);
    let saved = performance.now();
    const run = runExperiment({
      experiment,
      seeds: [1, plan.sample],
      threads: plan.threads ?? crew.threads,
      start: (args) => crew.start(args),
      tally,
      onPiece: async (current) => {
        const done = current.seeds.reduce((sum, [first, last]) => sum + last - first + 1, 0);
        lineIsOpen = true;
        io.stderr(`\r${text.paperProgress(id, done, plan.sample).padEnd(60)}`);
        if (performance.now() - saved < SAVE_EVERY_MS) return;
        saved = performance.now();
        writeWhole(file, textOfShard(current));
      },
    });
    stop.act = run.stop;
    await run.done;
    const failure = writeWhole(file, textOfShard(tally));
    if (failure !== null) return ended(failure);
    tallies.set(id, tally);
  }
  return ended(tallies);
}

/** What a former call has run, or nothing; a sentence for a file that holds something else. */
function doneBefore(io: CliIo, file: string, experiment: Experiment): Tally | string {
  const source = readText(io, file);
  if (!source.ok) return new Tally(experiment);
  const shard = readShard(source.value);
  if (!shard.ok) return en.lab.noShard(file);
  if (JSON.stringify(shard.value.experiment) !== JSON.stringify(experiment))
    return en.lab.otherExperiment(file);
  return tallyOf(shard.value);
}

/** Figure 20, in the proportion that the sample has to the paper's; at least 100 replays of 20 first rounds. */
async function firstRounds(
  { sample, threads }: Plan,
  crew: LabCrew,
  stop: Stop,
): Promise<FirstRounds | null> {
  const part = Math.min(1, sample / PAPER_SAMPLE);
  const replays = Math.max(100, Math.round(part * PAPER_REPLAYS));
  const count = Math.max(20, Math.round(part * PAPER_FIRST_ROUNDS));
  const each = Math.max(100, Math.round(part * PAPER_FIRST_ROUNDS));
  const experiment = paperRuns(null).get('base')!;
  const points = await crew.firstRound({ experiment, seed: 1, replays });
  const correlations: number[] = [];
  let next = 2;
  const work = async (): Promise<void> => {
    while (next < count + 2 && !stop.asked) {
      const replayed = await crew.firstRound({ experiment, seed: next++, replays: each });
      const correlation = replayed === null ? null : correlationIn(replayed);
      if (correlation !== null) correlations.push(correlation);
    }
  };
  await Promise.all(Array.from({ length: threads ?? crew.threads }, () => work()));
  return points === null ? null : { points, correlations, each };
}

/** Writes figures, statements and the PDF; an exit code where that fails. */
async function report(
  { folder }: Plan,
  tallies: ReadonlyMap<PaperRunId, Tally>,
  first: FirstRounds | null,
  io: CliIo,
): Promise<number | null> {
  const { svgOf } = await import('../lab/svg.ts');
  const files = new Map<string, string | Uint8Array>();
  const figures: Block[] = [];
  for (const { names, specs, caption } of drawnFigures(tallies, first)) {
    const svgs = await Promise.all(specs.map(svgOf));
    svgs.forEach((svg, index) => files.set(join('figures', `${names[index]!}.svg`), svg));
    figures.push({ kind: 'figure', svgs, caption });
  }
  const claims = tryClaims(tallies);
  files.set('statements.md', claimsAsMarkdown(claims));
  const blocks: Block[] = [
    { kind: 'title', text: text.title },
    ...text.about.map((paragraph): Block => ({ kind: 'text', text: paragraph })),
    { kind: 'heading', text: text.claimsHeading },
    { kind: 'text', text: text.claimsAbout },
    { kind: 'table', head: text.claimsHead, rows: claimRows(claims), widths: [46, 11, 27, 8, 8] },
    { kind: 'heading', text: text.figuresHeading },
    ...figures,
  ];
  files.set('paper.pdf', await (await io.printer()).article({ title: text.title, blocks }));
  for (const [name, content] of files) {
    const failure = writeWhole(join(folder, name), content);
    if (failure === null) continue;
    io.stderr(en.lab.refused('paper', failure));
    return 2;
  }
  const count = (wanted: string): number => claims.filter(({ verdict }) => verdict === wanted).length;
  io.stdout(`${text.paperDone(folder, count('holds'), count('differs'), count('open'))}\n`);
  return null;
}
