/** A desk whose tournament is a state that is written down: what handlers store and tell is kept, and no file is open. */
import type { EventDraft, TournamentState } from '../../src-engine/index.ts';
import type { Desk } from '../../src-main/handlers/desk.ts';
import type { FilePurpose } from '../../src-main/ipc/contract.ts';
import { ChosenFiles } from '../../src-main/handlers/files/chosen-files.ts';

export interface StandIn {
  readonly desk: Desk;
  readonly files: ChosenFiles;
  /** Everything that was stored, in order. */
  readonly stored: EventDraft[];
  /** The views that were told to have changed, and the other notices. */
  readonly told: unknown[];
  readonly values: Record<string, unknown>;
  /** A handle of the path, as a dialog gives it. */
  readonly chosen: (purpose: FilePurpose, path: string) => ReturnType<ChosenFiles['give']>;
}

/** `ports`, `values` of the preferences, and what else the desk has. Its time stands still. */
export function standIn(
  state: TournamentState | null,
  path = '/Open.wallchart',
  { ports = {}, values = {}, ...more }: { ports?: object; values?: object } & Record<string, unknown> = {},
): StandIn {
  const [stored, told]: [EventDraft[], unknown[]] = [[], []];
  const files = new ChosenFiles();
  const kept: Record<string, unknown> = { printRun: [], columns: {}, recent: [], ...values };
  const log = { state, document: 'd', records: [{}, {}, {}], last: { seq: 3, at: '' } };
  const append = (drafts: readonly EventDraft[]) => {
    stored.push(...drafts);
    return { ok: true };
  };
  const file = { append, check: () => null };
  const desk = {
    ports: { print: null, choose: null, version: '1.2.3', actor: () => 'CA', ...ports },
    preferences: {
      values: kept,
      change: (changes: object) => void Object.assign(kept, changes),
      rememberExit: () => undefined,
    },
    ...{
      files,
      past: null,
      document: state === null ? null : { path, log, file, mirrors: null, restore: null },
    },
    ...{ now: () => '2026-11-21T10:00:00+01:00', actor: () => 'CA', openFiles: () => [] },
    state: () => state,
    writeObstacle: () => null,
    read: (reader: (state: TournamentState, tournament: object) => unknown) =>
      Promise.resolve(state === null ? null : reader(state, state.tournament)),
    changed: (views: unknown) => void told.push(views),
    tell: (name: string, notice: unknown) => void told.push([name, notice]),
    ...more,
  } as unknown as Desk;
  const chosen = (purpose: FilePurpose, at: string) => files.choose(purpose, at).file;
  return { desk, files, stored, told, values: kept, chosen };
}
