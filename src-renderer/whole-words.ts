/** Boxes whose title is made here, and made again when the pointer comes back: what they say may have changed. */
const made = new WeakSet<Element>();

/**
 * A text that ends in an ellipsis says all of it where the pointer rests: cells of tables, and what is of the class `clip`.
 * A title that somebody wrote stays.
 */
export function sayWhole({ target }: Event): void {
  const box = target instanceof Element ? target.closest<HTMLElement>('td,th,.clip') : null;
  if (box === null || (box.title !== '' && !made.has(box))) return;
  box.title = box.scrollWidth > box.clientWidth ? box.textContent.trim() : '';
  made.add(box);
}
