/** Questions 197, 198 and 202 of FIDE's acceptance list. */
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

it('Q197 Q198 an expelled player is left out of the standings of a Swiss; their games count for the opponents', async () => {
  const program = new Program();
  await newTournament(program, 6, 3);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const view = () => program.query('standings.view', { afterRound: null, category: '' });
  const before = (await view()).rows;
  const out = before[0]!.id;
  const expel = { player: out, fromRound: 2, why: 'cheating', confirmed: 0 } as const;
  expect(await program.refused('players.expel', { ...expel, why: '' })).toMatchObject({
    code: 'reason-missing',
  });
  expect(await program.asked('players.expel', expel)).toMatchObject({ level: 3, article: 'C.05 6.6' });
  await program.run('players.expel', { ...expel, confirmed: 3 });
  const after = (await view()).rows;
  expect(after.map(({ id, points }) => [id, points])).toEqual(
    before.filter(({ id }) => id !== out).map(({ id, points }) => [id, points]),
  );
  expect(after[0]!.rank).toBe(1);
  await pairAndPublish(program, 2);
  const { boards } = await program.query('round.view', { round: 2 });
  expect(boards.flatMap(({ white, black }) => [white.id, black.id])).not.toContain(out);
  await playRound(program, 2);
  const report = await reportOf(program);
  expect(remarksIn(report).join()).toMatch(/### Expelled, Name\d+ @ Round 2/);
  // A report ranks everybody who has a line in it.
  expect(report.split('\r\n').filter((line) => line.startsWith('001'))).toHaveLength(6);
  const ranks = report
    .split('\r\n')
    .flatMap((line) => (line.startsWith('001') ? [Number(line.slice(85, 89))] : []));
  expect(ranks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  // Played again, they are back in the standings.
  await program.run('players.withdraw', { player: out, fromRound: null });
  expect((await view()).rows).toHaveLength(6);
  await program.close();
});
