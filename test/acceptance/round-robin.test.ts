/** Question 95 of FIDE's acceptance list: numbers of a round robin by hand. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idsOf, newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 4, 3);
});
afterEach(() => program.close());

/** The table in this order of players, each by their place in the list of strength. */
const order = async (places: readonly number[], confirmed: 0 | 4 = 0) => {
  const tableOrder = await idsOf(program, ...places);
  const { info, rules } = await program.query('settings.view', null);
  return { info, rules: { ...rules, system: 'round-robin', tableOrder }, confirmed };
};
const inOrder = async () =>
  (await program.query('players.view', null)).players
    .toSorted((a, b) => a.tpn - b.tpn)
    .map(({ name }) => Number(/\d+/.exec(name)));

it('Q95 the arbiter gives the numbers of the table before round 1', async () => {
  await program.run('settings.change', await order([3, 1, 4, 2]));
  await pairAndPublish(program, 1);
  expect(await inOrder()).toEqual([3, 1, 4, 2]);
  // C.05 Annex 1, round 1 of four: 1 – 4, 2 – 3.
  const { boards } = await program.query('round.view', { round: 1 });
  expect(boards.map(({ white, black }) => [white.id, black.id])).toEqual([
    await idsOf(program, 3, 2),
    await idsOf(program, 1, 4),
  ]);
});

it('Q95 who is missing in the order follows; once round 1 is on the wall a change leaves FIDE mode', async () => {
  await program.run('settings.change', await order([4]));
  await pairAndPublish(program, 1);
  expect(await inOrder()).toEqual([4, 1, 2, 3]);
  const question = await program.asked('settings.change', await order([1, 2, 3, 4]));
  expect(question.level).toBe(4);
  expect(question.consequences[0]).toContain('ends FIDE mode');
  await program.run('settings.change', await order([1, 2, 3, 4], 4));
  expect((await program.query('app.state', null)).document!.fideMode).toBe(false);
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  expect(await inOrder()).toEqual([4, 1, 2, 3]);
});
