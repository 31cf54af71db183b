/** The clock of the computer is wrong, and is set right in the middle: entries keep their order, and the last one stays the last. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

const HOURS = 3_600_000;

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 4);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
});
afterEach(() => program.close());

const state = async () => (await program.query('app.state', null)).document!;
const results = async (round: number) =>
  (await program.query('round.view', { round })).boards.map(({ result }) => result);

async function reopen(): Promise<void> {
  const { folder, time } = program;
  await program.close(true);
  program = new Program({}, folder);
  program.time = time;
  await program.run('tournament.open', { file: program.path('open.wallchart') });
}

it.each([-30, -5, 5])('by %d hours', async (hours) => {
  const jump = hours * HOURS;
  const first = await results(1);
  program.time += jump;
  await reopen();
  expect(await results(1)).toEqual(first);
  await pairAndPublish(program, 2);
  program.time -= jump;
  await program.run('results.enter', { round: 2, board: 1, result: 'white-wins', confirmed: 0 });
  program.time += jump;
  await program.run('results.enter', { round: 2, board: 2, result: 'draw', confirmed: 0 });
  await program.confirm('results.enter', { round: 2, board: 1, result: 'black-wins', confirmed: 0 });
  await reopen();
  expect([await results(1), await results(2)]).toEqual([first, ['black-wins', 'draw']]);

  // The log goes by its numbers, not by the times in it; so does what is undone and looked at.
  const { lastEvent, undo } = await state();
  const seqs = (await program.log()).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
  expect(undo!.label).toContain('board 1');
  await program.confirm('log.undo', { seq: null, confirmed: 0 });
  expect(await results(2)).toEqual(['white-wins', 'draw']);
  await program.run('log.lookAt', { seq: lastEvent - 2 });
  expect(await results(2)).toEqual(['white-wins', 'open']);
  await program.run('log.lookAt', { seq: null });
  await program.confirm('log.redo', { confirmed: 0 });
  expect(await results(2)).toEqual(['black-wins', 'draw']);
});
