import { describe, expect, it } from 'vitest';
import { isCommandLine } from '../../src-main/cli/dispatch.ts';
import { wallchart } from './memory-io.ts';
import { ALL_EXCUSED, ALONE, BARE, FIVE, FIVE_WRONG, OPEN_GAME, TWO } from './samples.ts';

const files = {
  'five.trf': FIVE,
  'wrong.trf': FIVE_WRONG,
  'two.trf': TWO,
  'bare.trf': BARE,
  'open.trf': OPEN_GAME,
  'excused.trf': ALL_EXCUSED,
  'cr.trf': FIVE.replaceAll('\n', '\r'),
  'contradiction.trf': FIVE.replace('3 w 1', '9 w 1'),
  'alone.trf': ALONE,
  'barred.trf': ALONE.replace('1 b 0', '1 b +').replace('3 w 1', '3 w -'),
  'letter.trf': 'Dear arbiter,\n',
};

const pair = (...words: string[]) => wallchart(['pair', ...words], files);

describe('wallchart pair', () => {
  it('pairs the next round in the format of the engines', async () => {
    expect(await pair('five.trf')).toMatchObject({ code: 0, out: '3\n2 1\n3 5\n4 0\n', err: '' });
  });
  it('reads files whose lines end with CR only', async () => {
    expect((await pair('cr.trf')).out).toBe('3\n2 1\n3 5\n4 0\n');
  });
  it('pairs a recorded round again with the players who took part', async () => {
    expect((await pair('wrong.trf', '--round', '1')).out).toBe('2\n1 3\n4 2\n');
    expect((await pair('wrong.trf', '--round', '2')).out).toBe('3\n2 1\n3 5\n4 0\n');
  });
  it('takes from the command line what the file does not tell', async () => {
    expect((await pair('bare.trf', '--rounds', '5', '--initial-colour', 'W')).out).toBe('2\n1 3\n4 2\n');
    expect((await pair('bare.trf', '--rounds', '5', '--initial-colour', 'b')).out).toBe('2\n3 1\n2 4\n');
  });
  it('writes a file where one is named', async () => {
    const { out, files: written } = await pair('five.trf', '--output', 'out.txt');
    expect(out).toBe('');
    expect(written).toEqual(new Map([['out.txt', '3\n2 1\n3 5\n4 0\n']]));
  });
  it('C.04.1 3, 4 gives the only player the bye, if they may have it', async () => {
    expect((await pair('alone.trf')).out).toBe('1\n3 0\n');
    const { code, out, err } = await pair('barred.trf');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('Sample Player 3. But each of them has had a bye or a win without a game.');
  });
  it('takes a round in which everybody has a bye for over', async () => {
    expect((await pair('excused.trf')).out).toBe('2\n4 1\n2 3\n');
  });

  it('answers 1 and why when the players of the round allow no pairing', async () => {
    const { code, err, out } = await pair('two.trf');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^wallchart pair: two\.trf: The round cannot be paired/);
  });
  it.each([
    ['bare.trf', 'use --rounds N'],
    ['bare.trf --rounds 5', 'colour'],
    ['five.trf --round 3', 'round 2 has no pairings yet'],
    ['open.trf', 'the game 1–3 of round 1 has no result'],
    ['five.trf --system chaos', 'there is no system chaos'],
    ['contradiction.trf', 'Line 2, column 92'],
    ['letter.trf', 'Line 1, column 1: This is not a tournament report'],
    ['absent.trf', 'absent.trf: there is no such file'],
    ['five.trf --output missing/out.txt', 'The folder of missing/out.txt is not there'],
    ['', 'Name the tournament file'],
    ['five.trf two.trf', 'one file is enough'],
    ['five.trf --rond 2', 'There is no option --rond'],
    ['five.trf --rounds many', 'a whole number from 1 to 999'],
    ['five.trf --initial-colour green', 'one of W, B'],
  ])('answers 2 and a sentence to %s', async (line, sentence) => {
    const { code, err, out } = await pair(...line.split(' ').filter((word) => word !== ''));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('wallchart', () => {
  it('lists its commands', async () => {
    const help = await wallchart(['help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect([...help.out.matchAll(/^ {2}wallchart ([a-z]+) /gm)].map(([, command]) => command)).toEqual([
      ...['pair', 'check', 'explain', 'standings', 'print', 'pages', 'ratings', 'norms', 'seal', 'validate'],
      ...['convert', 'generate', 'lab'],
    ]);
    expect(await wallchart([])).toMatchObject({ code: 2, out: help.out });
    const err = `wallchart: there is no command dance.\n\n${help.out}`;
    expect(await wallchart(['dance'])).toMatchObject({ code: 2, out: '', err });
  });
});

describe('isCommandLine', () => {
  it.each(['pair a.trf', 'help', '-check a.trf', 'a.trf -p', '--dutch a.trf -c', '-r'])('%s', (line) => {
    expect(isCommandLine(line.split(' '))).toBe(true);
  });
  it.each(['', 'a.wallchart', '--demo', '--no-window a.trf', 'toString'])('not %s', (line) => {
    expect(isCommandLine(line.split(' '))).toBe(false);
  });
});
