/** C.04.2 3.2, C.05 6.6: merging two entries of one person brings nobody back who left or was expelled. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

describe('the merge of somebody who left', () => {
  let program: Program;
  let first: Player['id'];
  let second: Player['id'];
  const NAME = 'Name008, Given';

  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.confirm('players.add', { ...playerInput(NAME, 0, { fideId: '900' }), confirmed: 2 });
    [first, second] = (await entries()).map(({ id }) => id) as [number, number];
  });
  afterEach(() => program.close());

  const entries = async () =>
    (await program.query('players.view', null)).players.filter(({ name }) => name === NAME);
  const expel = (player: number, fromRound: number) =>
    program.confirm('players.expel', { player, fromRound, why: 'telephone', confirmed: 0 });
  const withdraw = (player: number, fromRound: number) =>
    program.run('players.withdraw', { player, fromRound });
  async function asked(kept: number, gone: number): Promise<readonly string[]> {
    const reply = await program.handlers.commands['players.merge']({ kept, gone, confirmed: 0 });
    if (!('confirm' in reply)) throw new Error('not asked');
    return reply.confirm.consequences;
  }
  const merge = (kept: number, gone: number) =>
    program.confirm('players.merge', { kept, gone, confirmed: 0 });
  async function isPairedIn(round: number, id: number): Promise<boolean> {
    await program.confirm('round.pair', { round, confirmed: 0 });
    const { boards, unpaired } = await program.query('round.view', { round });
    return (
      boards.some(({ white, black }) => white.id === id || black.id === id) ||
      unpaired.some((row) => row.id === id && row.kind !== 'withdrawn')
    );
  }
  async function isRanked(id: number): Promise<boolean> {
    const { rows } = await program.query('standings.view', { afterRound: 1, category: '' });
    return rows.some((row) => row.id === id);
  }

  it.each([
    ['the expelled entry is kept', true],
    ['the double is kept', false],
  ])('keeps an expulsion where %s, and undo restores both', async (_, keepsFirst) => {
    await expel(first, 2);
    const [kept, gone] = keepsFirst ? [first, second] : [second, first];
    const before = await program.query('players.view', null);
    expect(await asked(kept, gone)).toContain(
      keepsFirst
        ? 'status: expelled from round 2 stays, plays goes.'
        : 'status: plays, now expelled from round 2.',
    );
    await merge(kept, gone);
    const [one, ...others] = await entries();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id: kept, withdrawnFrom: 2 });
    expect(await isRanked(kept)).toBe(false);
    expect(await isPairedIn(2, kept)).toBe(false);
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await program.query('players.view', null)).toEqual(before);
  });

  it.each([true, false])('keeps a withdrawal, of the kept entry: %s', async (keepsFirst) => {
    await withdraw(first, 2);
    const [kept, gone] = keepsFirst ? [first, second] : [second, first];
    expect(await asked(kept, gone)).toContain(
      keepsFirst
        ? 'status: withdrawn from round 2 stays, plays goes.'
        : 'status: plays, now withdrawn from round 2.',
    );
    await merge(kept, gone);
    expect(await entries()).toMatchObject([{ id: kept, withdrawnFrom: 2 }]);
    expect(await isRanked(kept)).toBe(true);
    expect(await isPairedIn(2, kept)).toBe(false);
  });

  it('ends a withdrawal where the other entry played later, and says so', async () => {
    await withdraw(first, 2);
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    expect(await asked(first, second)).toEqual(
      expect.arrayContaining([
        'status: withdrawn from round 2, now plays.',
        'Name008, Given has a game in round 2.',
      ]),
    );
    await merge(first, second);
    expect(await entries()).toMatchObject([{ id: first, withdrawnFrom: null }]);
    expect(await isPairedIn(3, first)).toBe(true);
  });

  it('counts an expulsion from behind the last game of the other entry', async () => {
    await expel(first, 2);
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    expect(await asked(first, second)).toEqual(
      expect.arrayContaining([
        'status: expelled from round 2, now expelled from round 3.',
        'Name008, Given has a game in round 2.',
      ]),
    );
    await merge(first, second);
    expect(await entries()).toMatchObject([{ id: first, withdrawnFrom: 3 }]);
    expect(await isPairedIn(3, first)).toBe(false);
  });

  it('takes the stricter and the earlier of two', async () => {
    await withdraw(first, 2);
    await expel(second, 3);
    expect(await asked(first, second)).toEqual(
      expect.arrayContaining([
        'status: withdrawn from round 2, now expelled from round 2.',
        'status: expelled from round 2 stays, expelled from round 3 goes.',
      ]),
    );
    await merge(first, second);
    expect(await entries()).toMatchObject([{ id: first, withdrawnFrom: 2 }]);
    expect(await isRanked(first)).toBe(false);
  });

  it('asks with entry round and arrival of both', async () => {
    expect(await asked(second, first)).toContain('entry round: 2, now 1.');
    expect(await asked(first, second)).toContain('entry round: 1 stays, 2 goes.');
  });
});
