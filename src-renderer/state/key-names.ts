/** Keys by the names that are printed on key caps. */

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

/** True while a key press would go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.keys === 'letters') return false;
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)) ||
    target.isContentEditable
  );
}

/**
 * In a text field only function keys, Esc and chords with Ctrl act. Editing chords stay with the field, but for undoing in one
 * that has nothing to undo and says so by `data-undo`.
 */
export function worksWhileTyping(keys: string, field: EventTarget | null): boolean {
  if (keys === 'Ctrl A') return false;
  if (['Ctrl Z', 'Ctrl Y', 'Ctrl Shift Z'].includes(keys))
    return (field as HTMLElement | null)?.dataset.undo === 'program';
  return keys.startsWith('Ctrl ') || /^F\d+$/.test(keys) || keys === 'Esc';
}
