/**
 * Recognises places where a tournament file is not safe: synchronised folders, network paths, removable media, memory.
 *
 * What cannot be known without asking other programs: whether a drive letter of Windows, or a volume of macOS below
 * /Volumes, is a second disk of this machine, a stick or a server; those are named as what they may be. A mapped drive of
 * Windows is known where the system gives its real path, which a server that is offline does not. Folders `Desktop`
 * and `Documents` that macOS keeps in iCloud look like any other.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isInside, syncingService, type SyncedMachine } from './synced-folders.ts';
import { texts } from '../texts.ts';

type PlaceKind = 'synced' | 'network' | 'removable' | 'unknown' | 'memory';

interface RiskyPlace {
  readonly kind: PlaceKind;
  /** Name of the service, the drive or the volume; `''` where the kind says it all. */
  readonly name: string;
}

/** What is asked of the machine; tests pass their own. */
export interface Machine extends SyncedMachine {
  readonly platform: NodeJS.Platform;
  /** Lines of the mount table, `''` where there is none. */
  readonly mounts: () => string;
  /** The path without links, junctions and mapped drives; the path itself where the system does not tell. */
  readonly realPath: (path: string) => string;
}

export const THIS_MACHINE: Machine = {
  platform: process.platform,
  env: process.env,
  mounts: () => textOf('/proc/self/mounts'),
  exists: existsSync,
  text: textOf,
  realPath: (path) => {
    try {
      return realpathSync.native(path);
    } catch {
      return path;
    }
  },
};

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** File systems that lie on another machine, as mount tables name them. */
const NETWORK_SYSTEMS =
  /^(nfs\d?|cifs|smb\w*|afpfs|(fuse\.)?sshfs|(fuse\.)?davfs2?|9p|ceph|glusterfs|fuse\.rclone|fuse\.gvfsd-fuse|vboxsf|virtiofs|fuse\.vmhgfs-fuse)$/;
/** File systems of sticks, cards and discs. */
const REMOVABLE_SYSTEMS = /^(vfat|msdos|exfat|fuseblk|ntfs3?|iso9660|udf)$/;
const MEMORY_SYSTEMS = /^(tmpfs|ramfs)$/;

/** What is risky about the place of a file; null for a place on this machine's own disk, as far as that can be told. */
export function riskyPlace(path: string, machine: Machine = THIS_MACHINE): RiskyPlace | null {
  const asked = machine.platform === process.platform ? resolve(path) : path;
  const real = machine.realPath(asked);
  if (isNetworkPath(real) || isNetworkPath(asked)) return { kind: 'network', name: '' };
  // The path as it was given may tell more, as a drive letter does; the real one may lie elsewhere.
  const service = syncingService(asked, machine) ?? syncingService(real, machine);
  if (service !== null) return { kind: 'synced', name: service };
  switch (machine.platform) {
    case 'win32':
      return placeOnWindows(real, machine);
    case 'darwin':
      return placeOnMac(real);
    default:
      return placeByMount(real, machine);
  }
}

/** `\\server\share`, `//server/share`, `\\?\UNC\server\share`; `\\?\C:\` and `\\.\` are this machine. */
function isNetworkPath(path: string): boolean {
  return /^(\\\\|\/\/)([^\\/?.]|[?.][\\/]UNC[\\/])/i.test(path);
}

function placeOnWindows(path: string, { env }: Machine): RiskyPlace | null {
  const drive = /^(?:\\\\[?.]\\)?([a-z]:)/i.exec(path)?.[1]?.toUpperCase();
  if (drive === undefined || drive === (env.SystemDrive ?? 'C:').toUpperCase()) return null;
  // A home drive of a domain is a share of its server.
  if (drive === env.HOMEDRIVE?.toUpperCase() && (env.HOMESHARE ?? '') !== '')
    return { kind: 'network', name: '' };
  if (isInside(path, env.USERPROFILE)) return null;
  return /^[AB]:$/.test(drive)
    ? { kind: 'removable', name: '' }
    : { kind: 'unknown', name: texts.storage.place.drive(drive) };
}

function placeOnMac(path: string): RiskyPlace | null {
  const volume = /^\/Volumes\/([^/]+)\//.exec(path)?.[1];
  return volume === undefined ? null : { kind: 'unknown', name: texts.storage.place.volume(volume) };
}

/** The mount table of Linux: the longest mount point that holds the path decides, the later of two equal ones. */
function placeByMount(path: string, { mounts }: Machine): RiskyPlace | null {
  let best = { point: '', system: '' };
  for (const line of mounts().split('\n')) {
    const [, rawPoint = '', system = ''] = line.split(' ');
    const point = rawPoint.replace(/\\([0-7]{3})/g, (_, octal: string) =>
      String.fromCharCode(parseInt(octal, 8)),
    );
    const holds = path.startsWith(point.endsWith('/') ? point : `${point}/`);
    if (holds && point.length >= best.point.length) best = { point, system };
  }
  if (NETWORK_SYSTEMS.test(best.system)) return { kind: 'network', name: '' };
  if (MEMORY_SYSTEMS.test(best.system)) return { kind: 'memory', name: '' };
  const isStick = REMOVABLE_SYSTEMS.test(best.system) && best.point !== '/';
  return isStick || /^\/(media|run\/media|mnt\/usb)\//.test(path) ? { kind: 'removable', name: '' } : null;
}

/** The warning in one or two sentences, `''` for none. */
export function placeWarning(place: RiskyPlace | null): string {
  if (place === null) return '';
  const words = texts.storage.place;
  switch (place.kind) {
    case 'synced':
      return words.synced(place.name);
    case 'network':
      return words.network;
    case 'removable':
      return words.removable;
    case 'unknown':
      return words.unknown(place.name);
    case 'memory':
      return words.memory;
  }
}
