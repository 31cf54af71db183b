/** A stand-in for the threads of the laboratory: what it plays is written down, and a clock runs only while it plays. */
import { vi } from 'vitest';
import { playRest, shardOf, Tally, type Experiment, type SeedRange } from '../../src-engine/index.ts';
import { dispatch } from '../../src-main/cli/dispatch.ts';
import { PROCESS_IO, type CliIo, type LabCrew } from '../../src-main/cli/io.ts';

/** Values of the measures of a contestant in a seed; null where it finds no round. */
export type Played = (contestant: number, key: string, seed: number) => number | null;

/** Seeds of a piece of work: what is asked for is more. */
const PIECE = 2;

/** The seeds from first to last. */
export function playedTally(experiment: Experiment, [first, last]: SeedRange, played: Played): Tally {
  const tally = new Tally(experiment);
  for (let seed = first; seed <= last; seed++)
    tally.add(
      seed,
      experiment.contestants.map((_, contestant) => {
        const values = tally.measures.map(({ key }) => played(contestant, key, seed));
        return values.some((value) => value === null) ? null : (values as number[]);
      }),
    );
  return tally;
}

export class WrittenCrew {
  played: Played = (contestant, key, seed) => (key === 'floats' ? seed + 10 * contestant : 0);
  /** Time that a piece takes. */
  pieceMs = 0;
  /** Told before a piece is played. */
  onStart: (started: number) => void = () => undefined;
  rest: LabCrew['rest'] = ({ tournament, results, seeds }) =>
    Promise.resolve(playRest(tournament, results, seeds));
  firstRound: LabCrew['firstRound'] = () => Promise.resolve([]);
  /** Asks to stop, as Ctrl C does. */
  interrupt: () => void = () => undefined;
  /** How often somebody began to listen for Ctrl C, and left off. */
  listens: ('begins' | 'ends')[] = [];
  /** Ranges that were asked for, in their order. */
  asked: SeedRange[] = [];
  /** Pieces at work at the same time, at most. */
  most = 0;
  cancelled = 0;
  #now = 7_000_000;
  #open = 0;

  /** From now on the clock of the program is the crew's. */
  takeClock(): void {
    vi.spyOn(performance, 'now').mockImplementation(() => this.#now);
  }

  readonly crew: LabCrew = {
    threads: 3,
    start: ({ experiment, seeds }) => {
      this.asked.push(seeds);
      this.most = Math.max(this.most, ++this.#open);
      let isCancelled = false;
      this.onStart(this.asked.length);
      const part = [seeds[0], Math.min(seeds[0] + PIECE - 1, seeds[1])] as const;
      const value = Promise.resolve().then(() => {
        this.#open--;
        if (isCancelled) return null;
        this.#now += this.pieceMs;
        return shardOf(playedTally(experiment, part, this.played));
      });
      const cancel = (): void => {
        isCancelled = true;
        this.cancelled++;
      };
      return { value, cancel };
    },
    firstRound: (args) => this.firstRound(args),
    rest: (args) => this.rest(args),
    onInterrupt: (listener) => {
      this.listens.push('begins');
      this.interrupt = listener;
      return () => void this.listens.push('ends');
    },
  };
}

/** Runs `wallchart lab …` on the files of the disk, or on those of `io`. */
export async function lab(
  args: readonly string[],
  crew = new WrittenCrew(),
  io: Partial<CliIo> = {},
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let [out, err] = ['', ''];
  const code = await dispatch(['lab', ...args], {
    ...PROCESS_IO,
    stdout: (text) => void (out += text),
    stderr: (text) => void (err += text),
    lab: () => Promise.resolve(crew.crew),
    ...io,
  });
  return { code, out, err };
}
