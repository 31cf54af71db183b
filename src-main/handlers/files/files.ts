/** The file chooser of pages without native dialogs: main lists, and the page points. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, extname, join, parse, resolve, sep } from 'node:path';
import { COPY_EXTENSION } from '../../storage/segment.ts';
import { EXTENSION } from '../../storage/tournament-file.ts';
import type { FilePurpose, FolderView, Refusal, Reply } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { ENDINGS, hasEnding, isFolder, REPORT_ENDINGS } from './chosen-files.ts';

type Entry = FolderView['entries'][number];

/** Largest folder that is listed whole. */
const MOST_ENTRIES = 2000;
/** Longest name and path that any system takes. */
const [LONGEST_NAME, LONGEST_PATH] = [255, 4_096];

/** `roots` are the roots of the machine that a folder is on. */
export function filesQueries(desk: Desk, roots = rootsOf): QueriesOf<'files.browse'> {
  return {
    'files.browse': ({ purpose, folder, into }) => {
      const from = folder === null ? answer(desk.ports.documents) : desk.files.take(folder, 'browse');
      const obstacle = from.ok ? notInChooser(desk) : from.refusal;
      if (obstacle !== null || !from.ok) return Promise.resolve(refuse(obstacle!));
      const inside = into === '' ? answer(from.value) : inFolder(from.value, into);
      if (!inside.ok) return Promise.resolve(inside);
      try {
        return Promise.resolve(answer(folderView(resolve(inside.value), purpose, desk, roots)));
      } catch {
        const words = texts.chooser;
        const message = words.folderUnreadable(inside.value);
        return Promise.resolve(refuse(refusal('folder-unreadable', message, words.otherFolder)));
      }
    },
  };
}

export function filesCommands(desk: Desk): CommandsOf<'files.choose' | 'files.pick' | 'files.paste'> {
  return {
    'files.paste': async ({ rows }) => {
      const path = pastedFile(desk.ports.userData);
      try {
        mkdirSync(dirname(path), { recursive: true });
        // The mark says that it is UTF-8: pasted names are in every script.
        writeFileSync(path, `\uFEFF${rows}`, 'utf8');
      } catch {
        return refuse(refusal('paste-not-kept', texts.chooser.notPasted(path), texts.chooser.pasteAsFile));
      }
      return answer({ file: desk.files.give('open-table', path) });
    },
    'files.choose': async ({ purpose, suggestion }) => {
      const { choose } = desk.ports;
      if (choose === null) return refuse(refusal('no-native-dialog', texts.chooser.noDialog));
      // A name to begin with: where to begin is the dialog's own business.
      const kind = texts.chooser.filters[purpose];
      const name = suggestion.split(/[\\/]/).at(-1)!;
      const path = await choose({ purpose, suggestion: name, endings: ENDINGS[purpose], kind });
      return answer(path === null ? null : desk.files.choose(purpose, path));
    },
    'files.pick': ({ purpose, folder, name }) => {
      const from = desk.files.take(folder, 'browse');
      const obstacle = from.ok ? notInChooser(desk) : from.refusal;
      if (obstacle !== null || !from.ok) return Promise.resolve(refuse(obstacle!));
      const path = name === '' ? answer(from.value) : inFolder(from.value, name);
      return Promise.resolve(path.ok ? answer(desk.files.choose(purpose, path.value)) : path);
    },
  };
}

/** Where pasted rows lie while they are reviewed; one at a time. */
function pastedFile(userData: string): string {
  return join(userData, 'pasted', 'pasted.tsv');
}

/** Forgets the rows that were pasted last: they may hold personal data. Where they cannot be removed now, they are later. */
export function forgetPasted(userData: string): void {
  try {
    rmSync(pastedFile(userData), { force: true });
  } catch {
    // Forgotten at each start and each end; neither fails for it.
  }
}

/** Where there is a dialog of the system, nothing else chooses. */
function notInChooser({ ports }: Desk): Refusal | null {
  return ports.choose === null ? null : refusal('native-dialog', texts.chooser.systemDialog);
}

/** What a single name means in a folder; `..` is the folder around it. */
export function inFolder(folder: string, name: string): Reply<string> {
  const path = join(folder, name);
  const isName = basename(name) === name && !name.includes(sep) && !name.includes('\0');
  const words = texts.chooser;
  if (!isName) return refuse(refusal('name-unusable', words.noName, words.otherName));
  return Buffer.byteLength(name) > LONGEST_NAME || Buffer.byteLength(path) > LONGEST_PATH
    ? refuse(refusal('name-unusable', words.tooLong, words.otherName))
    : answer(path);
}

function folderView(folder: string, purpose: FilePurpose, desk: Desk, roots: typeof rootsOf): FolderView {
  const entries = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .slice(0, MOST_ENTRIES)
    .flatMap((name) => entryOf(folder, name))
    .filter(({ name, kind }) => kind === 'folder' || (!isFolder(purpose) && hasEnding(purpose, name)))
    .sort(
      (a, b) =>
        Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
        a.name.localeCompare(b.name, 'en', { numeric: true }),
    );
  const parent = dirname(folder);
  return {
    folder: desk.files.give('browse', folder),
    path: folder,
    parent: parent === folder ? null : desk.files.give('browse', parent),
    entries,
    places: placesOf(roots(folder), desk),
  };
}

/** A file that cannot be looked at, such as a broken link, is left out. */
function entryOf(folder: string, name: string): Entry[] {
  try {
    const facts = statSync(join(folder, name));
    const kind = facts.isDirectory() && !name.endsWith(COPY_EXTENSION) ? 'folder' : kindOf(name);
    return [{ name, kind, modified: facts.mtime.toISOString(), size: facts.isDirectory() ? 0 : facts.size }];
  } catch {
    return [];
  }
}

function kindOf(name: string): Entry['kind'] {
  const ending = extname(name).toLowerCase();
  if (ending === EXTENSION || ending === COPY_EXTENSION) return 'tournament';
  if ((REPORT_ENDINGS as readonly string[]).includes(ending)) return 'trf';
  return ['.csv', '.tsv', '.xlsx'].includes(ending) ? 'table' : 'other';
}

/** The drives of Windows; the one root of other systems. */
export function rootsOf(
  folder: string,
  platform = process.platform,
  exists: (drive: string) => boolean = existsSync,
): readonly string[] {
  if (platform !== 'win32') return [parse(folder).root];
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`).filter((drive) => exists(drive));
}

function placesOf(
  [first = '', ...others]: readonly string[],
  { ports, preferences, files }: Desk,
): FolderView['places'] {
  const words = texts.chooser;
  const places = [
    { label: words.documents, path: ports.documents },
    { label: words.home, path: homedir() },
    { label: words.computer, path: first },
    ...others.map((path) => ({ label: path, path })),
    ...preferences.values.recent.map(({ path }) => ({
      label: parse(dirname(path)).base,
      path: dirname(path),
    })),
  ];
  const seen = new Set<string>();
  return places
    .filter(({ path, label }) => label !== '' && !seen.has(path) && seen.add(path))
    .map(({ label, path }) => ({
      label,
      path,
      folder: files.give('browse', path),
      isRoot: path === first || others.includes(path),
    }));
}
