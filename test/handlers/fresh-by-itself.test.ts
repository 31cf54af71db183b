/** Lists that keep themselves up to date: when they are fetched, and what stops it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import { begun, turn, soon, ended, held } from './itself-fetched.ts';
import {
  addresses,
  answers,
  asked,
  beginAnew,
  clock,
  desk,
  files,
  HOUR,
  isoAt,
  kept,
  lists,
  NOTHING,
  ONE,
  preferences,
  quarter,
  read,
  reader,
  set,
  told,
  TWO,
} from './made-up-server.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-itself-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
beforeEach(() => {
  beginAnew(ROOT);
  return () => vi.restoreAllMocks();
});

describe('by itself', () => {
  it('fetches at its start, and each quarter of an hour, what gave its list a day ago or never', async () => {
    const fresh = begun({ [ONE]: 23.99, [TWO]: 24 });
    await ended(1);
    expect([asked, kept]).toEqual([[TWO], [['FIDE', 'fetched-get.zip']]]);
    expect(fresh.sources()[1]!.fetchedOn).toBe('2026-11-21');
    quarter();
    await ended(1);
    expect(asked).toEqual([TWO]);
    set({ clock: clock + 0.01 * HOUR });
    quarter();
    await ended(2);
    expect([asked, kept.length]).toEqual([[TWO, ONE], 2]);
    // A clock that was put back by a day.
    set({ clock: clock - 48 * HOUR });
    quarter();
    await ended(4);
    expect(asked).toEqual([TWO, ONE, ONE, TWO]);
    await fresh.close();
    quarter();
    expect(told).toContain('no quarter');
  });

  it('fetches an address that never gave a list', async () => {
    const fresh = begun({ [ONE]: null });
    await ended(1);
    expect([kept, preferences.values.listsFetchedAt]).toEqual([
      [['FIDE', 'fetched-one.zip']],
      { [ONE]: desk.now() },
    ]);
    await fresh.close();
  });

  it.each([
    ['it is turned off', () => preferences.change({ keepsListFresh: false })],
    ['the machine is on no network', () => set({ isOnline: false })],
    ['the program makes no connections', () => Object.assign(desk.ports, { netGet: null })],
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
    await turn();
    expect([
      asked,
      fresh
        .sources()
        .map(({ setback }) => setback)
        .filter(Boolean),
    ]).toEqual([[], []]);
    await fresh.close();
  });

  it('fetches nothing once it is closed', async () => {
    const fresh = begun({ [ONE]: 1 });
    await fresh.close();
    set({ clock: clock + 48 * HOUR });
    fresh.look();
    await turn();
    expect(asked).toEqual([]);
  });

  it('fetches again where a file waits since a day', async () => {
    reader.fetchedAt = isoAt(24);
    const fresh = begun({ [ONE]: 50 });
    await ended(1);
    expect(asked).toEqual([ONE]);
    await fresh.close();
  });

  it('fetches nothing beside a fetch that is under way, of its own or of a press', async () => {
    const end = held(ONE);
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    reader.reading = '';
    quarter();
    await turn();
    expect(asked).toEqual([ONE]);
    end();
    await ended(2);
    expect(asked).toEqual([ONE, TWO]);
    const again = held(ONE);
    const pressed = fresh.fetch();
    set({ clock: clock + 48 * HOUR });
    reader.reading = '';
    quarter();
    await turn();
    expect(asked).toEqual([ONE, TWO, ONE]);
    again();
    await pressed;
    expect(asked).toEqual([ONE, TWO, ONE, TWO]);
    await fresh.close();
  });

  it('tries again what failed after an hour, and what somebody has to say after a day', async () => {
    answers[ONE] = 500;
    set({ look: { form: 'table' } });
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await ended(2);
    expect(fresh.sources().map(({ setback }) => setback)).toEqual([
      { at: desk.now(), isQuestion: false, why: 'a.example does not give the file (answer 500).' },
      { at: desk.now(), isQuestion: true, why: 'Nobody has said yet what its columns are.' },
    ]);
    // Nothing of either stays.
    expect([asked, files()]).toEqual([[ONE, TWO], []]);
    const after = async (hours: number, count: number) => {
      set({ clock: clock + hours * HOUR });
      [asked.length, told.length] = [0, 0];
      fresh.look();
      await ended(count);
      return [...asked];
    };
    expect(await after(0.99, 0)).toEqual([]);
    expect(await after(0.01, 1)).toEqual([ONE]);
    expect(await after(22.99, 1)).toEqual([ONE]);
    expect(await after(0.01, 1)).toEqual([TWO]);
    await fresh.close();
  });

  it('forgets what was wrong once the address gave its list, and when it is turned on or off', async () => {
    answers[ONE] = 500;
    const fresh = begun({ [ONE]: 50 });
    await ended(1);
    expect(fresh.sources()[0]!.setback).not.toBeNull();
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
    const end = held(ONE);
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await soon(() => expect(reader.reading).toBe('a.example'));
    fresh.turn(false);
    await soon(() => expect(reader.reading).toBe(''));
    end();
    await fresh.close();
    expect([asked, kept, fresh.sources()[0]!.setback]).toEqual([[ONE], [], null]);
  });

  it('reads nothing that came whole before it was turned off', async () => {
    vi.spyOn(reader, 'look').mockImplementationOnce(() => {
      fresh.turn(false);
      return Promise.resolve({
        ok: true,
        value: { form: 'combined', month: '2026-11', columns: [] },
      } as never);
    });
    const fresh = begun({ [ONE]: 50 });
    await soon(() => expect(preferences.values.keepsListFresh).toBe(false));
    await fresh.close();
    expect([read, kept, files(), preferences.values.listsFetchedAt]).toEqual([
      [],
      [],
      [],
      { [ONE]: isoAt(50) },
    ]);
  });

  it('does not stop what a person fetches when it is turned off', async () => {
    const fresh = begun({ [ONE]: 1 });
    const end = held(ONE);
    const pressed = fresh.fetch();
    fresh.turn(false);
    end();
    expect(await pressed).toEqual({ ...NOTHING, stored: [{ name: 'FIDE', month: '2026-11' }] });
    await fresh.close();
  });

  it('goes on when it is turned on again while one comes', async () => {
    const end = held(ONE);
    const fresh = begun({ [ONE]: 50 });
    await soon(() => expect(reader.reading).toBe('a.example'));
    fresh.turn(true);
    end();
    await soon(() => expect(kept).toEqual([['FIDE', 'fetched-one.zip']]));
    await fresh.close();
    expect(fresh.sources()[0]!.setback).toBeNull();
  });

  it.each([
    ['on its way', () => reader.stop(), 'Fetching was stopped. What is there is kept; F goes on from it.'],
    [
      'as it is read',
      () => set({ refusedToRead: { code: 'reading-stopped', message: 'Reading was stopped.' } }),
      'Reading was stopped.',
    ],
  ])('goes on with no other address where a person stops one %s', async (_, stop, why) => {
    const end = held(ONE);
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await soon(() => expect(reader.reading).toBe('a.example'));
    stop();
    end();
    await ended(1);
    expect([asked, fresh.sources().map(({ setback }) => setback?.why ?? '')]).toEqual([[ONE], [why, '']]);
    await fresh.close();
  });

  it('remembers nothing of an address that is set no more when its list comes, and goes on with the others', async () => {
    const end = held(ONE);
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await soon(() => expect(reader.reading).toBe('a.example'));
    addresses({ [TWO]: 50 });
    end();
    await ended(1);
    expect([asked, preferences.values.listsFetchedAt, files()]).toEqual([
      [ONE, TWO],
      { [TWO]: desk.now() },
      [],
    ]);
    await fresh.close();
  });

  it('goes on where it is turned on', async () => {
    addresses({ [ONE]: 50 });
    const fresh = new FreshLists(desk, lists);
    fresh.turn(true);
    expect(told[0]).toEqual(['lists']);
    await ended(2);
    expect(kept).toEqual([['FIDE', 'fetched-one.zip']]);
    await fresh.close();
  });

  it('is ended with the program, and nothing of a file that came half stays to be asked about', async () => {
    const end = held(ONE);
    const fresh = begun({ [ONE]: 50, [TWO]: 50 });
    await soon(() => expect(reader.reading).toBe('a.example'));
    const closing = fresh.close();
    expect(told.at(-1)).not.toBe('no quarter');
    await closing;
    expect([reader.reading, asked, kept, files()]).toEqual(['', [ONE], [], []]);
    end();
  });

  it('tells of a list that could not be stored', async () => {
    vi.spyOn(reader, 'keep').mockReturnValueOnce({
      ...{ code: 'disk-full', severity: 'refused', message: 'The disk is full.', advice: '' },
    } as never);
    const fresh = begun({ [ONE]: 50 });
    await ended(1);
    expect([fresh.sources()[0], preferences.values.listsFetchedAt]).toEqual([
      {
        ...{ address: ONE, fetchedOn: isoAt(50).slice(0, 10) },
        setback: { at: desk.now(), isQuestion: false, why: 'The disk is full.' },
      },
      { [ONE]: isoAt(50) },
    ]);
    expect(told).not.toContainEqual(['lists.renewed', { name: 'FIDE', month: '2026-11' }]);
    await fresh.close();
  });
});
