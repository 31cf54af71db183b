import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaperPackState } from '../../src-main/ipc/contract.ts';
import { Preferences } from '../../src-main/handlers/preferences.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('the Paper Pack after each publication', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program({ fonts: FONT_FOLDER });
    await program.run('documents.setPacks', { paper: 'A4' });
    await newTournament(program, 12);
  });
  afterEach(() => program.close());

  const pack = async (): Promise<PaperPackState> =>
    (await program.query('app.state', null)).document!.paperPack;

  /** Waits until the pack is no longer in the making. */
  async function settled(): Promise<PaperPackState> {
    for (;;) {
      const state = await pack();
      if (state.state !== 'making') return state;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const folder = (): string => program.path('open papers');

  it('is made in the background and kept beside the file; publishing does not wait for it', async () => {
    expect(await pack()).toMatchObject({ state: 'none', paper: 'A4' });
    await pairAndPublish(program, 1);
    expect(await pack()).toMatchObject({ state: 'making', round: 1, version: 1 });
    const kept = await settled();
    expect(kept).toMatchObject({ state: 'kept', round: 1, version: 1, detail: '' });
    expect(kept.path).toBe(join(folder(), 'Paper Pack, round 1, version 1.pdf'));
    expect(readFileSync(kept.path).subarray(0, 5).toString()).toBe('%PDF-');
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    expect(await settled()).toMatchObject({ state: 'kept', round: 2 });
    expect(readdirSync(folder())).toHaveLength(2);
  });

  it('is made anew for a new version, not for results', async () => {
    await pairAndPublish(program, 1);
    await settled();
    await program.run('round.unpublish', { round: 1, confirmed: 4 });
    expect((await pack()).state).toBe('kept');
    await program.confirm('round.publish', { round: 1, confirmed: 0 });
    expect(await settled()).toMatchObject({ state: 'kept', version: 2 });
    await playRound(program, 1);
    expect(await pack()).toMatchObject({ state: 'kept', version: 2 });
    expect(readdirSync(folder())).toHaveLength(2);
  });

  it('is told as failed where it cannot be kept, and the round is on the wall all the same', async () => {
    writeFileSync(folder(), 'in the way');
    await pairAndPublish(program, 1);
    const failed = await settled();
    expect(failed.state).toBe('failed');
    expect(failed.detail).not.toBe('');
    expect((await program.query('round.view', { round: 1 })).phase).toBe('published');
    rmSync(folder());
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    expect(await settled()).toMatchObject({ state: 'kept', round: 2 });
  });

  it('is copied to the second media; one that is not plugged in is named and not made up', async () => {
    const stick = program.path('stick');
    mkdirSync(stick);
    await program.run('mirror.add', { folder: stick });
    await pairAndPublish(program, 1);
    expect(await settled()).toMatchObject({ state: 'kept', detail: '' });
    expect(existsSync(join(stick, 'open papers', 'Paper Pack, round 1, version 1.pdf'))).toBe(true);
    rmSync(stick, { recursive: true });
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    const kept = await settled();
    expect(kept.state).toBe('kept');
    expect(kept.detail).toContain('stick');
    expect(existsSync(stick)).toBe(false);
  });

  it('is not made when it is switched off, nor for a tournament that is only opened', async () => {
    await program.run('documents.setPacks', { paper: 'off' });
    await pairAndPublish(program, 1);
    expect(await pack()).toMatchObject({ state: 'off' });
    await program.run('documents.setPacks', { paper: 'LETTER' });
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    expect(await pack()).toMatchObject({ state: 'none', paper: 'LETTER' });
    expect(existsSync(folder())).toBe(false);
  });

  it('is finished before the program ends', async () => {
    await pairAndPublish(program, 1);
    await program.handlers.close();
    expect(readdirSync(folder())).toEqual(['Paper Pack, round 1, version 1.pdf']);
  });

  it('is made by default', () => {
    expect(new Preferences(program.path('nobody')).values.paperPacks).toBe('A4');
  });
});
