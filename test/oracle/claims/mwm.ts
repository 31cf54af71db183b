/** Claims of the systems by matching, proved on the list of all complete rounds. */
import { lotOf } from '../../../src-engine/systems/mwm/lots.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainPlayer, PlainTask } from '../field.ts';
import { power101 } from '../mwm.ts';
import { COMMON_CLAIMS, pairingsOf, playerOf, type Claims, type Couple, type Facts } from './facts.ts';

export type MwmManner = 'dutch' | 'burstein' | 'monrad' | 'random' | 'random2';

interface Weight {
  readonly scores: number;
  readonly colours: number;
  /** The third sum, small is good; exact, and as a number. */
  readonly third: bigint;
  readonly told: number;
}

export interface MwmFacts extends Facts {
  readonly manner: MwmManner;
  /** By score, rating and number, without the bye. */
  readonly ranking: readonly PlainPlayer[];
  readonly made: Weight;
  /** All rounds with this bye. */
  readonly rounds: readonly { readonly couples: readonly Couple[]; readonly weight: Weight }[];
}

const ONE = 1n << 256n;
const LOTS = 2 ** 24;

export function mwmFacts(manner: MwmManner, task: PlainTask, pairing: Pairing): MwmFacts {
  const beta = (task.maximumColourDifference ?? 20) / 10;
  const mayMeet = (a: PlainPlayer, b: PlainPlayer) =>
    !a.met.has(b.id) && !a.barred.has(b.id) && Math.abs(a.colourDifference + b.colourDifference) < 2 * beta;
  const ranking = task.competitors
    .filter(({ id }) => id !== pairing.bye)
    .sort((a, b) => b.score - a.score || b.rating - a.rating || a.tpn - b.tpn);
  const weigh = (couples: readonly Couple[]) => weightOf(manner, task, ranking, couples);
  const made = pairing.pairs.map(
    ({ white, black }) => [task.field.get(white)!, task.field.get(black)!] as const,
  );
  return {
    ...{ task, pairing, mayMeet, manner, ranking, made: weigh(made) },
    rounds: [...pairingsOf(ranking, mayMeet)].map((couples) => ({ couples, weight: weigh(couples) })),
    due: () => null,
    urgency: () => 0,
    mayHaveBye: ({ byeBarred }) => !byeBarred,
    ranked: (a, b) => [a, b],
    byeValue: (key, { score, rating, tpn }) => ({ score, rating, number: -tpn })[key as 'score'],
    byeTold: (key, { score, rating, tpn }) => ({ score, rating, number: tpn })[key as 'score'],
  };
}

function weightOf(
  manner: MwmManner,
  task: PlainTask,
  ranking: readonly PlainPlayer[],
  couples: readonly Couple[],
): Weight {
  let [scores, colours, third, told] = [0, 0, 0n, 0];
  for (const [a, b] of couples) {
    scores += Math.abs(a.score - b.score);
    colours += Math.abs(a.colourDifference + b.colourDifference);
    const apart = Math.abs(ranking.indexOf(a) - ranking.indexOf(b));
    const group = ranking.filter(({ score }) => score === a.score);
    const size = a.score === b.score ? group.length : 0;
    const lot = 2 * lotOf('meeting', task.seed, task.round, a.tpn, b.tpn) + 1;
    const [x, y] = [group.indexOf(a), group.indexOf(b)].sort((p, q) => p - q);
    const crosses = x! >= 0 && x! < Math.floor(size / 2) && y! >= Math.floor(size / 2);
    switch (manner) {
      case 'dutch':
        third += size === 2 * apart ? 0n : power101(Math.abs(size - 2 * apart));
        told += (Math.abs(size - 2 * apart) / 2) ** 1.01;
        break;
      case 'burstein':
        third -= power101(apart);
        told -= apart ** 1.01;
        break;
      case 'monrad':
        third += BigInt(apart) * ONE;
        told += apart;
        break;
      case 'random':
        third -= BigInt(lot) * ONE;
        told -= lot / (2 * LOTS);
        break;
      case 'random2':
        third -= BigInt(lot + (crosses ? 2 * LOTS : 0)) * ONE;
        told -= (lot + (crosses ? 2 * LOTS : 0)) / (2 * LOTS);
        break;
    }
  }
  return { scores, colours, third, told };
}

/** Digits of the roots that may be wrong. */
const UNCERTAIN = 1n << 60n;

function compare(one: Weight, two: Weight): number {
  if (one.scores !== two.scores) return one.scores - two.scores;
  if (one.colours !== two.colours) return one.colours - two.colours;
  const difference = one.third - two.third;
  if (difference < UNCERTAIN && difference > -UNCERTAIN) return 0;
  return difference > 0n ? 1 : -1;
}

/** The weight of the best round in which the two meet. */
function bestWith({ rounds }: MwmFacts, a: number, b: number): Weight | null {
  const meets = (couples: readonly Couple[]) =>
    couples.some((couple) => couple.every(({ id }) => id === a || id === b));
  return rounds
    .filter(({ couples }) => meets(couples))
    .reduce<Weight | null>(
      (best, { weight }) => (best === null || compare(weight, best) < 0 ? weight : best),
      null,
    );
}

const isNear = (one: number, two: number) => Math.abs(one - two) < 2e-3;

export const MWM_CLAIMS: Claims<MwmFacts> = {
  ...COMMON_CLAIMS,
  'mwm-weight': ({ ranks, points, colour, sums, system }, facts, { a, b }) => {
    const [x, y] = [playerOf(facts, a), playerOf(facts, b!)];
    const places = [x, y].map((player) => facts.ranking.indexOf(player) + 1).sort((p, q) => p - q);
    const least = facts.rounds.reduce(
      (best, { weight }) => (compare(weight, best) < 0 ? weight : best),
      facts.made,
    );
    return (
      ranks.join() === places.join() &&
      points === Math.abs(x.score - y.score) &&
      colour === Math.abs(x.colourDifference + y.colourDifference) &&
      system === facts.manner &&
      compare(facts.made, least) === 0 &&
      sums.points === least.scores &&
      sums.colour === least.colours
    );
  },
  'lower-difference': ({ white, difference, opponents }, facts, { a, b }) => {
    const other = playerOf(facts, white === a ? b! : a);
    const isWhite = facts.pairing.pairs.some((pair) => pair.white === white && pair.black === other.id);
    const own = playerOf(facts, white).colourDifference;
    return isWhite && own === difference && other.colourDifference === opponents && own < opponents;
  },
  'lot-of-the-pair': (_, facts, { a, b }) =>
    playerOf(facts, a).colourDifference === playerOf(facts, b!).colourDifference,
  'mwm-colours': ({ limit }, facts, { a, b }) => {
    const sum = playerOf(facts, a).colourDifference + playerOf(facts, b!).colourDifference;
    return limit === (facts.task.maximumColourDifference ?? 20) / 10 && Math.abs(sum) >= 2 * limit;
  },
  worse: ({ a, b, group, unit, now, then }, facts) => {
    const [one, two] = [facts.made, bestWith(facts, a, b)];
    if (group !== null || two === null) return false;
    if (unit === 'points') return now[0] === one.scores && then[0] === two.scores && one.scores < two.scores;
    if (one.scores !== two.scores) return false;
    if (unit === 'games')
      return now[0] === one.colours && then[0] === two.colours && one.colours < two.colours;
    if (one.colours !== two.colours || compare(one, two) >= 0) return false;
    return isNear(now[0]!, one.told) && isNear(then[0]!, two.told) && now[0]! <= then[0]!;
  },
  'mwm-order': (_, facts, { a, b }) => {
    const best = bestWith(facts, a, b!);
    return best !== null && compare(best, facts.made) === 0;
  },
};
