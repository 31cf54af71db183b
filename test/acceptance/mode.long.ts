/** Questions 40, 45, 46, 56 and 218 to 221 of FIDE's acceptance list. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Preferences } from '../../src-main/handlers/preferences.ts';
import { newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { isInFideMode } from '../handlers/rules.ts';
import { importReport, remarksIn, reportOf } from './report.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

const fideMode = () => isInFideMode(program);
const leave = (confirmed: 0 | 3 | 4) => ({ confirmed }) as const;

it('Q40 a tournament begins in FIDE mode', async () => {
  await newTournament(program, 4);
  expect(await fideMode()).toBe(true);
  expect(remarksIn(await reportOf(program))).toEqual([]);
});

it('Q45 nothing leads back: no command, no undo, no way back in the log, no import of its report', async () => {
  await newTournament(program, 4);
  await program.run('settings.leaveFideMode', leave(4));
  expect(await program.refused('settings.leaveFideMode', leave(4))).toMatchObject({ code: 'fide-mode-left' });
  const entry = (await program.log('integrity')).find(({ kind }) => kind === 'fide-mode-left');
  const undo = await program.refused('log.undo', { seq: entry!.seq, confirmed: 4 });
  expect(undo.code).toBe('nothing-to-undo');
  await program.confirm('log.goBack', { seq: 2, confirmed: 0 });
  expect(await fideMode()).toBe(false);
  await program.confirm('log.redo', { confirmed: 0 });
  expect(await fideMode()).toBe(false);
  const report = await reportOf(program, 'exchange');
  expect(remarksIn(report).join()).toContain('FIDE mode exited @ Round 1');
  await importReport(program, 'report.trf', 'again.wallchart');
  expect(await fideMode()).toBe(false);
});

it('Q45 nor does the import of its TRF16, which tells nothing else', async () => {
  await newTournament(program, 4);
  await pairAndPublish(program, 1);
  await program.run('round.unpublish', { round: 1, confirmed: 4 });
  await program.run('settings.leaveFideMode', leave(4));
  await program.confirm('round.publish', { round: 1, confirmed: 0 });
  await playRound(program, 1);
  const target = program.path('report.trf');
  for (const purpose of ['report', 'exchange'] as const) {
    await program.confirm('tournament.export', { format: 'trf16', purpose, target, confirmed: 0 });
    expect(remarksIn(readFileSync(target, 'utf8')).filter((line) => !/system|lots/.test(line))).toEqual([
      expect.stringMatching(/^### FIDE mode exited @ Round 1: /),
    ]);
  }
  await importReport(program, 'report.trf', 'again.wallchart');
  expect(await fideMode()).toBe(false);
});

it('Q46 every page is told that a tournament is outside of it, also after it was opened again', async () => {
  await newTournament(program, 4);
  await program.run('settings.leaveFideMode', leave(4));
  await program.run('tournament.close', null);
  await program.run('tournament.open', { file: program.path('open.wallchart') });
  expect(await fideMode()).toBe(false);
});

it('Q56 an imported tournament is in FIDE mode', async () => {
  await newTournament(program, 6);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  await reportOf(program, 'exchange');
  await importReport(program, 'report.trf', 'imported.wallchart');
  expect(await fideMode()).toBe(true);
});

it('Q218 no level is taken for a lower one, and no preference lowers one', async () => {
  await newTournament(program, 4);
  expect(await program.asked('settings.leaveFideMode', leave(0))).toMatchObject({ level: 4 });
  expect(await program.asked('settings.leaveFideMode', leave(3))).toMatchObject({ level: 4 });
  expect(await fideMode()).toBe(true);
  const { values } = new Preferences(program.path('user'));
  expect(Object.keys(values).filter((name) => /warn|level|confirm|ask/i.test(name))).toEqual([]);
});

/** Path of the only restore point, once it is written. */
async function restorePoint(): Promise<string> {
  const folder = program.path('open restore points');
  const points = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.wallchart')) : [];
  await expect.poll(points, { timeout: 10_000 }).toHaveLength(1);
  return join(folder, points()[0]!);
}

it('Q45 a copy of a restore point or of a file from before the exit has left FIDE mode too', async () => {
  await newTournament(program, 4);
  await pairAndPublish(program, 1);
  const source = await restorePoint();
  await program.run('settings.leaveFideMode', leave(4));
  const copy = (target: string) =>
    program.run('tournament.workOnCopy', {
      source,
      target: program.path(target),
    });
  await copy('again.wallchart');
  expect(await fideMode()).toBe(false);
  expect((await program.log('integrity'))[0]!.detail).toBe('a later state of this tournament ended it');
  // Also where the tournament itself is not open.
  await program.run('tournament.close', null);
  await copy('once-more.wallchart');
  expect(await fideMode()).toBe(false);
});

it('Q45 a file that somebody copied before the exit leaves FIDE mode when it opens, wherever the tournament is now', async () => {
  await newTournament(program, 4);
  await pairAndPublish(program, 1);
  const source = await restorePoint();
  await program.run('tournament.close', null);
  const [open, before] = [program.path('open.wallchart'), program.path('before.wallchart')];
  copyFileSync(open, before);
  await program.run('tournament.open', { file: open });
  await program.run('settings.leaveFideMode', leave(4));
  await program.run('tournament.open', { file: before });
  expect(await fideMode()).toBe(false);
  rmSync(open);
  await program.run('tournament.workOnCopy', { source, target: program.path('again.wallchart') });
  expect(await fideMode()).toBe(false);
});

it('a copy of a restore point of a tournament in FIDE mode stays in it', async () => {
  await newTournament(program, 4);
  await pairAndPublish(program, 1);
  const source = await restorePoint();
  await program.run('tournament.workOnCopy', { source, target: program.path('again.wallchart') });
  expect(await fideMode()).toBe(true);
});
