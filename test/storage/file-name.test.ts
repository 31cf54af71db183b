/** File names that a tournament can have. SQLite’s longest path is met only where it is the system’s. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameProblem } from '../../src-main/storage/file-name.ts';
import { Folder } from './samples.ts';

describe('a file name', () => {
  let folder: Folder;
  beforeEach(() => (folder = new Folder()));
  afterEach(() => folder.remove());

  const named = (name: string) => nameProblem(folder.of(name));

  it('has no blank at its ends', () => {
    expect(named('open.wallchart')).toBeNull();
    expect(named('my open.wallchart')).toBeNull();
    for (const name of [' open.wallchart', 'open.wallchart '])
      expect(named(name), `“${name}”`).toBe('its name begins or ends with a blank');
  });

  it('leaves room for what lies beside it: 220 bytes, and a letter may have several', () => {
    expect(named('x'.repeat(220))).toBeNull();
    expect(named('x'.repeat(221))).toContain('220');
    expect(named('é'.repeat(110))).toBeNull();
    expect(named('é'.repeat(111))).toContain('220');
  });

  it.skipIf(process.platform === 'win32')(
    'leaves SQLite room for its journal: 440 bytes of a whole path',
    () => {
      const path = (bytes: number) => {
        const start = join(folder.path, 'd'.repeat(200));
        return join(start, 'x'.repeat(bytes - Buffer.byteLength(start) - 1));
      };
      expect(Buffer.byteLength(path(440))).toBe(440);
      expect(nameProblem(path(440))).toBeNull();
      expect(nameProblem(path(441))).toContain('440');
    },
  );
});
