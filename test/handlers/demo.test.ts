import { basename } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Program } from './program.ts';

describe('the demo', () => {
  let program: Program;
  afterEach(() => program.close());

  it('opens as a working copy with its whole log', async () => {
    program = new Program();
    await program.run('tournament.openDemo', null);
    const { document } = await program.query('app.state', null);
    expect(document?.name).toBe('Harbour Open 2026');
    expect(document?.path.startsWith(program.path('user'))).toBe(true);
    expect(document?.rounds.map(({ phase }) => phase)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'playing',
      'later',
      'later',
    ]);
    const log = await program.log();
    expect(log.length).toBe(document?.lastEvent);
    expect(log.some(({ undone }) => undone)).toBe(true);
    const players = await program.query('players.view', null);
    expect(players.players).toHaveLength(60);
    expect(players.players.some(({ entryRound }) => entryRound > 1)).toBe(true);
  });

  it('has the time of the laptop in its name, as other files have', async () => {
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-13 * 60);
    program = new Program();
    program.time = Date.parse('2026-11-21T11:30:00Z');
    await program.run('tournament.openDemo', null);
    const { document } = await program.query('app.state', null);
    zone.mockRestore();
    expect(basename(document!.path)).toMatch(/^Demo 2026-11-22 00\.30\.\d\d\.wallchart$/);
  });

  it('adds up in every round and every round is the one that the system pairs', async () => {
    program = new Program();
    await program.run('tournament.openDemo', null);
    for (let round = 1; round <= 5; round++) {
      const view = await program.query('round.view', { round });
      expect(view.sum.addsUp).toBe(true);
      expect(view.check?.agrees).toBe(true);
      expect(view.handMade).toBe(false);
    }
    const why = await program.query('round.why', { round: 5, board: 3 });
    expect(why.reason.sentence).toBe(
      'Berg has already met Heller, the only other on 3½ points, and so goes down one group and meets Reiter on 3 points.',
    );
    expect(why.rows.map(({ id }) => id)).toEqual([
      ...['C6', 'C7', 'C8', 'C8', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19'],
      ...['C20', 'C21'],
    ]);
    expect(why.rows.filter(({ perfect }) => !perfect)).toEqual([
      { id: 'C12', article: '2.4.7', label: 'Due colours missed', value: '1', perfect: false },
    ]);
    const first = (await program.query('round.view', { round: 5 })).boards[0]!;
    const other = (await program.query('round.view', { round: 5 })).boards[1]!;
    const whyNot = await program.query('round.whyNot', { round: 5, a: first.white.id, b: other.white.id });
    expect(whyNot.sentence).toBe(
      'In the group on 4 a round with Novák and Larkin would be worse: players who go down 2 instead of 0.',
    );
  });
});
