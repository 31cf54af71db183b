/** The lock of a file: what its note says, whose note counts, and what is left when it is given back. */
import fs from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileLock } from '../../src-main/storage/file-lock.ts';
import { hold, identityOf, isHeld, type FileIdentity } from '../../src-main/storage/held-files.ts';
import { Folder } from './samples.ts';

interface Note {
  readonly since: string;
  readonly token: string;
  readonly file: string;
  readonly [field: string]: unknown;
}

let folder: Folder;
let path: string;
let identity: FileIdentity;
const locks: FileLock[] = [];
beforeEach(() => {
  folder = new Folder();
  path = folder.of('open.wallchart');
  fs.writeFileSync(path, '');
  identity = identityOf(path);
});
afterEach(() => {
  for (const lock of locks.splice(0)) lock.release();
  vi.unstubAllEnvs();
  folder.remove();
});

const notePath = () => `${path}-lock`;
const noteText = () => fs.readFileSync(notePath(), 'utf8');
const note = () => JSON.parse(noteText()) as Note;
const plant = (content: Note | string) =>
  fs.writeFileSync(notePath(), typeof content === 'string' ? content : JSON.stringify(content));
const take = (takeOver = false) => {
  const taken = FileLock.take(path, identity, takeOver);
  if (taken.ok) locks.push(taken.value);
  return taken;
};
const taken = (): FileLock => {
  const lock = take();
  if (!lock.ok) throw new Error(lock.failure.code);
  return lock.value;
};
/** `taken`, or the code with which it was refused. */
const outcome = (takeOver = false): string => {
  const lock = take(takeOver);
  if (lock.ok) locks.pop()!.release();
  return lock.ok ? 'taken' : lock.failure.code;
};
/** The note of a lock of this process, which is given back. */
const ownNote = (): Note => {
  taken();
  const mine = note();
  locks.pop()!.release();
  return mine;
};

describe('the note beside a tournament', () => {
  it('says who has it open, since when and which file it is, and goes with the lock', () => {
    const before = Date.now();
    const lock = taken();
    const { since, token, ...rest } = note();
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
    expect(token).toMatch(/^[\da-f-]{36}$/);
    expect(rest).toMatchObject({
      wallchart: 'lock',
      host: hostname(),
      user: userInfo().username,
      pid: process.pid,
      file: `${identity.device}:${identity.file}`,
    });
    if (process.platform === 'linux') {
      const stat = fs.readFileSync('/proc/self/stat', 'utf8');
      expect(rest).toMatchObject({
        machine: `${hostname()} ${fs.existsSync('/etc/machine-id') ? fs.readFileSync('/etc/machine-id', 'utf8').trim() : ''}`,
        boot: fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
        processes: fs.readlinkSync('/proc/self/ns/pid'),
        began: stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19],
      });
    }
    lock.release();
    expect(fs.existsSync(notePath())).toBe(false);
    taken();
    expect(note().token).not.toBe(token);
  });

  it('of somebody else stays when the lock is given back, and one that cannot be read too', () => {
    for (const change of ['x', '']) {
      const lock = taken();
      const theirs = change === '' ? 'unreadable' : JSON.stringify({ ...note(), token: change });
      plant(theirs);
      lock.release();
      expect(noteText()).toBe(theirs);
      fs.rmSync(notePath());
    }
  });

  it('is put there once there is room for it', () => {
    fs.mkdirSync(notePath());
    const lock = taken();
    expect(lock.lost()).toBeNull();
    expect(fs.statSync(notePath()).isDirectory()).toBe(true);
    fs.rmdirSync(notePath());
    expect(lock.lost()).toBeNull();
    expect(note().pid).toBe(process.pid);
  });

  it('that is a link is not followed: what it leads to counts for nothing and stays as it is', () => {
    const theirs = JSON.stringify({ ...ownNote(), machine: 'another', token: 'x' });
    fs.writeFileSync(folder.of('elsewhere'), theirs);
    fs.symlinkSync('elsewhere', notePath());
    taken();
    expect(fs.lstatSync(notePath()).isFile()).toBe(true);
    expect(fs.readFileSync(folder.of('elsewhere'), 'utf8')).toBe(theirs);
  });

  it('that is a file that is open here is not opened, since that would drop its locks', () => {
    const theirs = { ...ownNote(), machine: 'another', token: 'x' };
    plant(theirs);
    const letGo = hold(identityOf(notePath()));
    try {
      expect(isHeld(notePath())).toBe(true);
      expect(outcome()).toBe('taken');
    } finally {
      letGo();
    }
  });

  it('counts up to 4096 bytes; a longer one is none of this program’s', () => {
    const text = JSON.stringify({ ...ownNote(), machine: 'another', token: 'x' });
    plant(text.padEnd(4096));
    expect(outcome()).toBe('file-held');
    plant(text.padEnd(4097));
    expect(outcome()).toBe('taken');
  });

  it.each([
    ['wallchart', 'key'],
    ['host', 1],
    ['machine', null],
    ['boot', undefined],
    ['processes', 1],
    ['user', 1],
    ['pid', 0],
    ['pid', 1.5],
    ['began', 1],
    ['since', 'yesterday'],
    ['file', 1],
    ['token', ''],
  ])('whose %s is %j is none', (field, value) => {
    plant({ ...ownNote(), machine: 'another', token: 'x', [field]: value });
    expect(outcome()).toBe('taken');
  });
});

describe.runIf(process.platform === 'linux')('whose note it is decides whether the file opens', () => {
  const parent = () => {
    const stat = fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return { pid: process.ppid, began: stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19]! };
  };
  /** No process has that number. */
  const nobody = 2 ** 22 + 1;

  it.each<[string, () => object, string, string]>([
    ['this very process, which holds no such file', () => ({}), 'taken', 'taken'],
    ['another machine', () => ({ machine: 'another' }), 'file-held', 'taken'],
    [
      'another machine that was started at another time',
      () => ({ machine: 'm', boot: 'b' }),
      'file-held',
      'taken',
    ],
    ['this machine before it was switched off', () => ({ ...parent(), boot: 'earlier' }), 'taken', 'taken'],
    ['a process that lives', parent, 'file-locked', 'file-locked'],
    ['a process that has the number of one that died', () => ({ ...parent(), began: '1' }), 'taken', 'taken'],
    ['a process of this number that began at another time', () => ({ began: '1' }), 'taken', 'taken'],
    ['a process that is no more', () => ({ pid: nobody, began: '1' }), 'taken', 'taken'],
    [
      'a process that is no more and was never told when it began',
      () => ({ pid: nobody, began: '', user: 'x' }),
      'taken',
      'taken',
    ],
    [
      'somebody else’s that lives, as far as its number tells',
      () => ({ ...parent(), began: '', user: 'x' }),
      'file-locked',
      'file-locked',
    ],
    ['this user’s, whose lock this process has', () => ({ ...parent(), began: '' }), 'taken', 'taken'],
    [
      'a place where numbers of processes mean something else',
      () => ({ processes: 'pid:[1]' }),
      'file-held',
      'taken',
    ],
    ['another file of this machine', () => ({ ...parent(), file: '1:2' }), 'taken', 'taken'],
    [
      'this file by another mount, open',
      () => ({ ...parent(), file: `0:${identity.file}` }),
      'file-held',
      'taken',
    ],
    [
      'this file by another mount, closed',
      () => ({ pid: nobody, began: '1', file: `0:${identity.file}` }),
      'taken',
      'taken',
    ],
  ])('%s', (_whose, change, code, afterAnswer) => {
    const theirs = { ...ownNote(), token: 'x', ...change() };
    plant(theirs);
    expect(outcome()).toBe(code);
    // Who was refused leaves the note as it was.
    if (code !== 'taken') expect(note()).toEqual(theirs);
    plant(theirs);
    expect(outcome(true)).toBe(afterAnswer);
  });

  it('a file of another number is another one, though only its first digit differs', () => {
    const number = String(identity.file);
    const other = `${number.startsWith('1') ? 2 : 1}${number.slice(1)}`;
    plant({ ...ownNote(), token: 'x', ...parent(), file: `0:${other}` });
    expect(outcome()).toBe('taken');
  });

  it.runIf(process.getuid?.() === 0)('the folder of locks of another user is not taken', () => {
    vi.stubEnv('TMPDIR', folder.path);
    fs.mkdirSync(folder.of('wallchart-0'));
    fs.chownSync(folder.of('wallchart-0'), 12_345, 12_345);
    expect(outcome()).toBe('taken');
    expect(fs.readdirSync(folder.of('wallchart-0'))).toEqual([]);
  });

  it('and says who it is', () => {
    plant({
      ...ownNote(),
      token: 'x',
      machine: 'm',
      host: 'laptop-2',
      user: 'da',
      since: '2026-11-21T09:00:00Z',
    });
    expect(take()).toEqual({
      ok: false,
      failure: {
        code: 'file-held',
        path,
        holder: { host: 'laptop-2', user: 'da', since: '2026-11-21T09:00:00Z' },
      },
    });
  });

  it('without a lock of the system only the note tells: this user’s own process counts as alive', () => {
    // A file in the place of the folder of locks.
    vi.stubEnv('TMPDIR', folder.path);
    fs.writeFileSync(folder.of(`wallchart-${process.getuid!()}`), '');
    const theirs = { ...ownNote(), token: 'x', ...parent(), began: '' };
    plant(theirs);
    expect(outcome()).toBe('file-locked');
    plant({ ...theirs, pid: nobody });
    expect(outcome()).toBe('taken');
  });

  it('the folder of locks is this user’s alone, and no link to another one', () => {
    vi.stubEnv('TMPDIR', folder.path);
    const locksAt = folder.of(`wallchart-${process.getuid!()}`);
    taken();
    expect(fs.statSync(locksAt).mode & 0o777).toBe(0o700);
    expect(fs.readdirSync(locksAt)).toEqual([`${identity.device}-${identity.file}.lock`]);
    expect(isHeld(`${locksAt}/${identity.device}-${identity.file}.lock`)).toBe(true);
    locks.pop()!.release();
    expect(isHeld(`${locksAt}/${identity.device}-${identity.file}.lock`)).toBe(false);
    fs.renameSync(locksAt, folder.of('theirs'));
    fs.symlinkSync('theirs', locksAt);
    for (const name of fs.readdirSync(folder.of('theirs'))) fs.rmSync(folder.of(`theirs/${name}`));
    expect(outcome()).toBe('taken');
    expect(fs.readdirSync(folder.of('theirs'))).toEqual([]);
  });
});

describe('a lock', () => {
  it('is had once, also in one process, and says whose it is as far as the note tells', () => {
    taken();
    const { host, user, since } = note();
    expect(take()).toEqual({
      ok: false,
      failure: { code: 'file-locked', path, holder: { host, user, since } },
    });
    fs.rmSync(notePath());
    expect(take(true)).toEqual({ ok: false, failure: { code: 'file-locked', path, holder: null } });
    locks.pop()!.release();
    expect(outcome()).toBe('taken');
  });

  it('of one file does not lock another one of the same device', () => {
    taken();
    fs.writeFileSync(folder.of('other.wallchart'), '');
    path = folder.of('other.wallchart');
    identity = identityOf(path);
    expect(outcome()).toBe('taken');
  });

  it('that was refused for its note is free again', () => {
    plant({ ...ownNote(), token: 'x', machine: 'another' });
    expect(outcome()).toBe('file-held');
    fs.rmSync(notePath());
    expect(outcome()).toBe('taken');
  });

  it('is this program’s while its note is, which is read again only where it was touched', () => {
    const lock = taken();
    const { readFileSync } = fs;
    let read = 0;
    Object.assign(fs, {
      readFileSync: (...args: Parameters<typeof readFileSync>) => {
        if (args[0] === notePath()) read++;
        return readFileSync(...args);
      },
    });
    syncBuiltinESMExports();
    try {
      const looked = () => [lock.lost(), read];
      expect(looked()).toEqual([null, 0]);
      fs.utimesSync(notePath(), new Date(0), new Date(0));
      expect(looked()).toEqual([null, 1]);
      expect(looked()).toEqual([null, 1]);
    } finally {
      Object.assign(fs, { readFileSync });
      syncBuiltinESMExports();
    }
  });

  it('is lost to whoever put their note there, and their note stays', () => {
    const lock = taken();
    const mine = noteText();
    fs.rmSync(notePath());
    expect(lock.lost()).toBeNull();
    expect(noteText()).toBe(mine);
    const theirs = { ...note(), token: 'x', host: 'laptop-2', user: 'da' };
    plant(theirs);
    for (let count = 0; count < 2; count++)
      expect(lock.lost()).toEqual({
        code: 'file-held',
        path,
        holder: { host: 'laptop-2', user: 'da', since: theirs.since },
      });
    expect(note()).toEqual(theirs);
  });
});
