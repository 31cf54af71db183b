/**
 * Lifts stored payloads to their newest form. One pure function for each step of each kind; a step is never changed
 * after a version with it was released, because saved files depend on it.
 */
import { EVENT_KINDS, isEventKind } from './event-kinds.ts';
import type { EventHead, TournamentEvent } from './events.ts';
import { fail, ok, type FailureShape, type Outcome } from './outcome.ts';

/** Steps by kind: index 0 lifts version 1 to version 2, and so on. No kind has a second version yet. */
const STEPS: Partial<Record<TournamentEvent['kind'], readonly ((payload: unknown) => unknown)[]>> = {};

/** An event as it is in a file. */
export interface StoredEvent extends EventHead {
  readonly kind: string;
  readonly version: number;
  /** Parsed JSON. */
  readonly payload: unknown;
}

export type UpcastFailure = FailureShape & {
  readonly code: 'event-from-newer-version';
  readonly kind: string;
};

/**
 * The event with its payload in the newest form. Fails with `event-from-newer-version` for a kind or a version that
 * this program does not know. `steps` is for tests.
 */
export function upcast(
  stored: StoredEvent,
  steps: Partial<Record<string, readonly ((payload: unknown) => unknown)[]>> = STEPS,
): Outcome<TournamentEvent, UpcastFailure> {
  const { kind, version, payload, ...head } = stored;
  const known = steps[kind] ?? [];
  const newest = isEventKind(kind) ? Math.max(EVENT_KINDS[kind].version, known.length + 1) : 0;
  if (version < 1 || version > newest) return fail({ code: 'event-from-newer-version', kind });
  const lifted = known.slice(version - 1).reduce((value, step) => step(value), payload);
  // The hash chain proves that a payload is what this program, or an older one, once wrote for this kind.
  return ok({ ...head, kind, payload: lifted } as TournamentEvent);
}
