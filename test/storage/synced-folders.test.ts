/** Folders that a service keeps in step: every name, every mark, and whatever the services tell themselves. */
import { describe, expect, it } from 'vitest';
import { isInside, syncingService, type SyncedMachine } from '../../src-main/storage/synced-folders.ts';

const machine = (changes: Partial<SyncedMachine> = {}): SyncedMachine => ({
  env: {},
  exists: () => false,
  text: () => '',
  ...changes,
});
const inFolder = (name: string): string | null =>
  syncingService(`/home/ca/${name}/open.wallchart`, machine());

describe('a service is known by the name of a folder', () => {
  it.each([
    ['OneDrive', 'OneDrive', 'onedrive', 'OneDrive - Chess Club'],
    ['Dropbox', 'Dropbox', 'DROPBOX', 'Dropbox (Personal)'],
    ['Google Drive', 'Google Drive', 'GoogleDrive', 'My Drive', 'Meine Ablage', 'Mon Drive', 'Mi unidad'],
    ['Google Drive', 'Il mio Drive', 'Mijn Drive'],
    ['iCloud Drive', 'iCloud Drive', 'iCloudDrive', 'Mobile Documents', 'com~apple~CloudDocs'],
    ['Nextcloud', 'Nextcloud', 'Nextcloud12'],
    ['ownCloud', 'ownCloud'],
    ['Box', 'Box', 'Box Sync'],
    ['Syncthing', 'Syncthing'],
    ['a synchronised folder', 'Sync', 'sync'],
    ['pCloud', 'pCloud Drive', 'pCloudDrive'],
    ['MagentaCLOUD', 'MagentaCLOUD'],
    ['MEGA', 'MEGA', 'MEGAsync'],
    ['Tresorit', 'Tresorit', 'My Tresors'],
  ])('%s: %j', (service, ...names) => {
    for (const name of names) expect([name, inFolder(name)]).toEqual([name, service]);
  });

  it.each(
    [
      ...[
        'onedrive',
        'dropbox',
        'google drive',
        'meine ablage',
        'mijn drive',
        'icloud drive',
        'mobile documents',
      ],
      ...['nextcloud', 'owncloud', 'box', 'box sync', 'syncthing', 'sync', 'pcloud drive', 'magentacloud'],
      ...['mega', 'megasync', 'tresorit', 'my tresors'],
    ].map((name) => [name]),
  )('not by more letters before or behind: %s', (name) => {
    expect(inFolder(name)).not.toBeNull();
    expect([inFolder(`x${name}`), inFolder(`${name}x`)]).toEqual([null, null]);
  });

  it.each([
    ['OneDriver', 'my OneDrive', 'OneDrive -', 'OneDrive Club', 'Dropbox Club', 'Dropbox()', 'old Dropbox'],
    [
      'Google  Drive',
      'My Drives',
      'Nextcloud a',
      'my ownCloud',
      'ownCloud2',
      'Boxes',
      'Syncthing2',
      'Sync 2',
    ],
    ['unsync', 'pCloud', 'MEGA2', 'a MEGA', 'Tresor', 'CloudStorage', 'Library', 'Mobile  Documents'],
  ])('and not by one that only looks like it: %j', (...names) => {
    for (const name of names) expect([name, inFolder(name)]).toEqual([name, null]);
  });

  it('wherever the folder is in the path, and not by the name of the file', () => {
    for (const path of ['/Dropbox/a/b/c.wallchart', 'C:\\a\\Dropbox\\c.wallchart', '//Dropbox//c.wallchart'])
      expect([path, syncingService(path, machine())]).toEqual([path, 'Dropbox']);
    for (const path of ['/home/Dropbox', 'C:\\Dropbox', '/home/ca/MEGA'])
      expect([path, syncingService(path, machine())]).toEqual([path, null]);
  });

  it.each([
    ['OneDrive-Club', 'OneDrive'],
    ['GoogleDrive-ca@example.org', 'Google Drive'],
    ['Dropbox-Club', 'Dropbox'],
    ['Box-Box', 'Box'],
    ['iCloudDrive-x', 'iCloud Drive'],
    ['Kiste-ca', 'Kiste-ca'],
  ])('that macOS gives it: %s', (name, service) => {
    expect(syncingService(`/Users/ca/Library/CloudStorage/${name}/a/b`, machine())).toBe(service);
    // Anywhere else it is a name like any other.
    expect(syncingService(`/Users/ca/CloudStorage/x/Library/${name}/a/b`, machine())).toBe(null);
    expect(syncingService(`/Users/ca/Library/x/CloudStorage/${name}/a/b`, machine())).toBe(null);
  });

  it('no service has the folder of all of them', () => {
    expect(syncingService('/Users/ca/Library/CloudStorage/open.wallchart', machine())).toBeNull();
  });
});

describe('a service is known by what it leaves in a folder', () => {
  const MARKS = [
    ['.dropbox.cache', 'Dropbox'],
    ['.stfolder', 'Syncthing'],
    ['.nextcloudsync.log', 'Nextcloud'],
    ['.owncloudsync.log', 'ownCloud'],
    ['.sync/ID', 'Resilio Sync'],
    ['.849C9593-D756-4E56-8D6E-42412F2A707B', 'OneDrive'],
    ['.tmp.drivedownload', 'Google Drive'],
  ] as const;

  it.each(MARKS)('%s: %s, in that of the file and in every one above it', (mark, service) => {
    for (const place of ['/a', '/a/b', '/a/b/c']) {
      const exists = (path: string) => path === `${place}/${mark}`;
      expect(syncingService('/a/b/c/open.wallchart', machine({ exists }))).toBe(service);
    }
    const exists = (path: string) => path === `/a/b/c/d/${mark}` || path === `/${mark}` || path === mark;
    expect(syncingService('/a/b/c/open.wallchart', machine({ exists }))).toBeNull();
  });

  it('the innermost of two, also with the separators of Windows', () => {
    const found = new Set(['C:\\a/.stfolder', 'C:\\a\\b/.dropbox.cache']);
    const exists = (path: string) => found.has(path);
    expect(syncingService('C:\\a\\b\\c\\open.wallchart', machine({ exists }))).toBe('Dropbox');
    expect(syncingService('C:\\a\\d\\open.wallchart', machine({ exists }))).toBe('Syncthing');
    expect(syncingService('C:\\d\\open.wallchart', machine({ exists }))).toBeNull();
  });
});

describe('a service tells its folders', () => {
  it.each(['OneDrive', 'OneDriveCommercial', 'OneDriveConsumer'])('OneDrive in %s', (name) => {
    const env = { [name]: '/srv/cloud' };
    expect(syncingService('/srv/cloud/a/open.wallchart', machine({ env }))).toBe('OneDrive');
    expect(syncingService('/srv/other/open.wallchart', machine({ env }))).toBeNull();
  });

  it.each([
    ['APPDATA', '/d/app\\Dropbox\\info.json'],
    ['LOCALAPPDATA', '/d/app\\Dropbox\\info.json'],
    ['HOME', '/d/app/.dropbox/info.json'],
  ])('Dropbox in a file below %s, of a person and of a firm', (name, file) => {
    const env = { [name]: '/d/app' };
    const telling = (info: unknown) => (path: string) => (path === file ? JSON.stringify(info) : '');
    const asked = (info: unknown) =>
      syncingService('/srv/crate/a/open.wallchart', machine({ env, text: telling(info) }));
    expect(asked({ personal: { path: '/srv/crate' } })).toBe('Dropbox');
    expect(asked({ personal: { path: '/srv/other' }, business: { path: '/srv/crate/' } })).toBe('Dropbox');
    for (const info of [{}, { personal: null }, { personal: { path: 7 } }, { personal: { path: '' } }, []])
      expect(asked(info)).toBeNull();
  });

  it('and whose folder is not named tells nothing', () => {
    const text = () => '{"personal": {"path": "/srv/crate"}}';
    for (const env of [{}, { HOME: '' }, { APPDATA: '', LOCALAPPDATA: '' }])
      expect(syncingService('/srv/crate/open.wallchart', machine({ env, text }))).toBeNull();
  });

  it('a name goes before what is told, and that before a mark', () => {
    const env = { OneDrive: '/srv' };
    const exists = () => true;
    expect(syncingService('/srv/MEGA/open.wallchart', machine({ env, exists }))).toBe('MEGA');
    expect(syncingService('/srv/x/open.wallchart', machine({ env, exists }))).toBe('OneDrive');
    expect(syncingService('/x/open.wallchart', machine({ env, exists }))).toBe('Dropbox');
  });
});

it.each([
  ['/a/b', '/a', true],
  ['/a/b', '/a/', true],
  ['/a/b', '/a//', true],
  ['/a', '/a', true],
  ['/ab', '/a', false],
  ['/a', '/a/b', false],
  ['C:\\Users\\CA\\x', 'c:/users/ca', true],
  ['C:/users/ca/x', 'C:\\Users\\CA\\', true],
  ['/a/b', '', false],
  ['/a/b', undefined, false],
])('%s lies inside of %s: %s', (path, folder, inside) => {
  expect(isInside(path, folder)).toBe(inside);
});
