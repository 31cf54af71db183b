/** The clock of the computer is wrong, and is set right in the middle: entries keep their order, and the last one stays the last. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

const HOURS = 3_600_000;

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 4);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
});
afterEach(() => program.close());

const state = async () => (await program.query('app.state', null)).document!;
const results = async (round: number) =>
  (await program.query('round.view', { round })).boards.map(({ result }) => result);

async function reopen(): Promise<void> {
  const { folder, time } = program;
  await program.close(true);
  program = new Program({}, folder);
  program.time = time;
  await program.run('tournament.open', { file: program.path('open.wallchart') });
}

it.each([-30, -5, 5])(
  'a clock that is wrong by %d hours, and set right in the middle, moves no entry',
  async (hours) => {
    const jump = hours * HOURS;
    const first = await results(1);
    program.time += jump;
    await reopen();
    expect(await results(1)).toEqual(first);
    await pairAndPublish(program, 2);
    program.time -= jump;
    await program.run('results.enter', { round: 2, board: 1, result: 'white-wins', confirmed: 0 });
    program.time += jump;
    await program.run('results.enter', { round: 2, board: 2, result: 'draw', confirmed: 0 });
    await program.confirm('results.enter', { round: 2, board: 1, result: 'black-wins', confirmed: 0 });
    await reopen();
    expect([await results(1), await results(2)]).toEqual([first, ['black-wins', 'draw']]);

    // The log goes by its numbers, not by the times in it; so does what is undone and looked at.
    const { lastEvent, undo } = await state();
    const seqs = (await program.log()).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: lastEvent }, (_, at) => lastEvent - at));
    expect(undo!.label).toMatch(/^Result corrected, board 1, .+, 1 – 0, now 0 – 1$/);
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await results(2)).toEqual(['white-wins', 'draw']);
    await program.run('log.lookAt', { seq: lastEvent - 2 });
    expect(await results(2)).toEqual(['white-wins', 'open']);
    await program.run('log.lookAt', { seq: null });
    await program.confirm('log.redo', { confirmed: 0 });
    expect(await results(2)).toEqual(['black-wins', 'draw']);
  },
);

describe.each([-30, 30])('restore points, the clock by %d hours', (hours) => {
  const folder = () => program.path('open restore points');
  const files = () => readdirSync(folder()).filter((name) => name.endsWith('.wallchart'));
  const made = (count: number) => vi.waitFor(() => expect(files()).toHaveLength(count), 5000);
  const labels = async () =>
    (await program.query('log.restorePoints', null)).points.map(
      ({ label, seq }) => `${label}${seq === null ? ', left' : ''}`,
    );
  const advice = async () =>
    (await program.refused('tournament.open', { file: program.path('open.wallchart') })).advice;

  beforeEach(async () => {
    await made(2);
    program.time += hours * HOURS;
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    await made(4);
  });

  it('stand in the order of the log, those that were left behind too', async () => {
    expect(await labels()).toEqual(['R2 end', 'R2 begin', 'R1 end', 'R1 begin']);
    const { points } = await program.query('log.restorePoints', null);
    await program.confirm('log.goBack', { seq: points[2]!.seq!, confirmed: 0 });
    program.time -= hours * HOURS;
    await pairAndPublish(program, 2);
    await made(5);
    expect(await labels()).toEqual(['R2 begin', 'R2 end, left', 'R2 begin, left', 'R1 end', 'R1 begin']);
  });

  it('the newest is named for a file that is gone, and a damaged one is not', async () => {
    await program.run('tournament.close', null);
    rmSync(program.path('open.wallchart'));
    expect(await advice()).toContain('R2 end');
    const newest = `${folder()}/${files().find((name) => name.includes('R2 end'))!}`;
    rmSync(newest);
    writeFileSync(newest, 'torn');
    expect(await advice()).toContain('R2 begin');
  });

  it('the newest is made at the next start where a crash came before its file', async () => {
    const { points } = await program.query('log.restorePoints', null);
    await program.confirm('log.goBack', { seq: points[2]!.seq!, confirmed: 0 });
    program.time -= hours * HOURS;
    await pairAndPublish(program, 2);
    await made(5);
    const before = files();
    const [newest] = (await program.query('log.restorePoints', null)).points;
    await program.run('tournament.close', null);
    rmSync(newest!.files[0]!.path);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    await made(5);
    expect(files()).toEqual(before);
  });
});
