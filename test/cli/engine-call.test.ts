import { describe, expect, it } from 'vitest';
import { isEngineCall, parseEngineCall } from '../../src-main/cli/engine-call.ts';

const call = (line: string) => parseEngineCall(line.split(' ').filter((word) => word !== ''));

describe('command lines of JaVaFo and bbpPairings', () => {
  it.each([
    ['--dutch in.trf -p', { mode: 'pair', family: 'dutch', input: 'in.trf', output: null, list: null }],
    ['in.trf -p out.txt', { mode: 'pair', family: null, input: 'in.trf', output: 'out.txt' }],
    ['--dutch in.trf -p out.txt -l', { mode: 'pair', output: 'out.txt', list: '' }],
    ['--dutch in.trf -p -l my.list', { mode: 'pair', output: null, list: 'my.list' }],
    ['in.trf -b -p out.txt', { mode: 'pair', baku: true, output: 'out.txt' }],
    ['-r in.trf -q 5000 -p', { mode: 'pair', showVersion: true, input: 'in.trf' }],
    ['--burstein in.trf -c', { mode: 'check', family: 'burstein', round: null }],
    ['in.trf -c 3', { mode: 'check', round: 3 }],
    [
      '--dutch -g rtg.cfg -o out.trf -s 42',
      { mode: 'generate', config: 'rtg.cfg', output: 'out.trf', seed: '42' },
    ],
    ['--dutch model.trf -g -o out.trf', { mode: 'generate', input: 'model.trf', config: null }],
    ['-g -o out.trf', { mode: 'generate', input: null, config: null, output: 'out.trf' }],
    ['-r', { mode: 'version', showVersion: true }],
  ])('%s', (line, expected) => {
    expect(call(line)).toMatchObject(expected);
    expect(isEngineCall(line.split(' '))).toBe(true);
  });

  it('says everything of a call, and nothing that is not said', () => {
    const none = {
      ...{ showVersion: false, family: null, input: null, output: null, round: null, config: null },
      ...{ seed: null, list: null, baku: false },
    };
    expect(call('in.trf -p')).toStrictEqual({ ...none, mode: 'pair', input: 'in.trf' });
    expect(call('in.trf -c 999 -l - -b -w 3 -q')).toStrictEqual({
      ...{ ...none, mode: 'check', input: 'in.trf', round: 999, list: '-', baku: true },
    });
    expect(call('-g - -o - -s -')).toStrictEqual({
      ...{ ...none, mode: 'generate', config: '-', output: '-', seed: '-' },
    });
    expect(call('-w -p in.trf')).toBeNull();
    expect(call('-w -p - in.trf')).toStrictEqual({ ...none, mode: 'pair', input: 'in.trf', output: '-' });
  });

  it.each([
    '--dutch -p',
    '--dutch',
    'in.trf -p -c',
    'in.trf -c three',
    '-g',
    '-g -o',
    'a.trf b.trf -p',
    'in.trf -x -p',
    'in.trf x- -p',
    'in.trf -c -p',
    'in.trf -c 1 -c 2',
    'in.trf -p -g',
    'in.trf -c 1000',
    'in.trf -c 3x',
    'in.trf -c x3',
    '-g -o x.trf -s',
    '-g -o x.trf -s -b',
    '-r in.trf',
    '-b',
    '',
  ])('refuses %s', (line) => {
    expect(call(line)).toBeNull();
  });
});
