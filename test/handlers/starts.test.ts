/** Announced starts of play: entries of the log, which travel with the file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Program } from './program.ts';

const AT = '2026-11-21T14:00';

describe('announced starts of play', () => {
  let program: Program;

  beforeEach(async () => {
    program = new Program();
    await program.run('tournament.openDemo', null);
  });
  afterEach(() => program.close());

  const announced = async () => (await program.query('hall.control', null)).starts;
  const preferences = () => join(program.folder, 'user', 'preferences.json');
  const kept = () => (JSON.parse(readFileSync(preferences(), 'utf8')) as { starts?: object }).starts;

  /** Starts the program anew on the same folder, as an older version left it. */
  async function startAgainWith(starts: Record<string, string>): Promise<void> {
    const { path } = (await program.query('app.state', null)).document!;
    await program.close(true);
    const values = JSON.parse(readFileSync(preferences(), 'utf8')) as object;
    writeFileSync(preferences(), JSON.stringify({ ...values, starts: { [path]: starts } }));
    program = new Program({}, program.folder);
    await program.run('tournament.open', { file: path });
  }

  it('are in the log, with what was announced before, and can be undone', async () => {
    await program.run('hall.announceStart', { round: 2, at: AT });
    await program.run('hall.announceStart', { round: 2, at: '2026-11-21T14:30' });
    expect((await program.log())[0]).toMatchObject({
      kind: 'start-announced',
      detail: 'Sat 21 Nov, 14:30, was Sat 21 Nov, 14:00',
      round: 2,
    });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await announced()).toEqual([{ round: 2, at: AT }]);
    await program.run('hall.announceStart', { round: 2, at: '' });
    expect(await announced()).toEqual([]);
  });

  it('store nothing twice, and nothing for a round that is not declared', async () => {
    await program.run('hall.announceStart', { round: 1, at: AT });
    const { length } = await program.log();
    await program.run('hall.announceStart', { round: 1, at: AT });
    expect(await program.log()).toHaveLength(length);
    const refused = await program.refused('hall.announceStart', { round: 99, at: AT });
    expect(refused.code).toBe('not-there');
  });

  it('of an older version are offered once, for the rounds that have none in the file', async () => {
    await program.run('hall.announceStart', { round: 2, at: AT });
    await startAgainWith({ 1: '2026-11-20T09:00', 2: '2026-11-20T10:00', 99: '2026-11-20T11:00' });
    const offered = [{ round: 1, at: '2026-11-20T09:00' }];
    expect((await program.query('hall.control', null)).earlierStarts).toEqual(offered);
    await program.run('hall.earlierStarts', { use: true });
    expect(await announced()).toEqual([...offered, { round: 2, at: AT }]);
    expect((await program.query('hall.control', null)).earlierStarts).toEqual([]);
    expect(kept()).toEqual({});
  });

  it('of an older version can be forgotten', async () => {
    await startAgainWith({ 1: AT });
    await program.run('hall.earlierStarts', { use: false });
    expect(await announced()).toEqual([]);
    expect(kept()).toEqual({});
  });
});
