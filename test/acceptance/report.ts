/** Reports as tests of the acceptance list read them. */
import { readFileSync } from 'node:fs';
import type { ImportReview } from '../../src-main/ipc/contract.ts';
import type { Program } from '../handlers/program.ts';

/** The text of a TRF26 that the program writes now. */
export async function reportOf(
  program: Program,
  purpose: 'report' | 'exchange' = 'report',
  name = 'report.trf',
): Promise<string> {
  await program.run('tournament.export', { format: 'trf26', purpose, target: program.path(name) });
  return readFileSync(program.path(name), 'utf8');
}

/** Its lines for the commission, `### …`. */
export function remarksIn(report: string): readonly string[] {
  const remarks = report.split(/\r?\n/).filter((line) => line.startsWith('###'));
  // Every report carries its seal.
  return remarks.filter((line) => !line.startsWith('### Wallchart: seal '));
}

/** Imports a report as a tournament of its own, confirming what it asks, and answers what its review says. */
export async function importReport(program: Program, file: string, target: string): Promise<ImportReview> {
  const opened = await program.run('tournament.open', { file: program.path(file) });
  if (opened.opened) throw new Error(`${file} is a tournament`);
  const { review } = opened;
  await program.confirm('tournament.acceptImport', {
    token: review.token,
    target: program.path(target),
    confirmed: 0,
  });
  return review;
}
