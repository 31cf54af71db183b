import { getContext, setContext } from 'svelte';
import type {
  CommandName,
  Commands,
  SystemChoice,
  TournamentSettings,
} from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { SettingsForm } from './settings-form.svelte.ts';
import {
  carry,
  OF_SYSTEMS,
  problemOf,
  storedWith,
  TOURNAMENT_SETTINGS,
  typedFor,
  type SettingId,
  type TournamentSetting,
} from './settings-table.ts';
import { wordsOf } from './settings-words.ts';
import { Submission } from '../submission.ts';
import type { Keeper } from '../unsaved.ts';

/** What is said beside a setting. */
type SettingState =
  | { readonly kind: 'quiet' | 'typed' | 'saved' }
  /** Nothing was saved: `problem` is why, `''` where the arbiter answered a question with no. */
  | { readonly kind: 'refused'; readonly problem: string };

/** Settings of this laptop that are typed. */
type TypedSetting = 'address' | 'operator';

const KEY = Symbol('settings');

const QUIET: SettingState = { kind: 'quiet' };

/**
 * Settings as they are typed, each stored by itself, but for the values of results and byes, which are one rule. What is typed stays until it is stored, taken back, or given up after
 * a question, whatever is stored elsewhere meanwhile.
 */
export class SettingsDesk implements Keeper {
  readonly #app: App;
  readonly #submission: Submission;
  #stored = $state.raw<TournamentSettings | null>(null);
  /** As it is typed, and as it would be if nothing were. */
  #form = $state.raw<SettingsForm | null>(null);
  #fresh = $state.raw<SettingsForm | null>(null);
  #said = $state.raw<Readonly<Partial<Record<SettingId, SettingState>>>>({});
  #choices = $state.raw<readonly SystemChoice[]>([]);
  /** Of the settings of this laptop; null for what is not typed. */
  #texts = $state.raw<Readonly<Record<TypedSetting, string | null>>>({ address: null, operator: null });
  /** Settings that something is begun for, such as players who are picked and not added yet. */
  #begun = $state.raw<readonly SettingId[]>([]);
  /** What each setting was when it was last tried: leaving a field does not ask the same question again. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
  readonly #tried = new Map<SettingId, string>();
  /** One after the other: each begins with what the one before stored. */
  #last: Promise<unknown> = Promise.resolve();
  #loads = 0;
  #loading: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
    this.#submission = new Submission(app);
  }

  /** The settings as they are typed; null until they are read. */
  get form(): SettingsForm | null {
    return this.#form;
  }
  /** The settings as they are stored. */
  get stored(): TournamentSettings | null {
    return this.#stored;
  }
  get choices(): readonly SystemChoice[] {
    return this.#choices;
  }
  set choices(choices: readonly SystemChoice[]) {
    this.#choices = choices;
    for (const form of [this.#form, this.#fresh]) if (form !== null) form.choices = choices;
  }

  /** Reads what is stored; done when the newest reading is. */
  load(): Promise<void> {
    this.#loading = this.#read(++this.#loads);
    return this.#loading;
  }

  async #read(load: number): Promise<void> {
    const reply = await this.#app.query('settings.view', null);
    if (load !== this.#loads) return this.#loading;
    if (reply.ok) this.#take(reply.value);
    else this.#app.refuse(reply.refusal);
  }

  #take(settings: TournamentSettings): void {
    const [form, before] = [this.#form, this.#fresh];
    const fresh = this.#formOf(settings);
    if (form === null || before === null) this.#form = this.#formOf(settings);
    else
      for (const id of TOURNAMENT_SETTINGS) {
        if (this.isTyped(id)) continue;
        // Undone, or changed elsewhere: what was said of it holds no more.
        if (typedFor(id, before) !== typedFor(id, fresh)) this.#say(id, QUIET);
        carry(id, fresh, form);
      }
    [this.#stored, this.#fresh] = [settings, fresh];
  }

  #formOf(settings: TournamentSettings): SettingsForm {
    const form = new SettingsForm(settings);
    form.choices = this.#choices;
    return form;
  }

  /** Whether what is typed for a setting is not what is stored. */
  isTyped(id: SettingId): boolean {
    if (id === 'address' || id === 'operator') return this.#texts[id] !== null;
    const [form, fresh] = [this.#form, this.#fresh];
    if (form === null || fresh === null || !isOfTournament(id)) return false;
    return typedFor(id, form) !== typedFor(id, fresh);
  }

  /** Whether a setting is there, for the chosen system and event. */
  isThere(id: SettingId): boolean {
    const setting = OF_SYSTEMS[id];
    if (setting !== undefined) return this.#form?.has(setting) ?? false;
    return id !== 'ratingInTieBreaks' || this.#form?.longEvent === true;
  }

  stateOf(id: SettingId): SettingState {
    const said = this.#said[id] ?? QUIET;
    if (this.isTyped(id)) return said.kind === 'refused' ? said : { kind: 'typed' };
    // What was typed and is typed no more cannot be refused; a choice is never typed.
    const isRefusedChoice = said.kind === 'refused' && said.problem !== '' && !mayBeTyped(id);
    return said.kind === 'saved' || isRefusedChoice ? said : QUIET;
  }

  #say(id: SettingId, state: SettingState): void {
    this.#said = { ...this.#said, [id]: state };
  }

  /** Something was typed: what was said of the setting is old. */
  touch(id: SettingId): void {
    if (this.#said[id] !== undefined && this.#said[id].kind !== 'quiet') this.#say(id, QUIET);
  }

  textOf(id: TypedSetting, stored: string): string {
    return this.#texts[id] ?? stored;
  }
  type(id: TypedSetting, typed: string, stored: string): void {
    this.#texts = { ...this.#texts, [id]: typed === stored ? null : typed };
    this.touch(id);
  }

  /** Takes back what is typed for a setting. */
  drop(id: SettingId): void {
    if (id === 'address' || id === 'operator') this.#texts = { ...this.#texts, [id]: null };
    else if (isOfTournament(id) && this.#form !== null && this.#fresh !== null)
      carry(id, this.#fresh, this.#form);
    this.#say(id, QUIET);
  }

  /** Something is begun for a setting that can be stored only when it is whole, or is no more. */
  begin(id: SettingId, isBegun: boolean): void {
    if (this.#begun.includes(id) !== isBegun)
      this.#begun = isBegun ? [...this.#begun, id] : this.#begun.filter((other) => other !== id);
  }

  /**
   * The keyboard leaves a setting, for `next` or for something else: what is typed is stored, unless just that was tried
   * already, or `next` is stored with it.
   */
  leaveField(id: SettingId, next: string | null = null): void {
    if (!this.#isAnyTyped(id)) return;
    if (isOfTournament(id) && next !== id && storedWith(id).some((other) => other === next)) {
      const problem = problemOf(id, this.#form!);
      if (problem !== '') this.#refuse(id, problem);
    } else if (this.#tried.get(id) !== this.#typed(id)) void this.save(id);
  }

  #isAnyTyped(id: SettingId): boolean {
    return isOfTournament(id) ? storedWith(id).some((each) => this.isTyped(each)) : this.isTyped(id);
  }

  /** What is typed for a setting, and for those that are stored with it. */
  #typed(id: SettingId): string {
    if (id === 'address' || id === 'operator') return this.#texts[id] ?? '';
    const form = this.#form;
    if (form === null || !isOfTournament(id)) return '';
    return storedWith(id)
      .map((each) => typedFor(each, form))
      .join();
  }

  /**
   * Stores a setting; true when that is what is stored now. `isChoice`: made by one press and not typed, so that no to a
   * question takes it back.
   */
  save(id: SettingId, isChoice = false): Promise<boolean> {
    const saved = this.#last.then(() => this.#save(id, isChoice));
    this.#last = saved;
    return saved;
  }

  async #save(id: SettingId, isChoice: boolean): Promise<boolean> {
    if (!this.#isAnyTyped(id)) return true;
    this.#tried.set(id, this.#typed(id));
    if (id === 'address') return this.set(id, 'lists.setAddress', { address: this.#texts.address ?? '' });
    if (id === 'operator')
      return this.set(id, 'desk.operator', { name: (this.#texts.operator ?? '').trim() });
    if (!isOfTournament(id)) return true;
    return this.#change(id, isChoice);
  }

  async #change(id: TournamentSetting, isChoice: boolean): Promise<boolean> {
    const [form, stored] = [this.#form!, this.#stored!];
    const typed = this.#typed(id);
    const together = storedWith(id);
    const wrong = together.find((each) => problemOf(each, form) !== '');
    if (wrong !== undefined) return this.#refuse(wrong, problemOf(wrong, form));
    const changed = this.#formOf(stored);
    for (const each of together) carry(each, form, changed);
    const settings = changed.read();
    if (settings === null) return this.#refuse(id, otherProblem(changed));
    const done = await this.#told(id, 'settings.change', { ...settings, confirmed: 0 });
    if (!done) {
      if (isChoice && this.stateOf(id).kind === 'refused') this.drop(id);
      return false;
    }
    await this.load();
    // What main made of it, unless more was typed meanwhile.
    if (typed === this.#typed(id)) for (const each of together) carry(each, this.#fresh!, form);
    this.#say(id, { kind: 'saved' });
    this.#app.say(text.settings.saved);
    return true;
  }

  /** Sends what sets something of this laptop, and says beside the setting what became of it. */
  async set<N extends CommandName>(id: SettingId, name: N, args: Commands[N]['args']): Promise<boolean> {
    const typed = this.#typed(id);
    if (!(await this.#told(id, name, args))) return false;
    if ((id === 'address' || id === 'operator') && typed === this.#typed(id)) this.drop(id);
    this.#say(id, { kind: 'saved' });
    this.#app.say(text.settings.saved);
    return true;
  }

  /** Runs a command whose refusal is said beside its setting; what could not be stored is said above as well. */
  async #told<N extends CommandName>(id: SettingId, name: N, args: Commands[N]['args']): Promise<boolean> {
    this.#app.refuse(null);
    if ((await this.#submission.run(name, args)) !== null) return true;
    const { refusal } = this.#app;
    if (refusal === null) return this.#refuse(id, '');
    if (refusal.severity !== 'not-saved') this.#app.refuse(null);
    return this.#refuse(id, `${refusal.message} ${refusal.advice}`.trim());
  }

  #refuse(id: SettingId, problem: string): false {
    this.#say(id, { kind: 'refused', problem });
    return false;
  }

  get #typedSettings(): readonly SettingId[] {
    const typed: readonly SettingId[] = ['address', 'operator'];
    return [...TOURNAMENT_SETTINGS, ...typed].filter((id) => this.isTyped(id));
  }

  /** Whether something is typed and not stored. */
  get holds(): boolean {
    return this.#typedSettings.length > 0 || this.#begun.length > 0;
  }

  /** Before the page is left: stores what is typed; what cannot be stored is given up after a question. */
  async leave(): Promise<boolean> {
    for (const id of this.#typedSettings) await this.save(id);
    return this.giveUp();
  }

  /** Asks, and drops all that is typed. */
  async giveUp(): Promise<boolean> {
    if (!this.holds) return true;
    const { act, consequence } = text.confirm.drop;
    const question = { act, level: 2, consequences: [consequence] } as const;
    if (!(await this.#app.confirm('settings.change', question))) return false;
    for (const id of this.#typedSettings) this.drop(id);
    this.#begun = [];
    return true;
  }
}

/** Gives the settings that are being changed to a component and all below it. */
export function provideSettings(desk: SettingsDesk): SettingsDesk {
  return setContext(KEY, desk);
}
/** The settings that are being changed, in a component below the page. */
export function useSettings(): SettingsDesk {
  return getContext<SettingsDesk>(KEY);
}

function isOfTournament(id: SettingId): id is TournamentSetting {
  return (TOURNAMENT_SETTINGS as readonly string[]).includes(id);
}

/** Whether a setting is typed before it is stored; a choice of this laptop is stored at once. */
function mayBeTyped(id: SettingId): boolean {
  return isOfTournament(id) || id === 'address' || id === 'operator';
}

/** A setting that came as it is, such as from an import, keeps the others from being read. */
function otherProblem(form: SettingsForm): string {
  const wrong = TOURNAMENT_SETTINGS.find((id) => problemOf(id, form) !== '');
  return wrong === undefined
    ? text.settingsPage.states.notSaved
    : text.settingsPage.problems.other(wordsOf(wrong).label, problemOf(wrong, form));
}
