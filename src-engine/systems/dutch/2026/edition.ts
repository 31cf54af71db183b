/** C.04.3 in force since 1 February 2026. */
import type { RoundRecord } from '../../../history/competitor.ts';
import type { Points } from '../../../model/points.ts';
import type { PairingTask } from '../../system.ts';
import { ALLOCATION_ARTICLES } from '../colours.ts';
import type { Edition } from '../edition.ts';
import type { Contender } from '../kernel/contender.ts';
import { reachable2017 } from '../2017/round.ts';
import { topscorerTest } from '../topscorers.ts';
import {
  BYE_SCORE,
  FLOATER_ROWS_2026,
  FOLLOWING_ROWS_2026,
  QUALITY_ROWS_2026,
  unplayedGames,
} from './criteria.ts';
import { byeLimitOf, pairRound2026, reachable2026 } from './round.ts';

export const EDITION_2026: Edition = {
  year: '2026',
  superseded: false,
  rules: {
    // 2.1.1 [C1], 2.1.2 [C2], 2.1.3 [C3]
    meeting: { id: 'C1', article: '2.1.1', label: 'nobody-twice' },
    bye: { id: 'C2', article: '2.1.2', label: 'one-bye' },
    colours: { id: 'C3', article: '2.1.3', label: 'opposite-absolutes' },
    everybody: { id: '1.9.1', article: '1.9.1', label: 'everybody-paired' },
    isByeBarred: ({ byeBarred }) => byeBarred,
  },
  articles: {
    completion: 'C.04.3 1.9.3',
    firstColour: 'C.04.3 5.1',
    colours: '5.2',
    allocation: ALLOCATION_ARTICLES,
    reasons: {
      bracket: '3.2',
      transposition: '4.2',
      exchange: '4.3',
      floaters: '2.4.1',
      bye: '2.3.1',
    },
  },
  playerRules: (task) => ({
    isTopscorer: topscorerTest(task),
    isByeBarred: ({ byeBarred }) => byeBarred,
    floatsWithoutGame: beatsALoss(task),
  }),
  pairRound: pairRound2026,
  collapses: () => false,
  // 2.4.4 [C9] counts where the receiver of the bye floats alone.
  rowsFor: ({ downfloaters }, _, bye) => {
    const getsBye = downfloaters.length === 1 && downfloaters[0]!.id === bye;
    const rows = getsBye ? [unplayedGames(Infinity), ...QUALITY_ROWS_2026] : QUALITY_ROWS_2026;
    return [...FLOATER_ROWS_2026, ...FOLLOWING_ROWS_2026, ...rows];
  },
  byeRow: BYE_SCORE,
  lookAhead: { id: 'C8', rows: FLOATER_ROWS_2026 },
  reachable: (floaters, next, below, contenders) =>
    reachable2026(floaters, next, below, contenders, lowestByeScore(contenders)),
  causeOf(bracket, contenders) {
    const { movedDown, residents, downfloaters } = bracket;
    // By itself, that is without looking at anybody below.
    const alone = reachable2017(movedDown, residents, false, contenders.length)!;
    if (alone.downfloaters.length > (movedDown.length + residents.length) % 2) return 'group';
    // 2.3.1 [C5]: fewer would go down if anybody who is eligible could have the bye.
    const below = contenders.filter(({ score }) => score < residents[0]!.score);
    const otherwise = reachable2026(movedDown, residents, below, contenders, Infinity);
    return otherwise !== null && otherwise.downfloaters.length < downfloaters.length ? 'bye' : 'completion';
  },
  byeFallsToLast: false,
};

/** 1.4.3: the bye itself, or more points than a loss. */
function beatsALoss({ scoring }: PairingTask): (record: RoundRecord) => boolean {
  const loss = Math.max(scoring.whiteLoss, scoring.blackLoss);
  return ({ cell, points }) => cell.code === 'U' || points > loss;
}

/** 2.3.1 [C5]. */
function lowestByeScore(contenders: readonly Contender[]): Points {
  const limit = byeLimitOf(contenders);
  if (typeof limit !== 'number') throw new Error('a round that was paired cannot be');
  return limit;
}
