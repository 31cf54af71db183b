import type { Refusal } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';
import type { App } from './app.svelte.ts';
import type { ListRequest, WaitingList } from './dialogs.ts';

/** A file that was not read, and why. */
export interface RefusedList {
  readonly path: string;
  readonly refusal: Refusal;
}

const MOST_REFUSED = 3;

/**
 * Reading a rating list: from the choice of the file to the stored list. It goes on while other pages are open.
 */
export class ListReading implements ListRequest {
  readonly #app: App;
  #waiting = $state.raw<WaitingList | null>(null);
  #progress = $state.raw({ fileName: '', settled: 0, all: 0 });
  #since = 0;
  #seconds = $state<number | null>(null);
  #refused = $state.raw<readonly RefusedList[]>([]);
  name = $state('');
  month = $state('');
  federation = $state('');
  #fields = $state.raw<readonly string[]>([]);

  constructor(app: App) {
    this.#app = app;
  }

  /** Hears how far main is; the answer stops listening. */
  listen(): () => void {
    return this.#app.bridge.on('lists.progress', (notice) => {
      if (notice.fileName !== this.#progress.fileName) this.#since = performance.now();
      this.#progress = notice;
      this.#seconds = secondsLeft(notice.settled, notice.all, performance.now() - this.#since);
    });
  }

  get waiting(): WaitingList | null {
    return this.#waiting;
  }
  /** Name of the file that is being read, `''` for none. */
  get fileName(): string {
    return this.#progress.fileName;
  }
  /** Per cent of the file that is being read; null while none is. */
  get percent(): number | null {
    const { fileName, settled, all } = this.#progress;
    return fileName === '' ? null : all === 0 ? 0 : Math.floor((settled / all) * 100);
  }
  /** Seconds that it still takes; null while that cannot be told. */
  get seconds(): number | null {
    return this.#seconds;
  }
  get fields(): readonly string[] {
    return this.#fields;
  }
  /** Nothing is being read, and nothing waits to be. */
  get isIdle(): boolean {
    return this.percent === null && this.#waiting === null;
  }
  /** Files that were refused since the tournament was opened, the newest first. */
  get refused(): readonly RefusedList[] {
    return this.#refused;
  }

  /** Asks for a file and looks at it. */
  async choose(): Promise<void> {
    const chosen = await this.#app.chooseFile('open-list', '');
    if (chosen === null) return;
    const looked = await this.#app.send('lists.look', { file: chosen.file });
    if (!looked.ok) {
      if ('refusal' in looked) this.#refuse(chosen.path, looked.refusal);
      return;
    }
    this.#waiting = { ...chosen, ...looked.value };
    [this.name, this.month, this.federation] = [
      looked.value.name,
      looked.value.month,
      looked.value.federation,
    ];
    this.#fields = looked.value.columns.map(({ field }) => field);
    this.#askForColumns();
  }

  /** A field belongs to one column: whoever had it before is not read any more. */
  take(column: number, field: string): void {
    this.#fields = this.#fields.map((other, at) => (at === column ? field : other === field ? '' : other));
  }

  get #isTable(): boolean {
    return this.#fields.length > 0 && this.#waiting !== null;
  }

  #askForColumns(): void {
    if (this.#isTable) this.#app.open({ kind: 'list-columns', reading: this });
  }

  /** Reads the file that was looked at. */
  async read(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting === null) return;
    const table = { fields: this.#fields, federation: this.federation.trim() };
    const args = {
      file: waiting.file,
      name: this.name.trim(),
      month: this.month.trim(),
      ...(this.#isTable ? { table } : {}),
    };
    let reply = await this.#app.send('lists.import', { ...args, confirmed: 0 });
    if (!reply.ok && 'confirm' in reply) {
      if (!(await this.#app.confirm('lists.import', reply.confirm))) return;
      reply = await this.#app.send('lists.import', { ...args, confirmed: reply.confirm.level });
    }
    if (reply.ok) {
      this.#waiting = null;
      this.#app.say(text.lists.read(args.name, text.lists.month(args.month)));
      await this.#compare();
    } else if ('refusal' in reply) {
      this.#refuse(waiting.path, reply.refusal);
      if (this.#isTable && !this.#app.dialogs.some(({ kind }) => kind === 'list-columns'))
        this.#askForColumns();
    }
  }

  /** Fetches the list from the address that is set. */
  async fetch(): Promise<void> {
    const reply = await this.#app.send('lists.fetch', null);
    if (reply.ok) {
      const { name, month } = reply.value;
      this.#app.say(text.listsPage.fetched(name, text.lists.month(month)));
      await this.#compare();
    } else if ('refusal' in reply) this.#app.refuse(reply.refusal);
  }

  /** A new list is compared with the entries at once: what differs is told, and nothing is changed. */
  async #compare(): Promise<void> {
    if (this.#app.document === null) return;
    const lists = await this.#app.query('lists.view', null);
    if (lists.ok && !lists.value.comparesByItself) return;
    const audit = await this.#app.query('players.audit', null);
    const differing = audit.ok ? audit.value.rows.filter(({ kind }) => kind === 'differs').length : 0;
    if (differing > 0) this.#app.say(text.audit.afterReading(differing));
  }

  /** Puts the file that was looked at aside. */
  drop(): void {
    this.#waiting = null;
  }

  stop(): void {
    void this.#app.send('lists.cancel', null);
  }

  #refuse(path: string, refusal: Refusal): void {
    // Who stopped the reading knows.
    if (refusal.code === 'reading-stopped') return this.#app.say(refusal.message);
    this.#refused = [{ path, refusal }, ...this.#refused].slice(0, MOST_REFUSED);
    // Over the page lies the dialog of the columns.
    if (this.#app.page !== 'lists' || this.#isTable) this.#app.refuse(refusal);
  }
}

/** By the time that it took so far, once there is enough of it to tell. */
function secondsLeft(settled: number, all: number, milliseconds: number): number | null {
  if (settled < 20 || milliseconds < 1_000) return null;
  return Math.max(1, Math.round(((milliseconds / settled) * (all - settled)) / 1_000));
}
