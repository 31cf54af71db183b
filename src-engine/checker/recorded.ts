/** A recorded round as the system that paired it sees it, and its explanation. */
import { pairingTaskOf } from '../handling/task.ts';
import { boardNumber, seatsOf } from '../model/seating.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Step } from '../systems/step.ts';
import type { Assessment, BoardReason, Pairing, PairingSystem, PairingTask } from '../systems/system.ts';
import { systemOf } from '../systems/registry.ts';
import { recordedPairing } from './check.ts';

/** A round of a file with the task that it answers. */
export interface RecordedRound {
  readonly system: PairingSystem;
  readonly task: PairingTask;
  readonly pairing: Pairing;
}

/** Why the boards of a round are what they are, in board order, the bye last, and how its brackets are judged. */
export interface ExplainedRound {
  readonly reasons: readonly BoardReason[];
  readonly assessment: Assessment;
}

/** Round `round`, 1-based; null where it is not recorded, names no system that is known, or has no task. */
export function recordedRound(tournament: Tournament, round: number): RecordedRound | null {
  const recorded = tournament.rounds[round - 1];
  if (recorded === undefined) return null;
  const system = systemOf(recorded.system === '' ? tournament.rules.system : recorded.system);
  const task = pairingTaskOf(tournament, round);
  if (system === null || !task.ok) return null;
  return { system, task: task.value, pairing: recordedPairing(recorded) };
}

/** The explanation of a recorded round, which is solved once for it; null as {@link recordedRound}. */
export function explainedRound(tournament: Tournament, round: number): ExplainedRound | null {
  const recorded = recordedRound(tournament, round);
  if (recorded === null) return null;
  const { system, task, pairing } = recorded;
  const own = system.solve(task);
  return { reasons: system.reasons(task, pairing, own), assessment: system.assess(task, pairing, own) };
}

/**
 * What the system does, step by step, to pair a recorded round; none as {@link recordedRound}. Boards are called by their
 * tables: those of the round as they were recorded, others as the tables are numbered now.
 */
export function traceOf(tournament: Tournament, round: number): readonly Step[] {
  const recorded = recordedRound(tournament, round);
  if (recorded === null) return [];
  const known = tournament.rounds[round - 1]!;
  const steps = recorded.system.trace(recorded.task);
  const boards = steps.filter((step) => step.code === 'board');
  const seats = seatsOf(boards, tournament.rules.seating);
  return steps.map((step): Step => {
    if (step.code !== 'board') return step;
    const place = known.boards.findIndex(({ white, black }) => white === step.white && black === step.black);
    return { ...step, board: place < 0 ? seats[boards.indexOf(step)]! : boardNumber(known, place) };
  });
}
