import { untrack } from 'svelte';
import { useApp } from './app.svelte.ts';

/** Something the arbiter can do: by its key, by its button, and by name in the command list. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** As printed on the key cap: `F2`, `Ctrl Enter`, `A`, `?`; `''` for none. */
  readonly keys: string;
  readonly run: () => void;
  /** False: the key does nothing and the command list shows it as unavailable. */
  readonly enabled?: boolean;
  /** The key works, the command list leaves it out (moving around, typing). */
  readonly unlisted?: boolean;
}

export interface ActionScope {
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

  /** Runs the action of a key press; the innermost scope wins. True when one was found. */
  handle(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.isComposing) return false;
    const chords = chordsOf(event);
    const typing = isTyping(event.target);
    for (const scope of this.scopes.toReversed()) {
      for (const action of scope.actions) {
        if (!chords.includes(action.keys) || (typing && !worksWhileTyping(action.keys))) continue;
        event.preventDefault();
        if (action.enabled !== false && !event.repeat) action.run();
        return true;
      }
    }
    return false;
  }
}

/** Registers the actions of a component for as long as it lives. */
export function useActions(title: string, actions: () => readonly Action[]): void {
  const app = useApp();
  $effect(() => app.actions.add(() => ({ title, actions: actions() })));
}

const NAMED_KEYS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  Delete: 'Del',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ' ': 'Space',
};

/**
 * The names of a key press, as printed on key caps. Letters go by what the key types, and by its place where the
 * layout has no Latin letters; digits always go by place, so that an AZERTY board and the number pad work alike.
 */
export function chordsOf(event: KeyboardEvent): readonly string[] {
  const held = `${event.ctrlKey || event.metaKey ? 'Ctrl ' : ''}${event.altKey ? 'Alt ' : ''}`;
  const digit = digitOf(event);
  if (digit !== null) return [held + digit];
  if (event.key.length > 1 || event.key === ' ') {
    return [held + (event.shiftKey ? 'Shift ' : '') + (NAMED_KEYS[event.key] ?? event.key)];
  }
  const place = /^Key([A-Z])$/.exec(event.code)?.[1];
  const typed = event.key.toUpperCase();
  const names = place !== undefined && !/[A-Z]/.test(typed) ? [typed, place] : [typed];
  // A question mark is a question mark, whatever it takes to type one.
  return /[A-Z]/.test(typed) && event.shiftKey
    ? names.map((name) => `${held}Shift ${name}`)
    : names.map((name) => held + name);
}

/** The digit of a key by its place on the board or the number pad, or null. */
export function digitOf(event: KeyboardEvent): string | null {
  const place = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (place === undefined || (event.code.startsWith('Digit') && event.shiftKey)) return null;
  // With Num Lock off the pad moves the cursor.
  return event.code.startsWith('Numpad') && event.key.length > 1 ? null : place;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.keys === 'letters') return false;
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)) ||
    target.isContentEditable
  );
}

/** In a text field only function keys, Esc and chords with Ctrl act. Editing chords stay with the field. */
function worksWhileTyping(keys: string): boolean {
  if (['Ctrl Z', 'Ctrl Y', 'Ctrl Shift Z', 'Ctrl A'].includes(keys)) return false;
  return keys.startsWith('Ctrl ') || /^F\d+$/.test(keys) || keys === 'Esc';
}
