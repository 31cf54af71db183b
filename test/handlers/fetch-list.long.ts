/** 136: one press fetches all lists and stores them; without an address, and without a press, nothing is asked. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { NetGet } from '../../src-main/lists/fetch-list.ts';
import { listLines } from '../../tools/bench/lib/rating-list.ts';
import { zipped } from '../lists/zipped.ts';
import { Program } from './program.ts';

const ADDRESS = 'https://lists.example/players_list_nov26.zip';
const asked: string[] = [];
let content: Uint8Array = zipped('players_list_foa.txt', [...listLines(40, 5)].join('\r\n'));
async function* pieces() {
  yield content;
}
const netGet: NetGet = (url) => {
  asked.push(url.href);
  return Promise.resolve({ status: 200, headers: {}, pieces: pieces() });
};
const program = new Program({ netGet });
afterAll(() => program.close());

/** The one file that a press brings and that waits to be read. */
async function waiting() {
  const fetched = await program.run('lists.fetch', null);
  expect(fetched.waiting).toHaveLength(1);
  return fetched.waiting[0]!;
}

describe('136 fetching the rating list', () => {
  it('asks nobody before an address is set, and takes https alone', async () => {
    expect((await program.refused('lists.fetch', null)).code).toBe('list-without-address');
    const odd = await program.refused('lists.setAddress', { address: 'http://lists.example/a.zip' });
    expect(odd.code).toBe('address-unusable');
    expect(asked).toEqual([]);
  });

  const args = { name: 'FIDE', month: '2026-11', confirmed: 0 } as const;
  const FETCHED = 'fetched-players_list_nov26.zip';

  it('shows what an address gives for the first time: the file waits like one that was chosen', async () => {
    await program.run('lists.setAddress', { address: ADDRESS });
    const never = { address: ADDRESS, sources: [{ address: ADDRESS, fetchedOn: '', setback: null }] };
    expect(await program.query('lists.view', null)).toMatchObject(never);
    expect(asked).toEqual([]);
    const fetched = await waiting();
    expect(fetched).toMatchObject({ name: 'FIDE', month: '2026-11', monthIsGuess: false });
    expect(basename(fetched.path)).toBe(FETCHED);
    expect(asked).toEqual([ADDRESS]);
    expect(await program.query('lists.view', null)).toMatchObject({ ...never, lists: [], reading: '' });
    await program.run('lists.import', { ...args, file: fetched.file });
    expect(await program.query('lists.view', null)).toMatchObject({
      sources: [{ fetchedOn: '2026-11-21' }],
      reading: '',
      lists: [{ name: 'FIDE', month: '2026-11', entries: 40, file: 'fetched-players_list_nov26.zip' }],
    });
    expect(existsSync(fetched.path)).toBe(false);
  });

  it('takes one press from then on, and asks about what is clearly less', async () => {
    const nothing = { stored: [], same: 0, failed: 0, waiting: [] };
    expect(await program.run('lists.fetch', null)).toEqual({ ...nothing, same: 1 });
    content = zipped('players_list_foa.txt', [...listLines(41, 5)].join('\r\n'));
    const stored = [{ name: 'FIDE', month: '2026-11' }];
    expect(await program.run('lists.fetch', null)).toMatchObject({ ...nothing, stored });
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: 41 }]);
    content = zipped('players_list_foa.txt', [...listLines(20, 5)].join('\r\n'));
    const less = await waiting();
    expect(await program.command('lists.import', { ...args, file: less.file })).toMatchObject({
      ok: false,
      confirm: { level: 3, act: 'Replace the stored list' },
    });
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: 41 }]);
    content = zipped('players_list_foa.txt', [...listLines(40, 5)].join('\r\n'));
    await program.run('lists.fetch', null);
    expect(existsSync(less.path)).toBe(false);
  });

  it('says that a month is a guess, and is put aside', async () => {
    await program.run('lists.setAddress', { address: 'https://lists.example/download?list=all' });
    const guessed = await waiting();
    expect(guessed).toMatchObject({ month: '2026-11', monthIsGuess: true });
    expect(guessed.path).toMatch(/fetched-download\.zip$/);
    await program.run('lists.drop', { file: guessed.file });
    expect(existsSync(guessed.path)).toBe(false);
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: 40 }]);
  });

  it('leaves the stored list as it is when something else comes', async () => {
    content = Buffer.from('<html>Please sign in</html>');
    expect((await program.refused('lists.fetch', null)).code).toBe('not-a-list');
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: 40 }]);
  });

  it('keeps what came of an address that was cut off, and removes it with the address', async () => {
    async function* half() {
      yield new Uint8Array(1_000);
      throw new Error('reset');
    }
    const cut: NetGet = () => Promise.resolve({ status: 200, headers: { etag: '"1"' }, pieces: half() });
    const laptop = new Program({ netGet: cut });
    await laptop.run('lists.setAddress', { address: `${ADDRESS} https://club.example/a.csv` });
    expect((await laptop.refused('lists.fetch', null)).code).toBe('fetch-cut');
    const folders = () => readdirSync(join(laptop.folder, 'user', 'lists', 'fetched'));
    expect(folders()).toHaveLength(2);
    await laptop.run('lists.setAddress', { address: ADDRESS });
    expect(folders()).toHaveLength(1);
    await laptop.run('lists.setAddress', { address: '' });
    expect(folders()).toEqual([]);
    await laptop.close();
  });

  it('asks nobody in a host without a network', async () => {
    const alone = new Program();
    await alone.run('lists.setAddress', { address: ADDRESS });
    expect((await alone.refused('lists.fetch', null)).code).toBe('no-network');
    await alone.close();
  });
});

describe('136 several addresses', () => {
  const [FIDE, CLUB, GONE] = ['nov26.zip', 'club_nov26.csv', 'gone.zip'].map(
    (name) => `https://${name.slice(0, 4)}.example/${name}`,
  ) as [string, string, string];
  const CONTENT: Record<string, () => Uint8Array> = {
    [FIDE]: () => zipped('standard_nov26frl.txt', [...listLines(players, 5)].join('\r\n')),
    [CLUB]: () => Buffer.from(`Name,Rating,Fide-No.,Club\n${'Kasper,1800,,A\n'.repeat(rows)}`),
  };
  let [players, rows] = [40, 3];
  const seen: string[] = [];
  const get: NetGet = (url) => {
    seen.push(url.href);
    const made = CONTENT[url.href];
    async function* given() {
      yield made!();
    }
    const status = made === undefined ? 404 : 200;
    return Promise.resolve({ status, headers: {}, pieces: given() });
  };
  const laptop = new Program({ netGet: get });
  afterAll(() => laptop.close());
  const stored = async () =>
    (await laptop.query('lists.view', null)).lists.map(({ name, entries }) => `${name} ${entries}`);
  const setbacks = async () =>
    (await laptop.query('lists.view', null)).sources.map(({ setback }) => setback?.why ?? '');

  it('are each an address, and each once', async () => {
    const odd = await laptop.refused('lists.setAddress', { address: `${FIDE} ftp://a.example/b.zip` });
    expect(odd.message).toContain('ftp://a.example/b.zip');
    await laptop.run('lists.setAddress', { address: ` ${FIDE}\n${CLUB}  ${GONE} ${FIDE} ` });
    const { address, sources } = await laptop.query('lists.view', null);
    expect(address).toBe(`${FIDE} ${CLUB} ${GONE}`);
    expect(sources.map((source) => source.address)).toEqual([FIDE, CLUB, GONE]);
    expect(seen).toEqual([]);
  });

  it('give their files at one press; each waits until it was looked at, and one that fails keeps none from coming', async () => {
    const { waiting: files, failed } = await laptop.run('lists.fetch', null);
    expect(seen).toEqual([FIDE, CLUB, GONE]);
    expect(files.map(({ path }) => basename(path))).toEqual(['fetched-nov26.zip', 'fetched-club_nov26.csv']);
    expect(failed).toBe(1);
    expect(await setbacks()).toEqual(['', '', 'gone.example does not give the file (answer 404).']);
    const [fide, club] = [files[0]!, files[1]!];
    await laptop.run('lists.import', { file: fide.file, name: 'FIDE', month: '2026-11', confirmed: 0 });
    expect([existsSync(fide.path), existsSync(club.path)]).toEqual([false, true]);
    const fields = ['name', 'standard', '', 'club'];
    await laptop.confirm('lists.import', {
      ...{ file: club.file, name: 'Club', month: '2026-11', confirmed: 0 },
      table: { fields, federation: 'GER' },
    });
    expect(await stored()).toEqual(['FIDE 40', 'Club 3']);
    expect(existsSync(club.path)).toBe(false);
  });

  it('are then all updated by one press', async () => {
    [players, rows] = [44, 5];
    const fetched = await laptop.run('lists.fetch', null);
    expect(fetched).toEqual({
      stored: [
        { name: 'FIDE', month: '2026-11' },
        { name: 'Club', month: '2026-11' },
      ],
      ...{ same: 0, failed: 1, waiting: [] },
    });
    expect(await stored()).toEqual(['FIDE 44', 'Club 5']);
  });

  it('keep being fetched where one of them goes, and not by themselves where one is new', async () => {
    await laptop.run('lists.setFresh', { on: true });
    await expect.poll(async () => (await laptop.query('lists.view', null)).reading).toBe('');
    await laptop.run('lists.setAddress', { address: `${FIDE} ${CLUB}` });
    expect((await laptop.query('lists.view', null)).keepsFresh).toBe(true);
    expect((await laptop.query('lists.view', null)).sources[1]!.fetchedOn).toBe('2026-11-21');
    await laptop.run('lists.setAddress', { address: `${FIDE} ${CLUB} https://new.example/a.zip` });
    expect((await laptop.query('lists.view', null)).keepsFresh).toBe(false);
  });

  it('do not take the place of each other’s list of one month without a question', async () => {
    const OTHER = 'https://othe.example/standard_nov26.zip';
    CONTENT[OTHER] = () => zipped('standard_nov26frl.txt', [...listLines(players + 1, 5)].join('\r\n'));
    await laptop.run('lists.setAddress', { address: `${FIDE} ${OTHER}` });
    const { waiting: first } = await laptop.run('lists.fetch', null);
    const args = { name: 'FIDE', month: '2026-11', file: first[0]!.file, confirmed: 2 } as const;
    await laptop.run('lists.import', args);
    expect(await stored()).toEqual(['FIDE 45', 'Club 5']);
    const { stored: again, same, waiting: asks } = await laptop.run('lists.fetch', null);
    expect([again, same, asks.length]).toEqual([[], 1, 1]);
    expect(await stored()).toEqual(['FIDE 45', 'Club 5']);
  });
});
