/** What seeds gave when the laboratory was first released: a faster engine may not change a single game. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { SHARD_VERSION } from '../../src-engine/lab/shard.ts';
import { SMALL, tallied } from './samples.ts';

interface Golden {
  readonly version: number;
  readonly systems: readonly string[];
  /** Sums of the measures by system, seeds 1 to 4. */
  readonly sums: Readonly<Record<string, readonly (readonly [sum: string, squares: string])[]>>;
}

const golden = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as Golden;

describe('the seeds of a fixed experiment', () => {
  const { systems } = golden;
  const field = {
    kind: 'ratings',
    ratings: Array.from({ length: 17 }, (_, index) => 2400 - 35 * index),
  } as const;
  const contestants = [
    ...systems.map(plainContestant),
    { ...plainContestant('mwm-dutch'), weights: 'as-computed' as const },
  ];
  const tally = tallied(
    { ...SMALL, contestants, field, rounds: 6, everyRound: true, normalised: true },
    1,
    4,
  );

  it.each(contestants.map(({ system, weights }, at) => [`${system} ${weights}`, at] as const))(
    'give %s the same figures as ever',
    (name, at) => {
      expect(golden.version).toBe(SHARD_VERSION);
      expect(tally.runs).toBe(4);
      expect(tally.sums[at]!.map(({ sum, squares }) => [String(sum), String(squares)])).toEqual(
        golden.sums[name],
      );
    },
  );
});
