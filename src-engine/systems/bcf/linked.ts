/** Colour transfers where a level must float: rule 17 (linked levels) and rule 18 (transferred players who float). */
import type { Competitor } from '../../history/competitor.ts';
import { contains, setOf } from '../../matching/bit-graph.ts';
import type { Field } from './priorities.ts';
import { fromMedian } from './floats.ts';
import { areIdentical, claimRanks, largerGroup, seeks, seekTheSame, transferred } from './seekers.ts';
import type { Weighing } from './weighing.ts';

/** Whether a floater of `level` goes to `target` in some optimal pairing. */
function reaches({ players, levelOf }: Field, optimum: Weighing, level: number, target: number): boolean {
  const [floaters, targets] = [level, target].map((at) =>
    [...players.keys()].filter((vertex) => levelOf[vertex] === at),
  ) as [number[], number[]];
  const there = setOf(players.length, targets);
  if (floaters.some((floater) => contains(there, optimum.partnerOf(floater)))) return true;
  const pairings = optimum.fresh();
  return floaters.some(
    (floater) =>
      targets.some((vertex) => pairings.has(floater, vertex)) &&
      pairings.restrict(new Map([[floater, there]])),
  );
}

/**
 * Rule 17: the first level with the levels linked to it, as places: those that its floaters reach and that have an excess
 * of the same colour; from such a level on in the same way. Only the first where there is none.
 */
export function linkedLevels(field: Field, optimum: Weighing): Set<number> {
  const linked = new Set([0]);
  const excess = largerGroup(field.levels[0]!);
  if (excess === null) return linked;
  for (const level of linked) {
    for (let target = level + 1; target < field.levels.length; target++) {
      const isLike = !linked.has(target) && largerGroup(field.levels[target]!) === excess;
      if (isLike && reaches(field, optimum, level, target)) linked.add(target);
    }
  }
  return linked;
}

/**
 * Rules 16, 17: the strongest claim that is not met is made as weak as possible, then the next. Counted are the games
 * whose transferred player is one of `among`.
 */
export function byWeakestClaims(
  players: readonly Competitor[],
  among: ReadonlySet<Competitor>,
  start: Weighing,
): Weighing {
  const ranks = claimRanks(players);
  const colours = players.map((player) => seeks(player));
  const strength = players.map((player) => ranks.get(player) ?? -1);
  const counts = players.map((player) => among.has(player));
  /** As {@link transferred} says, by the ranks; -1 for a game that transfers none of `among`. */
  const rankOf = (u: number, v: number): number => {
    if (colours[u] === null || colours[u] !== colours[v]) return -1;
    const [higher, lower] = u < v ? [u, v] : [v, u];
    const moved = strength[higher]! < strength[lower]! ? higher : lower;
    return counts[moved]! ? strength[moved]! : -1;
  };
  let optimum = start;
  for (let rank = Math.max(-1, ...strength); rank >= 0; rank--) {
    // The ranks down to the strongest claim that is not met at hand need nothing but that their games go.
    const strongest = Math.max(
      -1,
      ...players.map((_, u) => rankOf(u, optimum.partnerOf(u))).filter((other) => other <= rank),
    );
    const isMet = (other: number) => strongest < other && other <= rank;
    if (strongest < rank) optimum = optimum.fewest((u, v) => isMet(rankOf(u, v)));
    if (strongest >= 0) optimum = optimum.fewest((u, v) => rankOf(u, v) === strongest);
    rank = strongest;
  }
  return optimum;
}

/** A float from the first level as rule 18 looks at it. */
interface FloatKind {
  /** One of the two is transferred. */
  readonly isTransfer: boolean;
  /** That player shares the sequence of colours with another one who could be transferred instead. */
  readonly isShared: boolean;
  /** The upfloater is found from the median upwards. */
  readonly isTopHalf: boolean;
}

/** Of a game of two players, that of the higher level first; null where the first level does not float. */
function floatKinds(field: Field, linked: ReadonlySet<number>): (u: number, v: number) => FloatKind | null {
  const { players, levels, levelOf } = field;
  const pool = (level: number) =>
    linked.has(level) ? [...linked].flatMap((at) => levels[at]!) : levels[level]!;
  const shared = new Set(
    players.filter((player, u) =>
      pool(levelOf[u]!).some((other) => other !== player && areIdentical(other, player)),
    ),
  );
  const topHalf = new Set(levels.flatMap((level) => fromMedian(level, 'up').first));
  return (u, v) => {
    if (levelOf[u] !== 0 || levelOf[v] === 0) return null;
    const [higher, lower] = [players[u]!, players[v]!];
    const isTransfer = seekTheSame(higher, lower);
    const isShared = isTransfer && shared.has(transferred(higher, lower));
    return { isTransfer, isShared, isTopHalf: topHalf.has(lower) };
  };
}

/**
 * Rule 18: a transferred player does not float where another of the same sequence can be transferred instead, unless that
 * is required to produce a top half upfloat. Further floaters and transfers are settled before. Asked where
 * the level can float without any transferred player.
 */
export function sparingTransferred(field: Field, linked: ReadonlySet<number>, start: Weighing): Weighing {
  const kindOf = floatKinds(field, linked);
  const by = (counts: (kind: FloatKind) => boolean) =>
    start.fewest((u, v) => {
      const kind = kindOf(u, v);
      return kind !== null && counts(kind);
    });
  const hasNone = (optimum: Weighing, counts: (kind: FloatKind) => boolean) =>
    field.levels[0]!.every((_, u) => {
      const kind = kindOf(u, optimum.partnerOf(u));
      return kind === null || !counts(kind);
    });
  const offends = (kind: FloatKind) => kind.isTransfer || !kind.isTopHalf;
  if (hasNone(by(offends), offends)) return by(({ isShared }) => isShared);
  const sparing = by(({ isTransfer }) => isTransfer);
  if (!hasNone(sparing, ({ isTransfer }) => isTransfer)) return start;
  return by(({ isShared, isTopHalf }) => isShared && !isTopHalf);
}
