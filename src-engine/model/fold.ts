/**
 * The fold of the event log: one event applied to one state. Pure; the same events always give the same state.
 * An event that does not fit the state, because an earlier one that it builds on was taken out, is a failure.
 */
import type { EventDraft, EventHead, EventKind, TournamentEvent } from './events.ts';
import { foldPlayers } from './fold-players.ts';
import { foldRounds } from './fold-rounds.ts';
import { foldSettled } from './fold-settled.ts';
import { fail, ok, type FailureShape, type Outcome } from './outcome.ts';
import type { Tournament } from './tournament.ts';
import { BLANK_FACTS, BLANK_STATE, type Applied, type TournamentState } from './state.ts';
import { isMisfit, type Misfit } from './misfit.ts';

/** Why an event cannot be applied, with the entry that cannot. */
export interface FoldFailure extends FailureShape {
  readonly code: 'event-does-not-apply';
  readonly seq: number;
  readonly kind: EventKind;
  /** What the event needs and does not find. */
  readonly reason: Misfit;
}

/**
 * The state after `event`. Fails with `event-does-not-apply`. Cost: the length of the list that changes, players
 * or boards of a round.
 */
export function applyEvent(
  state: TournamentState,
  event: TournamentEvent,
): Outcome<TournamentState, FoldFailure> {
  const applied = apply(state, event);
  return isMisfit(applied)
    ? fail({ code: 'event-does-not-apply', seq: event.seq, kind: event.kind, reason: applied })
    : ok(applied);
}

/** The state after all of `events`, beginning with `from`; fails at the first event that does not apply. */
export function foldEvents(
  events: Iterable<TournamentEvent>,
  from: TournamentState = BLANK_STATE,
): Outcome<TournamentState, FoldFailure> {
  let state = from;
  for (const event of events) {
    const next = applyEvent(state, event);
    if (!next.ok) return next;
    state = next.value;
  }
  return ok(state);
}

/** Makes an event of a draft. */
export function eventOf(head: EventHead, draft: EventDraft): TournamentEvent {
  return { ...head, ...draft };
}

/** The remark in a report of a tournament that left FIDE mode in another program, or in this one. */
const LEFT_FIDE_MODE = /^###\s*FIDE mode exited/i;

/** Whether a report says that its tournament left FIDE mode: that is for good, also in another file. */
export function hasLeftFideMode({ keptRecords }: Pick<Tournament, 'keptRecords'>): boolean {
  return keptRecords.some(({ line }) => LEFT_FIDE_MODE.test(line));
}

function apply(state: TournamentState, event: TournamentEvent): Applied {
  switch (event.kind) {
    case 'tournament-created': {
      if (event.seq !== 1) return { code: 'tournament-there' };
      const { info, rules } = event.payload;
      return { ...state, tournament: { ...state.tournament, info, rules } };
    }
    case 'tournament-imported': {
      if (event.seq !== 1) return { code: 'tournament-there' };
      const { tournament } = event.payload;
      return {
        ...state,
        tournament,
        nextPlayer: Math.max(0, ...tournament.players.map(({ id }) => id)) + 1,
        rounds: tournament.rounds.map(() => BLANK_FACTS),
        publications: tournament.rounds.map(({ version }) => version),
        fideMode: !hasLeftFideMode(tournament),
      };
    }
    case 'settings-changed':
    case 'rules-changed-late': {
      const { info, rules } = event.payload;
      if (rules.rounds < state.tournament.rounds.length) return { code: 'fewer-rounds-than-paired' };
      return { ...state, tournament: { ...state.tournament, info, rules } };
    }
    case 'fide-mode-left':
      return { ...state, fideMode: false };
    case 'colour-drawn': {
      const rules = { ...state.tournament.rules, initialColour: event.payload.colour };
      return { ...state, tournament: { ...state.tournament, rules } };
    }
    case 'player-added':
    case 'late-entry-added':
    case 'players-added':
    case 'player-changed':
    case 'player-changed-late':
    case 'players-merged':
    case 'players-merged-late':
    case 'audit-settled':
    case 'list-month-settled':
    case 'player-removed':
    case 'player-arrival':
    case 'player-seen':
    case 'player-withdrawn':
    case 'player-expelled':
    case 'bye-set':
    case 'bye-set-beyond-rules':
    case 'numbers-assigned':
    case 'numbers-exchanged':
      return foldPlayers(state, event);
    case 'games-adjourned':
    case 'round-drafted':
    case 'round-arranged':
    case 'round-checked':
    case 'issue-read':
    case 'round-published':
    case 'round-repaired':
    case 'round-unpublished':
    case 'wall-changed':
    case 'round-discarded':
    case 'result-entered':
    case 'result-cleared':
    case 'result-corrected':
    case 'result-corrected-late':
    case 'result-rated-only':
    case 'result-verified':
    case 'entry-settled':
      return foldRounds(state, event);
    case 'second-entry-required':
      return { ...state, secondEntryRequired: event.payload.required };
    case 'start-announced': {
      const { round, at } = event.payload;
      const { [round]: _before, ...others } = state.starts;
      return { ...state, starts: at === '' ? others : { ...others, [round]: at } };
    }
    case 'tie-settled':
    case 'outside-values-set':
    case 'start-position-drawn':
      return foldSettled(state, event);
    case 'incident-noted': {
      const { seq, at, actor } = event;
      return { ...state, incidents: [...state.incidents, { seq, at, actor, ...event.payload }] };
    }
    case 'operator-changed':
      return { ...state, operator: event.payload.name };
    case 'document-printed': {
      const { document, round, version } = event.payload;
      const others = state.prints.filter((print) => print.document !== document || print.round !== round);
      return { ...state, prints: [...others, { document, round, version, at: event.at }] };
    }
    case 'taken-over':
      return { ...state, epoch: event.payload.epoch };
    case 'document-saved':
    case 'import-against-rules':
    case 'session-recovered':
    case 'damage-recovered':
    case 'personal-data-removed':
    case 'undone':
    case 'redone':
    case 'went-back':
      return state;
  }
}
