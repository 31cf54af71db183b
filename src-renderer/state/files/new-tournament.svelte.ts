import type { Acceleration, PlainPoints } from '../../../src-engine/index.ts';
import type {
  ChosenFile,
  Commands,
  NewTournamentView,
  Queries,
  Refusal,
} from '../../../src-main/ipc/contract.ts';
import { daysBetween } from '../../calendar.ts';
import { pointsOfText } from '../../points.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { DayField } from '../day-field.svelte.ts';
import { fileName } from './export-choice.ts';
import { Submission } from '../submission.ts';

/** Fields that may have a problem, in the order of the page. */
const FIELDS = ['name', 'federation', 'startDate', 'endDate', 'rounds', 'points', 'tieBreaks'] as const;
export type NewField = (typeof FIELDS)[number] | 'path' | 'system';

type Asked = Queries['tournament.asTyped']['args'];

/** The usual numbers of rounds, offered beside the field. */
export const USUAL_ROUNDS = [5, 6, 7, 8, 9, 11] as const;

/** Fewest and most players for whom a table of all rounds is offered; and most rounds that are typed. */
const PLAYERS = { fewest: 2, most: 100 };
const MOST_ROUNDS = 30;

/** What a new tournament begins with. */
export const USUAL_SYSTEM: string = 'dutch-2026';

const POINTS: Readonly<Record<'three', PlainPoints>> = { three: { win: 30, draw: 10, loss: 0, bye: 30 } };

/** A new tournament as it is typed. Nothing is made of it before {@link create}, which makes all of it or nothing. */
export class NewTournament {
  readonly #app: App;
  readonly #submission: Submission;
  name = $state('');
  city = $state('');
  federation = $state('');
  readonly first: DayField;
  readonly last: DayField;
  rounds = $state('7');
  /** Of a system in which everybody meets everybody: the rounds follow from them. */
  players = $state('10');
  timeControl = $state('');
  acceleration = $state<Acceleration>('none');
  system = $state(USUAL_SYSTEM);
  points = $state<'usual' | 'three' | 'own'>('usual');
  /** Where they are the event's own. */
  values = $state<Record<keyof PlainPoints, string>>({ win: '1', draw: '½', loss: '0', bye: '1' });
  /** A list of tie-breaks that was chosen, `own` for one that is typed; null for that of the system. */
  #preset = $state<string | null>(null);
  ownTieBreaks = $state('');
  fideMode = $state(true);
  /** Where it is stored, once another place was chosen. */
  place = $state.raw<ChosenFile | null>(null);
  /** What main makes of what is typed; null until it is known. */
  view = $state.raw<NewTournamentView | null>(null);
  /** Grows whenever what is typed has to be looked at again, though it is the same. */
  #looks = $state(0);
  #problems = $state.raw<Readonly<Partial<Record<NewField, string>>>>({});
  /** A place that is being chosen. */
  #choosing: Promise<void> | null = null;
  /** The tournament that is being made. */
  #making: Promise<boolean> | null = null;

  /** `today` is `2026/11/15`. */
  constructor(app: App, today: string) {
    this.#app = app;
    this.#submission = new Submission(app);
    this.first = new DayField(() => today);
    this.last = new DayField(() => this.first.day || today);
  }

  get problems(): Readonly<Partial<Record<NewField, string>>> {
    return this.#problems;
  }
  /** Something was typed: what was said of the field is old. */
  touch(field: NewField): void {
    if (this.#problems[field] === undefined) return;
    const { [field]: _, ...others } = this.#problems;
    this.#problems = others;
  }

  /** The list of tie-breaks that holds. */
  get preset(): string {
    if (this.#preset === 'own') return 'own';
    const presets = this.view?.presets ?? [];
    return presets.find(({ id }) => id === this.#preset)?.id ?? presets[0]?.id ?? '';
  }
  set preset(id: string) {
    // What holds already is where an own list begins.
    if (id === 'own') this.ownTieBreaks = this.view?.tieBreaks.map(({ code }) => code).join(' ') ?? '';
    this.#preset = id;
  }
  get #tieBreaks(): readonly string[] | null {
    if (this.#preset === null) return null;
    if (this.#preset === 'own') return this.ownTieBreaks.split(/[\s,;]+/).filter((code) => code !== '');
    return this.view?.presets.find(({ id }) => id === this.#preset)?.tieBreaks ?? null;
  }

  /** Points other than the usual ones; null for those, and while one of them is no number. */
  get #points(): PlainPoints | null {
    if (this.points !== 'own') return this.points === 'three' ? POINTS.three : null;
    const { win, draw, loss, bye } = this.values;
    const typed = [win, draw, loss, bye].map(pointsOfText);
    if (typed.includes(null)) return null;
    const [w, d, l, b] = typed as [number, number, number, number];
    return { win: w, draw: d, loss: l, bye: b };
  }

  get #rules(): Omit<Asked, 'fileName'> {
    const [points, tieBreaks] = [this.#points, this.#tieBreaks];
    return {
      system: this.system,
      acceleration: this.acceleration,
      startDate: this.first.day ?? '',
      timeControl: this.timeControl.trim(),
      ...(points === null ? {} : { points }),
      ...(tieBreaks === null ? {} : { tieBreaks }),
    };
  }

  /** What main is asked about what is typed. */
  get asked(): Asked {
    void this.#looks;
    const players = this.#players;
    const asked = { ...this.#rules, fileName: fileName(this.name, 'wallchart') };
    return players === null ? asked : { ...asked, players };
  }

  /** Whether a table lays down every round, so that the rounds follow from the players. */
  get hasTable(): boolean {
    return typeof this.view?.tableRounds === 'number';
  }

  /** Days from the first to the last, both counted; 0 where one is not known. */
  get days(): number {
    const [first, last] = [this.first.day, this.last.day];
    return first && last && first <= last ? daysBetween(first, last) + 1 : 0;
  }
  get #players(): number | null {
    return numberIn(this.players, PLAYERS.fewest, PLAYERS.most);
  }
  get #count(): number | null {
    if (!this.hasTable) return numberIn(this.rounds, 1, MOST_ROUNDS);
    return this.#players === null ? null : this.view!.tableRounds;
  }
  /** Rounds, 0 while what is typed is no number of them. */
  get count(): number {
    return this.#count ?? 0;
  }
  /** One round more or less by a key, or one player where the rounds follow from these. */
  step(by: 1 | -1): void {
    if (this.hasTable)
      this.players = stepped(this.#players ?? PLAYERS.fewest, by, PLAYERS.fewest, PLAYERS.most);
    else this.rounds = stepped(this.count, by, 1, MOST_ROUNDS);
    this.touch('rounds');
  }

  #wrong(): Partial<Record<NewField, string>> {
    const words = text.new.problems;
    const [first, last] = [this.first.day, this.last.day];
    const ofLast = last === null ? words.typedDay : first && last && last < first ? words.dates : '';
    const said: Record<(typeof FIELDS)[number], string> = {
      name: this.name.trim() === '' ? words.name : '',
      federation: /^([A-Za-z]{3})?$/.test(this.federation.trim()) ? '' : words.federation,
      startDate: first === null ? words.typedDay : '',
      endDate: ofLast,
      rounds: this.#count !== null ? '' : this.hasTable ? words.players : words.rounds,
      points: this.points === 'own' && this.#points === null ? words.points : '',
      // Codes are read by main; what it says of them does not stand against every list.
      tieBreaks: '',
    };
    return Object.fromEntries(Object.entries(said).filter(([, problem]) => problem !== ''));
  }

  /** Where it is stored: as chosen, else as main proposes for the name that is typed now; and how many rounds it has. */
  async #settled(): Promise<{ readonly place: ChosenFile; readonly rounds: number } | null> {
    // What main said last may be about what was typed before.
    const reply = await this.#app.query('tournament.asTyped', this.asked);
    if (reply.ok) {
      const { file, tableRounds } = reply.value;
      return { place: this.place ?? file, rounds: tableRounds ?? this.count };
    }
    this.#refused(reply.refusal);
    return null;
  }

  /** Asks for another place. */
  choose(): Promise<void> {
    this.#choosing ??= this.#choose().finally(() => (this.#choosing = null));
    return this.#choosing;
  }
  async #choose(): Promise<void> {
    const proposed = fileName(this.name.trim() === '' ? text.app.name : this.name, 'wallchart');
    const chosen = await this.#app.chooseFile('save-tournament', proposed);
    if (chosen === null) return;
    this.place = chosen;
    this.touch('path');
  }

  /** Makes the tournament; false where it was not, and the problems say why. One is made, however often Enter is pressed. */
  create(): Promise<boolean> {
    this.#making ??= this.#create().finally(() => (this.#making = null));
    return this.#making;
  }
  async #create(): Promise<boolean> {
    // Its answer may still be on its way.
    await this.#choosing;
    this.#problems = this.#wrong();
    if (this.wrongField !== null) return false;
    const settled = await this.#settled();
    if (settled === null) return false;
    const args: Commands['tournament.create']['args'] = {
      ...this.#rules,
      name: this.name.trim(),
      city: this.city.trim(),
      federation: this.federation.trim().toUpperCase(),
      endDate: this.last.day ?? '',
      rounds: settled.rounds,
      fideMode: this.fideMode,
      target: settled.place.file,
    };
    if ((await this.#submission.run('tournament.create', args)) !== null) return true;
    if (this.#app.refusal !== null) this.#refused(this.#app.refusal);
    return false;
  }

  /** The first field with a problem, where the keyboard goes. */
  get wrongField(): NewField | null {
    return (
      ([...FIELDS, 'path', 'system'] as const).find((field) => this.#problems[field] !== undefined) ?? null
    );
  }

  /** A refusal is said at its field, and what was typed stays; one of no field is left to the page. */
  #refused(refusal: Refusal): void {
    const field = fieldOf(refusal.code);
    if (field === null) return this.#app.refuse(refusal);
    this.#app.refuse(null);
    this.#problems = { [field]: `${refusal.message} ${refusal.advice}`.trim() };
    // Perhaps the name is taken by now: another one is proposed.
    if (field === 'path') this.#looks++;
  }
}

/** A whole number that is typed; null for one outside, and for what is none. */
function numberIn(typed: string, least: number, most: number): number | null {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= least && number <= most ? number : null;
}

function stepped(from: number, by: number, least: number, most: number): string {
  return String(Math.max(least, Math.min(most, from + by)));
}

function fieldOf(code: string): NewField | null {
  if (code === 'name-missing') return 'name';
  if (code === 'dates-reversed') return 'endDate';
  if (code === 'system-unknown' || code === 'acceleration-impossible') return 'system';
  if (/tie-break|modifier/.test(code)) return 'tieBreaks';
  return /^(file|path|target|disk|write)-|^name-unusable$/.test(code) ? 'path' : null;
}
