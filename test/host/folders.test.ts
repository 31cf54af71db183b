import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { besideArchive, userDataFolder } from '../../src-main/host/folders.ts';
import { USUAL_PORTS } from '../../src-main/host/usual-ports.ts';
import packageFile from '../../package.json' with { type: 'json' };

describe('the program’s folder', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
    ['linux', { WALLCHART_USER_DATA: '/own', XDG_CONFIG_HOME: '/config' }, '/own'],
    ['win32', { WALLCHART_USER_DATA: '/own', APPDATA: '/roaming' }, '/own'],
    ['linux', { WALLCHART_USER_DATA: '', XDG_CONFIG_HOME: '/config' }, join('/config', 'Wallchart')],
    ['linux', { APPDATA: '/roaming' }, join(homedir(), '.config', 'Wallchart')],
    ['win32', { APPDATA: '/roaming', XDG_CONFIG_HOME: '/config' }, join('/roaming', 'Wallchart')],
    ['win32', {}, join(homedir(), 'AppData', 'Roaming', 'Wallchart')],
    [
      'darwin',
      { APPDATA: '/roaming', XDG_CONFIG_HOME: '/config' },
      join(homedir(), 'Library', 'Application Support', 'Wallchart'),
    ],
  ])('of %s with %j is %s', (platform, environment, folder) => {
    expect(userDataFolder(platform, environment)).toBe(folder);
  });
});

describe('what a thread reads', () => {
  it.each([
    ['/opt/Wallchart/resources/app.asar/out/main', '/opt/Wallchart/resources/app.asar.unpacked/out/fonts'],
    ['/home/a/wallchart/out/main', '/home/a/wallchart/out/fonts'],
    ['/home/app.asar.old/out/main', '/home/app.asar.old/out/fonts'],
    ['/home/myapp.asar/out/main', '/home/myapp.asar/out/fonts'],
    ['/home/appxasar/out/main', '/home/appxasar/out/fonts'],
  ])('lies beside the archive: %s', (from, there) => {
    expect(besideArchive('../fonts', from)).toBe(join(there));
  });

  it.runIf(process.platform !== 'win32')('lies beside the archive of Windows', () => {
    expect(besideArchive('x', 'C:\\Wallchart\\resources\\app.asar\\out\\main')).toBe(
      'C:\\Wallchart\\resources\\app.asar.unpacked\\out\\main/x',
    );
  });
});

describe('what both hosts give to the handlers', () => {
  it('says who acts, what time it is and which version this is', () => {
    expect(USUAL_PORTS.actor()).toBe('CA');
    expect(USUAL_PORTS.version).toBe(packageFile.version);
    const before = Date.now();
    const now = USUAL_PORTS.now().getTime();
    expect(now >= before && now <= Date.now()).toBe(true);
  });
});
