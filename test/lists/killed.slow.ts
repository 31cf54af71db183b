/** A program that is killed while it reads a list leaves the stored one usable, whenever it happens. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ListStore } from '../../src-main/lists/list-store.ts';
import { perform } from '../../src-main/lists/perform.ts';
import { writeList } from '../../tools/bench/lib/rating-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallchart-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const READER = join(import.meta.dirname, '../../tools/bench/lib/read-list.ts');
const source = join(folder, 'players_list_nov26.txt');

describe('killed while a list is read', () => {
  const store = new ListStore(folder);
  afterAll(() => store.close());
  const stored = () => new ListStore(folder);

  it('begins with a stored list', async () => {
    writeList(source, 60_000, 7);
    const target = store.unfinishedPath();
    const readAt = '2026-10-01T09:00:00Z';
    const args = { path: source, taken: [], target, mapping: null, month: '2026-10', name: 'FIDE', readAt };
    expect(await perform({ name: 'build', args }, () => undefined)).toMatchObject({ ok: true });
    store.adopt(target);
  });

  /**
   * Starts to read and kills the process once the file has come so far. On a busy machine it may come to its end before
   * this one looks again: then false.
   */
  async function killedWhen(hasCome: (target: string) => boolean): Promise<boolean> {
    const target = store.unfinishedPath();
    const reader = spawn(process.execPath, [READER, source, target], { stdio: 'ignore' });
    const ended = once(reader, 'exit');
    while (!hasCome(target) && reader.exitCode === null) await pause(5);
    reader.kill('SIGKILL');
    const [code, signal] = (await ended) as [number | null, string | null];
    expect(code ?? signal).toBeOneOf([0, 'SIGKILL']);
    return signal === 'SIGKILL';
  }

  it.each([
    ['while it reads', (target: string) => bytesOf(`${target}.records`) > 0],
    ['while it stores', (target: string) => bytesOf(target) > 0],
    ['while it stores, later', (target: string) => bytesOf(target) > 3_000_000],
  ])('%s', async (_, hasCome) => {
    while (!(await killedWhen(hasCome)));
    const again = stored();
    try {
      const lists = again.lists();
      expect(lists.map(({ month, entries }) => [month, entries])).toEqual([['2026-10', 60_000]]);
      expect(again.search(lists[0]!.id, 'kasparek gustav', 10, false)?.entries[0]).toMatchObject({
        name: 'Kasparek, Gustav',
      });
    } finally {
      again.close();
    }
  });

  it('what the readings left is removed once nobody can be at work on it', () => {
    const place = join(folder, 'lists');
    const left = () => readdirSync(place).filter((name) => !name.endsWith('.list'));
    expect(left().length).toBeGreaterThan(0);
    store.sweep(new Date());
    expect(left().length).toBeGreaterThan(0);
    for (const name of left()) utimesSync(join(place, name), 1, 1);
    store.sweep(new Date());
    expect(left()).toEqual([]);
  });
});
