/** A finished tournament saved without personal data: what goes, and that nothing else does. */
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { factsOfReport } from '../../src-main/seals/report.ts';
import { Program } from './program.ts';

const [BIRTH, CORRECTED_BIRTH] = ['1991/05/17', '1992/06/18'];
const PRIVATE = 'phone rang in the bag of the second player';
const NOTE = {
  round: 1,
  board: 1,
  article: '11.3.2.1',
  penalty: 'warning',
  decision: 'spoken to',
  happenedAt: '2026-11-21T10:00',
} as const;

describe('a finished tournament without personal data', () => {
  let program: Program;

  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 5, 2);
    const ada = playerInput('Exact, Ada', 1500, { birth: BIRTH, feePaid: true });
    const { player } = await program.run('players.add', ada);
    const input = { ...ada, birth: CORRECTED_BIRTH };
    await program.run('players.change', { player, input, confirmed: 0 });
    await pairAndPublish(program, 1);
    const players = (await program.query('round.view', { round: 1 })).boards[0]!;
    const incident = { ...NOTE, players: [players.white.id] };
    const undone = { ...incident, text: PRIVATE, reported: false };
    await program.run('incidents.note', { incident: undone, result: null, confirmed: 0 });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    await program.run('incidents.note', { incident: undone, result: null, confirmed: 0 });
    const told = { ...incident, text: 'Touched a piece', reported: true };
    await program.run('incidents.note', { incident: told, result: null, confirmed: 0 });
    await playRound(program, 1);
    await pairAndPublish(program, 2);
  });
  afterEach(() => program.close());

  const save = (confirmed: 0 | 2) => ({ target: program.path('plain.wallchart'), confirmed });
  const report = async (name: string): Promise<string> => {
    await program.run('tournament.export', {
      format: 'trf26',
      target: program.path(name),
    });
    // Each file seals what it exports itself.
    return factsOfReport(readFileSync(program.path(name), 'latin1'));
  };

  it('is not made while a game is open', async () => {
    const refused = await program.refused('tournament.saveWithoutPersonalData', save(2));
    expect(refused.code).toBe('not-finished');
    expect(refused.advice).toMatch(/round 2/i);
    expect(existsSync(program.path('plain.wallchart'))).toBe(false);
  });

  it('says first what it removes, and writes nothing until that is confirmed', async () => {
    await playRound(program, 2);
    const { level, consequences } = await program.asked('tournament.saveWithoutPersonalData', save(0));
    expect(level).toBe(2);
    const said = consequences.join('\n');
    expect(said).toContain('Birth dates of 1 player:');
    expect(said).toContain('2 incidents for the log only');
    expect(said).toContain('who paid the entry fee, 1 player');
    expect(said).toContain(program.path('open.wallchart'));
    expect(existsSync(program.path('plain.wallchart'))).toBe(false);
  });

  it('has none of them in a single byte, and everything else as it was', async () => {
    await playRound(program, 2);
    const before = await report('before.trf');
    const standings = await program.query('standings.view', { afterRound: 2, category: '' });
    await program.run('tournament.saveWithoutPersonalData', save(2));
    await program.run('tournament.close', null);
    const whole = readLog(program.path('open.wallchart'));
    if (!whole.ok) throw new Error(whole.failure.code);

    const bytes = readFileSync(program.path('plain.wallchart'), 'latin1');
    const open = readFileSync(program.path('open.wallchart'), 'latin1');
    for (const gone of [BIRTH, CORRECTED_BIRTH, PRIVATE, '"feePaid":true']) {
      expect(open).toContain(gone);
      expect(bytes.includes(gone), gone).toBe(false);
    }
    expect(bytes).toContain('1992/00/00');
    expect(bytes).toContain('Touched a piece');

    const plain = readLog(program.path('plain.wallchart'));
    if (!plain.ok) throw new Error(plain.failure.code);
    expect(plain.value.document).not.toBe(whole.value.document);
    expect(plain.value.records.length).toBe(whole.value.records.length + 1);
    expect(plain.value.last).toMatchObject({ kind: 'personal-data-removed' });
    expect(JSON.parse(plain.value.last!.payload)).toEqual({
      birthDates: 1,
      fees: 1,
      incidents: 2,
      document: whole.value.document,
      head: whole.value.last!.hash,
    });
    expect(plain.value.state.incidents.map(({ reported, board }) => [reported, board])).toEqual([
      [false, null],
      [true, 1],
    ]);

    await program.run('tournament.open', { file: program.path('plain.wallchart') });
    expect(await program.query('standings.view', { afterRound: 2, category: '' })).toEqual(standings);
    expect(await report('after.trf')).toBe(before.replaceAll(CORRECTED_BIRTH, '1992/00/00'));
  });

  it('is not made twice: there is nothing left to remove', async () => {
    await playRound(program, 2);
    await program.run('tournament.saveWithoutPersonalData', save(2));
    await program.run('tournament.open', { file: program.path('plain.wallchart') });
    const again = { target: program.path('again.wallchart'), confirmed: 2 } as const;
    expect((await program.refused('tournament.saveWithoutPersonalData', again)).code).toBe(
      'no-personal-data',
    );
  });

  it('leaves a file alone that is there already, and the open one as it is', async () => {
    await playRound(program, 2);
    const target = program.path('open.wallchart');
    const entries = (await program.log()).length;
    const refused = await program.refused('tournament.saveWithoutPersonalData', { target, confirmed: 2 });
    expect(refused.code).toBe('file-exists');
    expect(await program.log()).toHaveLength(entries);
    await program.run('desk.operator', { name: 'Second Arbiter' });
    expect(await program.log()).toHaveLength(entries + 1);
  });
});
