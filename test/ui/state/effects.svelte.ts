/** Effects outside of a component: they run until the answer is called. */
export function withEffects(run: () => void): () => void {
  return $effect.root(run);
}
