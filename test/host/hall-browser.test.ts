import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HallBrowser } from '../../src-main/host/hall-browser.ts';
import type { Loopback } from '../../src-main/host/loopback.ts';

const ADDRESS = 'http://127.0.0.1:7/enter/hall';
const PLACE = { x: 1366, y: 0, width: 1920, height: 1080 };

/** What is used of a server. */
function server() {
  const did: string[] = [];
  let changed: () => void = () => undefined;
  const loopback = {
    windows: 0,
    hallEntrance: (seconds: number) => {
      did.push(`entrance for ${seconds} s`);
      return ADDRESS;
    },
    hallWindows: () => loopback.windows,
    watchHall: (watch: () => void) => (changed = watch),
    closeHall: () => did.push('close'),
  };
  return { did, loopback, attached: loopback as unknown as Loopback, change: () => changed() };
}

describe('the hall window of a page in a browser', () => {
  it('is opened by the page, by an address of half a minute', async () => {
    const hall = new HallBrowser({ browser: null, report: () => undefined });
    expect(await hall.open(null)).toBeNull();
    const { did, attached } = server();
    hall.attach(attached);
    expect([await hall.open(null), await hall.open(PLACE)]).toEqual([ADDRESS, ADDRESS]);
    expect(did).toEqual(['entrance for 30 s', 'entrance for 30 s']);
  });

  it('is open while one listens, has no screen that is known, and is not moved', () => {
    const hall = new HallBrowser({ browser: null, report: () => undefined });
    const state = (open: string) => ({ state: open, screen: '', canMove: false });
    expect(hall.state()).toEqual(state('closed'));
    const { loopback, attached } = server();
    hall.attach(attached);
    expect(hall.state()).toEqual(state('closed'));
    loopback.windows = 1;
    expect(hall.state()).toEqual(state('open'));
    loopback.windows = 2;
    expect(hall.state()).toEqual(state('open'));
    expect(hall.move()).toBeUndefined();
  });

  it('tells that it came or went whoever watches, before or after there is a server', () => {
    const hall = new HallBrowser({ browser: null, report: () => undefined });
    const told: string[] = [];
    const { attached, change } = server();
    hall.attach(attached);
    change();
    hall.watch(() => told.push('one'));
    change();
    hall.watch(() => told.push('two'));
    change();
    expect(told).toEqual(['one', 'two']);
  });

  it('is closed by the server', () => {
    const hall = new HallBrowser({ browser: null, report: () => undefined });
    hall.close();
    const { did, attached } = server();
    hall.attach(attached);
    hall.close();
    expect(did).toEqual(['close']);
  });
});

describe.runIf(process.platform !== 'win32')('a hall window that the program opens', () => {
  let folder: string;
  let browser: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-hall-test-'));
    browser = join(folder, 'browser');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  /** Stays until it is killed, once it has written its arguments line by line. */
  const STAYING = () =>
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/got.part'\nmv '${folder}/got.part' '${folder}/got'\nexec sleep 60\n`;
  const until = async (met: () => boolean) => {
    const end = performance.now() + 5000;
    while (!met() && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
    expect(met()).toBe(true);
  };
  const got = async () => {
    await until(() => existsSync(join(folder, 'got')));
    const words = readFileSync(join(folder, 'got'), 'utf8').split('\n');
    const of = (option: string) =>
      words.find((word) => word.startsWith(`--${option}=`))?.slice(option.length + 3) ?? '';
    return { page: fileURLToPath(of('app')), profile: of('user-data-dir'), position: of('window-position') };
  };

  it('is one, where it lay before; what it needed is removed, its page when the address is too old', async () => {
    writeFileSync(browser, STAYING(), { mode: 0o700 });
    const reported: unknown[] = [];
    const hall = new HallBrowser({ browser, report: (...bug) => reported.push(bug) });
    const { did, attached } = server();
    hall.attach(attached);
    expect(await hall.open(PLACE)).toBeNull();
    const { page, profile, position } = await got();
    expect(readFileSync(page, 'utf8')).toContain(`0;url=${ADDRESS}"`);
    expect(position).toBe('1366,0');
    expect([existsSync(profile), dirname(profile)]).toEqual([true, tmpdir()]);
    rmSync(join(folder, 'got'));
    expect(await hall.open(PLACE)).toBeNull();
    vi.advanceTimersByTime(29_999);
    expect(existsSync(dirname(page))).toBe(true);
    vi.advanceTimersByTime(1);
    expect(existsSync(dirname(page))).toBe(false);
    hall.close();
    await until(() => !existsSync(profile));
    expect(did).toEqual(['entrance for 30 s', 'entrance for 30 s', 'close']);
    expect(readdirSync(folder)).toEqual(['browser']);
    expect(reported).toEqual([]);
    // Closed, it is opened anew.
    expect(await hall.open(null)).toBeNull();
    const again = await got();
    expect([again.position, again.profile === profile]).toEqual(['', false]);
    vi.advanceTimersByTime(30_000);
    hall.close();
    await until(() => !existsSync(again.profile));
  });

  it('that cannot be started is reported, and tried anew', async () => {
    const reported: unknown[] = [];
    const report = (bug: unknown, channel: string) =>
      void reported.push([channel, (bug as { code: string }).code]);
    const hall = new HallBrowser({ browser: join(folder, 'none'), report });
    hall.attach(server().attached);
    await hall.open(null);
    await until(() => reported.length === 1);
    await hall.open(null);
    await until(() => reported.length === 2);
    expect(reported).toEqual([
      ['hall window', 'ENOENT'],
      ['hall window', 'ENOENT'],
    ]);
    vi.advanceTimersByTime(30_000);
  });
});
