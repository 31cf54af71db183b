/**
 * Reports of real tournaments through the whole program: import, screens, sheets, export, and import of the export.
 * The files lie outside the project; without them this test says so and is skipped.
 */
import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandName, Commands, ImportReview, Queries, QueryName } from '../../src-main/ipc/contract.ts';
import type { WithPaths } from '../../tools/choose.ts';
import { callFromPage, runFromPage } from './calls.ts';
import { HOSTS, type RunningProgram } from './hosts.ts';

const DATA = join(import.meta.dirname, '../../../shared/data');
const FILES = globSync(['real-trf/*.{trf,txt}', 'real-club-events/*.trf'], { cwd: DATA }).sort();
if (!existsSync(DATA)) console.info(`skipped: ${DATA} is not there, so no real report is imported`);

describe.runIf(FILES.length > 0).each(HOSTS)('real reports in the host $host', ({ host, launch }) => {
  let program: RunningProgram;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
    program = await launch();
  });

  afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  async function ask<N extends QueryName>(name: N, args: Queries[N]['args']): Promise<Queries[N]['value']> {
    const reply = await callFromPage(program.page, 'query', name, args);
    if (!reply.ok) throw new Error(`${name}: ${reply.refusal.message}`);
    return reply.value;
  }

  async function run<N extends CommandName>(
    name: N,
    args: WithPaths<Commands[N]['args']>,
  ): Promise<Commands[N]['value']> {
    const reply = await runFromPage(program, name, args);
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return reply.value;
  }

  /** Imports a report into a new file of that name and answers what the review said. */
  async function importReport(report: string, name: string): Promise<ImportReview> {
    const opened = await run('tournament.open', { file: report });
    if (opened.opened) throw new Error(`${report} was opened without a review`);
    await run('tournament.acceptImport', {
      token: opened.review.token,
      target: join(folder, name),
      confirmed: 4,
    });
    return opened.review;
  }

  // Every file in the one host, every eighth in the other: they share everything behind the contract.
  const files = FILES.filter((_file, index) => host === 'loopback' || index % 8 === 0);

  it.each(files)('%s', async (file) => {
    const name = basename(file).replace(/\.\w+$/, '');
    const review = await importReport(join(DATA, file), `${name}.wallchart`);
    expect((await ask('players.view', null)).players).toHaveLength(review.players);
    const { document } = await ask('app.state', null);
    expect(document?.rounds).toHaveLength(review.rounds);
    const standings = await ask('standings.view', { afterRound: null, category: '' });
    expect(standings.rows).toHaveLength(review.players);
    if (review.playedRounds > 0) {
      const round = review.playedRounds;
      expect((await ask('round.view', { round })).sum.addsUp).toBe(true);
      const sheet = { kind: 'pairings-by-board', round, paper: 'A4' } as const;
      expect((await ask('documents.render', sheet)).pages).toBeGreaterThan(0);
    }
    // A report of 2026 goes out as one: it may hold what TRF16 cannot tell apart, forfeits without an opponent.
    const format = /26/.test(review.format) ? 'trf26' : 'trf16';
    const first = join(folder, `${name}.trf`);
    const second = join(folder, `${name}-again.trf`);
    await run('tournament.export', { format, target: first });
    const again = await importReport(first, `${name}-again.wallchart`);
    expect([again.players, again.playedRounds]).toEqual([review.players, review.playedRounds]);
    await run('tournament.export', { format, target: second });
    expect(readFileSync(second, 'latin1')).toBe(readFileSync(first, 'latin1'));
  });
});
