/** Fixed boards, a first board and numbers left out, through the handlers: what is typed is the number on the table. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Seating } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 10, 5);
});
afterEach(() => program.close());

/** Whoever has this identity. */
const FIXED = 3;
const SEATING: Seating = { firstBoard: 101, leftOut: [103], fixed: [{ player: FIXED, board: 140 }] };

async function change(seating: Seating | null) {
  const { info, rules } = await program.query('settings.view', null);
  const { seating: _, ...others } = rules;
  const next = seating === null ? others : { ...others, seating };
  return { info, rules: next, confirmed: 0 } as const;
}
const set = async (seating: Seating | null) => program.confirm('settings.change', await change(seating));
const view = (round: number) => program.query('round.view', { round });
const numbers = async (round: number) => (await view(round)).boards.map(({ board }) => board);
const enter = async (round: number, board: number) =>
  program.confirm('results.enter', { round, board, result: 'white-wins', confirmed: 0 });

describe('boards as they are numbered in the hall', () => {
  it('are drafted so, and keep their numbers when the settings change', async () => {
    await set(SEATING);
    await pairAndPublish(program, 1);
    expect(await numbers(1)).toEqual([101, 102, 104, 105, 140]);
    const last = (await view(1)).boards.at(-1)!;
    expect([last.white.id, last.black.id]).toContain(FIXED);
    await set(null);
    expect(await numbers(1)).toEqual([101, 102, 104, 105, 140]);
    for (const board of await numbers(1)) await enter(1, board);
    await pairAndPublish(program, 2);
    expect(await numbers(2)).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers(1)).toEqual([101, 102, 104, 105, 140]);
  });

  it('take results by the number on the table, and know no other', async () => {
    await set(SEATING);
    await pairAndPublish(program, 1);
    const before = (await view(1)).boards.find(({ board }) => board === 140)!;
    const { echo } = await enter(1, 140);
    expect(echo).toContain('140');
    const row = (await view(1)).boards.find(({ board }) => board === 140)!;
    expect(row).toMatchObject({
      ...{ result: 'white-wins', white: { id: before.white.id }, black: { id: before.black.id } },
    });
    const keyed = (await view(1)).boards.flatMap(({ board, result }) => (result === 'open' ? [] : [board]));
    expect(keyed).toEqual([140]);
    for (const board of [1, 5, 103])
      expect(
        (await program.refused('results.enter', { round: 1, board, result: 'draw', confirmed: 0 })).code,
      ).toBe('not-there');
    const card = await program.query('players.card', { player: FIXED });
    expect(card.games[0]).toMatchObject({ round: 1, board: 140 });
    const [newest] = await program.log('result');
    expect(`${newest!.title} ${newest!.detail}`).toContain('140');
  });

  it('are what the trace of the system calls them, also when the settings have changed since', async () => {
    await set(SEATING);
    await pairAndPublish(program, 1);
    const traced = async () => {
      const { trace } = await program.query('round.why', { round: 1, board: 140 });
      return trace.flatMap((line) => /^Board (\d+):/.exec(line)?.[1] ?? []).sort();
    };
    expect(await traced()).toEqual(['101', '102', '104', '105', '140']);
    await set(null);
    expect(await traced()).toEqual(['101', '102', '104', '105', '140']);
  });

  it('are what rows of a table of results mean, and what its review calls them', async () => {
    await set(SEATING);
    await pairAndPublish(program, 1);
    const path = program.path('results.csv');
    writeFileSync(path, ['Board;Result', '140;0-1', '104;1-0', '3;1-0', '103;1-0'].join('\r\n'));
    const { rows, token } = await program.run('results.readTable', { file: path, round: 1, reading: null });
    expect(rows.map(({ verdict }) => verdict)).toEqual(['matched', 'matched', 'rejected', 'rejected']);
    await program.run('results.acceptTable', { token, choices: [], confirmed: 0 });
    expect((await view(1)).boards.map(({ board, result }) => [board, result])).toEqual([
      [101, 'open'],
      [102, 'open'],
      [104, 'white-wins'],
      [105, 'open'],
      [140, 'black-wins'],
    ]);
  });

  it('are keyed a second time and settled by the same number', async () => {
    await set(SEATING);
    await pairAndPublish(program, 1);
    const keyed = { round: 1, board: 140, result: 'draw', confirmed: 0 } as const;
    expect((await program.refused('results.verify', keyed)).code).toBe('no-first-entry');
    await enter(1, 140);
    await program.run('results.verify', keyed);
    const { boards } = await program.query('results.verification', { round: 1 });
    const seen = boards.find(({ board }) => board === 140)!;
    expect(seen.state).toBe('differs');
    await program.confirm('results.settle', {
      round: 1,
      board: 140,
      white: seen.white.id,
      black: seen.black.id,
      first: seen.first!.result,
      second: seen.second!.result,
      kept: 'second',
      confirmed: 0,
    });
    expect((await view(1)).boards.at(-1)).toMatchObject({ board: 140, result: 'draw' });
  });

  it('go on as they are in a repair, and the fixed board stays', async () => {
    await set(SEATING);
    await pairAndPublish(program, 1);
    const { boards } = await view(1);
    const gone = boards[0]!;
    const request = {
      round: 1,
      missing: [gone.white.id, gone.black.id],
      arrived: [],
      held: [],
      played: [],
    };
    const { token, plans } = await program.query('round.repairs', request);
    const fewest = plans.find(({ kind }) => kind === 'fewest')!;
    expect(fewest.changes.map(({ board }) => board)).toEqual([101, 105]);
    await program.confirm('round.repair', {
      token,
      plan: 'fewest',
      agreed: fewest.concerned.map(({ id }) => id),
      confirmed: 0,
    });
    const after = await view(1);
    expect(after.boards.map(({ board }) => board)).toEqual([101, 102, 104, 140]);
    const last = after.boards.at(-1)!;
    expect([last.white.id, last.black.id]).toContain(FIXED);
    await enter(1, 140);
    expect((await view(1)).boards.at(-1)!.result).toBe('white-wins');
  });

  it('take a draft away when they change, after a question', async () => {
    await program.confirm('round.pair', { round: 1, confirmed: 0 });
    const question = await program.asked('settings.change', await change(SEATING));
    expect(question.level).toBe(3);
    await set(SEATING);
    expect((await view(1)).phase).toBe('later');
    expect((await program.query('app.state', null)).document!.fideMode).toBe(true);
  });

  it('are refused where two want one board, or the board is not there', async () => {
    const two = [
      { player: FIXED, board: 5 },
      { player: 4, board: 5 },
    ];
    const wrong: Seating[] = [
      { firstBoard: 1, leftOut: [], fixed: two },
      { firstBoard: 1, leftOut: [5], fixed: [{ player: FIXED, board: 5 }] },
      { firstBoard: 1, leftOut: [], fixed: [{ player: 99, board: 5 }] },
      {
        firstBoard: 1,
        leftOut: [],
        fixed: [
          { player: FIXED, board: 5 },
          { player: FIXED, board: 6 },
        ],
      },
    ];
    for (const seating of wrong)
      expect((await program.refused('settings.change', await change(seating))).code).toBe(
        'seating-impossible',
      );
  });

  it('tell where a fixed board is not kept, because two who have one meet', async () => {
    await program.confirm('round.pair', { round: 1, confirmed: 0 });
    const { white, black } = (await view(1)).boards[0]!;
    await set({
      firstBoard: 1,
      leftOut: [],
      fixed: [
        { player: white.id, board: 4 },
        { player: black.id, board: 2 },
      ],
    });
    await program.confirm('round.pair', { round: 1, confirmed: 0 });
    const { boards, issues } = await view(1);
    expect(boards[3]).toMatchObject({ board: 4, white: { id: white.id }, black: { id: black.id } });
    expect(issues.filter(({ id }) => id.startsWith('seat'))).toMatchObject([{ weight: 'note' }]);
  });

  it('say where a round by hand is played', async () => {
    await set(SEATING);
    const pairs = [
      { white: 1, black: 2 },
      { white: FIXED, black: 4 },
    ];
    const judged = await program.query('round.byHand', { round: 1, pairs, bye: null });
    expect(judged.boards).toEqual([101, 140]);
  });
});
