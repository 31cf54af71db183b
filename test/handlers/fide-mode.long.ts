/** What keeps an event within FIDE's rules, and what it says where they are left. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Scoring } from '../../src-engine/index.ts';
import type { TournamentSettings } from '../../src-main/ipc/contract.ts';
import { newTournament, pairAndPublish, playRound, playerInput } from './field.ts';
import { Program } from './program.ts';
import { isInFideMode } from './rules.ts';

describe('FIDE mode', () => {
  let program: Program;
  beforeEach(() => {
    program = new Program();
  });
  afterEach(() => program.close());

  const LEAVES = 'This ends FIDE mode for good, also when it is undone, and the report says so.';
  const fideMode = () => isInFideMode(program);
  const settings = async (change: (settings: TournamentSettings) => TournamentSettings) =>
    change(await program.query('settings.view', null));
  const withScoring = (scoring: Partial<Scoring>) =>
    settings(({ info, rules }) => ({ info, rules: { ...rules, scoring: { ...rules.scoring, ...scoring } } }));
  const create = (system: string, startDate: string, name = 'open') =>
    program.run('tournament.create', {
      name: 'Test Open',
      city: '',
      federation: '',
      startDate,
      endDate: '',
      rounds: 5,
      system,
      acceleration: 'none',
      target: program.path(`${name}.wallchart`),
    });

  it.each<[string, Partial<Scoring>, string, readonly string[]]>([
    [
      'two draws above a win and a loss',
      { whiteDraw: 6, blackDraw: 6, unknown: 6 },
      'C.02',
      [
        'Two draws are worth more than a win and a loss.',
        'Draw with White: ½ is now 0.6.',
        'Draw with Black: ½ is now 0.6.',
        'Game without result: ½ is now 0.6.',
      ],
    ],
    [
      'a pairing bye above a win',
      { pairingAllocatedBye: 15 },
      'C.04.1 3',
      [
        'A bye is worth more than a win.',
        'With 1 – ½ – 0 the pairing-allocated bye is worth 1, ½ or 0.',
        'Pairing-allocated bye: 1 is now 1½.',
      ],
    ],
    [
      'a half-point bye above a win',
      { halfBye: 11 },
      'C.04.1 3',
      [
        'A bye is worth more than a win.',
        'A half-point bye is worth more than a draw.',
        'Half-point bye: ½ is now 1.1.',
      ],
    ],
    [
      'a half-point bye of a point',
      { halfBye: 10 },
      'C.05 6.7',
      ['A half-point bye is worth more than a draw.', 'Half-point bye: ½ is now 1.'],
    ],
    [
      'a zero-point bye of half a point',
      { zeroBye: 5 },
      'C.05 6.7',
      ['A zero-point bye is worth more than a loss.', 'Zero-point bye: 0 is now ½.'],
    ],
    [
      'a win by forfeit above a win',
      { forfeitWin: 11 },
      'C.02',
      ['A forfeit is worth more than the same result of a game.', 'Win by forfeit: 1 is now 1.1.'],
    ],
    [
      'a pairing bye of 0.7',
      { pairingAllocatedBye: 7 },
      'C.04.1 3',
      [
        'With 1 – ½ – 0 the pairing-allocated bye is worth 1, ½ or 0.',
        'Pairing-allocated bye: 1 is now 0.7.',
      ],
    ],
    [
      'an unknown result worth a win',
      { unknown: 10 },
      'C.04.2 3.1',
      ['A game without a result counts as something else than a draw.', 'Game without result: ½ is now 1.'],
    ],
  ])('is left by %s, also before round 1, at level 4', async (_, scoring, article, consequences) => {
    await newTournament(program, 4);
    const asked = await withScoring(scoring);
    const question = await program.asked('settings.change', { ...asked, confirmed: 0 });
    expect(question).toMatchObject({ level: 4, article });
    expect(question.consequences).toEqual([LEAVES, ...consequences]);
    expect(await fideMode()).toBe(true);
    await program.run('settings.change', { ...asked, confirmed: 4 });
    expect(await fideMode()).toBe(false);
  });

  it.each<[string, Partial<Scoring>]>([
    ['a pairing bye of half a point', { pairingAllocatedBye: 5 }],
    ['a pairing bye of nothing', { pairingAllocatedBye: 0 }],
    [
      '3 – 1 – 0 with its own byes',
      {
        whiteWin: 30,
        blackWin: 30,
        whiteDraw: 10,
        blackDraw: 10,
        forfeitWin: 30,
        pairingAllocatedBye: 20,
        fullBye: 30,
        halfBye: 10,
        unknown: 10,
      },
    ],
  ])('allows %s', async (_, scoring) => {
    await newTournament(program, 4);
    await program.run('settings.change', { ...(await withScoring(scoring)), confirmed: 0 });
    expect(await fideMode()).toBe(true);
  });

  it('C.04.2 1.1 is not the mode of a superseded text for an event after its end', async () => {
    await create('dutch-2017', '2026/01/31', 'a');
    expect(await fideMode()).toBe(true);
    await create('dutch-2017', '2026/02/01', 'b');
    expect(await fideMode()).toBe(false);
    // The clock stands for a start that is not known.
    await create('lim-old', '', 'c');
    expect(await fideMode()).toBe(false);
    expect((await program.log('integrity'))[0]!.detail).toBe(
      'Lim System follows a text that is no longer in force',
    );
  });

  it('C.04.2 1.1 is left where the event moves behind the end of its text', async () => {
    await create('dutch-2017', '2026/01/10');
    const moved = await settings(({ info, rules }) => ({
      info: { ...info, startDate: '2026/02/10' },
      rules,
    }));
    const question = await program.asked('settings.change', { ...moved, confirmed: 0 });
    expect(question).toMatchObject({ level: 4, article: 'C.04.2 1.1' });
    await program.run('settings.change', { ...moved, confirmed: 4 });
    expect(await fideMode()).toBe(false);
  });

  it('a report is refused while a game is open or adjourned, an exchange file is not', async () => {
    await newTournament(program, 4);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    await program.run('results.enter', { round: 2, board: 1, result: 'draw', confirmed: 0 });
    await program.run('results.enter', { round: 2, board: 2, result: 'adjourned', confirmed: 0 });
    for (const format of ['trf16', 'trf26'] as const) {
      const args = { format, target: program.path(`report.${format}`) };
      const refused = await program.refused('tournament.export', { ...args, purpose: 'report' });
      expect(refused).toMatchObject({ code: 'games-open', article: 'C.04.2 3.1' });
      expect(refused.message).toBe(
        'Round 2 has 1 game without a result: no report is written while a game is open.',
      );
      await program.run('tournament.export', { ...args, purpose: 'exchange' });
    }
    await program.confirm('results.enter', { round: 2, board: 2, result: 'white-wins', confirmed: 0 });
    await program.run('tournament.export', {
      format: 'trf26',
      target: program.path('r.trf'),
      purpose: 'report',
    });
  });

  it('C.04.1 2 a round by hand needs no draft, also where nothing else can be paired', async () => {
    await newTournament(program, 2);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const refused = await program.refused('round.pair', { round: 2, confirmed: 4 });
    expect(refused.code).toBe('no-legal-pairing');
    const { toPair, phase } = await program.query('round.view', { round: 2 });
    expect(phase).toBe('later');
    // Who was White in round 1 was drawn by lot.
    expect(toPair.map(({ tpn }) => tpn).toSorted()).toEqual([1, 2]);
    expect(toPair.map(({ points }) => points)).toEqual([10, 0]);
    const pairs = [{ white: toPair[1]!.id, black: toPair[0]!.id }];
    const args = { round: 2, pairs, bye: null, confirmed: 0 } as const;
    const question = await program.asked('round.arrange', args);
    expect(question).toMatchObject({ level: 3, article: 'C.04.2 1.5' });
    await program.run('round.arrange', { ...args, confirmed: 3 });
    // The arbiter decides what to do: that is no exit, and the report tells it.
    expect(await program.asked('round.publish', { round: 2, confirmed: 0 })).toMatchObject({
      level: 3,
      article: 'C.04.3 1.9.3',
      consequences: [
        'Round 2 breaks a rule.',
        'No pairing by the rules exists: the arbiter decides. The report lists this round as paired by hand.',
        expect.stringContaining('have already met'),
        expect.stringContaining('Paired by hand'),
      ],
    });
    await program.run('round.publish', { round: 2, confirmed: 3 });
    expect(await fideMode()).toBe(true);
    expect((await program.log('integrity')).map(({ kind }) => kind)).toContain('round-arranged');
  });

  it('C.04.1 2 a round by hand that breaks a rule ends FIDE mode where only a constraint keeps the system from pairing', async () => {
    await newTournament(program, 4, 3);
    const known = await program.query('settings.view', null);
    const keptApart = [
      { by: 'players', value: '', players: [1, 2, 3, 4], firm: true, firstRound: 2, lastRound: 2 },
    ] as const;
    await program.run('settings.change', { ...known, rules: { ...known.rules, keptApart }, confirmed: 0 });
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const refused = await program.refused('round.pair', { round: 2, confirmed: 4 });
    expect(refused.code).toBe('constraints-in-conflict');
    const { boards } = await program.query('round.view', { round: 1 });
    const again = boards.map(({ white, black }) => ({ white: black.id, black: white.id }));
    await program.confirm('round.arrange', { round: 2, pairs: again, bye: null, confirmed: 0 });
    expect((await program.asked('round.publish', { round: 2, confirmed: 0 })).level).toBe(4);
    await program.run('round.publish', { round: 2, confirmed: 4 });
    expect(await fideMode()).toBe(false);
  });

  it('C.04.2 4.1 a hand pairing names the article of each thing it settles', async () => {
    await newTournament(program, 16);
    const { players } = await program.query('players.view', null);
    for (const { id } of players.slice(0, 8))
      await program.run('players.mark', { player: id, mark: { kind: 'here' }, confirmed: 0 });
    const question = await program.asked('round.arrange', {
      round: 1,
      pairs: [{ white: players[0]!.id, black: players[1]!.id }],
      bye: null,
      confirmed: 0,
    });
    expect(question.article).toBe('C.04.2 1.5, C.04.2 4.1');
    // Nobody is cut off: eight were not seen.
    for (const { name } of players.slice(8)) expect(question.consequences.join(' ')).toContain(name);
  });

  async function pairsFirst(system: string, players: number, rounds: number) {
    await create(system, '2026/11/21');
    const change = await settings(({ info, rules }) => ({ info, rules: { ...rules, rounds } }));
    await program.run('settings.change', { ...change, confirmed: 0 });
    for (let number = 1; number <= players; number++)
      await program.run('players.add', playerInput(`Name${number}`, 2000 - number));
    return program.command('round.pair', { round: 1, confirmed: 0 });
  }

  it.each<[string, string, number, number, string, string]>([
    [
      'a round robin with too many',
      'round-robin',
      6,
      9,
      'C.04.1 2',
      '9 rounds are declared, but 6 players can play only 5 rounds without meeting again.',
    ],
    [
      'a round robin with too few',
      'round-robin',
      6,
      4,
      'C.05',
      '4 rounds are declared, but 6 players need 5 rounds to meet everybody.',
    ],
    [
      'a Swiss with too many',
      'dutch-2026',
      4,
      5,
      'C.04.1 2',
      '5 rounds are declared, but 4 players can play only 3 rounds without meeting again.',
    ],
  ])(
    'C.04.1 1 %s rounds is asked about before round 1, which is not paired yet',
    async (_, system, players, rounds, article, consequence) => {
      expect(await pairsFirst(system, players, rounds)).toMatchObject({
        confirm: { level: 2, article, consequences: [consequence] },
      });
      expect((await program.query('round.view', { round: 1 })).boards).toEqual([]);
    },
  );

  it.each<[string, string, number, number]>([
    ['a round robin of all rounds', 'round-robin', 6, 5],
    ['a round robin of an odd number', 'round-robin', 5, 5],
    ['a double round robin', 'double-round-robin', 4, 6],
    ['a Swiss', 'dutch-2026', 6, 5],
  ])('C.04.1 1 %s is paired without a question', async (_, system, players, rounds) => {
    expect(await pairsFirst(system, players, rounds)).toMatchObject({ ok: true });
    expect((await program.query('round.view', { round: 1 })).boards).toHaveLength(Math.floor(players / 2));
  });
});
