import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../src-engine/index.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

/** How long to wait for what a medium is told within five seconds: other tests keep the disk busy. */
const PATIENT = 60_000;

describe('a second medium', () => {
  let first: Program;
  let stick: string;
  let others: Program[];
  beforeEach(async () => {
    first = new Program();
    others = [];
    stick = first.path('stick');
    mkdirSync(stick);
    await newTournament(first, 6);
    await first.run('mirror.add', { folder: stick });
  });
  afterEach(async () => {
    for (const other of others) await other.close();
    await first.close();
  });

  const second = () => {
    const program = new Program();
    others.push(program);
    return program;
  };
  const copyOn = (medium: string) =>
    join(
      medium,
      readdirSync(medium).find((name) => name.endsWith('-copy'))!,
    );
  const state = async (program: Program) => (await program.query('app.state', null)).document!;
  const mirror = async () => (await state(first)).mirrors[0]!;
  const inStep = () => vi.waitFor(async () => expect((await mirror()).state).toBe('in-step'), PATIENT);

  it('has every stored action soon, and opens to be read', async () => {
    await pairAndPublish(first, 1);
    await playRound(first, 1);
    const { lastEvent, seal } = await state(first);
    const reader = second();
    await vi.waitFor(async () => {
      await reader.run('tournament.open', { file: copyOn(stick) });
      expect(await state(reader)).toMatchObject({ lastEvent, seal, readOnly: true, mayTakeOver: true });
    }, PATIENT);
    expect(
      (await reader.refused('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 })).code,
    ).toBe('read-only');
    expect((await reader.query('round.view', { round: 1 })).boards).toEqual(
      (await first.query('round.view', { round: 1 })).boards,
    );
  });

  it('keeps its folder when the tournament is given another name', async () => {
    await inStep();
    const folder = copyOn(stick);
    const { info, rules } = await first.query('settings.view', null);
    await first.run('settings.change', { info: { ...info, name: 'Another: Name?' }, rules, confirmed: 0 });
    await inStep();
    expect(readdirSync(stick)).toHaveLength(1);
    const reader = second();
    await reader.run('tournament.open', { file: folder });
    expect((await state(reader)).name).toBe('Another: Name?');
  });

  it('follows the first laptop while it is looked at', async () => {
    const reader = second();
    await inStep();
    await reader.run('tournament.open', { file: copyOn(stick) });
    await pairAndPublish(first, 1);
    const { lastEvent } = await state(first);
    await vi.waitFor(async () => expect((await state(reader)).lastEvent).toBe(lastEvent), PATIENT);
  });

  it('may be pulled out and put back', async () => {
    await inStep();
    renameSync(stick, `${stick}-pulled`);
    await pairAndPublish(first, 1);
    await vi.waitFor(async () => expect((await mirror()).state).toBe('absent'), PATIENT);
    renameSync(`${stick}-pulled`, stick);
    await playRound(first, 1);
    await vi.waitFor(async () => expect((await mirror()).state).toBe('in-step'), PATIENT);
    const reader = second();
    await reader.run('tournament.open', { file: copyOn(stick) });
    expect((await state(reader)).lastEvent).toBe((await state(first)).lastEvent);
  });

  it('leaves no file where the disk of the other laptop is full at the last moment; it can take over then', async () => {
    await pairAndPublish(first, 1);
    await inStep();
    const taker = second();
    await taker.run('tournament.open', { file: copyOn(stick) });
    const target = taker.path('taken.wallchart');
    const append = vi.spyOn(TournamentFile.prototype, 'append');
    append.mockImplementationOnce(() => fail({ code: 'disk-full', path: target }));
    try {
      expect(await taker.refused('tournament.takeOver', { target, confirmed: 3 })).toMatchObject({
        code: 'disk-full',
        severity: 'refused',
      });
    } finally {
      append.mockRestore();
    }
    expect([existsSync(target), (await state(taker)).mayTakeOver]).toEqual([false, true]);
    await taker.run('tournament.takeOver', { target, confirmed: 3 });
    await playRound(taker, 1);
    // Its own medium takes what it stores.
    await vi.waitFor(async () => expect((await state(taker)).mirrors[0]!.state).toBe('in-step'), PATIENT);
    expect((await state(taker)).readOnly).toBe(false);
  });

  it('lets another laptop take over in one step, and locks the first', async () => {
    await pairAndPublish(first, 1);
    await inStep();
    const taker = second();
    await taker.run('tournament.open', { file: copyOn(stick) });
    const target = taker.path('taken.wallchart');
    expect((await taker.asked('tournament.takeOver', { target, confirmed: 0 })).level).toBe(3);
    await taker.run('tournament.takeOver', { target, confirmed: 3 });
    expect(await state(taker)).toMatchObject({ readOnly: false, path: target });
    await playRound(taker, 1);

    await vi.waitFor(async () => expect((await state(first)).readOnly).toBe(true), PATIENT);
    const refused = await first.refused('results.enter', {
      round: 1,
      board: 1,
      result: 'draw',
      confirmed: 0,
    });
    expect(refused).toMatchObject({ code: 'taken-over', severity: 'not-saved' });
    // The lock holds after a restart, with and without the medium.
    renameSync(stick, `${stick}-away`);
    await first.run('tournament.close', null);
    await first.run('tournament.open', { file: first.path('open.wallchart') });
    expect((await state(first)).readOnly).toBe(true);
    renameSync(`${stick}-away`, stick);
  });

  it('never merges two writers: what the fenced laptop still entered is left out', async () => {
    await pairAndPublish(first, 1);
    await inStep();
    const folder = copyOn(stick);
    // The first laptop loses sight of the medium and goes on alone.
    renameSync(stick, `${stick}-away`);
    await first.run('results.enter', { round: 1, board: 1, result: 'white-wins', confirmed: 0 });
    const away = folder.replace(stick, `${stick}-away`);
    const taker = second();
    await taker.run('tournament.open', { file: away });
    await taker.run('tournament.takeOver', { target: taker.path('taken.wallchart'), confirmed: 3 });
    await taker.run('results.enter', { round: 1, board: 1, result: 'black-wins', confirmed: 0 });
    await vi.waitFor(async () => expect((await state(taker)).mirrors[0]!.state).toBe('in-step'), PATIENT);
    renameSync(`${stick}-away`, stick);
    await vi.waitFor(async () => expect((await state(first)).readOnly).toBe(true), PATIENT);
    const reader = second();
    await reader.run('tournament.open', { file: folder });
    expect((await reader.query('round.view', { round: 1 })).boards[0]!.result).toBe('black-wins');
  });
});
