/** The Lim System as a pairing system: C.04.4.3 of 2026, and the same rules in the text before. */
import type { SystemId } from '../../model/system-ids.ts';
import { balancingColour, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { byeBy } from '../frame/bye.ts';
import { pairingSystem } from '../frame/system.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type { SystemText } from '../frame/text.ts';
import type { PairingSystem } from '../system.ts';
import { areCompatible, compatibilityGraph } from './compatibility.ts';
import { bracketsOf, groundsOf } from './explain.ts';
import type { LeavingArticles } from './group.ts';
import { BYE_ORDER, pairAll, type LimBoard } from './pairing.ts';
import { partingStep } from './why-not.ts';

const COMPATIBLE = { id: '2.1', article: 'C.04.4.3 2.1', label: 'compatible' } as const;
const COLOURS = { id: '5.1', article: 'C.04.4.3 5.1', label: 'colours-in-limits' } as const;

/** What the two texts count differently. */
interface Edition {
  readonly superseded: boolean;
  readonly leaving: LeavingArticles;
  /** Of the basic rules: who may not have the bye. */
  readonly bye: string;
}

const textOf = ({ leaving, bye }: Edition): SystemText<Competitor, LimBoard> => ({
  rules: {
    meeting: COMPATIBLE,
    bye: { id: '1.1', article: bye, label: 'one-bye' },
    everybody: { id: '2.2', article: 'C.04.4.3 2.2', label: 'everybody-paired' },
    isByeBarred: ({ byeBarred }) => byeBarred,
  },
  articles: { firstColour: 'C.04.4.3 7.2', noPairing: 'C.04.4.3 2.1', noBye: bye },
  playersOf: (_, competitors) => competitors,
  legalGraph: (task, competitors) => compatibilityGraph({ ...task, competitors }),
  ...byeBy(
    BYE_ORDER,
    (task) => task.competitors,
    ({ byeBarred }) => byeBarred,
  ),
  byeStep: '1.1',
  pairAll: (task, players, steps) => pairAll(leaving, task, players, steps),
  bars: (task) => (a, b) =>
    areCompatible(task, a, b)
      ? null
      : {
          rule: COMPATIBLE,
          kind: 'colour-limit',
          reason: () => ({ code: 'lim-colours', article: COMPATIBLE.article }),
        },
  // 5.1: where the other colours keep the limits, these have to.
  colourFault: (white, black) =>
    mayMeetAs(white, black) || !mayMeetAs(black, white) ? null : { rule: COLOURS, kind: 'colour-limit' },
  brackets: bracketsOf,
  due: () => balancingColour,
  groundsOf: (_, board) => groundsOf(board),
  byeComesFirst: true,
  order: null,
  compareRounds: (task, { bye }, _, two) =>
    partingStep(
      leaving,
      task,
      task.competitors.filter(({ id }) => id !== bye),
      two,
    ),
});

function lim(id: SystemId, edition: Edition): PairingSystem {
  return pairingSystem(
    {
      id,
      needsRatings: false,
      traits: { ...PLAIN_TRAITS, superseded: edition.superseded, settings: ['maxiTournament'] },
    },
    textOf(edition),
  );
}

/** C.04.4.3 of 2026. */
export const LIM_2026 = lim('lim-2026', {
  superseded: false,
  leaving: {
    alone: { cause: '2.3.1', step: '2.3.1–2.3.3' },
    even: '2.3.4',
    instead: '4.4.1',
    company: '4.4.2',
  },
  bye: 'C.04.1 4',
});

/** The text amended until 1999; the edition of 2026 renumbers it without a change of substance. */
export const LIM_OLD = lim('lim-old', {
  superseded: true,
  leaving: {
    alone: { cause: '2.3 a–c', step: '2.3 a–c' },
    even: '2.3 d',
    instead: '4.4 a',
    company: '4.4 b',
  },
  bye: 'C.04.1 d',
});
