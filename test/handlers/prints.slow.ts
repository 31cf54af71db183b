import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentRequest, PrintJob } from '../../src-main/ipc/contract.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

const BOARDS: DocumentRequest = { kind: 'pairings-by-board', round: 1, paper: 'A4' };

describe('prints', () => {
  let program: Program;
  /** Page counts of what went to the printer. */
  let sent: string[];

  const pagesOf = (pdf: Uint8Array): string =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Count \d+/gu)
      ?.at(-1) ?? '';

  beforeEach(async () => {
    sent = [];
    program = new Program({
      fonts: FONT_FOLDER,
      print: (_, pdf) => {
        sent.push(pagesOf(pdf));
        return Promise.resolve(true);
      },
    });
    await newTournament(program, 90);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const jobs = async (): Promise<readonly PrintJob[]> => (await program.query('documents.jobs', null)).jobs;

  async function print(request: DocumentRequest = BOARDS): Promise<PrintJob> {
    await program.run('documents.print', request);
    return (await jobs())[0]!;
  }

  it('are kept as PDF files and listed as not confirmed until somebody says that they came out', async () => {
    const job = await print();
    expect(job).toMatchObject({
      title: 'Round 1, Pairings by board',
      pages: 3,
      version: 1,
      state: 'sent',
      fromPage: 1,
    });
    const { folder } = await program.query('documents.jobs', null);
    expect(
      readFileSync(join(folder, `${job.id}.pdf`))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const entry = async () => (await program.query('documents.list', { round: 1 }))[0]!;
    expect(await entry()).toMatchObject({ unconfirmed: true });
    await program.run('documents.settlePrint', { job: job.id, state: 'printed' });
    expect((await jobs())[0]!.state).toBe('printed');
    expect(await entry()).toMatchObject({ unconfirmed: false });
  });

  it('again from page 3: the same pages as the first time, although results have come in since', async () => {
    const job = await print();
    const { folder } = await program.query('documents.jobs', null);
    const kept = readFileSync(join(folder, `${job.id}.pdf`));
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    await program.run('documents.settlePrint', { job: job.id, state: 'printed' });
    const again = await program.run('documents.printAgain', { job: job.id, fromPage: 3 });
    expect(again).toMatchObject({ job: job.id, pages: 1, native: true });
    expect(sent).toEqual(['/Count 3', '/Count 1']);
    const rest = program.handlers.documentBytes(/([\w-]+)\.pdf$/u.exec(again!.url)![1]!)!;
    expect(Buffer.compare(Buffer.from(rest.subarray(0, kept.length)), kept)).toBe(0);
    expect((await jobs())[0]).toMatchObject({ state: 'sent', fromPage: 3 });
    const shown = await program.query('documents.kept', { job: job.id });
    expect(shown).toMatchObject({ pages: 3, bytes: kept.length });
  });

  it('a page that it has not, and a PDF that is gone, are refused', async () => {
    const job = await print();
    expect((await program.refused('documents.printAgain', { job: job.id, fromPage: 4 })).code).toBe(
      'no-such-page',
    );
    const { folder } = await program.query('documents.jobs', null);
    rmSync(join(folder, `${job.id}.pdf`));
    expect((await program.refused('documents.printAgain', { job: job.id, fromPage: 1 })).code).toBe(
      'not-there',
    );
    expect((await program.refused('documents.settlePrint', { job: 'none', state: 'printed' })).code).toBe(
      'not-there',
    );
    expect(sent).toHaveLength(1);
  });

  it('survive the end of the program', async () => {
    const job = await print();
    const path = program.path('open.wallchart');
    await program.run('tournament.close', null);
    await program.run('tournament.open', { file: path });
    expect(await jobs()).toEqual([job]);
  });

  it('two of one second have files of their own', async () => {
    const first = await print();
    program.time -= 1000;
    const second = await print();
    expect(second.at).toBe(first.at);
    expect(second.id).not.toBe(first.id);
  });

  it('go to the printer even where they cannot be kept, and the list says so', async () => {
    writeFileSync(program.path('open papers'), 'in the way');
    const value = await program.run('documents.print', BOARDS);
    expect(value).toMatchObject({ job: '', native: true });
    expect(sent).toHaveLength(1);
    expect((await program.query('documents.jobs', null)).problem).not.toBe('');
  });

  it('sent at the same time are all listed', async () => {
    await Promise.all([1, 2, 3].map(() => program.run('documents.print', BOARDS)));
    expect(await jobs()).toHaveLength(3);
    expect(new Set((await jobs()).map(({ id }) => id)).size).toBe(3);
  });

  it('a damaged list counts as empty, and the PDF files stay', async () => {
    const job = await print();
    const { folder } = await program.query('documents.jobs', null);
    writeFileSync(join(folder, 'prints.json'), '[{"id": 7}');
    expect(await jobs()).toEqual([]);
    const next = await print();
    expect(next.id).not.toBe(job.id);
    expect(existsSync(join(folder, `${job.id}.pdf`))).toBe(true);
  });

  it('settled ones beyond a hundred are cleared away, those not confirmed never', async () => {
    const open = await print();
    const { folder } = await program.query('documents.jobs', null);
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...open,
      id: `old ${index}`,
      state: 'printed',
    }));
    mkdirSync(dirname(folder), { recursive: true });
    writeFileSync(join(folder, 'prints.json'), JSON.stringify([open, ...many]));
    for (const { id } of many) writeFileSync(join(folder, `${id}.pdf`), '');
    await print();
    const left = await jobs();
    expect(left).toHaveLength(102);
    expect(left.map(({ id }) => id)).toContain(open.id);
    expect(existsSync(join(folder, 'old 0.pdf'))).toBe(false);
    expect(existsSync(join(folder, 'old 119.pdf'))).toBe(true);
  });
});
