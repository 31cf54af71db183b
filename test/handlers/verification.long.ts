/** The second entry of results, through the handlers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameResult } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 6, 5);
  await pairAndPublish(program, 1);
});
afterEach(() => program.close());

const view = () => program.query('results.verification', { round: 1 });
const resultOf = async (board: number) =>
  (await program.query('round.view', { round: 1 })).boards[board - 1]!.result;
const verify = (board: number, result: GameResult) =>
  program.run('results.verify', { round: 1, board, result, confirmed: 0 });
/** A game as the echo of a result names it: White, the result, Black. */
const gameOf = async (board: number, text: string) => {
  const { white, black } = (await program.query('round.view', { round: 1 })).boards[board - 1]!;
  const [left, right] = [white, black].map(({ name }) => name.split(',')[0]!);
  return `${board} · ${left} ${text} ${right}`;
};
/** What a screen shows of a board, for the decision about it. */
const shown = async (board: number) => {
  const { white, black, first, second } = (await view()).boards[board - 1]!;
  const entries = { first: first?.result ?? null, second: second?.result ?? null };
  return { round: 1, board, white: white.id, black: black.id, ...entries, confirmed: 0 } as const;
};
const settle = async (board: number, kept: 'first' | 'second' | 'no-slip') =>
  program.confirm('results.settle', { ...(await shown(board)), kept });
/** A result that board `board` does not have. */
const otherThan = async (board: number): Promise<GameResult> =>
  (await resultOf(board)) === 'black-wins' ? 'white-wins' : 'black-wins';

describe('the second entry', () => {
  it('is blind: the first entry is told only of boards that were keyed again', async () => {
    await playRound(program, 1);
    expect((await view()).boards.map(({ first, state }) => [first, state])).toEqual(
      Array.from({ length: 3 }, () => [null, 'to-key']),
    );
    const { echo, differs } = await verify(2, await resultOf(2));
    expect(echo).toContain('same as the first entry');
    const { resultText } = (await program.query('round.view', { round: 1 })).boards[1]!;
    expect(echo).toContain(await gameOf(2, resultText));
    expect(differs).toBe(false);
    const [one, two] = (await view()).boards;
    expect(one!.first).toBeNull();
    expect(two).toMatchObject({ state: 'same', first: { by: 'CA' }, second: { by: 'CA' } });
    expect(two!.second!.at).not.toBe('');
  });

  it('tells of each board who made its two entries and when', async () => {
    const enter = async (name: string, board: number, result: GameResult) => {
      await program.run('desk.operator', { name });
      await program.run('results.enter', { round: 1, board, result, confirmed: 0 });
    };
    await enter('Second, A', 3, 'draw');
    await enter('First, B', 2, 'white-wins');
    await program.run('desk.operator', { name: 'Third, C' });
    await verify(2, 'black-wins');
    await verify(3, 'draw');
    const { boards } = await view();
    expect(boards.map(({ board, first, second }) => [board, first?.by, second?.by])).toEqual([
      [1, undefined, undefined],
      [2, 'First, B', 'Third, C'],
      [3, 'Second, A', 'Third, C'],
    ]);
    const known = (await program.query('round.view', { round: 1 })).boards;
    expect(boards.map(({ first }) => first?.at ?? '')).toEqual(known.map(({ resultAt }) => resultAt));
    const times = [boards[2]!.first, boards[1]!.first, boards[1]!.second, boards[2]!.second];
    const moments = times.map((entry) => Date.parse(entry!.at));
    expect(new Set(moments).size).toBe(4);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('changes no result, says that it differs, and waits for a decision', async () => {
    await playRound(program, 1);
    const [was, other] = [await resultOf(1), await otherThan(1)];
    const { echo, differs } = await verify(1, other);
    expect(echo).toContain('differs from the first entry');
    expect(echo).toContain(await gameOf(1, other === 'white-wins' ? '1 – 0' : '0 – 1'));
    expect(differs).toBe(true);
    expect(await resultOf(1)).toBe(was);
    expect(await view()).toMatchObject({ toKey: 2, differing: 1, isComplete: false });
    await settle(1, 'first');
    expect(await resultOf(1)).toBe(was);
    expect((await view()).boards[0]).toMatchObject({ state: 'settled', kept: 'first' });
  });

  it('the second entry, once found right, becomes the result in the same command', async () => {
    await playRound(program, 1);
    const [was, other] = [await resultOf(1), await otherThan(1)];
    await verify(1, other);
    await settle(1, 'second');
    expect(await resultOf(1)).toBe(other);
    expect((await view()).boards[0]).toMatchObject({ state: 'settled', kept: 'second' });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await resultOf(1)).toBe(was);
    expect((await view()).boards[0]!.state).toBe('differs');
  });

  it.each(['open', 'adjourned'] as const)('that the game is %s is taken when found right', async (other) => {
    await playRound(program, 1);
    await verify(1, other);
    await settle(1, 'second');
    expect(await resultOf(1)).toBe(other);
    expect((await view()).boards[0]!.state).toBe('open');
  });

  it('a first entry corrected to what was keyed again agrees, to anything else it is keyed anew', async () => {
    await playRound(program, 1);
    const other = await otherThan(1);
    await verify(1, other);
    await program.confirm('results.enter', { round: 1, board: 1, result: other, confirmed: 0 });
    expect((await view()).boards[0]!.state).toBe('same');
    await program.confirm('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    expect((await view()).boards[0]!.state).toBe('to-key');
  });

  it('a board without a slip is settled by saying so', async () => {
    await playRound(program, 1);
    const was = await resultOf(3);
    await settle(3, 'no-slip');
    expect(await resultOf(3)).toBe(was);
    expect((await view()).boards[2]).toMatchObject({
      state: 'settled',
      kept: 'no-slip',
      second: { result: null },
    });
  });

  describe('settled by what a screen shows that another window has overtaken', () => {
    const settled = (seen: Awaited<ReturnType<typeof shown>>, kept: 'first' | 'second' | 'no-slip') =>
      program.refused('results.settle', { ...seen, kept, confirmed: 2 });
    beforeEach(() => playRound(program, 1));

    it.each(['first', 'second'] as const)('is not: another second entry, the %s kept', async (kept) => {
      const was = await resultOf(1);
      await verify(1, await otherThan(1));
      const seen = await shown(1);
      await verify(1, 'forfeit-both-lose');
      expect((await settled(seen, kept)).code).toBe('other-entries');
      expect(await resultOf(1)).toBe(was);
      expect((await view()).boards[0]!.state).toBe('differs');
      await settle(1, 'second');
      expect(await resultOf(1)).toBe('forfeit-both-lose');
    });

    it('is not: another first entry', async () => {
      await verify(1, 'forfeit-both-lose');
      const seen = await shown(1);
      await program.confirm('results.enter', { round: 1, board: 1, result: 'both-lose', confirmed: 0 });
      await verify(1, 'forfeit-both-lose');
      expect((await settled(seen, 'second')).code).toBe('other-entries');
      expect(await resultOf(1)).toBe('both-lose');
    });

    it('is not: a slip that was found and keyed', async () => {
      const seen = await shown(1);
      await verify(1, await otherThan(1));
      expect((await settled(seen, 'no-slip')).code).toBe('other-entries');
      expect((await view()).boards[0]!.state).toBe('differs');
    });

    it('is not: other players', async () => {
      await verify(1, await otherThan(1));
      const { white, black, ...seen } = await shown(1);
      const turned = { ...seen, white: black, black: white };
      expect((await settled(turned, 'first')).code).toBe('other-players');
    });
  });

  it('required, it stands before the next pairing until it is complete', async () => {
    await playRound(program, 1);
    await program.run('results.requireSecond', { required: true });
    const refused = await program.refused('round.pair', { round: 2, confirmed: 0 });
    expect(refused).toMatchObject({ code: 'second-entry-missing' });
    expect(refused.message).toContain('3 boards to key');
    expect((await program.query('round.view', { round: 2 })).can).toMatchObject({ pair: false });
    for (const board of [1, 2, 3]) await verify(board, await resultOf(board));
    expect((await view()).isComplete).toBe(true);
    await pairAndPublish(program, 2);
    expect((await program.query('round.view', { round: 2 })).phase).toBe('published');
  });

  it('required and turned off again, it is in the log', async () => {
    await program.run('results.requireSecond', { required: true });
    await program.run('results.requireSecond', { required: false });
    expect((await program.log('settings')).map(({ title }) => title).slice(0, 2)).toEqual([
      'Second entry no longer required',
      'Second entry required before pairing',
    ]);
  });

  it('refuses a board without a first result, other players, and a decision about nothing', async () => {
    const asked = { round: 1, board: 1, result: 'draw' as const, confirmed: 0 as const };
    expect((await program.refused('results.verify', asked)).code).toBe('no-first-entry');
    await playRound(program, 1);
    const { white, black } = (await program.query('round.view', { round: 1 })).boards[0]!;
    const others = { ...asked, white: black.id, black: white.id };
    expect((await program.refused('results.verify', others)).code).toBe('other-players');
    await verify(1, await resultOf(1));
    const nothing = { ...(await shown(1)), kept: 'second' as const };
    expect((await program.refused('results.settle', nothing)).code).toBe('nothing-to-settle');
    expect((await program.refused('results.settle', { ...nothing, board: 9 })).code).toBe('not-there');
  });
});
