/** Stop questions of FIDE's acceptance list, tried by roads that lead round the page where they are asked. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Rules } from '../../src-engine/index.ts';
import { idOf, idsOf, newTournament, pairAndPublish, playRound, playerInput } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { changedRules, isInFideMode } from '../handlers/rules.ts';
import { importReport, remarksIn, reportOf } from './report.ts';

let program: Program;
beforeEach(() => {
  program = new Program();
});
afterEach(() => program.close());

const settings = () => program.query('settings.view', null);
const changed = (rules: Partial<Rules>, confirmed: 0 | 3 | 4 = 0) => changedRules(program, rules, confirmed);
const fideMode = () => isInFideMode(program);
const seqOf = async (kind: string) => (await program.log()).find((row) => row.kind === kind)!.seq;

it.each<[string, Partial<Rules>]>([
  ['Q57 the number of rounds', { rounds: 4 }],
  ['Q85 the value of the bye', {}],
  ['Q196 forbidden pairs', { prohibitions: [{ firstRound: 1, lastRound: 5, players: [1, 2] }] }],
])('%s does not change under way by undoing what was set before round 1', async (_, rules) => {
  await newTournament(program, 8);
  const { scoring } = (await settings()).rules;
  const more = Object.keys(rules).length === 0 ? { scoring: { ...scoring, pairingAllocatedBye: 5 } } : rules;
  await program.run('settings.change', await changed(more));
  const seq = await seqOf('settings-changed');
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const question = await program.asked('log.undo', { seq, confirmed: 0 });
  expect(question.level).toBe(4);
  expect(question.consequences[0]).toContain('ends FIDE mode');
  await program.run('log.undo', { seq, confirmed: 4 });
  expect(await fideMode()).toBe(false);
});

it('Q201 tie-breaks ask at level 4 also by undo and redo', async () => {
  await newTournament(program, 8);
  await program.run('settings.change', await changed({ tieBreaks: ['WIN'] }));
  const seq = await seqOf('settings-changed');
  await pairAndPublish(program, 1);
  expect((await program.asked('log.undo', { seq, confirmed: 0 })).level).toBe(4);
  await program.run('settings.change', await changed({ tieBreaks: ['BH'] }, 4));
  expect((await program.asked('log.undo', { seq: null, confirmed: 0 })).level).toBe(4);
  await program.run('log.undo', { seq: null, confirmed: 4 });
  expect(await fideMode()).toBe(true);
  expect((await settings()).rules.tieBreaks).toEqual(['WIN']);
});

it('Q151 numbers do not move once round 4 is paired, by undoing an exchange either', async () => {
  await newTournament(program, 8);
  const [first, second] = await idsOf(program, 1, 2);
  await program.run('players.change', {
    player: second!,
    input: playerInput('Name002, Given', 2390),
    confirmed: 0,
  });
  await pairAndPublish(program, 1);
  await program.confirm('players.exchangeNumbers', { player: first!, other: second!, confirmed: 0 });
  const seq = await seqOf('numbers-exchanged');
  await playRound(program, 1);
  for (const round of [2, 3, 4]) {
    await pairAndPublish(program, round);
    await playRound(program, round);
  }
  const numbers = async () =>
    (await program.query('players.view', null)).players.map(({ name, tpn }) => `${name} is ${tpn}`);
  const before = await numbers();
  expect(before.slice(0, 2).toSorted()).toEqual(['Name001, Given is 2', 'Name002, Given is 1']);
  const reply = await program.command('log.undo', { seq, confirmed: 4 });
  expect(await numbers()).toEqual(before);
  expect(reply).toMatchObject({ ok: false, refusal: { code: 'numbers-fixed', article: 'C.04.2 2.3' } });
});

it('Q196 nobody is kept apart anew when the club of a player changes', async () => {
  await newTournament(program, 8);
  const apart = { by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 5 } as const;
  await program.run('settings.change', await changed({ keptApart: [apart] }));
  await program.run('players.change', {
    player: await idOf(program, 1),
    input: playerInput('Name001, Given', 2390, { club: 'Biel' }),
    confirmed: 0,
  });
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const call = {
    player: await idOf(program, 2),
    input: playerInput('Name002, Given', 2380, { club: 'Biel' }),
    confirmed: 0,
  } as const;
  const question = await program.asked('players.change', call);
  expect(question.level).toBe(4);
  await program.run('players.change', { ...call, confirmed: 4 });
  expect(await fideMode()).toBe(false);
});

it.each<[string, Partial<Rules>]>([
  [
    'Q107 virtual points that are not Baku’s',
    { virtualPoints: [{ points: 10, firstRound: 1, lastRound: 3, players: [7, 8] }] },
  ],
  ['acceleration by a text that is not in force', { acceleration: 'baku-2017', rounds: 9 }],
  ['tie-breaks by a text that is not in force', { tieBreakText: '2024' }],
])('%s leave FIDE mode at level 4, also before round 1', async (_, rules) => {
  await newTournament(program, 8);
  const question = await program.asked('settings.change', await changed(rules));
  expect(question.level).toBe(4);
  expect(question.consequences[0]).toContain('ends FIDE mode');
});

it('Q106 virtual points of a file that are those of Baku acceleration stay in FIDE mode', async () => {
  await newTournament(program, 8);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const plain = await reportOf(program, 'exchange');
  const baku = (points: number) => {
    const record = `250       ${points.toFixed(1)} 001 002 0001 0004`;
    writeFileSync(program.path('fast.trf'), plain.replace(/^012/m, `${record}\r\n012`));
  };
  baku(1);
  await importReport(program, 'fast.trf', 'fast.wallchart');
  expect(await fideMode()).toBe(true);
  await program.run('tournament.open', { file: program.path('open.wallchart') });
  baku(2);
  await importReport(program, 'fast.trf', 'faster.wallchart');
  expect(await fideMode()).toBe(false);
});

it('a start that is corrected before round 1 takes the tie-breaks of its day along', async () => {
  await newTournament(program, 8);
  const { info } = await settings();
  const began = async (startDate: string) => {
    const known = await settings();
    await program.run('settings.change', {
      info: { ...info, startDate, endDate: startDate },
      rules: known.rules,
      confirmed: 0,
    });
    return (await settings()).rules.tieBreakText;
  };
  expect(await began('2026/02/20')).toBe('2024');
  expect(await began('2026/11/21')).toBe('2026');
  expect(await fideMode()).toBe(true);
});

it('Q54 rounds that were not compared with the rules ask at level 3 and go into the report', async () => {
  await newTournament(program, 8);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const report = await reportOf(program, 'exchange');
  writeFileSync(program.path('odd.trf'), report.replace(/^192 .*$/m, '192 SOMETHING_ELSE'));
  const opened = await program.run('tournament.open', { file: program.path('odd.trf') });
  if (opened.opened) throw new Error('a report is no tournament');
  const { token, checkedRounds, playedRounds } = opened.review;
  expect([checkedRounds, playedRounds]).toEqual([0, 1]);
  const call = { token, target: program.path('odd.wallchart') };
  expect((await program.asked('tournament.acceptImport', { ...call, confirmed: 0 })).level).toBe(3);
  await program.run('tournament.acceptImport', { ...call, confirmed: 3 });
  expect(remarksIn(await reportOf(program, 'report', 'now.trf')).join()).toContain(
    '### Import @ Round 1: Rounds to 1 imported unchecked',
  );
  // Said once, however often the report comes back; asked each time.
  const again = await program.run('tournament.open', { file: program.path('now.trf') });
  if (again.opened) throw new Error('a report is no tournament');
  const accept = { token: again.review.token, target: program.path('again.wallchart') };
  expect((await program.asked('tournament.acceptImport', { ...accept, confirmed: 0 })).level).toBe(3);
  await program.run('tournament.acceptImport', { ...accept, confirmed: 3 });
  const told = remarksIn(await reportOf(program, 'report', 'later.trf'));
  expect(told.filter((line) => line.includes('imported unchecked'))).toHaveLength(1);
});

const draftRound2 = async (players = 8) => {
  await newTournament(program, players);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
};
/** The view says so too, and offers the check in the place of the publication. */
const refusedToPublish = async (round: number) => {
  const { phase, can, issues } = await program.query('round.view', { round });
  expect([phase, can.publish, can.check]).toEqual(['draft', false, true]);
  expect(can.reason).toContain('Changed since the check');
  expect(issues).toContainEqual(expect.objectContaining({ id: 'outdated', weight: 'refuse' }));
  const { document } = await program.query('app.state', null);
  expect(document!.rounds[round - 1]!.phase).toBe('draft');
  expect(await program.refused('round.publish', { round, confirmed: 0 })).toMatchObject({
    code: 'draft-outdated',
  });
};

it('Q68 a draft is not published after the result by which it was paired was undone', async () => {
  await draftRound2();
  const { board, result } = (await program.query('round.view', { round: 1 })).boards[0]!;
  const other = result === 'white-wins' ? 'black-wins' : 'white-wins';
  await program.run('results.enter', { round: 1, board, result: other, confirmed: 2 });
  await program.run('round.pair', { round: 2, confirmed: 0 });
  await program.confirm('log.undo', { seq: await seqOf('result-corrected'), confirmed: 0 });
  await refusedToPublish(2);
  await program.run('round.discard', { round: 2 });
  await pairAndPublish(program, 2);
});

it('Q68 a draft is not published after the one with the bye has withdrawn, nor after a bye was undone', async () => {
  await draftRound2(7);
  const [sixth, seventh] = await idsOf(program, 6, 7);
  await program.confirm('players.setBye', { player: seventh!, round: 2, kind: 'zero', confirmed: 0 });
  await program.confirm('players.setBye', { player: sixth!, round: 2, kind: 'zero', confirmed: 0 });
  await program.run('round.pair', { round: 2, confirmed: 0 });
  await program.run('log.undo', { seq: await seqOf('bye-set'), confirmed: 1 });
  await refusedToPublish(2);
  await program.run('round.discard', { round: 2 });
  await program.confirm('players.setBye', { player: sixth!, round: 2, kind: 'zero', confirmed: 0 });
  await program.run('round.pair', { round: 2, confirmed: 0 });
  const { unpaired } = await program.query('round.view', { round: 2 });
  const { id } = unpaired.find(({ kind }) => kind === 'pab')!;
  await program.run('players.withdraw', { player: id, fromRound: 2 });
  await refusedToPublish(2);
});

it('Q196 a draft is not published with a pair that another club keeps apart; checked again it is refused', async () => {
  await newTournament(program, 8);
  const apart = { by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 5 } as const;
  await program.run('settings.change', await changed({ keptApart: [apart] }));
  await program.run('round.pair', { round: 1, confirmed: 0 });
  const { boards } = await program.query('round.view', { round: 1 });
  for (const { id, name, rating } of [boards[0]!.white, boards[0]!.black])
    await program.run('players.change', {
      player: id,
      input: playerInput(name, rating, { club: 'Biel' }),
      confirmed: 0,
    });
  await refusedToPublish(1);
  await program.run('round.check', { round: 1 });
  expect((await program.refused('round.publish', { round: 1, confirmed: 0 })).code).toBe(
    'round-not-publishable',
  );
});

it('Q174 a second half-point bye does not come back by undoing that it was taken away', async () => {
  await newTournament(program, 8);
  const player = await idOf(program, 8);
  const bye = (round: number, kind: 'half' | null) =>
    program.run('players.setBye', { player, round, kind, confirmed: 0 });
  await bye(3, 'half');
  await bye(3, null);
  const seq = await seqOf('bye-set');
  await bye(2, 'half');
  const refusal = await program.refused('log.undo', { seq, confirmed: 4 });
  expect(refusal).toMatchObject({ code: 'bye-beyond-rules', article: 'C.05 6.7 (4)' });
  await bye(2, null);
  await program.confirm('log.undo', { seq, confirmed: 0 });
});
