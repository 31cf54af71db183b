/**
 * Calls once what changed on the page is on the screen, so that a question that can wait does not hold up the picture. The
 * answer takes that back.
 */
export function whenPainted(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame is painted right after its callbacks; a task that they leave behind comes after that.
  const frame = requestAnimationFrame(() => (timer = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
