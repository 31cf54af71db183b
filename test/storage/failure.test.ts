/** What an error of Node or of SQLite means to whoever opens, makes or writes a file. */
import { describe, expect, it } from 'vitest';
import {
  isLost,
  makeFailureOf,
  openFailureOf,
  StorageError,
  writeFailureOf,
  type StorageFailure,
} from '../../src-main/storage/failure.ts';

const path = '/events/open.wallchart';
const coded = (code: string): Error => Object.assign(new Error('words'), { code });
/** Without the path, which is the same everywhere. */
const said = ({ path: named, ...failure }: StorageFailure): object => {
  expect(named).toBe(path);
  return failure;
};
const damaged = { code: 'file-damaged', detail: 'words', intact: 0, intactAt: '' };
const readOnly = { code: 'file-read-only', reason: 'words' };
const locked = { code: 'file-locked', holder: null };
const unusable = (why: string) => ({ code: 'path-unusable', why });
const failed = { code: 'write-failed', reason: 'words' };
const unreachable = { code: 'file-unreachable', reason: 'words' };

describe('an error of the system', () => {
  it.each([
    ['HELD', { code: 'file-open-here' }],
    ['SQLITE_FULL', { code: 'disk-full' }],
    ['ENOSPC', { code: 'disk-full' }],
    ['EDQUOT', { code: 'disk-full' }],
    ['SQLITE_READONLY', readOnly],
    ['SQLITE_READONLY_DIRECTORY', readOnly],
    ['EROFS', readOnly],
    ['EACCES', readOnly],
    ['EPERM', readOnly],
    ['SQLITE_BUSY', locked],
    ['SQLITE_BUSY_SNAPSHOT', locked],
    ['SQLITE_LOCKED', locked],
    ['SQLITE_LOCKED_SHAREDCACHE', locked],
    ['SQLITE_CORRUPT', damaged],
    ['SQLITE_CORRUPT_INDEX', damaged],
    ['SQLITE_NOTADB', damaged],
    ['ERR_INVALID_ARG_VALUE', unusable('zero')],
    ['ENAMETOOLONG', unusable('too-long')],
    ['ELOOP', unusable('circle')],
  ])('%s means the same to whoever opens, makes or writes a file', (code, failure) => {
    for (const meaning of [writeFailureOf, openFailureOf, makeFailureOf])
      expect(said(meaning(coded(code), path))).toEqual(failure);
  });

  it.each([
    ['ENOENT', unusable('no-folder'), { code: 'file-missing' }, unusable('no-folder')],
    ['EEXIST', failed, unreachable, { code: 'file-exists' }],
    ['EIO', failed, unreachable, unreachable],
    ['SQLITE_IOERR', failed, unreachable, unreachable],
    ['', failed, unreachable, unreachable],
  ])('%s means to who writes, who opens and who makes a file what they can do about it', (code, ...means) => {
    const error = coded(code);
    expect(
      [writeFailureOf, openFailureOf, makeFailureOf].map((meaning) => said(meaning(error, path))),
    ).toEqual(means);
  });

  it('that is none is told by its words', () => {
    expect(said(writeFailureOf('no error', path))).toEqual({ code: 'write-failed', reason: 'no error' });
    expect(said(openFailureOf(7, path))).toEqual({ code: 'file-unreachable', reason: '7' });
  });

  it('that carries a failure is that failure, whoever asks and of whatever path', () => {
    const failure: StorageFailure = { code: 'journal-of-another', path: '/other-wal' };
    for (const meaning of [writeFailureOf, openFailureOf, makeFailureOf])
      expect(meaning(new StorageError(failure), path)).toBe(failure);
  });
});

it('everything is lost to the file but to whoever took over', () => {
  expect(isLost(null)).toBe(false);
  expect(isLost({ code: 'taken-over', path, by: 'CA', at: '' })).toBe(false);
  for (const code of ['file-gone', 'file-replaced', 'target-is-tournament'] as const)
    expect(isLost({ code, path })).toBe(true);
});
