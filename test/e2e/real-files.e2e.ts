/**
 * Reports of real tournaments through the built program in both hosts: every eighth of those that
 * `test/handlers/real-events.slow.ts` sends through the handlers, which are the same in both.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectToComeBack, REAL_REPORTS, type Asker } from '../real-reports.ts';
import { callFromPage, runFromPage } from './calls.ts';
import { HOSTS, type RunningProgram } from './hosts.ts';

const FILES = REAL_REPORTS.filter((_, index) => index % 8 === 0);

describe.runIf(FILES.length > 0).each(HOSTS)('real reports in the host $host', ({ launch }) => {
  let program: RunningProgram;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    program = await launch();
  });

  afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  const asker: Asker = {
    query: async (name, args) => {
      const reply = await callFromPage(program.page, 'query', name, args);
      if (!reply.ok) throw new Error(`${name}: ${reply.refusal.message}`);
      return reply.value;
    },
    run: async (name, args) => {
      const reply = await runFromPage(program, name, args);
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
      return reply.value;
    },
  };

  it.each(FILES.map((file) => [basename(file), file] as const))('%s', (_, file) =>
    expectToComeBack(asker, file, folder),
  );
});
