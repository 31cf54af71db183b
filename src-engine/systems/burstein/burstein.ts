/** The Burstein System, C.04.4.2, in its three texts. */
import { ok } from '../../model/outcome.ts';
import type { PairingSystem, PairingTask } from '../system.ts';
import { allocate, allocateOld } from './colours.ts';
import { mayMeet, type Text } from './criteria.ts';
import { assess, reasons, whyNot } from './explain.ts';
import { mayMeetOld, pairByCombinations, withImaginaryPoints } from './old.ts';
import { oldRanking, rankingByIndex } from './opposition.ts';
import { pairByIndex, pairRound, type Manner } from './pairing.ts';

/** 1.6: the first rounds are paired by the Dutch System: half of the rounds, at most four. */
export function seedingRounds(rounds: number): number {
  return Math.min(4, Math.floor(rounds / 2));
}

function modern(text: Text): Manner {
  return {
    entrants: ({ competitors }) => competitors,
    ranking: rankingByIndex,
    mayMeet,
    allocate,
    pairAll: (levels, ranking, steps) => pairByIndex(text, levels, ranking, steps),
    byeByGames: true,
    chapter: 'C.04.4.2',
  };
}

const OLD: Manner = {
  entrants: withImaginaryPoints,
  ranking: oldRanking,
  mayMeet: mayMeetOld,
  allocate: allocateOld,
  pairAll: pairByCombinations,
  byeByGames: false,
  chapter: 'C.04.4.2 (2017)',
};

/** A system that asks `seeding` for the first rounds and `manner` for the others. */
function burstein(
  head: Pick<PairingSystem, 'id' | 'edition' | 'trfCode'>,
  manner: Manner,
  seeding: PairingSystem | null,
): PairingSystem {
  const seeds = (task: PairingTask): PairingSystem | null =>
    seeding !== null && task.round <= seedingRounds(task.rounds) ? seeding : null;
  return {
    ...head,
    name: 'Burstein System',
    needsRatings: false,
    pair(task, options) {
      const seeder = seeds(task);
      if (seeder !== null) return seeder.pair(task, options);
      const round = pairRound(manner, task, options);
      return round.ok ? ok(round.value.pairing) : round;
    },
    assess: (task, pairing) => seeds(task)?.assess(task, pairing) ?? assess(manner, task, pairing),
    reasons: (task, pairing) => seeds(task)?.reasons(task, pairing) ?? reasons(manner, task, pairing),
    whyNot: (task, pairing, a, b) =>
      seeds(task)?.whyNot(task, pairing, a, b) ?? whyNot(manner, task, pairing, a, b),
    trace(task) {
      const seeder = seeds(task);
      if (seeder !== null) return [`1.6: a seeding round, paired by ${seeder.name}`, ...seeder.trace(task)];
      const round = pairRound(manner, task);
      return round.ok ? round.value.steps : [];
    },
  };
}

/** The text in force since 2026; `dutch` pairs its seeding rounds. */
export function burstein2026(dutch: PairingSystem): PairingSystem {
  const head = {
    id: 'burstein-2026',
    edition: 'C.04.4.2, in force since 2026-02-01',
    trfCode: 'FIDE_BURSTEIN',
  };
  return burstein(head, modern('2026'), dutch);
}

/** The text approved for 1 July 2025, which was never applied in this form; it differs in C6. */
export function burstein2025(dutch: PairingSystem): PairingSystem {
  const head = {
    id: 'burstein-2025',
    edition: 'C.04.4.2, effective 2025-07-01',
    trfCode: 'FIDE_BURSTEIN_2025',
  };
  return burstein(head, modern('2025'), dutch);
}

/** The older text, with its own acceleration of the first two rounds and no seeding rounds. */
export const BURSTEIN_OLD = burstein(
  { id: 'burstein-old', edition: 'C.04.4.2 of 2017, until 2025', trfCode: 'CUSTOM_SWISS' },
  OLD,
  null,
);
