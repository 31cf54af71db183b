import { tick } from 'svelte';

/** The element that has the keyboard when nothing else wants it: each page marks one with `data-home`. */
export function focusHome(): void {
  document.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true });
}

/**
 * For the keys of a field or a choice: Esc, and Enter in a field of one line, give the keyboard back to the page, whose keys are
 * letters and digits.
 */
export function leaveField(
  event: KeyboardEvent & { readonly currentTarget: HTMLElement },
  leave: () => void = () => event.currentTarget.blur(),
): void {
  const { key, currentTarget: field } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (key !== 'Escape' && (key !== 'Enter' || field instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  leave();
}

/** Gives the keyboard to the page when what had it goes, or can be used no more: a form that was sent, a line that was removed. */
export async function keepFocus({ target }: FocusEvent): Promise<void> {
  await tick();
  const isLost = document.activeElement === document.body && document.querySelector('dialog[open]') === null;
  if (isLost && target instanceof Element && (!target.isConnected || target.matches(':disabled')))
    focusHome();
}

/** Gives the keyboard back after a dialog: to who had it, or to the page when that is gone. */
export function giveBackFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
  // A page that opened under a dialog could not take the focus then.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && document.querySelector('dialog[open]') === null)
      focusHome();
  });
}
