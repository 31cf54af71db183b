/**
 * Files for commands of tests and tools. A page names a file by a handle that main gave out, so who has a path chooses it
 * first, as a person does in the page's own chooser: from folder to folder, then by its name.
 */
import { basename, dirname, relative, sep } from 'node:path';
import { purposeOf } from '../src-main/handlers/filing/save.ts';
import type {
  Bridge,
  CommandName,
  Commands,
  FileHandle,
  FilePurpose,
  Handlers,
} from '../src-main/ipc/contract.ts';

/** Arguments with paths in the place of handles. */
export type WithPaths<A> = {
  readonly [K in keyof A]: FileHandle extends A[K] ? Exclude<A[K], FileHandle> | string : A[K];
};

/** What each argument that is a handle is chosen for. `save` follows the format of an export. */
export const HANDLE_ARGUMENTS: Partial<Record<CommandName, Readonly<Record<string, FilePurpose | 'save'>>>> =
  {
    'tournament.create': { target: 'save-tournament' },
    'tournament.open': { file: 'open' },
    'tournament.acceptImport': { target: 'save-tournament' },
    'report.check': { file: 'open' },
    'players.saveAudit': { target: 'save-pdf' },
    'report.certify': { target: 'save-pdf' },
    'tournament.recover': { file: 'open', target: 'save-tournament' },
    'tournament.workOnCopy': { source: 'open', target: 'save-tournament' },
    'tournament.takeOver': { target: 'save-tournament' },
    'tournament.saveWithoutPersonalData': { target: 'save-tournament' },
    'tournament.export': { target: 'save' },
    'players.readTable': { file: 'open-table' },
    'results.readTable': { file: 'open-table' },
    'documents.save': { target: 'save-pdf' },
    'lab.save': { target: 'save-pdf' },
    'lab.readField': { file: 'open-field' },
    'log.export': { target: 'save-log' },
    'lists.look': { file: 'open-list' },
    'lists.import': { file: 'open-list' },
    'lists.drop': { file: 'open-list' },
    'mirror.add': { folder: 'medium-folder' },
    'documents.savePages': { folder: 'pages-folder' },
  };

export type Chooser = (purpose: FilePurpose, path: string) => Promise<FileHandle>;

/** Chooses in the page's own chooser. */
export function chooserOf({ query, command }: Pick<Bridge, 'query' | 'command'>): Chooser {
  return async (purpose, path) => {
    const browse = async (folder: FileHandle | null, into: string) => {
      const reply = await query('files.browse', { purpose, folder, into });
      if (!reply.ok) throw new Error(reply.refusal.message);
      return reply.value;
    };
    let here = await browse(null, '');
    if (relative(here.path, path).startsWith('..'))
      here = await browse(here.places.find(({ isRoot }) => isRoot)!.folder, '');
    for (const name of relative(here.path, dirname(path)).split(sep))
      if (name !== '') here = await browse(here.folder, name);
    const picked = await command('files.pick', { purpose, folder: here.folder, name: basename(path) });
    if (!picked.ok) throw new Error(JSON.stringify(picked));
    return picked.value.file;
  };
}

/** The handlers as a page calls them. */
export function callerOf({ queries, commands }: Handlers): Pick<Bridge, 'query' | 'command'> {
  return {
    query: (name, args) => queries[name](args),
    command: (name, args, id) => commands[name](args, id),
  };
}

/** The arguments of a command with a handle for each path in them. */
export async function withHandles<N extends CommandName>(
  choose: Chooser,
  name: N,
  args: WithPaths<Commands[N]['args']>,
): Promise<Commands[N]['args']> {
  const given: Record<string, unknown> = { ...args };
  const handles: Readonly<Record<string, FilePurpose | 'save'>> = HANDLE_ARGUMENTS[name] ?? {};
  for (const [key, purpose] of Object.entries(handles)) {
    const path = given[key];
    if (typeof path !== 'string' || !path.includes(sep)) continue;
    const asked =
      purpose === 'save' ? purposeOf((args as Commands['tournament.export']['args']).format) : purpose;
    given[key] = await choose(asked, path);
  }
  return args === null ? null : given;
}
