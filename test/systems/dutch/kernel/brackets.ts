/** Small brackets of everything that can happen to players, and all their matchings by exhaustion, valued row by row. */
import type { Random } from '../../../../src-engine/generator/random.ts';
import { compareValues } from '../../../../src-engine/systems/frame/criterion.ts';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import {
  closedProblem,
  openProblem,
  type BracketProblem,
} from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import { bracketView, valueOfRow, type Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';
import {
  FLOATER_ROWS_2017,
  FOLLOWING_ROWS_2017,
  QUALITY_ROWS_2017,
} from '../../../../src-engine/systems/dutch/2017/criteria.ts';
import {
  FLOATER_ROWS_2026,
  FOLLOWING_ROWS_2026,
  QUALITY_ROWS_2026,
  unplayedGames,
} from '../../../../src-engine/systems/dutch/2026/criteria.ts';
import { heterogeneousCandidates, subsets } from '../../../oracle/sequence.ts';
import { player } from './samples.ts';

/** All rows of an edition. */
export const ROWS: Readonly<Record<'2017' | '2026', readonly Row[]>> = {
  '2017': [...FLOATER_ROWS_2017, ...FOLLOWING_ROWS_2017, ...QUALITY_ROWS_2017],
  '2026': [...FLOATER_ROWS_2026, ...FOLLOWING_ROWS_2026, unplayedGames(Infinity), ...QUALITY_ROWS_2026],
};

/** How many of each part of a problem: two scores of those who were moved down, residents, the next bracket, below. */
export type Sizes = readonly [higher: number, lower: number, residents: number, next: number, below: number];

/** How often two may not meet, how many games were played at most, and how many are topscorers at least. */
export interface Manner {
  readonly apart?: number;
  readonly games?: number;
  readonly topscorers?: number;
}

const SCORES = [45, 30, 20, 15, 5] as const;

/** Players of five scores by part; ranks have gaps, and identity, number and rank differ. */
export function playersOf(
  random: Random,
  sizes: Sizes,
  { apart = 0.2, games = 3, topscorers = 0 }: Manner = {},
): Contender[][] {
  const top = Math.max(topscorers, random.pick([0, 0, 0.5, 1]));
  const want = random.pick(['WB', 'WB', 'WWB', 'W']);
  const size = sizes.reduce((sum, count) => sum + count, 0);
  const ids = random.shuffled(Array.from({ length: size }, (_, at) => 3 * at + 100));
  let at = 0;
  const parts = sizes.map((count, part) =>
    Array.from({ length: count }, () => {
      const made = player(2 * at + 1, {
        score: SCORES[part]!,
        colours: Array.from({ length: random.integer(0, games) }, () => random.pick([...want])).join(''),
        topscorer: part < 3 && random.chance(top),
        down: [1, 2].filter(() => random.chance(0.3)),
        up: [1, 2].filter(() => random.chance(0.3)),
        unplayed: random.integer(0, 2),
        byeBarred: random.chance(0.3),
      });
      const id = ids[at++]!;
      const competitor = { ...made.competitor, id, tpn: id + 1000, parityNumber: id + 500 };
      return { ...made, id, competitor, avoids: new Set<number>() };
    }),
  );
  const all = parts.flat();
  all.forEach((one, index) =>
    all.slice(index + 1).forEach((other) => {
      if (!random.chance(apart)) return;
      one.avoids.add(other.rank);
      other.avoids.add(one.rank);
    }),
  );
  // Players of the round who are not in the problem at all are avoided too.
  all.forEach(({ avoids }) => random.chance(0.3) && avoids.add(0));
  return parts;
}

/** A bracket that asks for whoever is not paired to go on, or for everybody below to be paired. */
export function problemOf(
  random: Random,
  rows: readonly Row[],
  kind: 'open' | 'closed',
  sizes: Sizes,
  manner: Manner = {},
): BracketProblem {
  const [first, second, residents, next, below] = playersOf(random, sizes, manner) as [
    Contender[],
    Contender[],
    Contender[],
    Contender[],
    Contender[],
  ];
  const parts = { rows, movedDown: [...first, ...second], residents, next, size: 40 };
  if (kind === 'open') return openProblem(parts);
  return closedProblem({
    ...parts,
    below,
    mayLeave: ({ byeBarred }) => !byeBarred,
    floatersMayMeet: random.chance(0.8),
  });
}

/** Pairs with the higher ranked first, and whom an outlet takes. */
export interface WholeMatching {
  readonly pairs: readonly (readonly [Contender, Contender])[];
  readonly leaving: readonly Contender[];
}

export function playersIn({ movedDown, residents, next, below }: BracketProblem): Contender[] {
  return [...movedDown, ...residents, ...next, ...below];
}

/** All complete matchings of a problem. */
export function matchingsOf(problem: BracketProblem): WholeMatching[] {
  const { movedDown, outlets, outletsOptional, mayLeave, floatersMayMeet } = problem;
  const found: WholeMatching[] = [];
  const mayBePaired = (a: Contender, b: Contender): boolean =>
    !a.avoids.has(b.rank) &&
    (a.needs === null || a.needs !== b.needs) &&
    (floatersMayMeet || !(movedDown.includes(a) && movedDown.includes(b)));
  const go = (rest: readonly Contender[], { pairs, leaving }: WholeMatching): void => {
    const [first, ...others] = rest;
    if (first === undefined) {
      const open = outlets - leaving.length;
      if (outletsOptional ? open >= 0 && open % 2 === 0 : open === 0) found.push({ pairs, leaving });
      return;
    }
    if (leaving.length < outlets && mayLeave(first)) go(others, { pairs, leaving: [...leaving, first] });
    for (const other of others) {
      if (!mayBePaired(first, other)) continue;
      go(
        others.filter((each) => each !== other),
        { pairs: [...pairs, [first, other]], leaving },
      );
    }
  };
  go(playersIn(problem), { pairs: [], leaving: [] });
  return found;
}

/** Pairs of the bracket itself, and who floats from it. */
export function inBracket(
  { movedDown, residents }: Pick<BracketProblem, 'movedDown' | 'residents'>,
  { pairs }: WholeMatching,
): { pairs: WholeMatching['pairs']; floaters: Contender[] } {
  const inside = pairs.filter(([a, b]) => residents.includes(b) && [...movedDown, ...residents].includes(a));
  const paired = new Set(inside.flat());
  return { pairs: inside, floaters: [...movedDown, ...residents].filter((one) => !paired.has(one)) };
}

/** What each row says of a matching: of the bracket, or of the following one with those who float into it. */
export function valuesOf(
  rows: readonly Row[],
  problem: Pick<BracketProblem, 'movedDown' | 'residents' | 'next'>,
  matching: WholeMatching,
): number[][] {
  const { movedDown, residents, next } = problem;
  const own = inBracket(problem, matching);
  const view = bracketView(residents, movedDown);
  const following = inBracket({ movedDown: own.floaters, residents: next }, matching);
  return rows.map((row) => {
    if (row.scope === 'bracket') return valueOfRow(row, own.pairs, own.floaters, view);
    if (next.length === 0) return [];
    return valueOfRow(row, following.pairs, following.floaters, bracketView(next, []));
  });
}

export function compareAll(a: readonly number[][], b: readonly number[][]): number {
  for (const [at, value] of a.entries()) {
    const order = compareValues(value, b[at]!);
    if (order !== 0) return order;
  }
  return 0;
}

/** The matchings that no other is better than. */
export function bestOf(
  rows: readonly Row[],
  problem: Pick<BracketProblem, 'movedDown' | 'residents' | 'next'>,
  matchings: readonly WholeMatching[],
): Set<WholeMatching> {
  let best: number[][] | null = null;
  let found = new Set<WholeMatching>();
  for (const matching of matchings) {
    const values = valuesOf(rows, problem, matching);
    const order = best === null ? -1 : compareAll(values, best);
    if (order > 0) continue;
    if (order < 0) found = new Set();
    best = values;
    found.add(matching);
  }
  return found;
}

/** Ranks of the pairs, the same for the same pairs in any order. */
export function pairsText(pairs: WholeMatching['pairs']): string {
  return pairs
    .map(([a, b]) => `${a.rank}-${b.rank}`)
    .sort()
    .join(' ');
}

/** The first candidate in the order of Articles 3 and 4 whose pairs are those of one of the best. */
export function firstOf(
  problem: Pick<BracketProblem, 'movedDown' | 'residents'>,
  best: readonly WholeMatching[],
): string {
  const { movedDown, residents } = problem;
  const insides = best.map((matching) => inBracket(problem, matching).pairs);
  const wanted = new Set(insides.map(pairsText));
  const most = insides[0]!.length;
  const paired = Math.max(...insides.map((pairs) => pairs.filter(([a]) => movedDown.includes(a)).length));
  const among = new Set(insides.flatMap((pairs) => pairs.map((pair) => pairsText([pair]))));
  const mayMeet = (a: { rank: number }, b: { rank: number }) =>
    among.has(a.rank < b.rank ? `${a.rank}-${b.rank}` : `${b.rank}-${a.rank}`);
  for (const { pairs } of heterogeneousCandidates(
    movedDown,
    residents,
    most,
    subsets(movedDown, paired),
    mayMeet,
  )) {
    const text = pairsText(pairs.map(([a, b]) => (a.rank < b.rank ? [a, b] : [b, a])));
    if (wanted.has(text)) return text;
  }
  throw new Error('no candidate is among the best');
}
