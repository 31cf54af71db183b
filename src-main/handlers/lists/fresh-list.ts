/**
 * A list that keeps itself up to date: once the arbiter has turned that on, its file is fetched once a day while the machine
 * is online, and stored where a press would ask nothing but whether to renew it. Nothing of it opens a dialog, and no
 * tournament takes anything from it by itself.
 */
import type { ListSetback, Refusal } from '../../ipc/contract.ts';
import { seriesOf, type StoredList } from '../../lists/list-store.ts';
import { OpenList } from '../../lists/open-list.ts';
import { hasSameRatings, unsaidMonth } from '../../lists/unsaid-month.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { dropFetched, fetchFile, obstacleOf, type FetchedList } from './fetch-file.ts';
import type { Lists } from './lists.ts';
import { hindrancesOf } from './questions.ts';
import type { ReadList } from './reader.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a file became: `null` for the list of today, else why it is not. */
type Setback = Pick<ListSetback, 'isQuestion' | 'why'>;

export class FreshList {
  readonly #desk: Desk;
  readonly #lists: Lists;
  readonly #stopWatching: () => void;
  #setback: ListSetback | null = null;
  /** The fetch that is under way. */
  #renewing: Promise<void> | null = null;
  #isClosed = false;

  constructor(desk: Desk, lists: Lists) {
    [this.#desk, this.#lists] = [desk, lists];
    this.#stopWatching = desk.ports.everyQuarter(() => this.look());
    this.look();
  }

  /** Why the list that is stored is not today's; null where it is, or was fetched on a press since. */
  get setback(): ListSetback | null {
    const { keepsListFresh, listFetchedAt } = this.#desk.preferences.values;
    const isOld = this.#setback !== null && Date.parse(this.#setback.at) < Date.parse(listFetchedAt);
    return keepsListFresh && !isOld ? this.#setback : null;
  }

  /** Turns it on, which fetches the list at once where it is due, or off, which stops a fetch that is under way. */
  turn(on: boolean): void {
    this.#desk.preferences.change({ keepsListFresh: on });
    this.#setback = null;
    if (!on) this.#stop();
    this.#desk.changed(['lists']);
    this.look();
  }

  /** Fetches the list where it is due. */
  look(): void {
    if (!this.#isDue()) return;
    this.#renewing = this.#renew().finally(() => (this.#renewing = null));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching();
    this.#stop();
    await this.#renewing;
  }

  #stop(): void {
    if (this.#renewing !== null) this.#lists.reader.stop();
  }

  #isWanted(): boolean {
    return this.#desk.preferences.values.keepsListFresh && !this.#isClosed;
  }

  #isDue(): boolean {
    const { preferences, ports } = this.#desk;
    const { listFetchedAt } = preferences.values;
    if (!this.#isWanted() || this.#renewing !== null || obstacleOf(this.#desk) !== null) return false;
    // What a person has fetched or read and not stored yet stays as it is: for a day, as they may have left it.
    const { reading, fetchedAt, hasWaiting } = this.#lists.reader;
    if (reading !== '' || hasWaiting || (fetchedAt !== '' && !this.#isPast(fetchedAt, DAY))) return false;
    const setback = this.#setback;
    if (setback !== null && !this.#isPast(setback.at, setback.isQuestion ? DAY : HOUR)) return false;
    return this.#isPast(listFetchedAt, DAY) && ports.isOnline();
  }

  /** Whether a moment, `''` for never, is so far away; a clock that was put back does not stop it for longer. */
  #isPast(at: string, milliseconds: number): boolean {
    return at === '' || Math.abs(this.#desk.ports.now().getTime() - Date.parse(at)) >= milliseconds;
  }

  async #renew(): Promise<void> {
    const { preferences } = this.#desk;
    const { listAddress } = preferences.values;
    const setback = await this.#tried();
    if (!this.#isWanted() || preferences.values.listAddress !== listAddress) return;
    const at = this.#desk.now();
    this.#setback = setback === null ? null : { at, ...setback };
    if (setback === null) preferences.change({ listFetchedAt: at });
    this.#desk.changed(['lists']);
  }

  /** Whatever goes wrong is a line on a page: nobody pressed for it, and results go on. */
  async #tried(): Promise<Setback | null> {
    try {
      const fetched = await fetchFile(this.#desk, this.#lists);
      if (!this.#isWanted()) return null;
      return 'look' in fetched ? await this.#take(fetched) : failed(fetched);
    } catch (error) {
      return { isQuestion: false, why: texts.lists.notStored(String(error)) };
    } finally {
      this.#lists.reader.discard();
      dropFetched(this.#desk, this.#lists);
    }
  }

  async #take({ path, look, review }: FetchedList): Promise<Setback | null> {
    const words = texts.lists.fetching;
    const { reader, store } = this.#lists;
    const isTable = review.form === 'table';
    if (isTable && !review.isRemembered && look.recipe === '') return question(words.columnsUnsure);
    if (isTable && review.monthIsGuess) return question(words.monthUnsure);
    const read = await reader.read({ path, name: review.name, month: review.month });
    if (!('built' in read)) return failed(read);
    const stored = store.lists();
    const series = stored.filter((list) => seriesOf(list) === seriesOf({ ...read, form: read.built.form }));
    if (series.some(({ hash }) => hash === read.built.hash)) return null;
    if (review.monthIsGuess) {
      const month = this.#monthOf(read, series[0]);
      if (month === null) return question(words.monthUnsure);
      if (month !== read.month) return null;
    }
    const [hindrance] = hindrancesOf(read, this.#desk.now(), stored, (among) =>
      this.#lists.inUseAmong(among),
    );
    if (hindrance !== undefined) return question(hindrance);
    const refused = reader.keep(read, path);
    if (refused !== null) return failed(refused);
    this.#desk.tell('lists.renewed', { name: read.name, month: read.month });
    return null;
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

function question(why: string): Setback {
  return { isQuestion: true, why };
}

function failed({ message }: Refusal): Setback {
  return { isQuestion: false, why: message };
}
