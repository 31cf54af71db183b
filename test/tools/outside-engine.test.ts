/** What `npm run conformance -- fifty-thousand` takes from the answers of an engine, here a script with a fixed answer. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { engineCheck, engineTournament } from '../../tools/conformance/lib/outside-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'outside-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An engine that runs this script. */
function engine(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe.skipIf(process.platform === 'win32')('an outside engine', () => {
  it('agrees in rounds without a table', () => {
    const same = engine('same', "printf 'a: Round #1\\na: Round #2\\n\\n'");
    expect(engineCheck(same, 'a.trf')).toEqual({ code: 'checked', rounds: 2, differing: [] });
  });

  it('tells its own pairs and the recorded ones, byes with 0', () => {
    const answer = [
      'a: Round #1',
      'a: Round #2',
      '  Checker pairings        Tournament pairings ',
      '      8 -  13                  8 -  23',
      '     20 -   0                 13 -   0',
      '',
      'a: Round #3',
    ].join('\\n');
    const other = engine('other', `printf '${answer}'`);
    expect(engineCheck(other, 'a.trf')).toEqual({
      code: 'checked',
      rounds: 3,
      differing: [
        {
          round: 2,
          theirs: [
            [8, 13],
            [20, 0],
          ],
          recorded: [
            [8, 23],
            [13, 0],
          ],
        },
      ],
    });
  });

  it('refuses a file with its exit code and words, and is never taken for agreeing', () => {
    const refusing = engine('refusing', 'echo "no such colour" >&2; exit 3');
    expect(engineCheck(refusing, 'a.trf')).toEqual({ code: 'refused', sentence: '3: no such colour' });
    expect(engineTournament(refusing, folder, {}, 1)).toEqual({ refused: '3: no such colour' });
    expect(engineCheck(engine('silent', 'exit 0'), 'a.trf').code).toBe('refused');
    expect(engineCheck(engine('chatty', 'echo hello'), 'a.trf').code).toBe('refused');
    expect(engineCheck(join(folder, 'missing'), 'a.trf').code).toBe('refused');
  });
});
