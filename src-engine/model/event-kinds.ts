/**
 * What the program knows of each kind of event, declared once: how loudly its command asks, whether it touches
 * pairing integrity, whether it can be undone and how loudly that asks. Dialogs, the log and the report read it.
 * The levels follow the check list for tournament programs: 0 silent, 1 tells, 2 acknowledge, 3 confirm,
 * 4 confirm twice with the consequences, 5 refused in FIDE mode.
 */
import type { EventKind } from './events.ts';

/** What an event is about, as the log is filtered; `system`: prints, media, the program itself. */
export const EVENT_CATEGORIES = ['round', 'result', 'player', 'settings', 'system', 'undo'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** From 0, silent, to 5, refused in FIDE mode. */
export type EventLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** What is fixed for a kind of event, whatever it says. */
export interface EventDeclaration {
  readonly category: EventCategory;
  /** How loudly a command that stores this event asks before it acts. */
  readonly level: EventLevel;
  /** True when the event goes into the report as touching pairing integrity. */
  readonly integrity: boolean;
  /** How loudly taking the event out asks; null for events that stay for good. */
  readonly undo: EventLevel | null;
  /** Version of the payload as it is written now. */
  readonly version: number;
}

function declare(
  category: EventCategory,
  level: EventLevel,
  undo: EventLevel | null,
  integrity: 'integrity' | 'plain' = 'plain',
  version = 1,
): EventDeclaration {
  return { category, level, undo, integrity: integrity === 'integrity', version };
}

/** Every kind of event: what it is about, how loudly it asks, how loudly its undo does, whether a report tells it, its version. */
export const EVENT_KINDS: Readonly<Record<EventKind, EventDeclaration>> = {
  'tournament-created': declare('settings', 0, null, 'plain', 2),
  'tournament-imported': declare('settings', 0, null, 'plain', 3),
  'import-against-rules': declare('round', 3, null, 'integrity'),
  'settings-changed': declare('settings', 0, 1, 'plain', 2),
  'rules-changed-late': declare('settings', 4, 3, 'integrity', 2),
  'fide-mode-left': declare('settings', 4, null, 'integrity'),
  'player-added': declare('player', 0, 1, 'plain', 2),
  'late-entry-added': declare('player', 0, 1, 'integrity', 2),
  'players-added': declare('player', 0, 2, 'plain', 2),
  'player-changed': declare('player', 0, 1),
  'player-changed-late': declare('player', 3, 3, 'integrity'),
  'players-merged': declare('player', 2, 2, 'plain', 2),
  'players-merged-late': declare('player', 3, 3, 'integrity', 2),
  'audit-settled': declare('player', 0, 1),
  'list-month-settled': declare('player', 0, 1),
  'player-removed': declare('player', 0, 1),
  'player-arrival': declare('player', 0, 0),
  'player-seen': declare('player', 0, 0),
  'player-withdrawn': declare('player', 0, 1),
  'player-expelled': declare('player', 3, 3, 'integrity'),
  'bye-set': declare('player', 0, 1),
  'bye-set-beyond-rules': declare('player', 3, 1, 'integrity'),
  'numbers-assigned': declare('round', 0, 2),
  'numbers-exchanged': declare('player', 3, 3, 'integrity'),
  'colour-drawn': declare('round', 0, 2),
  'games-adjourned': declare('round', 3, 3, 'integrity'),
  'round-drafted': declare('round', 0, 1, 'plain', 2),
  'round-arranged': declare('round', 3, 2, 'integrity', 2),
  'round-checked': declare('round', 0, 1, 'plain', 2),
  'issue-read': declare('round', 0, 0),
  'round-published': declare('round', 0, 3),
  'round-repaired': declare('round', 3, 3, 'integrity', 2),
  'round-unpublished': declare('round', 4, 3, 'integrity'),
  'wall-changed': declare('round', 4, null, 'integrity'),
  'round-discarded': declare('round', 0, 1),
  'result-entered': declare('result', 0, 1),
  'result-cleared': declare('result', 2, 1),
  'result-corrected': declare('result', 2, 1),
  'result-corrected-late': declare('result', 3, 3, 'integrity'),
  'result-rated-only': declare('result', 3, 3, 'integrity'),
  'result-verified': declare('result', 0, 0),
  'entry-settled': declare('result', 0, 1),
  'second-entry-required': declare('settings', 0, 1),
  'start-announced': declare('round', 0, 0),
  'tie-settled': declare('result', 3, 3),
  'outside-values-set': declare('result', 0, 1),
  'start-position-drawn': declare('round', 0, 3),
  'incident-noted': declare('round', 0, 1),
  'operator-changed': declare('system', 0, null),
  'document-printed': declare('system', 0, null),
  'document-saved': declare('system', 0, null),
  'session-recovered': declare('system', 0, null),
  'damage-recovered': declare('system', 0, null, 'integrity'),
  'taken-over': declare('system', 3, null),
  'personal-data-removed': declare('system', 2, null),
  undone: declare('undo', 0, null),
  redone: declare('undo', 0, null),
  'went-back': declare('undo', 3, null),
};

/** Whether this version of the program knows a kind; a newer one may have written others. */
export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(EVENT_KINDS, kind);
}
