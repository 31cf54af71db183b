import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLANK_INFO, blankPlayer, DEFAULT_RULES, type EventDraft } from '../../src-engine/index.ts';
import type { Author } from '../../src-main/storage/event-log.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';

export const AUTHOR: Author = { at: '2026-11-21T09:00:00.000+01:00', actor: 'CA', command: 'test' };

export const CREATED: EventDraft = {
  kind: 'tournament-created',
  payload: { info: { ...BLANK_INFO, name: 'Test Open' }, rules: { ...DEFAULT_RULES, rounds: 5 } },
};

export function playerAdded(id: number, rating = 2000 - id): EventDraft {
  return { kind: 'player-added', payload: { player: { ...blankPlayer(id, `Name${id}, Given`), rating } } };
}

/** A folder of its own for each test. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'wallchart-test-'));

  of(name: string): string {
    return join(this.path, name);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** A new file with `players` players, each added by a command of its own. */
export function newFile(path: string, players = 3): TournamentFile {
  const made = TournamentFile.create(path, [CREATED], AUTHOR);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  for (let id = 1; id <= players; id++) add(made.value, playerAdded(id));
  return made.value;
}

export function add(file: TournamentFile, ...drafts: EventDraft[]): void {
  const stored = file.append(drafts, AUTHOR);
  if (!stored.ok) throw new Error(JSON.stringify(stored.failure));
}

export function reopen(path: string): TournamentFile {
  const opened = TournamentFile.open(path);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return opened.value.file;
}

/** The descriptor that whatever opens something next gets: the same as before where everything was given back. */
export function nextNumber(): number {
  const number = openSync(import.meta.filename, 'r');
  closeSync(number);
  return number;
}
