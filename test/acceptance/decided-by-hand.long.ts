/** Questions 55, 63 and 69 of FIDE's acceptance list: what a hand decides where the rules leave it to the arbiter. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlayerId } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { remarksIn, reportOf } from './report.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

const settings = async (rules: object) => {
  const known = await program.query('settings.view', null);
  await program.confirm('settings.change', { ...known, rules: { ...known.rules, ...rules }, confirmed: 0 });
};
/** The first rounds, as the system pairs them. */
async function play(rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await pairAndPublish(program, round);
    await playRound(program, round);
  }
}
const arranged = (round: number, pairs: readonly (readonly [PlayerId, PlayerId])[]) => ({
  round,
  pairs: pairs.map(([white, black]) => ({ white, black })),
  bye: null,
  confirmed: 0 as const,
});
/** The pairs of a round with the colours exchanged. */
async function turned(round: number) {
  const { boards } = await program.query('round.view', { round });
  return boards.map(({ white, black }): [PlayerId, PlayerId] => [black.id, white.id]);
}
const fideMode = async () => (await program.query('app.state', null)).document!.fideMode;

it.each([
  ['dubov-2026', 3, 'C.04.4.1 1.9'],
  ['burstein-2026', 3, 'C.04.3 1.9.3'],
  ['lim-2026', 3, 'C.04.4.3 2.1'],
  ['round-robin', 3, 'C.05 Annex 1'],
  ['double-round-robin', 6, 'C.05 Annex 1'],
])(
  'Q63 a round of %s beyond the %i that can be paired is the arbiter’s, at level 3',
  async (system, last, article) => {
    await newTournament(program, 4, 8);
    await settings({ system });
    await play(last);
    const round = last + 1;
    await program.refused('round.pair', { round, confirmed: 4 });
    await program.confirm('round.arrange', arranged(round, await turned(last)));
    expect(await program.asked('round.publish', { round, confirmed: 0 })).toMatchObject({
      level: 3,
      article,
    });
    await program.run('round.publish', { round, confirmed: 3 });
    expect(await fideMode()).toBe(true);
  },
);

it('Q63 where only pairs kept apart are left, pairing them is the arbiter’s; a second game instead ends FIDE mode', async () => {
  await newTournament(program, 4, 3);
  await settings({ prohibitions: [{ firstRound: 1, lastRound: 3, players: [1, 4] }] });
  await play(2);
  expect((await program.refused('round.pair', { round: 3, confirmed: 4 })).code).toBe(
    'constraints-in-conflict',
  );
  await program.confirm('round.arrange', arranged(3, await turned(2)));
  expect((await program.asked('round.publish', { round: 3, confirmed: 0 })).level).toBe(4);
  await program.run('round.discard', { round: 3 });
  await program.confirm(
    'round.arrange',
    arranged(3, [
      [1, 4],
      [2, 3],
    ]),
  );
  const asked = await program.asked('round.publish', { round: 3, confirmed: 0 });
  expect([asked.level, asked.article]).toEqual([3, 'C.05 5.2']);
  expect(asked.consequences.join(' ')).toMatch(/do not allow the pairing .* \(C\.05 5\.2\)/);
  await program.run('round.publish', { round: 3, confirmed: 3 });
  expect(await fideMode()).toBe(true);
});

it('Q69 colours the wrong way round by hand break no absolute rule: level 3, and FIDE mode goes on', async () => {
  await newTournament(program, 4, 5);
  await play(1);
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  await program.confirm('round.arrange', arranged(2, await turned(2)));
  const asked = await program.asked('round.publish', { round: 2, confirmed: 0 });
  expect([asked.level, asked.article]).toEqual([3, 'C.04.3 5.2']);
  await program.run('round.publish', { round: 2, confirmed: 3 });
  expect(await fideMode()).toBe(true);
  expect(remarksIn(await reportOf(program, 'exchange')).join()).toMatch(/^### MPA @ Round 2: /);
});

it.each(['dutch-2026', 'dubov-2026', 'burstein-2026'])(
  'Q69 in %s a colour for the third time running by hand breaks C.04.1 7: level 4, and FIDE mode ends',
  async (system) => {
    await newTournament(program, 8, 5);
    await settings({ system });
    await play(4);
    await program.confirm('round.pair', { round: 5, confirmed: 0 });
    const sides = async (round: number) => (await program.query('round.view', { round })).boards;
    const [before, last] = [await sides(3), await sides(4)];
    const pairs = await turned(5);
    const isThird = ([white]: readonly PlayerId[]) =>
      [before, last].every((boards) => boards.some((board) => board.white.id === white));
    const isBlackThird = ([, black]: readonly PlayerId[]) =>
      [before, last].every((boards) => boards.some((board) => board.black.id === black));
    const at = pairs.findIndex((pair) => isThird(pair) || isBlackThird(pair));
    expect(at).toBeGreaterThanOrEqual(0);
    const made = pairs.map(([white, black], index): [PlayerId, PlayerId] =>
      index === at ? [white, black] : [black, white],
    );
    await program.confirm('round.arrange', arranged(5, made));
    const asked = await program.asked('round.publish', { round: 5, confirmed: 0 });
    expect([asked.level, asked.article]).toEqual([4, 'C.04.1 7']);
    await program.run('round.publish', { round: 5, confirmed: 4 });
    expect(await fideMode()).toBe(false);
  },
);

it('Q63 a repair that leaves the second games of such a round as they are does not end FIDE mode', async () => {
  await newTournament(program, 4, 5);
  await play(3);
  await program.confirm('round.arrange', arranged(4, await turned(3)));
  await program.confirm('round.publish', { round: 4, confirmed: 0 });
  const { boards } = await program.query('round.view', { round: 4 });
  const request = { round: 4, missing: [boards[1]!.white.id], arrived: [], held: [], played: [] };
  const { token, plans } = await program.query('round.repairs', request);
  const { kind: plan, concerned } = plans[0]!;
  const agreed = concerned.map(({ id }) => id);
  const asked = await program.asked('round.repair', { token, plan, agreed, confirmed: 0 });
  expect(asked.level).toBe(3);
  expect(asked.consequences[0]).toMatch(/have already met/);
  await program.run('round.repair', { token, plan, agreed, confirmed: 3 });
  expect(await fideMode()).toBe(true);
});

it('Q55 a report with a round that the arbiter decided is imported at level 3, in FIDE mode', async () => {
  await newTournament(program, 4, 5);
  await play(3);
  await program.confirm('round.arrange', arranged(4, await turned(3)));
  await program.confirm('round.publish', { round: 4, confirmed: 0 });
  await playRound(program, 4);
  await reportOf(program, 'exchange');
  const opened = await program.run('tournament.open', { file: program.path('report.trf') });
  if (opened.opened) throw new Error('a report is reviewed first');
  const accept = { token: opened.review.token, target: program.path('again') };
  expect(await program.asked('tournament.acceptImport', accept)).toMatchObject({ level: 3 });
  await program.run('tournament.acceptImport', { ...accept, confirmed: 3 });
  expect(await fideMode()).toBe(true);
});
