/** Files that were damaged: what is whole is offered, and the file stays as it is. */
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutOff } from '../storage/cut-off.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

describe('files', () => {
  let program: Program;
  beforeEach(() => (program = new Program()));
  afterEach(() => program.close());

  it('that were damaged offer their intact part', async () => {
    await newTournament(program, 20);
    await program.run('tournament.close', null);
    const path = program.path('open.wallchart');
    const database = new Database(path);
    database.exec("DROP TRIGGER events_stay; UPDATE events SET actor = 'somebody' WHERE seq = 15;");
    database.close();
    const bytes = readFileSync(path);
    const refused = await program.refused('tournament.open', { file: path });
    expect(refused).toMatchObject({
      code: 'file-damaged',
      offer: 'recover',
      message: expect.stringMatching(
        /^This file is damaged: .+\. Everything up to entry 14, stored 2026-11-2\d \d\d:00:14, is intact\.$/,
      ) as string,
    });
    const target = program.path('saved.wallchart');
    expect(await program.run('tournament.recover', { file: path, target })).toMatchObject({ events: 14 });
    expect(readFileSync(path)).toEqual(bytes);
    expect((await program.query('players.view', null)).players).toHaveLength(13);
    const rows = await program.log('integrity');
    expect(rows[0]).toMatchObject({ kind: 'damage-recovered', seq: 15 });
  });

  // With 18 players the later entries are on pages that the journal takes back whole, with 21 they begin a new one.
  it.each([
    [18, 'journal-older'],
    [21, 'file-damaged'],
  ])(
    'of %i players, damaged beside an older journal, offer everything that is still whole: %s',
    async (count, code) => {
      await newTournament(program, count);
      await program.run('tournament.close', null);
      const path = program.path('open.wallchart');
      const { journal } = cutOff(path, program.path('cut-off'));
      await program.run('tournament.open', { file: path });
      for (const name of ['Late, One', 'Late, Two', 'Late, Three'])
        await program.run('players.add', playerInput(name, 1500));
      await program.run('tournament.close', null);
      const content = readFileSync(path);
      content.write('Gate', content.lastIndexOf('Late, Three'));
      writeFileSync(path, content);
      writeFileSync(`${path}-journal`, journal);
      const refused = await program.refused('tournament.open', { file: path });
      expect(refused).toMatchObject({ code, offer: 'recover' });
      expect(refused.message).toContain(
        code === 'journal-older'
          ? `it would take back entries ${count + 2} to ${count + 3}`
          : `Everything up to entry ${count + 3}`,
      );
      const target = program.path('saved.wallchart');
      expect(await program.run('tournament.recover', { file: path, target })).toMatchObject({
        events: count + 3,
      });
      const { players } = await program.query('players.view', null);
      expect(players.map(({ name }) => name)).toEqual(expect.arrayContaining(['Late, One', 'Late, Two']));
      expect(players).toHaveLength(count + 2);
      expect(readFileSync(path)).toEqual(content);
    },
  );

  it('say which action a crash cut off in the middle', async () => {
    await newTournament(program, 8);
    await program.run('tournament.close', null);
    const path = program.path('open.wallchart');
    const before = readFileSync(path);
    const { journal } = cutOff(path, program.path('cut-off'));
    await program.run('tournament.open', { file: path });
    await program.run('players.add', playerInput('Late, One', 1500));
    await program.run('tournament.close', null);
    // Only the page with the new entry reached the disk.
    const after = readFileSync(path);
    const page = 4096 * Math.floor(after.lastIndexOf('Late, One') / 4096);
    after.copy(before, page, page, page + 4096);
    writeFileSync(path, before);
    writeFileSync(`${path}-journal`, journal);
    await program.run('tournament.open', { file: path });
    const { recovered } = await program.query('app.state', null);
    expect(recovered).toMatch(
      /^The program had not closed this file\. Nothing is lost; the last action was \d\d:00:09: Player added, Name007, 2330, SUI\. The action that was being saved at that moment is not in the file: Player added, Late, 1500, SUI\. Enter it again if it is needed\.$/,
    );
    expect((await program.query('players.view', null)).players).toHaveLength(8);
  });
});
