/** A list that was opened is closed again: on Windows nobody could replace or remove its file otherwise. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSource } from '../../src-main/lists/source.ts';
import { zippedFiles } from './zipped.ts';

const FOLDER = realpathSync(mkdtempSync(join(tmpdir(), 'wallchart-closed-')));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Where the system tells which files a program has open. */
const OPEN_FILES = '/proc/self/fd';

/** How many times this file is open. */
function timesOpen(path: string): number {
  return readdirSync(OPEN_FILES).filter((name) => {
    try {
      return readlinkSync(join(OPEN_FILES, name)) === path;
    } catch {
      // It was closed meanwhile.
      return false;
    }
  }).length;
}

it.runIf(existsSync(OPEN_FILES))(
  'a plain file is open until its pieces were taken, or nobody wants more',
  async () => {
    const path = join(FOLDER, 'whole.txt');
    writeFileSync(path, Buffer.alloc((1 << 20) + 10, 'abc'));
    const whole = openSource(path, []).pieces();
    expect(timesOpen(path)).toBe(1);
    const sizes = [];
    for await (const { length } of whole) sizes.push(length);
    expect([sizes, timesOpen(path)]).toEqual([[1_048_576, 10], 0]);
    const first = openSource(path, []).pieces();
    expect((await first.next()).value).toHaveLength(1_048_576);
    expect(timesOpen(path)).toBe(1);
    await first.return(undefined);
    expect(timesOpen(path)).toBe(0);
  },
);

it.runIf(existsSync(OPEN_FILES))('a zip is read at once and not kept open, nor a file without a list', () => {
  const zip = join(FOLDER, 'zipped.zip');
  writeFileSync(zip, zippedFiles([{ name: 'list.txt', text: 'ID Number' }]));
  openSource(zip, []);
  const empty = join(FOLDER, 'empty.txt');
  writeFileSync(empty, '');
  expect(() => openSource(empty, [])).toThrow('list-empty');
  expect([zip, empty].map(timesOpen)).toEqual([0, 0]);
});
