/** The two editions of the Dutch system as data: what they say about players, and their round. */
import type { Contender, ContenderRules } from './kernel/contender.ts';
import type { Blocked, PairedRound, RoundOptions } from './kernel/round.ts';
import type { Competitor, RoundRecord } from '../../history/competitor.ts';
import { drawOf, winOf } from '../../model/scoring.ts';
import type { PairingTask } from '../system.ts';
import { pairRound2017 } from './pairing-2017.ts';
import { pairRound2026 } from './pairing-2026.ts';

export const EDITIONS = ['2017', '2026'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Rules of the edition for single players in this task. */
export function contenderRulesOf(edition: Edition, task: PairingTask): ContenderRules {
  const isTopscorer = topscorerTest(task);
  switch (edition) {
    case '2026':
      return { isTopscorer, isByeBarred: ({ byeBarred }) => byeBarred, floatsWithoutGame: beatsALoss(task) };
    case '2017':
      return { isTopscorer, isByeBarred: hadByeOrForfeitWin, floatsWithoutGame: () => true };
  }
}

export function pairRound(
  edition: Edition,
  contenders: readonly Contender[],
  options: RoundOptions,
): PairedRound | Blocked {
  return edition === '2026' ? pairRound2026(contenders, options) : pairRound2017(contenders, options);
}

/** C.04.3 (2026) 1.8; 2017: A.7: more than half of the points that the rounds played could bring, last round only. */
function topscorerTest({ round, rounds, scoring }: PairingTask): (competitor: Competitor) => boolean {
  if (round !== rounds) return () => false;
  const most = (round - 1) * Math.max(winOf(scoring), drawOf(scoring));
  return ({ pairingScore }) => 2 * pairingScore > most;
}

/** C.04.3 (2026) 1.4.3: the bye itself, or more points than a loss. */
function beatsALoss({ scoring }: PairingTask): (record: RoundRecord) => boolean {
  const loss = Math.max(scoring.whiteLoss, scoring.blackLoss);
  return ({ cell, points }) => cell.code === 'U' || points > loss;
}

/** 2017: C.04.1.d. A full-point bye does not bar; a forfeit win does. */
function hadByeOrForfeitWin({ rounds }: Competitor): boolean {
  return rounds.some(({ cell }) => cell.code === 'U' || cell.code === '+');
}
