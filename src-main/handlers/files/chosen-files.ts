/**
 * Files and folders that main gave out to be chosen. A page names them by a handle; where they are only main says. A
 * handle serves the purpose that it was given for, with an ending of that purpose, and one that is written to serves once.
 */
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type {
  ChosenFile,
  CommandName,
  FileHandle,
  FilePurpose,
  Handlers,
  Reply,
} from '../../ipc/contract.ts';
import { COPY_EXTENSION } from '../../storage/segment.ts';
import { EXTENSION } from '../../storage/tournament-file.ts';
import { texts } from '../../texts.ts';
import { answer, refusal, refuse } from '../reply.ts';

/** `browse` is a folder that the page's own chooser shows. */
type Purpose = FilePurpose | 'browse';

/** Reports of all dialects, as programs name them. */
export const REPORT_ENDINGS = ['.trf', '.trfx', '.trf16', '.trf26', '.txt'] as const;

/** Tables; those that are not read have a sentence of their own, which says what to do. */
const TABLE_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.xlsm', '.ods', '.xml', '.html', '.htm'];

/** Endings of a purpose; a name to save under that has none of them gets the first. Folders have none. */
export const ENDINGS: Readonly<Record<Purpose, readonly string[]>> = {
  open: [EXTENSION, COPY_EXTENSION, '.jsonl', ...REPORT_ENDINGS],
  'open-table': TABLE_ENDINGS,
  'open-list': ['.zip', '.txt', '.xml', '.csv', '.tsv', '.xlsx'],
  'open-field': [...new Set([...TABLE_ENDINGS, ...REPORT_ENDINGS])],
  'save-tournament': [EXTENSION],
  'save-trf': REPORT_ENDINGS,
  'save-csv': ['.csv', '.txt'],
  'save-xlsx': ['.xlsx'],
  'save-pdf': ['.pdf'],
  'save-log': ['.txt'],
  'medium-folder': [],
  'pages-folder': [],
  browse: [],
};

/** Handles that are kept: far more than a person chooses, and than one screen lists. */
const KEPT = 5_000;

interface Given {
  readonly purpose: Purpose;
  readonly path: string;
}

/** Whether a name has an ending of the purpose. */
export function hasEnding(purpose: Purpose, name: string): boolean {
  // A blank at the end is no ending: what is the matter with such a name is said where it is opened.
  return ENDINGS[purpose].length === 0 || ENDINGS[purpose].includes(extname(name.trimEnd()).toLowerCase());
}

function isSaved(purpose: Purpose): boolean {
  return purpose.startsWith('save-');
}

/** A folder is chosen, not a file. */
export function isFolder(purpose: Purpose): boolean {
  return purpose === 'medium-folder' || purpose === 'pages-folder';
}

export class ChosenFiles {
  readonly #given = new Map<FileHandle, Given>();
  readonly #handles = new Map<string, FileHandle>();

  /** A handle of the path for the purpose; the same one for the same, as long as it is not used up. */
  give(purpose: Purpose, path: string): FileHandle {
    const key = `${purpose} ${path}`;
    const file = this.#handles.get(key) ?? (randomUUID() as string as FileHandle);
    // Last again: what was asked for lately is kept.
    this.#given.delete(file);
    this.#given.set(file, { purpose, path });
    this.#handles.set(key, file);
    for (const old of this.#given.keys()) {
      if (this.#given.size <= KEPT) break;
      this.#forget(old);
    }
    return file;
  }

  /** What a dialog answered, with an ending of the purpose where something is saved. */
  choose(purpose: FilePurpose, path: string): ChosenFile {
    const whole = isSaved(purpose) && !hasEnding(purpose, path) ? path + ENDINGS[purpose][0]! : path;
    return { file: this.give(purpose, whole), path: whole };
  }

  /** The path of a handle that was given for the purpose and has its ending. */
  take(file: FileHandle, purpose: Purpose): Reply<string> {
    const given = this.#given.get(file);
    const words = texts.chooser;
    if (given?.purpose !== purpose)
      return refuse(refusal('file-not-chosen', words.notChosen, words.chooseAgain));
    if (hasEnding(purpose, given.path)) return answer(given.path);
    const message = words.otherEnding(given.path, ENDINGS[purpose]);
    return refuse(refusal('file-of-other-ending', message, words.rename));
  }

  /** Commands after whose success what they wrote to cannot be written to again by the same handle. */
  usingUp(commands: Handlers['commands']): Handlers['commands'] {
    const wrapped = Object.entries(commands).map(([name, command]) => {
      const using = async (args: never) => {
        const reply = await (command as (args: never) => ReturnType<Handlers['commands'][CommandName]>)(args);
        if (reply.ok) this.#useUp(args);
        return reply;
      };
      return [name, using] as const;
    });
    // Names and functions are those that came in; the compiler does not follow that through the list.
    return Object.fromEntries(wrapped) as unknown as Handlers['commands'];
  }

  #useUp(args: unknown): void {
    if (typeof args !== 'object' || args === null) return;
    for (const value of Object.values(args)) {
      const given = this.#given.get(value as FileHandle);
      if (given !== undefined && (isSaved(given.purpose) || isFolder(given.purpose)))
        this.#forget(value as FileHandle);
    }
  }

  #forget(file: FileHandle): void {
    const { purpose, path } = this.#given.get(file)!;
    this.#given.delete(file);
    this.#handles.delete(`${purpose} ${path}`);
  }
}
