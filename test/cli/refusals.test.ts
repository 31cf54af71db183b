/** What commands answer to words that they cannot use, and where their help is. */
import { describe, expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { CHOOSABLE_ENCODINGS } from '../../src-main/files/decode.ts';
import { wallchart } from './memory-io.ts';
import { FIVE } from './samples.ts';

const files = { 'five.trf': FIVE, 'letter.trf': 'Dear arbiter,\n' };
const LETTER =
  'letter.trf: Line 1, column 1: This is not a tournament report: it has neither a player (001) nor a name (012). ' +
  'It begins with “Dear arbiter,”.';
const NONE = new Map<string, string>();
const ask = (words: string) => wallchart(words.split(' '), files);

describe('a command line that cannot be used', () => {
  it.each<[words: string, sentence: string]>([
    ...['pair', 'explain', 'standings', 'ratings', 'norms'].flatMap((command): [string, string][] => [
      [command, 'Name the tournament file.'],
      [`${command} a.trf b.trf`, 'b.trf: one file is enough.'],
      [`${command} absent.trf`, 'absent.trf: there is no such file.'],
      [`${command} letter.trf`, LETTER],
    ]),
    ...['pair', 'check', 'explain', 'standings', 'ratings', 'norms', 'generate'].map(
      (command): [string, string] => [`${command} --nix`, 'There is no option --nix.'],
    ),
    ['generate a.trf', 'a.trf: no file is read. Name the file to be written with --output.'],
    ['check', 'Name at least one tournament file.'],
    ['pair five.trf --round 0', '--round 0: it must be a whole number from 1 to 999.'],
    ['pair five.trf --round 1000', '--round 1000: it must be a whole number from 1 to 999.'],
    ['pair five.trf --rounds 1000', '--rounds 1000: it must be a whole number from 1 to 999.'],
    ['pair five.trf --initial-colour red', '--initial-colour red: it must be one of W, B, white, black.'],
    ['check five.trf --round 0', '--round 0: it must be a whole number from 1 to 999.'],
    ['check five.trf --rounds 0', '--rounds 0: it must be a whole number from 1 to 999.'],
    ['explain five.trf --board 0', '--board 0: it must be a whole number from 1 to 9999.'],
  ])('wallchart %s: %s', async (words, sentence) => {
    const err = `wallchart ${words.split(' ')[0]}: ${sentence}\n`;
    expect(await ask(words)).toEqual({ code: 2, out: '', err, files: NONE });
  });

  it.each([
    ['check a.trf b.trf', 'a.trf: there is no such file.\nb.trf: there is no such file.\n'],
    ['check letter.trf', `${LETTER}\n`],
  ])('wallchart %s says %j', async (words, err) => {
    expect(await ask(words)).toEqual({ code: 2, out: '', err, files: NONE });
  });
});

describe('help', () => {
  it.each([
    ['pair', en.usage.pair],
    ['check', en.usage.check],
    ['explain', en.usage.explain],
    ['ratings', en.usage.ratings],
    ['norms', en.usage.norms],
    ['generate', en.usage.generate],
    ['validate', en.usage.validate(CHOOSABLE_ENCODINGS)],
    ['convert', en.usage.convert(CHOOSABLE_ENCODINGS)],
    ['lab', en.lab.usage],
  ])('of wallchart %s is what it is used for, and nothing else', async (command, out) => {
    for (const word of ['--help', '-h'])
      expect(await ask(`${command} ${word}`)).toEqual({ code: 0, out, err: '', files: NONE });
  });

  it('of all is asked for in three ways, and given where nothing is asked or nobody knows what', async () => {
    const { out } = await ask('help');
    expect(out).toMatch(/^wallchart <command> \[options\]\n {2}wallchart pair FILE +pair the next round\n/);
    for (const word of ['help', '--help', '-h'])
      expect(await ask(word)).toEqual({ code: 0, out, err: '', files: NONE });
    expect(await wallchart([])).toEqual({ code: 2, out, err: '', files: NONE });
    const err = `wallchart: there is no command nix.\n\n${out}`;
    expect(await ask('nix')).toEqual({ code: 2, out: '', err, files: NONE });
  });
});
