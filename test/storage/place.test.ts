import { describe, expect, it } from 'vitest';
import { placeWarning, riskyPlace, type Machine } from '../../src-main/storage/place.ts';

const machine = (changes: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  env: {},
  mounts: () => '/dev/sda1 / ext4 rw 0 0\n',
  ...changes,
});
const place = (path: string, changes: Partial<Machine> = {}) => riskyPlace(path, machine(changes));

describe('the place of a tournament file', () => {
  it('on the own disk is no matter', () => {
    expect(place('/home/ca/Open/open.wallchart')).toBeNull();
    expect(place('C:\\Users\\ca\\Open\\open.wallchart', { platform: 'win32' })).toBeNull();
    expect(place('/home/ca/Dropbox.wallchart')).toBeNull();
    expect(placeWarning(null)).toBe('');
  });

  it('in a synchronised folder is recognised by the folder’s name or the environment', () => {
    expect(place('/home/ca/Dropbox/open.wallchart')?.name).toBe('Dropbox');
    expect(place('C:\\Users\\ca\\OneDrive - Club\\open.wallchart', { platform: 'win32' })?.name).toBe(
      'OneDrive',
    );
    expect(place('/Users/ca/Library/Mobile Documents/x/open.wallchart', { platform: 'darwin' })?.kind).toBe(
      'synced',
    );
    const env = { OneDrive: 'D:\\Wolke' };
    expect(place('D:\\wolke\\open.wallchart', { platform: 'win32', env })?.name).toBe('OneDrive');
  });

  it('on a network path is recognised by its form or the mount table', () => {
    expect(place('\\\\server\\share\\open.wallchart', { platform: 'win32' })?.kind).toBe('network');
    expect(place('\\\\?\\C:\\open.wallchart', { platform: 'win32' })).toBeNull();
    const mounts = () => '/dev/sda1 / ext4 rw 0 0\nserver:/x /mnt/club\\040share nfs4 rw 0 0\n';
    expect(place('/mnt/club share/open.wallchart', { mounts })?.kind).toBe('network');
    expect(place('/mnt/club/open.wallchart', { mounts })).toBeNull();
  });

  it('on a removable medium is recognised where the system mounts them', () => {
    expect(place('/media/ca/STICK/open.wallchart')?.kind).toBe('removable');
    expect(place('/run/media/ca/STICK/open.wallchart')?.kind).toBe('removable');
    expect(place('/Volumes/STICK/open.wallchart', { platform: 'darwin' })?.kind).toBe('removable');
    expect(placeWarning(place('/media/ca/STICK/open.wallchart'))).toContain('local copy');
  });
});
