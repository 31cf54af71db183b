/** Questions 157 to 168 of FIDE's acceptance list: games without a result. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { importReport, remarksIn, reportOf } from './report.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 4, 3);
  await pairAndPublish(program, 1);
});
afterEach(() => program.close());

const enter = (board: number, result: 'draw' | 'adjourned' | 'white-wins', round = 1) =>
  ({ round, board, result, confirmed: 0 }) as const;
const resultsOf = async (round: number) =>
  (await program.query('round.view', { round })).boards.map(({ result }) => result);

it('Q157 a game is adjourned by its result', async () => {
  await program.run('results.enter', enter(1, 'adjourned'));
  expect(await resultsOf(1)).toEqual(['adjourned', 'open']);
});

it('Q159 Q160 games without a result are adjourned by the next pairing, which asks at level 2 or above', async () => {
  await program.run('results.enter', enter(1, 'white-wins'));
  const question = await program.asked('round.pair', { round: 2, confirmed: 0 });
  expect(question.level).toBeGreaterThanOrEqual(2);
  expect(question).toMatchObject({ article: 'C.04.2 3.1' });
  await program.run('round.pair', { round: 2, confirmed: question.level });
  expect(await resultsOf(1)).toEqual(['white-wins', 'adjourned']);
});

it('Q162 Q163 its result comes at any time: a draw without, anything else with a question of level 3', async () => {
  await program.run('results.enter', enter(1, 'adjourned'));
  await program.run('results.enter', enter(2, 'adjourned'));
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  await program.confirm('round.publish', { round: 2, confirmed: 0 });
  await playRound(program, 2);
  await program.confirm('round.pair', { round: 3, confirmed: 0 });
  await program.confirm('round.publish', { round: 3, confirmed: 0 });
  await program.run('results.enter', enter(1, 'draw'));
  expect((await program.asked('results.enter', enter(2, 'white-wins'))).level).toBe(3);
  await program.run('results.enter', { ...enter(2, 'white-wins'), confirmed: 3 });
  expect(await resultsOf(1)).toEqual(['draw', 'white-wins']);
  const told = remarksIn(await reportOf(program, 'exchange')).filter((line) => line.includes('now 1 – 0'));
  expect(told).toEqual([
    expect.stringMatching(/^### Adjournment @ Round 1: Result corrected late, board 2, /),
  ]);
});

it('Q164 Q165 the file for another program has a question mark for both players', async () => {
  await program.run('results.enter', enter(1, 'adjourned'));
  await program.run('results.enter', enter(2, 'draw'));
  const lines = (await reportOf(program, 'exchange')).split('\r\n');
  const waiting = lines.filter((line) => line.startsWith('001') && line.slice(91, 101).trim().endsWith('?'));
  const { white, black } = (await program.query('round.view', { round: 1 })).boards[0]!;
  expect(waiting.map((line) => Number(line.slice(4, 8)))).toEqual(
    [white.tpn, black.tpn].toSorted((one, two) => one - two),
  );
});

it('Q166 a sign that nobody knows comes in as an unknown result, with a remark', async () => {
  await program.run('results.enter', enter(1, 'white-wins'));
  await program.run('results.enter', enter(2, 'draw'));
  const report = await reportOf(program, 'exchange');
  const odd = report.replace(/^(001.{88}[ \d]{4} [wb] )[10]/gm, '$1@');
  expect(odd).not.toBe(report);
  writeFileSync(program.path('odd.trf'), odd);
  const review = await importReport(program, 'odd.trf', 'odd.wallchart');
  expect(JSON.stringify(review)).toContain('@');
  expect(await resultsOf(1)).toEqual(['adjourned', 'draw']);
});

it('Q168 an older game that still waits has to be read before the next round is published', async () => {
  await program.run('results.enter', enter(1, 'adjourned'));
  await program.run('results.enter', enter(2, 'draw'));
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  await program.confirm('round.publish', { round: 2, confirmed: 0 });
  await playRound(program, 2);
  await program.run('round.pair', { round: 3, confirmed: 0 });
  const question = await program.asked('round.publish', { round: 3, confirmed: 0 });
  expect(question.level).toBe(2);
  expect(question.consequences.join()).toContain('Round 1 has an open game');
});
