import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogFilter } from '../../src-main/ipc/contract.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('the log', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
  });
  afterEach(() => program.close());

  const state = async () => (await program.query('app.state', null)).document!;
  const results = async (round: number) =>
    (await program.query('round.view', { round })).boards.map(({ result }) => result);
  const enter = (round: number, board: number) =>
    program.run('results.enter', { round, board, result: 'draw', confirmed: 0 });

  it('undoes and does again, any number of steps, across a restart', async () => {
    await pairAndPublish(program, 1);
    await enter(1, 1);
    await enter(1, 2);
    const before = await results(1);
    await program.run('log.undo', { seq: null, confirmed: 0 });
    expect(await results(1)).toEqual(['draw', 'open', 'open', 'open']);
    await program.run('log.undo', { seq: null, confirmed: 0 });
    expect(await results(1)).toEqual(['open', 'open', 'open', 'open']);
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    expect(await results(1)).toEqual(['open', 'open', 'open', 'open']);
    expect((await state()).redo?.label).toContain('board 1');
    await program.run('log.redo', { confirmed: 0 });
    expect(await results(1)).toEqual(['draw', 'open', 'open', 'open']);
    await program.run('log.redo', { confirmed: 0 });
    expect(await results(1)).toEqual(before);
    expect((await program.refused('log.redo', { confirmed: 0 })).code).toBe('nothing-to-redo');
  });

  it('forgets what could be done again as soon as something new is done', async () => {
    await pairAndPublish(program, 1);
    await enter(1, 1);
    await program.run('log.undo', { seq: null, confirmed: 0 });
    await enter(1, 2);
    expect((await state()).redo).toBeNull();
  });

  it('undoes one action in the middle and keeps what came after', async () => {
    await pairAndPublish(program, 1);
    await enter(1, 1);
    const seq = (await state()).lastEvent;
    await enter(1, 2);
    await program.run('log.undo', { seq, confirmed: 0 });
    expect(await results(1)).toEqual(['open', 'draw', 'open', 'open']);
    const rows = await program.log();
    expect(rows.find((row) => row.seq === seq)!.undone).toBe(true);
    expect(rows[0]).toMatchObject({ kind: 'undone', category: 'undo' });
  });

  it('does not undo what later entries build on, and names them', async () => {
    await pairAndPublish(program, 1);
    const published = (await state()).lastEvent;
    await enter(1, 1);
    const refused = await program.refused('log.undo', { seq: published, confirmed: 3 });
    expect(refused.code).toBe('later-entry-depends');
    expect(refused.message).toContain('board 1');
  });

  it('goes back to any point by one new entry, beside one of what it took from the wall, and that can be reversed', async () => {
    await pairAndPublish(program, 1);
    const then = (await state()).lastEvent;
    const view = await program.query('round.view', { round: 1 });
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    const later = await program.query('standings.view', { afterRound: null, category: '' });
    const second = await program.query('round.view', { round: 2 });
    const { lastEvent } = await state();
    await program.confirm('log.goBack', { seq: then, confirmed: 0 });
    expect((await program.log()).slice(0, -lastEvent).map(({ kind }) => kind)).toEqual([
      'wall-changed',
      'went-back',
    ]);
    expect((await state()).rounds.map(({ phase }) => phase).slice(0, 2)).toEqual(['published', 'later']);
    expect(await program.query('round.view', { round: 1 })).toEqual(view);
    await program.confirm('log.redo', { confirmed: 0 });
    expect(await program.query('round.view', { round: 2 })).toEqual(second);
    expect(await program.query('standings.view', { afterRound: null, category: '' })).toEqual(later);
  });

  it('shows any earlier moment without changing anything', async () => {
    await pairAndPublish(program, 1);
    const then = (await state()).lastEvent;
    await playRound(program, 1);
    const [now, { lastEvent, seal }] = [await results(1), await state()];
    expect(now).not.toContain('open');
    await program.run('log.lookAt', { seq: then });
    expect((await state()).past).toMatchObject({ seq: then });
    expect(await results(1)).toEqual(['open', 'open', 'open', 'open']);
    expect(
      (await program.refused('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 })).code,
    ).toBe('looking-back');
    await program.run('log.lookAt', { seq: null });
    expect(await results(1)).toEqual(now);
    expect(await state()).toMatchObject({ lastEvent, seal });
  });

  it('names the moments to which one may want to return', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    const { lastEvent } = await state();
    const moment = await program.query('log.moment', { seq: lastEvent });
    expect(moment.restorePoints.map(({ label }) => label)).toEqual(['R2 begin', 'R1 end', 'R1 begin']);
    expect(moment.since).toEqual([]);
    const start = await program.query('log.moment', { seq: moment.restorePoints[2]!.seq });
    expect(start.summary).toBe('Round 1 in play, 0 of 4 results in.');
    expect(start.since.find(({ label }) => label === 'Results')?.count).toBe(4);
  });

  it('is read in windows, the newest first, and says where an entry stands', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const { lastEvent } = await state();
    const whole = await program.log();
    expect(whole.map(({ seq }) => seq)).toEqual(Array.from({ length: lastEvent }, (_, at) => lastEvent - at));
    const ask = (from: number, count: number, seq: number | null, category: LogFilter = 'all', text = '') =>
      program.query('log.view', { text, category, from, count, seq });
    const window = await ask(3, 4, null);
    expect(window).toMatchObject({
      from: 3,
      matches: lastEvent,
      total: lastEvent,
      at: -1,
      chain: 'unbroken',
    });
    expect(window.rows).toEqual(whole.slice(3, 7));
    expect((await ask(lastEvent + 9, 4, null)).rows).toEqual([]);
    expect((await ask(0, 0, 5)).at).toBe(lastEvent - 5);
    const results = await ask(0, 2, null, 'result');
    expect(results).toMatchObject({ matches: 4, total: lastEvent });
    expect(results.rows.map(({ category }) => category)).toEqual(['result', 'result']);
    // An entry that the filter leaves out: the next older one that it shows.
    const published = whole.find(({ kind }) => kind === 'round-published')!.seq;
    expect((await ask(0, 0, published, 'result')).at).toBe(-1);
    expect((await ask(0, 0, lastEvent, 'round')).at).toBe(0);
    // A new entry is there at once, whatever was asked before.
    await program.run('log.undo', { seq: null, confirmed: 0 });
    expect((await ask(0, 1, null)).rows[0]!.seq).toBe(lastEvent + 1);
    expect((await ask(0, 9, null, 'result')).rows[0]!.undone).toBe(true);
    expect(await program.query('log.outline', null)).toEqual({
      total: lastEvent + 1,
      rounds: [{ round: 1, seq: published }],
    });
  });

  it('is searched in the language that the screens have now', async () => {
    await pairAndPublish(program, 1);
    const speaks = (screens: 'en' | 'de') =>
      program.run('app.setLanguages', { screens, documents: 'interface', second: 'none' });
    const found = async (text: string) => (await program.log('round', text)).map(({ kind }) => kind);
    expect(await found('published')).toEqual(['round-published']);
    try {
      await speaks('de');
      expect([await found('published'), await found('veröffentlicht')]).toEqual([[], ['round-published']]);
    } finally {
      await speaks('en');
    }
    expect([await found('veröffentlicht'), await found('published')]).toEqual([[], ['round-published']]);
  });

  it('can be searched, filtered and exported with its hashes', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    expect(await program.log('result', 'BOARD 3')).toHaveLength(1);
    const path = program.path('log.txt');
    await program.run('log.export', { target: path });
    const lines = readFileSync(path, 'utf8').trimEnd().split('\r\n');
    const { lastEvent, seal } = await state();
    expect(lines).toHaveLength(lastEvent + 1);
    const hash = lines.at(-1)!.split('\t').at(-1)!;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash.startsWith(seal)).toBe(true);
  });
});

describe('C.04.2 4.3 undo and corrections', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const last = async () => (await program.query('app.state', null)).document!.lastEvent;
  const resultOf = async (round: number, board: number) =>
    (await program.query('round.view', { round })).boards[board - 1]!.result;
  const enter = (round: number, board: number, result: 'white-wins' | 'black-wins' | 'draw') =>
    program.confirm('results.enter', { round, board, result, confirmed: 0 });

  it('a result by which a later round was paired is not opened again, by undo as little as by hand', async () => {
    await enter(1, 3, 'black-wins');
    const seq = await last();
    for (const board of [1, 2, 4]) await enter(1, board, 'white-wins');
    await pairAndPublish(program, 2);
    const before = await last();
    const args = { round: 1, board: 3, confirmed: 4 } as const;
    const byHand = await program.refused('results.enter', { ...args, result: 'open' });
    expect(byHand).toMatchObject({ code: 'result-stays', article: 'C.04.2 4.3' });
    expect(await program.refused('results.enter', { ...args, result: 'adjourned' })).toEqual(byHand);
    expect(await program.refused('log.undo', { seq, confirmed: 4 })).toEqual(byHand);
    expect(await last()).toBe(before);
  });

  it('undoing the replacement of a result is a correction during the next round, and refused after it', async () => {
    await playRound(program, 1);
    const first = await resultOf(1, 2);
    const other = first === 'white-wins' ? 'black-wins' : 'white-wins';
    await enter(1, 2, other);
    const seq = await last();
    await pairAndPublish(program, 2);
    const question = await program.asked('log.undo', { seq, confirmed: 0 });
    expect(question).toMatchObject({ level: 3, act: 'Correct the result', article: 'C.04.2 4.3' });
    expect(question.consequences.join(' ')).toContain('round 2 was paired with');
    await playRound(program, 2);
    const refused = await program.refused('log.undo', { seq, confirmed: 4 });
    expect(refused).toMatchObject({ code: 'correction-too-late', article: 'C.04.2 4.3' });
    expect(await resultOf(1, 2)).toBe(other);
  });

  it('the correction that an undo comes to goes into the report', async () => {
    await playRound(program, 1);
    const first = await resultOf(1, 2);
    await enter(1, 2, first === 'white-wins' ? 'black-wins' : 'white-wins');
    const seq = await last();
    await pairAndPublish(program, 2);
    await program.run('log.undo', { seq, confirmed: 3 });
    expect(await resultOf(1, 2)).toBe(first);
    expect((await program.log('integrity'))[0]).toMatchObject({ kind: 'result-corrected-late', round: 1 });
    expect((await program.query('app.state', null)).document!.redo).toBeNull();
    const target = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', target });
    const { white, black } = (await program.query('round.view', { round: 1 })).boards[1]!;
    const [left, right] = [white, black].map(({ name }) => name.split(',')[0]!);
    const [was, now] = first === 'white-wins' ? ['0 – 1', '1 – 0'] : ['1 – 0', '0 – 1'];
    expect(readFileSync(target, 'utf8').match(/^### Correction.*$/gm)).toEqual([
      expect.stringContaining(
        `@ Round 1: Result corrected late, board 2, ${left} – ${right}, ${was}, now ${now}, `,
      ),
    ]);
  });

  it('a step that does more besides is refused, and nothing of it is done', async () => {
    await playRound(program, 1);
    const then = await last();
    await pairAndPublish(program, 2);
    const during = await last();
    const was = await resultOf(1, 2);
    await enter(1, 2, was === 'draw' ? 'white-wins' : 'draw');
    await enter(2, 1, 'draw');
    const before = [await last(), await resultOf(1, 2)];
    expect((await program.refused('log.goBack', { seq: during, confirmed: 4 })).code).toBe(
      'correction-among-others',
    );
    expect([await last(), await resultOf(1, 2), await resultOf(2, 1)]).toEqual([...before, 'draw']);
    // Where the pairing goes too, nothing was paired with what changes.
    await program.confirm('log.goBack', { seq: then, confirmed: 0 });
    expect(await resultOf(1, 2)).toBe(was);
  });

  it('3.1 a game that waited counts, and can be corrected until the round after the next pairing has ended', async () => {
    for (const board of [2, 3, 4]) await enter(1, board, 'white-wins');
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    await enter(1, 1, 'black-wins');
    // A slip of the finger right after: no pairing has used it, although round 2 has ended.
    const question = await program.asked('results.enter', {
      round: 1,
      board: 1,
      result: 'white-wins',
      confirmed: 0,
    });
    expect(question.level).toBe(3);
    await enter(1, 1, 'white-wins');
    expect(await resultOf(1, 1)).toBe('white-wins');
    await pairAndPublish(program, 3);
    await enter(1, 1, 'draw');
    expect(await resultOf(1, 1)).toBe('draw');
    await playRound(program, 3);
    await enter(1, 1, 'black-wins');
    expect(await resultOf(1, 1)).toBe('draw');
    expect((await program.log('integrity'))[0]!.kind).toBe('result-rated-only');
  });
});
