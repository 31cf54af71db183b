/** The Swiss pairing rules of the British Chess Federation as a pairing system. */
import type { Competitor } from '../../history/competitor.ts';
import { pairingSystem } from '../frame/system.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type { SystemText } from '../frame/text.ts';
import { bracketsOf, groundsOf, isByeBarred } from './explain.ts';
import { byeRanking } from './floats.ts';
import { meetingGraph } from './meeting.ts';
import { pairLevels, type BcfBoard, type BcfStep } from './pairing.ts';
import { byeReason } from './reasons.ts';
import { seeks } from './seekers.ts';
import { compareRounds } from './why-not.ts';
import { stepsOf } from './wording.ts';

/** Rules 1–31 with notes 1–7; docs/regulations/bcf.md tells the reading rule by rule. */
const TEXT: SystemText<Competitor, BcfBoard> = {
  rules: {
    meeting: { id: '1', article: 'BCF rule 1', label: 'nobody-twice' },
    bye: { id: '6', article: 'BCF rule 6', label: 'one-bye' },
    everybody: { id: '9', article: 'BCF rule 9', label: 'everybody-paired' },
    isByeBarred,
  },
  articles: { firstColour: 'BCF rule 8', noPairing: 'BCF rule 1', noBye: 'BCF rule 6' },
  playersOf: (_, competitors) => competitors,
  legalGraph: (_, players) => meetingGraph(players),
  // 5–7
  byeRanking: (task, competitors) => byeRanking({ ...task, competitors }),
  byeStep: 'rules 5–7',
  pairAll(task, players, steps) {
    const done: BcfStep[] = [];
    const boards = pairLevels(task, players, done);
    steps.push(...done.flatMap(stepsOf));
    return boards;
  },
  bars: () => () => null,
  brackets: bracketsOf,
  due: () => seeks,
  groundsOf,
  byeReason,
  compareRounds,
  order: null,
};

/** The Swiss pairing rules of the British Chess Federation; no text of FIDE. */
export const BCF = pairingSystem(
  {
    id: 'bcf',
    needsRatings: false,
    traits: { ...PLAIN_TRAITS, ofFide: false },
  },
  TEXT,
);
