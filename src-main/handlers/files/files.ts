/** The file chooser of pages without native dialogs. */
import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { COPY_EXTENSION } from '../../storage/segment.ts';
import type { FolderView } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { answer, refusal, refuse, type QueriesOf } from '../reply.ts';

type Entry = FolderView['entries'][number];

/** Largest folder that is listed whole. */
const MOST_ENTRIES = 2000;

export function filesQueries(desk: Desk): QueriesOf<'files.browse'> {
  return {
    'files.browse': ({ folder }) => {
      const asked = resolve(folder ?? desk.ports.documents);
      try {
        return Promise.resolve(answer(folderView(asked, desk)));
      } catch {
        return Promise.resolve(
          refuse(
            refusal('folder-unreadable', `The folder ${asked} cannot be read.`, 'Choose another folder.'),
          ),
        );
      }
    },
  };
}

function folderView(folder: string, desk: Desk): FolderView {
  const entries = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .slice(0, MOST_ENTRIES)
    .flatMap((name) => entryOf(folder, name))
    .sort(
      (a, b) =>
        Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
        a.name.localeCompare(b.name, 'en', { numeric: true }),
    );
  const parent = dirname(folder);
  return { folder, parent: parent === folder ? null : parent, entries, places: placesOf(folder, desk) };
}

/** A file that cannot be looked at, such as a broken link, is left out. */
function entryOf(folder: string, name: string): Entry[] {
  const path = join(folder, name);
  try {
    const facts = statSync(path);
    const kind = facts.isDirectory() && !name.endsWith(COPY_EXTENSION) ? 'folder' : kindOf(name);
    return [
      { name, path, kind, modified: facts.mtime.toISOString(), size: facts.isDirectory() ? 0 : facts.size },
    ];
  } catch {
    return [];
  }
}

function kindOf(name: string): Entry['kind'] {
  switch (parse(name).ext.toLowerCase()) {
    case '.wallchart':
    case '.wallchart-copy':
      return 'tournament';
    case '.trf':
    case '.trfx':
    case '.trf16':
    case '.trf26':
    case '.txt':
      return 'trf';
    case '.csv':
    case '.tsv':
    case '.xlsx':
      return 'table';
    default:
      return 'other';
  }
}

function placesOf(folder: string, { ports, preferences }: Desk): FolderView['places'] {
  const places = [
    { label: 'Documents', path: ports.documents },
    { label: 'Home', path: homedir() },
    { label: 'Computer', path: parse(folder).root },
    ...preferences.values.recent.map(({ path }) => ({
      label: parse(dirname(path)).base,
      path: dirname(path),
    })),
  ];
  const seen = new Set<string>();
  return places.filter(({ path, label }) => label !== '' && !seen.has(path) && seen.add(path));
}
