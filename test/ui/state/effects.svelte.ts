/** Effects outside of a component: they run until the answer is called. */
export function withEffects(run: () => void): () => void {
  return $effect.root(run);
}

/** How often something was read, once at first and then whenever what it depends on has changed. */
export function readingsOf(read: () => unknown): { readonly count: () => number; readonly stop: () => void } {
  let count = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      read();
      count++;
    });
  });
  return { count: () => count, stop };
}
