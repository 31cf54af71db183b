/** Pairing by maximum-weight matching: the engine of the paper with its five pairing systems. */
import type { Competitor } from '../../history/competitor.ts';
import { byeBy } from '../frame/bye.ts';
import { pairingSystem } from '../frame/system.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type { SystemText } from '../frame/text.ts';
import type { Reason } from '../reason.ts';
import type { PairingSystem } from '../system.ts';
import { closestRound } from './closest.ts';
import { bracketsOf, groundsOf, recordOf, sought } from './explain.ts';
import { compareRanks, keepsColours, meetingGraph, USUAL_DIFFERENCE } from './graph.ts';
import { MANNERS, type Manner } from './merit.ts';
import { BYE_ORDER, pairAll, type MwmBoard, type Weighting } from './pairing.ts';

const COLOURS = {
  id: 'A2',
  article: 'Graph construction (2)',
  label: 'difference-in-limit',
} as const;

function textOf(manner: Manner, weighting: Weighting): SystemText<Competitor, MwmBoard> {
  return {
    rules: {
      meeting: { id: 'A1', article: 'Graph construction (1)', label: 'nobody-twice' },
      bye: { id: 'Bye', article: 'Bye Allocation', label: 'one-bye' },
      everybody: { id: 'M', article: 'Algorithm', label: 'everybody-paired' },
      isByeBarred: ({ byeBarred }) => byeBarred,
    },
    articles: { firstColour: null, noPairing: 'Graph construction', noBye: 'Bye Allocation' },
    playersOf: (_, competitors) => [...competitors].sort(compareRanks),
    legalGraph: meetingGraph,
    ...byeBy(
      BYE_ORDER,
      (task) => task.competitors,
      ({ byeBarred }) => byeBarred,
    ),
    byeStep: 'Bye Allocation',
    byeComesFirst: true,
    pairAll: (task, players, _, legal) => pairAll(manner, task, players, legal, weighting),
    record: (task, boards, pairing) => recordOf(manner, task, boards, pairing),
    bars: (task) => (a, b) => {
      if (keepsColours(task, a, b)) return null;
      const limit = (task.maximumColourDifference ?? USUAL_DIFFERENCE) / 10;
      const reason: Reason = { code: 'mwm-colours', article: COLOURS.article, limit };
      return { rule: COLOURS, kind: 'colour-difference', reason: () => reason };
    },
    brackets: (task, pairing) => bracketsOf(manner, task, pairing),
    due: () => sought,
    groundsOf: (task, board) => groundsOf(manner, task, board),
    order: () => ({
      rule: { id: 'tie', article: 'Algorithm', label: 'weight-order' },
      reason: { code: 'mwm-order', article: 'Algorithm' },
    }),
  };
}

/**
 * One weight for every possible game; docs/regulations/mwm.md tells the reading section by section. Rounds are judged and
 * explained by the parts of the weights whatever the weighting.
 */
export function mwm(manner: Manner, weighting: Weighting = 'exact'): PairingSystem {
  const system = pairingSystem(
    {
      id: `mwm-${manner}`,
      needsRatings: false,
      traits: { ...PLAIN_TRAITS, ofFide: false, settings: ['maximumColourDifference'], floats: 'none' },
    },
    textOf(manner, weighting),
  );
  return {
    ...system,
    closest: (task, recorded, expected) => closestRound(manner, task, recorded, expected),
  };
}

export const MWM_SYSTEMS: readonly PairingSystem[] = MANNERS.map((manner) => mwm(manner));
