import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bugReporter } from '../../src-main/host/bug-report.ts';

describe('the file of bugs', () => {
  let folder: string;
  let user: string;
  const told: string[] = [];
  const kept = (name = 'bugs.log') => readFileSync(join(user, name), 'utf8');
  const bugOf = (stack: string | undefined) => Object.assign(new Error('words'), { stack });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-bugs-'));
    user = join(folder, 'deep', 'user');
    told.length = 0;
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 15, 14, 3, 2, 7) });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it('has the time, the channel and the stack, as the terminal has', () => {
    const report = bugReporter(user);
    report(bugOf('Error: one\n  at a.ts'), 'round.pair');
    report(bugOf(undefined), 'hall');
    report('no error', 'loopback');
    report(undefined, 'loopback');
    expect(kept()).toBe(
      [
        '2026-11-15T14:03:02.007Z round.pair\nError: one\n  at a.ts\n',
        '2026-11-15T14:03:02.007Z hall\nwords\n',
        '2026-11-15T14:03:02.007Z loopback\nno error\n',
        '2026-11-15T14:03:02.007Z loopback\nundefined\n',
      ].join(''),
    );
    expect(told).toEqual([
      'Bug in round.pair: Error: one\n  at a.ts\n',
      'Bug in hall: words\n',
      'Bug in loopback: no error\n',
      'Bug in loopback: undefined\n',
    ]);
  });

  it.runIf(process.platform !== 'win32')('is closed to others', () => {
    bugReporter(user)('bug', 'hall');
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect([mode(user), mode(join(user, 'bugs.log'))]).toEqual([0o700, 0o600]);
  });

  it('has one bug three times, in each run', () => {
    const report = bugReporter(user);
    for (let time = 0; time < 5; time++) report('the same', `channel ${time}`);
    expect(told).toEqual([0, 1, 2].map((time) => `Bug in channel ${time}: the same\n`));
    bugReporter(user)('the same', 'later');
    expect(told.at(-1)).toBe('Bug in later: the same\n');
  });

  it('has a thousand different bugs, and those again', () => {
    // The terminal tells as much, and a file in the way saves the time of the disk.
    writeFileSync(join(folder, 'deep'), '');
    const report = bugReporter(user);
    for (let kind = 0; kind < 1002; kind++) report(`bug ${kind}`, 'hall');
    expect(told).toHaveLength(1000);
    expect(told.at(-1)).toBe('Bug in hall: bug 999\n');
    report('bug 1001', 'hall');
    report('bug 0', 'hall');
    expect(told.slice(1000)).toEqual(['Bug in hall: bug 0\n']);
  });

  it('begins afresh beyond a million bytes, and keeps the one before', () => {
    const report = bugReporter(user);
    report('first', 'hall');
    const line = (bug: string) => `2026-11-15T14:03:02.007Z hall\n${bug}\n`;
    writeFileSync(join(user, 'bugs.log'), 'x'.repeat(1_000_000));
    report('second', 'hall');
    expect(kept().slice(1_000_000)).toBe(line('second'));
    expect(existsSync(join(user, 'bugs.log.before'))).toBe(false);
    writeFileSync(join(user, 'bugs.log'), 'y'.repeat(1_000_001));
    report('third', 'hall');
    expect(kept()).toBe(line('third'));
    expect(kept('bugs.log.before')).toBe('y'.repeat(1_000_001));
  });
});
