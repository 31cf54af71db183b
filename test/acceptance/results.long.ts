/** Question 186 of FIDE's acceptance list: every result goes through a report to the same players and colours. */
import { expect, it } from 'vitest';
import { GAME_RESULTS } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { importReport, reportOf } from './report.ts';

const ENTERED = GAME_RESULTS.filter((result) => result !== 'open');

it('Q186 a report brings back every result, each to its own two players and their colours', async () => {
  const program = new Program();
  await newTournament(program, 2 * ENTERED.length, 2);
  await pairAndPublish(program, 1);
  for (const [at, result] of ENTERED.entries())
    await program.confirm('results.enter', { round: 1, board: at + 1, result, confirmed: 0 });
  const games = async () => {
    const { boards } = await program.query('round.view', { round: 1 });
    return boards.map(({ white, black, result }) => `${white.name} – ${black.name}: ${result}`).toSorted();
  };
  const before = await games();
  expect(before.map((game) => game.split(': ')[1]).toSorted()).toEqual(ENTERED.toSorted());
  await reportOf(program, 'exchange');
  await importReport(program, 'report.trf', 'again.wallchart');
  expect((await program.query('app.state', null)).document!.path).toBe(program.path('again.wallchart'));
  expect(await games()).toEqual(before);
  await program.close();
});
