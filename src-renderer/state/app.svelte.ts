import { getContext, setContext } from 'svelte';
import type {
  AppState,
  Bridge,
  ChosenFile,
  CommandName,
  CommandReply,
  Commands,
  Confirmation,
  DocumentKind,
  DocumentState,
  FileHandle,
  FilePurpose,
  Queries,
  QueryName,
  Refusal,
  Reply,
  ViewName,
  WarningLevel,
} from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';
import { Actions, provideActions } from './actions.svelte.ts';
import { Calls, unreachable } from './calls.svelte.ts';
import { Correction, type HeldCorrection } from './correction.svelte.ts';
import type { Dialog, DialogOf } from './dialogs.ts';
import { isTool, type PageName } from './pages.ts';
import { SettingsPlace } from './settings-place.svelte.ts';
import type { SettingGroup } from './settings-table.ts';
import { ResultStores, type Held } from './result-stores.svelte.ts';
import { SheetChoice } from './sheet-choice.svelte.ts';

const KEY = Symbol('app');

/** Commands after which another tournament is open, or none. */
const LEAVES: ReadonlySet<CommandName> = new Set([
  'tournament.create',
  'tournament.open',
  'tournament.acceptImport',
  'tournament.close',
  'tournament.openDemo',
  'tournament.recover',
  'tournament.workOnCopy',
  'tournament.takeOver',
]);

/** Commands that neither read nor write the tournament: they never wait for results that are being stored. */
const APART = /^(app|files|lab|lists|report)\.|[cC]ancel/;

/** Commands that store what the arbiter does next: what was said of the step before is over. */
const ACTS = /^(desk|incidents|log|players|results|round|settings|standings)\.(?!cancel)/;

/** A page on which something may be typed and not stored. */
export interface Keeper {
  readonly holds: boolean;
  /** Stores it, or asks whether it may go; false where the page is not to be left. */
  readonly leave: () => Promise<boolean>;
}

/** The application as the page knows it: main's state, the page that is open, and what main has to be told. */
export class App {
  readonly #calls: Calls;
  readonly actions = new Actions();
  readonly sheets = new SheetChoice();
  readonly settings = new SettingsPlace();
  /** Results that were keyed and are on their way to the file. */
  readonly stores: ResultStores;
  #state = $state.raw<AppState | null>(null);
  #page = $state<PageName>('players');
  /** The page that a tool was opened from. */
  #pageBefore: PageName = 'players';
  #chosenRound = $state<number | null>(null);
  #dialogs = $state.raw<readonly Dialog[]>([]);
  #refusal = $state.raw<Refusal | null>(null);
  /** The refusal that a dialog over the page says itself. */
  #saidInDialog = $state.raw<Refusal | null>(null);
  #said = $state('');
  #correction = $state.raw<Correction | null>(null);
  #revisions = $state<Partial<Record<ViewName, number>>>({});
  #lastFile = $state<FileHandle | null>(null);
  #keeper: Keeper | null = null;
  /** The page that was open before a reload. */
  #pageAtStart: PageName | null;

  constructor(bridge: Bridge, pageAtStart: PageName | null = null) {
    this.#pageAtStart = pageAtStart;
    this.#calls = new Calls(bridge);
    this.stores = new ResultStores({
      send: (args) => this.send('results.enter', args),
      now: () => performance.now(),
      broken: (detail) => unreachable(detail, 'not-saved'),
      onheld: (held) => this.#tellHeld(held),
    });
  }

  /** Reads the state and listens to main; the answer stops listening. */
  start(): () => void {
    const stop = this.bridge.on('changed', ({ state, views }) => this.#accept(state, views));
    void this.query('app.state', null).then((reply) => {
      // Answers and notices travel apart: a notice that is here already is newer than the answer.
      if (this.#state !== null) return;
      if (reply.ok) this.#accept(reply.value, []);
      else this.refuse(reply.refusal);
    });
    return stop;
  }

  get state(): AppState | null {
    return this.#state;
  }
  get document(): DocumentState | null {
    return this.#state?.document ?? null;
  }
  get page(): PageName {
    return this.#page;
  }
  get dialogs(): readonly Dialog[] {
    return this.#dialogs;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** The refusal that is said on the page: none that a dialog over it says. */
  get refusalOnPage(): Refusal | null {
    return this.#refusal === this.#saidInDialog ? null : this.#refusal;
  }
  /** The last thing that succeeded, in a few words. */
  get said(): string {
    return this.#said;
  }
  get busy(): boolean {
    return this.#calls.busy;
  }
  /** True after a command that could not be stored, until one is. */
  get notSaved(): boolean {
    return this.#calls.notSaved;
  }
  get bridge(): Bridge {
    return this.#calls.bridge;
  }
  /** True when commands would be refused: a read-only file, or a look at the past. */
  get frozen(): boolean {
    return this.document === null || this.document.readOnly || this.document.past !== null;
  }
  /** The round on screen: the one chosen in the strip, else the one being worked on. */
  get round(): number {
    return this.#chosenRound ?? this.document?.currentRound ?? 1;
  }
  /** The round chosen in the strip, or null while it follows the work. */
  get chosenRound(): number | null {
    return this.#chosenRound;
  }
  /** Grows whenever the view has to be read again. */
  revision(view: ViewName): number {
    return this.#revisions[view] ?? 0;
  }

  /** Opens a page; asks first where keyed results on the page that is left are not stored. */
  show(page: PageName): void {
    if (page === this.#page) return;
    const isHeld = this.#page === 'results' && this.stores.held.length > 0;
    if (!isHeld && !this.holds) this.#go(page);
    else
      void (isHeld ? this.#leaveUnstored(text.app.unstoredStay) : this.#keeper!.leave()).then((yes) => {
        if (yes) this.#go(page);
      });
  }
  /** Opens the settings at a group. */
  showSettings(group: SettingGroup): void {
    this.settings.search = '';
    this.settings.choose(group);
    this.show('settings');
  }
  /** A page says that it may hold what is typed; the answer ends that. */
  keep(keeper: Keeper): () => void {
    this.#keeper = keeper;
    return () => {
      if (this.#keeper === keeper) this.#keeper = null;
    };
  }
  /** Whether the page holds something that is typed and not stored. */
  get holds(): boolean {
    return this.#keeper?.holds ?? false;
  }
  #go(page: PageName): void {
    if (!isTool(this.#page)) this.#pageBefore = this.#page;
    this.#page = page;
  }
  /** The correction that is being decided, or null. */
  get correction(): Correction | null {
    return this.#correction;
  }
  /** Opens the page of a correction that C.04.2 4.3 decides. False for a question that is another. */
  correct(held: HeldCorrection): boolean {
    const view = held.confirm.correction;
    if (view === undefined) return false;
    this.#correction = new Correction(this, held, view);
    this.#page = 'correction';
    return true;
  }
  endCorrection(): void {
    this.#correction = null;
    if (this.#page === 'correction') this.#page = 'results';
  }
  /** Leaves a tool for the page that it was opened from. */
  goBack(): void {
    this.show(this.#pageBefore);
  }
  /** Shows another round than the one being worked on; null goes back to that. */
  chooseRound(round: number | null): void {
    this.#chosenRound = round === this.document?.currentRound ? null : round;
  }
  showDocument(kind: DocumentKind): void {
    this.sheets.choose(kind);
    this.show('documents');
  }
  say(sentence: string): void {
    this.#said = sentence;
  }
  refuse(refusal: Refusal | null): void {
    this.#refusal = refusal;
  }

  /** A dialog says a refusal itself. The answer is for its end: what was only refused there is over with it. */
  sayInDialog(refusal: Refusal): () => void {
    this.#saidInDialog = refusal;
    return () => {
      if (this.#saidInDialog !== refusal) return;
      this.#saidInDialog = null;
      if (this.#refusal === refusal && refusal.severity === 'refused') this.#refusal = null;
    };
  }

  /** The file that was tried last, so that a refused one can be copied or recovered. */
  get lastFile(): FileHandle | null {
    return this.#lastFile;
  }
  tried(file: FileHandle): void {
    this.#lastFile = file;
  }

  open(dialog: Dialog): void {
    this.#dialogs = [...this.#dialogs, dialog];
  }
  close(dialog: Dialog): void {
    this.#dialogs = this.#dialogs.filter((other) => other !== dialog);
  }

  query<N extends QueryName>(name: N, args: Queries[N]['args']): Promise<Reply<Queries[N]['value']>> {
    return this.#calls.query(name, args);
  }

  /** Sends a command and leaves refusals and questions to the caller. */
  send<N extends CommandName>(name: N, args: Commands[N]['args'], id?: string): Promise<CommandReply<N>> {
    if (ACTS.test(name)) this.#said = '';
    return this.#calls.send(name, args, id);
  }

  /**
   * Sends a command; asks when main wants a confirmation, shows a refusal. The value, or null where the command
   * was refused or not confirmed. `id` names it where it may be sent again, see submission.ts.
   */
  async run<N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id?: string,
  ): Promise<{ readonly value: Commands[N]['value'] } | null> {
    // What was keyed before comes before.
    if (!APART.test(name)) await this.stores.idle();
    const leaves = LEAVES.has(name) && !this.#goesOn(args);
    if (leaves && this.stores.held.length > 0 && !(await this.#leaveUnstored(text.app.unstoredGo)))
      return null;
    if (leaves && this.holds && !(await this.#keeper!.leave())) return null;
    let reply = await this.send(name, args, id);
    if (!reply.ok && 'confirm' in reply) {
      const { confirm } = reply;
      if (!(await this.confirm(name, confirm))) return null;
      const confirmed: WarningLevel = confirm.level;
      reply = await this.send(name, { ...(args as object), confirmed }, id);
    }
    if (reply.ok) {
      this.#refusal = null;
      if (leaves) this.stores.clear();
      return { value: reply.value };
    }
    this.#refusal = 'refusal' in reply ? reply.refusal : this.#unsettled();
    return null;
  }

  /** Puts main's question to the arbiter: the consequence first, then the choice. */
  async confirm(command: CommandName, confirm: Confirmation): Promise<boolean> {
    return (await this.#ask<DialogOf<'confirm'>>({ kind: 'confirm', command, confirm })) === true;
  }

  /** Asks for a place in the file system: the system's dialog, or the page's own where the host has none. */
  async chooseFile(purpose: FilePurpose, suggestion: string): Promise<ChosenFile | null> {
    if (this.#state?.host === 'electron') {
      const chosen = await this.run('files.choose', { purpose, suggestion });
      return chosen === null ? null : chosen.value;
    }
    return await this.#ask<DialogOf<'choose-file'>>({ kind: 'choose-file', purpose, suggestion });
  }

  /** Opens a dialog and waits for what it answers; closing it answers null. */
  #ask<D extends DialogOf<'confirm'> | DialogOf<'choose-file'>>(
    dialog: Omit<D, 'answer'>,
  ): Promise<Parameters<D['answer']>[0]> {
    return new Promise((resolve) => {
      const open = {
        ...dialog,
        answer: (answer: Parameters<D['answer']>[0]) => {
          this.close(open);
          resolve(answer);
        },
      } as unknown as D;
      this.open(open);
    });
  }

  /** True of a copy of the open tournament that is worked on next: what waits to be stored belongs there too. */
  #goesOn(args: unknown): boolean {
    return typeof args === 'object' && args !== null && 'source' in args && args.source === null;
  }

  /** Asks whether to leave while keyed results are not stored. */
  async #leaveUnstored(after: string): Promise<boolean> {
    const titles = this.stores.held.map(({ keyed }) => keyed.title);
    const consequences = [text.app.unstored(titles), after];
    return this.confirm('results.enter', { act: text.app.unstoredAct, level: 3, consequences });
  }

  /** A result that could not be stored is said wherever the arbiter is now; the results' page lists it. */
  #tellHeld({ keyed }: Held): void {
    if (this.#page === 'results') return;
    this.#refusal = {
      code: 'result-not-stored',
      message: text.app.unstored([keyed.title]),
      advice: text.app.unstoredWhere,
      severity: 'not-saved',
    };
  }

  #unsettled(): Refusal {
    return { code: 'asked-twice', message: text.app.askedTwice, advice: '', severity: 'refused' };
  }

  #accept(state: AppState, views: readonly ViewName[]): void {
    const before = this.document;
    this.#state = state;
    if (before?.path !== state.document?.path) this.#opened(state.document);
    // The strip follows the work: pairing the next round must not leave an old one on screen.
    else if (before?.currentRound !== state.document?.currentRound) this.#chosenRound = null;
    if (this.#pageAtStart !== null) {
      this.#go(this.#pageAtStart);
      this.#pageAtStart = null;
    }
    for (const view of views) this.#revisions[view] = (this.#revisions[view] ?? 0) + 1;
  }

  #opened(document: DocumentState | null): void {
    this.sheets.forget();
    this.#chosenRound = null;
    this.#correction = null;
    this.#refusal = null;
    this.#said = '';
    const round = document?.rounds[document.currentRound - 1];
    this.#page =
      round === undefined || round.phase === 'later'
        ? 'players'
        : round.phase === 'draft' || round.phase === 'checked'
          ? 'round'
          : round.phase === 'done'
            ? 'standings'
            : 'results';
  }
}

export function provideApp(app: App): App {
  provideActions(app.actions);
  return setContext(KEY, app);
}
export function useApp(): App {
  return getContext<App>(KEY);
}
