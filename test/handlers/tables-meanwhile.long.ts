/** A table of results under review, and another window that enters, corrects or publishes meanwhile. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

describe('tables of results that another window does not wait for', () => {
  let program: Program;
  const readResults = (rows: readonly string[]) => {
    const path = program.path('r.csv');
    writeFileSync(path, rows.join('\r\n'));
    return program.run('results.readTable', { file: path, round: 1, reading: null });
  };
  const results = async (round: number) =>
    (await program.query('round.view', { round })).boards.map(({ result }) => result);
  const enter = (board: number, result: 'draw' | 'white-wins', round = 1) =>
    program.run('results.enter', { round, board, result, confirmed: 0 });
  const ROWS = ['Board;Result', '1;1-0', '2;1-0', '3;1-0', '4;'];
  const accepted = async (token: string) =>
    program.command('results.acceptTable', { token, choices: [{ row: 4, option: 1 }], confirmed: 2 });

  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await enter(3, 'draw');
  });
  afterEach(() => program.close());

  it('are taken where it entered other boards', async () => {
    const { token } = await readResults(ROWS);
    await enter(4, 'draw');
    expect(await accepted(token)).toEqual({ ok: true, value: { entered: 2, replaced: 1 } });
    expect(await results(1)).toEqual(['white-wins', 'white-wins', 'white-wins', 'draw']);
  });

  it.each([1, 2, 3])('are read again where it entered or corrected board %i of them', async (board) => {
    const { token } = await readResults(ROWS);
    await program.run('results.enter', { round: 1, board, result: 'both-lose', confirmed: 2 });
    const before = await results(1);
    expect(await accepted(token)).toMatchObject({ ok: false, refusal: { code: 'table-stale' } });
    expect(await results(1)).toEqual(before);
  });

  it('are read again where it corrected what a row only repeats', async () => {
    await enter(1, 'white-wins');
    const { token, rows } = await readResults(ROWS);
    expect(rows[0]!.verdict).toBe('passed');
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 2 });
    expect(await accepted(token)).toMatchObject({ ok: false, refusal: { code: 'table-stale' } });
  });

  it('are read again where it took the round off the wall', async () => {
    const { token } = await readResults(ROWS);
    await program.confirm('results.enter', { round: 1, board: 3, result: 'open', confirmed: 0 });
    await program.confirm('round.unpublish', { round: 1, confirmed: 0 });
    expect(await accepted(token)).toMatchObject({ ok: false, refusal: { code: 'table-stale' } });
  });

  it('are read again where it took a round off the wall that has no result at all', async () => {
    await program.confirm('results.enter', { round: 1, board: 3, result: 'open', confirmed: 0 });
    const { token } = await readResults(ROWS);
    await program.confirm('round.unpublish', { round: 1, confirmed: 0 });
    expect(await accepted(token)).toMatchObject({ ok: false, refusal: { code: 'table-stale' } });
  });

  it('C.04.2 4.3 ask where it published the next round', async () => {
    const { token } = await readResults(['Board;Result', '3;1-0']);
    const args = { token, choices: [{ row: 2, option: 1 }] };
    for (const board of [1, 2, 4]) await enter(board, 'draw');
    await pairAndPublish(program, 2);
    expect(await program.asked('results.acceptTable', { ...args, confirmed: 2 })).toMatchObject({
      level: 3,
      article: 'C.04.2 4.3',
    });
    await program.confirm('results.acceptTable', { ...args, confirmed: 2 });
    expect((await results(1))[2]).toBe('white-wins');
  });

  it('are judged by what stands now, also while it looks at an earlier moment', async () => {
    const { lastEvent } = (await program.query('app.state', null)).document!;
    await program.run('log.lookAt', { seq: lastEvent - 1 });
    expect((await results(1))[2]).toBe('open');
    const { token, rows } = await readResults(ROWS);
    expect(rows[2]!.verdict).toBe('changes');
    await program.run('log.lookAt', { seq: null });
    await program.run('results.acceptTable', { token, choices: [], confirmed: 0 });
    expect(await results(1)).toEqual(['white-wins', 'white-wins', 'draw', 'open']);
  });
});
