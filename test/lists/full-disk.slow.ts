/** A disk that is full half-way: a sentence, nothing left of the list that was being stored, the old one as it was. */
// In the slow loop, where each file has its modules to itself: the file system is replaced in them.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Fs from 'node:fs';
import type Database from 'better-sqlite3';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ListStore } from '../../src-main/lists/list-store.ts';
import { perform } from '../../src-main/lists/perform.ts';
import { listLines } from '../../tools/bench/lib/rating-list.ts';

const LINES = 6_000;

/** What the disk still takes: bytes of the waiting players, pages of the list. */
const room = vi.hoisted(() => ({ bytes: Infinity, pages: 0 }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return {
    ...fs,
    writeSync: (file: number, chunk: Uint8Array, from: number, length: number) => {
      room.bytes -= length;
      if (room.bytes < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return fs.writeSync(file, chunk, from, length);
    },
  };
});

// SQLite says of a file that may not grow what it says of a full disk.
vi.mock('better-sqlite3', async (original) => {
  const { default: Real } = await original<{ default: typeof Database }>();
  return {
    default: class extends Real {
      constructor(path: string, options?: Database.Options) {
        super(path, options);
        if (room.pages > 0) this.pragma(`max_page_count = ${room.pages}`);
      }
    },
  };
});

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-full-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
afterEach(() => Object.assign(room, { bytes: Infinity, pages: 0 }));
const LIST = join(FOLDER, 'players_list_foa.txt');
writeFileSync(LIST, [...listLines(LINES, 3)].join('\r\n'));
const store = new ListStore(FOLDER);
afterAll(() => store.close());

function build(target: string) {
  const args = { path: LIST, taken: [], target, mapping: null, month: '2026-11', name: 'FIDE' };
  return perform({ name: 'build', args: { ...args, readAt: '2026-11-01T09:00:00+01:00' } }, () => undefined);
}

async function isRefused(): Promise<void> {
  expect(await build(store.unfinishedPath())).toEqual({
    ok: false,
    failure: { code: 'disk-full', path: LIST },
  });
  expect(readdirSync(join(FOLDER, 'lists'))).toHaveLength(1);
  expect(store.lists()).toMatchObject([{ month: '2026-11', entries: LINES }]);
}

describe('a disk that is full half-way', () => {
  it('while the players wait to be sorted, and while the list is written', async () => {
    const target = store.unfinishedPath();
    expect(await build(target)).toMatchObject({ ok: true, value: { entries: LINES } });
    const { id } = store.adopt(target);
    room.bytes = 200_000;
    await isRefused();
    Object.assign(room, { bytes: Infinity, pages: 60 });
    await isRefused();
    room.pages = 0;
    expect(store.search(id, 'a', 10, false)!.entries).toHaveLength(10);
  });
});
