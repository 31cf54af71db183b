/** The Burstein System, C.04.4.2, in its three texts. */
import { balancingColour } from '../../history/colour-history.ts';
import { preferenceOf } from '../../history/preference.ts';
import type { Competitor } from '../../history/competitor.ts';
import { sameAbsolutePreference } from '../frame/absolute-colour.ts';
import { byeBy } from '../frame/bye.ts';
import { gamesWithinLimits, mayMeetWithinLimits } from '../frame/meeting.ts';
import { pairingSystem } from '../frame/system.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { SystemText } from '../frame/text.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type { PairingSystem, PairingTask } from '../system.ts';
import { allocate, allocateOld } from './colours.ts';
import { gamesOf, mayMeet, TEXT_2025, TEXT_2026, type Text } from './criteria.ts';
import { bracketsOf, oldBracketsOf } from './assess.ts';
import { groundsOf, orderReason } from './explain.ts';
import { pairByCombinations, withImaginaryPoints } from './old.ts';
import { indexOf, oldOpposition } from './opposition.ts';
import { byeOrderOf, pairAll, pairByIndex, type BursteinBoard, type Edition } from './pairing.ts';

const isByeBarred = ({ byeBarred }: Competitor) => byeBarred;

/** 1.6 (2025: 1.5, 1.5.1, 1.5.2): the first rounds are paired by the Dutch System: half of the rounds, at most four. */
export function seedingRounds(rounds: number): number {
  return Math.min(4, Math.floor(rounds / 2));
}

function modern(text: Text): Edition {
  const { outlook, criteria, process } = text.articles;
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
    // 1.9.3 (2025: 1.8.3): the arbiter decides.
    completion: `${outlook}.3`,
    byeArticle: `${process}.1`,
    noBye: `C.04.4.2 ${outlook}.3`,
    orderArticle: '4.3',
    due: (player) => preferenceOf(player).colour,
    brackets: (levels, pairing) => bracketsOf(text, levels, pairing),
    rules: {
      // 2.1.1, 2.1.2, 2.1.3 below, 1.9.1 (2025: 3.1.1, 3.1.2, 3.1.3, 1.8.1).
      meeting: { id: 'C1', article: `${criteria}.1.1`, label: 'nobody-twice' },
      bye: { id: 'C2', article: `${criteria}.1.2`, label: 'one-bye' },
      everybody: { id: outlook, article: `${outlook}.1`, label: 'everybody-paired' },
      isByeBarred,
    },
    colours: { id: 'C3', article: `${criteria}.1.3`, label: 'opposite-absolutes' },
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
  noBye: 'C.04.1 d',
  orderArticle: '6.2',
  due: balancingColour,
  brackets: oldBracketsOf,
  rules: {
    meeting: { id: '3.1', article: '3.1', label: 'nobody-twice' },
    bye: { id: '4.1', article: '4.1', label: 'one-bye' },
    everybody: { id: '6.6', article: '6.6', label: 'everybody-paired' },
    isByeBarred,
  },
  colours: { id: '5.2', article: '5.2, 5.3', label: 'opposite-absolutes' },
};

function textOf(edition: Edition): SystemText<Competitor, BursteinBoard> {
  const { chapter, completion, byeArticle, noBye, rules } = edition;
  const sameColour = sameAbsolutePreference(edition.colours);
  return {
    rules,
    articles: {
      firstColour: `${chapter} 5.1`,
      noPairing: `${chapter} ${completion}`,
      noBye,
    },
    playersOf: edition.entrants,
    legalGraph: (_, players) => edition.gamesOf(players),
    ...byeBy(
      (task) => byeOrderOf(edition, task),
      (task) => edition.entrants(task, task.competitors),
      isByeBarred,
    ),
    byeStep: byeArticle,
    pairAll: (task, players, steps) => pairAll(edition, task, players, steps),
    bars: () => (a, b) => (edition.mayMeet(a, b) ? null : sameColour),
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

/** What pairs the first rounds, and the article that says so. */
interface Seeding {
  readonly dutch: PairingSystem;
  readonly article: string;
}

/** A system that asks `seeding` for the first rounds and `edition` for the others. */
function burstein(id: PairingSystem['id'], edition: Edition, seeding: Seeding | null): PairingSystem {
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
              seeding: seeding.dutch.id,
            }),
      },
    },
    textOf(edition),
  );
  if (seeding === null) return later;
  const { dutch, article } = seeding;
  const isSeeding = (task: PairingTask) => task.round <= seedingRounds(task.rounds);
  const system = (task: PairingTask) => (isSeeding(task) ? dutch : later);
  return {
    ...later,
    solve: (task, options) => system(task).solve(task, options),
    pair: (task, options) => system(task).pair(task, options),
    assess: (task, pairing, own) => system(task).assess(task, pairing, own),
    reasons: (task, pairing, own) => system(task).reasons(task, pairing, own),
    whyNot: (task, pairing, a, b) => system(task).whyNot(task, pairing, a, b),
    trace: (task) =>
      isSeeding(task)
        ? [{ code: 'seeding', article, system: dutch.id }, ...dutch.trace(task)]
        : later.trace(task),
  };
}

/** The text in force since 2026; `dutch` pairs its seeding rounds. */
export function burstein2026(dutch: PairingSystem): PairingSystem {
  return burstein('burstein-2026', modern(TEXT_2026), { dutch, article: TEXT_2026.articles.seeding });
}

/** The text approved for 1 July 2025, which was never applied in this form; it differs in C6. */
export function burstein2025(dutch: PairingSystem): PairingSystem {
  return burstein('burstein-2025', modern(TEXT_2025), { dutch, article: TEXT_2025.articles.seeding });
}

/** The older text, with its own acceleration of the first two rounds and no seeding rounds. */
export const BURSTEIN_OLD = burstein('burstein-old', OLD, null);
