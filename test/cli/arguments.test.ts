import { describe, expect, it } from 'vitest';
import {
  integerOption,
  onlyFile,
  parseArguments,
  textOfArgumentFailure,
  wordOption,
  type Arguments,
} from '../../src-main/cli/arguments.ts';

const TABLE = { '--round': 1, '--json': 0, '--why-not': 2 } as const;

function parsed(...words: string[]): Arguments {
  const result = parseArguments(words, TABLE);
  if (!result.ok) throw new Error(textOfArgumentFailure(result.failure));
  return result.value;
}

function failureOf(...words: string[]): string | null {
  const result = parseArguments(words, TABLE);
  return result.ok ? null : textOfArgumentFailure(result.failure);
}

describe('parseArguments', () => {
  it('tells files from options, in any order', () => {
    const { positional, options } = parsed('a.trf', '--round', '3', 'b.trf', '--json');
    expect(positional).toEqual(['a.trf', 'b.trf']);
    expect(options).toEqual(
      new Map([
        ['--round', ['3']],
        ['--json', []],
      ]),
    );
  });
  it('takes a value after an equals sign', () => {
    expect(parsed('--round=3').options.get('--round')).toEqual(['3']);
  });
  it('takes -o for --output where a command has that, and names it as it was written', () => {
    const read = (...words: string[]) => parseArguments(words, { '--output': 1 });
    expect(read('-o', 'x.trf')).toEqual(read('--output', 'x.trf'));
    expect(read('-o', 'x.trf')).toMatchObject({
      ok: true,
      value: { options: new Map([['--output', ['x.trf']]]) },
    });
    expect(failureOf('-o', 'x.trf')).toBe('There is no option -o.');
    expect(read('-o')).toEqual({ ok: false, failure: { code: 'value-missing', option: '-o' } });
  });
  it('takes - for a file, and an equals sign within words for a part of them', () => {
    expect(parsed('-', '--round=a=b', 'x--json=1')).toEqual({
      positional: ['-', 'x--json=1'],
      options: new Map([['--round', ['a=b']]]),
    });
    expect(parsed('--round=one\ntwo').options.get('--round')).toEqual(['one\ntwo']);
    expect(failureOf('-x--round=3')).toBe('There is no option -x--round=3.');
  });
  it('takes two values', () => {
    expect(parsed('--why-not', '3', '14').options.get('--why-not')).toEqual(['3', '14']);
  });
  it('names what it does not know and what is missing', () => {
    expect(failureOf('--rond', '3')).toBe('There is no option --rond.');
    expect(failureOf('--why-not', '3')).toBe('A value is missing after --why-not.');
    expect(failureOf('--why-not=3')).toBe('A value is missing after --why-not.');
    expect(failureOf('--round')).toBe('A value is missing after --round.');
  });
  it('says of a switch that it takes no value', () => {
    expect(failureOf('--json=yes')).toBe('--json takes no value.');
    expect(failureOf('--json=')).toBe('--json takes no value.');
  });
});

describe('values', () => {
  it('refuses numbers out of range and words that are none', () => {
    expect(integerOption(parsed('--round', '3'), '--round', 1, 9)).toEqual({ ok: true, value: 3 });
    expect(integerOption(parsed(), '--round', 1, 9)).toEqual({ ok: true, value: null });
    for (const value of ['0', '10', '3.5', 'three', '']) {
      expect(integerOption(parsed('--round', value), '--round', 1, 9).ok, value).toBe(false);
    }
  });
  it('accepts the words of a list in any case', () => {
    expect(wordOption(parsed('--round', 'white'), '--round', ['White'])).toEqual({
      ok: true,
      value: 'White',
    });
    expect(wordOption(parsed('--round', 'green'), '--round', ['White']).ok).toBe(false);
  });
  it('wants exactly one file', () => {
    expect(onlyFile(parsed('a.trf'))).toEqual({ ok: true, value: 'a.trf' });
    expect(onlyFile(parsed()).ok).toBe(false);
    expect(onlyFile(parsed('a.trf', 'b.trf')).ok).toBe(false);
  });
});
