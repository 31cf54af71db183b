import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appWindowArguments, findChromium, hasDisplay, openAppWindow } from '../../src-main/host/chromium.ts';

describe('the browser', () => {
  const found = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv, ...there: readonly string[]) =>
    findChromium(platform, environment, (path) => there.includes(path));
  /** In which order paths are tried, all of them. */
  const tried = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): readonly string[] => {
    const paths: string[] = [];
    findChromium(platform, environment, (path) => {
      paths.push(path);
      return false;
    });
    return paths;
  };

  it('is the one that is named, or none', () => {
    const environment = { CHROMIUM: '/opt/own', PATH: '/bin' };
    expect(found('linux', environment, '/opt/own', join('/bin', 'chromium'))).toBe('/opt/own');
    expect(found('linux', environment, join('/bin', 'chromium'))).toBeNull();
    expect(found('linux', { ...environment, CHROMIUM: '' }, join('/bin', 'chromium'))).toBe(
      join('/bin', 'chromium'),
    );
  });

  it('on Linux is looked for in the folders of programs, by its kinds', () => {
    const PATH = ['/usr/bin', '', '/snap/bin'].join(delimiter);
    expect(tried('linux', { PATH })).toEqual(
      ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'].flatMap(
        (name) => [join('/usr/bin', name), join('/snap/bin', name)],
      ),
    );
    expect(found('linux', { PATH }, join('/snap/bin', 'chromium'), join('/usr/bin', 'microsoft-edge'))).toBe(
      join('/snap/bin', 'chromium'),
    );
    expect(tried('linux', {})).toEqual([]);
    expect(found('linux', {})).toBeNull();
  });

  it('on macOS is an application', () => {
    expect(tried('darwin', { PATH: '/usr/bin' })).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]);
  });

  it('on Windows is looked for where programs are, of everybody and of this user', () => {
    const environment = { PROGRAMFILES: 'C:\\P', LOCALAPPDATA: 'C:\\L', PATH: 'C:\\bin' };
    expect(tried('win32', environment)).toEqual([
      join('C:\\P', 'Google\\Chrome\\Application\\chrome.exe'),
      join('C:\\P', 'Microsoft\\Edge\\Application\\msedge.exe'),
      join('C:\\L', 'Google\\Chrome\\Application\\chrome.exe'),
      join('C:\\L', 'Microsoft\\Edge\\Application\\msedge.exe'),
    ]);
    expect(tried('win32', { 'PROGRAMFILES(X86)': 'C:\\X' })).toHaveLength(2);
  });

  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, boolean]>([
    ['win32', {}, true],
    ['darwin', {}, true],
    ['linux', {}, false],
    ['linux', { DISPLAY: '' }, false],
    ['linux', { DISPLAY: ':0' }, true],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
    ['linux', { WAYLAND_DISPLAY: '' }, false],
  ])('of %s with %j has a screen: %s', (platform, environment, has) => {
    expect(hasDisplay(platform, environment)).toBe(has);
  });
});

describe('a window of the browser', () => {
  const QUIET = [
    ...['--no-first-run', '--no-default-browser-check', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync'],
  ];

  it('has an address, a profile of its own, and the usual size', () => {
    expect(appWindowArguments('file:///a.html', '/tmp/profile', null, false)).toEqual([
      '--app=file:///a.html',
      '--user-data-dir=/tmp/profile',
      ...QUIET,
      '--window-size=1366,768',
    ]);
  });

  it('lies where it lay before, and has no sandbox for root', () => {
    const place = { x: -1366, y: 20, width: 1920, height: 1080 };
    expect(appWindowArguments('http://a', '/p', place, true)).toEqual([
      '--app=http://a',
      '--user-data-dir=/p',
      ...QUIET,
      '--window-position=-1366,20',
      '--window-size=1920,1080',
      '--no-sandbox',
    ]);
  });

  it.runIf(process.platform !== 'win32')('is a process with these arguments', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-browser-'));
    const browser = join(folder, 'browser');
    writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/got'\nexit 3\n`);
    chmodSync(browser, 0o700);
    const window = openAppWindow(browser, 'file:///way in.html', join(folder, 'profile'));
    const code = await new Promise((resolve) => window.on('exit', resolve));
    const isRoot = process.getuid?.() === 0;
    const expected = appWindowArguments('file:///way in.html', join(folder, 'profile'), null, isRoot);
    expect([code, readFileSync(join(folder, 'got'), 'utf8')]).toEqual([3, `${expected.join('\n')}\n`]);
    rmSync(folder, { recursive: true });
  });
});
