/** A new tournament: what it is as it is typed, and making it, all at once or not at all. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_RULES, STANDARD_SCORING, THREE_ONE_ZERO } from '../../src-engine/index.ts';
import type { Commands, Queries } from '../../src-main/ipc/contract.ts';
import { answer } from '../../src-main/ipc/dispatch.ts';
import { Program } from './program.ts';

type Create = Omit<Commands['tournament.create']['args'], 'target'>;

const PLAIN: Create = {
  name: 'Harbour Open',
  city: 'Quayside',
  federation: 'DEN',
  startDate: '2026/11/13',
  endDate: '2026/11/16',
  rounds: 9,
  system: 'dutch-2026',
  acceleration: 'none',
};

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

const create = (more: Partial<Create> = {}, name = 'open.wallchart') =>
  program.run('tournament.create', { ...PLAIN, ...more, target: program.path(name) });
const refused = (more: Partial<Create> = {}, name = 'open.wallchart') =>
  program.refused('tournament.create', { ...PLAIN, ...more, target: program.path(name) });
const stored = () => program.query('settings.view', null);
const typed = (more: Partial<Queries['tournament.asTyped']['args']> = {}) =>
  program.query('tournament.asTyped', {
    system: 'dutch-2026',
    acceleration: 'none',
    startDate: '2026/11/13',
    fileName: 'Harbour Open.wallchart',
    ...more,
  });
const files = () => readdirSync(program.folder).filter((name) => name.endsWith('.wallchart'));

describe('a new tournament', () => {
  it.each([
    ['round-robin', 10, 9],
    ['round-robin', 11, 11],
    ['double-round-robin', 10, 18],
    ['dutch-2026', 10, null],
  ])('C.05 Annex 1: %s has the rounds that %i players need: %j', async (system, players, rounds) => {
    expect((await typed({ system, players })).tableRounds).toBe(rounds);
  });

  it('has everything that was typed, in one entry of the log', async () => {
    await create({
      timeControl: ' 90+30 ',
      points: { win: 30, draw: 10, loss: 0, bye: 30 },
      tieBreaks: ['de', 'bh/c1'],
      acceleration: 'baku-2026',
      fideMode: true,
    });
    const { info, rules } = await stored();
    expect(info).toMatchObject({
      name: 'Harbour Open',
      city: 'Quayside',
      federation: 'DEN',
      startDate: '2026/11/13',
      endDate: '2026/11/16',
      timeControl: '90+30',
      encodedTimeControl: '5400+30',
    });
    expect(rules).toMatchObject({
      rounds: 9,
      acceleration: 'baku-2026',
      scoring: THREE_ONE_ZERO,
      tieBreaks: ['DE', 'BH/C1'],
    });
    const { document } = await program.query('app.state', null);
    expect(document).toMatchObject({ lastEvent: 1, fideMode: true });
  });

  it('has what a new one has where nothing else is said', async () => {
    await create();
    const { info, rules } = await stored();
    expect(info).toMatchObject({ timeControl: '', encodedTimeControl: '' });
    expect(rules).toMatchObject({ scoring: STANDARD_SCORING, tieBreaks: DEFAULT_RULES.tieBreaks });
    expect((await program.query('app.state', null)).document?.fideMode).toBe(true);
  });

  it('begins with tie-breaks that its system may use: C.07 8 knows no Buchholz in a round robin', async () => {
    await create({ system: 'round-robin' });
    expect((await stored()).rules.tieBreaks).toEqual(['DE', 'WIN', 'SB', 'KS']);
  });

  it('begins without FIDE mode where the arbiter wants none, or it cannot have it; both in one command', async () => {
    await create({ fideMode: false });
    const one = await program.query('app.state', null);
    expect(one.document).toMatchObject({ fideMode: false, lastEvent: 2, undo: null });
    await create({ system: 'bcf', fideMode: true }, 'club.wallchart');
    const other = await program.query('app.state', null);
    expect(other.document).toMatchObject({ fideMode: false, lastEvent: 2, undo: null });
  });

  it.each<[string, Partial<Create>, string]>([
    ['no name', { name: '  ' }, 'name-missing'],
    ['a system that there is not', { system: 'no-such' }, 'system-unknown'],
    ['a last day before the first', { endDate: '2026/11/12' }, 'dates-reversed'],
    ['a tie-break that C.07 does not have', { tieBreaks: ['BH', 'QQ'] }, 'unknown-tie-break'],
    [
      'a table that is accelerated',
      { system: 'round-robin', acceleration: 'baku-2026' },
      'acceleration-impossible',
    ],
    ['a modifier that a tie-break does not take', { tieBreaks: ['DE/C1'] }, 'modifier-not-allowed'],
  ])('is refused with %s, and no file is left', async (_, more, code) => {
    expect((await refused(more)).code).toBe(code);
    expect(files()).toEqual([]);
    expect((await program.query('app.state', null)).document).toBeNull();
    // The same place serves once it is put right.
    await create();
    expect(files()).toEqual(['open.wallchart']);
  });

  it.each<[string, object]>([
    ['a day of no calendar', { startDate: '2026/02/30' }],
    ['a day in other words', { endDate: '16.11.2026' }],
    ['no rounds', { rounds: 0 }],
    ['half a round', { rounds: 6.5 }],
    ['an acceleration that there is not', { acceleration: 'baku' }],
    ['points of fractions', { points: { win: 10.5, draw: 5, loss: 0, bye: 10 } }],
    ['points without a bye', { points: { win: 10, draw: 5, loss: 0 } }],
    ['a tie-break that is no word', { tieBreaks: [1] }],
    ['FIDE mode as a word', { fideMode: 'yes' }],
    ['a time control that is a number', { timeControl: 90 }],
    ['a word too many', { level: 5 }],
  ])('is never asked for with %s', async (_, wrong) => {
    const bugs: unknown[] = [];
    const target = (await typed()).file.file;
    const args = { ...PLAIN, target, ...wrong };
    const reply = await answer(program.handlers, 'command', 'tournament.create', args, (bug) =>
      bugs.push(bug),
    );
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    expect(files()).toEqual([]);
    // Put right, the same handle serves.
    const right = { ...PLAIN, target };
    expect(
      await answer(program.handlers, 'command', 'tournament.create', right, (bug) => bugs.push(bug)),
    ).toMatchObject({ ok: true });
  });

  it('never takes the place of a file', async () => {
    writeFileSync(program.path('open.wallchart'), 'mine');
    expect((await refused()).code).toBe('file-exists');
    expect(readFileSync(program.path('open.wallchart'), 'utf8')).toBe('mine');
    expect((await program.query('app.state', null)).document).toBeNull();
  });

  it('says that a folder is not there, and leaves the open tournament open', async () => {
    await create();
    mkdirSync(program.path('gone'));
    const target = await program.choose('save-tournament', program.path('gone/other.wallchart'));
    rmSync(program.path('gone'), { recursive: true });
    const problem = await program.refused('tournament.create', { ...PLAIN, name: 'Other', target });
    expect(problem.code).toBe('path-unusable');
    expect((await program.query('app.state', null)).document?.name).toBe('Harbour Open');
    expect(existsSync(join(program.folder, 'gone'))).toBe(false);
  });

  it('leaves nothing on a full disk', async (context) => {
    const disk = program.path('disk');
    mkdirSync(disk);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]).status !== 0) {
      console.log('full disk not tried: no small file system can be mounted here');
      return context.skip();
    }
    try {
      expect((await refused({}, 'disk/open.wallchart')).code).toBe('disk-full');
      expect(readdirSync(disk)).toEqual([]);
      expect((await program.query('app.state', null)).document).toBeNull();
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

describe('a new tournament as it is typed', () => {
  it('is stored under its name in the folder where choosing begins; a taken name gets a number', async () => {
    expect((await typed()).file.path).toBe(program.path('Harbour Open.wallchart'));
    writeFileSync(program.path('Harbour Open.wallchart'), 'mine');
    writeFileSync(program.path('Harbour Open 2.wallchart'), 'mine');
    const { file } = await typed();
    expect(file.path).toBe(program.path('Harbour Open 3.wallchart'));
    await program.run('tournament.create', { ...PLAIN, target: file.file });
    expect(files()).toContain('Harbour Open 3.wallchart');
    rmSync(program.path('Harbour Open 2.wallchart'));
  });

  it.each([
    ['../out.wallchart', 'out.wallchart'],
    ['a/b.wallchart', 'b.wallchart'],
    ['zero\0.wallchart', null],
    [`${'x'.repeat(300)}.wallchart`, null],
  ])('is never stored elsewhere than in that folder: %j as %j', async (fileName, stored) => {
    const reply = await answer(
      program.handlers,
      'query',
      'tournament.asTyped',
      { system: 'dutch-2026', acceleration: 'none', startDate: '', fileName },
      (bug) => {
        throw bug;
      },
    );
    expect(reply).toMatchObject(
      stored === null
        ? { refusal: { code: 'name-unusable' } }
        : { ok: true, value: { file: { path: program.path(stored) } } },
    );
  });

  it.each([
    ['90+30', { minutes: 120, pace: 'standard' }],
    ['90 min + 30 s a move', { minutes: 120, pace: 'standard' }],
    ['15+10', { minutes: 25, pace: 'rapid' }],
    ['3+2', { minutes: 5, pace: 'blitz' }],
    ['two hours', null],
    ['', null],
  ])('tells how %s is rated', async (timeControl, time) => {
    expect((await typed({ timeControl })).time).toEqual(time);
  });

  it('says at once what keeps it from FIDE mode', async () => {
    expect((await typed()).objections).toEqual([]);
    const old = await typed({ system: 'dutch-2017' });
    expect(old.objections).toEqual(['FIDE (Dutch) System follows a text that is no longer in force.']);
    expect((await typed({ system: 'dutch-2017', startDate: '2025/11/13' })).objections).toEqual([]);
    const odd = await typed({ system: 'bcf', points: { win: 10, draw: 6, loss: 0, bye: 7 } });
    expect(odd.objections).toEqual([
      'BCF Swiss is not a FIDE system.',
      'Two draws are worth more than a win and a loss.',
    ]);
    expect((await typed({ acceleration: 'baku-2017' })).objections).toEqual([
      'The acceleration follows a text that is no longer in force.',
    ]);
    const bye = await typed({ points: { win: 10, draw: 5, loss: 0, bye: 7 } });
    expect(bye.objections).toEqual(['With 1 – ½ – 0 the pairing-allocated bye is worth 1, ½ or 0.']);
  });

  it('offers the lists of tie-breaks of its kind of event, and reads the one that is typed', async () => {
    const swiss = await typed();
    expect(swiss.presets.map(({ id }) => id)).toEqual([
      'swiss',
      'swiss-encounter',
      'swiss-ratings',
      'swiss-youth',
    ]);
    expect(swiss.tieBreaks.map(({ code }) => code)).toEqual(swiss.presets[0]!.tieBreaks);
    const table = await typed({ system: 'double-round-robin' });
    expect(table.presets.map(({ id }) => id)).toEqual(['round-robin', 'round-robin-berger']);
    expect(table.tieBreaks.map(({ code }) => code)).toEqual(table.presets[0]!.tieBreaks);
    expect(table.tieBreaks.every(({ problem }) => problem === '')).toBe(true);
    const own = await typed({ system: 'round-robin', tieBreaks: ['BH', 'QQ'] });
    expect(own.tieBreaks.map(({ problem }) => problem)).toEqual([
      'BH must not be used in a round robin (C.07 Art. 8). The value is shown and does not rank.',
      'QQ is not a tie-break of C.07.',
    ]);
  });
});

describe('the systems to choose from', () => {
  it('say which are FIDE’s, in force or not, and what each is', async () => {
    const systems = await program.query('app.systems', null);
    const of = (kind: string, superseded: boolean) =>
      systems.filter((one) => one.kind === kind && one.superseded === superseded).map(({ id }) => id);
    expect(of('fide-swiss', false)).toEqual(['dutch-2026', 'dubov-2026', 'burstein-2026', 'lim-2026']);
    expect(of('fide-swiss', true)).toEqual([
      'dutch-2017',
      'dubov-old',
      'burstein-2025',
      'burstein-old',
      'lim-old',
    ]);
    expect(of('fide-round-robin', false)).toEqual(['round-robin', 'double-round-robin']);
    expect(of('other', false)).toEqual([
      'bcf',
      ...['mwm-dutch', 'mwm-burstein', 'mwm-monrad', 'mwm-random', 'mwm-random2'],
    ]);
    expect(new Set(systems.map(({ name, source }) => `${name} ${source}`)).size).toBe(systems.length);
    for (const { about } of systems) expect([about.does, about.use].join(' ')).toMatch(/^\S.*\. \S.*\.$/);
  });
});
