/** `wallchart lab show OUT [--against SYSTEM]`: the measures with their intervals, as tables. */
import {
  estimateOf,
  pairedDifferenceOf,
  tallyOf,
  type Contestant,
  type Estimate,
  type Tally,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { parseArguments, textOfArgumentFailure } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { onlyExperiment, readShardFile } from './lab-files.ts';

const text = en.lab;

/** The name of a contestant in tables and plots. */
export function nameOf({ system, beta, weights, acceleration }: Contestant): string {
  const games = beta === null ? null : en.format.decimal(beta / 10);
  return text.contestant(system, games, weights === 'as-computed', acceleration !== 'none');
}

/** What has to be said about seeds that do not count. */
export function leftOutLines({ experiment, unpaired }: Tally): string[] {
  return experiment.contestants.flatMap((contestant, index) =>
    unpaired[index]! > 0 ? [text.leftOut(nameOf(contestant), unpaired[index]!)] : [],
  );
}

/** Exit codes: 0 shown, 1 no run counts, 2 bad input. */
export function show(args: string[], io: CliIo): number {
  const refuse = (sentence: string, code = 2): number => {
    io.stderr(en.lab.refused('show', sentence));
    return code;
  };
  const parsed = parseArguments(args, { '--against': 1 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  const file = onlyExperiment(parsed.value);
  if (!file.ok) return refuse(file.failure.sentence);
  const shard = readShardFile(io, file.value);
  if (!shard.ok) return refuse(shard.failure.sentence);
  const tally = tallyOf(shard.value);
  if (tally.runs < 2) return refuse(tally.runs === 0 ? text.noRuns : text.oneRun, 1);
  const names = tally.experiment.contestants.map(nameOf);
  const against = parsed.value.options.get('--against')?.[0];
  const rival = against === undefined ? null : names.indexOf(against);
  if (rival === -1) return refuse(text.againstUnknown(against!), 1);
  const figure = (contestant: number, key: string): Estimate =>
    rival === null ? estimateOf(tally, contestant, key) : pairedDifferenceOf(tally, contestant, rival, key);
  const rows = tally.measures.map(({ key, kind, round }) => [
    key.includes('@') ? text.measureAfter(text.measures[kind], round) : text.measures[kind],
    ...names.map((_, contestant) => shown(figure(contestant, key))),
  ]);
  const head = rival === null ? text.sample(tally.runs) : text.against(names[rival]!, tally.runs);
  const table = columns([[text.system, ...names], ...rows], new Set([0]));
  io.stdout([head, '', ...table, ...leftOutLines(tally), ''].join('\n'));
  return 0;
}

/** `0.713 ± 0.005`: as many places as the margin has two significant ones. */
export function shown({ mean, margin }: Pick<Estimate, 'mean' | 'margin'>): string {
  if (margin === null) throw new Error('one run has no interval');
  const places = margin === 0 ? 3 : Math.max(0, Math.min(5, 1 - Math.floor(Math.log10(margin))));
  return `${mean.toFixed(places)} ± ${margin.toFixed(places)}`;
}
