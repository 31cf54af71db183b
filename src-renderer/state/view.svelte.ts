import { untrack } from 'svelte';
import type { Queries, QueryName, Refusal, ViewName } from '../../src-main/ipc/contract.ts';
import { useApp, type App } from './app.svelte.ts';

/** The answer of one query, read again whenever its arguments or what it depends on change. */
export class View<N extends QueryName> {
  readonly #app: App;
  readonly #name: N;
  #value = $state.raw<Queries[N]['value'] | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #loading = $state(false);
  /** Only the newest question may answer: replies can overtake each other. */
  #asked = 0;
  #askedAt = $state(0);
  /** The arguments of the newest question, and of the last one that was answered. */
  #askedFor = '';
  #answeredFor = '';
  #answered: Promise<void> = Promise.resolve();

  constructor(app: App, name: N) {
    this.#app = app;
    this.#name = name;
  }

  get value(): Queries[N]['value'] | null {
    return this.#value;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  get loading(): boolean {
    return this.#loading;
  }
  /** When the value on screen was asked for, on the clock of the page: it holds everything stored before. */
  get askedAt(): number {
    return this.#askedAt;
  }

  /** Whether what is asked for now was never answered: a value that is there is of other arguments. */
  get coming(): boolean {
    return this.#loading && this.#askedFor !== this.#answeredFor;
  }

  /** The value, where it answers what is asked for now: what stands beside another row than its own misleads. */
  get own(): Queries[N]['value'] | null {
    return this.coming ? null : this.#value;
  }

  load(args: Queries[N]['args']): Promise<void> {
    this.#answered = this.#load(args);
    return this.#answered;
  }

  /** Settles when nothing is asked any more: what is on screen then is what main says now. */
  async settled(): Promise<void> {
    while (this.#loading) await this.#answered;
  }

  async #load(args: Queries[N]['args']): Promise<void> {
    const asked = ++this.#asked;
    const askedAt = performance.now();
    this.#askedFor = JSON.stringify(args);
    this.#loading = true;
    const reply = await this.#app.query(this.#name, args);
    if (asked !== this.#asked) return;
    this.#loading = false;
    this.#askedAt = askedAt;
    this.#answeredFor = this.#askedFor;
    this.#value = reply.ok ? reply.value : null;
    this.#refusal = reply.ok ? null : reply.refusal;
  }

  clear(): void {
    this.#asked++;
    this.#loading = false;
    this.#answeredFor = '';
    this.#value = null;
    this.#refusal = null;
  }
}

/**
 * A view that lives as long as the component that calls this. `args` null asks nothing and shows nothing.
 * The old answer stays on screen until the new one is there.
 */
export function useView<N extends QueryName>(
  name: N,
  depends: readonly ViewName[],
  args: () => Queries[N]['args'] | 'nothing',
): View<N> {
  const app = useApp();
  const view = new View(app, name);
  $effect(() => {
    for (const dependency of depends) app.revision(dependency);
    const now = args();
    untrack(() => {
      if (now === 'nothing') view.clear();
      else void view.load(now);
    });
  });
  return view;
}

/** The view that a page stands on: keys that come before its answer wait for it. */
export function usePageView<N extends QueryName>(
  name: N,
  depends: readonly ViewName[],
  args: () => Queries[N]['args'] | 'nothing',
): View<N> {
  const { earlyKeys } = useApp();
  const view = useView(name, depends, args);
  $effect(() => earlyKeys.expect(() => view.coming));
  return view;
}
