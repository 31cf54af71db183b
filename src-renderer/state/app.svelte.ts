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
} from '../../src-main/ipc/contract.ts';
import { pressAgain } from '../hold-keys.ts';
import { text } from '../texts.ts';
import { Actions, provideActions } from './actions.svelte.ts';
import { agreementTo } from './agreement.ts';
import { askedAnew } from './asked-anew.ts';
import { Calls, unreachable } from './calls.svelte.ts';
import { EarlyKeys } from './early-keys.ts';
import { isApart, isForOne, isOnlyLookedAt, isStep, leavesTournament } from './command-kinds.ts';
import { Correction, type HeldCorrection } from './results/correction.svelte.ts';
import { DialogStack } from './dialog-stack.svelte.ts';
import type { Dialog } from './dialogs.ts';
import type { PageName } from './pages.ts';
import { Place } from './place.svelte.ts';
import { Sayings } from './sayings.svelte.ts';
import { SettingsPlace } from './settings/settings-place.svelte.ts';
import type { SettingGroup } from './settings/settings-table.ts';
import { ResultStores, type Held, type Keyed } from './results/result-stores.svelte.ts';
import { SheetChoice } from './sheet-choice.svelte.ts';
import { Unsaved, type Keeper } from './unsaved.ts';

const KEY = Symbol('app');

/** The application as the page knows it: main's state, the page that is open, and what main has to be told. */
export class App {
  readonly #calls: Calls;
  readonly actions = new Actions();
  /** Keys that were pressed before their page was there. */
  readonly earlyKeys: EarlyKeys<KeyboardEvent> = new EarlyKeys({
    press: (key) => pressAgain(this, key),
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve, 10)),
  });
  readonly sheets = new SheetChoice();
  readonly settings = new SettingsPlace();
  /** Results that were keyed and are on their way to the file. */
  readonly stores: ResultStores;
  readonly #place: Place;
  readonly #dialogs = new DialogStack();
  readonly #sayings = new Sayings();
  readonly #unsaved = new Unsaved();
  #state = $state.raw<AppState | null>(null);
  #correction = $state.raw<Correction | null>(null);
  /** Results that are not stored, and may go with their tournament: the arbiter was asked. */
  #givenUp: readonly Held[] = [];
  /** What was said last of results that were left behind: it stays while the next tournament comes. */
  #lost: Refusal | null = null;
  /** How often a tournament was left. */
  #lefts = 0;
  #revisions = $state<Partial<Record<ViewName, number>>>({});
  #lastFile = $state<FileHandle | null>(null);

  constructor(bridge: Bridge, pageAtStart: PageName | null = null) {
    this.#place = new Place(pageAtStart);
    this.#calls = new Calls(bridge);
    this.stores = new ResultStores({
      send: (args) => this.send('results.enter', args),
      now: () => performance.now(),
      broken: (detail) => unreachable(detail, 'not-saved'),
      onheld: (held) => this.#tellHeld(held),
      onlost: (lost) => this.tellLost(lost),
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
    return this.#place.page;
  }
  get dialogs(): readonly Dialog[] {
    return this.#dialogs.all;
  }
  get refusal(): Refusal | null {
    return this.#sayings.refusal;
  }
  /** The refusal that is said above the page: none that a dialog over it says. */
  get refusalOnPage(): Refusal | null {
    return this.#sayings.refusalOnPage;
  }
  /** The last thing that succeeded, in a few words. */
  get said(): string {
    return this.#sayings.said;
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
    return this.chosenRound ?? this.document?.currentRound ?? 1;
  }
  /** The round chosen in the strip, or null while it follows the work. */
  get chosenRound(): number | null {
    return this.#place.chosenRound;
  }
  /** Grows whenever the view has to be read again. */
  revision(view: ViewName): number {
    return this.#revisions[view] ?? 0;
  }

  /** Opens a page; asks first where something on the page that is left is not stored. */
  show(page: PageName): void {
    if (page === this.page) return;
    const isHeld = this.page === 'results' && this.stores.held.length > 0;
    if (!isHeld && !this.#unsaved.holds('page')) this.#go(page);
    else void this.#leavePage(isHeld, page);
  }
  async #leavePage(isHeld: boolean, page: PageName): Promise<void> {
    if (isHeld && !(await this.#leaveUnstored(text.app.unstoredStay))) return;
    if (await this.#unsaved.leave('page')) this.#go(page);
  }
  /** Opens the settings at a group. */
  showSettings(group: SettingGroup): void {
    this.settings.search = '';
    this.settings.choose(group);
    this.show('settings');
  }
  /** A page, a dialog or work on a round says that it may hold what is typed; the answer ends that. */
  keep(keeper: Keeper): () => void {
    return this.#unsaved.keep(keeper);
  }
  /** Whether closing the window would lose what is keyed or typed and not stored. */
  get holds(): boolean {
    return this.stores.storing > 0 || this.stores.held.length > 0 || this.#unsaved.holds('window');
  }
  #go(page: PageName): void {
    this.#sayings.endRefused();
    this.#place.go(page);
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
    this.#go('correction');
    return true;
  }
  endCorrection(): void {
    this.#correction = null;
    if (this.page === 'correction') this.#place.go('results');
  }
  /** Leaves a tool for the page that it was opened from. */
  goBack(): void {
    this.show(this.#place.before);
  }
  /** Shows another round than the one being worked on; null goes back to that. */
  chooseRound(round: number | null): void {
    this.#place.chooseRound(round === this.document?.currentRound ? null : round);
  }
  showDocument(kind: DocumentKind): void {
    this.sheets.choose(kind);
    this.show('documents');
  }
  say(sentence: string): void {
    this.#sayings.say(sentence);
  }
  refuse(refusal: Refusal | null): void {
    this.#sayings.refuse(refusal);
  }
  /** A dialog says a refusal itself. The answer is for its end: what was only refused there is over with it. */
  sayInDialog(refusal: Refusal): () => void {
    return this.#sayings.sayInDialog(refusal);
  }

  /** The file that was tried last, so that a refused one can be copied or recovered. */
  get lastFile(): FileHandle | null {
    return this.#lastFile;
  }
  tried(file: FileHandle): void {
    this.#lastFile = file;
  }

  open(dialog: Dialog): void {
    this.#dialogs.open(dialog);
  }
  close(dialog: Dialog): void {
    this.#dialogs.close(dialog);
  }

  query<N extends QueryName>(name: N, args: Queries[N]['args']): Promise<Reply<Queries[N]['value']>> {
    return this.#calls.query(name, args);
  }

  #meantBy(name: CommandName): string | undefined {
    return isForOne(name) ? this.document?.sitting : undefined;
  }

  /**
   * Sends a command and leaves refusals and questions to the caller. `meant` is the sitting of the tournament that it is for,
   * where it is for one: that on screen.
   */
  send<N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id?: string,
    meant = this.#meantBy(name),
  ): Promise<CommandReply<N>> {
    if (isStep(name)) this.#sayings.say('');
    return this.#calls.send(name, args, id, meant);
  }

  /**
   * Sends a command; asks when main wants a confirmation, shows a refusal. The value, or null where the command
   * was refused or not confirmed. `id` names it where it may be sent again, see submission.ts. `meant` is as in
   * {@link send}: the tournament on screen when it was asked for, also where another one is there after the wait.
   */
  async run<N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id?: string,
    meant = this.#meantBy(name),
  ): Promise<{ readonly value: Commands[N]['value'] } | null> {
    // What was keyed before comes before.
    if (!isApart(name)) await this.stores.idle();
    if (!leavesTournament(name, args)) return this.#carryOut(name, args, id, meant);
    const { held } = this.stores;
    if (held.length > 0 && !(await this.#leaveUnstored(text.app.unstoredGo))) return null;
    if (!(await this.#unsaved.leave(name))) return null;
    this.#givenUp = held;
    const done = await this.#carryOut(name, args, id, meant);
    this.#givenUp = [];
    return done;
  }

  async #carryOut<N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id: string | undefined,
    meant: string | undefined,
  ): Promise<{ readonly value: Commands[N]['value'] } | null> {
    const lefts = this.#lefts;
    const lost = this.#lost;
    let reply = await this.send(name, args, id, meant);
    let answered: Confirmation | null = null;
    while (!reply.ok && 'confirm' in reply) {
      const { confirm } = reply;
      // The very same again is a mistake of main, and no reason to ask without end.
      if (answered !== null && answered.shown === confirm.shown) break;
      const agreed = answered === null ? 0 : agreementTo(answered);
      if (!(await this.confirm(name, askedAnew(confirm, agreed)))) return null;
      answered = confirm;
      reply = await this.send(name, { ...(args as object), confirmed: agreementTo(confirm) }, id, meant);
    }
    if (reply.ok) {
      if (this.#lost === lost) this.refuse(null);
      // The notice about the next tournament may be here already, and what was opened and keyed for that one stays.
      const leaves = leavesTournament(name, args) && !isOnlyLookedAt(reply.value);
      if (leaves && this.#lefts === lefts) this.#left();
      return { value: reply.value };
    }
    this.refuse('refusal' in reply ? reply.refusal : this.#unsettled());
    return null;
  }

  /** Puts main's question to the arbiter: the consequence first, then the choice. */
  confirm(command: CommandName, confirm: Confirmation): Promise<boolean> {
    return this.#dialogs.confirm(command, confirm);
  }

  /** Asks for a place in the file system: the system's dialog, or the page's own where the host has none. */
  async chooseFile(purpose: FilePurpose, suggestion: string): Promise<ChosenFile | null> {
    if (this.#state?.host === 'electron') {
      const chosen = await this.run('files.choose', { purpose, suggestion });
      return chosen === null ? null : chosen.value;
    }
    return this.#dialogs.chooseFile(purpose, suggestion);
  }

  /** Asks whether to leave while keyed results are not stored. */
  async #leaveUnstored(after: string): Promise<boolean> {
    const titles = this.stores.held.map(({ keyed }) => keyed.title);
    const consequences = [text.app.unstored(titles), after];
    return this.confirm('results.enter', { act: text.app.unstoredAct, level: 3, consequences });
  }

  /** A result that could not be stored is said wherever the arbiter is now; the results' page lists it. */
  #tellHeld({ keyed }: Held): void {
    if (this.page === 'results') return;
    this.refuse({
      code: 'result-not-stored',
      message: text.app.unstored([keyed.title]),
      advice: text.app.unstoredWhere,
      severity: 'not-saved',
    });
  }

  /** Results that were keyed while another tournament was being opened. */
  tellLost(lost: readonly Keyed[]): void {
    this.#lost = {
      code: 'result-not-stored',
      message: text.app.unstored(lost.map(({ title }) => title)),
      advice: text.app.unstoredLeft,
      severity: 'not-saved',
    };
    this.refuse(this.#lost);
  }

  #unsettled(): Refusal {
    return { code: 'asked-twice', message: text.app.askedTwice, advice: '', severity: 'refused' };
  }

  #accept(state: AppState, views: readonly ViewName[]): void {
    const before = this.document;
    this.#state = state;
    const isLeft = before?.sitting !== state.document?.sitting;
    if (isLeft) this.#left();
    if (isLeft || before?.path !== state.document?.path) this.#opened(state.document);
    // The strip follows the work: pairing the next round must not leave an old one on screen.
    else if (before?.currentRound !== state.document?.currentRound) this.#place.chooseRound(null);
    this.#place.arrive();
    for (const view of views) this.#revisions[view] = (this.#revisions[view] ?? 0) + 1;
  }

  #opened(document: DocumentState | null): void {
    this.sheets.forget();
    this.#correction = null;
    const isToldOfLost = this.#lost !== null && this.refusal === this.#lost;
    this.#sayings.clear();
    if (isToldOfLost) this.refuse(this.#lost);
    this.#place.begin(document);
  }

  /** The tournament is left: what lay over its pages and what waited for it mean nothing to the next one. */
  #left(): void {
    this.#lefts++;
    this.stores.clear(this.#givenUp);
    this.#givenUp = [];
    this.earlyKeys.forget();
    this.#dialogs.closeAll();
  }
}

/** Gives the state of the program to a component and all below it. */
export function provideApp(app: App): App {
  provideActions(app.actions);
  return setContext(KEY, app);
}
/** The state of the program, in a component below the one that provides it. */
export function useApp(): App {
  return getContext<App>(KEY);
}
