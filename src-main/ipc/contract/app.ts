/** State of the program and of the open tournament file. */
import type { Language, Languages } from '../../../src-engine/texts/index.ts';
import type { PaperPackState } from './documents.ts';
import type { FileHandle } from './files.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** Heights of the rows of lists. */
export const ROW_HEIGHTS = ['compact', 'standard', 'roomy'] as const;
export type RowHeight = (typeof ROW_HEIGHTS)[number];

/** What every page shows around its own content. */
export interface AppState {
  /** Of the program, `0.1.0`. */
  readonly version: string;
  readonly host: 'electron' | 'loopback';
  /** Open document, or null on the start page. */
  readonly document: DocumentState | null;
  /** Tournament files that were open before. */
  readonly recent: readonly {
    readonly file: FileHandle;
    /** Where it is, to be shown. */
    readonly path: string;
    /** Of the tournament. */
    readonly name: string;
    /** Nothing is at that place now. */
    readonly missing: boolean;
  }[];
  readonly theme: (typeof THEMES)[number];
  readonly rows: RowHeight;
  readonly resultKeys: ResultKeyPreset;
  readonly languages: LanguagesState;
  readonly power: PowerState;
  /** Sentence about what was recovered at start, `''` when nothing was. */
  readonly recovered: string;
}

/** What the program speaks, and what it prints. */
export interface LanguagesState {
  /** `system`, or the language that was chosen for the screens. */
  readonly chosen: string;
  /** The language of the screens now. Another one begins with a reload of the page. */
  readonly interface: Language;
  /** `interface` for that of the screens, or the language that was chosen for printed sheets. */
  readonly chosenForDocuments: string;
  /** `none`, or the language that was chosen to be printed besides. */
  readonly chosenSecond: string;
  readonly documents: Languages;
}

export const POWER_SOURCES = ['mains', 'battery'] as const;
export type PowerSource = (typeof POWER_SOURCES)[number];

/** What the laptop runs on, as far as it is known. */
export interface PowerState {
  readonly source: PowerSource | null;
  /** Charge of the battery, 0 to 100. */
  readonly percent: number | null;
  /** `mains-lost` while the program runs; `battery-low` below 20 %. */
  readonly alarm: 'none' | 'mains-lost' | 'battery-low';
  /** When the alarm was raised, ISO 8601; `''` without one. */
  readonly since: string;
  /** When everything was brought to the second media after that; `''` before. */
  readonly securedAt: string;
}

export const RESULT_KEY_PRESETS = ['wallchart', 'vega', 'sharly', 'openpairings'] as const;
export type ResultKeyPreset = (typeof RESULT_KEY_PRESETS)[number];

/** The open tournament as menu, strip and title show it. */
export interface DocumentState {
  /** Names the time that it is open, from opening it to leaving it; a copy with which the work goes on belongs to it. */
  readonly sitting: string;
  /** Where the file is, to be shown. */
  readonly path: string;
  /** Of the tournament. */
  readonly name: string;
  /** All declared rounds in order. */
  readonly rounds: readonly RoundChip[];
  /** Round on which the work is now: the last drafted or published one, or 1. */
  readonly currentRound: number;
  readonly readOnly: boolean;
  /** Reason for read-only, `''` otherwise. */
  readonly readOnlyReason: string;
  /** True for a second medium's copy, opened to read, from which this laptop may take over. */
  readonly mayTakeOver: boolean;
  /**
   * What a copy would be good for: `protected`, to go on where the file may only be read; `lost`, to save what the program
   * still holds of a file that is gone; null for nothing.
   */
  readonly copy: 'protected' | 'lost' | null;
  /** Number of the last event, and when it was stored (ISO 8601). */
  readonly lastEvent: number;
  readonly savedAt: string;
  /** Short form of the last event's hash, for the trust strip. */
  readonly seal: string;
  /** Warning about where the file lives (synced folder, network path, removable medium); `''` for none. */
  readonly placeWarning: string;
  readonly mirrors: readonly MirrorState[];
  readonly paperPack: PaperPackState;
  /** Why restore points are not written as files, a sentence; `''` when they are. */
  readonly restoreProblem: string;
  /**
   * The moment looked at, when it is not now: its last entry, and when that was stored. Every query answers for it and
   * commands are refused.
   */
  readonly past: { readonly seq: number; readonly at: string } | null;
  /** The entry that Undo takes back, and what Redo brings again, each in a few words; null for nothing. */
  readonly undo: { readonly seq: number; readonly label: string } | null;
  readonly redo: { readonly seq: number; readonly label: string } | null;
  /** False once the tournament left FIDE mode; there is no way back. */
  readonly fideMode: boolean;
  readonly system: { readonly id: string; readonly name: string; readonly edition: string };
}

/** A second medium that receives every event. */
export interface MirrorState {
  /** Names the medium in commands. */
  readonly id: string;
  /** What the place is called. */
  readonly label: string;
  readonly state: 'in-step' | 'behind' | 'absent' | 'failed';
  /** What is behind or went wrong; `''` for nothing. */
  readonly detail: string;
}

export type RoundPhase = 'later' | 'draft' | 'checked' | 'published' | 'playing' | 'done';

/** A round in the strip; `round` is 1-based. */
export interface RoundChip {
  readonly round: number;
  readonly phase: RoundPhase;
  /** Games without a result. */
  readonly openGames: number;
  /** Announced start of play, `2026-11-15T14:00` in the time of the hall; `''` for none. */
  readonly startsAt: string;
}
