/** A desk over tournament files in a folder of its own: what opens, copies and closes them is asked without a thread or a host. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventDraft } from '../../src-engine/index.ts';
import { Desk } from '../../src-main/handlers/desk.ts';
import { closeDocument } from '../../src-main/handlers/files/open.ts';
import type { Ports } from '../../src-main/handlers/ports.ts';
import type { AppState, FileHandle, FilePurpose, ViewName } from '../../src-main/ipc/contract.ts';
import type { EventLog } from '../../src-main/storage/event-log.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';

/** The clock stands still at 13:41:07 where the test runs. */
const NOW = new Date(2026, 10, 21, 13, 41, 7);
/** As file names have it. */
export const NOW_IN_NAMES = '2026-11-21 13.41.07';

export class OpenedDesk {
  readonly folder = mkdtempSync(join(tmpdir(), 'wallchart-opened-'));
  readonly desk: Desk;
  /** The pages that were told to read again, notice by notice. */
  readonly told: (readonly ViewName[])[] = [];
  /** How often a thread for pairings was made ready. */
  warmed = 0;

  constructor(ports: Partial<Ports> = {}) {
    const here: Partial<Ports> = {
      ...{ actor: () => 'Host', now: () => NOW, demoFile: '' },
      ...{ userData: this.path('user'), documents: this.path('documents') },
      ...{ pairingWorker: new URL('file:///none'), importsWorker: new URL('file:///none') },
    };
    mkdirSync(this.path('documents'));
    this.desk = new Desk({ ...here, ...ports } as Ports, () => ({}) as AppState);
    Object.assign(this.desk.workers, { warm: () => this.warmed++ });
    this.desk.listen((name, notice) => {
      if (name === 'changed' && 'views' in notice) this.told.push(notice.views);
    });
  }

  path(...names: readonly string[]): string {
    return join(this.folder, ...names);
  }

  /** A handle of a file in the folder, as a dialog gives it. */
  chosen(purpose: FilePurpose, ...names: readonly string[]): FileHandle {
    return this.desk.files.choose(purpose, this.path(...names)).file;
  }

  /** A file whose entries came as one command at ten o'clock; it is closed. Its path. */
  make(name: string, ...drafts: readonly EventDraft[]): string {
    return this.makeOf(undefined, name, ...drafts);
  }

  /** The same of a document that other files are of too. */
  makeOf(document: string | undefined, name: string, ...drafts: readonly EventDraft[]): string {
    const file = this.#made(name, drafts, document);
    file.close();
    return file.path;
  }

  /** A file like one that the program had open when it was cut off. Its path. */
  makeCutOff(
    name: string,
    drafts: readonly EventDraft[],
    harm: (file: TournamentFile) => void = () => undefined,
  ) {
    const file = this.#made(`whole ${name}`, drafts);
    harm(file);
    for (const ending of ['', '-journal'])
      copyFileSync(`${file.path}${ending}`, `${this.path(name)}${ending}`);
    file.close();
    return this.path(name);
  }

  /** What a file holds that is not open. */
  read(path: string): EventLog {
    const log = readLog(path);
    if (!log.ok) throw new Error(JSON.stringify(log.failure));
    return log.value;
  }

  async close(): Promise<void> {
    await closeDocument(this.desk);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #made(name: string, drafts: readonly EventDraft[], document?: string): TournamentFile {
    const author = { at: '2026-11-21T10:00:00+01:00', actor: 'CA', command: 'test' };
    const made = TournamentFile.create(this.path(name), drafts, author, document);
    if (!made.ok) throw new Error(JSON.stringify(made.failure));
    return made.value;
  }
}

/** Kind, payload, who and which command of the newest entry. */
export function newest(log: EventLog): readonly unknown[] {
  const { kind, payload, actor, command } = log.event(log.records.length);
  return [kind, payload, actor, command];
}
