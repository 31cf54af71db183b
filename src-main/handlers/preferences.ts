/** The program's own small facts: what was open, how it looks. One JSON file in the user's profile. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { targetAt, writeBesideNow } from '../storage/write-beside.ts';
import { USUAL_RUN } from '../documents/print-run.ts';
import {
  HALL_DISTANCES,
  HALL_SECONDS,
  HALL_THEMES,
  HALL_VIEWS,
  MOST_COPIES,
  PACK_PAPERS,
  RESULT_KEY_PRESETS,
  ROW_HEIGHTS,
  RUN_KINDS,
} from '../ipc/contract.ts';

const FILE = 'preferences.json';
const RECENT_KEPT = 12;
const EXITS_KEPT = 10_000;

/** How the hall screen is set on this laptop. Each part that cannot be read falls back by itself. */
const hallSchema = z.object({
  view: z.enum(HALL_VIEWS).catch('boards'),
  distance: z.enum(HALL_DISTANCES).catch('far'),
  theme: z.enum(HALL_THEMES).catch('dark'),
  seconds: z.literal([...HALL_SECONDS]).catch(12),
  byItself: z
    .object({ on: z.boolean(), names: z.boolean(), open: z.boolean(), standings: z.boolean() })
    .catch({ on: false, names: false, open: true, standings: true }),
  /** Where the window lay, in pixels of its page. */
  place: z
    .object({ x: z.number(), y: z.number(), width: z.number().min(1), height: z.number().min(1) })
    .nullable()
    .catch(null),
});
export type HallPreferences = z.infer<typeof hallSchema>;

const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark', 'contrast']).catch('system'),
  rows: z.enum(ROW_HEIGHTS).catch('compact'),
  resultKeys: z.enum(RESULT_KEY_PRESETS).catch('wallchart'),
  /** `system` or a language; one that this version does not know falls back when it is used. */
  language: z.string().catch('system'),
  /** `interface` or a language. */
  documentLanguage: z.string().catch('interface'),
  /** `none`, or the language that sheets are printed in besides. */
  secondDocumentLanguage: z.string().catch('none'),
  recent: z.array(z.object({ path: z.string(), name: z.string() })).catch([]),
  /** Paper of the packs made after each publication, or none. */
  paperPacks: z.enum(PACK_PAPERS).catch('A4'),
  /** What goes to the printer after each publication. */
  printRun: z
    .array(z.object({ kind: z.enum(RUN_KINDS), copies: z.number().int().min(1).max(MOST_COPIES) }))
    .min(1)
    .catch([...USUAL_RUN]),
  /** File that is open; it stays here when the program is cut off. `''` for none. */
  open: z.string().catch(''),
  /** Documents that left FIDE mode on this computer, the latest last: they have left it in every file. */
  leftFideMode: z.array(z.string()).catch([]),
  /** Folders of second media, by document. */
  mirrors: z.record(z.string(), z.array(z.string())).catch({}),
  hall: hallSchema.catch(hallSchema.parse({})),
  /** Starts of play by tournament file and round, as older versions kept them: offered once to the file that is open. */
  starts: z.record(z.string(), z.record(z.string(), z.string())).catch({}),
  /** What columns of imported tables were taken for, by kind of table and headings. */
  columns: z.record(z.string(), z.array(z.string())).catch({}),
  /** Where rating lists are fetched from, the addresses separated by blanks; `''` for nowhere. */
  listAddress: z.string().catch(''),
  /** When each address last gave its list, ISO 8601. */
  listsFetchedAt: z.record(z.string(), z.string()).catch({}),
  /** Whether they are fetched by themselves once a day; else only on a press. */
  keepsListFresh: z.boolean().catch(false),
  /** Whether the entries are compared with the list by themselves; they always are when somebody asks. */
  comparesByItself: z.boolean().catch(true),
  /** What columns of national and club lists were taken for, by headings. */
  listColumns: z
    .record(z.string(), z.object({ name: z.string(), federation: z.string(), fields: z.array(z.string()) }))
    .catch({}),
});
export type PreferenceValues = z.infer<typeof preferencesSchema>;

/** What the page of settings sets for this laptop, as in a new installation. */
export function shippedPreferences(): Partial<PreferenceValues> {
  const { theme, rows, resultKeys, language, documentLanguage, secondDocumentLanguage, ...others } =
    preferencesSchema.parse({});
  const { paperPacks, printRun, keepsListFresh, comparesByItself } = others;
  return {
    ...{ theme, rows, resultKeys, language, documentLanguage, secondDocumentLanguage },
    ...{ paperPacks, printRun, keepsListFresh, comparesByItself },
  };
}

/** Preferences of this user. A file that is missing or unreadable counts as empty; writing is best effort. */
export class Preferences {
  readonly #folder: string;
  #values: PreferenceValues;

  constructor(folder: string) {
    this.#folder = folder;
    this.#values = preferencesSchema.parse(readJson(join(folder, FILE)));
  }

  get values(): PreferenceValues {
    return this.#values;
  }

  change(changes: Partial<PreferenceValues>): void {
    this.#values = { ...this.#values, ...changes };
    try {
      mkdirSync(this.#folder, { recursive: true });
      // Forgetting the theme is better than refusing to go on: what goes wrong here is not told.
      const target = targetAt(join(this.#folder, FILE));
      if (target.ok) writeBesideNow(target.value, JSON.stringify(this.#values, null, 2), 0o600);
    } catch {
      // A folder that cannot be made: the same.
    }
  }

  /** Remembers when an address gave its list. */
  tellFetched(address: string, at: string): void {
    this.change({ listsFetchedAt: { ...this.#values.listsFetchedAt, [address]: at } });
  }

  /** Remembers that a document left FIDE mode. */
  rememberExit(document: string): void {
    const { leftFideMode } = this.#values;
    if (leftFideMode.includes(document)) return;
    this.change({ leftFideMode: [...leftFideMode, document].slice(-EXITS_KEPT) });
  }

  remember(path: string, name: string): void {
    const others = this.#values.recent.filter((recent) => recent.path !== path);
    this.change({ recent: [{ path, name }, ...others].slice(0, RECENT_KEPT) });
  }
}

function readJson(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
