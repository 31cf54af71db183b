/* eslint-disable svelte/no-svelte-internal -- plain Node has no page on which a component could be put */
/** What a component does when it begins, without a page: it hands on what those below it use, and has effects of its own. */
import { flushSync } from 'svelte';

// @ts-expect-error What compiled components call has no types.
import { pop, push } from 'svelte/internal/client';
import { withEffects } from './effects.svelte.ts';

/** Effects run, now and then as long as the component is there; the answer is for its end. */
export function asComponent(begin: () => void): () => void {
  const end = withEffects(() => {
    (push as (props: object, runes: boolean) => void)({}, true);
    try {
      begin();
    } finally {
      (pop as () => void)();
    }
  });
  flushSync();
  return end;
}
