import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../../src-main/ipc/contract.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('printed documents', () => {
  let program: Program;
  const printed: string[] = [];
  beforeEach(async () => {
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
    expect(list.find(({ kind }) => kind === 'crosstable')!.unavailable).not.toBe('');
    for (const { kind, round, unavailable } of list) {
      if (unavailable !== '') continue;
      const { url, pages, bytes } = await program.query('documents.render', { kind, round, paper: 'A4' });
      const id = /^document\/(.+)\.pdf$/.exec(url)![1]!;
      expect(program.handlers.documentBytes(id)).toHaveLength(bytes);
      expect(pages).toBeGreaterThan(0);
    }
    const next = await program.query('documents.list', { round: 2 });
    expect(next.find(({ kind }) => kind === 'pairings-by-board')!.unavailable).not.toBe('');
    expect(program.handlers.documentBytes('none')).toBeNull();
  });

  it('are noted in the log when they are saved or printed, with their version', async () => {
    const path = program.path('board.pdf');
    const request = { kind: 'pairings-by-board', round: 1, paper: 'A4' } as const;
    await program.run('documents.save', { ...request, path });
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
    await program.run('documents.print', request);
    expect(printed.at(-1)).toMatch(/%PDF-$/);
    const rows = await program.log('system', 'printed');
    expect(rows).toHaveLength(2);
    const list = await program.query('documents.list', { round: 1 });
    expect(list[0]).toMatchObject({ version: 1, draft: false });
    expect(list[0]!.printedAt).not.toBe('');
    // A print cannot be undone, so undoing goes on with what came before.
    expect((await program.query('app.state', null)).document!.undo!.label).toContain('published');
  });

  it('of an earlier moment show it, and change nothing', async () => {
    const then = (await program.query('app.state', null)).document!.lastEvent;
    await playRound(program, 1);
    await program.run('log.lookAt', { seq: then });
    const { pages } = await program.query('documents.render', {
      kind: 'standings',
      round: null,
      paper: 'A4',
    });
    expect(pages).toBe(1);
    await program.run('documents.save', {
      kind: 'standings',
      round: null,
      paper: 'A4',
      path: program.path('s.pdf'),
    });
    await program.run('log.lookAt', { seq: null });
    const rows = await program.log('system', 'printed');
    expect(rows).toHaveLength(0);
  });
});
