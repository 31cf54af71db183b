/** Questions 112, 113 and 115 of FIDE's acceptance list: events that touch the integrity of pairings. */
import { expect, it } from 'vitest';
import { EVENT_KINDS } from '../../src-engine/index.ts';
import { idOf, newTournament, pairAndPublish, playRound, playerInput } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { remarksIn, reportOf } from './report.ts';

it('Q112 hand pairing, numbers, late entries, adjournments, corrections and rules are in the log and the report', async () => {
  const program = new Program();
  await newTournament(program, 6, 5);
  await pairAndPublish(program, 1);
  await program.confirm('results.enter', { round: 1, board: 1, result: 'white-wins', confirmed: 0 });
  await program.confirm('results.enter', { round: 1, board: 2, result: 'white-wins', confirmed: 0 });
  await program.confirm('players.change', {
    player: await idOf(program, 6),
    input: playerInput('Name006, Given', 2500),
    confirmed: 0,
  });
  await program.run('players.add', playerInput('Late, Lena', 1500));
  const { toPair } = await program.query('round.view', { round: 2 });
  const ids = toPair.map(({ id }) => id);
  const pairs = [
    { white: ids[0]!, black: ids[5]! },
    { white: ids[4]!, black: ids[1]! },
    { white: ids[2]!, black: ids[3]! },
  ];
  await program.confirm('round.arrange', { round: 2, pairs, bye: ids[6]!, confirmed: 0 });
  await program.confirm('round.publish', { round: 2, confirmed: 0 });
  await program.confirm('results.enter', { round: 1, board: 2, result: 'draw', confirmed: 0 });
  const { info, rules } = await program.query('settings.view', null);
  await program.run('settings.change', { info, rules: { ...rules, tieBreaks: ['WIN'] }, confirmed: 4 });
  await program.confirm('results.enter', { round: 1, board: 3, result: 'draw', confirmed: 0 });
  await playRound(program, 2);
  const kinds = new Set((await program.log('integrity')).map(({ kind }) => kind));
  for (const kind of [
    'round-arranged',
    'player-changed-late',
    'late-entry-added',
    'games-adjourned',
    'result-corrected-late',
    'rules-changed-late',
  ])
    expect([...kinds], kind).toContain(kind);
  const told = remarksIn(await reportOf(program)).join('\n');
  for (const begins of [
    'TPN regeneration @ Round 1: Player changed, Name006, ',
    'Late entry, Late @ Round 1: ',
    'Adjournment @ Round 1: Open game accepted, round 1, board 3: ',
    'MPA @ Round 2: Round 2 paired by hand, ',
    'Correction @ Round 1: Result corrected late, board 2, ',
    'Configuration @ Round 2: Rules changed after the start, Tie-breaks: ',
  ])
    expect(told, begins).toContain(`### ${begins}`);
  await program.close();
});

it('Q113 a rating corrected once round 4 is paired moves no number, and the report does not say so', async () => {
  const program = new Program();
  await newTournament(program, 8, 7);
  const player = await idOf(program, 8);
  const change = (rating: number) =>
    program.confirm('players.change', {
      player,
      input: playerInput('Name008, Given', rating),
      confirmed: 0,
    });
  for (const round of [1, 2, 3, 4]) {
    await pairAndPublish(program, round);
    if (round === 3) await change(2375);
    await playRound(program, round);
  }
  await change(2500);
  const told = remarksIn(await reportOf(program)).filter((line) => line.includes('rating'));
  expect(told.map((line) => line.replace(/, \d{4}-.*$/, ''))).toEqual([
    '### TPN regeneration @ Round 3: Player changed, Name008, rating: 2320, now 2375',
    '### Player changed, Name008 @ Round 4: rating: 2375, now 2500',
  ]);
  await program.close();
});

it('Q112 every kind of event that the list names is declared as one', () => {
  const declared = Object.entries(EVENT_KINDS).flatMap(([kind, { integrity }]) => (integrity ? [kind] : []));
  for (const kind of [
    'import-against-rules',
    'round-arranged',
    'round-repaired',
    'round-unpublished',
    'player-changed-late',
    'late-entry-added',
    'games-adjourned',
    'result-corrected-late',
    'result-rated-only',
    'rules-changed-late',
    'fide-mode-left',
    'bye-set-beyond-rules',
  ])
    expect(declared).toContain(kind);
});

it('Q115 each of them asks at level 3 at least before it is final; a late entry, whose place the rules give, does not', () => {
  const silent = Object.entries(EVENT_KINDS).flatMap(([kind, { integrity, level }]) =>
    integrity && level < 3 ? [kind] : [],
  );
  // C.04.2 2.4 gives the one its place; the other is no act of the arbiter.
  expect(silent).toEqual(['late-entry-added', 'damage-recovered']);
});
