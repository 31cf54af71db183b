import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { add, Folder, newFile } from '../storage/samples.ts';
import { wallchart } from './memory-io.ts';
import { BARE, FIVE, FIVE_WRONG } from './samples.ts';

let folder: Folder;
beforeEach(() => void (folder = new Folder()));
afterEach(() => folder.remove());

const print = (file: string, ...more: string[]) =>
  wallchart(['print', file, '--output', folder.of('x.pdf'), ...more], {
    'five.trf': FIVE_WRONG,
    'one.trf': FIVE,
    'bare.trf': BARE,
  });

const isPdf = (path: string) => readFileSync(path).subarray(0, 5).toString() === '%PDF-';

describe('wallchart print', () => {
  it.each([
    ['standings', '1 page'],
    ['pairings-by-board', '1 page'],
    ['player-list', '1 page'],
    ['paper-pack', '[2-9] pages'],
  ])('writes %s of a report', async (kind, pages) => {
    const { code, out, err } = await print('five.trf', '--document', kind);
    expect(err).not.toContain('wallchart print');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${pages} in ${folder.of('x.pdf')}\n$`));
    expect(isPdf(folder.of('x.pdf'))).toBe(true);
  });

  it('prints the round that was asked for, and the newest without one', async () => {
    const bytes = async (...more: string[]) => {
      expect((await print('five.trf', '--document', 'result-slips', ...more)).code).toBe(0);
      return readFileSync(folder.of('x.pdf'));
    };
    const second = await bytes('--round', '2');
    expect(await bytes()).toEqual(second);
    expect(await bytes('--round', '1')).not.toEqual(second);
  });

  it('explains the tie-breaks of the player named', async () => {
    const kind = ['--document', 'tie-break-working'];
    expect((await print('five.trf', ...kind, '--player', '3')).code).toBe(0);
    const third = readFileSync(folder.of('x.pdf'));
    expect((await print('five.trf', ...kind)).code).toBe(0);
    expect(readFileSync(folder.of('x.pdf'))).not.toEqual(third);
    const nobody = await print('five.trf', ...kind, '--player', 'Nemo');
    expect([nobody.code, nobody.err]).toEqual([1, 'wallchart print: No single player is meant by “Nemo”.\n']);
  });

  it('prints in the language asked for, in two at most, and refuses others', async () => {
    const bytes = async (...more: string[]) => {
      expect((await print('five.trf', '--document', 'standings', ...more)).code).toBe(0);
      return readFileSync(folder.of('x.pdf'));
    };
    const english = await bytes();
    expect(await bytes('--language', 'en')).toEqual(english);
    const [other, both] = [await bytes('--language', 'xx'), await bytes('--language', 'en,xx')];
    expect(other).not.toEqual(english);
    expect([english, other].some((one) => both.equals(one))).toBe(false);
    for (const wrong of ['tlh', 'en,tlh', 'en,xx,en', ''])
      expect((await print('five.trf', '--document', 'standings', '--language', wrong)).code).toBe(2);
  });

  it('takes the paper', async () => {
    await print('five.trf', '--document', 'standings', '--paper', 'letter');
    expect(readFileSync(folder.of('x.pdf')).toString('latin1')).toMatch(/MediaBox \[0 0 612 792\]/);
  });

  it.each([
    ['no document', ['one.trf'], 2, 'Name the document with --document.'],
    ['another document', ['one.trf', '--document', 'poster'], 2, '--document poster: it must be one of '],
    ['two files', ['one.trf', 'five.trf', '--document', 'standings'], 2, 'five.trf: one file is enough.'],
    [
      'another paper',
      ['one.trf', '--document', 'standings', '--paper', 'A7'],
      2,
      '--paper A7: it must be one of',
    ],
    [
      'no number',
      ['one.trf', '--document', 'standings', '--round', 'x'],
      2,
      '--round x: it must be a whole number',
    ],
    ['an unknown option', ['one.trf', '--copies', '2'], 2, 'There is no option --copies.'],
    [
      'a round for the event',
      ['one.trf', '--document', 'player-list', '--round', '1'],
      2,
      'Player list is about the whole event: leave out --round.',
    ],
    [
      'a player elsewhere',
      ['one.trf', '--document', 'standings', '--player', '1'],
      2,
      '--player goes with --document tie-break-working only.',
    ],
    [
      'a round too far',
      ['one.trf', '--document', 'standings', '--round', '2'],
      1,
      'Round 2 is not paired yet.',
    ],
    [
      'a round too far',
      ['one.trf', '--document', 'result-slips', '--round', '7'],
      1,
      'Result slips: Round 7 is not paired yet.',
    ],
    [
      'no round',
      ['bare.trf', '--document', 'pairings-by-name'],
      1,
      'Pairings by name: Round 1 is not paired yet.',
    ],
    ['a Swiss', ['one.trf', '--document', 'crosstable'], 1, 'Crosstable: Only in a round robin'],
    [
      'a log of a report',
      ['one.trf', '--document', 'arbiters-log'],
      1,
      'one.trf: a report has no log. Name the tournament file (.wallchart).',
    ],
    ['no such file', ['none.trf', '--document', 'standings'], 2, 'none.trf: there is no such file.'],
  ])('refuses %s', async (_, [file = '', ...more], exit, sentence) => {
    const { code, out, err } = await print(file, ...more);
    expect(err).toContain(`wallchart print: ${sentence}`);
    expect(code).toBe(exit);
    expect(out).toBe('');
    expect(existsSync(folder.of('x.pdf'))).toBe(false);
  });

  it('asks for the file', async () => {
    const { code, err } = await wallchart(['print', '--document', 'standings', '--output', 'x.pdf']);
    expect([code, err]).toEqual([2, 'wallchart print: Name the tournament file.\n']);
  });

  it('asks for the PDF, and for its ending', async () => {
    const files = { 'one.trf': FIVE };
    const unnamed = await wallchart(['print', 'one.trf', '--document', 'standings'], files);
    expect([unnamed.code, unnamed.err]).toEqual([
      2,
      'wallchart print: Name the PDF to be written with --output.\n',
    ]);
    const report = folder.of('one.trf');
    writeFileSync(report, FIVE);
    const over = await wallchart(['print', report, '--document', 'standings', '--output', report], files);
    expect([over.code, over.err]).toEqual([
      2,
      `wallchart print: ${report}: the name of a PDF ends in .pdf.\n`,
    ]);
    expect(readFileSync(report, 'utf8')).toBe(FIVE);
  });

  it('replaces an older PDF, never a tournament, whatever it is called', async () => {
    writeFileSync(folder.of('x.pdf'), 'old');
    expect((await print('one.trf', '--document', 'standings')).code).toBe(0);
    expect(isPdf(folder.of('x.pdf'))).toBe(true);
    newFile(folder.of('open.pdf')).close();
    const before = readFileSync(folder.of('open.pdf'));
    const only = ['print', 'one.trf', '--document', 'standings', '--output', folder.of('open.pdf')];
    const refused = await wallchart(only, { 'one.trf': FIVE });
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('is a tournament file and is not replaced.');
    expect(readFileSync(folder.of('open.pdf'))).toEqual(before);
  });

  it('says why it cannot write', async () => {
    mkdirSync(folder.of('folder.pdf'));
    for (const place of ['folder.pdf', 'none/x.pdf']) {
      const words = ['print', 'one.trf', '--document', 'standings', '--output', folder.of(place)];
      const { code, err } = await wallchart(words, { 'one.trf': FIVE });
      expect(code).toBe(2);
      expect(err).toMatch(/^wallchart print: .+\.\n$/);
    }
  });

  it('reads a tournament file that is open elsewhere, and leaves it as it was', async () => {
    const path = folder.of('open.wallchart');
    const file = newFile(path, 4);
    const before = readFileSync(path);
    for (const kind of ['player-list', 'arbiters-log']) {
      // In this very process the file may not be read once more, so a copy plays the other program's.
      writeFileSync(folder.of('other.wallchart'), before);
      const { code, err } = await print(folder.of('other.wallchart'), '--document', kind);
      expect([code, err]).toEqual([0, '']);
      expect(isPdf(folder.of('x.pdf'))).toBe(true);
    }
    expect(readFileSync(folder.of('other.wallchart'))).toEqual(before);
    add(file);
    file.close();
  });

  it('refuses a damaged and a newer tournament file in the words of the window', async () => {
    const path = folder.of('open.wallchart');
    newFile(path).close();
    const bytes = readFileSync(path);
    writeFileSync(folder.of('cut.wallchart'), bytes.subarray(0, 5000));
    const cut = await print(folder.of('cut.wallchart'), '--document', 'standings');
    expect([cut.code, cut.err]).toEqual([2, expect.stringContaining('This file is damaged')]);
    bytes.writeUInt32BE(9999, 60);
    writeFileSync(path, bytes);
    const newer = await print(path, '--document', 'standings');
    expect([newer.code, newer.err]).toEqual([2, expect.stringContaining('newer version of the program')]);
  });

  it('lists its documents and papers with --help', async () => {
    const { code, out } = await wallchart(['print', '--help']);
    expect(code).toBe(0);
    for (const kind of Object.keys(DOCUMENTS)) expect(out).toContain(kind);
    expect(out).toContain('A4, A3, LETTER');
  });
});
