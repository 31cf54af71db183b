/** `wallchart lab plot OUT --measure KEY -o X.svg`: the distribution of one measure for every system. */
import { tallyOf } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { distributionPlot } from '../lab/plots.ts';
import { parseArguments, textOfArgumentFailure } from './arguments.ts';
import type { CliIo } from './io.ts';
import { onlyExperiment, readShardFile, writeWhole } from './lab-files.ts';
import { nameOf } from './lab-show.ts';

const text = en.lab;

/** Pixels for each system, and above and below. */
const SLOT = 110;
const HEIGHT = 320;

/** Exit codes: 0 drawn, 1 no run counts, 2 bad input. */
export async function plot(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string, code = 2): number => {
    io.stderr(en.lab.refused('plot', sentence));
    return code;
  };
  const parsed = parseArguments(args, { '--output': 1, '--measure': 1, '--letters': 0 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  const { options } = parsed.value;
  const file = onlyExperiment(parsed.value);
  if (!file.ok) return refuse(file.failure.sentence);
  const output = options.get('--output')?.[0];
  if (output === undefined) return refuse(text.outputMissing);
  const shard = readShardFile(io, file.value);
  if (!shard.ok) return refuse(shard.failure.sentence);
  const tally = tallyOf(shard.value);
  const key = options.get('--measure')?.[0] ?? 'tau';
  const measure = tally.measures.find((each) => each.key === key);
  if (measure === undefined) {
    const keys = tally.measures.map((each) => each.key);
    return refuse(en.labPaper.measureUnknown(key, keys));
  }
  if (tally.runs < 2) return refuse(tally.runs === 0 ? text.noRuns : text.oneRun, 1);
  const { contestants } = tally.experiment;
  const slots = contestants.map((contestant, index) => ({
    ...{ group: '', series: nameOf(contestant), tally, contestant: index, measure: key },
  }));
  const yTitle = key.includes('@')
    ? text.measureAfter(text.measures[measure.kind], measure.round)
    : text.measures[measure.kind];
  const frame = { width: Math.max(400, SLOT * contestants.length), height: HEIGHT, yTitle };
  const { svgOf } = await import('../lab/svg.ts');
  const spec = distributionPlot(options.has('--letters') ? 'letters' : 'violins', slots, frame);
  const title = {
    text: en.labPaper.plotTold(tally.runs),
    anchor: 'start',
    fontSize: 11,
    fontWeight: 'normal',
  };
  const svg = await svgOf({ ...spec, title } as typeof spec);
  const failure = writeWhole(output, svg);
  if (failure !== null) return refuse(failure);
  io.stdout(`${en.labPaper.plotted(output)}\n`);
  return 0;
}
