/** `wallchart lab merge SHARD … -o OUT`: byte for byte what one run of all the seeds writes. */
import { mergedShards, ok, type Outcome, type Shard } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { textOfShard } from '../lab/shard-files.ts';
import { parseArguments, textOfArgumentFailure } from './arguments.ts';
import type { CliIo } from './io.ts';
import { readShardFile, refusal, writeWhole, type LabRefusal } from './lab-files.ts';

const text = en.lab;

/** Exit codes: 0 merged, 2 bad input. */
export async function merge(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(en.lab.refused('merge', sentence));
    return 2;
  };
  const parsed = parseArguments(args, { '--output': 1 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  const { positional: files, options } = parsed.value;
  const output = options.get('--output')?.[0];
  if (output === undefined) return refuse(text.outputMissing);
  const shards = shardsIn(files, io);
  if (!shards.ok) return refuse(shards.failure.sentence);
  const merged = mergedShards(shards.value);
  if (!merged.ok) {
    const { failure } = merged;
    const file = files[failure.index]!;
    return refuse(
      failure.code === 'seeds-twice' ? text.seedsTwice(file, failure.seed) : text.otherExperiment(file),
    );
  }
  const tally = merged.value;
  const failure = writeWhole(output, textOfShard(tally));
  if (failure !== null) return refuse(failure);
  io.stdout(`${text.written(tally.runs, tally.experiment.contestants.length, output)}\n`);
  return 0;
}

function shardsIn(files: readonly string[], io: CliIo): Outcome<[Shard, ...Shard[]], LabRefusal> {
  const shards: Shard[] = [];
  for (const file of files) {
    const shard = readShardFile(io, file);
    if (!shard.ok) return shard;
    shards.push(shard.value);
  }
  const [first, ...others] = shards;
  return first === undefined ? refusal(text.shardsMissing) : ok([first, ...others]);
}
