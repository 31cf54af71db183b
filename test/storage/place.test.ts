import { describe, expect, it } from 'vitest';
import { placeWarning, riskyPlace, THIS_MACHINE, type Machine } from '../../src-main/storage/place.ts';

const machine = (changes: Partial<Machine>): Machine => ({
  platform: 'linux',
  env: {},
  mounts: () => '/dev/sda1 / ext4 rw 0 0\n',
  exists: () => false,
  text: () => '',
  realPath: (path) => path,
  ...changes,
});
const on =
  (platform: NodeJS.Platform, always: Partial<Machine> = {}) =>
  (path: string, changes: Partial<Machine> = {}) => {
    const place = riskyPlace(path, machine({ platform, ...always, ...changes }));
    return place === null ? 'own disk' : `${place.kind} ${place.name}`.trim();
  };
const linux = on('linux');
const mac = on('darwin', { env: { HOME: '/Users/ca' } });
const windows = on('win32', { env: { SystemDrive: 'C:', USERPROFILE: 'C:\\Users\\ca' } });

describe('the place of a tournament file on Windows', () => {
  it.each([
    ['C:\\Users\\ca\\Open\\open.wallchart', 'own disk'],
    ['c:\\open.wallchart', 'own disk'],
    ['C:\\Open\\\\server\\open.wallchart', 'own disk'],
    ['\\\\?\\C:\\open.wallchart', 'own disk'],
    ['\\\\server\\share\\open.wallchart', 'network'],
    ['//server/share/open.wallchart', 'network'],
    ['\\\\?\\UNC\\server\\share\\open.wallchart', 'network'],
    ['E:\\open.wallchart', 'unknown Drive E:'],
    ['\\\\?\\E:\\open.wallchart', 'unknown Drive E:'],
    ['A:\\open.wallchart', 'removable'],
    ['C:\\Users\\ca\\OneDrive - Club\\open.wallchart', 'synced OneDrive'],
    ['C:\\Users\\ca\\Dropbox (Club)\\open.wallchart', 'synced Dropbox'],
    ['G:\\My Drive\\open.wallchart', 'synced Google Drive'],
    ['G:\\Meine Ablage\\open.wallchart', 'synced Google Drive'],
    ['C:\\Users\\ca\\iCloudDrive\\open.wallchart', 'synced iCloud Drive'],
    ['C:\\Users\\ca\\Nextcloud2\\open.wallchart', 'synced Nextcloud'],
    ['C:\\Users\\ca\\Dropbox.wallchart', 'own disk'],
    ['C:\\Users\\ca\\Boxing\\open.wallchart', 'own disk'],
  ])('%s: %s', (path, place) => {
    expect(windows(path)).toBe(place);
  });

  it('a mapped drive is known by its real path', () => {
    const realPath = () => '\\\\server\\share\\open.wallchart';
    expect(windows('Z:\\open.wallchart', { realPath })).toBe('network');
  });

  it('a home drive of a domain is known by the environment, another profile drive too', () => {
    const env = { SystemDrive: 'C:', HOMEDRIVE: 'H:', HOMESHARE: '\\\\server\\homes\\ca' };
    expect(windows('h:\\open.wallchart', { env })).toBe('network');
    expect(windows('I:\\open.wallchart', { env })).toBe('unknown Drive I:');
    const moved = { SystemDrive: 'C:', USERPROFILE: 'D:\\Users\\ca' };
    expect(windows('D:\\Users\\ca\\open.wallchart', { env: moved })).toBe('own disk');
    expect(windows('D:\\Users\\cabot\\open.wallchart', { env: moved })).toBe('unknown Drive D:');
  });

  it('OneDrive and Dropbox tell their folders, whatever they are called', () => {
    const env = { OneDrive: 'C:\\Wolke', APPDATA: 'C:\\Users\\ca\\AppData\\Roaming' };
    expect(windows('C:\\wolke\\open.wallchart', { env })).toBe('synced OneDrive');
    expect(windows('C:\\wolke 7\\open.wallchart', { env })).toBe('own disk');
    const text = (path: string) =>
      path === 'C:\\Users\\ca\\AppData\\Roaming\\Dropbox\\info.json'
        ? '{"personal": {"path": "C:\\\\Kiste", "host": 1}, "business": null}'
        : '';
    expect(windows('C:\\Kiste\\a\\open.wallchart', { env, text })).toBe('synced Dropbox');
    expect(windows('C:\\Kiste\\a\\open.wallchart', { env, text: () => 'no JSON' })).toBe('own disk');
  });

  it('a junction into a synchronised folder is followed', () => {
    const realPath = () => 'C:\\Users\\ca\\OneDrive\\Open\\open.wallchart';
    expect(windows('C:\\Open\\open.wallchart', { realPath })).toBe('synced OneDrive');
  });
});

describe('the place of a tournament file on macOS', () => {
  it.each([
    ['/Users/ca/Documents/open.wallchart', 'own disk'],
    ['/Users/ca/Library/Mobile Documents/com~apple~CloudDocs/open.wallchart', 'synced iCloud Drive'],
    ['/Users/ca/Library/CloudStorage/GoogleDrive-ca@example.org/open.wallchart', 'synced Google Drive'],
    ['/Users/ca/Library/CloudStorage/OneDrive-Personal/open.wallchart', 'synced OneDrive'],
    ['/Users/ca/Library/CloudStorage/Kiste/open.wallchart', 'synced Kiste'],
    ['/Volumes/STICK/open.wallchart', 'unknown The volume STICK'],
  ])('%s: %s', (path, place) => {
    expect(mac(path)).toBe(place);
  });

  it('its own disk is its own disk also below /Volumes', () => {
    const realPath = (path: string) => path.replace('/Volumes/Macintosh HD', '');
    expect(mac('/Volumes/Macintosh HD/Users/ca/open.wallchart', { realPath })).toBe('own disk');
  });
});

describe('the place of a tournament file on Linux', () => {
  const mounted = (point: string, system: string) => ({
    mounts: () => `/dev/sda1 / ext4 rw 0 0\nx ${point.replaceAll(' ', '\\040')} ${system} rw 0 0\n`,
  });

  const SYSTEMS = {
    network:
      'nfs nfs4 cifs smb smb3 smbfs afpfs sshfs fuse.sshfs davfs davfs2 fuse.davfs2 9p ceph glusterfs ' +
      'fuse.rclone fuse.gvfsd-fuse vboxsf virtiofs fuse.vmhgfs-fuse',
    removable: 'vfat msdos exfat fuseblk ntfs ntfs3 iso9660 udf',
    memory: 'tmpfs ramfs',
    // Names that only hold another one, or begin or end with it, are not that one.
    'own disk': 'ext4 btrfs xfs xnfs nfs4x xcifs 9pd vboxsfs xvfat vfat2 udfs xtmpfs tmpfsx fuse.xsshfs',
  };

  it.each(Object.entries(SYSTEMS).flatMap(([place, names]) => names.split(' ').map((name) => [name, place])))(
    'a mounted %s: %s',
    (system, place) => {
      expect(linux('/srv/club share/open.wallchart', mounted('/srv/club share', system))).toBe(place);
      expect(linux('/srv/club/open.wallchart', mounted('/srv/club share', system))).toBe('own disk');
      expect(linux('/srv/club share 2/open.wallchart', mounted('/srv/club share', system))).toBe('own disk');
    },
  );

  it('a system that runs from a stick has its own disk there', () => {
    expect(linux('/home/ca/open.wallchart', { mounts: () => 'x / vfat rw 0 0\n' })).toBe('own disk');
  });

  it('the innermost and latest mount decides', () => {
    const mounts = () =>
      'a / ext4 rw 0 0\nb /srv nfs rw 0 0\nc /srv/own ext4 rw 0 0\nd /srv/own nfs rw 0 0\n';
    expect(linux('/srv/own/open.wallchart', { mounts })).toBe('network');
    expect(linux('/srv/own/open.wallchart', { mounts: () => mounts().replace(/d.*\n/, '') })).toBe(
      'own disk',
    );
    const outerLast = () => 'a / ext4 rw 0 0\nc /srv/own ext4 rw 0 0\nb /srv nfs rw 0 0\n';
    expect(linux('/srv/own/open.wallchart', { mounts: outerLast })).toBe('own disk');
  });

  it('a stick is known by where the system mounts it, whatever its file system', () => {
    expect(linux('/media/ca/STICK/open.wallchart')).toBe('removable');
    expect(linux('/run/media/ca/STICK/open.wallchart')).toBe('removable');
    expect(linux('/mnt/usb/open.wallchart')).toBe('removable');
    expect(linux('/mediathek/open.wallchart')).toBe('own disk');
    expect(linux('/home/ca/media/open.wallchart')).toBe('own disk');
  });

  it.each([
    ['.stfolder', 'synced Syncthing'],
    ['.dropbox.cache', 'synced Dropbox'],
    ['.nextcloudsync.log', 'synced Nextcloud'],
  ])('a folder with %s is synchronised, whatever it is called', (mark, place) => {
    const exists = (path: string) => path === `/home/ca/shared/${mark}`;
    expect(linux('/home/ca/shared/2026/open.wallchart', { exists })).toBe(place);
    expect(linux('/home/ca/open.wallchart', { exists })).toBe('own disk');
  });
});

describe('the warning', () => {
  it('says what may happen and what to do; silent for the own disk', () => {
    expect(placeWarning(null)).toBe('');
    for (const [kind, danger] of [
      ['synced', 'in Drive E:, which may hold or replace it while you work. '],
      ['network', 'on a network path, which may break off while you work. '],
      ['removable', 'on a removable medium, which may be pulled out while you work. '],
      ['unknown', 'Drive E: may be a stick or a server: the program cannot tell. If so, '],
      ['memory', 'in memory and is gone when the computer is switched off. '],
    ] as const) {
      const warning = placeWarning({ kind, name: 'Drive E:' });
      expect(warning).toContain(danger);
      expect(warning).toMatch(/work on a local copy\.$/i);
    }
  });

  it('asks this machine without failing', () => {
    expect(() => riskyPlace('/no/such/folder/open.wallchart', THIS_MACHINE)).not.toThrow();
  });
});
