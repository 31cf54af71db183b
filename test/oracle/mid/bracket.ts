/**
 * The best candidate of a bracket, and of equal ones the earliest, for fields too large to try everything: every
 * criterion adds up over the edges of a matching, and so do the articles on the order of candidates. Each is a digit of
 * one whole number, and a plain search for the matching of least cost decides.
 */
import type { PlayerFacts } from '../player-facts.ts';
import { compareJudgements, type Judgement, type PlayerCandidate, type Players } from '../judgement.ts';
import { digitsOf, type Kind } from './digits.ts';
import { leastCostMatching } from './least-cost.ts';

export interface Question {
  /** In ranking order, as the residents. */
  readonly movedDown: Players;
  readonly residents: Players;
  /** Players below whom floaters can meet, as far as the criteria or the completion of the round ask for them. */
  readonly others: Players;
  /** Places for those who meet none of these players: the bye, or some bracket below. */
  readonly exits: number;
  /** All exits need not be taken. */
  readonly exitsOptional: boolean;
  readonly mayMeet: (a: PlayerFacts, b: PlayerFacts) => boolean;
  readonly mayLeave: (player: PlayerFacts) => boolean;
  /** Criteria on one edge: two players (the second null for an exit). `isPair` holds for pairs of the bracket itself. */
  readonly judge: (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean) => Judgement;
  readonly kinds: readonly Kind[];
}

/** A bracket with what became of it; the downfloaters in ranking order. */
export interface PairedBracket extends PlayerCandidate {
  readonly movedDown: Players;
  readonly residents: Players;
}

/** An answer with the values of its criteria, added up. */
export interface Answer {
  readonly candidate: PlayerCandidate;
  readonly value: Judgement;
}

/** Values by which the order of candidates is asked for; they count below the criteria. */
type Order = (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean) => readonly number[];
type Allowed = (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean) => boolean;

const everything: Allowed = () => true;
const noOrder: Order = () => [];

/** The value that the criteria can reach, null where there is no candidate. */
export function bestValue(question: Question): Judgement | null {
  return solve(question, noOrder, everything)?.value ?? null;
}

/** The first of the best candidates (3.6, 3.7 and Art. 4; 2017 B.6, B.7 and D); null where there is none. */
export function firstBest(question: Question): Answer | null {
  const { movedDown, residents } = question;
  const bsn = new Map([...movedDown, ...residents].map((player, index) => [player, index + 1]));

  // 4.4 (2017 D.3): the MDPs of S1, the smallest BSN that differs first; 4.2: then the BSNs of their opponents.
  const mdpOrder: Order = (a, b, isPair) => [
    ...movedDown.map((mdp) => (a === mdp && !isPair ? 1 : 0)),
    ...movedDown.map((mdp) => (a === mdp && isPair ? bsn.get(b!)! : 0)),
  ];
  const first = solve(question, mdpOrder, everything);
  if (first === null) return null;
  const mdpPairs = first.candidate.pairs.filter(([a]) => movedDown.includes(a));
  const opponents = new Map(mdpPairs);
  const taken = new Set(mdpPairs.flat());
  const settled: Allowed = (a, b, isPair) => {
    if (movedDown.includes(a)) return isPair ? opponents.get(a) === b : !opponents.has(a);
    return !taken.has(a) && (b === null || !taken.has(b));
  };

  // 3.3: the remainder (or the homogeneous bracket) with its own BSNs.
  const remainder = residents.filter((player) => !taken.has(player));
  const size = first.candidate.pairs.length - mdpPairs.length;
  const [s1, s2] = subgroups(question, settled, remainder, size);

  // 4.2: the transposition of S2.
  const placeInS2 = new Map(s2.map((player, index) => [player, index + 1]));
  const transposition: Order = (a, b, isPair) =>
    s1.map((player) =>
      isPair && (a === player || b === player) ? placeInS2.get(a === player ? b! : a)! : 0,
    );
  const acrossOnly: Allowed = (a, b, isPair) => {
    if (!settled(a, b, isPair)) return false;
    if (movedDown.includes(a)) return true;
    const [aFirst, bFirst] = [s1.includes(a), b !== null && s1.includes(b)];
    if (isPair) return aFirst !== bFirst;
    return !aFirst;
  };
  const last = solve(question, transposition, acrossOnly);
  if (last === null || compareJudgements(last.value, first.value) !== 0)
    throw new Error('the order of candidates has changed the value of the criteria');
  return last;
}

/**
 * 4.3.2 (2017 D.2): S1 and S2 after the first exchange that leads to a best candidate. Of two players of the original S1
 * who meet, the larger BSN moves, of two players of S2 the smaller one; a player of S1 who floats moves as well: every
 * other choice exchanges more BSNs or makes the difference of the sums larger.
 */
function subgroups(
  question: Question,
  settled: Allowed,
  remainder: Players,
  size: number,
): readonly [Players, Players] {
  const bsns = new Map(remainder.map((player, index) => [player, index + 1]));
  const bsnOf = (player: PlayerFacts): number => bsns.get(player) ?? 0;
  const down = (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean): number => {
    const [one, two] = [bsnOf(a), isPair ? bsnOf(b!) : bsnOf(a)];
    return one > 0 && two > 0 && Math.max(one, two) <= size ? Math.max(one, two) : 0;
  };
  const up = (a: PlayerFacts, b: PlayerFacts | null, isPair: boolean): number => {
    const least = isPair ? Math.min(bsnOf(a), bsnOf(b!)) : 0;
    return least > size ? least : 0;
  };
  const original = remainder.map((_, index) => index + 1);
  const order: Order = (a, b, isPair) => {
    const [moved, raised] = [down(a, b, isPair), up(a, b, isPair)];
    const touches = (bsn: number): boolean => bsn === bsnOf(a) || (b !== null && bsn === bsnOf(b));
    return [
      // 4.3.2.1 the smallest number of exchanged BSNs
      moved > 0 ? 1 : 0,
      // 4.3.2.2 the smallest difference of the sums; for equal numbers of BSNs less the sum of those that move down
      raised + (moved > 0 ? remainder.length - moved : 0),
      // 4.3.2.3 the largest differing BSN that moves from S1 to S2
      ...original
        .slice(0, size)
        .reverse()
        .map((bsn) => (touches(bsn) && moved !== bsn ? 1 : 0)),
      // 4.3.2.4 the smallest differing BSN that moves from S2 to S1
      ...original.slice(size).map((bsn) => (touches(bsn) && raised !== bsn ? 1 : 0)),
    ];
  };
  const found = solve(question, order, settled)!;
  const bsnsInS1 = new Set(original.slice(0, size));
  const edges: (readonly [PlayerFacts, PlayerFacts | null, boolean])[] = [
    ...found.candidate.pairs.map(([a, b]) => [a, b, true] as const),
    ...found.candidate.downfloaters.map((player) => [player, null, false] as const),
  ];
  for (const edge of edges) {
    bsnsInS1.delete(down(...edge));
    const raised = up(...edge);
    if (raised > 0) bsnsInS1.add(raised);
  }
  return [
    remainder.filter((player) => bsnsInS1.has(bsnOf(player))),
    remainder.filter((player) => !bsnsInS1.has(bsnOf(player))),
  ];
}

/** A candidate of the best value, and of these one with the least order. */
function solve(question: Question, order: Order, allowed: Allowed): Answer | null {
  const { movedDown, residents, others, exits, exitsOptional, mayMeet, mayLeave } = question;
  const players = [...movedDown, ...residents, ...others];
  const inside = movedDown.length + residents.length;
  const size = players.length + exits;
  if (size % 2 === 1) return null;
  const judged: { u: number; v: number; judgement: Judgement; isPair: boolean }[] = [];
  const free = exitsOptional ? exitPairs(players.length, size) : [];
  for (let u = 0; u < players.length; u++) {
    const a = players[u]!;
    for (let v = u + 1; v < size; v++) {
      const b = players[v] ?? null;
      if (b === null ? !mayLeave(a) : !mayMeet(a, b)) continue;
      // MDPs do not meet each other inside a bracket (3.3), and here nowhere else.
      if (v < movedDown.length) continue;
      const isPair = v < inside;
      if (!allowed(a, b, isPair)) continue;
      const values = order(a, b, isPair).map((value) => [value]);
      judged.push({ u, v, isPair, judgement: [...question.judge(a, b, isPair), ...values] });
    }
  }
  const orderSize = order(players[0]!, null, false).length;
  const kinds = [...question.kinds, ...new Array<Kind>(orderSize).fill('sum')];
  const digits = digitsOf(
    judged.map(({ judgement }) => judgement),
    kinds,
    size / 2,
  );
  const costs = Array.from({ length: size }, () => new Array<bigint | null>(size).fill(null));
  for (const { u, v, judgement } of judged) costs[u]![v] = costs[v]![u] = digits(judgement);
  for (const [u, v] of free) costs[u]![v] = costs[v]![u] = 0n;
  const mate = leastCostMatching(costs);
  if (mate === null) return null;
  const used = judged.filter(({ u, v }) => mate[u] === v);
  const paired = used.filter(({ isPair }) => isPair).map(({ u, v }) => [players[u]!, players[v]!] as const);
  const seated = new Set(paired.flat());
  return {
    candidate: {
      pairs: paired,
      downfloaters: players.slice(0, inside).filter((player) => !seated.has(player)),
    },
    value: question.kinds.map((kind, criterion) => {
      const entries = used.flatMap(({ judgement }) => judgement[criterion]!);
      return kind === 'sum' ? [entries.reduce((sum, each) => sum + each, 0)] : entries.sort((a, b) => b - a);
    }),
  };
}

function exitPairs(from: number, to: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let u = from; u < to; u++) for (let v = u + 1; v < to; v++) pairs.push([u, v]);
  return pairs;
}
