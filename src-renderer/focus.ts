/** The element that has the keyboard when nothing else wants it: each page marks one with `data-home`. */
export function focusHome(): void {
  document.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true });
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
