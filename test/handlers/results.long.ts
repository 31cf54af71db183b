import { readFileSync } from 'node:fs';
import type { ChangeGroup } from '../../src-main/ipc/contract.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { agreementTo } from '../../src-renderer/state/agreement.ts';
import { Program } from './program.ts';

describe('results', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const board = async (round: number, number = 1) =>
    (await program.query('round.view', { round })).boards[number - 1]!;
  const first = { round: 1, board: 1 } as const;
  /** The game on a board of round 1 with a result, as sentences write it. */
  const game = async (text: string, number = 1) => {
    const { white, black } = await board(1, number);
    const [left, right] = [white, black].map(({ name }) => name.split(',')[0]!);
    return `${number} · ${left} ${text} ${right}`;
  };
  const DISCARDS = 'The draft of round 2 no longer fits and is discarded.';

  it('are stored at once and echoed', async () => {
    const { white, black } = await board(1);
    const { echo } = await program.run('results.enter', { ...first, result: 'white-wins', confirmed: 0 });
    expect(echo).toBe(await game('1 – 0'));
    expect(await board(1)).toMatchObject({ result: 'white-wins', resultText: '1 – 0', white, black });
    expect(Date.parse((await board(1)).resultAt)).toBe(program.time);
    const { boards } = await program.query('round.view', { round: 1 });
    expect(boards.map(({ result }) => result)).toEqual(['white-wins', 'open', 'open', 'open']);
  });

  it('entered twice alike change nothing', async () => {
    await program.run('results.enter', { ...first, result: 'draw', confirmed: 0 });
    const { lastEvent } = (await program.query('app.state', null)).document!;
    await program.run('results.enter', { ...first, result: 'draw', confirmed: 0 });
    expect((await program.query('app.state', null)).document!.lastEvent).toBe(lastEvent);
  });

  it('ask before they replace another result or take it out', async () => {
    await program.run('results.enter', { ...first, result: 'draw', confirmed: 0 });
    const replace = await program.asked('results.enter', { ...first, result: 'black-wins', confirmed: 0 });
    expect(replace).toMatchObject({
      level: 2,
      act: 'Correct the result',
      consequences: [`${await game('0 – 1')}: this replaces ½ – ½.`],
    });
    expect((await board(1)).result).toBe('draw');
    await program.run('results.enter', { ...first, result: 'black-wins', confirmed: 2 });
    expect((await board(1)).result).toBe('black-wins');
    const clear = await program.asked('results.enter', { ...first, result: 'open', confirmed: 0 });
    expect(clear).toMatchObject({
      level: 2,
      act: 'Clear the result',
      consequences: [`${await game('open')}: the result 0 – 1 is cleared, and the game is open again.`],
    });
    expect((await board(1)).result).toBe('black-wins');
    await program.run('results.enter', { ...first, result: 'open', confirmed: clear.level });
    expect(await board(1)).toMatchObject({ result: 'open', resultAt: '' });
  });

  it('of a round that is not on the wall are refused', async () => {
    await playRound(program, 1);
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const refused = await program.refused('results.enter', {
      round: 2,
      board: 1,
      result: 'draw',
      confirmed: 0,
    });
    expect(refused).toMatchObject({
      code: 'round-not-published',
      message: 'Round 2 is not published yet.',
    });
    expect((await program.query('round.view', { round: 2 })).boards.map(({ result }) => result)).toEqual(
      Array.from({ length: 4 }, () => 'open'),
    );
    const none = { round: 1, board: 9, result: 'draw', confirmed: 0 } as const;
    expect(await program.refused('results.enter', none)).toMatchObject({
      code: 'not-there',
      message: 'Board 9 of round 1 no longer exists.',
    });
  });

  it('corrected while the next round is a draft discard the draft, after asking', async () => {
    await playRound(program, 1);
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const was = (await board(1)).resultText;
    const question = await program.asked('results.enter', { ...first, result: 'both-lose', confirmed: 0 });
    expect(question).toMatchObject({
      level: 3,
      consequences: [DISCARDS, `${await game('0 – 0')}: this replaces ${was}.`],
    });
    expect((await program.query('round.view', { round: 2 })).phase).toBe('checked');
    await program.run('results.enter', { ...first, result: 'both-lose', confirmed: 3 });
    expect((await board(1)).result).toBe('both-lose');
    expect((await program.query('round.view', { round: 2 })).phase).toBe('later');
  });

  it('C.04.2 4.3 corrected during the next round count from the pairing after it', async () => {
    await playRound(program, 1);
    const { result: before, resultText } = await board(1);
    await pairAndPublish(program, 2);
    const result = before === 'draw' ? 'white-wins' : 'draw';
    const question = await program.asked('results.enter', { ...first, result, confirmed: 0 });
    expect(question).toMatchObject({ level: 3, article: 'C.04.2 4.3' });
    const corrected = await game(result === 'draw' ? '½ – ½' : '1 – 0');
    expect(question.consequences).toEqual([
      `${corrected}: round 2 was paired with ${resultText === '½ – ½' ? 'a draw' : resultText} and stays as it is.`,
      'The correction counts in the standings and from the pairing of round 3 on.',
    ]);
    await program.run('results.enter', { ...first, result, confirmed: 3 });
    expect((await board(1)).result).toBe(result);
    // Round 3 is paired with the correction.
    await playRound(program, 2);
    await program.confirm('round.pair', { round: 3, confirmed: 0 });
    const { white } = await board(1);
    const points = async (round: number) =>
      (await program.query('round.view', { round })).boards
        .flatMap((row) => [row.white, row.black])
        .find(({ id }) => id === white.id)!.points;
    const [second] = (await program.query('round.view', { round: 2 })).boards.filter((row) =>
      [row.white.id, row.black.id].includes(white.id),
    );
    const fromSecond = { 'white-wins': [10, 0], draw: [5, 5], 'black-wins': [0, 10] }[
      second!.result as 'draw'
    ][second!.white.id === white.id ? 0 : 1]!;
    expect(await points(3)).toBe((result === 'draw' ? 5 : 10) + fromSecond);
  });

  it('agreed to in the place of another result than the board has now are asked about anew', async () => {
    await program.run('results.enter', { ...first, result: 'white-wins', confirmed: 0 });
    // Another window shows a draw still, and its arbiter agreed to replace that.
    const keyed = { ...first, result: 'black-wins', was: 'draw', confirmed: 2 } as const;
    const question = await program.asked('results.enter', keyed);
    expect(question.consequences).toEqual([`${await game('0 – 1')}: this replaces 1 – 0.`]);
    expect((await board(1)).result).toBe('white-wins');
    await program.run('results.enter', { ...keyed, was: 'white-wins' });
    expect((await board(1)).result).toBe('black-wins');
  });

  it('agreed to in the place of another one do not take a draft along that nobody spoke of', async () => {
    await playRound(program, 1);
    const was = (await board(1)).result;
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const keyed = { ...first, result: 'both-lose', was, confirmed: 2 } as const;
    expect((await program.asked('results.enter', keyed)).consequences[0]).toBe(DISCARDS);
    expect((await board(1)).result).toBe(was);
    expect((await program.query('round.view', { round: 2 })).phase).toBe('checked');
    await program.run('results.enter', { ...keyed, confirmed: 3 });
    expect((await program.query('round.view', { round: 2 })).phase).toBe('later');
  });

  it('agreed to in the place of an adjourned one do not take a draft along either', async () => {
    await playRound(program, 1);
    await program.confirm('results.enter', { ...first, result: 'adjourned', confirmed: 0 });
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const keyed = { ...first, result: 'white-wins', was: 'adjourned', confirmed: 2 } as const;
    const question = await program.asked('results.enter', keyed);
    expect(question.consequences).toEqual([DISCARDS, `${await game('1 – 0')}.`]);
    expect((await board(1)).result).toBe('adjourned');
    expect((await program.query('round.view', { round: 2 })).phase).toBe('checked');
    await program.run('results.enter', { ...keyed, confirmed: agreementTo(question) });
    expect((await program.query('round.view', { round: 2 })).phase).toBe('later');
  });

  it('agreed to with other consequences than they have now are asked about anew', async () => {
    await playRound(program, 1);
    const was = (await board(1)).result;
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const keyed = { ...first, result: 'both-lose', confirmed: 0 } as const;
    const question = await program.asked('results.enter', keyed);
    // Another window publishes the draft that would have been discarded.
    await program.confirm('round.publish', { round: 2, confirmed: 0 });
    const agreed = { ...keyed, confirmed: agreementTo(question) } as const;
    const anew = await program.asked('results.enter', agreed);
    expect(anew).toMatchObject({ level: question.level, article: 'C.04.2 4.3' });
    expect((await board(1)).result).toBe(was);
    await program.run('results.enter', { ...agreed, confirmed: agreementTo(anew) });
    expect((await board(1)).result).toBe('both-lose');
  });

  describe('C.04.2 4.3 of an earlier round, while a later one is a draft', () => {
    beforeEach(async () => {
      await playRound(program, 1);
      await program.confirm('results.enter', { ...first, result: 'adjourned', confirmed: 0 });
      await pairAndPublish(program, 2);
      await playRound(program, 2);
      await program.confirm('results.enter', { round: 2, board: 1, result: 'adjourned', confirmed: 0 });
      await program.confirm('round.pair', { round: 3, confirmed: 0 });
    });
    const phase = async () => (await program.query('round.view', { round: 3 })).phase;

    it.each([
      ['adjourned until then', { ...first, result: 'black-wins' }],
      ['corrected', { round: 1, board: 2, result: 'both-lose' }],
    ] as const)('%s, count from the pairing of that one on: it is discarded', async (_, keyed) => {
      const question = await program.asked('results.enter', { ...keyed, confirmed: 0 });
      expect(question.consequences).toEqual([
        'The draft of round 3 no longer fits and is discarded.',
        expect.stringMatching(/: round 2 was paired with (a draw|1 – 0|0 – 1) and stays as it is\.$/),
        'The correction counts in the standings and from the pairing of round 3 on.',
      ]);
      await program.run('results.enter', { ...keyed, confirmed: question.level });
      expect(await phase()).toBe('later');
    });

    it('drawn as the pairings took them leave it as it is', async () => {
      await program.run('results.enter', { ...first, result: 'draw', confirmed: 0 });
      expect(await phase()).toBe('checked');
      await program.confirm('round.publish', { round: 3, confirmed: 0 });
    });
  });

  it('keyed for other players than those on the board are not taken', async () => {
    const { white, black } = await board(1);
    const keyed = { ...first, result: 'draw', confirmed: 0 } as const;
    for (const wrong of [
      { white: black.id, black: white.id },
      { white: white.id, black: white.id },
      { white: black.id, black: black.id },
    ])
      expect(await program.refused('results.enter', { ...keyed, ...wrong })).toMatchObject({
        code: 'other-players',
        message: 'Others sit at board 1 of round 1 now than when the result was keyed.',
      });
    expect((await board(1)).result).toBe('open');
    await program.run('results.enter', { ...keyed, white: white.id, black: black.id });
    expect((await board(1)).result).toBe('draw');
  });

  it('C.04.2 4.3 corrected after the announced deadline ask, and go into the report', async () => {
    const { info, rules } = await program.query('settings.view', null);
    const announced = { info, rules: { ...rules, correctionMinutes: 30 } };
    expect((await program.asked('settings.change', { ...announced, confirmed: 0 })).level).toBe(4);
    await program.run('settings.change', { ...announced, confirmed: 4 });
    expect((await program.query('app.state', null)).document!.fideMode).toBe(true);
    await playRound(program, 1);
    program.time += 29 * 60_000;
    // Before the deadline an overwritten result is acknowledged, and runs no deadline of its own.
    expect(
      (await program.asked('results.enter', { ...first, result: 'both-lose', confirmed: 0 })).level,
    ).toBe(2);
    // What still counts at once is no question of 4.3.
    expect(
      (await program.asked('results.enter', { ...first, result: 'both-lose', confirmed: 0 })).correction,
    ).toBeUndefined();
    await program.run('results.enter', { ...first, result: 'both-lose', confirmed: 2 });
    program.time += 2 * 60_000;
    const late = await program.asked('results.enter', { ...first, result: 'draw', confirmed: 0 });
    expect(late).toMatchObject({ level: 3, article: 'C.04.2 4.3' });
    expect(late.correction).toMatchObject({
      period: 'next-pairing',
      periods: [{ state: 'over' }, { from: 'deadline', state: 'now' }, { at: '', state: 'to-come' }],
    });
    const since = Date.parse((await board(1, 4)).resultAt) + 30 * 60_000;
    expect(Date.parse(late.correction!.deadline)).toBe(since);
    expect(late.consequences).toEqual([
      expect.stringMatching(
        /^The deadline for corrections of round 1, 30 minutes after its last result, passed at 09:30:\d\d\.$/,
      ),
      `${await game('½ – ½')}: this replaces 0 – 0.`,
      'If you accept it, it counts in the standings and from the next pairing on, and goes into the report.',
    ]);
    await program.run('results.enter', { ...first, result: 'draw', confirmed: 3 });
    expect((await board(1)).result).toBe('draw');
    expect((await program.log('integrity'))[0]!.kind).toBe('result-corrected-late');
    const target = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', target });
    const { white, black } = await board(1);
    const [left, right] = [white, black].map(({ name }) => name.split(',')[0]!);
    expect(readFileSync(target, 'utf8').match(/^### Correction.*$/gm)).toEqual([
      expect.stringContaining(
        `@ Round 1: Result corrected late, board 1, ${left} – ${right}, 0 – 0, now ½ – ½, `,
      ),
    ]);
  });

  it('C.04.2 4.3 corrected after the end of the next round go into the rating report only', async () => {
    await playRound(program, 1);
    const { result: before, resultText } = await board(1);
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    const standings = await program.query('standings.view', { afterRound: null, category: '' });
    const question = await program.asked('results.enter', { ...first, result: 'both-lose', confirmed: 0 });
    expect(question).toMatchObject({ level: 3, article: 'C.04.2 4.3' });
    expect(question.consequences).toEqual([
      `${await game('0 – 0')}: too late for standings and pairings, which keep ${resultText}.`,
      'The correction goes into the rating report only.',
    ]);
    // What changes is said before it is done.
    const [now, counted] = question.changes!;
    const linesOf = ({ lines }: ChangeGroup) => lines.map((line) => `${line.label}: ${line.now}`);
    expect(linesOf(now!).slice(0, 3)).toEqual([
      'Standings: same',
      'Tie-breaks: same',
      'Pairings played: same',
    ]);
    expect(counted!.heading).toBe('If it counted fully, to compare');
    expect(
      counted!.lines.filter(({ weight, was }) => weight === 'look' && was !== '').length,
    ).toBeGreaterThan(0);
    expect(linesOf(counted!).some((line) => line.endsWith('points (rank): same'))).toBe(false);
    const { correction } = question;
    expect(correction).toMatchObject({ round: 1, board: 1, result: '0 – 0', period: 'rating-only', next: 2 });
    expect(correction!.entered).toMatchObject({ result: before });
    expect(correction!.deadline).toBe('');
    const { periods, now: comes } = correction!;
    expect(periods.map(({ from, state }) => `${from} ${state}`)).toEqual([
      'complete over',
      'paired over',
      'ended now',
    ]);
    const inOrder = [...periods.map(({ at }) => at), comes].map((at) => Date.parse(at));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    const reason = { why: ' Slip read again ' };
    await program.run('results.enter', { ...first, ...reason, result: 'both-lose', confirmed: 3 });
    const [, left, right] = /^1 · (\S+) 0 – 0 (\S+)$/.exec(await game('0 – 0'))!;
    const [entry] = await program.log('integrity');
    expect([entry!.kind, entry!.detail]).toEqual([
      'result-rated-only',
      `board 1, ${left} – ${right}, ${resultText}, now 0 – 0: Slip read again`,
    ]);
    expect((await board(1)).result).toBe(before);
    expect((await board(1)).flags).toContainEqual({ kind: 'info', text: 'Rated 0 – 0' });
    expect(await program.query('standings.view', { afterRound: null, category: '' })).toEqual(standings);
  });

  it('C.04.2 3.1 still missing at the next pairing count as draws until they come', async () => {
    for (const number of [2, 3, 4])
      await program.run('results.enter', { round: 1, board: number, result: 'white-wins', confirmed: 0 });
    const question = await program.asked('round.pair', { round: 2, confirmed: 0 });
    expect(question).toMatchObject({ level: 3, article: 'C.04.2 3.1' });
    expect(question.consequences).toEqual([
      'Round 1 has a game without a result, board 1: it counts as a draw for pairing until its result is entered.',
    ]);
    await program.run('round.pair', { round: 2, confirmed: 3 });
    expect((await board(1)).result).toBe('adjourned');
    const draft = await program.query('round.view', { round: 2 });
    const { white, black } = await board(1);
    const points = (rows: typeof draft.boards) =>
      [white, black].map(
        ({ id }) => rows.flatMap((row) => [row.white, row.black]).find((player) => player.id === id)!.points,
      );
    expect(points(draft.boards)).toEqual([5, 5]);
    expect(draft.issues.some(({ id, weight }) => id === 'open 1' && weight === 'ask')).toBe(true);
    await program.confirm('round.publish', { round: 2, confirmed: 0 });
    const late = await program.asked('results.enter', { ...first, result: 'black-wins', confirmed: 0 });
    expect(late.consequences).toEqual([
      `${await game('0 – 1')}: round 2 was paired with a draw and stays as it is.`,
      'The correction counts in the standings and from the pairing of round 3 on.',
    ]);
    await program.run('results.enter', { ...first, result: 'black-wins', confirmed: 3 });
    expect((await board(1)).result).toBe('black-wins');
    const { rows } = await program.query('standings.view', { afterRound: 1, category: '' });
    expect([white, black].map(({ id }) => rows.find((row) => row.id === id)!.points)).toEqual([0, 10]);
  });
});

it('the echo of a result tells namesakes apart', async () => {
  const program = new Program();
  try {
    await newTournament(program, 2);
    await program.run('players.add', playerInput('Meier, Ann', 2500));
    await program.run('players.add', playerInput('Meier, Bernadette', 1000));
    await pairAndPublish(program, 1);
    const { boards } = await program.query('round.view', { round: 1 });
    const echoes: string[] = [];
    for (const { board } of boards)
      echoes.push(
        (await program.run('results.enter', { round: 1, board, result: 'white-wins', confirmed: 0 })).echo,
      );
    const short = new Map([
      ...['Meier, Ann', 'Meier, Bernadette'].map((name) => [name, name.replace(',', '')] as const),
      ...['Name001, Given', 'Name002, Given'].map((name) => [name, name.slice(0, 7)] as const),
    ]);
    expect(echoes).toEqual(
      boards.map(
        ({ board, white, black }) => `${board} · ${short.get(white.name)} 1 – 0 ${short.get(black.name)}`,
      ),
    );
    const shorts = boards.flatMap(({ white, black }) =>
      [white, black].map((side) => [side.name, side.short]),
    );
    expect(Object.fromEntries(shorts)).toEqual({
      ...{ 'Meier, Ann': 'Meier Ann', 'Meier, Bernadette': 'Meier Bernadette' },
      ...{ 'Name001, Given': undefined, 'Name002, Given': undefined },
    });
  } finally {
    await program.close();
  }
});
