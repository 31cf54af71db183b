/** Reports of real tournaments, which lie outside the project, and their way through the whole program and back. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import type { CommandName, Commands, ImportReview, Queries, QueryName } from '../src-main/ipc/contract.ts';
import { factsOfReport } from '../src-main/seals/report.ts';
import { OUTSIDE } from '../tools/conformance/lib/corpora.ts';
import type { WithPaths } from '../tools/choose.ts';

/** Their paths; none where the shared data are not here. */
export const REAL_REPORTS: readonly string[] = globSync(['real-trf/*.{trf,txt}', 'real-club-events/*.trf'], {
  cwd: OUTSIDE,
})
  .map((file) => join(OUTSIDE, file))
  .sort();
if (REAL_REPORTS.length === 0)
  console.info(`skipped: ${OUTSIDE} is not there, so no real report is imported`);

/** Who asks the program: a page in a host, or a test of the handlers. */
export interface Asker {
  query<N extends QueryName>(name: N, args: Queries[N]['args']): Promise<Queries[N]['value']>;
  run<N extends CommandName>(name: N, args: WithPaths<Commands[N]['args']>): Promise<Commands[N]['value']>;
}

/** Imports a report into a new tournament file and answers what the review said. */
async function imported(asker: Asker, file: string, target: string): Promise<ImportReview> {
  const opened = await asker.run('tournament.open', { file });
  if (opened.opened) throw new Error(`${file} was opened without a review`);
  await asker.run('tournament.acceptImport', { token: opened.review.token, target, confirmed: 4 });
  return opened.review;
}

/**
 * Import, views of every round, a sheet, export, and import of the export: nobody is lost, every round adds up, and a second
 * export is the first one, but for the seal of its own log. `folder` takes the files.
 */
export async function expectToComeBack(asker: Asker, file: string, folder: string): Promise<void> {
  const name = basename(file).replace(/\.\w+$/, '');
  const review = await imported(asker, file, join(folder, `${name}.wallchart`));
  expect((await asker.query('players.view', null)).players).toHaveLength(review.players);
  const { document } = await asker.query('app.state', null);
  expect(document?.rounds).toHaveLength(review.rounds);
  const standings = await asker.query('standings.view', { afterRound: null, category: '' });
  expect(standings.rows).toHaveLength(review.players);
  for (const { round, phase } of document!.rounds)
    if (phase !== 'later')
      expect((await asker.query('round.view', { round })).sum.addsUp, `${round}`).toBe(true);
  if (review.playedRounds > 0) {
    const sheet = { kind: 'pairings-by-board', round: review.playedRounds, paper: 'A4' } as const;
    expect((await asker.query('documents.render', sheet)).pages).toBeGreaterThan(0);
  }
  // A report of 2026 goes out as one: it may hold what TRF16 cannot tell apart, forfeits without an opponent.
  const format = /26/.test(review.format) ? 'trf26' : 'trf16';
  const first = join(folder, `${name}.trf`);
  const second = join(folder, `${name}-again.trf`);
  await asker.run('tournament.export', { format, target: first });
  const again = await imported(asker, first, join(folder, `${name}-again.wallchart`));
  expect([again.players, again.playedRounds]).toEqual([review.players, review.playedRounds]);
  await asker.run('tournament.export', { format, target: second });
  const facts = (path: string) => factsOfReport(readFileSync(path, 'latin1'));
  expect(facts(second)).toBe(facts(first));
}
