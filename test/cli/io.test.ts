import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dispatch } from '../../src-main/cli/dispatch.ts';
import { PROCESS_IO } from '../../src-main/cli/io.ts';
import { MOST_BYTES } from '../../src-main/files/bounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sparse(bytes: number): string {
  const path = join(folder, `${bytes}.trf`);
  closeSync(openSync(path, 'w'));
  truncateSync(path, bytes);
  return path;
}

describe('a file of the command line', () => {
  it('is read up to the bound, and not beyond', () => {
    const path = join(folder, 'small.trf');
    writeFileSync(path, '012 Small');
    expect(Buffer.from(PROCESS_IO.readFile(path, 9)).toString()).toBe('012 Small');
    expect(() => PROCESS_IO.readFile(path, 8)).toThrow(/^.*small\.trf is larger than/);
    expect(() => PROCESS_IO.readFile(join(folder, 'none'), 8)).toThrow('ENOENT');
  });

  it('is never written onto a tournament, by any name of it', async () => {
    const bytes = readFileSync(join(import.meta.dirname, '../fixtures/files/schema-1.wallchart'));
    const path = join(folder, 'mine.trf');
    writeFileSync(path, bytes);
    symlinkSync(path, join(folder, 'link.trf'));
    for (const name of ['mine.trf', 'link.trf']) {
      const target = join(folder, name);
      expect(() => PROCESS_IO.writeFile(target, 'new')).toThrow(/is a tournament file/);
      const io = { ...PROCESS_IO, stdout: () => undefined, stderr: () => undefined };
      expect(await dispatch(['generate', '--seed', '1', '--output', target], io)).toBe(2);
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    const other = join(folder, 'other.trf');
    PROCESS_IO.writeFile(other, 'old');
    PROCESS_IO.writeFile(other, 'new');
    expect(readFileSync(other, 'utf8')).toBe('new');
  });

  it.each(['validate', 'check', 'pair'])('of %s is refused by its size, in a sentence', async (command) => {
    let said = '';
    const io = { ...PROCESS_IO, stdout: () => undefined, stderr: (text: string) => void (said += text) };
    // More than memory would hold, and nothing of it is read.
    const code = await dispatch([command, sparse(8 * 2 ** 30)], io);
    expect(code).toBe(2);
    expect(said).toContain(`is larger than ${MOST_BYTES / 1_000_000} MB, the most that is read`);
  });
});
