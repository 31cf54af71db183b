/**
 * The contract between the renderer and the main process: types only. Queries read, commands write, notices tell.
 * Both hosts, Electron and the loopback server, carry exactly these channels. Everything is plain JSON data.
 *
 * Players are named by their id, rounds by their number, points are tenths. Texts that a person reads come ready
 * made from main where the engine knows better; labels of controls belong to the renderer's messages.
 */
import type {
  DeskMark,
  GameResult,
  PlayerId,
  Presence,
  TieBreakText,
  TrfPurpose,
  UnratedRule,
} from '../../src-engine/index.ts';
import type { AppState, PowerSource, ResultKeyPreset } from './contract/app.ts';
import type {
  DocumentEntry,
  DocumentKind,
  DocumentRequest,
  PackPaper,
  PaperSize,
  PrintJobsView,
  PrintState,
  RenderedDocument,
  SentToPrint,
} from './contract/documents.ts';
import type {
  ExportFormat,
  ExportRequest,
  FilingProblem,
  FolderView,
  ImportReview,
  NewTournament,
  SystemChoice,
  TableChoice,
  TableReading,
  TableReview,
  TournamentSettings,
} from './contract/files.ts';
import type { ListReview, ListSearch, ListsView } from './contract/lists.ts';
import type { LogFilter, LogOutline, LogView, MomentView, RestoreView } from './contract/log.ts';
import type { Entry, PlayerCard, PlayerInput, PlayersView } from './contract/players.ts';
import type { Confirmation, Reply, WarningLevel } from './contract/reply.ts';
import type { RoundView, WhyNotView, WhyView } from './contract/round.ts';
import type { StandingsView, TieBreaksView, ValueWorkingView } from './contract/standings.ts';

export * from './contract/reply.ts';
export * from './contract/app.ts';
export * from './contract/players.ts';
export * from './contract/round.ts';
export * from './contract/standings.ts';
export * from './contract/documents.ts';
export * from './contract/lists.ts';
export * from './contract/log.ts';
export * from './contract/files.ts';

/** Reading. Each key maps an argument to an answer. */
export interface Queries {
  'app.state': { args: null; value: AppState };
  'app.systems': { args: null; value: readonly SystemChoice[] };
  'files.browse': { args: { folder: string | null }; value: FolderView };
  'settings.view': { args: null; value: TournamentSettings };
  /** What a list of tie-breaks, as it is typed, would do in this event. */
  'settings.tieBreaks': {
    args: { codes: readonly string[]; text: TieBreakText; unrated: UnratedRule };
    value: TieBreaksView;
  };
  'players.view': { args: null; value: PlayersView };
  'players.card': { args: { player: PlayerId }; value: PlayerCard };
  'round.view': { args: { round: number }; value: RoundView };
  'round.why': { args: { round: number; board: number | null }; value: WhyView };
  'round.whyNot': { args: { round: number; a: PlayerId; b: PlayerId }; value: WhyNotView };
  'standings.view': { args: { afterRound: number | null; category: string }; value: StandingsView };
  'standings.working': {
    args: { player: PlayerId; code: string; afterRound: number };
    value: ValueWorkingView;
  };
  'documents.list': { args: { round: number }; value: readonly DocumentEntry[] };
  /** A newer request takes the place of one that is still being made, which is refused as `cancelled`. */
  'documents.render': { args: DocumentRequest; value: RenderedDocument };
  /** What went to the printer. */
  'documents.jobs': { args: null; value: PrintJobsView };
  /** The PDF of a print as it was kept. */
  'documents.kept': { args: { job: string }; value: RenderedDocument };
  /** A window of the entries that match, the newest first; `seq` asks where that entry stands among them. */
  'log.view': {
    args: { text: string; category: LogFilter; from: number; count: number; seq: number | null };
    value: LogView;
  };
  'log.outline': { args: null; value: LogOutline };
  'log.moment': { args: { seq: number }; value: MomentView };
  'log.restorePoints': { args: null; value: RestoreView };
  /** Rating lists kept on this laptop. */
  'lists.view': { args: null; value: ListsView };
  /** Players of a list (null: FIDE's newest) by any part of the name, or by a number. `tolerant` allows slips. */
  'lists.search': {
    args: { list: string | null; text: string; limit: number; tolerant: boolean };
    value: ListSearch;
  };
  /** What keeps a report from being rated, or for another program what the format does not carry. */
  'filing.problems': {
    args: { format: ExportFormat; purpose: TrfPurpose };
    value: readonly FilingProblem[];
  };
}

/** Writing. `confirmed` repeats a command that asked for confirmation, with the level that was confirmed. */
export interface Commands {
  'app.setTheme': { args: { theme: AppState['theme'] }; value: null };
  'app.setResultKeys': { args: { preset: ResultKeyPreset }; value: null };
  /** Languages of the screens (`system` or a language) and of printed sheets (`interface` or a language). */
  'app.setLanguages': { args: { screens: string; documents: string }; value: null };
  /** What the page or the system learned of mains and battery; null for what it does not know. */
  'app.reportPower': { args: { source: PowerSource | null; percent: number | null }; value: null };
  /** Native dialog; value null when it was cancelled. Loopback answers with the refusal `no-native-dialog`. */
  /** Gives up the report or table that is being read. */
  'files.stopReading': { args: null; value: null };
  'files.choose': {
    args: {
      purpose:
        | 'open'
        | 'save-tournament'
        | 'save-export'
        | 'open-table'
        | 'open-list'
        | 'save-pdf'
        | 'choose-folder';
      suggestion: string;
    };
    value: string | null;
  };
  'tournament.create': { args: NewTournament; value: null };
  /** Opens a tournament file. A TRF answers with a review instead; nothing is stored until it is accepted. */
  'tournament.open': {
    args: { path: string; confirmed?: WarningLevel };
    value: { opened: true } | { opened: false; review: ImportReview };
  };
  /** Reads the waiting report once more, its text in an encoding that the arbiter chose. */
  'tournament.readAgain': { args: { token: string; encoding: string }; value: ImportReview };
  'tournament.acceptImport': { args: { token: string; path: string }; value: null };
  'tournament.cancelImport': { args: { token: string }; value: null };
  'tournament.close': { args: null; value: null };
  /** Reviews a report that nobody wants to import: the same as for an import, and nothing is ever stored. */
  'report.check': { args: { path: string }; value: ImportReview };
  /** The same for the content, in base64, of a file that was dropped on the page. */
  'report.checkDropped': { args: { fileName: string; base64: string }; value: ImportReview };
  /** Saves what the review of a report found as a PDF. */
  'report.certify': {
    args: { token: string; paper: PaperSize; path: string; confirmed?: WarningLevel };
    value: { path: string; pages: number };
  };
  /** Opens a working copy of the bundled, made-up tournament. */
  'tournament.openDemo': { args: null; value: null };
  /** Copies the intact part of a damaged file into a new one and opens that. The damaged file stays as it is. */
  'tournament.recover': { args: { path: string; target: string }; value: { events: number; lost: string } };
  /** Copies a tournament file and opens the copy. */
  'tournament.workOnCopy': { args: { path: string; target: string }; value: null };
  /** The open second medium's copy becomes the tournament, stored at `target`; the first laptop is locked out. */
  'tournament.takeOver': { args: { target: string; confirmed: WarningLevel }; value: null };
  'tournament.export': {
    args: ExportRequest & { path: string; confirmed?: WarningLevel };
    value: { path: string; bytes: number };
  };
  /** For good: the tournament is no longer run by the rules of FIDE alone. */
  'settings.leaveFideMode': { args: { confirmed: WarningLevel }; value: null };
  'settings.change': { args: TournamentSettings & { confirmed: WarningLevel }; value: null };
  /** `entry` absent: from the first round that is not on the wall, without byes. */
  'players.add': {
    args: PlayerInput & { entry?: Entry; confirmed?: WarningLevel };
    value: { player: PlayerId };
  };
  'players.change': { args: { player: PlayerId; input: PlayerInput; confirmed: WarningLevel }; value: null };
  'players.remove': { args: { player: PlayerId }; value: null };
  /** A mark at the check-in desk of the round that is open for it; answers where the player is expected now. */
  'players.mark': { args: { player: PlayerId; mark: DeskMark; confirmed: WarningLevel }; value: Presence };
  'players.withdraw': { args: { player: PlayerId; fromRound: number | null }; value: null };
  'players.setBye': {
    args: { player: PlayerId; round: number; kind: 'half' | 'zero' | 'full' | null; confirmed: WarningLevel };
    value: null;
  };
  /** Reads a table of players for review. `reading` null: as the program, or the arbiter before, takes it. */
  'players.readTable': { args: { path: string; reading: TableReading | null }; value: TableReview };
  'players.acceptTable': {
    args: { token: string; choices: readonly TableChoice[]; confirmed: WarningLevel };
    value: { added: number; changed: number };
  };
  'round.pair': { args: { round: number; confirmed: WarningLevel }; value: { seconds: number } };
  'round.cancelPairing': { args: null; value: null };
  'round.discard': { args: { round: number }; value: null };
  /** Hand pairing: the whole round as the arbiter wants it. */
  'round.arrange': {
    args: {
      round: number;
      pairs: readonly { white: PlayerId; black: PlayerId }[];
      bye: PlayerId | null;
      confirmed: WarningLevel;
    };
    value: null;
  };
  'round.check': { args: { round: number }; value: { agrees: boolean } };
  'round.readIssue': { args: { round: number; issue: string }; value: null };
  'round.publish': { args: { round: number; confirmed: WarningLevel }; value: { version: number } };
  'round.unpublish': { args: { round: number; confirmed: WarningLevel }; value: null };
  /** `white` and `black` say who was on the board when the result was keyed; it is refused when others sit there now. */
  'results.enter': {
    args: {
      round: number;
      board: number;
      white?: PlayerId;
      black?: PlayerId;
      result: GameResult;
      confirmed: WarningLevel;
    };
    value: { echo: string; savedAt: string };
  };
  /** Reads a table of results for review; rows that name no round speak of `round`. */
  'results.readTable': {
    args: { path: string; round: number; reading: TableReading | null };
    value: TableReview;
  };
  'results.acceptTable': {
    args: { token: string; choices: readonly TableChoice[]; confirmed: WarningLevel };
    value: { entered: number; replaced: number };
  };
  'documents.save': {
    args: DocumentRequest & { path: string; confirmed?: WarningLevel };
    value: { path: string; pages: number };
  };
  /** Keeps the PDF and sends it to the printer; value null when the dialog was cancelled. */
  'documents.print': { args: DocumentRequest; value: SentToPrint | null };
  /** Sends a kept PDF again from a page on. */
  'documents.printAgain': { args: { job: string; fromPage: number }; value: SentToPrint | null };
  /** Says what became of a print. */
  'documents.settlePrint': { args: { job: string; state: PrintState }; value: null };
  /** Gives up the document that is being made for the page. */
  'documents.cancel': { args: null; value: null };
  /** Whether a Paper Pack is made after each publication, and for which paper. */
  'documents.setPacks': { args: { paper: PackPaper }; value: null };
  'log.undo': { args: { seq: number | null; confirmed: WarningLevel }; value: { label: string } };
  'log.redo': { args: { confirmed: WarningLevel }; value: { label: string } };
  /** Goes back to how things stood after an event, as one new entry. */
  'log.goBack': { args: { seq: number; confirmed: WarningLevel }; value: { label: string } };
  /** Looks at an earlier moment without changing anything; null returns to now. */
  'log.lookAt': { args: { seq: number | null }; value: null };
  'log.export': { args: { path: string; confirmed?: WarningLevel }; value: { path: string } };
  /** Looks at a file as a rating list; nothing is stored. */
  'lists.look': { args: { path: string }; value: ListReview };
  /** Reads a rating list, in place of the one of the same name and month. Progress comes as `lists.progress`. */
  'lists.import': {
    args: { path: string; name: string; month: string; confirmed: WarningLevel };
    value: null;
  };
  /** Gives up the list that is being read. */
  'lists.cancel': { args: null; value: null };
  'lists.remove': { args: { list: string; confirmed: WarningLevel }; value: null };
  'mirror.add': { args: { folder: string }; value: null };
  'mirror.remove': { args: { id: string }; value: null };
}

/** Pushed by main to every window. */
export interface Notices {
  /** Something changed: the new state, and which views have to be read again. */
  changed: { readonly state: AppState; readonly views: readonly ViewName[] };
  'pairing.progress': { readonly round: number; readonly settled: number; readonly all: number };
  /** Pages of the document that the page waits for. */
  'documents.progress': { readonly kind: DocumentKind; readonly settled: number; readonly all: number };
  /** A file from outside that is being read, `''` when it has been; `all` is 0 while nothing can be counted. */
  'files.progress': { readonly fileName: string; readonly settled: number; readonly all: number };
  /** A rating list that is being read, `''` when it has been; parts of `all`, the last third of them for storing. */
  'lists.progress': { readonly fileName: string; readonly settled: number; readonly all: number };
  /** A menu item or a second start asks the page to do something. */
  menu: { readonly action: MenuAction; readonly path: string };
}

export const VIEW_NAMES = [
  'app',
  'settings',
  'players',
  'round',
  'standings',
  'documents',
  'log',
  'lists',
] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

export const MENU_ACTIONS = [
  'new',
  'open',
  'open-path',
  'close',
  'export',
  'print',
  'undo',
  'redo',
  'commands',
  'keys',
  'manual',
] as const;
export type MenuAction = (typeof MENU_ACTIONS)[number];

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
  /** `id` is made up by the page for each command: one that is sent twice happens once. */
  readonly commands: {
    readonly [N in CommandName]: (args: Commands[N]['args'], id?: string) => Promise<CommandReply<N>>;
  };
  /** Bytes of a rendered document by its id, or null. */
  readonly documentBytes: (id: string) => Uint8Array | null;
  /** Subscribes to notices; the answer unsubscribes. */
  readonly listen: (listener: <N extends NoticeName>(name: N, notice: Notices[N]) => void) => () => void;
  /** Closes the open document cleanly. */
  readonly close: () => Promise<void>;
};

/** What the renderer sees as `window.wallchart`. */
export interface Bridge {
  readonly query: <N extends QueryName>(
    name: N,
    args: Queries[N]['args'],
  ) => Promise<Reply<Queries[N]['value']>>;
  /** `id`: see {@link Handlers}; the bridge makes one up where none is given. */
  readonly command: <N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id?: string,
  ) => Promise<CommandReply<N>>;
  readonly on: <N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void) => () => void;
}
