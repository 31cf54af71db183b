/** The same of commands that load much: sheets, pages and the laboratory. */
import { describe, expect, it } from 'vitest';
import { CHOOSABLE_ENCODINGS } from '../../src-main/files/decode.ts';
import { en } from '../../src-engine/texts/index.ts';
import { wallchart } from './memory-io.ts';

const NONE = new Map<string, string>();
const ask = (words: string) => wallchart(words.split(' '), { 'letter.trf': 'Dear arbiter,\n' });

describe('a command line that cannot be used', () => {
  it.each<[words: string, sentence: string]>([
    ...['print', 'pages', 'lab rest'].map((command): [string, string] => [
      command,
      'Name the tournament file.',
    ]),
    ...['lab show', 'lab plot'].map((command): [string, string] => [
      command,
      'Name the file that lab run or lab merge has written.',
    ]),
    ...['print', 'pages', 'lab show', 'lab plot', 'lab rest'].map((command): [string, string] => [
      `${command} a.trf b.trf`,
      'b.trf: one file is enough.',
    ]),
    ...[
      ...['seal', 'print', 'pages', 'lab run', 'lab merge', 'lab show', 'lab rest', 'lab plot', 'lab paper'],
    ].map((command): [string, string] => [`${command} --nix`, 'There is no option --nix.']),
    ['seal', 'Name the code, the PDF or the report, then the tournament file.'],
    ['seal a.trf b.trf', 'a.trf is neither a code of this program nor a file.'],
    ['print absent.trf', 'Name the document with --document.'],
    ['pages absent.trf', 'Name the folder to be written with --output.'],
    ['lab run', 'Name the configuration.'],
    ['lab run absent.json', 'Name the file to be written with -o.'],
    ['lab merge', 'Name the file to be written with -o.'],
    ['lab show absent.json', 'absent.json: the file cannot be read.'],
    ['lab show letter.trf', 'letter.trf: this is not a shard of the laboratory.'],
    ['lab plot absent.json', 'Name the file to be written with -o.'],
    ['lab rest absent.trf', 'absent.trf: there is no such file.'],
    ['lab paper', 'Name the folder to be written with -o.'],
    ['lab systems x', 'x: nothing is named here; all systems are listed.'],
    ['lab systems --nix', 'There is no option --nix.'],
    ['lab paper x', 'x: no file is read but the report of --ratings. Name the folder to be written with -o.'],
  ])('wallchart %s: %s', async (words, sentence) => {
    const command = /^(lab \w+|\w+)/.exec(words)![0];
    const err = `wallchart ${command}: ${sentence}\n`;
    expect(await ask(words)).toEqual({ code: 2, out: '', err, files: NONE });
  });

  it.each([
    ['validate', 'Name the tournament file.'],
    ['validate a.trf b.trf', 'b.trf: one file is enough.'],
    ['validate --nix', 'There is no option --nix.'],
    ['convert', 'Name the tournament file.'],
    ['convert a.trf b.trf', 'b.trf: one file is enough.'],
    ['convert --nix', 'There is no option --nix.'],
    ['convert a.trf', 'name the file to be written with -o.'],
    ['convert letter.trf -o x.trf', 'name the format with --to.'],
  ])('wallchart %s says so, and how it is used', async (words, sentence) => {
    const command = words.split(' ')[0] as 'validate' | 'convert';
    const err = `wallchart ${command}: ${sentence}\n\n${en.usage[command](CHOOSABLE_ENCODINGS)}`;
    expect((await ask(words)).err.trimEnd()).toBe(err.trimEnd());
    expect(await ask(words)).toMatchObject({ code: 2, out: '', files: NONE });
  });

  it.each([
    ['lab', 'wallchart lab: Say what to do: run, merge, show, plot, paper, rest or systems.\n'],
    ['lab nix', 'wallchart lab: There is no command lab nix.\n'],
    ['lab constructor', 'wallchart lab: There is no command lab constructor.\n'],
  ])('wallchart %s says so, and how the laboratory is used', async (words, err) => {
    expect(await ask(words)).toEqual({ code: 2, out: '', err: err + en.lab.usage, files: NONE });
  });
});

describe('help', () => {
  it.each([
    ['validate', en.usage.validate(CHOOSABLE_ENCODINGS)],
    ['convert', en.usage.convert(CHOOSABLE_ENCODINGS)],
    ['pages', en.sheetCommands.pages.usage],
    ...['', ' run', ' merge', ' show', ' plot', ' paper', ' rest', ' systems'].map(
      (command): [string, string] => [`lab${command}`, en.lab.usage],
    ),
  ])('of wallchart %s is what it is used for, and nothing else', async (command, out) => {
    for (const word of ['--help', '-h'])
      expect(await ask(`${command} ${word}`)).toEqual({ code: 0, out, err: '', files: NONE });
  });
});

it('the systems of the laboratory are listed with what each is called and follows', async () => {
  const { code, out } = await ask('lab systems');
  const lines = out.split('\n');
  expect([code, lines.at(-1)]).toEqual([0, '']);
  expect(lines[0]).toBe(
    'dutch-2026     FIDE (Dutch) System                       C.04.3, in force since 1 Feb 2026',
  );
  expect(lines.find((line) => line.startsWith('mwm-dutch '))).toBe(
    'mwm-dutch      Weighted matching, Dutch                  ' +
      'Paper on pairing by maximum-weight matching  takes beta and weights',
  );
  const byMatching = lines.filter((line) => line.endsWith('  takes beta and weights'));
  expect(byMatching.map((line) => line.split(' ')[0])).toEqual([
    ...['mwm-dutch', 'mwm-burstein', 'mwm-monrad', 'mwm-random', 'mwm-random2'],
  ]);
  expect(lines.some((line) => line.startsWith('round-robin'))).toBe(false);
});
