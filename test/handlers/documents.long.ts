import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { readPdf, textOfPage } from '../documents/read-pdf.ts';
import { idOf, idsOf, newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('printed documents', () => {
  let program: Program;
  const printed: string[] = [];
  beforeEach(async () => {
    printed.length = 0;
    program = new Program({
      fonts: FONT_FOLDER,
      print: (fileName, pdf) => {
        printed.push(`${fileName} ${Buffer.from(pdf.subarray(0, 5)).toString()}`);
        return Promise.resolve(true);
      },
    });
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  it('are listed with why some cannot be made, and the others rendered', async () => {
    await playRound(program, 1);
    const list = await program.query('documents.list', { round: 1 });
    expect(list.map(({ kind }) => kind)).toEqual(DOCUMENT_KINDS);
    expect(list.find(({ kind }) => kind === 'crosstable')!.unavailable).toBe('Only in a round robin');
    for (const { kind, round, unavailable } of list) {
      if (unavailable !== '') continue;
      const { url, pages, bytes } = await program.query('documents.render', { kind, round, paper: 'A4' });
      const id = /^document\/(.+)\.pdf$/.exec(url)![1]!;
      expect(program.handlers.documentBytes(id)).toHaveLength(bytes);
      expect(pages).toBeGreaterThan(0);
    }
    const next = await program.query('documents.list', { round: 2 });
    expect(next.find(({ kind }) => kind === 'pairings-by-board')!.unavailable).toBe(
      'Round 2 is not paired yet.',
    );
    expect(program.handlers.documentBytes('none')).toBeNull();
  });

  it('are noted in the log when they are saved or printed, with their version', async () => {
    const path = program.path('board.pdf');
    const request = { kind: 'pairings-by-board', round: 1, paper: 'A4' } as const;
    await program.run('documents.save', { ...request, target: path });
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
    await program.run('documents.print', request);
    expect(printed).toEqual(['Test Open - Round 1, Pairings by board.pdf %PDF-']);
    const rows = async (text: string) => (await program.log('system', text)).map(({ title }) => title);
    expect(await rows('printed')).toEqual(['Printed, Pairings by board']);
    expect(await rows('saved')).toEqual(['Saved as PDF, Pairings by board']);
    const list = await program.query('documents.list', { round: 1 });
    expect(list[0]).toMatchObject({ version: 1, draft: false });
    expect(list[0]!.printedAt).not.toBe('');
    // A print cannot be undone, so undoing goes on with what came before.
    expect((await program.query('app.state', null)).document!.undo!.label).toBe(
      'Round 1 published, version 1, 4 boards',
    );
  });

  it('are refused where a font of the program is missing, and all else goes on', async () => {
    const bare = new Program({ fonts: program.path('no-fonts') });
    try {
      await newTournament(bare, 4);
      await pairAndPublish(bare, 1);
      const request = { kind: 'pairings-by-board', round: 1, paper: 'A4' } as const;
      const target = bare.path('board.pdf');
      const missing = { code: 'font-missing', message: expect.stringContaining('.ttf') as string };
      expect(await bare.handlers.queries['documents.render'](request)).toMatchObject({ refusal: missing });
      expect(await bare.refused('documents.save', { ...request, target })).toMatchObject(missing);
      expect(existsSync(target)).toBe(false);
      await bare.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    } finally {
      await bare.close();
    }
  });

  it('of an earlier moment show it, and change nothing', async () => {
    const then = (await program.query('app.state', null)).document!.lastEvent;
    await playRound(program, 1);
    const { lastEvent, seal } = (await program.query('app.state', null)).document!;
    await program.run('log.lookAt', { seq: then });
    const request = { kind: 'pairings-by-board', round: 1, paper: 'A4' } as const;
    const wordsOf = async (name: string) => textOfPage((await readPdf(readFileSync(program.path(name))))[0]!);
    expect((await program.query('documents.render', request)).pages).toBe(1);
    await program.run('documents.save', { ...request, target: program.path('then.pdf') });
    // No result was there yet.
    expect(await wordsOf('then.pdf')).not.toMatch(/½|1 – 0|0 – 1/);
    await program.run('log.lookAt', { seq: null });
    const after = (await program.query('app.state', null)).document!;
    expect(after).toMatchObject({ lastEvent, seal });
    expect((await program.query('round.view', { round: 1 })).phase).toBe('done');
    await program.run('documents.save', { ...request, target: program.path('now.pdf') });
    expect(await wordsOf('now.pdf')).toMatch(/1 – 0/);
  });

  it('give way to a newer one that the page asks for, and can be given up', async () => {
    const request = { kind: 'paper-pack', round: null, paper: 'A4' } as const;
    const older = program.handlers.queries['documents.render'](request);
    const newer = program.handlers.queries['documents.render']({ ...request, kind: 'player-list' });
    expect(await older).toMatchObject({ ok: false, refusal: { code: 'cancelled' } });
    expect(await newer).toMatchObject({ ok: true, value: { pages: 1 } });
    const stopped = program.handlers.queries['documents.render'](request);
    await program.run('documents.cancel', null);
    expect(await stopped).toMatchObject({ ok: false, refusal: { code: 'cancelled' } });
    // Another one is made as if nothing had been.
    expect((await program.query('documents.render', request)).pages).toBeGreaterThan(5);
  });

  it('tell how many pages are drawn, while results are entered', async () => {
    const told: { kind: string; settled: number; all: number }[] = [];
    const leave = program.handlers.listen((name, notice) => {
      if (name === 'documents.progress') told.push(notice as (typeof told)[number]);
    });
    let made = false;
    const rendering = program
      .query('documents.render', { kind: 'paper-pack', round: null, paper: 'LETTER' })
      .finally(() => (made = true));
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    expect(made).toBe(false);
    const { pages } = await rendering;
    leave();
    expect(told[0]).toEqual({ kind: 'paper-pack', settled: 0, all: pages, firstPages: '' });
    expect(told.at(-1)).toEqual({ kind: 'paper-pack', settled: pages, all: pages, firstPages: '' });
    expect(told.map(({ settled }) => settled)).toEqual(
      told.map(({ settled }) => settled).toSorted((a, b) => a - b),
    );
  });

  it('become web pages in a folder that was chosen, of published rounds only', async () => {
    const folder = program.path('site');
    mkdirSync(folder);
    await playRound(program, 1);
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const saved = await program.run('documents.savePages', { folder });
    expect(saved).toEqual({ path: folder, pages: 5 });
    expect(readdirSync(folder).toSorted()).toEqual([
      ...['crosstable.html', 'index.html', 'players.html', 'round-1-by-name.html', 'standings.html'],
    ]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('Round 2');
    writeFileSync(join(folder, 'index.html'), '<p>by hand</p>');
    const refused = await program.refused('documents.savePages', { folder });
    expect(refused.code).toBe('folder-taken');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<p>by hand</p>');
  });

  it('go to the printer as one set, which is chosen once', async () => {
    const { sheets: usual } = await program.query('documents.run', null);
    expect(usual.map(({ kind }) => kind)).toEqual(['pairings-by-board', 'pairings-by-name', 'result-slips']);
    const run = [
      { kind: 'pairings-by-name', copies: 2 },
      { kind: 'result-slips', copies: 1 },
    ] as const;
    await program.run('documents.setRun', { run });
    expect((await program.query('documents.run', null)).sheets).toEqual(run);
    // A page that has not heard of the choice yet prints what was chosen.
    await program.run('documents.print', { kind: 'print-run', round: 1, paper: 'A4', run: usual });
    const { jobs } = await program.query('documents.jobs', null);
    expect(jobs).toMatchObject([
      {
        kind: 'print-run',
        title: 'Round 1, Pairings by name ×2, Result slips',
        sheets: ['pairings-by-name', 'result-slips'],
        version: 1,
        replacedBy: null,
      },
    ]);
    const entry = async (kind: DocumentKind) =>
      (await program.query('documents.list', { round: 1 })).find((one) => one.kind === kind)!;
    expect(await entry('result-slips')).toMatchObject({ unconfirmed: true, printedAt: jobs[0]!.at });
    expect(await entry('pairings-by-board')).toMatchObject({ unconfirmed: false, printedAt: '' });
  });

  it('refuse a set of which the round has nothing, on the list and when it is printed', async () => {
    await program.run('documents.setRun', { run: [{ kind: 'changed-boards', copies: 1 }] });
    const list = await program.query('documents.list', { round: 1 });
    const { unavailable } = list.find(({ kind }) => kind === 'print-run')!;
    expect(unavailable).toBe('Only from version 2 on');
    const refused = await program.refused('documents.print', { kind: 'print-run', round: 1, paper: 'A4' });
    expect(refused).toMatchObject({ code: 'document-unavailable', message: unavailable });
  });

  it('are named when a later version replaces them, until they are taken down', async () => {
    const request = { round: 1, paper: 'A4' } as const;
    await program.run('documents.print', { kind: 'pairings-by-board', ...request });
    await program.run('documents.print', { kind: 'player-list', ...request, round: null });
    const replaced = async () =>
      (await program.query('documents.jobs', null)).jobs.map(({ replacedBy }) => replacedBy);
    expect(await replaced()).toEqual([null, null]);
    await program.confirm('round.unpublish', { round: 1, confirmed: 0 });
    expect(await replaced()).toEqual([null, 0]);
    await program.confirm('round.publish', { round: 1, confirmed: 0 });
    expect(await replaced()).toEqual([null, 2]);
    // Nothing of version 2 went out, and the list says nothing else.
    const entry = async (kind: DocumentKind) =>
      (await program.query('documents.list', { round: 1 })).find((one) => one.kind === kind)!;
    expect(await entry('pairings-by-board')).toMatchObject({
      version: 2,
      printedAt: '',
      unconfirmed: false,
    });
    expect(await entry('player-list')).toMatchObject({ unconfirmed: true });
    await program.run('documents.print', { kind: 'pairings-by-board', ...request });
    expect(await entry('pairings-by-board')).toMatchObject({ unconfirmed: true });
    expect(await replaced()).toEqual([null, null, 2]);
    const [, , old] = (await program.query('documents.jobs', null)).jobs;
    await program.run('documents.settlePrint', { job: old!.id, state: 'taken-down' });
    expect(await replaced()).toEqual([null, null, null]);
  });

  const wordsOf = async (url: string) =>
    (await readPdf(program.handlers.documentBytes(/^document\/(.+)\.pdf$/.exec(url)![1]!)!)).map(textOfPage);

  it('explain the tie-breaks of the players asked for', async () => {
    await playRound(program, 1);
    const request = { kind: 'tie-break-working', round: 1, paper: 'A4' } as const;
    const one = await program.query('documents.render', { ...request, players: [await idOf(program, 3)] });
    expect(one.fileName).toContain('Name003');
    const players = await idsOf(program, 1, 2, 3, 4, 5, 6, 7, 8);
    const all = await program.query('documents.render', { ...request, players });
    // Their number before their name, their rank behind it.
    const explained = async (url: string) =>
      [...(await wordsOf(url)).join(' ').matchAll(/(\d) Name00\1 , Given rank/g)].map(([, number]) => number);
    expect(await explained(one.url)).toEqual(['3']);
    const everybody = await explained(all.url);
    expect(everybody.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(all.fileName).toContain('8 players');
  });
});
