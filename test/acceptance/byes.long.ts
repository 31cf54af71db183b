/** Questions 170 to 172 and 175 to 179 of FIDE's acceptance list: byes and withdrawals. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlayerId } from '../../src-engine/index.ts';
import { idOf, newTournament, pairAndPublish, playerInput, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { remarksIn, reportOf } from './report.ts';

let program: Program;
/** The identity of Name006. */
let last: PlayerId;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 6, 3);
  last = await idOf(program, 6);
});
afterEach(() => program.close());

const rowOf = async (player: number) =>
  (await program.query('standings.view', { afterRound: null, category: '' })).rows.find(
    ({ id }) => id === player,
  )!;

it('Q170 the standings show who has withdrawn, and from which round', async () => {
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const gone = await idOf(program, 2);
  await program.run('players.withdraw', { player: gone, fromRound: 2 });
  expect((await rowOf(gone)).note).toBe('Withdrawn from R2');
});

it('Q171 Q172 a half-point bye brings half a point', async () => {
  await program.run('players.setBye', { player: last, round: 1, kind: 'half', confirmed: 0 });
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  expect((await rowOf(last)).points).toBe(5);
});

it('Q177 Q178 Q179 a full-point bye asks, says that it is no longer used, and goes into the report', async () => {
  const bye = { player: last, round: 1, kind: 'full', confirmed: 0 } as const;
  const question = await program.asked('players.setBye', bye);
  expect(question.level).toBe(3);
  expect(question.consequences.join(' ')).toContain('deprecated');
  await program.run('players.setBye', { ...bye, confirmed: question.level });
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  expect((await rowOf(last)).points).toBe(10);
  const report = await reportOf(program);
  expect(remarksIn(report).join()).toMatch(/### FPB @ Round 1/);
  expect(report.match(/^001 +\d+ .*0000 - F/gm)).toEqual([expect.stringMatching(/^001 +6 .*Name006/)]);
});

it('Q176 nobody who has a half-point bye ahead becomes not eligible, by a change or by undoing one', async () => {
  const mark = (noHalfBye: boolean) =>
    ({ player: last, input: playerInput('Name006, Given', 2340, { noHalfBye }), confirmed: 0 }) as const;
  await program.run('players.change', mark(true));
  await program.run('players.change', mark(false));
  await program.run('players.setBye', { player: last, round: 2, kind: 'half', confirmed: 0 });
  const refused = await program.refused('players.change', mark(true));
  expect(refused).toMatchObject({ code: 'not-eligible', article: 'C.05 6.7', players: [last] });
  expect(refused.message).toMatch(/half-point bye in round 2/);
  const unmarked = (await program.log()).filter(({ kind }) => kind === 'player-changed')[0]!;
  expect((await program.refused('log.undo', { seq: unmarked.seq, confirmed: 0 })).article).toBe('C.05 6.7');
  await program.run('players.setBye', { player: last, round: 2, kind: null, confirmed: 0 });
  await program.run('players.change', mark(true));
});

it('Q175 Q176 who is marked as not eligible gets no half-point bye, by hand or at the entry', async () => {
  const input = playerInput('Name006, Given', 2340, { noHalfBye: true });
  await program.run('players.change', { player: last, input, confirmed: 0 });
  const { players } = await program.query('players.view', null);
  expect(players.filter(({ noHalfBye }) => noHalfBye).map(({ id }) => id)).toEqual([last]);
  const bye = { player: last, round: 1, kind: 'half', confirmed: 0 } as const;
  expect(await program.refused('players.setBye', bye)).toMatchObject({
    code: 'not-eligible',
    article: 'C.05 6.7',
  });
  await program.run('players.setBye', { ...bye, kind: 'zero' });
  const entry = { fromRound: 1, byes: [{ round: 2, kind: 'half' }] } as const;
  expect(
    await program.refused('players.add', { ...playerInput('Guest, Gil', 2600, { noHalfBye: true }), entry }),
  ).toMatchObject({ code: 'not-eligible' });
  await program.run('players.change', {
    player: last,
    input: playerInput('Name006, Given', 2340, { noHalfBye: false }),
    confirmed: 0,
  });
  await program.run('players.setBye', bye);
});

it('C.04.2 2.4 a late entry has the half-point bye that was entered before the round, and none afterwards', async () => {
  const late = new Program();
  await newTournament(late, 4);
  const entry = { fromRound: 1, byes: [{ round: 1, kind: 'half' }] } as const;
  const { player: awaited } = await late.run('players.add', { ...playerInput('Known, Kim', 2000), entry });
  await pairAndPublish(late, 1);
  const { player: guest } = await late.run('players.add', playerInput('Guest, Gil', 1990));
  const bye = { round: 1, kind: 'half', confirmed: 0 } as const;
  expect(await late.refused('players.setBye', { ...bye, player: guest })).toMatchObject({
    code: 'round-missed',
    article: 'C.04.2 2.4',
    message: expect.stringContaining('Round 1 is on the wall without Guest, Gil') as string,
  });
  expect((await late.refused('players.setBye', { ...bye, player: await idOf(late, 1) })).code).toBe(
    'round-paired-already',
  );
  await playRound(late, 1);
  const { rows } = await late.query('standings.view', { afterRound: 1, category: '' });
  const pointsOf = (id: number) => rows.find((row) => row.id === id)?.points;
  expect([pointsOf(awaited), pointsOf(guest)]).toEqual([5, 0]);
  await late.close();
});
