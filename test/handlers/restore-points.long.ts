import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standOf } from '../../src-main/storage/restore-point.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('restore points', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 6, 3);
  });
  afterEach(() => program.close());

  const state = async () => (await program.query('app.state', null)).document!;
  const view = () => program.query('log.restorePoints', null);
  const files = () =>
    readdirSync(program.path('open restore points')).filter((name) => name.endsWith('.wallchart'));
  const made = (count: number) => vi.waitFor(() => expect(files()).toHaveLength(count), 5000);

  it('are made by themselves when a round begins and ends, and say what they are good for', async () => {
    await pairAndPublish(program, 1);
    await made(1);
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    await made(3);
    const { points, places } = await view();
    expect(points.map(({ label }) => label)).toEqual(['R2 begin', 'R1 end', 'R1 begin']);
    expect(points.map(({ cures }) => cures)).toEqual([
      expect.stringContaining('Results of round 2'),
      expect.stringContaining('Round 2 was paired with a wrong result'),
      expect.stringContaining('Results of round 1'),
    ]);
    for (const { files: where, label, at } of points) {
      const time = `${at.slice(0, 10)} ${at.slice(11, 19).replaceAll(':', '.')}`;
      const path = program.path(`open restore points/Test Open ${label} ${time}.wallchart`);
      expect(where).toMatchObject([{ place: '', path }]);
    }
    expect(places).toEqual([{ place: '', folder: program.path('open restore points'), problem: '' }]);
  });

  it('open as a tournament of their own, to be read; a copy of one can be gone on with', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await made(2);
    const begin = (await view()).points.find(({ label }) => label === 'R1 begin')!;
    await program.run('tournament.open', { file: begin.files[0]!.path });
    expect(await state()).toMatchObject({ readOnly: true, mayTakeOver: false, lastEvent: begin.seq });
    expect((await state()).readOnlyReason).toContain('the restore point R1 begin');
    expect((await program.query('round.view', { round: 1 })).phase).toBe('published');
    expect((await program.query('app.state', null)).recent.map(({ path }) => path)).toEqual([
      program.path('open.wallchart'),
    ]);
    const target = program.path('copy.wallchart');
    await program.run('tournament.workOnCopy', { source: begin.files[0]!.path, target });
    expect(await state()).toMatchObject({ readOnly: false, path: target });
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    expect((await program.query('round.view', { round: 1 })).phase).toBe('done');
  });

  it('are named when the tournament file is damaged or gone', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await made(2);
    await program.run('tournament.close', null);
    const path = program.path('open.wallchart');
    writeFileSync(path, readFileSync(path).fill(7, 5000));
    const refused = await program.refused('tournament.open', { file: path });
    expect(refused.code).toBe('file-damaged');
    expect(refused.advice).toMatch(
      /newest restore point, R1 end of .*, is in the folder open restore points\.$/,
    );
    rmSync(path);
    expect((await program.refused('tournament.open', { file: path })).advice).toContain('R1 end');
  });

  it('of an earlier tournament of the same name come behind', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await made(2);
    await program.run('tournament.close', null);
    rmSync(program.path('open.wallchart'));
    program.time += 86_400_000;
    await newTournament(program, 4, 3);
    await pairAndPublish(program, 1);
    await made(3);
    expect((await view()).points.map(({ label, seq }) => [label, seq !== null])).toEqual([
      ['R1 begin', true],
      ['R1 end', false],
      ['R1 begin', false],
    ]);
    await program.run('tournament.close', null);
    rmSync(program.path('open.wallchart'));
    const { advice } = await program.refused('tournament.open', { file: program.path('open.wallchart') });
    expect(advice).toContain('newest restore point, R1 begin');
  });

  it('that were left behind by going back stay as files', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    await made(3);
    const end = (await view()).points.find(({ label }) => label === 'R1 end')!;
    await program.confirm('log.goBack', { seq: end.seq!, confirmed: 0 });
    await pairAndPublish(program, 2);
    await made(4);
    const { points } = await view();
    expect(points.map(({ label, seq }) => [label, seq !== null])).toEqual([
      ['R2 begin', true],
      ['R2 begin', false],
      ['R1 end', true],
      ['R1 begin', true],
    ]);
  });

  it('of one second stand after the last result of it, also where the clock was set back and a crash came between', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await made(2);
    const folder = program.path('open restore points');
    const name = files().find((each) => each.includes('R1 end'))!;
    const path = `${folder}/${name}`;
    const earlier = readFileSync(path);
    const back = program.time;
    const first = { round: 1, board: 1, confirmed: 2 } as const;
    for (const result of ['adjourned', 'both-lose'] as const) {
      program.time = back - 30_000;
      await program.run('results.enter', { ...first, result });
    }
    const { seq } = (await view()).points[0]!;
    await vi.waitFor(() => expect(standOf(path)!.seq).toBe(seq), 5000);
    expect(files()).toHaveLength(2);
    await program.run('tournament.close', null);
    rmSync(path, { force: true });
    writeFileSync(path, earlier);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    await vi.waitFor(() => expect(standOf(path)!.seq).toBe(seq), 5000);
    await program.run('tournament.open', { file: path });
    expect((await program.query('round.view', { round: 1 })).boards[0]!.result).toBe('both-lose');
  });

  it('reach a second medium that comes later or comes back', async () => {
    await pairAndPublish(program, 1);
    await made(1);
    const stick = program.path('stick');
    mkdirSync(stick);
    await program.run('mirror.add', { folder: stick });
    const onStick = () => {
      const folder = readdirSync(stick).find((name) => name.endsWith('restore points'));
      return folder === undefined ? [] : readdirSync(`${stick}/${folder}`);
    };
    await vi.waitFor(() => expect(onStick()).toEqual(files()), 5000);
    renameSync(stick, `${stick}-away`);
    await playRound(program, 1);
    await made(2);
    expect((await state()).restoreProblem).toBe('');
    renameSync(`${stick}-away`, stick);
    await vi.waitFor(() => expect(onStick()).toEqual(files()), 9000);
    const own = await Promise.all(
      (await view()).points.map(async ({ files: where }) => where.map(({ path }) => standOf(path))),
    );
    expect(own).toEqual(own.map(([here]) => [here, here]));
    expect((await view()).points[0]!.files.map(({ place }) => place)).toEqual(['', 'stick']);
  }, 20_000);

  it('that cannot be written are told of, and the command is stored all the same', async () => {
    writeFileSync(program.path('open restore points'), 'in the way');
    await pairAndPublish(program, 1);
    await vi.waitFor(
      async () => expect((await state()).restoreProblem).toContain('beside the tournament'),
      5000,
    );
    expect((await program.query('round.view', { round: 1 })).phase).toBe('published');
    expect((await view()).places[0]!.problem).not.toBe('');
  });

  it('of which a crash came before the file are made at the next start', async () => {
    await pairAndPublish(program, 1);
    await made(1);
    const before = files();
    await program.run('tournament.close', null);
    rmSync(program.path('open restore points'), { recursive: true });
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    await made(1);
    expect(files()).toEqual(before);
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    await program.run('tournament.close', null);
    expect(files()).toEqual(before);
  });
});
