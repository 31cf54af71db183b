import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

/** Every system in the program itself: chosen in the settings, paired, published, played, paired again. */
describe('a tournament under each system', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 9);
  });
  afterEach(() => program.close());

  const choose = async (system: string, rounds: number) => {
    const { info, rules } = await program.query('settings.view', null);
    await program.run('settings.change', { info, rules: { ...rules, system, rounds }, confirmed: 4 });
  };

  it.each(SYSTEMS.map(({ id }) => id))(
    '%s pairs, passes the independent check and is published',
    async (id) => {
      await choose(id, 8);
      for (const round of [1, 2, 3]) {
        if (round > 1) await playRound(program, round - 1);
        await pairAndPublish(program, round);
        const view = await program.query('round.view', { round });
        expect(view.sum).toMatchObject({ boards: 4, active: 9, addsUp: true });
        expect(view.check).toMatchObject({ agrees: true, violations: [] });
        const why = await program.query('round.why', { round, board: 1 });
        expect(why.reason.sentence.length).toBeGreaterThan(10);
      }
    },
  );

  it('C.05 Annex 1: the free player of a round robin has no board, no bye and no points', async () => {
    await choose('round-robin', 9);
    await pairAndPublish(program, 1);
    const { unpaired } = await program.query('round.view', { round: 1 });
    expect(unpaired).toHaveLength(1);
    expect(unpaired[0]).toMatchObject({ kind: 'zero', points: 0 });
  });

  it('says which texts are no longer in force', async () => {
    const systems = await program.query('app.systems', null);
    const superseded = systems.filter((system) => system.superseded).map(({ id }) => id);
    expect(superseded.sort()).toEqual([
      'burstein-2025',
      'burstein-old',
      'dubov-old',
      'dutch-2017',
      'lim-old',
    ]);
  });
});
