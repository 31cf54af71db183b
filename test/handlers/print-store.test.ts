/** The prints that are kept beside a tournament file, in a folder of their own. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PrintStore } from '../../src-main/handlers/documents/print-store.ts';
import { papersFolder, writeWhole } from '../../src-main/handlers/documents/sheets-folder.ts';
import type { PrintJob } from '../../src-main/ipc/contract.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-prints-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

let folders = 0;
let folder = '';
let store: PrintStore;
beforeEach(() => {
  folder = join(ROOT, String(folders++));
  mkdirSync(folder);
  store = new PrintStore(join(folder, 'Harbour Open.wallchart'));
});

const JOB: Omit<PrintJob, 'id'> = {
  ...{
    kind: 'pairings-by-board',
    title: 'Round 7, Pairings by board',
    round: 7,
    version: 2,
    paper: 'A4',
    pages: 3,
  },
  ...{ fromPage: 1, at: '2026-11-21T09:00:07+01:00', state: 'sent' },
};
const pdf = (text: string) => Buffer.from(`%PDF ${text}`);
const names = () => readdirSync(store.folder).toSorted();

describe('a print', () => {
  it('is kept by its time and title, with what became of it', async () => {
    expect(store.folder).toBe(join(folder, 'Harbour Open papers', 'Prints'));
    expect(await store.jobs()).toEqual([]);
    const job = await store.add(JOB, pdf('one'));
    expect(job).toEqual({ ...JOB, id: '2026-11-21 09.00.07 Round 7, Pairings by board' });
    expect(await store.jobs()).toEqual([job]);
    expect(names()).toEqual([`${job.id}.pdf`, 'prints.json']);
    expect(Buffer.from((await store.pdf(job))!).toString()).toBe('%PDF one');
    expect(await new PrintStore(store.path).jobs()).toEqual([job]);
  });

  it('is numbered where another has its name, and its title is one for a file', async () => {
    const odd = { ...JOB, title: 'A/B: "C" <1>|?*\\\u0007' };
    const ids = [
      await store.add(JOB, pdf('1')),
      await store.add(JOB, pdf('2')),
      await store.add(JOB, pdf('3')),
    ];
    expect(ids.map(({ id }) => id.slice(20))).toEqual([
      'Round 7, Pairings by board',
      'Round 7, Pairings by board 2',
      'Round 7, Pairings by board 3',
    ]);
    expect((await store.add(odd, pdf('4'))).id).toBe('2026-11-21 09.00.07 A B   C   1');
    const long = await store.add({ ...JOB, title: `${'x'.repeat(99)} ${'y'.repeat(50)}` }, pdf('5'));
    expect(long.id).toBe(`2026-11-21 09.00.07 ${'x'.repeat(99)}`);
    expect((await store.jobs()).map(({ pages }) => pages)).toEqual([3, 3, 3, 3, 3]);
  });

  it('is changed alone, one change after the other', async () => {
    const [one, two] = [await store.add(JOB, pdf('1')), await store.add({ ...JOB, round: null }, pdf('2'))];
    await Promise.all([
      store.change(two.id, { state: 'printed' }),
      store.change(one.id, { fromPage: 2, at: '2026-11-21T10:00:00+01:00' }),
      store.change('nobody', { state: 'dropped' }),
    ]);
    expect(await store.jobs()).toEqual([
      { ...one, fromPage: 2, at: '2026-11-21T10:00:00+01:00' },
      { ...two, state: 'printed' },
    ]);
  });

  it('is not there where its file is gone, and none are where the list is damaged', async () => {
    const job = await store.add({ ...JOB, sheets: ['pairings-by-board'] }, pdf('1'));
    expect(await store.jobs()).toEqual([job]);
    rmSync(join(store.folder, `${job.id}.pdf`));
    expect(await store.pdf(job)).toBeNull();
    for (const list of ['{', '[{}]', '[1]']) {
      writeFileSync(join(store.folder, 'prints.json'), list);
      expect(await store.jobs()).toEqual([]);
    }
  });

  it('that cannot be kept is an error, and the next one is kept', async () => {
    writeFileSync(join(folder, 'Harbour Open papers'), '');
    await expect(store.add(JOB, pdf('1'))).rejects.toThrow();
    rmSync(join(folder, 'Harbour Open papers'));
    expect(await store.add(JOB, pdf('1'))).toMatchObject({ round: 7 });
  });
});

it('of settled prints the last hundred are kept, and all that are not settled', async () => {
  const old = Array.from({ length: 103 }, (_, at): PrintJob => ({
    ...JOB,
    id: `old ${at}`,
    state: at === 1 ? 'sent' : at % 2 === 0 ? 'printed' : 'dropped',
  }));
  mkdirSync(store.folder, { recursive: true });
  writeFileSync(join(store.folder, 'prints.json'), JSON.stringify(old));
  // That of 2 is gone already.
  for (const { id } of old.slice(0, 6).toSpliced(2, 1)) writeFileSync(join(store.folder, `${id}.pdf`), id);
  const added = await store.add(JOB, pdf('new'));
  // 102 are settled: the first two of them go, 0 and 2.
  expect((await store.jobs()).map(({ id }) => id)).toEqual([
    ...['old 1', ...Array.from({ length: 100 }, (_, at) => `old ${at + 3}`)],
    added.id,
  ]);
  expect(names()).toEqual([
    `${added.id}.pdf`,
    'old 1.pdf',
    'old 3.pdf',
    'old 4.pdf',
    'old 5.pdf',
    'prints.json',
  ]);
  await store.change('old 50', { state: 'sent' });
  expect((await store.jobs()).map(({ id }) => id)).toContain('old 3');
});

describe('printed matter', () => {
  it('lies beside the file, and on a medium in a folder of the same name', () => {
    expect(papersFolder('/a/Open.wallchart')).toBe(join('/a', 'Open papers'));
    expect(papersFolder('/a/Open.wallchart', '/b')).toBe(join('/b', 'Open papers'));
  });

  it('is written whole or not at all', async () => {
    const path = join(folder, 'a', 'b', 'c.txt');
    await writeWhole(path, 'One');
    await writeWhole(path, 'Two');
    expect([readFileSync(path, 'utf8'), readdirSync(join(folder, 'a', 'b'))]).toEqual(['Two', ['c.txt']]);
    mkdirSync(join(folder, 'd'));
    await expect(writeWhole(join(folder, 'd'), 'Three')).rejects.toMatchObject({
      failure: { code: expect.stringMatching(/^target-/) as string },
    });
    expect(existsSync(join(folder, 'd'))).toBe(true);
  });
});
