/**
 * What all handlers share: the open document, the moment looked at, and who listens. Commands store something through
 * `transact` alone.
 */
import type { Tournament, TournamentState } from '../../src-engine/index.ts';
import type {
  AppState,
  NoticeName,
  Notices,
  PaperPackState,
  PowerState,
  Refusal,
  Reply,
  ViewName,
} from '../ipc/contract.ts';
import type { FileIdentity } from '../files/outside-file.ts';
import { heldFiles } from '../storage/held-files.ts';
import type { Jobs as PairingJobs } from '../pairing/jobs.ts';
import { Workers } from '../threads/workers.ts';
import type { EventLog } from '../storage/event-log.ts';
import type { RestoreKeeper } from '../storage/restore-keeper.ts';
import type { MirrorSet } from '../storage/mirror-set.ts';
import type { TournamentFile } from '../storage/tournament-file.ts';
import { ChosenFiles } from './files/chosen-files.ts';
import { Imports } from './files/imports.ts';
import type { Ports } from './ports.ts';
import { Preferences } from './preferences.ts';
import { refuse } from './reply.ts';
import { lookingBack, noDocument, notSaved, readOnlyRefusal } from './refusals.ts';
import { localIso } from '../time.ts';

/** The tournament that is open. */
export interface OpenDocument {
  readonly path: string;
  readonly log: EventLog;
  /** Null for a document that can only be read. */
  readonly file: TournamentFile | null;
  readonly readOnlyReason: string;
  readonly mayTakeOver: boolean;
  readonly placeWarning: string;
  readonly mirrors: MirrorSet | null;
  readonly restore: RestoreKeeper | null;
  /** What was recovered when it was opened, `''` for nothing. */
  readonly recovered: string;
}

type Listener = <N extends NoticeName>(name: N, notice: Notices[N]) => void;

/** The Paper Pack without the choice of its paper, which is a preference. */
export type PackOnItsWay = Omit<PaperPackState, 'paper'>;

/** No Paper Pack was made, or asked for. */
export const NO_PACK: PackOnItsWay = { state: 'none', round: 0, version: 0, at: '', path: '', detail: '' };

/** What the laptop runs on before anybody reported. */
export const UNKNOWN_POWER: PowerState = {
  source: null,
  percent: null,
  alarm: 'none',
  since: '',
  securedAt: '',
};

/** Every view that a page may show, for what can change all of them. */
export const ALL_VIEWS: readonly ViewName[] = [
  'app',
  'settings',
  'players',
  'round',
  'standings',
  'documents',
  'log',
];

/** One for each running program. */
export class Desk {
  readonly ports: Ports;
  readonly preferences: Preferences;
  readonly workers: Workers<PairingJobs>;
  readonly imports: Imports;
  readonly files = new ChosenFiles();
  document: OpenDocument | null = null;
  /** Names the time that the document is open: what a page means for it is meant for no other. */
  sitting = '';
  /** The sitting to which the document belongs that is opened next; null for one of its own. */
  nextSitting: string | null = null;
  /** The last change of the open document; the next one waits for it. */
  replacing: Promise<void> = Promise.resolve();
  /** Entry whose moment is looked at; null for now. */
  past: number | null = null;
  /** What has to be told of a tournament that was closed, `''` for nothing. */
  lastWord = '';
  power: PowerState = UNKNOWN_POWER;
  /** The Paper Pack of the newest publication. */
  paperPack: PackOnItsWay = NO_PACK;
  readonly #describe: (desk: Desk) => AppState;
  readonly #listeners = new Set<Listener>();

  /** `describe` says how the state of the program is told to the pages. */
  constructor(ports: Ports, describe: (desk: Desk) => AppState) {
    this.ports = ports;
    this.#describe = describe;
    this.preferences = new Preferences(ports.userData);
    this.workers = new Workers(ports.pairingWorker);
    this.imports = new Imports(ports.importsWorker, (notice) => this.tell('files.progress', notice));
  }

  now(): string {
    return localIso(this.ports.now());
  }

  /** Who signs an entry: the arbiter who is at the desk, or the one that the host names. */
  actor(): string {
    const operator = this.document?.log.state.operator ?? '';
    return operator === '' ? this.ports.actor() : operator;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell<N extends NoticeName>(name: N, notice: Notices[N]): void {
    for (const listener of this.#listeners) listener(name, notice);
  }

  changed(views: readonly ViewName[]): void {
    this.tell('changed', { state: this.#describe(this), views });
  }

  /** Files that nobody may open a second time: closing them there would drop the lock of the open tournament. */
  openFiles(): readonly FileIdentity[] {
    return heldFiles().map(({ device, file }) => ({ dev: device, ino: file }));
  }

  /** The tournament as the screens show it: now, or at the moment looked at. Null without a document. */
  state(): TournamentState | null {
    const { document } = this;
    if (document === null) return null;
    return this.past === null ? document.log.state : document.log.stateAt(this.past);
  }

  /** Answers a query from the state shown, or refuses when nothing is open. */
  read<T>(reader: (state: TournamentState, tournament: Tournament) => Reply<T>): Promise<Reply<T>> {
    const state = this.state();
    return Promise.resolve(state === null ? refuse(noDocument()) : reader(state, state.tournament));
  }

  /** Why nothing may be written now; null when it may. */
  writeObstacle(): Refusal | null {
    const { document } = this;
    if (document === null) return noDocument();
    if (this.past !== null) return lookingBack();
    if (document.file === null) return readOnlyRefusal(document.readOnlyReason);
    const { closedFor } = document.file;
    return closedFor === null ? null : notSaved(closedFor);
  }
}
