import { KEYS, MOVES } from './keys.ts';
import type { Actions } from './state/actions.svelte.ts';
import type { EarlyKeys } from './state/early-keys.ts';
import { chordsOf, isTyping, worksWhileTyping } from './state/key-names.ts';

/** Of the application, what says where a key belongs. */
interface Listening {
  readonly actions: Pick<Actions, 'isEverywhere'>;
  readonly earlyKeys: EarlyKeys<KeyboardEvent>;
  readonly dialogs: readonly unknown[];
}

/** Chords and named keys of the table; what else the browser has on them is left to it. */
const OURS: ReadonlySet<string> = new Set(
  [...Object.values(KEYS), MOVES].flatMap((keys) => Object.values<string | readonly string[]>(keys).flat()),
);
/** Keys that the browser acts on, and those that mean something without any page. */
const NATIVE: ReadonlySet<string> = new Set([KEYS.everywhere.copyRows, KEYS.everywhere.pasteRows, 'Tab']);

/** Lets a key wait where the page that it is meant for is still to come, before anything else hears it. */
export function holdKey(app: Listening, event: KeyboardEvent): void {
  const { earlyKeys } = app;
  // A key that waited comes again, and is nobody's press.
  if (!event.isTrusted || event.defaultPrevented || event.isComposing) return;
  const chords = chordsOf(event);
  if (app.dialogs.length > 0 || chords.includes(KEYS.everywhere.close)) return earlyKeys.forget();
  if (!earlyKeys.holds && !(earlyKeys.areDue && isForPage(app, event, chords))) return;
  if (!isOurs(chords)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) earlyKeys.add(event);
}

function isOurs(chords: readonly string[]): boolean {
  return chords.some((chord) => !NATIVE.has(chord) && (chord.length === 1 || OURS.has(chord)));
}

/** Whether a key is one that the page may act on: neither text of a field, nor the press of a button, nor a key of all pages. */
function isForPage(app: Listening, { target, key }: KeyboardEvent, chords: readonly string[]): boolean {
  if (app.actions.isEverywhere(chords)) return false;
  if (target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) return false;
  const isText =
    target instanceof HTMLInputElement && target.dataset.keys === 'letters'
      ? !/^\p{L}$/u.test(key)
      : isTyping(target);
  return !isText || chords.some((chord) => worksWhileTyping(chord, target));
}

/** Presses a key again where the keyboard is now; what the browser does with a key in a field is done here. */
export function pressAgain(app: Listening, pressed: KeyboardEvent): void {
  if (app.dialogs.length > 0) return app.earlyKeys.forget();
  const target = document.activeElement ?? document.body;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const again = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  if (!target.dispatchEvent(new KeyboardEvent('keydown', again))) return;
  if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey || altKey) return;
  if (key === 'Enter') target.form?.requestSubmit();
  if (key.length > 1) return;
  if (target.selectionStart === null) target.value += key;
  else target.setRangeText(key, target.selectionStart, target.selectionEnd ?? target.selectionStart, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
}
