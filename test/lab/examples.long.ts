/** The files of docs/laboratory work: the configuration is read, the scripts call the command line with seeds that fit together. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src-main/lab/config.ts';

const FOLDER = join(import.meta.dirname, '../../docs/laboratory');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** What a script calls, with `echo` in place of the program. */
function called(script: string, environment: Record<string, string>): string {
  return execFileSync('sh', ['-c', script], {
    env: { PATH: process.env.PATH, WALLCHART: 'echo', ...environment },
    encoding: 'utf8',
  }).trim();
}

/** What is called for a shard; the first is 0. */
const callOf = (shard: number): string => {
  const [first, last] = [1000 * shard + 1, 1000 * shard + 1000];
  return `lab run config.json --seeds ${first}..${last} --resume --threads 1 --quiet -o shard-${first}.json`;
};
const THIRD = callOf(2);

describe.skipIf(process.platform === 'win32')('the files of docs/laboratory', () => {
  it('have a configuration that is accepted', () => {
    expect(readConfig(read('config.json'), () => null)).toMatchObject({
      ok: true,
      value: { seeds: [1, 100_000] },
    });
  });

  it('call the third shard by SLURM and by Kubernetes', () => {
    expect(called(read('slurm.sh'), { SLURM_ARRAY_TASK_ID: '2' })).toBe(THIRD);
    const job = read('kubernetes.yaml');
    const script = job.slice(job.indexOf('- |\n') + 4, job.indexOf('resources:')).replaceAll(/^ {14}/gm, '');
    expect(called(script, { JOB_COMPLETION_INDEX: '2' })).toBe(THIRD);
  });

  it('call all shards by GNU parallel, each once', () => {
    // What parallel does with its last argument, one line after another.
    const stand = `sh -c 'for last; do :; done; while read n; do sh -c "$(echo "$last" | sed "s/{}/$n/g")"; done' parallel`;
    const script = read('parallel.sh').replace('${PARALLEL_COMMAND:-parallel}', stand);
    const lines = called(script, {}).split('\n');
    expect(lines).toEqual(Array.from({ length: 100 }, (_, shard) => callOf(shard)));
  });
});
