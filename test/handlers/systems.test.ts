import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../src-engine/index.ts';
import { pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

/** A round robin of eight has seven rounds; the others have fewer rounds here than they could. */
const roundsOf = (id: string): number => (id === 'round-robin' ? 7 : id === 'double-round-robin' ? 14 : 4);

describe('every system', () => {
  it.each(SYSTEMS.map(({ id }) => id))(
    '%s pairs, checks, explains and publishes its rounds',
    async (system) => {
      const program = new Program();
      await program.run('tournament.create', {
        name: 'Test Open',
        city: '',
        federation: '',
        startDate: '2026/11/21',
        endDate: '2026/11/22',
        rounds: roundsOf(system),
        system,
        acceleration: 'none',
        path: program.path('open.wallchart'),
      });
      for (let number = 1; number <= 8; number++)
        await program.run('players.add', playerInput(`Name${number}, Given`, 2000 - 25 * number));
      for (let round = 1; round <= 4; round++) {
        await pairAndPublish(program, round);
        const view = await program.query('round.view', { round });
        expect([round, view.check?.agrees, view.check?.violations]).toEqual([round, true, []]);
        expect(view.sum).toMatchObject({ boards: 4, addsUp: true });
        expect(view.system.id).toBe(system);
        const why = await program.query('round.why', { round, board: 1 });
        expect(why.reason.sentence).not.toBe('');
        await playRound(program, round);
      }
      await program.close();
    },
  );
});
