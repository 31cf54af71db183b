/** Question 202 of FIDE's acceptance list. */
import { expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { remarksIn, reportOf } from './report.ts';

it('Q202 the report tells a changed list of tie-breaks with its round and the list before', async () => {
  const program = new Program();
  await newTournament(program, 4, 3);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const { info, rules } = await program.query('settings.view', null);
  await program.run('settings.change', { info, rules: { ...rules, tieBreaks: ['WIN', 'SB'] }, confirmed: 4 });
  const [line] = remarksIn(await reportOf(program)).filter((each) => each.includes('Tie-breaks'));
  expect(line).toContain('Round 1');
  expect(line).toContain('BH/C1, BH, SB, DE');
  expect(line).toContain('WIN, SB');
  await program.close();
});
