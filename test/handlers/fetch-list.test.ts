/** 136: one press fetches the list and reads it; without an address, and without a press, nothing is asked. */
import { existsSync } from 'node:fs';
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

describe('136 fetching the rating list', () => {
  it('asks nobody before an address is set, and takes https alone', async () => {
    expect((await program.refused('lists.fetch', null)).code).toBe('list-without-address');
    const odd = await program.refused('lists.setAddress', { address: 'http://lists.example/a.zip' });
    expect(odd.code).toBe('address-unusable');
    expect(asked).toEqual([]);
  });

  const args = { name: 'FIDE', month: '2026-11', confirmed: 0 } as const;
  const FETCHED = program.path('user/lists/fetched/fetched-players_list_nov26.zip');

  it('takes one press: the file waits like one that was chosen, and the page says since when', async () => {
    await program.run('lists.setAddress', { address: ADDRESS });
    expect(await program.query('lists.view', null)).toMatchObject({ address: ADDRESS, fetchedOn: '' });
    expect(asked).toEqual([]);
    const fetched = await program.run('lists.fetch', null);
    expect(fetched).toMatchObject({ name: 'FIDE', month: '2026-11', monthIsGuess: false, path: FETCHED });
    expect(asked).toEqual([ADDRESS]);
    expect(await program.query('lists.view', null)).toMatchObject({ lists: [], fetchedOn: '', reading: '' });
    await program.run('lists.import', { ...args, file: fetched.file });
    expect(await program.query('lists.view', null)).toMatchObject({
      fetchedOn: '2026-11-21',
      reading: '',
      lists: [{ name: 'FIDE', month: '2026-11', entries: 40, file: 'fetched-players_list_nov26.zip' }],
    });
    expect(existsSync(FETCHED)).toBe(false);
  });

  it('asks before the same month is replaced, says that a month is a guess, and is put aside', async () => {
    const again = await program.run('lists.fetch', null);
    expect(await program.command('lists.import', { ...args, file: again.file })).toMatchObject({
      ok: false,
      confirm: { level: 2, act: 'Replace the stored list' },
    });
    await program.run('lists.setAddress', { address: 'https://lists.example/download?list=all' });
    const guessed = await program.run('lists.fetch', null);
    expect(guessed).toMatchObject({ month: '2026-11', monthIsGuess: true });
    expect(guessed.path).toMatch(/fetched-download\.zip$/);
    expect(existsSync(FETCHED)).toBe(false);
    await program.run('lists.drop', null);
    expect(existsSync(guessed.path)).toBe(false);
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: 40 }]);
  });

  it('leaves the stored list as it is when something else comes', async () => {
    content = Buffer.from('<html>Please sign in</html>');
    expect((await program.refused('lists.fetch', null)).code).toBe('not-a-list');
    expect((await program.query('lists.view', null)).lists).toMatchObject([{ entries: 40 }]);
  });

  it('asks nobody in a host without a network', async () => {
    const alone = new Program();
    await alone.run('lists.setAddress', { address: ADDRESS });
    expect((await alone.refused('lists.fetch', null)).code).toBe('no-network');
    await alone.close();
  });
});
