/** The laboratory's pages over the real handlers and threads: nothing of it touches the tournament, or slows it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

const SYSTEMS = ['dutch-2026', 'mwm-burstein'];
const TYPED = { kind: 'typed', players: 12, lowest: 1500, highest: 2200 } as const;

describe('the laboratory', () => {
  let program: Program;
  beforeEach(() => {
    program = new Program();
  });
  afterEach(() => program.close());

  const run = async () => (await program.query('lab.view', null)).run!;
  const finished = () => expect.poll(async () => (await run()).state, { timeout: 60_000 }).toBe('done');

  it('needs no open tournament: a field that is typed is tried', async () => {
    const view = await program.query('lab.view', null);
    expect(view).toMatchObject({ field: null, announced: '', run: null });
    expect(view.systems.map(({ id }) => id)).toContain('dutch-2026+baku-2026');
    await program.run('lab.start', { field: TYPED, systems: SYSTEMS, rounds: 5, runs: 60 });
    await finished();
    const { figures, done, field } = await run();
    expect([done, field.players, figures?.counted, figures?.leftOut]).toEqual([60, 12, 60, 0]);
    expect(figures!.rows.map(({ system }) => system).sort()).toEqual([...SYSTEMS].sort());
    for (const { tau, meetings, differences, system } of figures!.rows) {
      expect(tau.mean).toBeGreaterThan(0.3);
      expect(tau.margin).toBeGreaterThan(0);
      expect(meetings.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
      expect(differences.every(({ mean, margin }) => mean === 0 && margin === 0)).toBe(
        system === 'dutch-2026',
      );
    }
    // Best ranking first, compared with the first system; the curve goes on beyond the rounds that are planned.
    expect(figures!.rows[0]!.tau.mean).toBeGreaterThanOrEqual(figures!.rows[1]!.tau.mean);
    expect([figures!.reference, figures!.curve.length]).toEqual(['dutch-2026', 6]);
  });

  it('tries the players of the open tournament, and leaves it as it is', async () => {
    await newTournament(program, 8);
    const { document } = await program.query('app.state', null);
    const before = document!.lastEvent;
    expect((await program.query('lab.view', null)).field).toMatchObject({ kind: 'tournament', players: 8 });
    const bytes = readFileSync(document!.path);
    await program.run('lab.start', { field: { kind: 'tournament' }, systems: SYSTEMS, rounds: 3, runs: 8 });
    await finished();
    expect((await program.query('app.state', null)).document!.lastEvent).toBe(before);
    expect(readFileSync(document!.path).equals(bytes)).toBe(true);
  });

  it('keeps what is done when it is stopped, and begins anew', async () => {
    await program.run('lab.start', { field: TYPED, systems: SYSTEMS, rounds: 5, runs: 100_000 });
    await expect.poll(async () => (await run()).done, { timeout: 60_000 }).toBeGreaterThan(0);
    await program.run('lab.stop', null);
    const stopped = await run();
    expect(stopped.state).toBe('stopped');
    expect(stopped.figures!.counted).toBeGreaterThan(0);
    await program.run('lab.start', { field: TYPED, systems: ['dutch-2026'], rounds: 2, runs: 4 });
    await finished();
    expect((await run()).systems).toEqual(['dutch-2026']);
  });

  it.each([
    ['a system that it does not know', { systems: ['dutch-1999'] }, 'system-unknown'],
    ['a round robin', { systems: ['round-robin'] }, 'system-unknown'],
    ['a system twice', { systems: ['dutch-2026', 'dutch-2026'] }, 'system-twice'],
    ['more rounds than there are opponents', { rounds: 12 }, 'rounds-many'],
    ['bounds that are turned', { field: { ...TYPED, lowest: 2300 } }, 'field-turned'],
    ['a tournament that is not open', { field: { kind: 'tournament' as const } }, 'no-field'],
  ])('refuses %s', async (_, wrong, code) => {
    const setup = { field: TYPED, systems: SYSTEMS, rounds: 5, runs: 4, ...wrong };
    expect((await program.refused('lab.start', setup)).code).toBe(code);
    expect((await program.query('lab.view', null)).run).toBeNull();
  });

  it('has no page to save before there are figures', async () => {
    const target = program.path('lab.pdf');
    expect((await program.refused('lab.save', { target, paper: 'A4' })).code).toBe('lab-empty');
  });

  it('holds up no results: half of them at least are stored within 10 ms of the time of the main thread while it runs', async () => {
    await newTournament(program, 40);
    await pairAndPublish(program, 1);
    await program.run('lab.start', {
      field: { kind: 'tournament' },
      systems: SYSTEMS,
      rounds: 9,
      runs: 5000,
    });
    await expect.poll(async () => (await run()).done, { timeout: 60_000 }).toBeGreaterThan(0);
    const times: number[] = [];
    for (let board = 1; board <= 20; board++) {
      const before = process.threadCpuUsage();
      await program.run('results.enter', { round: 1, board, result: 'white-wins', confirmed: 0 });
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1000);
    }
    expect((await run()).state).toBe('running');
    // The time of the thread, not of the wall: a machine that is busy with other things says nothing about this one.
    expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(10);
  });
});

describe('a field from a file', () => {
  let program: Program;
  beforeEach(() => {
    program = new Program();
  });
  afterEach(() => program.close());
  const written = (name: string, text: string): string => {
    writeFileSync(program.path(name), text);
    return program.path(name);
  };
  const PLAYERS = [
    'Ansel, Bo;2210',
    'Brand, Cy;1905',
    'Costa, Ana;',
    'Dahl, Eva;1750',
    'Dahl, Eva;1750',
    ';',
  ];
  const TABLE = `Name;Rating\n${PLAYERS.join('\n')}\n`;

  it('has the players of a table: unrated ones without a rating, a row that repeats one not again', async () => {
    const list = await program.run('lab.readField', { file: written('entries.csv', TABLE) });
    expect(list).toEqual({
      field: {
        ...{ kind: 'file', name: 'entries.csv', players: 4, lowest: 1750, highest: 2210 },
        ...{ unrated: 1, unratedAs: 1400 },
      },
      ratings: [2210, 1905, 0, 1750],
      leftOut: 1,
    });
    const ratings = [...list.ratings];
    const field = { kind: 'file' as const, name: list.field.name, ratings };
    await program.run('lab.start', { field, systems: SYSTEMS, rounds: 3, runs: 4 });
    await expect
      .poll(async () => (await program.query('lab.view', null)).run!.state, { timeout: 60_000 })
      .toBe('done');
    expect((await program.query('lab.view', null)).run!.field).toEqual(list.field);
  });

  it('has the players of a report, whatever a text is called; a table in a text is one too', async () => {
    const names = ['Ansel, Bo', 'Brand, Cy', 'Costa, Ana', 'Dahl, Eva'];
    const report = names
      .map(
        (name, index) => `001 ${String(index + 1).padStart(4)}      ${name.padEnd(33)} ${2000 - 100 * index}`,
      )
      .join('\n');
    const ratings = [2000, 1900, 1800, 1700];
    for (const name of ['entries.trf', 'entries.txt']) {
      const list = await program.run('lab.readField', { file: written(name, `012 Open\n${report}\n`) });
      expect(list, name).toMatchObject({ field: { players: 4, unrated: 0 }, ratings, leftOut: 0 });
    }
    const text = await program.run('lab.readField', { file: written('table.txt', TABLE) });
    expect(text.ratings).toEqual([2210, 1905, 0, 1750]);
  });

  it('is refused where a file is none, in the words of its reader', async () => {
    const file = written('none.trf', 'Dear arbiter, here are the players.\n');
    expect((await program.refused('lab.readField', { file })).code).toBe('not-a-report');
    expect((await program.refused('lab.readField', { file: written('none.csv', '\n') })).code).toBe(
      'table-empty',
    );
  });
});

describe('the rest of the open tournament', () => {
  let program: Program;
  beforeEach(() => {
    program = new Program();
  });
  afterEach(() => program.close());

  it('is played from the standings as they are, says when they have changed since, and is of no other tournament', async () => {
    await newTournament(program, 8);
    expect((await program.refused('lab.playRest', { runs: 10 })).code).toBe('rest-early');
    await pairAndPublish(program, 1);
    expect(await program.query('lab.rest', null)).toMatchObject({
      state: 'none',
      afterRound: 1,
      openGames: 4,
    });
    const before = (await program.query('app.state', null)).document!.lastEvent;
    await program.run('lab.playRest', { runs: 40 });
    const rest = () => program.query('lab.rest', null);
    await expect.poll(async () => (await rest()).state, { timeout: 60_000 }).toBe('done');
    const { rows, done, isStale } = await rest();
    expect([rows.length, done, isStale]).toEqual([8, 40, false]);
    for (const { places, next } of rows) {
      expect(places.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(next.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    }
    expect((await program.query('app.state', null)).document!.lastEvent).toBe(before);
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    expect((await rest()).isStale).toBe(true);
    // Another tournament, at the same point, has nothing of it.
    const { info } = await program.query('settings.view', null);
    await program.run('tournament.create', {
      ...{ name: 'Another', city: info.city, federation: 'SUI', startDate: info.startDate, endDate: '' },
      ...{ rounds: 5, system: 'dutch-2026', acceleration: 'none', target: program.path('another.wallchart') },
    });
    for (const name of ['Adams, A', 'Berg, B', 'Costa, C', 'Dahl, D'])
      await program.run('players.add', playerInput(name, 2000));
    await pairAndPublish(program, 1);
    expect(await rest()).toMatchObject({ state: 'none', rows: [] });
  });

  it('is refused where no tournament is open', async () => {
    const refused = await program.handlers.queries['lab.rest'](null);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'no-document' } });
  });
});
