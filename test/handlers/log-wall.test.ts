import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('C.04.2 4.4 steps in the log and the pairing on the wall', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const view = (round: number) => program.query('round.view', { round });
  const last = async () => (await program.query('app.state', null)).document!.lastEvent;
  const inReport = async () =>
    (await program.log('integrity')).map(({ title, undone }) => (undone ? `(${title})` : title));

  it('an undo asks as taking the round from the wall does, and the report says so', async () => {
    const front = await program.asked('round.unpublish', { round: 1, confirmed: 0 });
    const question = await program.asked('log.undo', { seq: null, confirmed: 0 });
    expect(question).toMatchObject({ level: front.level, article: front.article });
    expect(question.consequences[0]).toBe(front.consequences[0]);
    expect(question.consequences.join(' ')).toContain('version 2');
    await program.asked('log.undo', { seq: null, confirmed: 3 });
    await program.run('log.undo', { seq: null, confirmed: 4 });
    expect((await view(1)).phase).toBe('checked');
    expect(await inReport()).toEqual(['Round 1 unpublished']);
    const target = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', purpose: 'exchange', target });
    expect(readFileSync(target, 'utf8')).toMatch(
      /^### Round 1 unpublished @ Round 1: version 1, by a step in the log, /m,
    );
    expect(await program.run('round.publish', { round: 1, confirmed: 0 })).toEqual({ version: 2 });
  });

  it('a redo puts it back no more quietly, and both stay in the report', async () => {
    await program.run('log.undo', { seq: null, confirmed: 4 });
    const question = await program.asked('log.redo', { confirmed: 3 });
    expect(question).toMatchObject({ level: 4, article: 'C.04.2 4.4' });
    await program.run('log.redo', { confirmed: 4 });
    expect(await view(1)).toMatchObject({ phase: 'published', version: 1 });
    expect(await inReport()).toEqual(['Round 1 published again', 'Round 1 unpublished']);
    // Nothing is lost when the file is read anew.
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    expect(await view(1)).toMatchObject({ phase: 'published', version: 1 });
  });

  it('undoing that a round was taken down leaves its trace in the report', async () => {
    await program.run('round.unpublish', { round: 1, confirmed: 4 });
    await program.asked('log.undo', { seq: null, confirmed: 3 });
    await program.run('log.undo', { seq: null, confirmed: 4 });
    expect(await view(1)).toMatchObject({ phase: 'published', version: 1 });
    expect(await inReport()).toEqual(['Round 1 published again', '(Round 1 unpublished)']);
  });

  it('a way back names every round that leaves the wall; no version hangs there with two pairings', async () => {
    const then = await last();
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    const question = await program.asked('log.goBack', { seq: then - 1, confirmed: 0 });
    expect(question.level).toBe(4);
    const known = question.consequences.filter((text) => text.includes('players know it'));
    expect(known.map((text) => /round \d/.exec(text)![0])).toEqual(['round 1', 'round 2']);
    await program.run('log.goBack', { seq: then - 1, confirmed: 4 });
    expect(await inReport()).toEqual(['Round 2 unpublished', 'Round 1 unpublished']);
    expect(await program.run('round.publish', { round: 1, confirmed: 0 })).toEqual({ version: 2 });
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    expect((await view(2)).version).toBe(2);
  });

  it('steps that leave the wall as it is ask as before', async () => {
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    await program.run('log.undo', { seq: null, confirmed: 0 });
    await program.run('log.redo', { confirmed: 0 });
    expect((await program.asked('log.goBack', { seq: (await last()) - 1, confirmed: 0 })).level).toBe(3);
    expect(await inReport()).toEqual([]);
  });
});
