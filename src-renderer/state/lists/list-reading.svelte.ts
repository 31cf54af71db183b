import type {
  Agreement,
  AuditRow,
  ChosenFile,
  Commands,
  Confirmation,
  ListReview,
  Refusal,
} from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import { agreementTo } from '../agreement.ts';
import { askedAnew } from '../asked-anew.ts';
import type { App } from '../app.svelte.ts';
import type { ListRequest, WaitingList } from '../dialogs.ts';

/** A file that was not read, and why. */
export interface RefusedList {
  readonly path: string;
  readonly refusal: Refusal;
}

const MOST_REFUSED = 3;

/** A list that is read and not stored: what is asked about it, and how it was read. */
interface ListQuestion {
  readonly confirm: Confirmation;
  readonly args: Omit<Commands['lists.import']['args'], 'confirmed'>;
}

/**
 * Reading a rating list: from the choice of the file to the stored list. It goes on while other pages are open.
 */
export class ListReading implements ListRequest {
  readonly #app: App;
  #waiting = $state.raw<WaitingList | null>(null);
  /** Files that were fetched with it, and wait behind it. */
  #later: readonly (ListReview & ChosenFile)[] = [];
  #progress = $state.raw({ fileName: '', settled: 0, all: 0 });
  #since = 0;
  #seconds = $state<number | null>(null);
  #question = $state.raw<ListQuestion | null>(null);
  #refused = $state.raw<readonly RefusedList[]>([]);
  name = $state('');
  month = $state('');
  federation = $state('');
  #fields = $state.raw<readonly string[]>([]);

  constructor(app: App) {
    this.#app = app;
  }

  /** Hears how far main is, and of a list that has renewed itself; the answer stops listening. */
  listen(): () => void {
    const stopRenewed = this.#app.bridge.on('lists.renewed', () => void this.#compare());
    const stopProgress = this.#app.bridge.on('lists.progress', (notice) => {
      if (notice.fileName !== this.#progress.fileName) this.#since = performance.now();
      this.#progress = notice;
      this.#seconds = secondsLeft(notice.settled, notice.all, performance.now() - this.#since);
    });
    return () => {
      stopRenewed();
      stopProgress();
    };
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
  /** What is asked about a list that is read and waits for the answer; null while there is nothing. */
  get question(): ListQuestion | null {
    return this.#question;
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
    this.#lookedAt(chosen, looked.value);
  }

  #lookedAt({ file, path }: ChosenFile, review: ListReview, asks = true): void {
    this.#waiting = { file, path, ...review };
    this.#question = null;
    [this.name, this.month, this.federation] = [review.name, review.month, review.federation];
    this.#fields = review.columns.map(({ field }) => field);
    if (asks) this.askForColumns();
  }

  /** A field belongs to one column: whoever had it before is not read any more. */
  take(column: number, field: string): void {
    this.#fields = this.#fields.map((other, at) => (at === column ? field : other === field ? '' : other));
  }

  /** The file that waits is a table, whose columns have to be said. */
  get isTable(): boolean {
    return this.#fields.length > 0 && this.#waiting !== null;
  }

  /** Nothing is opened over another page or another dialog: somebody may be typing there. */
  get #isInFront(): boolean {
    return this.#app.page === 'lists' && this.#app.dialogs.every(({ kind }) => kind === 'list-columns');
  }

  /** Asks what the columns of a table are. */
  askForColumns(): void {
    const isOpen = this.#app.dialogs.some(({ kind }) => kind === 'list-columns');
    if (this.isTable && !isOpen) this.#app.open({ kind: 'list-columns', reading: this });
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
      ...(this.isTable ? { table } : {}),
    };
    await this.#store(args, 0);
  }

  async #store(args: ListQuestion['args'], confirmed: Agreement): Promise<void> {
    this.#question = null;
    const reply = await this.#app.send('lists.import', { ...args, confirmed });
    // It was put aside, or another file was looked at.
    if (this.#waiting?.file !== args.file) return;
    if (reply.ok) {
      this.#waiting = null;
      this.#app.say(text.lists.read(args.name, text.lists.month(args.month)));
      await this.#compare();
      this.#next();
    } else if ('confirm' in reply) {
      this.#question = { args, confirm: askedAnew(reply.confirm, confirmed) };
      if (this.#isInFront) await this.answer();
      else this.#app.say(text.listsPage.waits(args.name));
    } else {
      this.#refuse(this.#waiting.path, reply.refusal);
      if (this.#isInFront) this.askForColumns();
    }
  }

  /** Puts what is asked about the list that was read; with a no it can be read otherwise. */
  async answer(): Promise<void> {
    const question = this.#question;
    if (question === null) return;
    const agreed = await this.#app.confirm('lists.import', question.confirm);
    if (this.#question !== question) return;
    if (agreed) return this.#store(question.args, agreementTo(question.confirm));
    this.#question = null;
    this.askForColumns();
  }

  /** Fetches the lists of all addresses; files of which something has to be said wait one by one, as if they were chosen. */
  async fetch(): Promise<void> {
    const reply = await this.#app.send('lists.fetch', null);
    if (reply.ok) {
      const { stored, same, waiting, failed } = reply.value;
      const names = stored.map(({ name, month }) => `${name}, ${text.lists.month(month)}`);
      this.#app.say(text.listsPage.fetched(names, same, waiting.length, failed));
      [this.#waiting, this.#question, this.#later] = [null, null, waiting];
      this.#next();
    } else if ('refusal' in reply) this.#app.refuse(reply.refusal);
  }

  /** The next of the files that were fetched waits now. */
  #next(): void {
    const [next, ...later] = this.#later;
    if (next === undefined || this.#waiting !== null) return;
    this.#later = later;
    const { file, path, ...review } = next;
    this.#lookedAt({ file, path }, review, this.#isInFront);
  }

  /** A new list is compared with the entries at once: what differs is told, and nothing is changed. */
  async #compare(): Promise<void> {
    if (this.#app.document === null) return;
    const lists = await this.#app.query('lists.view', null);
    if (lists.ok && !lists.value.comparesByItself) return;
    const audit = await this.#app.query('players.audit', null);
    const differs = ({ kind }: AuditRow) => kind === 'differs' || kind === 'other-person';
    const differing = audit.ok ? audit.value.rows.filter(differs).length : 0;
    if (differing > 0) this.#app.say(text.audit.afterReading(differing));
  }

  /** Puts the file that was looked at aside. */
  drop(): void {
    const { waiting } = this;
    [this.#waiting, this.#question] = [null, null];
    if (waiting !== null) void this.#app.send('lists.drop', { file: waiting.file });
    this.#next();
  }

  stop(): void {
    void this.#app.send('lists.cancel', null);
  }

  #refuse(path: string, refusal: Refusal): void {
    // Who stopped the reading knows.
    if (refusal.code === 'reading-stopped') return this.#app.say(refusal.message);
    this.#refused = [{ path, refusal }, ...this.#refused].slice(0, MOST_REFUSED);
    // Over the page lies the dialog of the columns.
    if (this.#app.page !== 'lists' || this.isTable) this.#app.refuse(refusal);
  }
}

/** By the time that it took so far, once there is enough of it to tell. */
function secondsLeft(settled: number, all: number, milliseconds: number): number | null {
  if (settled < 20 || milliseconds < 1_000) return null;
  return Math.max(1, Math.round(((milliseconds / settled) * (all - settled)) / 1_000));
}
