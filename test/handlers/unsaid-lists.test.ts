/** Lists of FIDE's that are fetched and do not tell their month: which month each becomes, beside the newest one that is stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { buildList, WaitingEntries, type ListNotes } from '../../src-main/lists/build-list.ts';
import { NO_ENTRY } from '../../src-main/lists/entry.ts';
import { OpenList } from '../../src-main/lists/open-list.ts';
import {
  addresses,
  beginAnew,
  fetchAll,
  kept,
  NOTHING,
  ONE,
  openList,
  set,
  STORED,
} from './made-up-server.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-unsaid-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

/** Lists of two players with these ratings. */
const [LOW, HIGH, BOTH] = [
  [1800, 0],
  [1900, 0],
  [1900, 1500],
].map(([lin, bo]) => {
  const at = join(ROOT, `${lin} ${bo}`);
  const waiting = new WaitingEntries(`${at}.records`);
  waiting.add({ ...NO_ENTRY, fideId: 7, number: '7', name: 'Lin', standard: lin! });
  waiting.add({ ...NO_ENTRY, fideId: 5, number: '5', name: 'Bo', standard: bo! });
  buildList(at, waiting, { entries: '2' } as ListNotes, () => undefined);
  waiting.close();
  return at;
}) as [string, string, string];

beforeEach(() => {
  beginAnew(ROOT);
  addresses({ [ONE]: 50 });
  set({ target: HIGH, look: { monthIsGuess: true }, stored: [STORED] });
  return () => {
    openList.current?.close();
    openList.current = null;
    vi.restoreAllMocks();
  };
});
/** The list of October that is stored has these ratings. */
const october = (path: string) => void (openList.current = new OpenList(path));

it('is that of October once more where it has the same ratings', async () => {
  october(HIGH);
  expect(await fetchAll()).toEqual({ ...NOTHING, same: 1 });
  expect(kept).toEqual([]);
});

it('is compared by those who are rated on the new one', async () => {
  // Bo lost their rating, for which no new list is needed.
  october(BOTH);
  expect(await fetchAll()).toEqual({ ...NOTHING, same: 1 });
});

it('is a new one of this month where the ratings are others', async () => {
  october(LOW);
  const closed = vi.spyOn(OpenList.prototype, 'close');
  expect(await fetchAll()).toEqual({ ...NOTHING, stored: [{ name: 'FIDE', month: '2026-11' }] });
  expect(kept).toEqual([['FIDE', 'fetched-one.zip']]);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('waits for a person late in the month', async () => {
  october(LOW);
  set({ clock: Date.parse('2026-11-26T09:00:00Z') });
  expect(await fetchAll()).toMatchObject({ stored: [], same: 0, waiting: [{ month: '2026-11' }] });
});

it('waits for a person where the stored one is gone, and where none is stored', async () => {
  expect(await fetchAll()).toMatchObject({ stored: [], same: 0, waiting: [{ month: '2026-11' }] });
  october(LOW);
  set({ stored: [{ ...STORED, name: 'Club' }] });
  expect(await fetchAll()).toMatchObject({ stored: [], same: 0, waiting: [{ month: '2026-11' }] });
});
