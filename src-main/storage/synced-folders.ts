/** Folders that a service keeps in step with other machines: by their names, by what the service leaves in them. */
import { texts } from '../texts.ts';

/** What is asked of the machine; tests pass their own. */
export interface SyncedMachine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  /** Content of a small text file, `''` where there is none. */
  readonly text: (path: string) => string;
}

/** Folders as the services name them, whole names; `''` for a service that cannot be told from its folder. */
const NAMES: readonly (readonly [pattern: RegExp, service: string])[] = [
  [/^onedrive( - .+)?$/i, 'OneDrive'],
  [/^dropbox( \(.+\))?$/i, 'Dropbox'],
  [/^(google ?drive|my drive|meine ablage|mon drive|mi unidad|il mio drive|mijn drive)$/i, 'Google Drive'],
  [/^(icloud ?drive|mobile documents|com~apple~clouddocs)$/i, 'iCloud Drive'],
  [/^nextcloud\d*$/i, 'Nextcloud'],
  [/^owncloud$/i, 'ownCloud'],
  [/^(box|box sync)$/i, 'Box'],
  [/^syncthing$/i, 'Syncthing'],
  [/^sync$/i, ''],
  [/^pcloud ?drive$/i, 'pCloud'],
  [/^magentacloud$/i, 'MagentaCLOUD'],
  [/^mega(sync)?$/i, 'MEGA'],
  [/^(tresorit|my tresors)$/i, 'Tresorit'],
];

/** What services leave in the folder that they synchronise, whatever it is called. */
const MARKS: readonly (readonly [file: string, service: string])[] = [
  ['.dropbox.cache', 'Dropbox'],
  ['.stfolder', 'Syncthing'],
  ['.nextcloudsync.log', 'Nextcloud'],
  ['.owncloudsync.log', 'ownCloud'],
  ['.sync/ID', 'Resilio Sync'],
  ['.849C9593-D756-4E56-8D6E-42412F2A707B', 'OneDrive'],
  ['.tmp.drivedownload', 'Google Drive'],
];

/** Service of a folder below `~/Library/CloudStorage`, as macOS names it: `GoogleDrive-ca@example.org`. */
const CLOUD_STORAGE: Readonly<Record<string, string>> = {
  onedrive: 'OneDrive',
  googledrive: 'Google Drive',
  dropbox: 'Dropbox',
  box: 'Box',
  iclouddrive: 'iCloud Drive',
};

/** Variables in which OneDrive tells its folders. */
const ONEDRIVE_VARIABLES = ['OneDrive', 'OneDriveCommercial', 'OneDriveConsumer'] as const;

/**
 * The service that synchronises the folder of the file at `path`; null for none that is known. `path` is absolute, with
 * the separators of its machine.
 */
export function syncingService(path: string, machine: SyncedMachine): string | null {
  const folders = path.split(/[\\/]+/).filter((part) => part !== '');
  folders.pop();
  return serviceByName(folders) ?? toldService(path, machine) ?? serviceByMark(path, machine);
}

function serviceByName(folders: readonly string[]): string | null {
  for (const [index, folder] of folders.entries()) {
    const known = NAMES.find(([pattern]) => pattern.test(folder));
    if (known !== undefined) return known[1] || texts.storage.place.someSyncedFolder;
    if (folder === 'CloudStorage' && folders[index - 1] === 'Library') {
      const name = folders[index + 1] ?? '';
      return CLOUD_STORAGE[name.split('-')[0]!.toLowerCase()] ?? (name === '' ? null : name);
    }
  }
  return null;
}

/** OneDrive tells its folders in the environment, Dropbox in a file, whatever they are called. */
function toldService(path: string, { env, text }: SyncedMachine): string | null {
  for (const name of ONEDRIVE_VARIABLES) if (isInside(path, env[name])) return 'OneDrive';
  for (const [base, file] of [
    [env.APPDATA, '\\Dropbox\\info.json'],
    [env.LOCALAPPDATA, '\\Dropbox\\info.json'],
    [env.HOME, '/.dropbox/info.json'],
  ] as const) {
    if (base === undefined || base === '') continue;
    if (dropboxFolders(text(`${base}${file}`)).some((folder) => isInside(path, folder))) return 'Dropbox';
  }
  return null;
}

/** `{"personal": {"path": "/home/ca/Dropbox", …}, "business": …}` */
function dropboxFolders(info: string): string[] {
  try {
    const accounts = Object.values(JSON.parse(info) as Record<string, { readonly path?: unknown } | null>);
    return accounts.flatMap((account) => (typeof account?.path === 'string' ? [account.path] : []));
  } catch {
    return [];
  }
}

function serviceByMark(path: string, { exists }: SyncedMachine): string | null {
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) {
    const mark = MARKS.find(([file]) => exists(`${folder}/${file}`));
    if (mark !== undefined) return mark[1];
  }
  return null;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'), 0));
}

/** True for a path below `folder`, however its separators and letters are written. */
export function isInside(path: string, folder: string | undefined): boolean {
  if (folder === undefined || folder === '') return false;
  const [inner, outer] = [path, folder].map((one) => `${one.replaceAll('\\', '/').toLowerCase()}/`);
  return inner!.startsWith(outer!.replace(/\/+$/, '/'));
}
