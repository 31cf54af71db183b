/** Files that belong together: all of them, or the folder as it was. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTogether } from '../../src-main/storage/write-together.ts';

const MARK = '<!-- ours -->';
const page = (fileName: string, text = fileName) => ({ fileName, text: `${MARK}${text}` });

describe('files of one folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-together-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it('are written into a folder that is not there yet, and leave nothing else in it', () => {
    const inside = join(folder, 'site/open');
    expect(writeTogether(inside, [page('index.html'), page('round-1.html')], MARK)).toBeNull();
    expect(readdirSync(inside).toSorted()).toEqual(['index.html', 'round-1.html']);
  });

  it('replace their older versions, and remove those that are no more', () => {
    writeTogether(folder, [page('index.html', 'old'), page('round-2.html')], MARK);
    writeFileSync(join(folder, 'photo.jpg'), MARK);
    writeFileSync(join(folder, 'about.html'), '<p>by hand</p>');
    expect(writeTogether(folder, [page('index.html', 'new')], MARK)).toBeNull();
    expect(read('index.html')).toBe(`${MARK}new`);
    expect(readdirSync(folder).toSorted()).toEqual(['about.html', 'index.html', 'photo.jpg']);
  });

  it('do not read the whole of what others put beside them', () => {
    writeFileSync(join(folder, 'endless.html'), '');
    truncateSync(join(folder, 'endless.html'), 2 ** 40);
    expect(writeTogether(folder, [page('index.html')], MARK)).toBeNull();
    expect(readdirSync(folder).toSorted()).toEqual(['endless.html', 'index.html']);
  });

  it('never replace a file of somebody else, and then change nothing', () => {
    writeTogether(folder, [page('index.html', 'old')], MARK);
    writeFileSync(join(folder, 'players.html'), '<p>by hand</p>');
    const failure = writeTogether(folder, [page('index.html', 'new'), page('players.html')], MARK);
    expect(failure).toEqual({ code: 'file-exists', path: join(folder, 'players.html') });
    expect(read('index.html')).toBe(`${MARK}old`);
    expect(read('players.html')).toBe('<p>by hand</p>');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('change nothing where one of them cannot be written', () => {
    writeTogether(folder, [page('index.html', 'old')], MARK);
    mkdirSync(join(folder, 'players.html'));
    const failure = writeTogether(folder, [page('index.html', 'new'), page('players.html')], MARK);
    expect(failure).toMatchObject({ code: 'target-not-a-file' });
    const tooLong = `${'x'.repeat(300)}.html`;
    expect(writeTogether(folder, [page('index.html', 'new'), page(tooLong)], MARK)).toMatchObject({
      code: 'path-unusable',
      why: 'too-long',
    });
    expect(read('index.html')).toBe(`${MARK}old`);
    expect(readdirSync(folder).toSorted()).toEqual(['index.html', 'players.html']);
  });

  it('say why a folder cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(writeTogether(join(folder, 'file/site'), [page('index.html')], MARK)).toMatchObject({
      code: 'write-failed',
      path: join(folder, 'file/site'),
      reason: expect.stringContaining('ENOTDIR') as string,
    });
    expect(existsSync(join(folder, 'file/site'))).toBe(false);
  });
});
