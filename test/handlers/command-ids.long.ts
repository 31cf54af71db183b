import { copyFileSync, existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onceEach } from '../../src-main/handlers/command-ids.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

const ID = 'b0a7c1de-0000-4000-8000-000000000001';
const OTHER = 'b0a7c1de-0000-4000-8000-000000000002';
const NINE = playerInput('Nine, A', 1900);
const TEN = playerInput('Ten, A', 1800);

const storedAs = (entry: number) => ({
  ok: false,
  refusal: {
    ...{ code: 'stored-already', severity: 'refused', advice: 'It is not stored twice.' },
    message: `This was stored before, as entry ${entry} of the log.`,
  },
});

describe('a command that is sent twice', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 4);
  });
  afterEach(() => program.close());

  const players = async () => (await program.query('players.view', null)).players.length;
  const entries = async () => (await program.query('app.state', null)).document!.lastEvent;
  const sitting = async () => (await program.query('app.state', null)).document!.sitting;

  it('happens once, and both get the answer of the first', async () => {
    const add = (id: string) => program.handlers.commands['players.add'](NINE, id);
    const both = await Promise.all([add(ID), add(ID)]);
    expect(both[0]).toMatchObject({ ok: true });
    expect(both[1]).toEqual(both[0]);
    expect(await add(ID)).toEqual(both[0]);
    expect(await players()).toBe(5);
  });

  it('is refused where the page meant another tournament than the open one', async () => {
    await pairAndPublish(program, 1);
    const enter = program.handlers.commands['results.enter'];
    const win = { round: 1, board: 1, result: 'white-wins', confirmed: 0 } as const;
    const before = await entries();
    expect(await enter(win, ID, 'another sitting')).toMatchObject({
      refusal: { code: 'other-tournament' },
    });
    expect(await entries()).toBe(before);
    // It did not happen: its identity is free for the same again.
    const meant = await sitting();
    expect(await enter(win, ID, meant)).toMatchObject({ ok: true });
    await program.run('tournament.close', null);
    expect(await enter(win, OTHER, meant)).toMatchObject({ refusal: { code: 'other-tournament' } });
  });

  it('is meant for a sitting: also of the same file, and of a copy with which the work goes on', async () => {
    const first = await sitting();
    const copy = program.path('copy.wallchart');
    copyFileSync(program.path('open.wallchart'), copy);
    await program.run('tournament.workOnCopy', { source: null, target: program.path('goes-on.wallchart') });
    expect(await sitting()).toBe(first);
    await program.run('tournament.open', { file: copy });
    const second = await sitting();
    const add = program.handlers.commands['players.add'];
    expect(await add(NINE, ID, first)).toMatchObject({ refusal: { code: 'other-tournament' } });
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: copy });
    expect(await add(NINE, ID, second)).toMatchObject({ refusal: { code: 'other-tournament' } });
    expect(await add(NINE, ID, await sitting())).toMatchObject({ ok: true });
  });

  it('is known again after a crash, from the log', async () => {
    await program.handlers.commands['players.add'](NINE, ID);
    const before = await entries();
    const crashed = program.path('crashed.wallchart');
    copyFileSync(program.path('open.wallchart'), crashed);
    const again = new Program();
    await again.run('tournament.open', { file: crashed });
    const reply = await again.handlers.commands['players.add'](NINE, ID);
    expect(reply).toEqual(storedAs(before));
    expect((await again.query('players.view', null)).players).toHaveLength(5);
    expect(await again.handlers.commands['players.add'](TEN, OTHER)).toMatchObject({ ok: true });
    await again.close();
  });

  it('is refused when it says something else the second time', async () => {
    await program.handlers.commands['players.add'](NINE, ID);
    expect(await program.handlers.commands['players.add'](TEN, ID)).toMatchObject({
      refusal: {
        code: 'identity-used',
        message: 'The page sent two different commands under one identity.',
      },
    });
    const { players: known } = await program.query('players.view', null);
    expect(known.map(({ name }) => name).filter((name) => !name.startsWith('Name'))).toEqual(['Nine, A']);
  });

  it('happens once also where it was refused or asked about before', async () => {
    await pairAndPublish(program, 1);
    const enter = program.handlers.commands['results.enter'];
    const draw = { round: 1, board: 1, result: 'draw', confirmed: 0 } as const;
    expect(await program.command('results.enter', draw)).toMatchObject({ ok: true });
    const before = await entries();
    const win = { ...draw, result: 'white-wins' } as const;
    const asked = { ok: false, confirm: { level: 2, act: 'Correct the result' } };
    expect(await enter(win, ID)).toMatchObject(asked);
    expect(await enter(win, ID)).toMatchObject(asked);
    expect(await entries()).toBe(before);
    const stored = await enter({ ...win, confirmed: 4 }, ID);
    expect(stored).toMatchObject({ ok: true });
    expect(await enter({ ...win, confirmed: 4 }, ID)).toEqual(stored);
    expect(await enter(win, ID)).toEqual(stored);
    expect(await entries()).toBe(before + 1);

    const nobody = { ...NINE, name: '' };
    const add = program.handlers.commands['players.add'];
    expect(await add(nobody, OTHER)).toMatchObject({ ok: false, refusal: { code: 'name-missing' } });
    expect(await players()).toBe(4);
    expect(await add(NINE, OTHER)).toMatchObject({ ok: true });
    expect(await players()).toBe(5);
  });

  it('is known again after a crash when it made the file itself', async () => {
    const make = async (other: Program) => ({
      name: 'Twice',
      city: '',
      federation: '',
      startDate: '2026/11/21',
      endDate: '',
      rounds: 5,
      system: 'dutch-2026',
      acceleration: 'none' as const,
      target: await other.choose('save-tournament', other.path('twice.wallchart')),
    });
    const asked = await make(program);
    expect(await program.handlers.commands['tournament.create'](asked, ID)).toMatchObject({ ok: true });
    const crashed = program.path('crashed.wallchart');
    copyFileSync(program.path('twice.wallchart'), crashed);
    const again = new Program();
    await again.run('tournament.open', { file: crashed });
    const reply = await again.handlers.commands['tournament.create'](await make(again), ID);
    expect(reply).toEqual(storedAs(1));
    expect(existsSync(again.path('twice.wallchart'))).toBe(false);
    await again.close();
  });

  it('happens again under another identity, such as a result that was corrected back', async () => {
    await pairAndPublish(program, 1);
    const before = await entries();
    const enter = (result: 'draw' | 'white-wins', id: string) =>
      program.handlers.commands['results.enter']({ round: 1, board: 1, result, confirmed: 4 }, id);
    expect(await enter('draw', ID)).toMatchObject({ ok: true });
    expect(await enter('white-wins', OTHER)).toMatchObject({ ok: true });
    expect(await enter('draw', 'b0a7c1de-0000-4000-8000-000000000003')).toMatchObject({ ok: true });
    expect(await entries()).toBe(before + 3);
    const { boards } = await program.query('round.view', { round: 1 });
    expect(boards.map(({ result }) => result)).toEqual(['draw', 'open']);
  });

  it('is forgotten after a thousand others, and found in the log then', async () => {
    let calls = 0;
    const count = () => Promise.resolve({ ok: true, value: ++calls });
    const plain = { 'app.setTheme': count } as unknown as Handlers['commands'];
    const stored = new Map<string, number>();
    const commands = onceEach(plain, (id) => stored.get(id) ?? null);
    for (let index = 0; index < 1001; index++)
      await commands['app.setTheme']({ theme: 'dark' }, `identity-number-${index}`);
    await commands['app.setTheme']({ theme: 'dark' }, 'identity-number-1000');
    expect(calls).toBe(1001);
    const again = (id: string) => commands['app.setTheme']({ theme: 'dark' }, id);
    stored.set('identity-number-0', 17);
    expect(await again('identity-number-0')).toEqual(storedAs(17));
    expect(calls).toBe(1001);
    stored.clear();
    await again('identity-number-0');
    expect(calls).toBe(1002);
  });
});
