/** What keeps a report from being filed leads to the page where it is put right. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

it('each problem of a report says where it is put right', async () => {
  await newTournament(program, 8);
  await program.run('players.add', playerInput('Papadimitriou-Konstantinopoulou, Anneliese', 2000));
  await pairAndPublish(program, 1);
  await program.run('results.enter', { round: 1, board: 2, result: 'adjourned', confirmed: 0 });
  const problems = await program.query('filing.problems', { format: 'trf16', purpose: 'report' });
  expect(problems.filter(({ fix }) => !fix)).toEqual([]);
  const fixOf = (words: RegExp) => problems.find(({ text }) => words.test(text))?.fix;
  expect(fixOf(/without a FIDE ID/)).toEqual({ page: 'players' });
  expect(fixOf(/adjourned/)).toEqual({ page: 'results', round: 1 });
  expect(fixOf(/longer than its 33 columns/)).toEqual({ page: 'players' });
  expect(fixOf(/chief arbiter/i)).toEqual({ page: 'settings' });
});
