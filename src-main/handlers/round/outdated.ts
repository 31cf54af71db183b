/** Drafts that were checked against something else than what stands now: after an undo, a withdrawal, other data. */
import { basisOf } from '../../../src-engine/index.ts';
import type { EventLog } from '../../storage/event-log.ts';

/** By the list of entries that count, which is another one after every change: a page asks more often than it changes. */
const known = new WeakMap<readonly number[], Map<number, boolean>>();

/**
 * Whether what a round that is not on the wall was checked against has changed since. False for one that was not checked.
 * Cost: entries since the check, once for each state of the log.
 */
export function isOutdated(log: EventLog, round: number): boolean {
  const stage = log.state.tournament.rounds[round - 1]?.stage;
  if (stage === 'published') return false;
  const rounds = known.get(log.effective) ?? new Map<number, boolean>();
  known.set(log.effective, rounds);
  const is = rounds.get(round) ?? compare(log, round);
  rounds.set(round, is);
  return is;
}

function compare(log: EventLog, round: number): boolean {
  const checked = log.effective.findLast((seq) => {
    const { kind, payload } = log.event(seq);
    return kind === 'round-checked' && payload.round === round;
  });
  return (
    checked !== undefined &&
    basisOf(log.stateAt(checked).tournament, round) !== basisOf(log.state.tournament, round)
  );
}
