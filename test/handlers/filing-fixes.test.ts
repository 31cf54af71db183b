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
  const [settings, players] = [{ page: 'settings' }, { page: 'players' }];
  const results = { page: 'results', round: 1 };
  expect(problems.map(({ weight, text, fix }) => [weight, text, fix])).toEqual([
    ['missing', 'The chief arbiter is missing (102).', settings],
    ['missing', 'The time control is missing (122).', settings],
    ['missing', 'The date is missing (132): rounds 1, 2, 3, 4 and 5.', settings],
    ['missing', 'Only 1 of 5 rounds are paired.', { page: 'round' }],
    ['missing', 'Round 1: 3 games have no result.', results],
    ['missing', 'Round 1: 1 game is adjourned.', results],
    ['missing', 'Players without a FIDE ID: their games cannot be rated.', players],
    ['advice', 'Players without a date or year of birth.', players],
    ['advice', 'Players without a sex.', players],
    ['advice', 'Players with a rating and no FIDE ID: the rating is not one of FIDE.', players],
    [
      'advice',
      'A value is longer than its 33 columns and will be cut: Papadimitriou-Konstantinopoulou, Anneliese.',
      players,
    ],
  ]);
});
