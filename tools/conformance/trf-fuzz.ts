/**
 * Damages reports and reads them: no crash, no hang, bounded memory, every refusal with line and column, and what was
 * read can be written and read again.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTrf, TRF_FORMATS, writeTrf } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { OUTSIDE } from './lib/corpora.ts';
import { damaged, Dice, MONSTERS } from './lib/trf-mutations.ts';

export const ABOUT = 'damaged reports: no crash, no hang, bounded memory, every refusal with its place';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A damaged report that takes longer counts as a hang. */
const LONGEST_MILLISECONDS = 5_000;
const MOST_MEGABYTES = 1_500;

export interface FuzzCounts {
  readonly files: number;
  refused: number;
  read: number;
  deviations: number;
  /** Milliseconds of the slowest reading. */
  slowest: number;
}

/** Reports to be damaged: the project's own samples, and where it exists the shared material. */
function reportsToDamage(): Uint8Array[] {
  const own = globSync('test/trf/samples/*/input.trf', { cwd: PROJECT }).map((path) => PROJECT + path);
  const shared = existsSync(OUTSIDE)
    ? globSync('{real-trf,trf26,tie-breaks,broken-trf,dubov,team-swiss,dutch-hard}/**/*.{trf,input}', {
        cwd: OUTSIDE,
      })
    : [];
  return [...own, ...shared.map((path) => OUTSIDE + path)]
    .sort()
    .map((path) => new Uint8Array(readFileSync(path)));
}

/** Reads one damaged file and checks every promise; the sentence of the first broken one, or null. */
export function brokenPromise(bytes: Uint8Array, counts: FuzzCounts): string | null {
  const start = performance.now();
  const reading = readTrfFile(bytes);
  const time = performance.now() - start;
  counts.slowest = Math.max(counts.slowest, time);
  if (time > LONGEST_MILLISECONDS) return `reading took ${Math.round(time)} ms`;
  if (!reading.ok) {
    counts.refused++;
    const { line, column } = reading.failure;
    if (!(line >= 1 && column >= 1)) return `refused without a place: ${reading.failure.code}`;
    return en.trf.failure(reading.failure).includes('undefined') ? 'refused without a sentence' : null;
  }
  counts.read++;
  const { tournament, format, deviations } = reading.value;
  counts.deviations += deviations.length;
  for (const deviation of deviations) {
    if (!(deviation.line >= 1 && deviation.column >= 1)) return `no place for ${deviation.code}`;
    if (en.trf.deviation(deviation) === undefined) return `no sentence for ${deviation.code}`;
  }
  for (const target of TRF_FORMATS) {
    const first = writeTrf(tournament, target);
    const again = readTrf(first);
    if (!again.ok) return `as ${target}, what was written is refused: ${en.trf.failure(again.failure)}`;
    const second = writeTrf(again.value.tournament, target);
    // A contradiction may have been all that told a TRF06 from a TRF16.
    const isOwn = target === format && again.value.format !== format;
    if (second !== first && !isOwn)
      return `as ${target} (from ${format}), the second export differs from the first`;
  }
  return null;
}

function caught(bytes: Uint8Array, counts: FuzzCounts): string | null {
  try {
    return brokenPromise(bytes, counts);
  } catch (error) {
    return `crash: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/**
 * `--count N` (100,000), `--seed N` (1), `--from N` to go on in a sequence. Resolves to the number of broken promises;
 * the seed and the number of the damaged file make it again.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
    },
  });
  const [count, seed, from] = [Number(values.count), Number(values.seed), Number(values.from)];
  const reports = reportsToDamage();
  const counts: FuzzCounts = { files: reports.length, refused: 0, read: 0, deviations: 0, slowest: 0 };
  let broken = 0;
  let peak = 0;
  const judge = (name: string, bytes: Uint8Array) => {
    const sentence = caught(bytes, counts);
    const megabytes = process.memoryUsage().rss / 1e6;
    peak = Math.max(peak, megabytes);
    const fault = sentence ?? (megabytes > MOST_MEGABYTES ? `${Math.round(megabytes)} MB of memory` : null);
    if (fault === null) return;
    broken++;
    console.error(`${name}: ${fault}`);
  };
  if (from === 0) for (const [name, make] of Object.entries(MONSTERS)) judge(name, make());
  for (let number = from; number < from + count; number++) {
    const dice = new Dice(seed * 1_000_003 + number);
    const { bytes, how } = damaged(dice.of(reports), dice);
    judge(`seed ${seed}, file ${number} (${how})`, bytes);
  }
  console.log(
    `${count} damaged reports made of ${counts.files}, ${Object.keys(MONSTERS).length} monsters: ${broken} promises broken; ` +
      `${counts.read} read with ${counts.deviations} deviations, ${counts.refused} refused; ` +
      `slowest ${Math.round(counts.slowest)} ms, peak ${Math.round(peak)} MB`,
  );
  return broken;
}
