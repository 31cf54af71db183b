/** Questions 62, 70, 78, 79, 88, 93, 107, 109, 110, 195 and 196 of FIDE's acceptance list. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCELERATIONS, STANDARD_SCORING, type Rules } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish, playRound, playerInput } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { importReport, reportOf } from './report.ts';
import { changedRules, isInFideMode } from '../handlers/rules.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

const settings = () => program.query('settings.view', null);
const changed = (rules: Partial<Rules>, confirmed: 0 | 3 | 4 = 0) => changedRules(program, rules, confirmed);
const fideMode = () => isInFideMode(program);

it('Q62 more rounds than the players can play, and a round robin cut short, are told before round 1', async () => {
  await newTournament(program, 4, 5);
  const swiss = await program.asked('round.pair', { round: 1, confirmed: 0 });
  expect(swiss).toMatchObject({ level: 2, article: 'C.04.1 2' });
  expect(swiss.consequences.join()).toContain('5 rounds are declared, but 4 players can play only 3 rounds');
  await program.run('settings.change', await changed({ system: 'round-robin', rounds: 2 }));
  const table = await program.asked('round.pair', { round: 1, confirmed: 0 });
  expect(table.consequences.join()).toContain('4 players need 3 rounds');
  await program.run('settings.change', await changed({ rounds: 3 }));
  await program.run('round.pair', { round: 1, confirmed: 0 });
});

it('Q62 Q101 a late entry that changes the table of a round robin is told before each round by it', async () => {
  await newTournament(program, 4, 3);
  await program.run('settings.change', await changed({ system: 'round-robin' }));
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  await program.run('players.add', playerInput('Late, Lena', 1500));
  const question = await program.asked('round.pair', { round: 2, confirmed: 0 });
  expect(question).toMatchObject({ level: 2, article: 'C.05' });
  expect(question.consequences.join()).toContain('5 players need 5 rounds');
});

it('Q62 a late entry into the free place of a table is not', async () => {
  await newTournament(program, 5, 5);
  await program.run('settings.change', await changed({ system: 'round-robin' }));
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  await program.run('players.add', playerInput('Late, Lena', 1500));
  expect(await program.command('round.pair', { round: 2, confirmed: 0 })).toMatchObject({ ok: true });
});

it('Q70 a new tournament counts 1, ½ and 0, and a bye as a win', async () => {
  await newTournament(program, 3);
  const { scoring } = (await settings()).rules;
  expect([scoring.whiteWin, scoring.blackDraw, scoring.whiteLoss, scoring.pairingAllocatedBye]).toEqual([
    10, 5, 0, 10,
  ]);
  await pairAndPublish(program, 1);
  await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
  const { rows } = await program.query('standings.view', { afterRound: 1, category: '' });
  expect(rows.map(({ points }) => points)).toEqual([10, 5, 5]);
});

it('Q78 points and byes of rounds that were played follow other values', async () => {
  await newTournament(program, 3);
  await pairAndPublish(program, 1);
  await program.run('results.enter', { round: 1, board: 1, result: 'white-wins', confirmed: 0 });
  const { scoring } = (await settings()).rules;
  const other = { ...scoring, whiteWin: 30, blackWin: 30, forfeitWin: 30, pairingAllocatedBye: 20 };
  await program.run('settings.change', await changed({ scoring: other }, 4));
  const { rows } = await program.query('standings.view', { afterRound: 1, category: '' });
  expect(rows.map(({ points }) => points)).toEqual([30, 20, 0]);
});

it.each<[string, Partial<Rules>, article: string]>([
  ['the number of rounds', { rounds: 6 }, 'C.04.1 1'],
  ['the system', { system: 'dubov-2026' }, 'C.04.2 1.1'],
  ['acceleration taken away', { acceleration: 'none' }, 'C.04.2 1.1'],
  [
    'a win of three points',
    { scoring: { ...STANDARD_SCORING, whiteWin: 30, blackWin: 30, forfeitWin: 30 } },
    'C.04.1 3',
  ],
  ['forbidden pairs', { prohibitions: [{ firstRound: 2, lastRound: 5, players: [1, 2] }] }, 'C.05 5.2'],
])(
  'Q75 Q93 Q109 Q110 Q195 Q196 once round 1 is on the wall, %s asks at level 4 and leaves FIDE mode',
  async (_, rules, article) => {
    await newTournament(program, 8);
    await program.run('settings.change', await changed({ acceleration: 'baku-2026' }));
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const question = await program.asked('settings.change', await changed(rules));
    expect(question).toMatchObject({ level: 4, article });
    expect(question.consequences[0]).toContain('ends FIDE mode');
    await program.run('settings.change', await changed(rules, 4));
    expect(await fideMode()).toBe(false);
  },
);

it('Q195 before round 1 pairs are forbidden freely', async () => {
  await newTournament(program, 8);
  const prohibitions = [{ firstRound: 1, lastRound: 5, players: [1, 5] }];
  await program.run('settings.change', await changed({ prohibitions }));
  await pairAndPublish(program, 1);
  const { boards } = await program.query('round.view', { round: 1 });
  expect(boards.some(({ white, black }) => [white.id, black.id].sort().join() === '1,5')).toBe(false);
  expect(await fideMode()).toBe(true);
});

it('Q107 Baku acceleration is the only method, in the text in force and the one before', () => {
  expect(ACCELERATIONS).toEqual(['none', 'baku-2026', 'baku-2017']);
});

it.each(['round-robin', 'double-round-robin'])('Q106 a %s is not accelerated', async (system) => {
  await newTournament(program, 6);
  const wanted = await changed({ system, acceleration: 'baku-2026' });
  const refusal = await program.refused('settings.change', wanted);
  expect(refusal).toMatchObject({ code: 'acceleration-impossible', article: 'C.04.7 1.5' });
  await program.run('settings.change', await changed({ acceleration: 'baku-2026' }));
  expect((await program.refused('settings.change', await changed({ system }))).code).toBe(refusal.code);
  await program.run('settings.change', await changed({ system, acceleration: 'none' }));
});

it('Q106 Q217 a report tells the virtual points, and whoever imports it goes on by the rule', async () => {
  await newTournament(program, 9, 9);
  await program.run('settings.change', await changed({ acceleration: 'baku-2026' }));
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const recordsOf = (report: string) => report.split(/\r?\n/).filter((line) => line.startsWith('250'));
  const first = await reportOf(program, 'exchange', 'first.trf');
  expect(first).toContain('192 FIDE_DUTCH_BAKU');
  expect(recordsOf(first)).toEqual(['250       1.0   1   3    1    6', '250       0.5   4   5    1    6']);
  await importReport(program, 'first.trf', 'again.wallchart');
  const { rules } = await program.query('settings.view', null);
  expect(rules).toMatchObject({ acceleration: 'baku-2026', virtualPoints: [] });
  expect(recordsOf(await reportOf(program, 'exchange', 'second.trf'))).toEqual(recordsOf(first));
});

it('Q63 a late entry still plays where the rounds are too many', async () => {
  await newTournament(program, 2, 3);
  await program.run('players.add', playerInput('Late, Lena', 1500));
  await program.confirm('round.pair', { round: 1, confirmed: 0 });
  expect((await program.query('round.view', { round: 1 })).boards).toHaveLength(1);
});
