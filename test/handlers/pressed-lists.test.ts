/** A press that fetches lists beside those that come by themselves: what it puts aside, what it tells, and what it goes on with. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchListCommands } from '../../src-main/handlers/lists/fetch.ts';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import { begun, ended, held } from './itself-fetched.ts';
import {
  addresses,
  answers,
  asked,
  beginAnew,
  clock,
  desk,
  fetchAll,
  files,
  HOUR,
  lists,
  NOTHING,
  ONE,
  quarter,
  reader,
  set,
  STORED,
  told,
  TWO,
} from './made-up-server.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-pressed-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
beforeEach(() => {
  beginAnew(ROOT);
  return () => vi.restoreAllMocks();
});

describe('a press', () => {
  it('goes on with no other address once the program ends', async () => {
    const end = held(ONE);
    addresses({ [ONE]: 50, [TWO]: 50 });
    const fresh = new FreshLists(desk, lists);
    const pressed = fresh.fetch();
    await fresh.close();
    end();
    expect(await pressed).toMatchObject({ stored: [{ name: 'FIDE' }] });
    expect(asked).toEqual([ONE]);
  });

  it('puts aside what waited, and what was wrong with an address whose list it shows', async () => {
    const fresh = begun({ [ONE]: 50 });
    await ended(1);
    set({ clock: clock + 25 * HOUR, look: { form: 'table' } });
    quarter();
    await ended(2);
    expect(fresh.sources()[0]!.setback).toMatchObject({ isQuestion: true });
    const { discarded } = reader;
    expect(await fresh.fetch()).toMatchObject({ waiting: [{ form: 'table' }] });
    expect([fresh.sources()[0]!.setback, files(), reader.discarded > discarded]).toEqual([
      null,
      ['fetched-one.zip'],
      true,
    ]);
    const [waiting] = files();
    answers[ONE] = 404;
    expect([waiting, await fresh.fetch()]).toMatchObject(['fetched-one.zip', { code: 'fetch-refused' }]);
    expect([files(), reader.fetchedAt]).toEqual([[], '']);
    await fresh.close();
  });

  it('removes what came of an address that is set no more, of which nothing could be removed before', async () => {
    addresses({ [TWO]: null });
    const [waiting] = await fetchAll().then((fetched) => ('waiting' in fetched ? fetched.waiting : []));
    const folder = dirname(waiting!.path);
    writeFileSync(join(folder, 'part'), 'half');
    addresses({ [ONE]: 50 });
    await fetchAll();
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses nothing where one address fails and another brings what waits, or the same', async () => {
    answers[ONE] = 404;
    addresses({ [ONE]: 50, [TWO]: null });
    const fetched = await fetchAll();
    expect(fetched).toMatchObject({ stored: [], same: 0, failed: 1, waiting: [{ name: 'FIDE' }] });
    addresses({ [ONE]: 50, [TWO]: 50 });
    set({ stored: [{ ...STORED, hash: 'new' }] });
    expect(await fetchAll()).toEqual({ ...NOTHING, same: 1, failed: 1 });
    // What was read to be compared waits for nobody.
    expect(reader.hasWaiting).toBe(false);
  });

  it('tells of a mistake while a file was read, and goes on with the others', async () => {
    addresses({ [ONE]: 50, [TWO]: 50 });
    vi.spyOn(reader, 'read').mockRejectedValueOnce(new Error('a bug'));
    const fresh = new FreshLists(desk, lists);
    expect(await fresh.fetch()).toEqual({
      ...{ ...NOTHING, failed: 1, stored: [{ name: 'FIDE', month: '2026-11' }] },
    });
    expect(fresh.sources()[0]!.setback?.why).toBe('The list could not be stored: Error: a bug.');
  });

  it('tells the page of rating lists when all came', async () => {
    addresses({ [ONE]: 50 });
    const commands = fetchListCommands(desk, new FreshLists(desk, lists));
    await commands['lists.fetch'](null);
    expect(told).toEqual([
      ['fetched', 3, 0],
      ['lists.renewed', { name: 'FIDE', month: '2026-11' }],
      ['lists'],
    ]);
  });

  it('stores a list whose series has another month, whatever other series have', async () => {
    addresses({ [ONE]: 50 });
    const other = { ...STORED, name: 'Club', hash: 'new' };
    set({ stored: [other, { ...STORED, month: '2026-09' }] });
    expect(await fetchAll()).toEqual({ ...NOTHING, stored: [{ name: 'FIDE', month: '2026-11' }] });
  });
});
