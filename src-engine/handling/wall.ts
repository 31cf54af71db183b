/** C.04.2 (2026) 4.4: a published pairing stays. What a step in the log would change on the wall. */
import type { EventDraft } from '../model/events.ts';
import type { TournamentState } from '../model/state.ts';
import type { Round, Tournament } from '../model/tournament.ts';

/** A pairing that leaves the wall, or that comes back to it. */
export interface WallChange {
  /** 1-based. */
  readonly round: number;
  /** Version of the publication. */
  readonly version: number;
  readonly to: 'down' | 'up';
}

/** What is on the wall otherwise in `after` than in `before`; what leaves it comes first. Cost: rounds. */
export function wallChanges(before: Tournament, after: Tournament): readonly WallChange[] {
  const leaving = onWall(before, after).map((known): WallChange => ({ ...known, to: 'down' }));
  const coming = onWall(after, before).map((known): WallChange => ({ ...known, to: 'up' }));
  return [...leaving, ...coming];
}

/** Publications of `there` that are not on the wall in `other`. */
function onWall(there: Tournament, other: Tournament): readonly Pick<WallChange, 'round' | 'version'>[] {
  return there.rounds.flatMap((round, index) =>
    round.stage !== 'published' || isSamePublication(round, other.rounds[index])
      ? []
      : [{ round: index + 1, version: round.version }],
  );
}

function isSamePublication({ version, publishedAt }: Round, other: Round | undefined): boolean {
  return other?.stage === 'published' && other.version === version && other.publishedAt === publishedAt;
}

/** The entries that keep these changes in the report, whatever is undone or redone later. */
export function wallEntries(changes: readonly WallChange[]): EventDraft[] {
  return changes.map((payload) => ({ kind: 'wall-changed', payload }));
}

/** Version of the next publication of `round`: no version is on the wall with two pairings. */
export function nextVersion({ publications }: TournamentState, round: number): number {
  return (publications[round - 1] ?? 0) + 1;
}
