/**
 * Lifts stored payloads to their newest form. One pure function for each step of each kind; a step is never changed
 * after a version with it was released, because saved files depend on it.
 */
import { EVENT_KINDS, isEventKind } from './event-kinds.ts';
import type { EventHead, TournamentEvent } from './events.ts';
import { rulesWithLists } from './lifted-sequence.ts';
import { fail, ok, type FailureShape, type Outcome } from './outcome.ts';

/**
 * What a player has since version 2 of the events that hold whole players: the list that the rating came from, and the
 * entry fee. Before, only `list`, `file` or `typed` was known.
 */
const SINCE_PLAYER_2 = { ratingList: '', ratingMonth: '', ratingPace: '', feePaid: false };

const playerTo2 = (player: object): object => ({ ...player, ...SINCE_PLAYER_2 });
const onePlayerTo2 = (payload: unknown): unknown => {
  const known = payload as { readonly player: object };
  return { ...known, player: playerTo2(known.player) };
};
const allPlayersTo2 = <T extends { readonly players: readonly object[] }>(holder: T): T => ({
  ...holder,
  players: holder.players.map(playerTo2),
});

/** Rules of a payload named kinds of rating before they named lists. */
const rulesTo2 = (payload: unknown): unknown => {
  const known = payload as { readonly rules: object };
  return { ...known, rules: rulesWithLists(known.rules) };
};

/** The sentences of version 1, in the language of the screen of that day, stay as they were written. */
const checkTo2 = (payload: unknown): unknown => {
  const { text, violations, ...known } = payload as { text: string; violations: readonly string[] };
  const asWritten = (sentence: string) => ({ code: 'as-written', text: sentence });
  return { ...known, verdict: asWritten(text), violations: violations.map(asWritten) };
};

/** In version 1 somebody who had left played on where the other entry of theirs had not. */
const mergeTo2 = (payload: unknown): unknown => ({ ...(payload as object), leaving: 'ends' });

/** Version 2 may number its boards; those of version 1 are 1, 2, 3 … */
const boardsTo2 = (payload: unknown): unknown => payload;

/** Steps by kind: index 0 lifts version 1 to version 2, and so on. */
const STEPS: Partial<Record<TournamentEvent['kind'], readonly ((payload: unknown) => unknown)[]>> = {
  'player-added': [onePlayerTo2],
  'late-entry-added': [onePlayerTo2],
  'players-added': [(payload) => allPlayersTo2(payload as { readonly players: readonly object[] })],
  'tournament-imported': [
    (payload) => {
      const known = payload as { readonly tournament: { readonly players: readonly object[] } };
      return { ...known, tournament: allPlayersTo2(known.tournament) };
    },
    (payload) => {
      const known = payload as { readonly tournament: { readonly rules: object } };
      const { tournament } = known;
      return { ...known, tournament: { ...tournament, rules: rulesWithLists(tournament.rules) } };
    },
  ],
  'tournament-created': [rulesTo2],
  'settings-changed': [rulesTo2],
  'rules-changed-late': [rulesTo2],
  'players-merged': [mergeTo2],
  'players-merged-late': [mergeTo2],
  'round-drafted': [boardsTo2],
  'round-arranged': [boardsTo2],
  'round-repaired': [boardsTo2],
  'round-checked': [checkTo2],
};

/** An event as it is in a file. */
export interface StoredEvent extends EventHead {
  readonly kind: string;
  readonly version: number;
  /** Parsed JSON. */
  readonly payload: unknown;
}

/** The log was written by a later version of the program, which knows more kinds or newer payloads. */
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
