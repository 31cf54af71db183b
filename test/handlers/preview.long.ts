/** A preview through main: asked, cancelled, refused. Nothing of it is stored. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('preview of the next round', () => {
  let program: Program;

  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 24);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
  });
  afterEach(() => program.close());

  const clear = (board: number) =>
    program.confirm('results.enter', { round: 1, board, result: 'open', confirmed: 0 });
  const preview = () => program.handlers.queries['round.preview']({ round: 2 });

  it('says who sits where whatever happens, and stores nothing', async () => {
    await clear(2);
    await clear(9);
    const { length } = await program.log();
    const view = await program.query('round.preview', { round: 2 });
    expect(view).toMatchObject({ round: 2, cases: 9, unpairable: 0 });
    expect(view.games.map(({ board }) => board)).toEqual([2, 9]);
    expect(view.boards).toHaveLength(12);
    for (const { isFixed, waitsFor, candidates } of view.boards) {
      expect(waitsFor.length === 0).toBe(isFixed);
      expect(candidates.reduce((sum, { cases }) => sum + cases, 0)).toBe(9);
    }
    expect(view.boards.some(({ isFixed }) => !isFixed)).toBe(true);
    expect(await program.log()).toHaveLength(length);
    // Whatever is fixed is what the pairing then gives.
    await program.run('results.enter', { round: 1, board: 2, result: 'draw', confirmed: 0 });
    await program.run('results.enter', { round: 1, board: 9, result: 'black-wins', confirmed: 0 });
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const { boards } = await program.query('round.view', { round: 2 });
    for (const { board, isFixed, candidates } of view.boards) {
      const { white, black } = boards[board - 1]!;
      const seats = candidates.map((one) => [one.white.id, one.black.id]);
      if (isFixed) expect(seats).toEqual([[white.id, black.id]]);
      else expect(seats).toContainEqual([white.id, black.id]);
    }
  });

  it('can be stopped', async () => {
    for (const board of [1, 2, 3, 4, 5, 6]) await clear(board);
    const asked = preview();
    await program.run('round.cancelPreview', null);
    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'preview-cancelled' } });
  });

  it('is refused without open games, and with more than eight', async () => {
    expect(await preview()).toMatchObject({ refusal: { code: 'no-open-games' } });
    for (let board = 1; board <= 9; board++) await clear(board);
    const refused = await preview();
    expect(refused).toMatchObject({ refusal: { code: 'too-many-games' } });
    expect('refusal' in refused && refused.refusal.message).toContain('9 games to go');
  });
});
