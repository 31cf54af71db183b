/** A plan with its boards numbered, its cost, the case of C.04.2 (2026) 4.4 and who has to agree. */
import { inBoardOrder } from '../handling/board-order.ts';
import type { PlayerId } from '../model/player.ts';
import type { Tournament, Unpaired } from '../model/tournament.ts';
import type { Pair, Pairing } from '../systems/system.ts';
import type { BoardChange, ChangeCase, RepairKind, RepairPlan, RepairRequest } from './plan.ts';
import { BYE, type Position } from './position.ts';

interface Proposal {
  readonly kind: RepairKind;
  readonly pairs: readonly Pair[];
  readonly bye: PlayerId | null;
  /** What the system pairs; null where it cannot. */
  readonly own: Pairing | null;
}

const keyOf = ({ white, black }: Pair): string => `${white}-${black}`;

export function judged(
  tournament: Tournament,
  position: Position,
  request: RepairRequest,
  proposal: Proposal,
): RepairPlan {
  const { round } = position;
  const isLeft = proposal.kind === 'leave';
  const before = round.boards.map(({ white, black }) => ({ white, black }));
  const asPlayed = proposal.kind === 'as-played';
  const pairs = isLeft ? before : asPlayed ? proposal.pairs : numbered(position, proposal.pairs);
  const byeBefore = round.unpaired.find(({ kind }) => kind === 'pab')?.player ?? null;
  const bye = isLeft ? byeBefore : proposal.bye;
  const changes = changesOf(before, pairs);
  const present = isLeft
    ? pairs.filter(({ white, black }) => ![white, black].some((player) => request.missing.includes(player)))
    : pairs;
  const costs = present.map((pair) => position.costOfPair(pair));
  if (bye !== null && !request.missing.includes(bye)) costs.push(position.costOf(bye, BYE));
  const sum = (measure: 'broken' | 'told' | 'turned' | 'points' | 'ratings'): number =>
    costs.reduce((total, cost) => total + cost[measure], 0);
  const seated = new Set([...present.flatMap(({ white, black }) => [white, black]), bye]);
  const moved = movedOf(before, pairs);
  return {
    kind: proposal.kind,
    pairs,
    bye,
    unpaired: isLeft ? round.unpaired : unpairedOf(round.unpaired, pairs, bye),
    changes,
    cost: {
      broken: sum('broken'),
      idle: position.task.competitors.filter(({ id }) => !seated.has(id)).length,
      boards: changes.length,
      told: sum('told') + moved.length,
      turned: sum('turned'),
      points: sum('points'),
      ratings: sum('ratings'),
    },
    violations: [
      ...present.flatMap(({ white, black }) => position.violations(white, black)),
      ...(bye === null || request.missing.includes(bye) ? [] : position.violations(bye, BYE)),
    ],
    changeCase:
      changes.length === 0 && bye === byeBefore ? null : caseOf(tournament, position, request, pairs, bye),
    concerned: concernedBy(position, changes, byeBefore, bye, request),
    unlikeSystem: proposal.own === null ? null : differences(proposal.own, { pairs, bye }),
  };
}

/**
 * Boards that stay keep their number. New pairs take the numbers that are free, in the order of 3.6, and go on behind;
 * where fewer boards are needed the last ones come forward to the numbers that are left.
 */
function numbered({ round, task }: Position, pairs: readonly Pair[]): Pair[] {
  const places: (Pair | null)[] = Array.from(
    { length: Math.max(round.boards.length, pairs.length) },
    () => null,
  );
  const wanted = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  round.boards.forEach((board, index) => {
    const stays = wanted.get(keyOf(board));
    if (stays === undefined) return;
    places[index] = stays;
    wanted.delete(keyOf(board));
  });
  for (const pair of inBoardOrder([...wanted.values()], task.field)) places[places.indexOf(null)] = pair;
  while (places.length > pairs.length) {
    const last = places.pop() ?? null;
    if (last !== null) places[places.indexOf(null)] = last;
  }
  return places.flatMap((pair) => pair ?? []);
}

function changesOf(before: readonly Pair[], after: readonly Pair[]): BoardChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    board: index + 1,
    before: before[index] ?? null,
    after: after[index] ?? null,
  })).filter((change) => (change.before && keyOf(change.before)) !== (change.after && keyOf(change.after)));
}

/** Players whose board only has another number. */
function movedOf(before: readonly Pair[], after: readonly Pair[]): PlayerId[] {
  const numbers = new Map(before.map((pair, index) => [keyOf(pair), index]));
  return after.flatMap((pair, index) => {
    const was = numbers.get(keyOf(pair));
    return was === undefined || was === index ? [] : [pair.white, pair.black];
  });
}

/** Entries that still hold: of nobody who plays now, and the bye of its receiver. */
function unpairedOf(before: readonly Unpaired[], pairs: readonly Pair[], bye: PlayerId | null): Unpaired[] {
  const seated = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  const others = before.filter(({ player, kind }) => kind !== 'pab' && player !== bye && !seated.has(player));
  return [...(bye === null ? [] : [{ player: bye, kind: 'pab' } as const]), ...others];
}

/** Which of the five situations of 4.4 there is. That it is in the event's best interest only the arbiter can say. */
function caseOf(
  { rules }: Tournament,
  position: Position,
  request: RepairRequest,
  pairs: readonly Pair[],
  bye: PlayerId | null,
): ChangeCase {
  if (request.played.length > 0) return 'played';
  const isRematch = position.round.boards.some(({ white, black }) =>
    position.task.field.get(white)?.met.has(black),
  );
  if (isRematch) return 1;
  const fresh = pairs.filter((pair) => !position.isAsRead(pair));
  const isLate = (player: PlayerId): boolean => request.arrived.includes(player);
  const others = fresh.flatMap(({ white, black }) => [white, black]).filter((player) => !isLate(player));
  const free = freeOf(position, request);
  // Nobody but those without an opponent, and late entries, plays otherwise than published.
  if (others.every((player) => free.has(player)) && (bye === null || free.has(bye) || isLate(bye)))
    return request.arrived.length > 0 ? 4 : fresh.length === 1 ? 3 : 2;
  return request.round === rules.rounds ? 5 : 2;
}

/** Players that the wall, as it is, leaves without an opponent. */
function freeOf({ round }: Position, { missing }: RepairRequest): ReadonlySet<PlayerId> {
  const gone = new Set(missing);
  const left = round.boards.flatMap(({ white, black }) =>
    gone.has(white) ? [black] : gone.has(black) ? [white] : [],
  );
  const byes = round.unpaired.filter(({ kind }) => kind === 'pab').map(({ player }) => player);
  return new Set([...left, ...byes].filter((player) => !gone.has(player)));
}

/** Everybody who is to play somebody else than they read, or whose bye comes or goes. */
function concernedBy(
  position: Position,
  changes: readonly BoardChange[],
  byeBefore: PlayerId | null,
  bye: PlayerId | null,
  { missing }: RepairRequest,
): PlayerId[] {
  const players = changes.flatMap(({ after }) =>
    after === null || position.isAsRead(after) ? [] : [after.white, after.black],
  );
  const byes = byeBefore === bye ? [] : [byeBefore, bye].filter((player) => player !== null);
  return [...new Set([...players, ...byes])].filter((player) => !missing.includes(player));
}

function differences(own: Pairing, { pairs, bye }: Pick<Pairing, 'pairs' | 'bye'>): number {
  const known = new Set(own.pairs.map(keyOf));
  return pairs.filter((pair) => !known.has(keyOf(pair))).length + (own.bye === bye ? 0 : 1);
}
