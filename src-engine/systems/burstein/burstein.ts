/** The Burstein System, C.04.4.2, in its three texts. */
import { balancingColour } from '../../history/colour-history.ts';
import { preferenceOf } from '../../history/preference.ts';
import type { Competitor } from '../../history/competitor.ts';
import { sameAbsolutePreference } from '../frame/absolute-colour.ts';
import { byeBy } from '../frame/bye.ts';
import { gamesWithinLimits, mayMeetWithinLimits } from '../frame/meeting.ts';
import { pairingSystem } from '../frame/system.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { CommonRules, SystemText } from '../frame/text.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type { PairingSystem, PairingTask } from '../system.ts';
import { allocate, allocateOld } from './colours.ts';
import { gamesOf, mayMeet, TEXT_2025, TEXT_2026, type Text } from './criteria.ts';
import { bracketsOf, oldBracketsOf } from './assess.ts';
import { groundsOf, orderReason } from './explain.ts';
import { pairByCombinations, withImaginaryPoints } from './old.ts';
import { indexOf, oldOpposition } from './opposition.ts';
import { byeOrderOf, pairAll, pairByIndex, type BursteinBoard, type Edition } from './pairing.ts';

/** 1.6 (2025: 1.5): the first rounds are paired by the Dutch System: half of the rounds, at most four. */
export function seedingRounds(rounds: number): number {
  return Math.min(4, Math.floor(rounds / 2));
}

function modern(text: Text): Edition {
  return {
    entrants: (_, competitors) => competitors,
    opposition: indexOf,
    oppositionNames: ['buchholz', 'sonneborn'],
    mayMeet,
    gamesOf,
    allocate,
    pairAll: (levels, ranking, steps) => pairByIndex(text, levels, ranking, steps),
    byeByGames: true,
    chapter: 'C.04.4.2',
    completion: '1.9.3',
    byeArticle: text.byeArticle,
    orderArticle: '4.3',
    due: (player) => preferenceOf(player).colour,
    brackets: (levels, pairing) => bracketsOf(text, levels, pairing),
  };
}

const OLD: Edition = {
  entrants: withImaginaryPoints,
  opposition: oldOpposition,
  oppositionNames: ['sonneborn', 'buchholz', 'median', 'rating'],
  // 3.1, 5.2, 5.3.
  mayMeet: mayMeetWithinLimits,
  gamesOf: gamesWithinLimits,
  allocate: allocateOld,
  pairAll: pairByCombinations,
  byeByGames: false,
  chapter: 'C.04.4.2 (2017)',
  completion: '6.6',
  byeArticle: '4',
  orderArticle: '6.2',
  due: balancingColour,
  brackets: oldBracketsOf,
};

const RULES: CommonRules = {
  meeting: { id: 'C1', article: '2.1.1', label: 'nobody-twice' },
  bye: { id: 'C2', article: '2.1.2', label: 'one-bye' },
  everybody: { id: '1.9', article: '1.9.1', label: 'everybody-paired' },
  isByeBarred: ({ byeBarred }) => byeBarred,
};
const COLOUR = { id: 'C3', article: '2.1.3', label: 'opposite-absolutes' } as const;
const SAME_COLOUR = sameAbsolutePreference(COLOUR);

function textOf(edition: Edition): SystemText<Competitor, BursteinBoard> {
  const { chapter, completion, byeArticle } = edition;
  return {
    rules: RULES,
    articles: {
      firstColour: `${chapter} 5.1`,
      noPairing: `${chapter} ${completion}`,
      noBye: 'C.04.1 4',
    },
    playersOf: edition.entrants,
    legalGraph: (_, players) => edition.gamesOf(players),
    ...byeBy(
      (task) => byeOrderOf(edition, task),
      (task) => edition.entrants(task, task.competitors),
      ({ byeBarred }) => byeBarred,
    ),
    byeStep: byeArticle,
    pairAll: (task, players, steps) => pairAll(edition, task, players, steps),
    bars: () => (a, b) => (edition.mayMeet(a, b) ? null : SAME_COLOUR),
    brackets(task, pairing) {
      const seated = edition.entrants(task, task.competitors).filter(({ id }) => id !== pairing.bye);
      return edition.brackets(scoregroupsOf(seated), pairing);
    },
    due: () => edition.due,
    groundsOf: (_, board) => groundsOf(edition, board),
    byeComesFirst: true,
    order(task, two, now, then, bracket) {
      const reason = orderReason(edition, task, two, [now, then], bracket);
      const { article } = reason;
      return { rule: { id: edition.orderArticle, article, label: 'pairing-order' }, reason };
    },
  };
}

/** A system that asks `seeding` for the first rounds and `edition` for the others. */
function burstein(id: PairingSystem['id'], edition: Edition, seeding: PairingSystem | null): PairingSystem {
  const later = pairingSystem(
    {
      id,
      needsRatings: false,
      traits: {
        ...PLAIN_TRAITS,
        superseded: id !== 'burstein-2026',
        ...(seeding === null
          ? { groupOrder: 'old-opposition' as const }
          : {
              floats: 'rounds' as const,
              strengths: true,
              groupOrder: 'index' as const,
              seeding: seeding.id,
            }),
      },
    },
    textOf(edition),
  );
  if (seeding === null) return later;
  const isSeeding = (task: PairingTask) => task.round <= seedingRounds(task.rounds);
  const system = (task: PairingTask) => (isSeeding(task) ? seeding : later);
  return {
    ...later,
    solve: (task, options) => system(task).solve(task, options),
    pair: (task, options) => system(task).pair(task, options),
    assess: (task, pairing, own) => system(task).assess(task, pairing, own),
    reasons: (task, pairing, own) => system(task).reasons(task, pairing, own),
    whyNot: (task, pairing, a, b) => system(task).whyNot(task, pairing, a, b),
    trace: (task) =>
      isSeeding(task)
        ? [{ code: 'seeding', article: '1.6', system: seeding.id }, ...seeding.trace(task)]
        : later.trace(task),
  };
}

/** The text in force since 2026; `dutch` pairs its seeding rounds. */
export function burstein2026(dutch: PairingSystem): PairingSystem {
  return burstein('burstein-2026', modern(TEXT_2026), dutch);
}

/** The text approved for 1 July 2025, which was never applied in this form; it differs in C6. */
export function burstein2025(dutch: PairingSystem): PairingSystem {
  return burstein('burstein-2025', modern(TEXT_2025), dutch);
}

/** The older text, with its own acceleration of the first two rounds and no seeding rounds. */
export const BURSTEIN_OLD = burstein('burstein-old', OLD, null);
