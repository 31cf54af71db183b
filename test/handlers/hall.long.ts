/** What the hall is told: published rounds only, nobody's personal data, always the present. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HallPicture, HallPlace } from '../../src-main/ipc/contract.ts';
import { Program } from './program.ts';

const PLACE: HallPlace = { x: 1920, y: 0, width: 1920, height: 1080 };

describe('the hall screen', () => {
  let program: Program;

  beforeEach(async () => {
    program = new Program();
    await program.run('tournament.openDemo', null);
  });
  afterEach(() => program.close());

  async function picture(): Promise<HallPicture> {
    const reply = await program.handlers.hall(PLACE);
    if (!reply.ok) throw new Error(reply.refusal.message);
    return reply.value;
  }

  async function show(view: HallPicture['view']): Promise<HallPicture> {
    await program.run('hall.show', { view });
    return picture();
  }

  async function boards() {
    const { content } = await show('boards');
    if (content.kind !== 'boards') throw new Error(content.kind);
    return content.boards;
  }

  it('says of players nothing but their names, colours, boards, federations and points', async () => {
    const { players: rows } = await program.query('players.view', null);
    const first = rows[0]!;
    await program.confirm('players.change', {
      player: first.id,
      input: {
        name: first.name,
        sex: null,
        title: null,
        rating: first.rating,
        estimate: 0,
        federation: first.federation,
        fideId: '7654321',
        birth: '1987/06/05',
        club: 'Secret Club',
        category: 'Secret Category',
        feePaid: false,
      },
      confirmed: 0,
    });
    const allowed = new Set(
      'language event round version publishedAt starts view content distance theme seconds message text band paging page since held kind boards entries ranks afterRound openGames of next board white black name mark points colour reason rank federation'.split(
        ' ',
      ),
    );
    for (const view of ['boards', 'names', 'standings', 'open', 'countdown', 'blank'] as const) {
      const shown = await show(view);
      expect(shown?.content.kind, view).not.toBe('nothing');
      const told = JSON.stringify(shown);
      expect(told).not.toMatch(/7654321|1987|Secret/);
      const keys = [...told.matchAll(/"(\w+)":/g)].map(([, key]) => key!);
      expect(keys.filter((key) => !allowed.has(key))).toEqual([]);
    }
  });

  it('shows no draft, and the round once it is published', async () => {
    const before = await picture();
    const open = await program.query('round.view', { round: before.round });
    for (const row of open.boards)
      if (row.result === 'open')
        await program.confirm('results.enter', {
          round: before.round,
          board: row.board,
          result: 'draw',
          confirmed: 0,
        });
    await program.confirm('round.pair', { round: before.round + 1, confirmed: 0 });
    expect((await show('boards')).round).toBe(before.round);
    expect((await show('names')).round).toBe(before.round);
    await program.run('round.check', { round: before.round + 1 });
    const view = await program.query('round.view', { round: before.round + 1 });
    for (const { id } of view.issues)
      await program.command('round.readIssue', { round: before.round + 1, issue: id });
    await program.confirm('round.publish', { round: before.round + 1, confirmed: 0 });
    expect((await picture()).round).toBe(before.round + 1);
    expect(await boards()).toHaveLength(view.boards.length);
  });

  it('keeps to the present while the arbiter looks back', async () => {
    const now = await boards();
    await program.run('log.lookAt', { seq: 3 });
    expect(await boards()).toEqual(now);
  });

  it('ranks after the last round that is over, and lists the games that are still on', async () => {
    const { round, content } = await show('standings');
    expect(content).toMatchObject({ kind: 'standings', afterRound: round - 1, openGames: 0 });
    const open = (await show('open')).content;
    if (open.kind !== 'open') throw new Error(open.kind);
    const { boards: rows } = await program.query('round.view', { round });
    expect(open.boards).not.toEqual([]);
    expect(open.boards.length).toBeLessThan(rows.length);
    expect(open.boards.map(({ board }) => board)).toEqual(
      rows.filter(({ result }) => result === 'open').map(({ board }) => board),
    );
    expect(open.of).toBe(rows.length);
  });

  it('lets views come by themselves until one is chosen', async () => {
    await program.run('hall.show', { view: 'boards' });
    const byItself = { on: true, names: true, open: true, standings: true };
    await program.run('hall.arrange', { byItself });
    const { round } = await picture();
    // No start announced: play goes on, and few games are left.
    expect((await picture()).view).toBe('open');
    const later = new Date(program.time + 3_600_000);
    const at = new Date(later.getTime() - later.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    await program.run('hall.announceStart', { round, at });
    expect(await picture()).toMatchObject({ view: 'names', starts: at });
    program.time += 3_700_000;
    expect((await picture()).view).toBe('open');
    await program.run('hall.arrange', { byItself: { ...byItself, open: false } });
    expect((await picture()).view).toBe('boards');
    await program.run('hall.show', { view: 'countdown' });
    expect((await program.query('hall.control', null)).byItself.on).toBe(false);
  });

  it('begins with the first page of another view, and remembers a page that is held', async () => {
    await show('boards');
    await program.run('hall.turn', { page: 2, held: true });
    expect((await picture()).paging).toMatchObject({ page: 2, held: true });
    expect((await show('names')).paging).toMatchObject({ page: 0, held: false });
  });

  it('keeps a message with its event, and takes a blank one as none', async () => {
    await program.run('hall.say', { text: 'Coffee in the foyer', band: true });
    expect((await picture()).message).toEqual({ text: 'Coffee in the foyer', band: true });
    await program.run('hall.say', { text: '  ', band: true });
    expect((await picture()).message).toEqual({ text: '', band: false });
    await program.run('hall.say', { text: 'Coffee', band: false });
    await program.run('tournament.close', null);
    expect(await picture()).toMatchObject({ view: 'blank', event: '', message: { text: '' } });
  });

  it('has a program without a window say so, and remembers where a window lay', async () => {
    expect(await program.refused('hall.open', null)).toMatchObject({ code: 'no-hall-window' });
    await picture();
    expect((await program.query('hall.control', null)).place).toEqual(PLACE);
    expect((await program.query('hall.control', null)).window.state).toBe('closed');
  });

  it('shows an event before its first round without a gap', async () => {
    await program.run('tournament.create', {
      name: 'Empty Open',
      city: '',
      federation: '',
      startDate: '',
      endDate: '',
      rounds: 5,
      system: 'dutch-2026',
      acceleration: 'none',
      target: program.path('empty.wallchart'),
    });
    for (const view of ['boards', 'names', 'standings', 'open', 'countdown'] as const)
      expect(await show(view)).toMatchObject({ round: 0, content: { kind: 'nothing' } });
  });

  it('tells namesakes apart', async () => {
    const { players: rows } = await program.query('players.view', null);
    const [first, second] = [rows[0]!, rows[1]!];
    await program.confirm('players.change', {
      player: second.id,
      input: {
        name: first.name,
        sex: null,
        title: null,
        rating: second.rating,
        estimate: 0,
        federation: second.federation,
        fideId: '',
        birth: '',
        club: '',
        category: '',
        feePaid: false,
      },
      confirmed: 0,
    });
    const { content } = await show('names');
    if (content.kind !== 'names') throw new Error(content.kind);
    const marks = content.entries.filter(({ name }) => name === first.name).map(({ mark }) => mark);
    expect(marks.toSorted()).toEqual(
      [first, second].map(({ federation, rating }) => `${federation}\u00a0${rating}`).toSorted(),
    );
  });
});
