/**
 * The FIDE (Dutch) System, C.04.3 as approved in Baku 2016 (in force until 31 January 2026), written out
 * literally: every candidate of every bracket is generated in the order of section D and judged by every
 * criterion of section C. For small fields only.
 */
import type { PlainTask } from './field.ts';
import {
  bestOf,
  colourCriteria,
  compareLists,
  descending,
  divisions,
  rememberedBySet,
  type Judgement,
  type OraclePair,
  type PlayerCandidate,
  type Players,
} from './judgement.ts';
import { factsOfPlayers, mayMeet, type Float, type PlayerFacts } from './player-facts.ts';
import { canComplete } from './completion.ts';
import { roundOf, scoregroupsOf, type OracleRound } from './round.ts';
import { heterogeneousCandidates, subsets } from './sequence.ts';

/** Pairs one round; null when no complete round-pairing exists (A.9). */
export function pairDutch2017(task: PlainTask): OracleRound | null {
  const players = factsOfPlayers(task, '2017');
  if (!canComplete(players)) return null;

  const groups = scoregroupsOf(players);
  const pairs: OraclePair[] = [];
  let movedDown: Players = [];
  for (const [index, residents] of groups.entries()) {
    const below = groups.slice(index + 1);
    const last = below.length === 0;
    let best = pairBracket({ movedDown, residents, below, kind: last ? 'last' : 'ordinary' });
    if (!last && !canComplete([...best.downfloaters, ...below.flat()])) {
      // A.9: the bracket just paired is the PPB and is paired again; the scoregroups below it collapse.
      best = pairBracket({ movedDown, residents, below, kind: 'penultimate' });
      pairs.push(...best.pairs);
      best = pairBracket({ movedDown: best.downfloaters, residents: below.flat(), below: [], kind: 'last' });
      pairs.push(...best.pairs);
      movedDown = best.downfloaters;
      break;
    }
    pairs.push(...best.pairs);
    movedDown = best.downfloaters;
  }
  if (movedDown.length > 1) throw new Error('several players are left after the last bracket');
  return roundOf(task, pairs, movedDown[0] ?? null);
}

export interface Bracket {
  readonly movedDown: Players;
  /** Players of one scoregroup; in the CLB those of the collapsed scoregroup (A.9). */
  readonly residents: Players;
  /** The scoregroups below, the next one first. */
  readonly below: readonly Players[];
  /** `last`: the last bracket of the round, ordinary or collapsed; `penultimate`: the PPB. */
  readonly kind: 'ordinary' | 'penultimate' | 'last';
}

function pairBracket(bracket: Bracket): PlayerCandidate {
  const { movedDown, residents, below, kind } = bracket;
  const rest = below.flat();
  // C.4 binds in the PPB only; the last bracket has to complete the round-pairing (A.9), bye (C.2) included.
  const completes = rememberedBySet(
    (downfloaters) => kind === 'ordinary' || canComplete([...downfloaters, ...rest]),
  );

  const { maxPairs, m1 } = parametersOf(movedDown, residents, completes);
  const judgeNext = rememberedBySet((downfloaters) =>
    kind === 'ordinary' ? nextBracket(downfloaters, below) : [],
  );
  const lowest = lowestScore(movedDown, residents);
  const best = bestOf(
    heterogeneousCandidates(movedDown, residents, maxPairs, mdpSets(movedDown, m1), mayMeet),
    (candidate) => {
      if (!completes(candidate.downfloaters)) return null;
      return [
        // C.5 maximise the number of pairs
        [candidate.downfloaters.length],
        // C.6 minimise the PSD
        pairingScoreDifference(candidate, lowest),
        // C.7 the following bracket
        judgeNext(candidate.downfloaters),
        // C.8 – C.11
        ...colourCriteria(candidate.pairs),
        // C.12 – C.19
        ...floatCriteria(candidate, lowest),
      ];
    },
  );
  if (best === null) throw new Error('a bracket without candidate');
  return best;
}

/** The values of C.5 to C.19 of one candidate. */
export function judgementOf(
  { movedDown, residents, below, kind }: Bracket,
  candidate: PlayerCandidate,
): Judgement {
  const lowest = lowestScore(movedDown, residents);
  return [
    [candidate.downfloaters.length],
    pairingScoreDifference(candidate, lowest),
    kind === 'ordinary' ? nextBracket(candidate.downfloaters, below) : [],
    ...colourCriteria(candidate.pairs),
    ...floatCriteria(candidate, lowest),
  ];
}

const lowestScore = (movedDown: Players, residents: Players): number =>
  Math.min(...[...movedDown, ...residents].map((player) => player.score));

/** A.8: the SD of a pair. */
const differenceOfPair = ([a, b]: OraclePair): number => Math.abs(a.score - b.score);

/** A.8: the SD of a downfloater, to one point less than the lowest score of the bracket. */
const differenceOfFloater = (player: PlayerFacts, lowest: number): number => player.score - (lowest - 10);

/** A.8: the PSD. */
export function pairingScoreDifference(
  { pairs, downfloaters }: PlayerCandidate,
  lowest: number,
): readonly number[] {
  return descending([
    ...pairs.map(differenceOfPair),
    ...downfloaters.map((player) => differenceOfFloater(player, lowest)),
  ]);
}

/**
 * B.1: MaxPairs follows from C.5, M1 from C.6: the (largest) number of MDPs paired where the PSD is lowest.
 */
function parametersOf(
  movedDown: Players,
  residents: Players,
  completes: (downfloaters: Players) => boolean,
): { maxPairs: number; m1: number } {
  const lowest = lowestScore(movedDown, residents);
  let best: { value: readonly number[]; maxPairs: number; m1: number } | null = null;
  for (const division of divisions(movedDown, residents, mayMeet)) {
    const { pairs, downfloaters } = division;
    const m1 = movedDown.filter((player) => !downfloaters.includes(player)).length;
    const value = [downfloaters.length, ...pairingScoreDifference(division, lowest)];
    const order = best === null ? -1 : compareLists(value, best.value) || best.m1 - m1;
    if (order < 0 && completes(downfloaters)) best = { value, maxPairs: pairs.length, m1 };
  }
  if (best === null) throw new Error('a bracket that cannot be completed');
  return best;
}

/**
 * D.3: the values of S1, starting with the original one: the highest different score first, then the lowest
 * lexicographic value of the BSNs (the order in which `subsets` produces them).
 */
function mdpSets(movedDown: Players, m1: number): readonly Players[] {
  const scores = (set: Players): readonly number[] => descending(set.map((player) => player.score));
  return [...subsets(movedDown, m1)].sort((a, b) => compareLists(scores(b), scores(a)));
}

/**
 * C.7: the number of pairs and the PSD that the following bracket can reach with these downfloaters. In the last
 * bracket the bye is part of the pairing (A.9), so its receiver must be eligible (C.2).
 */
function nextBracket(downfloaters: Players, below: readonly Players[]): readonly number[] {
  const [next, ...further] = below;
  if (next === undefined) return [];
  const lowest = lowestScore(downfloaters, next);
  let best: readonly number[] = [Infinity];
  for (const division of divisions(downfloaters, next, mayMeet)) {
    const value = [division.downfloaters.length, ...pairingScoreDifference(division, lowest)];
    if (compareLists(value, best) >= 0) continue;
    if (further.length > 0 || canComplete(division.downfloaters)) best = value;
  }
  return best;
}

/** C.12 – C.19: players who receive the same float as in the previous round, then as two rounds before. */
export function floatCriteria({ pairs, downfloaters }: PlayerCandidate, lowest: number): Judgement {
  interface Receiver {
    readonly player: PlayerFacts;
    readonly difference: number;
  }
  const uneven = pairs.filter(([a, b]) => a.score !== b.score);
  // A.4.b: of two players with different scores the higher ranked one receives a downfloat, the other an upfloat.
  const down: Receiver[] = [
    ...uneven.map((pair) => ({
      player: pair[0].score > pair[1].score ? pair[0] : pair[1],
      difference: differenceOfPair(pair),
    })),
    ...downfloaters.map((player) => ({ player, difference: differenceOfFloater(player, lowest) })),
  ];
  const up: Receiver[] = uneven.map((pair) => ({
    player: pair[0].score > pair[1].score ? pair[1] : pair[0],
    difference: differenceOfPair(pair),
  }));

  const same = (receivers: readonly Receiver[], float: Float, of: (player: PlayerFacts) => Float): number[] =>
    receivers.filter(({ player }) => of(player) === float).map(({ difference }) => difference);
  const previous = (player: PlayerFacts): Float => player.lastFloat;
  const before = (player: PlayerFacts): Float => player.floatBefore;
  const lists = [
    same(down, 'down', previous),
    same(up, 'up', previous),
    same(down, 'down', before),
    same(up, 'up', before),
  ];
  // C.12 – C.15 count the players, C.16 – C.19 compare their score differences.
  return [...lists.map((list) => [list.length]), ...lists.map(descending)];
}
