/** `wallchart lab merge`: what it says of shards that are written down. */
import { describe, expect, it } from 'vitest';
import { Tally } from '../../src-engine/lab/tally.ts';
import { textOfShard } from '../../src-main/lab/shard-files.ts';
import { SMALL } from '../lab/samples.ts';
import { wallchart } from './memory-io.ts';

/** A shard of three systems whose measures are all one number for each. */
function shard(seeds: readonly number[], rounds = 5): string {
  const tally = new Tally({ ...SMALL, rounds });
  for (const seed of seeds)
    tally.add(
      seed,
      SMALL.contestants.map((_, contestant) => tally.measures.map(() => seed + 10 * contestant)),
    );
  return textOfShard(tally);
}

describe('wallchart lab merge', () => {
  const files = {
    'late.json': shard([5, 6, 7]),
    'early.json': shard([1, 2, 3, 4]),
    'twice.json': shard([4, 5]),
    'other.json': shard([8], 4),
    'letter.json': 'Dear arbiter,',
    'old.json': '{"version":1}',
  };
  const merge = async (...args: string[]) => {
    const { code, out, err } = await wallchart(['lab', 'merge', ...args], files);
    return [code, out, err];
  };

  it('says how many tournaments by how many systems it has written, and where', async () => {
    expect(await merge('late.json', 'early.json', '-o', '/dev/null')).toEqual([
      ...[0, '7 tournaments by each of 3 systems in /dev/null\n', ''],
    ]);
  });

  it('answers 2 and names the file that does not go with those before it', async () => {
    const refused = (sentence: string) => [2, '', `wallchart lab merge: ${sentence}\n`];
    expect(await merge('late.json', 'early.json', 'twice.json', '-o', '/dev/null')).toEqual(
      refused('twice.json: seed 4 is in an earlier shard too.'),
    );
    expect(await merge('late.json', 'other.json', '-o', '/dev/null')).toEqual(
      refused('other.json holds the runs of another experiment.'),
    );
    expect(await merge('late.json', 'letter.json', '-o', '/dev/null')).toEqual(
      refused('letter.json: this is not a shard of the laboratory.'),
    );
    expect(await merge('late.json', 'old.json', '-o', '/dev/null')).toEqual(
      refused(
        'old.json: written by version 1 of the laboratory, whose numbers do not go with those of version 2. ' +
          'Run its seeds again.',
      ),
    );
    expect(await merge('late.json')).toEqual(refused('Name the file to be written with -o.'));
  });

  it('takes one shard alone, and names what it was not told', async () => {
    expect(await merge('early.json', '-o', '/dev/null')).toEqual([
      ...[0, '4 tournaments by each of 3 systems in /dev/null\n', ''],
    ]);
    const refused = (sentence: string) => [2, '', `wallchart lab merge: ${sentence}\n`];
    expect(await merge('-o', '/dev/null')).toEqual(refused('Name the shards to be merged.'));
    expect(await merge('late.json', '-o')).toEqual(refused('A value is missing after -o.'));
    expect(await merge('late.json', '--seed', '4', '-o', '/dev/null')).toEqual(
      refused('There is no option --seed.'),
    );
    expect(await merge('late.json', 'gone.json', '-o', '/dev/null')).toEqual(
      refused('gone.json: the file cannot be read.'),
    );
    expect(await merge('late.json', '-o', 'no-such-folder/out.json')).toEqual(
      refused('The folder of no-such-folder/out.json is not there.'),
    );
  });
});

describe('wallchart lab systems', () => {
  it('lists every Swiss system with its text, and says which of them take β', async () => {
    const { code, out } = await wallchart(['lab', 'systems']);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect([lines[0], lines[9], lines.at(-2), lines.length]).toEqual([
      'dutch-2026     FIDE (Dutch) System                       C.04.3, in force since 1 Feb 2026',
      'bcf            BCF Swiss                                 BCF Swiss pairing rules 1–31',
      'mwm-random2    Weighted matching, random between halves  Paper on pairing by maximum-weight matching  takes beta and weights',
      16,
    ]);
  });

  it('takes no words beside it', async () => {
    const refused = (sentence: string) => ({
      ...{ code: 2, out: '', err: `wallchart lab systems: ${sentence}\n`, files: new Map() },
    });
    expect(await wallchart(['lab', 'systems', '--nix'])).toEqual(refused('There is no option --nix.'));
    expect(await wallchart(['lab', 'systems', 'lim-2026'])).toEqual(
      refused('lim-2026: nothing is named here; all systems are listed.'),
    );
  });
});
