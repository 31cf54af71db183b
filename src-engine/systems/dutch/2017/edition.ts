/** C.04.3 of the 87th and 88th Congress, in force until 31 January 2026. */
import type { Competitor } from '../../../history/competitor.ts';
import type { Edition } from '../edition.ts';
import { topscorerTest } from '../topscorers.ts';
import { FLOATER_ROWS_2017, FOLLOWING_ROWS_2017, QUALITY_ROWS_2017 } from './criteria.ts';
import { isPenultimate, pairRound2017, reachable2017 } from './round.ts';

export const EDITION_2017: Edition = {
  year: '2017',
  superseded: true,
  rules: {
    meeting: { id: 'C.1', article: 'C.1', label: 'nobody-twice' },
    bye: { id: 'C.2', article: 'C.2', label: 'one-bye' },
    colours: { id: 'C.3', article: 'C.3', label: 'opposite-absolutes' },
    everybody: { id: 'A.9', article: 'A.9', label: 'everybody-paired' },
    isByeBarred: hadByeOrForfeitWin,
  },
  articles: {
    completion: 'C.04.3 A.9',
    firstColour: 'C.04.3 E',
    colours: 'E',
    reasons: {
      bracket: 'B.3',
      transposition: 'D.1',
      exchange: 'D.2',
      floaters: 'C.5',
      bye: 'A.9',
    },
    allocation: { '5.2.1': 'E.1', '5.2.2': 'E.2', '5.2.3': 'E.3', '5.2.4': 'E.4', '5.2.5': 'E.5' },
  },
  playerRules: (task) => ({
    isTopscorer: topscorerTest(task),
    isByeBarred: hadByeOrForfeitWin,
    // A.4.b: every round without a game.
    floatsWithoutGame: () => true,
  }),
  pairRound: pairRound2017,
  collapses: isPenultimate,
  // A.9: C.7 does not count in the PPB and the CLB.
  rowsFor: ({ collapsing }, next) => {
    const look = next === null || collapsing ? [] : FOLLOWING_ROWS_2017;
    return [...FLOATER_ROWS_2017, ...look, ...QUALITY_ROWS_2017];
  },
  byeRow: null,
  lookAhead: { id: 'C.7', rows: FLOATER_ROWS_2017 },
  reachable: (floaters, next, below, contenders) =>
    reachable2017(floaters, next, below.length === 0, contenders.length),
  causeOf({ movedDown, residents }, contenders) {
    const alone = reachable2017(movedDown, residents, false, contenders.length)!;
    const least = (movedDown.length + residents.length) % 2;
    return alone.downfloaters.length > least ? 'group' : 'completion';
  },
  byeFallsToLast: true,
};

/** C.04.1.d. A full-point bye does not bar; a forfeit win does. */
function hadByeOrForfeitWin({ rounds }: Competitor): boolean {
  return rounds.some(({ cell }) => cell.code === 'U' || cell.code === '+');
}
