/** Recognises places where a tournament file is not safe: synchronised folders, network paths, removable media. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const PLACE_KINDS = ['synced', 'network', 'removable'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface RiskyPlace {
  readonly kind: PlaceKind;
  /** Name of the service or the medium: `OneDrive`, `network`, `USB stick`. */
  readonly name: string;
}

/** What is asked of the machine; tests pass their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lines of the mount table, `''` where there is none. */
  readonly mounts: () => string;
}

export const THIS_MACHINE: Machine = {
  platform: process.platform,
  env: process.env,
  mounts: () => {
    try {
      return readFileSync('/proc/self/mounts', 'utf8');
    } catch {
      return '';
    }
  },
};

/** Folders of synchronising services, by a part of the path as those services name it. */
const SYNCED: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^onedrive( - .+)?$/i, 'OneDrive'],
  [/^dropbox( \(.+\))?$/i, 'Dropbox'],
  [/^(google ?drive|googledrive|my drive)$/i, 'Google Drive'],
  [/^(icloud ?drive|iclouddrive|mobile documents|com~apple~clouddocs)$/i, 'iCloud Drive'],
  [/^nextcloud\d*$/i, 'Nextcloud'],
  [/^owncloud$/i, 'ownCloud'],
  [/^(box|box sync)$/i, 'Box'],
  [/^(syncthing|sync)$/i, 'a synchronised folder'],
  [/^pclouddrive$/i, 'pCloud'],
  [/^magentacloud$/i, 'MagentaCLOUD'],
];

/** File systems of a network, as mount tables name them. */
const NETWORK_SYSTEMS =
  /^(nfs\d?|cifs|smb\w*|afpfs|sshfs|fuse\.sshfs|davfs|fuse\.davfs2?|9p|ceph|glusterfs|fuse\.rclone)$/;

/** What is risky about the place of a file; null for a place on this machine's own disk. */
export function riskyPlace(path: string, machine: Machine = THIS_MACHINE): RiskyPlace | null {
  const whole = machine.platform === process.platform ? resolve(path) : path;
  const parts = whole.split(/[\\/]+/).filter((part) => part !== '');
  return (
    networkPath(whole) ??
    syncedPlace(parts, whole, machine) ??
    mountedPlace(whole, machine) ??
    removablePath(whole, machine.platform)
  );
}

function networkPath(path: string): RiskyPlace | null {
  return /^(\\\\|\/\/)[^\\/?.]/.test(path) ? { kind: 'network', name: 'a network path' } : null;
}

function syncedPlace(parts: readonly string[], path: string, { env }: Machine): RiskyPlace | null {
  for (const part of parts.slice(0, -1)) {
    const known = SYNCED.find(([pattern]) => pattern.test(part));
    if (known !== undefined) return { kind: 'synced', name: known[1] };
  }
  // OneDrive tells its folders in the environment, whatever they are called.
  for (const name of ['OneDrive', 'OneDriveCommercial', 'OneDriveConsumer']) {
    const folder = env[name];
    if (folder !== undefined && folder !== '' && path.toLowerCase().startsWith(folder.toLowerCase()))
      return { kind: 'synced', name: 'OneDrive' };
  }
  return null;
}

/** The mount table of Linux: the longest mount point that holds the path decides. */
function mountedPlace(path: string, { mounts }: Machine): RiskyPlace | null {
  let best: { point: string; system: string } | null = null;
  for (const line of mounts().split('\n')) {
    const [, rawPoint = '', system = ''] = line.split(' ');
    const point = rawPoint.replace(/\\040/g, ' ');
    if (point === '' || !(path === point || path.startsWith(point.endsWith('/') ? point : `${point}/`)))
      continue;
    if (best === null || point.length >= best.point.length) best = { point, system };
  }
  if (best === null) return null;
  return NETWORK_SYSTEMS.test(best.system) ? { kind: 'network', name: 'a network path' } : null;
}

function removablePath(path: string, platform: NodeJS.Platform): RiskyPlace | null {
  const stick: RiskyPlace = { kind: 'removable', name: 'a removable medium' };
  if (platform === 'darwin') return path.startsWith('/Volumes/') ? stick : null;
  if (platform === 'win32') return null;
  return /^\/(media|run\/media|mnt\/usb)\//.test(path) ? stick : null;
}

/** The warning in one sentence, `''` for none. */
export function placeWarning(place: RiskyPlace | null): string {
  if (place === null) return '';
  switch (place.kind) {
    case 'synced':
      return `This file lies in ${place.name}, which may hold or replace it while you work. Work on a local copy.`;
    case 'network':
      return 'This file lies on a network path, which may break off while you work. Work on a local copy.';
    case 'removable':
      return 'This file lies on a removable medium, which may be pulled out while you work. Work on a local copy.';
  }
}
