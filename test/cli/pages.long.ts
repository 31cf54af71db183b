/** `wallchart pages`: which pages are written where, in which language, and what is said of all that cannot be. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Folder, newFile } from '../storage/samples.ts';
import { TEAM_REPORT } from '../tiebreaks/team-report.ts';
import { wallchart } from './memory-io.ts';
import { FIVE_WRONG } from './samples.ts';

let folder: Folder;
beforeEach(() => void (folder = new Folder()));
afterEach(() => folder.remove());

const files = { 'five.trf': FIVE_WRONG, 'teams.trf': TEAM_REPORT };
const pages = async (...words: string[]) => {
  const { code, out, err } = await wallchart(['pages', ...words], files);
  return { code, out, err };
};
const refused = (sentence: string) => ({ code: 2, out: '', err: `wallchart pages: ${sentence}\n` });
const html = (name: string) => readFileSync(folder.of(`web/${name}`), 'utf8');

describe('wallchart pages', () => {
  it('writes the pages of an event into a folder, which it makes, and tells how many', async () => {
    const web = folder.of('web');
    const done = { code: 0, out: `7 pages in ${web}\n`, err: '' };
    expect(await pages('five.trf', '--output', web)).toEqual(done);
    expect(readdirSync(web).sort()).toEqual([
      ...['crosstable.html', 'index.html', 'players.html', 'round-1-by-name.html', 'round-1.html'],
      ...['round-2-by-name.html', 'standings.html'],
    ]);
    expect(html('index.html')).toContain('<html lang="en-GB"');
    expect(html('index.html')).toContain('Five players');
    // Its own pages it replaces.
    expect(await pages('five.trf', '--output', web, '--language', 'de,en')).toEqual(done);
    expect(html('index.html')).toContain('<html lang="de');
    expect(html('index.html')).toContain('Round');
  });

  it('writes those of a tournament file', async () => {
    const path = folder.of('open.wallchart');
    newFile(path, 4).close();
    const { code, err } = await pages(path, '--output', folder.of('web'));
    expect([code, err]).toEqual([0, '']);
    expect(html('index.html')).toContain('Test Open');
  });

  it('replaces no page of somebody else, and writes none then', async () => {
    mkdirSync(folder.of('web'));
    writeFileSync(folder.of('web/index.html'), 'mine');
    const path = folder.of('web/index.html');
    expect(await pages('five.trf', '--output', folder.of('web'))).toEqual(
      refused(`${path} is not one of these pages, and is not replaced.`),
    );
    expect([readdirSync(folder.of('web')), html('index.html')]).toEqual([['index.html'], 'mine']);
  });

  it('says why there can be no folder', async () => {
    writeFileSync(folder.of('web'), 'a file');
    for (const place of ['web', 'web/site'].map((name) => folder.of(name)))
      expect(await pages('five.trf', '--output', place)).toEqual(
        refused(
          `${place} cannot be a folder: a file has this name, or one on the way to it. Name another folder.`,
        ),
      );
    expect(readFileSync(folder.of('web'), 'utf8')).toBe('a file');
  });

  it.each([
    [['none.trf', '--output', 'web'], 'none.trf: there is no such file.'],
    [
      ['teams.trf', '--output', 'web'],
      'teams.trf: this event pairs teams; only individual events are printed.',
    ],
    [['five.trf'], 'Name the folder to be written with --output.'],
    [['five.trf', '--output'], 'A value is missing after --output.'],
    [['five.trf', 'six.trf', '--output', 'web'], 'six.trf: one file is enough.'],
    [
      ['five.trf', '--output', 'web', '--language', 'tlh'],
      'Name one language, or two with a comma. These are available: en, fr, de.',
    ],
  ])('refuses %j', async (words, sentence) => {
    expect(await pages(...words)).toEqual(refused(sentence));
    expect(existsSync('web')).toBe(false);
  });

  it('tells how it is used', async () => {
    const { code, out, err } = await wallchart(['pages', '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      'Usage: wallchart pages FILE --output FOLDER [--language LANGUAGE]\n' +
        'Published rounds, standings, crosstable and players as plain HTML, to copy to a website.\n',
    );
  });
});
