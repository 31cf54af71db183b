/** Lists that keep themselves up to date: when they are fetched, and what stops it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import { buildList, WaitingEntries, type ListNotes } from '../../src-main/lists/build-list.ts';
import { NO_ENTRY } from '../../src-main/lists/entry.ts';
import { OpenList } from '../../src-main/lists/open-list.ts';
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
  isoAt,
  kept,
  lists,
  NOTHING,
  ONE,
  openList,
  preferences,
  quarter,
  reader,
  set,
  STORED,
  told,
  TWO,
  userData,
} from './made-up-server.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-itself-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
beforeEach(() => beginAnew(ROOT));

describe('by itself', () => {
  const begun = (ago: Readonly<Record<string, number | null>>) => {
    addresses(ago);
    preferences.change({ keepsListFresh: true });
    return new FreshLists(desk, lists);
  };
  const settled = () => vi.waitFor(() => expect(reader.reading).toBe(''));

  it('fetches at its start, and each quarter of an hour, what gave its list a day ago or never', async () => {
    const fresh = begun({ [ONE]: 23.99, [TWO]: 24 });
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    expect(asked).toEqual([TWO]);
    await vi.waitFor(() => expect(fresh.sources()[1]!.fetchedOn).toBe('2026-11-21'));
    quarter();
    await settled();
    expect(asked).toEqual([TWO]);
    set({ clock: clock + 0.01 * HOUR });
    quarter();
    await vi.waitFor(() => expect(asked).toEqual([TWO, ONE]));
    await vi.waitFor(() => expect(kept).toHaveLength(2));
    // A clock that was put back by a day.
    set({ clock: clock - 48 * HOUR });
    quarter();
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    await fresh.close();
    quarter();
    expect(told).toContain('no quarter');
  });

  it('fetches an address that never gave a list', async () => {
    const fresh = begun({ [ONE]: null });
    await vi.waitFor(() => expect(kept).toEqual([['FIDE', 'fetched-one.zip']]));
    await fresh.close();
  });

  it.each([
    ['it is turned off', () => preferences.change({ keepsListFresh: false })],
    ['the machine is on no network', () => set({ isOnline: false })],
    ['something is read', () => (reader.reading = 'x')],
    ['a list waits for an answer', () => (reader.hasWaiting = true)],
    ['a file waits that a person fetched this day', () => (reader.fetchedAt = isoAt(23))],
    ['no address is set', () => preferences.change({ listAddress: '' })],
  ])('fetches nothing while %s', async (_, obstacle) => {
    preferences.change({ keepsListFresh: true });
    const fresh = new FreshLists(desk, lists);
    addresses({ [ONE]: 50 });
    obstacle();
    fresh.look();
    await Promise.resolve();
    expect(asked).toEqual([]);
    await fresh.close();
  });

  it('fetches again where a file waits since a day', async () => {
    reader.fetchedAt = isoAt(24);
    const fresh = begun({ [ONE]: 50 });
    await vi.waitFor(() => expect(asked).toEqual([ONE]));
    await fresh.close();
  });

  it('tries again what failed after an hour, and what somebody has to say after a day', async () => {
    answers[ONE] = 500;
    set({ look: { form: 'table' } });
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await vi.waitFor(() => expect(fresh.sources()[1]!.setback).not.toBeNull());
    expect(fresh.sources().map(({ setback }) => setback)).toEqual([
      { at: desk.now(), isQuestion: false, why: 'a.example does not give the file (answer 500).' },
      { at: desk.now(), isQuestion: true, why: 'Nobody has said yet what its columns are.' },
    ]);
    // Nothing of either stays.
    expect([asked, files()]).toEqual([[ONE, TWO], []]);
    const after = async (hours: number) => {
      set({ clock: clock + hours * HOUR });
      asked.length = 0;
      fresh.look();
      await settled();
      await vi.waitFor(() => expect(reader.reading).toBe(''));
      return [...asked];
    };
    expect(await after(0.99)).toEqual([]);
    expect(await after(0.01)).toEqual([ONE]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await after(22.99)).toEqual([ONE]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await after(0.01)).toEqual([TWO]);
    await fresh.close();
  });

  it('forgets what was wrong once the address gave its list, and when it is turned on or off', async () => {
    answers[ONE] = 500;
    const fresh = begun({ [ONE]: 50 });
    await vi.waitFor(() => expect(fresh.sources()[0]!.setback).not.toBeNull());
    preferences.tellFetched(ONE, desk.now());
    expect(fresh.sources()[0]!.setback).not.toBeNull();
    preferences.tellFetched(ONE, new Date(clock + 1).toISOString());
    expect(fresh.sources()[0]!.setback).toBeNull();
    preferences.tellFetched(ONE, isoAt(1));
    fresh.turn(false);
    expect([fresh.sources()[0]!.setback, preferences.values.keepsListFresh]).toEqual([null, false]);
    await fresh.close();
  });

  it('is stopped when it is turned off, and stores nothing then', async () => {
    let end = (): void => undefined;
    answers[ONE] = new Promise<void>((resolve) => (end = resolve));
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await vi.waitFor(() => expect(reader.reading).toBe('a.example'));
    fresh.turn(false);
    end();
    await settled();
    await fresh.close();
    expect([asked, kept, fresh.sources()[0]!.setback]).toEqual([[ONE], [], null]);
  });

  it('goes on where it is turned on', async () => {
    addresses({ [ONE]: 50 });
    const fresh = new FreshLists(desk, lists);
    fresh.turn(true);
    expect(told[0]).toEqual(['lists']);
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    await fresh.close();
  });

  it('takes no list of another month than the one that is new', async () => {
    const path = join(userData, 'built');
    const written = (at: string, rating: number) => {
      const waiting = new WaitingEntries(`${at}.records`);
      waiting.add({ ...NO_ENTRY, fideId: 7, number: '7', name: 'Lin', standard: rating });
      buildList(at, waiting, { entries: '1' } as ListNotes, () => undefined);
      waiting.close();
    };
    written(path, 1900);
    written(`${path}.before`, 1900);
    set({ target: path, look: { monthIsGuess: true }, stored: [STORED] });
    openList.current = new OpenList(`${path}.before`);
    addresses({ [ONE]: 50 });
    // The same ratings: it is that of October once more.
    expect(await fetchAll()).toEqual({ ...NOTHING, same: 1 });
    openList.current.close();
    written(`${path}.other`, 1800);
    openList.current = new OpenList(`${path}.other`);
    expect(await fetchAll()).toMatchObject({ stored: [{ month: '2026-11' }] });
    // Written late in the month, nobody knows.
    set({ clock: Date.parse('2026-11-26T09:00:00Z') });
    expect(await fetchAll()).toMatchObject({ stored: [], same: 0, waiting: [{ month: '2026-11' }] });
    openList.current.close();
    openList.current = null;
  });
});
