import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { factsOfReport } from '../../src-main/seals/report.ts';
import { Program } from './program.ts';

describe('the main job', () => {
  let program: Program;
  afterEach(() => program.close());

  it('runs from a new tournament to an export that gives the same tournament', async () => {
    program = new Program();
    await newTournament(program, 11);
    const players = await program.query('players.view', null);
    expect(players.players.map(({ tpn }) => tpn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

    for (let round = 1; round <= 3; round++) {
      await program.run('round.pair', { round, confirmed: 0 });
      const draft = await program.query('round.view', { round });
      expect(draft.phase).toBe('checked');
      expect(draft.sum).toMatchObject({ boards: 5, pairingByes: 1, absent: 0, active: 11, addsUp: true });
      expect(draft.can.publish).toBe(true);
      await program.run('round.publish', { round, confirmed: 0 });
      await playRound(program, round);
      expect((await program.query('round.view', { round })).phase).toBe('done');
    }

    const standings = await program.query('standings.view', { afterRound: null, category: '' });
    expect(standings.afterRound).toBe(3);
    expect(standings.rows).toHaveLength(11);
    const points = standings.rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    // Three rounds of five games and a bye.
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(3 * (5 + 1) * 10);

    const exported = program.path('open.trf');
    await program.run('tournament.export', { format: 'trf16', target: exported });
    await program.run('tournament.close', null);
    expect(readdirSync(program.folder).sort()).toEqual([
      'open restore points',
      'open.trf',
      'open.wallchart',
      'user',
    ]);

    const opened = await program.run('tournament.open', { file: exported });
    if (opened.opened) throw new Error('a report is reviewed first');
    expect(opened.review).toMatchObject({ players: 11, playedRounds: 3, name: 'Test Open' });
    expect(opened.review.roundDifferences).toEqual([]);
    expect(opened.review.deviations.filter(({ severity }) => severity === 'error')).toEqual([]);
    await program.run('tournament.acceptImport', {
      token: opened.review.token,
      target: program.path('again.wallchart'),
    });
    const again = await program.query('standings.view', { afterRound: null, category: '' });
    // A report carries no lots: players whom only the lot separates share their rank in both.
    const ranks = ({ rows }: typeof again) =>
      rows.map(({ rank, name, points, values }) => [rank, name, points, ...values].join(' ')).sort();
    expect(ranks(again)).toEqual(ranks(standings));
    await program.run('tournament.export', { format: 'trf16', target: program.path('again.trf') });
    // Each has the seal of its own log.
    const facts = (path: string) =>
      factsOfReport(readFileSync(path, 'utf8')).replace(/^(001.{82}).{4}/gm, '$1....');
    expect(facts(program.path('again.trf'))).toBe(facts(exported));
  });

  it('goes on after the file was closed and opened again', async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const before = await program.query('round.view', { round: 1 });
    await program.run('tournament.close', null);
    expect((await program.query('app.state', null)).document).toBeNull();
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    expect(await program.query('round.view', { round: 1 })).toEqual(before);
    expect((await program.query('app.state', null)).recovered).toBe('');
  });
});
