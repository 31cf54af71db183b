/** Choosing a file or folder in the page's own chooser: where it looks, what is typed, what is taken. */
import type {
  ChosenFile,
  FileHandle,
  FilePurpose,
  FolderView,
  Refusal,
} from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';

type Entry = FolderView['entries'][number];

/** A folder as it is looked through, and the file in it that is chosen or named. */
export class FileChoice {
  readonly #app: App;
  readonly #purpose: FilePurpose;
  /** What is shown; null until it is read. */
  readonly #view: () => FolderView | null;
  readonly #answer: (chosen: ChosenFile) => void;
  #folder = $state.raw<FileHandle | null>(null);
  #into = $state('');
  at = $state(0);
  name = $state('');
  problem = $state('');

  constructor(
    app: App,
    asked: { readonly purpose: FilePurpose; readonly suggestion: string },
    view: () => FolderView | null,
    answer: (chosen: ChosenFile) => void,
  ) {
    this.#app = app;
    this.#purpose = asked.purpose;
    this.#view = view;
    this.#answer = answer;
    if (this.isSaving) this.name = asked.suggestion;
  }

  get isSaving(): boolean {
    return this.#purpose.startsWith('save');
  }
  get isForFolder(): boolean {
    return this.#purpose.endsWith('-folder');
  }
  /** The folder that is shown: one in `folder`, or itself. */
  get place(): { readonly folder: FileHandle | null; readonly into: string } {
    return { folder: this.#folder, into: this.#into };
  }
  get entries(): readonly Entry[] {
    return this.#view()?.entries ?? [];
  }

  go(to: FileHandle, inside = ''): void {
    [this.#folder, this.#into, this.at, this.problem] = [to, inside, 0, ''];
  }

  /** Goes to a folder, takes a file, or says its name for what is saved; true where the name is to be read over. */
  open(entry: Entry | undefined): boolean {
    const view = this.#view();
    if (entry === undefined || view === null) return false;
    if (entry.kind === 'folder') this.go(view.folder, entry.name);
    else if (this.isSaving) {
      this.name = entry.name;
      return true;
    } else void this.#pick(view.folder, entry.name);
    return false;
  }

  /** Points at an entry; what would be saved gets its name. */
  point(index: number): void {
    this.at = index;
    const entry = this.entries[index];
    if (this.isSaving && entry !== undefined && entry.kind !== 'folder') this.name = entry.name;
  }

  step(to: number): void {
    this.at = Math.max(0, Math.min(this.entries.length - 1, to));
  }

  /** The next entry that begins with a letter. */
  typeAhead(letter: string): void {
    const { entries, at } = this;
    const order = [...entries.keys()].map((index) => (at + 1 + index) % entries.length);
    const wanted = letter.toLowerCase();
    this.at = order.find((index) => entries[index]!.name.toLowerCase().startsWith(wanted)) ?? at;
  }

  /** Takes what was typed, going from folder to folder as it says; main knows no path but those that it led to. */
  async finish(): Promise<void> {
    const typed = this.name.trim();
    // Whether something would be replaced main asks, by what the name leads to.
    if (typed === '' && this.isSaving) return void (this.problem = text.chooser.needName);
    if (typed === '' && !this.isForFolder) return void this.open(this.entries[this.at]);
    // Enter may come before the folder was read: then it waits for it.
    const view = this.#view();
    const args = { purpose: this.#purpose, ...this.place };
    const read = view === null ? await this.#app.query('files.browse', args) : null;
    if (read?.ok === false) return this.#refuse(read.refusal);
    const { folder: from, names } = beginOf(typed, read === null ? view! : read.value);
    let here = await this.#browse(from, '');
    for (const [index, each] of names.entries()) {
      if (!here.ok) break;
      const { folder: inside, entries: there } = here.value;
      const mayBeFile = index === names.length - 1 && !this.isForFolder;
      const isListed = there.some((entry) => entry.name === each && entry.kind !== 'folder');
      if (mayBeFile && isListed) return this.#pick(inside, each);
      here = await this.#browse(inside, each);
      // A new file, or one that is not listed.
      if (mayBeFile && !here.ok) return this.#pick(inside, each);
    }
    if (!here.ok) return this.#refuse(here.refusal);
    if (this.isForFolder) return this.#pick(here.value.folder, '');
    this.name = '';
    this.go(here.value.folder);
  }

  #browse(folder: FileHandle, into: string) {
    return this.#app.query('files.browse', { purpose: this.#purpose, folder, into });
  }

  async #pick(folder: FileHandle, name: string): Promise<void> {
    const reply = await this.#app.send('files.pick', { purpose: this.#purpose, folder, name });
    if (reply.ok) this.#answer(reply.value);
    else if ('refusal' in reply) this.#refuse(reply.refusal);
  }

  #refuse({ message, advice }: Refusal): void {
    this.problem = `${message} ${advice}`;
  }
}

/** Where a typed path begins, at a root or in the folder shown, and its names from there on. */
function beginOf(typed: string, shown: FolderView) {
  const names = typed.split(shown.path.includes('\\') ? /[/\\]/ : '/');
  const root = shown.places.find(
    ({ isRoot, path }) => isRoot && typed.toLowerCase().startsWith(path.toLowerCase()),
  );
  const meant = (root === undefined ? names : names.slice(1)).filter((each) => each !== '' && each !== '.');
  return { folder: root?.folder ?? shown.folder, names: meant };
}
