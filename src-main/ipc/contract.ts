/**
 * The contract between the renderer and the main process: types only. Queries read, commands write, notices tell.
 * Both hosts, Electron and the loopback server, carry exactly these channels. Everything is plain JSON data.
 *
 * In every value, unless its field says otherwise: players are named by their identity (`tpn` is the pairing number), rounds by
 * their number from 1, boards by the number on their table, entries of the log (`seq`) by theirs from 1. Points are tenths;
 * ratings are whole numbers, 0 for none. A moment (`at` …) is ISO 8601 in local time with its offset, a day is `2026-11-13`, a
 * month `2026-11`. What counts something is named after it: `players`, `openGames`. Texts that a person reads come ready made
 * from main, in the language of the screens, where the engine knows better; `''` is nothing to say. Labels of controls belong
 * to the renderer.
 */
import type { CommandTypes, QueryTypes } from './calls/index.ts';
import type { AppState } from './contract/app.ts';
import type { Confirmation } from './contract/confirmation.ts';
import type { DocumentKind } from './contract/documents.ts';
import type { FileHandle } from './contract/files.ts';
import type { HallPicture, HallPlace } from './contract/hall.ts';
import type { Reply } from './contract/reply.ts';

export * from './contract/reply.ts';
export * from './contract/confirmation.ts';
export * from './contract/app.ts';
export * from './contract/players.ts';
export * from './contract/preview.ts';
export * from './contract/repair.ts';
export * from './contract/round.ts';
export * from './contract/norms.ts';
export * from './contract/standings.ts';
export * from './contract/verification.ts';
export * from './contract/correction.ts';
export * from './contract/documents.ts';
export * from './contract/hall.ts';
export * from './contract/incidents.ts';
export * from './contract/lab.ts';
export * from './contract/lists.ts';
export * from './contract/audit.ts';
export * from './contract/log.ts';
export * from './contract/seals.ts';
export * from './contract/files.ts';
export type { DocumentRequest } from './calls/documents.ts';
export type { ExportRequest } from './calls/files.ts';
export type { AuditEntry, ChosenRating, Entry, ListEntryInput, PlayerInput } from './calls/players.ts';
export type { LabSetup } from './calls/lab.ts';
export type { TableChoice, TableReading } from './calls/tables.ts';

/** Reading: arguments and answer of each query. They derive from the schemas in `calls/`. */
export type Queries = QueryTypes;

/** Writing: arguments and answer of each command. */
export type Commands = CommandTypes;

/** Pushed by main to every window. */
export interface Notices {
  /** Something changed: the new state, and which views have to be read again. */
  changed: { readonly state: AppState; readonly views: readonly ViewName[] };
  /** Cases of a preview that are paired, and all of them. */
  'preview.progress': { readonly round: number; readonly settled: number; readonly all: number };
  'pairing.progress': { readonly round: number; readonly settled: number; readonly all: number };
  /** Pages of the document that the page waits for. */
  'documents.progress': {
    readonly kind: DocumentKind;
    readonly settled: number;
    readonly all: number;
    /** Address of the first pages of a long document, as {@link RenderedDocument.url}; `''` where there is nothing new. */
    readonly firstPages: string;
  };
  /** A file from outside that is being read, `''` when it has been; `all` is 0 while nothing can be counted. */
  'files.progress': { readonly fileName: string; readonly settled: number; readonly all: number };
  /** A rating list that is being read, `''` when it has been; parts of `all`, the last third of them for storing. */
  'lists.progress': { readonly fileName: string; readonly settled: number; readonly all: number };
  /** A rating list has renewed itself, without a press. */
  'lists.renewed': { readonly name: string; readonly month: string };
  /** A menu item or a second start asks the page to do something. */
  menu: { readonly action: MenuAction; readonly file: FileHandle | null };
}

export type ViewName =
  'app' | 'settings' | 'players' | 'round' | 'standings' | 'documents' | 'log' | 'lists' | 'lab' | 'hall';

export type MenuAction =
  | 'new'
  | 'open'
  | 'open-file'
  | 'close'
  | 'export'
  | 'print'
  | 'undo'
  | 'redo'
  | 'commands'
  | 'keys'
  | 'manual';

export type QueryName = keyof Queries;
export type CommandName = keyof Commands;
export type NoticeName = keyof Notices;

/** Answer of a command: its value, a refusal, or a question to be confirmed first. What changed is a notice. */
export type CommandReply<N extends CommandName> =
  Reply<Commands[N]['value']> | { readonly ok: false; readonly confirm: Confirmation };

/** What main implements, and what both hosts expose unchanged. */
export type Handlers = {
  readonly queries: {
    readonly [N in QueryName]: (args: Queries[N]['args']) => Promise<Reply<Queries[N]['value']>>;
  };
  /**
   * `id` is made up by the page for each command: one that is sent twice happens once. `meant` is the sitting of the
   * tournament that the page shows: the command is refused where that is over.
   */
  readonly commands: {
    readonly [N in CommandName]: (
      args: Commands[N]['args'],
      id?: string,
      meant?: string,
    ) => Promise<CommandReply<N>>;
  };
  /** The one thing that the hall window may ask. It says where it lies. */
  readonly hall: (place: HallPlace) => Promise<Reply<HallPicture>>;
  /** Bytes of a rendered document by its id, or null. */
  readonly documentBytes: (id: string) => Uint8Array | null;
  /** A handle to open what the system or the command line asked the host to open. */
  readonly offer: (path: string) => FileHandle;
  /** Subscribes to notices; the answer unsubscribes. */
  readonly listen: (listener: <N extends NoticeName>(name: N, notice: Notices[N]) => void) => () => void;
  /** Closes the open document cleanly. */
  readonly close: () => Promise<void>;
};

/** What the hall window sees as `window.wallchartHall`, and nothing else. */
export interface HallBridge {
  readonly picture: (place: HallPlace) => Promise<Reply<HallPicture>>;
  /** Calls when the picture may have changed; the answer stops it. */
  readonly listen: (changed: () => void) => () => void;
}

/** What the renderer sees as `window.wallchart`. */
export interface Bridge {
  readonly query: <N extends QueryName>(
    name: N,
    args: Queries[N]['args'],
  ) => Promise<Reply<Queries[N]['value']>>;
  /** `id`, `meant`: see {@link Handlers}; the bridge makes an `id` up where none is given. */
  readonly command: <N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id?: string,
    meant?: string,
  ) => Promise<CommandReply<N>>;
  readonly on: <N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void) => () => void;
}
