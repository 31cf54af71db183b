/**
 * The contract between the renderer and the main process: types only. Queries read, commands write, notices tell.
 * Both hosts, Electron and the loopback server, carry exactly these channels. Everything is plain JSON data.
 *
 * Players are named by their id, rounds by their number, points are tenths. Texts that a person reads come ready
 * made from main where the engine knows better; labels of controls belong to the renderer's messages.
 */
import type {
  Acceleration,
  BoardReason,
  Colour,
  FloatKind,
  GameResult,
  PlayerId,
  Points,
  Rules,
  Sex,
  TieBreakText,
  Title,
  TournamentInfo,
  UnpairedKind,
  WhyNot,
} from '../../src-engine/index.ts';

// ---------------------------------------------------------------------------------------------- shared pieces

/** A refusal that the arbiter reads: what happened, and what to do. Nothing was changed. */
export interface Refusal {
  /** Stable code, `file-newer-schema`, `no-legal-pairing`, `not-saved` … */
  readonly code: string;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** What the arbiter may do now; `''` for nothing. */
  readonly advice: string;
  readonly article?: string;
  readonly line?: number;
  readonly column?: number;
  readonly players?: readonly PlayerId[];
  /**
   * A way out that one command offers: `recover` the intact part of a damaged file (`tournament.recover`), or a
   * `working-copy` of a file that may not be written or lies in a bad place (`tournament.workOnCopy`).
   */
  readonly offer?: 'recover' | 'working-copy';
  /** `not-saved`: the action was not stored and the screen must say NOT SAVED. */
  readonly severity: 'refused' | 'not-saved';
}

export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * How loudly a command asks before it acts: 0 silent, 1 tells, 2 acknowledge, 3 confirm, 4 confirm twice with the
 * consequences, 5 refused in FIDE mode. Declared once, beside each kind of command, in main.
 */
export type WarningLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** What a command answers when it has to be confirmed first: repeat it with `confirmed: level`. */
export interface Confirmation {
  readonly level: WarningLevel;
  /** What will change, in one or two sentences. */
  readonly consequence: string;
  readonly article?: string;
}

export interface PlayerName {
  readonly id: PlayerId;
  readonly tpn: number;
  readonly name: string;
  readonly title: Title | null;
  readonly rating: number;
}

// ------------------------------------------------------------------------------------------------- app state

export interface AppState {
  readonly version: string;
  readonly host: 'electron' | 'loopback';
  /** Open document, or null on the start page. */
  readonly document: DocumentState | null;
  readonly recent: readonly { readonly path: string; readonly name: string; readonly missing: boolean }[];
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly resultKeys: ResultKeyPreset;
  /** Sentence about what was recovered at start, `''` when nothing was. */
  readonly recovered: string;
}

export const RESULT_KEY_PRESETS = ['wallchart', 'vega', 'sharly', 'openpairings'] as const;
export type ResultKeyPreset = (typeof RESULT_KEY_PRESETS)[number];

export interface DocumentState {
  readonly path: string;
  readonly name: string;
  readonly rounds: readonly RoundChip[];
  /** Round on which the work is now: the last drafted or published one, or 1. */
  readonly currentRound: number;
  readonly readOnly: boolean;
  /** Reason for read-only, `''` otherwise. */
  readonly readOnlyReason: string;
  /** True for a second medium's copy, opened to read, from which this laptop may take over. */
  readonly mayTakeOver: boolean;
  /** Number of the last event, and when it was stored (ISO 8601). */
  readonly lastEvent: number;
  readonly savedAt: string;
  /** Short form of the last event's hash, for the trust strip. */
  readonly seal: string;
  /** Warning about where the file lives (synced folder, network path, removable medium); `''` for none. */
  readonly placeWarning: string;
  readonly mirrors: readonly MirrorState[];
  /** The moment looked at, when it is not now. Every query answers for it and commands are refused. */
  readonly past: { readonly seq: number; readonly at: string } | null;
  readonly undo: { readonly seq: number; readonly label: string } | null;
  readonly redo: { readonly seq: number; readonly label: string } | null;
  readonly system: { readonly id: string; readonly name: string; readonly edition: string };
}

/** A second medium that receives every event. */
export interface MirrorState {
  readonly id: string;
  readonly label: string;
  readonly state: 'in-step' | 'behind' | 'absent' | 'failed';
  readonly detail: string;
}

export type RoundPhase = 'later' | 'draft' | 'checked' | 'published' | 'playing' | 'done';

export interface RoundChip {
  readonly round: number;
  readonly phase: RoundPhase;
  readonly openGames: number;
}

// --------------------------------------------------------------------------------------------------- players

export interface PlayerRow extends PlayerName {
  readonly sex: Sex | null;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly club: string;
  readonly category: string;
  readonly ratingSource: 'list' | 'file' | 'typed';
  readonly estimate: number;
  readonly arrival: 'expected' | 'here' | 'later';
  /** Time of the last check-in change, ISO 8601, `''` for none. */
  readonly arrivedAt: string;
  readonly entryRound: number;
  readonly withdrawnFrom: number | null;
  readonly absences: readonly { readonly round: number; readonly kind: 'half' | 'zero' | 'full' }[];
  readonly points: Points;
  /** Things worth a look, in a few words each: `No FIDE ID`, `Typed by hand`, `Bye R4`. */
  readonly notes: readonly { readonly kind: 'warn' | 'info' | 'neutral'; readonly text: string }[];
}

export interface PlayersView {
  readonly players: readonly PlayerRow[];
  readonly counts: { readonly here: number; readonly expected: number; readonly later: number };
  /** True until round 1 is published. */
  readonly checkInOpen: boolean;
}

export interface PlayerCard {
  readonly player: PlayerRow;
  readonly rank: number | null;
  readonly games: readonly {
    readonly round: number;
    readonly board: number | null;
    readonly colour: Colour | null;
    readonly opponent: PlayerName | null;
    /** Result as printed from this player's side: `1`, `½`, `0`, `+`, `bye`, `open`. */
    readonly result: string;
    readonly points: Points;
  }[];
  readonly history: readonly { readonly at: string; readonly text: string }[];
}

/** Fields of a player that the arbiter may set. */
export interface PlayerInput {
  readonly name: string;
  readonly sex: Sex | null;
  readonly title: Title | null;
  readonly rating: number;
  readonly ratingSource: 'list' | 'file' | 'typed';
  readonly estimate: number;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly club: string;
  readonly category: string;
}

// ----------------------------------------------------------------------------------------------------- round

export interface BoardRow {
  readonly board: number;
  readonly white: BoardSide;
  readonly black: BoardSide;
  readonly result: GameResult;
  /** Result as printed, `1 – 0`; `''` while open. */
  readonly resultText: string;
  /** Time of the last change of the result, ISO 8601, `''` for none. */
  readonly resultAt: string;
  readonly flags: readonly { readonly kind: 'warn' | 'info'; readonly text: string }[];
}

export interface BoardSide extends PlayerName {
  /** Standings score before the round, tenths. */
  readonly points: Points;
  readonly float: FloatKind;
  /** Colour that the player was due and did not get; null otherwise. */
  readonly missedColour: Colour | null;
}

export interface UnpairedRow extends PlayerName {
  readonly kind: UnpairedKind | 'absent' | 'withdrawn' | 'not-arrived';
  readonly points: Points;
  readonly text: string;
}

export interface RoundIssue {
  readonly id: string;
  /** `refuse` blocks publishing, `ask` wants to be read first, `note` is information. */
  readonly weight: 'refuse' | 'ask' | 'note';
  readonly title: string;
  readonly text: string;
  readonly article?: string;
  /** When and by whom it was marked as read; null while unread. */
  readonly read: { readonly at: string; readonly actor: string } | null;
}

export interface RoundView {
  readonly round: number;
  readonly phase: RoundPhase;
  readonly boards: readonly BoardRow[];
  readonly unpaired: readonly UnpairedRow[];
  /** The sum of the round: `boards × 2 + byes + absent = active`. */
  readonly sum: {
    readonly boards: number;
    readonly pairingByes: number;
    readonly otherByes: number;
    readonly absent: number;
    readonly active: number;
    readonly addsUp: boolean;
    /** Players missing from or doubled in the round. */
    readonly wrong: readonly PlayerName[];
  };
  readonly issues: readonly RoundIssue[];
  readonly version: number;
  readonly publishedAt: string;
  readonly handMade: boolean;
  /** Outcome of the independent check; null before it ran. */
  readonly check: {
    readonly agrees: boolean;
    readonly text: string;
    readonly at: string;
    readonly violations: readonly string[];
  } | null;
  readonly system: { readonly id: string; readonly name: string; readonly edition: string };
  /** What may be done now. */
  readonly can: {
    readonly pair: boolean;
    readonly discard: boolean;
    readonly check: boolean;
    readonly publish: boolean;
    readonly unpublish: boolean;
    /** Reason beside a disabled primary button. */
    readonly reason: string;
  };
}

export interface WhyView {
  readonly round: number;
  readonly board: number | null;
  readonly reason: BoardReason;
  readonly white: PlayerName;
  readonly black: PlayerName | null;
  /** Colours of both players, round by round; null for a round without a game. */
  readonly colours: {
    readonly white: readonly (Colour | null)[];
    readonly black: readonly (Colour | null)[];
  };
  readonly rows: readonly {
    readonly id: string;
    readonly article: string;
    readonly label: string;
    readonly value: string;
    readonly perfect: boolean;
  }[];
  readonly trace: readonly string[];
}

export interface WhyNotView extends WhyNot {
  readonly aName: PlayerName;
  readonly bName: PlayerName;
}

// ------------------------------------------------------------------------------------------------- standings

export interface StandingsView {
  readonly afterRound: number;
  readonly provisional: boolean;
  readonly openGames: number;
  readonly text: TieBreakText;
  readonly columns: readonly { readonly code: string; readonly name: string; readonly article: string }[];
  readonly categories: readonly { readonly id: string; readonly label: string; readonly players: number }[];
  readonly category: string;
  readonly rows: readonly StandingsRow[];
}

export interface StandingsRow extends PlayerName {
  readonly rank: number;
  /** True when the rank is shared with a neighbour. */
  readonly shared: boolean;
  /** Rank after the round before; null for the first. */
  readonly previousRank: number | null;
  readonly federation: string;
  readonly club: string;
  readonly points: Points;
  /** Printed values, one for each column. */
  readonly values: readonly string[];
  readonly averageOpponent: number | null;
  readonly performance: number | null;
  readonly note: string;
}

export interface ValueWorkingView {
  readonly player: PlayerName;
  readonly code: string;
  readonly name: string;
  readonly value: string;
  /** What the value is, in one sentence. */
  readonly sentence: string;
  readonly terms: readonly {
    readonly round: number;
    readonly colour: Colour | null;
    readonly opponent: PlayerName | null;
    readonly result: string;
    readonly contribution: string;
    /** Empty for a term that counts; otherwise why it was cut. */
    readonly cut: string;
    readonly note: string;
    readonly article: string;
  }[];
  readonly total: string;
  readonly article: string;
}

// ------------------------------------------------------------------------------------------------- documents

export const DOCUMENT_KINDS = [
  'pairings-by-board',
  'pairings-by-name',
  'result-slips',
  'standings',
  'wall-chart',
  'crosstable',
  'player-list',
  'arbiters-log',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PAPER_SIZES = ['A4', 'A3', 'LETTER'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export interface DocumentEntry {
  readonly kind: DocumentKind;
  readonly title: string;
  /** Heading it stands under: `Round 7`, `After round 6`, `The event`. */
  readonly group: string;
  readonly round: number | null;
  /** Reason why it cannot be made yet, `''` when it can. */
  readonly unavailable: string;
  /** Last time a PDF of it was saved or printed, ISO 8601; `''` for never. */
  readonly printedAt: string;
  readonly version: number;
  readonly draft: boolean;
}

export interface DocumentRequest {
  readonly kind: DocumentKind;
  readonly round: number | null;
  readonly paper: PaperSize;
}

export interface RenderedDocument {
  /** Address relative to the page, `document/<id>.pdf`; valid until the document closes. */
  readonly url: string;
  readonly fileName: string;
  readonly pages: number;
  readonly bytes: number;
  /** Characters that no font can print, `''` for none. */
  readonly missingGlyphs: string;
}

// ------------------------------------------------------------------------------------------------------- log

export interface LogRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly kind: string;
  /** `Round 7 published` */
  readonly title: string;
  /** `version 1, 57 boards, checked by 2 methods` */
  readonly detail: string;
  readonly round: number | null;
  readonly category: 'round' | 'result' | 'player' | 'settings' | 'system' | 'undo';
  /** True for changes that touch pairing integrity and go into the report. */
  readonly integrity: boolean;
  /** Undone by a later entry. */
  readonly undone: boolean;
  readonly seal: string;
}

export interface LogView {
  readonly rows: readonly LogRow[];
  readonly total: number;
  readonly chain: 'unbroken' | 'broken';
  /** Where the chain breaks, `''` when it does not. */
  readonly chainDetail: string;
}

/** The tournament as it stood after an event, and what happened since. */
export interface MomentView {
  readonly seq: number;
  readonly at: string;
  readonly summary: string;
  readonly since: readonly { readonly label: string; readonly count: number; readonly detail: string }[];
  readonly restorePoints: readonly {
    readonly seq: number;
    readonly at: string;
    readonly label: string;
    readonly text: string;
  }[];
}

// ---------------------------------------------------------------------------------------------- files, import

/** An import as it was read, before anything is stored. */
export interface ImportReview {
  readonly token: string;
  readonly fileName: string;
  readonly format: string;
  readonly name: string;
  readonly players: number;
  readonly rounds: number;
  readonly playedRounds: number;
  readonly system: string;
  readonly deviations: readonly {
    readonly severity: 'error' | 'warning' | 'note';
    readonly line: number;
    readonly column: number;
    readonly text: string;
    readonly found: string;
    readonly takenAs: string;
  }[];
  /** Rounds whose recorded pairing the rules do not give, with the number of differing boards. */
  readonly roundDifferences: readonly { readonly round: number; readonly text: string }[];
  /** Points or ranks that do not follow from the results. */
  readonly valueDifferences: readonly string[];
}

export interface FilingProblem {
  readonly weight: 'missing' | 'advice';
  readonly text: string;
  readonly players: readonly PlayerName[];
}

/** Folder listing for the page's own file chooser (the host without native dialogs). */
export interface FolderView {
  readonly folder: string;
  readonly parent: string | null;
  readonly entries: readonly {
    readonly name: string;
    readonly path: string;
    readonly kind: 'folder' | 'tournament' | 'trf' | 'table' | 'other';
    readonly modified: string;
    readonly size: number;
  }[];
  readonly places: readonly { readonly label: string; readonly path: string }[];
}

export const EXPORT_FORMATS = [
  'trf16',
  'trf26',
  'standings-csv',
  'standings-xlsx',
  'pairings-csv',
  'crosstable-csv',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Players read from a CSV or XLSX table, row by row. */
export interface TableImportReview {
  readonly token: string;
  readonly fileName: string;
  readonly columns: readonly { readonly header: string; readonly field: string; readonly sample: string }[];
  readonly rows: readonly {
    readonly row: number;
    readonly verdict: 'matched' | 'ambiguous' | 'new' | 'rejected';
    readonly name: string;
    readonly text: string;
  }[];
}

export interface TournamentSettings {
  readonly info: TournamentInfo;
  readonly rules: Rules;
}

export interface NewTournament {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly rounds: number;
  readonly system: string;
  readonly acceleration: Acceleration;
  readonly path: string;
}

export interface SystemChoice {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly needsRatings: boolean;
  /** True for texts no longer in force. */
  readonly superseded: boolean;
}

// -------------------------------------------------------------------------------------------------- channels

/** Reading. Each key maps an argument to an answer. */
export interface Queries {
  'app.state': { args: null; value: AppState };
  'app.systems': { args: null; value: readonly SystemChoice[] };
  'files.browse': { args: { folder: string | null }; value: FolderView };
  'settings.view': { args: null; value: TournamentSettings };
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
  'documents.render': { args: DocumentRequest; value: RenderedDocument };
  'log.view': { args: { text: string; category: LogRow['category'] | 'all' | 'integrity' }; value: LogView };
  'log.moment': { args: { seq: number }; value: MomentView };
  'filing.problems': { args: { format: ExportFormat }; value: readonly FilingProblem[] };
}

/** Writing. `confirmed` repeats a command that asked for confirmation, with the level that was confirmed. */
export interface Commands {
  'app.setTheme': { args: { theme: AppState['theme'] }; value: null };
  'app.setResultKeys': { args: { preset: ResultKeyPreset }; value: null };
  /** Native dialog; value null when it was cancelled. Loopback answers with the refusal `no-native-dialog`. */
  'files.choose': {
    args: {
      purpose: 'open' | 'save-tournament' | 'save-export' | 'open-table' | 'save-pdf' | 'choose-folder';
      suggestion: string;
    };
    value: string | null;
  };
  'tournament.create': { args: NewTournament; value: null };
  /** Opens a tournament file. A TRF answers with a review instead; nothing is stored until it is accepted. */
  'tournament.open': {
    args: { path: string };
    value: { opened: true } | { opened: false; review: ImportReview };
  };
  'tournament.acceptImport': { args: { token: string; path: string }; value: null };
  'tournament.cancelImport': { args: { token: string }; value: null };
  'tournament.close': { args: null; value: null };
  /** Opens a working copy of the bundled, made-up tournament. */
  'tournament.openDemo': { args: null; value: null };
  /** Copies the intact part of a damaged file into a new one and opens that. The damaged file stays as it is. */
  'tournament.recover': { args: { path: string; target: string }; value: { events: number; lost: string } };
  /** Copies a tournament file and opens the copy. */
  'tournament.workOnCopy': { args: { path: string; target: string }; value: null };
  /** The open second medium's copy becomes the tournament, stored at `target`; the first laptop is locked out. */
  'tournament.takeOver': { args: { target: string; confirmed: WarningLevel }; value: null };
  'tournament.export': {
    args: { format: ExportFormat; path: string };
    value: { path: string; bytes: number };
  };
  'settings.change': { args: TournamentSettings & { confirmed: WarningLevel }; value: null };
  'players.add': { args: PlayerInput; value: { player: PlayerId } };
  'players.change': { args: { player: PlayerId; input: PlayerInput; confirmed: WarningLevel }; value: null };
  'players.remove': { args: { player: PlayerId }; value: null };
  'players.setArrival': { args: { player: PlayerId; arrival: 'expected' | 'here' | 'later' }; value: null };
  'players.withdraw': { args: { player: PlayerId; fromRound: number | null }; value: null };
  'players.setBye': {
    args: { player: PlayerId; round: number; kind: 'half' | 'zero' | 'full' | null; confirmed: WarningLevel };
    value: null;
  };
  'players.readTable': {
    args: { path: string; mapping: Readonly<Record<string, string>> | null };
    value: TableImportReview;
  };
  'players.acceptTable': { args: { token: string }; value: { added: number } };
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
  'results.enter': {
    args: { round: number; board: number; result: GameResult; confirmed: WarningLevel };
    value: { echo: string; savedAt: string };
  };
  'documents.save': { args: DocumentRequest & { path: string }; value: { path: string; pages: number } };
  'documents.print': { args: DocumentRequest; value: null };
  'log.undo': { args: { seq: number | null; confirmed: WarningLevel }; value: { label: string } };
  'log.redo': { args: { confirmed: WarningLevel }; value: { label: string } };
  /** Goes back to how things stood after an event, as one new entry. */
  'log.goBack': { args: { seq: number; confirmed: WarningLevel }; value: { label: string } };
  /** Looks at an earlier moment without changing anything; null returns to now. */
  'log.lookAt': { args: { seq: number | null }; value: null };
  'log.export': { args: { path: string }; value: { path: string } };
  'mirror.add': { args: { folder: string }; value: null };
  'mirror.remove': { args: { id: string }; value: null };
}

/** Pushed by main to every window. */
export interface Notices {
  /** Something changed: the new state, and which views have to be read again. */
  changed: { readonly state: AppState; readonly views: readonly ViewName[] };
  'pairing.progress': { readonly round: number; readonly settled: number; readonly all: number };
  /** A menu item or a second start asks the page to do something. */
  menu: { readonly action: MenuAction; readonly path: string };
}

export const VIEW_NAMES = ['app', 'settings', 'players', 'round', 'standings', 'documents', 'log'] as const;
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

/** Answer of a command: its value and what it changed, a refusal, or a question to be confirmed first. */
export type CommandReply<N extends CommandName> =
  | { readonly ok: true; readonly value: Commands[N]['value']; readonly changed: readonly ViewName[] }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly confirm: Confirmation };

/** What main implements, and what both hosts expose unchanged. */
export type Handlers = {
  readonly queries: {
    readonly [N in QueryName]: (args: Queries[N]['args']) => Promise<Reply<Queries[N]['value']>>;
  };
  readonly commands: { readonly [N in CommandName]: (args: Commands[N]['args']) => Promise<CommandReply<N>> };
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
  readonly command: <N extends CommandName>(name: N, args: Commands[N]['args']) => Promise<CommandReply<N>>;
  readonly on: <N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void) => () => void;
}
