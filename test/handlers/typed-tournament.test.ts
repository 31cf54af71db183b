/** A new tournament as it is typed, and why there can be none: one program, no thread. */
import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Commands, Queries } from '../../src-main/ipc/contract.ts';
import { Program } from './program.ts';

let program: Program;
beforeAll(() => (program = new Program()));
afterAll(() => program.close());

type Create = Omit<Commands['tournament.create']['args'], 'target'>;
const PLAIN: Create = {
  ...{
    name: 'Harbour Open',
    city: 'Quayside',
    federation: 'DEN',
    startDate: '2026/11/13',
    endDate: '2026/11/16',
  },
  ...{ rounds: 9, system: 'dutch-2026', acceleration: 'none' },
};
const typed = (more: Partial<Queries['tournament.asTyped']['args']> = {}) =>
  program.query('tournament.asTyped', {
    ...{
      system: 'dutch-2026',
      acceleration: 'none',
      startDate: '2026/11/13',
      fileName: 'Harbour Open.trf',
      ...more,
    },
  });

describe('as it is typed', () => {
  it('has a file of a name that is free', async () => {
    const first = await typed();
    expect(first.file.path).toBe(program.path('Harbour Open.wallchart'));
    writeFileSync(first.file.path, '');
    expect((await typed()).file.path).toBe(program.path('Harbour Open 2.wallchart'));
    writeFileSync(program.path('Harbour Open 2.wallchart'), '');
    expect((await typed()).file.path).toBe(program.path('Harbour Open 3.wallchart'));
    const reply = await program.handlers.queries['tournament.asTyped']({
      ...{
        system: 'dutch-2026',
        acceleration: 'none',
        startDate: '',
        fileName: `${'x'.repeat(250)}.wallchart`,
      },
    });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'name-unusable' } });
  });

  it('tells how long a game is, and of which pace', async () => {
    // 90 minutes and 30 seconds a move, for sixty moves.
    expect((await typed({ timeControl: ' 90+30 ' })).time).toEqual({ minutes: 120, pace: 'standard' });
    expect((await typed({ timeControl: '3+2' })).time).toEqual({ minutes: 5, pace: 'blitz' });
    expect([(await typed()).time, (await typed({ timeControl: 'soon' })).time]).toEqual([null, null]);
  });

  it('has the rounds of a table by its players, and none of a Swiss system', async () => {
    const rounds = async (system: string, players?: number) =>
      (await typed({ system, ...(players === undefined ? {} : { players }) })).tableRounds;
    expect([
      await rounds('round-robin'),
      await rounds('round-robin', 10),
      await rounds('dutch-2026', 10),
    ]).toEqual([...[1, 9, null]]);
  });

  it('has the tie-breaks of its kind of event, as they are typed or as they are usual', async () => {
    const swiss = await typed();
    const table = await typed({ system: 'round-robin' });
    const ids = ({ presets }: typeof swiss) => presets.map(({ id }) => id);
    expect(ids(swiss).length).toBeGreaterThan(0);
    expect(ids(swiss).filter((id) => ids(table).includes(id))).toEqual([]);
    const codes = ({ tieBreaks }: typeof swiss) => tieBreaks.map(({ code }) => code);
    expect(codes(await typed({ tieBreaks: ['de', 'bh/c1'] }))).toEqual(['DE', 'BH/C1']);
    expect(codes(swiss)).toEqual(swiss.presets[0]!.tieBreaks);
    expect(codes(table)).toEqual(table.presets[0]!.tieBreaks);
  });

  it('says what is not FIDE’s', async () => {
    expect((await typed()).objections).toEqual([]);
    const { objections } = await typed({ system: 'mwm-burstein' });
    expect(objections).toHaveLength(1);
    expect(objections[0]).toMatch(/is not a FIDE system\.$/);
    const bye = { win: 30, draw: 10, loss: 0, bye: 40 };
    expect((await typed({ points: bye })).objections).toEqual(['A bye is worth more than a win.']);
  });
});

describe('made', () => {
  const create = (more: Partial<Create>, name: string) => ({ ...PLAIN, ...more, target: program.path(name) });

  it.each([
    [{ name: ' ' }, 'name-missing', 'The tournament needs a name.'],
    [{ system: 'chance' }, 'system-unknown', 'There is no system chance.'],
    [{ endDate: '2026/11/12' }, 'dates-reversed', 'The last day is before the first.'],
  ])('it is not with %j', async (more, code, message) => {
    expect(await program.refused('tournament.create', create(more, 'no.wallchart'))).toMatchObject({
      code,
      message,
    });
    expect(existsSync(program.path('no.wallchart'))).toBe(false);
  });

  it.each([
    [{ endDate: '2026/11/13' }, '2026/11/13', '2026/11/13'],
    [{ endDate: '' }, '2026/11/13', ''],
    [{ startDate: '', endDate: '2020/01/01' }, '', '2020/01/01'],
  ])('it may be with %j: its days are from “%s” to “%s”', async (more, startDate, endDate) => {
    await program.run(
      'tournament.create',
      create(more, `from ${startDate.length} to ${endDate.slice(2, 4)}.wallchart`),
    );
    const { info } = await program.query('settings.view', null);
    expect([info.startDate, info.endDate]).toEqual([startDate, endDate]);
    expect((await program.query('app.state', null)).document!.fideMode).toBe(true);
  });

  it('it has what was typed, and leaves FIDE mode by decision or by what is not FIDE’s', async () => {
    await program.run(
      'tournament.create',
      create({ name: ' Harbour ', timeControl: ' 90+30 ', tieBreaks: ['de'] }, 'a.wallchart'),
    );
    const { info, rules } = await program.query('settings.view', null);
    expect([info.name, info.city, info.federation, info.startDate, info.endDate, info.timeControl]).toEqual([
      ...['Harbour', 'Quayside', 'DEN', '2026/11/13', '2026/11/16', '90+30'],
    ]);
    expect([rules.rounds, rules.system, rules.tieBreaks]).toEqual([9, 'dutch-2026', ['DE']]);
    const why = async (more: Partial<Create>, name: string) => {
      await program.run('tournament.create', create(more, name));
      expect((await program.query('app.state', null)).document!.fideMode).toBe(false);
      return (await program.log()).find(({ kind }) => kind === 'fide-mode-left')!.detail;
    };
    expect(await why({ fideMode: false }, 'b.wallchart')).toMatch(/decision/);
    expect(await why({ system: 'mwm-burstein' }, 'c.wallchart')).toMatch(/is not a FIDE system/);
    expect((await program.refused('tournament.create', create({}, 'a.wallchart'))).code).toBe('file-exists');
  });
});
