import { getContext, setContext, untrack } from 'svelte';
import { chordsOf, isTyping, worksWhileTyping } from './key-names.ts';

const KEY = Symbol('actions');

/** Something the arbiter can do: by its key, by its button, and by name in the command list. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** As printed on the key cap: `F2`, `Ctrl Enter`, `A`, `?`; `''` for none. */
  readonly keys: string;
  readonly run: () => void;
  /** False: the key says that it is not available, as the command list shows it. */
  readonly enabled?: boolean;
  /** The browser acts on the key, and the page on what the browser says then: copying and pasting. */
  readonly native?: boolean;
  /** The key works, the command list leaves it out (moving around, typing). */
  readonly unlisted?: boolean;
}

/** Order of a list whose first Enter takes: what cannot be done now comes last. */
export function whatCanBeDoneFirst(one: Action, other: Action): number {
  return Number(one.enabled === false) - Number(other.enabled === false);
}

interface ActionScope {
  readonly title: string;
  readonly actions: readonly Action[];
}

/** All actions that are possible now, the innermost scope last. */
export class Actions {
  #sources = $state.raw<readonly (() => ActionScope)[]>([]);

  get scopes(): readonly ActionScope[] {
    return this.#sources.map((source) => source());
  }

  add(source: () => ActionScope): () => void {
    // An effect that registers must not depend on what others register.
    this.#sources = [...untrack(() => this.#sources), source];
    return () => {
      this.#sources = untrack(() => this.#sources).filter((other) => other !== source);
    };
  }

  /** Whether a key means something on every page: what the whole page registered first. */
  isEverywhere(chords: readonly string[]): boolean {
    return this.#sources[0]?.().actions.some(({ keys }) => chords.includes(keys)) ?? false;
  }

  /**
   * Runs the action of a key press; the innermost scope wins. True when one was found; one that cannot be done now is
   * told of.
   */
  handle(event: KeyboardEvent, unavailable: (action: Action) => void = () => undefined): boolean {
    if (event.defaultPrevented || event.isComposing) return false;
    const chords = chordsOf(event);
    const typing = isTyping(event.target);
    for (const scope of this.scopes.toReversed()) {
      for (const action of scope.actions) {
        if (
          action.native === true ||
          !chords.includes(action.keys) ||
          (typing && !worksWhileTyping(action.keys, event.target))
        )
          continue;
        event.preventDefault();
        if (event.repeat) return true;
        if (action.enabled === false) unavailable(action);
        else action.run();
        return true;
      }
    }
    return false;
  }
}

/** Lets the components below register their actions. */
export function provideActions(actions: Actions): void {
  setContext(KEY, actions);
}

/** Registers the actions of a component for as long as it lives. */
export function useActions(title: string, actions: () => readonly Action[]): void {
  const all = getContext<Actions>(KEY);
  $effect(() => all.add(() => ({ title, actions: actions() })));
}
