/** Files of the laboratory as the command line reads and writes them. */
import { fail, ok, SHARD_VERSION, type Outcome, type Shard } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readShard } from '../lab/shard-files.ts';
import { onlyFile, textOfArgumentFailure, type Arguments } from './arguments.ts';
import type { CliIo } from './io.ts';
import { outputAt, textOfOutputFailure } from './output.ts';

/** A sentence for whoever called. */
export interface LabRefusal {
  readonly code: 'lab';
  readonly sentence: string;
}

/** A refusal with its sentence. */
export function refusal(sentence: string): { readonly ok: false; readonly failure: LabRefusal } {
  return fail({ code: 'lab', sentence });
}

/** A file as text in UTF-8. */
export function readText(io: CliIo, path: string): Outcome<string, LabRefusal> {
  try {
    return ok(new TextDecoder().decode(io.readFile(path)));
  } catch {
    return refusal(en.lab.unreadable(path));
  }
}

/** The single file of the laboratory that a sub-command looks at. */
export function onlyExperiment(parsed: Arguments): Outcome<string, LabRefusal> {
  const file = onlyFile(parsed);
  if (file.ok) return file;
  return refusal(
    file.failure.code === 'file-missing' ? en.lab.experimentMissing : textOfArgumentFailure(file.failure),
  );
}

/** A file of the laboratory; refused where it cannot be read, is none, or is of another version. */
export function readShardFile(io: CliIo, path: string): Outcome<Shard, LabRefusal> {
  const text = readText(io, path);
  if (!text.ok) return text;
  const shard = readShard(text.value);
  if (shard.ok) return shard;
  const { failure } = shard;
  return refusal(
    failure.code === 'no-shard'
      ? en.lab.noShard(path)
      : en.lab.otherVersion(path, failure.version, SHARD_VERSION),
  );
}

/** Writes a file whole or not at all; a sentence where that fails, else null. */
export function writeWhole(path: string, content: string | Uint8Array): string | null {
  const output = outputAt(path);
  const failure = output.ok ? output.value.write(content) : output.failure;
  return failure === null ? null : textOfOutputFailure(failure);
}
