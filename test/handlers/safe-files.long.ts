import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Preferences } from '../../src-main/handlers/preferences.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

const DRAW = { round: 1, board: 1, result: 'draw', confirmed: 0 } as const;

describe('no way to lose a result:', () => {
  let program: Program;
  let path: string;
  beforeEach(async () => {
    program = new Program();
    path = program.path('open.wallchart');
    await newTournament(program, 6);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const state = async () => (await program.query('app.state', null)).document!;

  it('the open tournament, by any of its names, stays open and is read as nothing else', async () => {
    symlinkSync(path, program.path('link.wallchart'));
    linkSync(path, program.path('hard.txt'));
    for (const name of [path, program.path('link.wallchart'), program.path('hard.txt')])
      expect(await program.run('tournament.open', { file: name })).toEqual({ opened: true });
    const table = { file: program.path('hard.txt'), reading: null };
    expect((await program.refused('players.readTable', table)).code).toBe('file-is-open');
    expect((await program.refused('results.readTable', { ...table, round: 1 })).code).toBe('file-is-open');
    const list = { file: program.path('hard.txt') };
    expect((await program.refused('lists.look', list)).code).toBe('file-is-open');
    const wanted = { ...list, name: 'FIDE', month: '2026-11', confirmed: 2 } as const;
    expect((await program.refused('lists.import', wanted)).code).toBe('file-is-open');
    expect((await program.refused('report.check', list)).code).toBe('file-is-open');
    const target = program.path('saved.wallchart');
    expect(
      await program.refused('tournament.recover', { file: program.path('hard.txt'), target }),
    ).toMatchObject({
      code: 'file-open-here',
    });
    await program.run('results.enter', DRAW);
    expect((await state()).path).toBe(path);
  });

  it('exports never go over a tournament, and ask before they go over anything else', async () => {
    symlinkSync(path, program.path('report.trf'));
    const onto = { format: 'trf16', target: program.path('report.trf'), confirmed: 5 } as const;
    expect(await program.refused('tournament.export', onto)).toMatchObject({ code: 'target-is-tournament' });
    linkSync(path, program.path('text.txt'));
    const text = { target: program.path('text.txt'), confirmed: 5 } as const;
    expect(await program.refused('log.export', text)).toMatchObject({
      code: 'target-is-tournament',
      severity: 'refused',
    });
    const log = program.path('.hidden log.txt');
    await program.run('log.export', { target: log });
    symlinkSync('.hidden log.txt', program.path('log.txt'));
    const before = statSync(log).size;
    const asked = await program.asked('log.export', { target: program.path('./log.txt') });
    expect(asked).toMatchObject({ level: 2, act: 'Replace .hidden log.txt' });
    await program.run('results.enter', DRAW);
    await program.run('log.export', { target: program.path('log.txt'), confirmed: 2 });
    expect(statSync(log).size).toBeGreaterThan(before);
  });

  it('a write-protected file is replaced only after its protection was said', async () => {
    const target = program.path('protected.txt');
    writeFileSync(target, 'mine', { mode: 0o444 });
    const { consequences } = await program.asked('log.export', { target });
    expect(consequences[0]).toBe('protected.txt is write-protected, and is replaced all the same.');
    expect(readFileSync(target, 'utf8')).toBe('mine');
    await program.run('log.export', { target, confirmed: 2 });
    expect(statSync(target).mode & 0o777).toBe(0o444);
    expect(readFileSync(target, 'utf8')).not.toBe('mine');
    writeFileSync(program.path('plain.txt'), 'mine');
    expect(
      (await program.asked('log.export', { target: program.path('plain.txt') })).consequences,
    ).toHaveLength(1);
  });

  it('exports and tournaments have the ending of what they hold, whatever the page asks for', async () => {
    const profile = program.path('.bashrc');
    writeFileSync(profile, 'mine');
    const saved = await program.run('log.export', { target: profile });
    expect(saved.path).toBe(`${profile}.txt`);
    const report = await program.run('tournament.export', { format: 'trf16', target: profile });
    expect(report.path).toBe(`${profile}.trf`);
    const table = await program.run('tournament.export', {
      format: 'players-csv',
      target: program.path('a.trf'),
    });
    expect(table.path).toBe(program.path('a.trf.csv'));
    await program.run('tournament.workOnCopy', { source: path, target: profile });
    expect((await state()).path).toBe(`${profile}.wallchart`);
    expect(readFileSync(profile, 'utf8')).toBe('mine');
  });

  it('a file changed underneath is said at the next action, and everything is saved in a new one', async () => {
    await program.run('results.enter', DRAW);
    const { lastEvent, seal } = await state();
    truncateSync(path, statSync(path).size - 4096);
    const next = { ...DRAW, board: 2 };
    expect(await program.refused('results.enter', next)).toMatchObject({
      code: 'file-changed',
      severity: 'not-saved',
    });
    expect(await state()).toMatchObject({ readOnly: true, copy: 'lost', lastEvent, seal });
    const target = program.path('rescued.wallchart');
    await program.run('tournament.workOnCopy', { source: path, target });
    expect(await state()).toMatchObject({ readOnly: false, path: target, lastEvent, seal });
    await program.run('results.enter', next);
  });

  it.each(['tournament.close', 'quit'] as const)(
    'what only the program still holds is saved at %s, and opens when it starts again',
    async (way) => {
      await program.run('results.enter', DRAW);
      const { lastEvent } = await state();
      writeFileSync(path, readFileSync(path).fill(0, 4096));
      const { folder } = program;
      if (way === 'tournament.close') {
        await program.run('tournament.close', null);
        expect((await program.query('app.state', null)).recovered).toContain('everything was saved here');
      }
      await program.close(true);
      const saved = readdirSync(folder).filter((name) => /^open saved .*\.wallchart$/.test(name));
      expect(saved).toHaveLength(1);
      program = new Program({}, folder);
      const reopened = { path: join(folder, saved[0]!), lastEvent: lastEvent + 1 };
      await vi.waitFor(async () => expect(await state()).toMatchObject(reopened));
      expect((await program.query('round.view', { round: 1 })).boards[0]!.result).toBe('draw');
      expect((await program.log('integrity'))[0]!.kind).toBe('damage-recovered');
    },
  );

  it('a file that is open on another machine is asked about, and opens when that is answered', async () => {
    const note = JSON.parse(readFileSync(`${path}-lock`, 'utf8')) as object;
    await program.run('tournament.close', null);
    writeFileSync(`${path}-lock`, JSON.stringify({ ...note, machine: 'x', host: 'laptop-2', token: 'x' }));
    const asked = await program.asked('tournament.open', { file: path });
    expect(asked).toMatchObject({ level: 3, act: 'Open it here' });
    expect(asked.consequences.join(' ')).toContain('laptop-2');
    await program.run('tournament.open', { file: path, confirmed: 3 });
    await program.run('results.enter', DRAW);
  });

  it('names that a journal has no room for, or that end with a blank, are refused before anything is made', async () => {
    const names = [`${'ö'.repeat(110)}.wallchart`, ' open.wallchart', `${'deep/'.repeat(90)}x.wallchart`];
    mkdirSync(program.path('deep/'.repeat(90)), { recursive: true });
    for (const name of names) {
      const target = program.path(name);
      const refused = await program.refused('tournament.workOnCopy', { source: path, target });
      expect([name, refused.code]).toEqual([name, 'name-unusable']);
    }
    await program.run('tournament.close', null);
    copyFileSync(path, program.path('blank.wallchart '));
    expect(
      await program.refused('tournament.open', { file: program.path('blank.wallchart ') }),
    ).toMatchObject({
      code: 'name-unusable',
      offer: 'working-copy',
    });
  });

  it('undo and going back know no entry 0 and none after the last', async () => {
    for (const seq of [0, 1_000_000]) {
      expect((await program.refused('log.undo', { seq, confirmed: 5 })).code).toBe('nothing-to-undo');
      expect((await program.refused('log.goBack', { seq, confirmed: 5 })).code).toBe('not-there');
    }
  });

  it('preferences of any shape are read', () => {
    for (const text of ['[]', '[1]', '"x"', 'null', '7', '', '{"recent":7,"open":[]}', '{"mirrors":[[]]}']) {
      writeFileSync(program.path('user/preferences.json'), text);
      expect(new Preferences(program.path('user')).values).toMatchObject({
        theme: 'system',
        recent: [],
        open: '',
      });
    }
  });
});
