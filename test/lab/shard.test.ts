import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { mergedShards, missingSeeds, shardOf, tallyOf } from '../../src-engine/lab/shard.ts';
import { joined } from '../../src-engine/lab/tally.ts';
import { SMALL, tallied } from './samples.ts';

const textOf = (tally: ReturnType<typeof tallied>): string => JSON.stringify(shardOf(tally));

describe('shards', () => {
  it('add up to the same bytes as one run, in any order', () => {
    const whole = textOf(tallied(SMALL, 1, 6));
    const parts = [tallied(SMALL, 3, 4), tallied(SMALL, 5, 6), tallied(SMALL, 1, 2)].map(shardOf);
    for (const order of [parts, parts.toReversed()]) {
      const merged = mergedShards(order as [(typeof parts)[number]]);
      if (!merged.ok) throw new Error(merged.failure.code);
      expect(textOf(merged.value)).toBe(whole);
    }
  });

  it('come back from a file as they were', () => {
    const text = textOf(tallied({ ...SMALL, everyRound: true }, 1, 2));
    expect(JSON.stringify(shardOf(tallyOf(JSON.parse(text) as ReturnType<typeof shardOf>)))).toBe(text);
  });

  it('are refused where seeds count twice or another experiment was run', () => {
    const [a, b] = [shardOf(tallied(SMALL, 1, 4)), shardOf(tallied(SMALL, 3, 6))];
    expect(mergedShards([a, b])).toMatchObject({
      ok: false,
      failure: { code: 'seeds-twice', index: 1, seed: 3 },
    });
    const other = shardOf(tallied({ ...SMALL, rounds: 4 }, 5, 6));
    expect(mergedShards([a, other])).toMatchObject({
      ok: false,
      failure: { code: 'other-experiment', index: 1 },
    });
  });

  it('leave a seed out for everybody where one system finds no round', () => {
    const of = (players: number, rounds: number, last: number) =>
      tallied(
        {
          ...SMALL,
          contestants: [plainContestant('dutch-2026'), plainContestant('mwm-monrad')],
          field: { ...SMALL.field, players } as typeof SMALL.field,
          rounds,
        },
        1,
        last,
      );
    // Four players can meet three times, whatever the system.
    const none = of(4, 4, 5);
    expect([none.runs, none.unpaired, none.seeds]).toEqual([0, [5, 5], [[1, 5]]]);
    // Of six players the Dutch system sometimes leaves those who have met, Monrad by matching does not.
    const some = of(6, 4, 20);
    const [byDutch] = some.unpaired as [number, number];
    expect(byDutch).toBeGreaterThan(0);
    expect([some.runs, some.unpaired, some.seeds]).toEqual([20 - byDutch, [byDutch, 0], [[1, 20]]]);
  });
});

describe('ranges of seeds', () => {
  it('grow together, and name what is missing', () => {
    expect(joined([[1, 3]], [[4, 6]])).toEqual([[1, 6]]);
    expect(joined([[8, 9]], [[1, 3]])).toEqual([
      [1, 3],
      [8, 9],
    ]);
    expect(() => joined([[1, 3]], [[3, 4]])).toThrow('seed 3');
    expect(
      missingSeeds(
        [1, 10],
        [
          [2, 3],
          [6, 20],
        ],
      ),
    ).toEqual([
      [1, 1],
      [4, 5],
    ]);
    expect(missingSeeds([1, 3], [])).toEqual([[1, 3]]);
    expect(missingSeeds([2, 3], [[1, 5]])).toEqual([]);
  });
});
