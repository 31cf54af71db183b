import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

describe('moments with plain names', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 4);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const last = async () => (await program.query('app.state', null)).document!.lastEvent;
  const labels = async () => {
    const { restorePoints } = await program.query('log.moment', { seq: await last() });
    return restorePoints.map(({ label, seq }) => [label, seq]);
  };
  const enter = (board: number, result: 'draw' | 'white-wins' | 'adjourned') =>
    program.confirm('results.enter', { round: 1, board, result, confirmed: 0 });

  it('an adjourned game keeps a round from its end', async () => {
    const begin = await last();
    await enter(2, 'adjourned');
    await enter(1, 'draw');
    expect(await labels()).toEqual([['R1 begin', begin]]);
    await enter(2, 'white-wins');
    expect(await labels()).toEqual([
      ['R1 end', await last()],
      ['R1 begin', begin],
    ]);
  });

  it('a correction in a finished round makes no other end', async () => {
    await enter(1, 'draw');
    await enter(2, 'draw');
    const end = await last();
    await enter(1, 'white-wins');
    expect((await labels())[0]).toEqual(['R1 end', end]);
  });

  it('looking at the newest entry is now, where things can be changed', async () => {
    await enter(1, 'draw');
    await program.run('log.lookAt', { seq: (await last()) - 1 });
    expect((await program.query('app.state', null)).document!.past).not.toBeNull();
    await program.run('log.lookAt', { seq: await last() });
    expect((await program.query('app.state', null)).document!.past).toBeNull();
    await enter(2, 'draw');
  });
});
