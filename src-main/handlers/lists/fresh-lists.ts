/**
 * Lists that come from addresses: on a press all of them, and by themselves once a day while the machine is online, once the
 * arbiter has turned that on. A list is stored where nothing has to be asked about it but whether to renew it. What comes by
 * itself opens no dialog, and no tournament takes anything from it by itself.
 */
import type {
  ChosenFile,
  ListReview,
  ListSetback,
  ListSource,
  ListsFetched,
  Refusal,
} from '../../ipc/contract.ts';
import { seriesOf, type StoredList } from '../../lists/list-store.ts';
import { OpenList } from '../../lists/open-list.ts';
import { hasSameRatings, unsaidMonth } from '../../lists/unsaid-month.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { refusal } from '../reply.ts';
import {
  addressesOf,
  dropFetched,
  dropForgotten,
  fetchFile,
  obstacleOf,
  type FetchedList,
} from './fetch-file.ts';
import type { Lists } from './lists.ts';
import { hindrancesOf } from './questions.ts';
import type { ReadList } from './reader.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What a person stopped goes on with no other address. */
const STOPPED: readonly string[] = ['fetch-stopped', 'reading-stopped'];

/** What the file of an address became. */
type Became =
  | { readonly kind: 'stored'; readonly name: string; readonly month: string }
  | { readonly kind: 'same' }
  /** Somebody has to say something about it first. */
  | { readonly kind: 'asks'; readonly why: string; readonly fetched: FetchedList }
  | { readonly kind: 'failed'; readonly refusal: Refusal };

export class FreshLists {
  readonly #desk: Desk;
  readonly #lists: Lists;
  readonly #stopWatching: () => void;
  readonly #setbacks = new Map<string, ListSetback>();
  /** The fetch that is under way by itself. */
  #renewing: Promise<void> | null = null;
  /** A press fetches. */
  #isPressed = false;
  #isClosed = false;

  constructor(desk: Desk, lists: Lists) {
    [this.#desk, this.#lists] = [desk, lists];
    this.#stopWatching = desk.ports.everyQuarter(() => this.look());
    this.look();
  }

  /** The addresses, each with what came of it. */
  sources(): readonly ListSource[] {
    return this.#addresses().map((address) => ({
      address,
      fetchedOn: this.#fetchedAt(address).slice(0, 10),
      setback: this.#setbackOf(address),
    }));
  }

  /** Turns it on, which fetches at once what is due, or off, which stops a fetch that is under way. */
  turn(on: boolean): void {
    this.#desk.preferences.change({ keepsListFresh: on });
    this.#setbacks.clear();
    if (!on) this.#stop();
    this.#desk.changed(['lists']);
    this.look();
  }

  /** Removes what came of addresses that are not set any more; where one is just asked, the next press does it. */
  forgetRemoved(): void {
    if (this.#lists.reader.reading === '') dropForgotten(this.#desk);
  }

  /** Fetches the lists that are due. */
  look(): void {
    if (!this.#isFree() || !this.#addresses().some((address) => this.#isDue(address))) return;
    this.#renewing = this.#renew().finally(() => (this.#renewing = null));
  }

  /** Fetches all lists on a press; the refusal says why there is none. */
  async fetch(): Promise<Refusal | ListsFetched> {
    const refused = obstacleOf(this.#desk);
    if (refused !== null) return refused;
    const { reader } = this.#lists;
    if (reader.reading !== '' || this.#isPressed) return refusal('list-being-read', texts.lists.busy);
    this.#isPressed = true;
    dropFetched(this.#desk, this.#lists);
    dropForgotten(this.#desk);
    try {
      return await this.#fetchAll();
    } finally {
      this.#isPressed = false;
      this.#desk.changed(['lists']);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching();
    this.#stop();
    await this.#renewing;
  }

  async #fetchAll(): Promise<Refusal | ListsFetched> {
    const stored: { readonly name: string; readonly month: string }[] = [];
    const waiting: (ListReview & ChosenFile)[] = [];
    const failures: Refusal[] = [];
    let same = 0;
    for (const address of this.#addresses()) {
      // Nobody has seen yet what a new address gives.
      const became = await this.#fetched(address, this.#fetchedAt(address) !== '');
      if (became.kind === 'failed') failures.push(became.refusal);
      else if (became.kind === 'stored') stored.push({ name: became.name, month: became.month });
      else if (became.kind === 'same') same++;
      else {
        const { path, review } = became.fetched;
        this.#lists.reader.fetchedAt = this.#desk.now();
        waiting.push({ ...this.#desk.files.choose('open-list', path), ...review });
      }
      this.#note(address, became, true);
      if (this.#isClosed || (became.kind === 'failed' && STOPPED.includes(became.refusal.code))) break;
    }
    const [failure] = failures;
    const isNothing = stored.length === 0 && same === 0 && waiting.length === 0;
    return failure !== undefined && isNothing ? failure : { stored, same, failed: failures.length, waiting };
  }

  #addresses(): readonly string[] {
    return addressesOf(this.#desk.preferences.values);
  }

  #fetchedAt(address: string): string {
    return this.#desk.preferences.values.listsFetchedAt[address] ?? '';
  }

  /** None where the address gave its list since. */
  #setbackOf(address: string): ListSetback | null {
    const setback = this.#setbacks.get(address) ?? null;
    const isOld = setback !== null && Date.parse(setback.at) < Date.parse(this.#fetchedAt(address));
    return isOld ? null : setback;
  }

  #stop(): void {
    if (this.#renewing !== null) this.#lists.reader.stop();
  }

  #isWanted(): boolean {
    return this.#desk.preferences.values.keepsListFresh && !this.#isClosed;
  }

  /** Whether a fetch may begin by itself. */
  #isFree(): boolean {
    if (!this.#isWanted() || this.#renewing !== null || this.#isPressed) return false;
    if (obstacleOf(this.#desk) !== null) return false;
    // What a person has fetched or read and not stored yet stays as it is: for a day, as they may have left it.
    const { reading, fetchedAt, hasWaiting } = this.#lists.reader;
    if (reading !== '' || hasWaiting || !this.#isPast(fetchedAt, DAY)) return false;
    return this.#desk.ports.isOnline();
  }

  #isDue(address: string): boolean {
    const setback = this.#setbackOf(address);
    if (setback !== null && !this.#isPast(setback.at, setback.isQuestion ? DAY : HOUR)) return false;
    return this.#isPast(this.#fetchedAt(address), DAY);
  }

  /** Whether a moment, `''` for never, is so far away; a clock that was put back does not stop it for longer. */
  #isPast(at: string, milliseconds: number): boolean {
    return at === '' || Math.abs(this.#desk.ports.now().getTime() - Date.parse(at)) >= milliseconds;
  }

  /** Whatever goes wrong is a line on a page: nobody pressed for it, and results go on. */
  async #renew(): Promise<void> {
    for (const address of this.#addresses().filter((each) => this.#isDue(each))) {
      const became = await this.#fetched(address, true);
      dropFetched(this.#desk, this.#lists, address);
      if (!this.#isWanted()) return;
      if (!this.#addresses().includes(address)) continue;
      this.#note(address, became, false);
      this.#desk.changed(['lists']);
      if (became.kind === 'failed' && STOPPED.includes(became.refusal.code)) return;
    }
  }

  /** Remembers what became of an address; what waits for whoever pressed needs no line. */
  #note(address: string, became: Became, isPressed: boolean): void {
    const at = this.#desk.now();
    if (became.kind === 'failed')
      this.#setbacks.set(address, { at, isQuestion: false, why: became.refusal.message });
    else if (became.kind === 'asks' && !isPressed)
      this.#setbacks.set(address, { at, isQuestion: true, why: became.why });
    else this.#setbacks.delete(address);
    if (became.kind === 'stored' || became.kind === 'same') this.#desk.preferences.tellFetched(address, at);
  }

  /** Fetches a list, and stores it where it `mayStore` and nothing has to be asked; a file that has to be asked about stays. */
  async #fetched(address: string, mayStore: boolean): Promise<Became> {
    const became = await this.#tried(address, mayStore);
    this.#lists.reader.discard();
    if (became.kind !== 'asks') dropFetched(this.#desk, this.#lists, address);
    return became;
  }

  async #tried(address: string, mayStore: boolean): Promise<Became> {
    try {
      const fetched = await fetchFile(this.#desk, this.#lists, address);
      if (!('look' in fetched)) return { kind: 'failed', refusal: fetched };
      if (!mayStore) return { kind: 'asks', why: '', fetched };
      // It was turned off meanwhile.
      if (!this.#isPressed && !this.#isWanted()) return { kind: 'same' };
      return await this.#take(fetched);
    } catch (error) {
      return { kind: 'failed', refusal: refusal('list-not-stored', texts.lists.notStored(String(error))) };
    }
  }

  async #take(fetched: FetchedList): Promise<Became> {
    const { path, look, review } = fetched;
    const words = texts.lists.fetching;
    const { reader, store } = this.#lists;
    const asks = (why: string): Became => ({ kind: 'asks', why, fetched });
    const isTable = review.form === 'table';
    if (isTable && !review.isRemembered && look.recipe === '') return asks(words.columnsUnsure);
    if (isTable && review.monthIsGuess) return asks(words.monthUnsure);
    const read = await reader.read({ path, name: review.name, month: review.month });
    if (!('built' in read)) return { kind: 'failed', refusal: read };
    const stored = store.lists();
    const series = stored.filter((list) => seriesOf(list) === seriesOf({ ...read, form: read.built.form }));
    if (series.some(({ hash }) => hash === read.built.hash)) return { kind: 'same' };
    if (review.monthIsGuess) {
      const month = this.#monthOf(read, series[0]);
      if (month === null) return asks(words.monthUnsure);
      if (month !== read.month) return { kind: 'same' };
    }
    const [hindrance] = hindrancesOf(read, this.#desk.now(), stored, (among) =>
      this.#lists.inUseAmong(among),
    );
    if (hindrance !== undefined) return asks(hindrance);
    const refused = reader.keep(read, path);
    if (refused !== null) return { kind: 'failed', refusal: refused };
    const { name, month } = read;
    this.#desk.tell('lists.renewed', { name, month });
    return { kind: 'stored', name, month };
  }

  /** The month of a list of FIDE's whose file tells none, beside the newest one that is stored. */
  #monthOf({ target, month }: ReadList, newest: StoredList | undefined): string | null {
    const open = newest === undefined ? null : this.#lists.store.list(newest.id);
    if (newest === undefined || open === null) return null;
    const list = new OpenList(target);
    try {
      const isSame = hasSameRatings(list, open);
      return unsaidMonth(month, this.#desk.now(), { month: newest.month, isSame });
    } finally {
      list.close();
    }
  }
}
