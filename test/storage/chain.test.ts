/** The chain of a log: what a hash is made of, and where a chain is said to break. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chainBreak,
  chained,
  chainStart,
  recordHash,
  sealOf,
  type LogRecord,
} from '../../src-main/storage/chain.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const log = (count: number): LogRecord[] =>
  chained(
    'doc',
    Array.from({ length: count }, (_, index) => ({
      seq: index + 1,
      at: `at ${index}`,
      actor: 'CA',
      command: 'c 1',
      part: 2,
      kind: 'note',
      version: 3,
      payload: '{"a":1}',
    })),
  );

describe('a chain of entries', () => {
  it('begins with the document, and each hash is over every column in its order and the hash before', () => {
    const [first, second] = log(2);
    expect(chainStart('doc')).toBe(sha256('wallchart:doc'));
    expect(first!.prevHash).toBe(chainStart('doc'));
    expect(first!.hash).toBe(
      sha256(JSON.stringify([1, 'at 0', 'CA', 'c 1', 2, 'note', 3, '{"a":1}', first!.prevHash])),
    );
    expect(second!.prevHash).toBe(first!.hash);
    expect(second!.hash).toBe(recordHash(second!));
  });

  it('is shown to people by eight characters', () => {
    expect(sealOf('0123456789abcdef')).toBe('01234567');
  });

  it('holds where every entry follows, from the first one or from a later one on', () => {
    const all = log(5);
    expect(chainBreak([], chainStart('doc'))).toBeNull();
    expect(chainBreak(all, chainStart('doc'))).toBeNull();
    expect(chainBreak(all.slice(2), all[1]!.hash, 3)).toBeNull();
  });

  it.each<[string, (all: LogRecord[]) => LogRecord[], number, string]>([
    ['the first one is not there', (all) => all.slice(1), 0, 'entry 1 is missing'],
    ['one in the middle is not there', (all) => all.toSpliced(2, 1), 2, 'entry 3 is missing'],
    ['one is there twice', (all) => all.toSpliced(2, 0, all[1]!), 2, 'entry 3 is missing'],
    [
      'one follows another one',
      (all) => all.with(3, { ...all[3]!, prevHash: all[1]!.hash }),
      3,
      'entry 4 does not follow the entry before it',
    ],
    [
      'the last one is another one',
      (all) => all.with(4, { ...all[4]!, actor: 'DA' }),
      4,
      'entry 5 was changed after it was stored',
    ],
    [
      'the first one is another one',
      (all) => all.with(0, { ...all[0]!, part: 0 }),
      0,
      'entry 1 was changed after it was stored',
    ],
  ])('breaks where %s, and says how many stand before', (_what, change, intact, detail) => {
    expect(chainBreak(change(log(5)), chainStart('doc'))).toEqual({ intact, detail });
  });

  it('of another document breaks at its first entry, and a later part where it begins', () => {
    expect(chainBreak(log(2), chainStart('other'))).toMatchObject({ intact: 0 });
    const all = log(5);
    expect(chainBreak(all.slice(2), all[0]!.hash, 3)).toEqual({
      intact: 2,
      detail: 'entry 3 does not follow the entry before it',
    });
    expect(chainBreak(all.slice(2), all[1]!.hash)).toEqual({ intact: 0, detail: 'entry 1 is missing' });
  });
});
