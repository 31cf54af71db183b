/** How every command goes that stores something. */
import { mkdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking, levelOf, transact } from '../../src-main/handlers/transact.ts';
import { MirrorSet } from '../../src-main/storage/mirror-set.ts';
import { WAY } from '../../src-main/threads/way.ts';
import { DeskWithJobs } from './desk-with-jobs.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';
import { imported } from './written.ts';

describe('a question', () => {
  const question = { act: 'Publish round 3', consequences: ['One.', 'Two.'] };
  it.each([
    [0, 0, false],
    [1, 0, false],
    [2, 0, true],
    [2, 2, false],
    [3, 2, true],
    [4, 3, true],
    [3, 4, false],
  ] as const)('of level %i, confirmed at %i, is asked: %s', (level, confirmed, isAsked) => {
    const asked = asking(level, confirmed, question);
    const shown = expect.any(String) as string;
    expect(asked).toEqual(isAsked ? { ok: false, confirm: { level, ...question, shown } } : null);
  });

  it('is answered by a yes to itself, and by none to another one, however loud', () => {
    const { shown = '' } = asking(3, 0, question)!.confirm;
    expect(asking(3, { level: 3, shown }, question)).toBeNull();
    const others = [
      asking(4, { level: 4, shown }, question),
      asking(3, { level: 5, shown }, { ...question, act: 'Publish round 4' }),
      asking(3, { level: 3, shown }, { ...question, consequences: ['One.'] }),
      asking(3, { level: 3, shown }, { ...question, article: 'C.04.2 4.3' }),
      asking(3, { level: 3, shown }, { ...question, changes: [{ heading: '', lines: [] }] }),
    ];
    const names = others.map((asked) => asked!.confirm.shown);
    expect(new Set([shown, ...names]).size).toBe(6);
  });

  it('that asks nothing by itself is put to who said yes to another one, and their yes to that settles it', () => {
    const { shown = '' } = asking(3, 0, question)!.confirm;
    const quiet = { act: 'Undo', consequences: ['Three.'] };
    const anew = asking(0, { level: 3, shown }, quiet)!.confirm;
    expect(anew).toMatchObject({ level: 2, act: 'Undo' });
    expect(asking(0, { level: 2, shown: anew.shown! }, quiet)).toBeNull();
  });

  it('is as loud as the loudest entry', () => {
    const discarded = { kind: 'round-discarded', payload: { round: 1 } } as const;
    const left = { kind: 'fide-mode-left', payload: { why: '' } } as const;
    expect(levelOf([])).toBe(0);
    expect([levelOf([discarded, left]), levelOf([left, discarded])]).toEqual([4, 4]);
  });
});

it('a command that stores something asks threads that work for minutes to rest, before it does', () => {
  const written = new DeskWithJobs([imported()]);
  const way = new Int32Array(WAY);
  Atomics.store(way, 0, 17);
  const clear: boolean[] = [];
  const { file } = written.desk.document!;
  const append = file!.append.bind(file);
  vi.spyOn(file!, 'append').mockImplementation((...args) => {
    clear.push(Atomics.load(way, 0) !== 17);
    return append(...args);
  });
  const draft = { kind: 'operator-changed', payload: { name: 'Nora', was: '' } } as const;
  transact(written.desk, { command: 'desk.operator' }, () => ({ drafts: [draft], value: null }));
  expect(clear).toEqual([true]);
});

/** A legal round 1 of eight players. */
const BY_HAND = {
  pairs: [1, 2, 3, 4].map((white) => ({ white, black: white + 4 })),
  bye: null,
  confirmed: 0,
} as const;

describe('a command that waits for a thread', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
  });
  afterEach(() => program.close());

  const waiting = {
    'for the pairing': () => program.command('round.pair', { round: 1, confirmed: 0 }),
    'for what is asked of a hand': () => program.command('round.arrange', { round: 1, ...BY_HAND }),
  };
  const phase = async () => (await program.query('round.view', { round: 1 })).phase;
  const entries = async () => (await program.query('app.state', null)).document!.lastEvent;

  describe.each(Object.entries(waiting))('%s', (_, begin) => {
    it('is refused where another entry came between, and stores nothing', async () => {
      const before = await entries();
      const reply = begin();
      await program.run('players.withdraw', { player: 3, fromRound: 1 });
      expect(await reply).toMatchObject({ ok: false, refusal: { code: 'changed-meanwhile' } });
      // The withdrawal alone.
      expect([await phase(), await entries()]).toEqual(['later', before + 1]);
    });

    it('is refused where the tournament was closed meanwhile', async () => {
      const reply = begin();
      await program.run('tournament.close', null);
      expect(await reply).toMatchObject({ ok: false, refusal: { code: 'changed-meanwhile' } });
    });

    it('is refused where an earlier moment is looked at by then, and stores nothing', async () => {
      const before = await entries();
      const reply = begin();
      await program.run('log.lookAt', { seq: 2 });
      expect(await reply).toMatchObject({ ok: false, refusal: { code: 'looking-back' } });
      await program.run('log.lookAt', { seq: null });
      expect([await phase(), await entries()]).toEqual(['later', before]);
    });
  });

  it('wakes the second media once for what it stored, and not where nothing changed', async () => {
    await pairAndPublish(program, 1);
    mkdirSync(program.path('stick'));
    await program.run('mirror.add', { folder: program.path('stick') });
    const wake = vi.spyOn(MirrorSet.prototype, 'wake');
    const draw = { round: 1, board: 1, result: 'draw', confirmed: 0 } as const;
    await program.run('results.enter', draw);
    await program.run('results.enter', draw);
    expect(wake).toHaveBeenCalledTimes(1);
    wake.mockRestore();
  });

  it('tells every page what has to be read again, once, and nothing where nothing changed', async () => {
    await pairAndPublish(program, 1);
    const views: (readonly string[])[] = [];
    program.handlers.listen((name, notice) => {
      if (name === 'changed' && 'views' in notice) views.push(notice.views);
    });
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    expect(views).toEqual([['app', 'log', 'round', 'standings', 'documents']]);
  });
});
