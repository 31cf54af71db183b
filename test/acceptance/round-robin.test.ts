/** Question 95 of FIDE's acceptance list: numbers of a round robin by hand. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 4, 3);
});
afterEach(() => program.close());

const order = async (tableOrder: readonly number[], confirmed: 0 | 4 = 0) => {
  const { info, rules } = await program.query('settings.view', null);
  return { info, rules: { ...rules, system: 'round-robin', tableOrder }, confirmed };
};
const numbers = async () =>
  (await program.query('players.view', null)).players.toSorted((a, b) => a.tpn - b.tpn).map(({ id }) => id);

it('Q95 the arbiter gives the numbers of the table before round 1', async () => {
  await program.run('settings.change', await order([3, 1, 4, 2]));
  await pairAndPublish(program, 1);
  expect(await numbers()).toEqual([3, 1, 4, 2]);
  // C.05 Annex 1, round 1 of four: 1 – 4, 2 – 3.
  const { boards } = await program.query('round.view', { round: 1 });
  expect(boards.map(({ white, black }) => [white.id, black.id])).toEqual([
    [3, 2],
    [1, 4],
  ]);
});

it('Q95 who is missing in the order follows; once round 1 is on the wall a change leaves FIDE mode', async () => {
  await program.run('settings.change', await order([4]));
  await pairAndPublish(program, 1);
  expect(await numbers()).toEqual([4, 1, 2, 3]);
  const question = await program.asked('settings.change', await order([1, 2, 3, 4]));
  expect(question.level).toBe(4);
  expect(question.consequences[0]).toContain('ends FIDE mode');
  await program.run('settings.change', await order([1, 2, 3, 4], 4));
  expect((await program.query('app.state', null)).document!.fideMode).toBe(false);
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  expect(await numbers()).toEqual([4, 1, 2, 3]);
});
