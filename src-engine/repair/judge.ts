/** A plan with its boards numbered, its cost, the case of C.04.2 (2026) 4.4 and who has to agree. */
import { inBoardOrder } from '../handling/board-order.ts';
import type { PlayerId } from '../model/player.ts';
import {
  boardNumber,
  fixedBoardOf,
  inHallOrder,
  numberedAs,
  tableNumbers,
  USUAL_SEATING,
  type Numbered,
  type Seating,
} from '../model/seating.ts';
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

/** The plan that a proposal makes: boards as the hall numbers them, cost, violations, and who has to agree (C.04.2 (2026) 4.4). */
export function judged(
  tournament: Tournament,
  position: Position,
  request: RepairRequest,
  proposal: Proposal,
): RepairPlan {
  const { round } = position;
  const isLeft = proposal.kind === 'leave';
  const before: Seated = {
    pairs: round.boards.map(({ white, black }) => ({ white, black })),
    ...numberedAs(round),
  };
  const asPlayed = proposal.kind === 'as-played';
  const { seating = USUAL_SEATING } = tournament.rules;
  const tables = isLeft
    ? before
    : asPlayed
      ? { ...before, pairs: proposal.pairs }
      : numbered(seating, position, proposal.pairs);
  const { pairs } = tables;
  const byeBefore = round.unpaired.find(({ kind }) => kind === 'pab')?.player ?? null;
  const bye = isLeft ? byeBefore : proposal.bye;
  const changes = changesOf(before, tables);
  const present = isLeft
    ? pairs.filter(({ white, black }) => ![white, black].some((player) => request.missing.includes(player)))
    : pairs;
  const costs = present.map((pair) => position.costOfPair(pair));
  if (bye !== null && !request.missing.includes(bye)) costs.push(position.costOf(bye, BYE));
  const sum = (measure: 'broken' | 'told' | 'turned' | 'points' | 'ratings'): number =>
    costs.reduce((total, cost) => total + cost[measure], 0);
  const seated = new Set([...present.flatMap(({ white, black }) => [white, black]), bye]);
  return {
    kind: proposal.kind,
    ...tables,
    bye,
    unpaired: isLeft ? round.unpaired : unpairedOf(round.unpaired, pairs, bye),
    changes,
    cost: {
      broken: sum('broken'),
      idle: position.task.competitors.filter(({ id }) => !seated.has(id)).length,
      boards: changes.length,
      told: sum('told') + 2 * movedBetween(before, tables),
      turned: sum('turned'),
      points: sum('points'),
      ratings: sum('ratings'),
    },
    violations: [
      ...present.flatMap(({ white, black }) => position.violations(white, black)),
      ...(bye === null || request.missing.includes(bye) ? [] : position.violations(bye, BYE)),
    ],
    colours: present
      .filter((pair) => position.isAsRead(pair))
      .flatMap((pair) => position.colourViolations(pair)),
    changeCase:
      changes.length === 0 && bye === byeBefore ? null : caseOf(tournament, position, request, pairs, bye),
    concerned: concernedBy(position, changes, byeBefore, bye, request),
    unlikeSystem: proposal.own === null ? null : differences(proposal.own, { pairs, bye }),
  };
}

type Seated = { readonly pairs: readonly Pair[] } & Numbered;

/**
 * Boards that stay keep their number. Of the new pairs those with a fixed board go there if it is free; the others take
 * the numbers that are free, in the order of 3.6, and go on behind. Where fewer boards are needed the last ones without a
 * fixed board come forward to the numbers that are left; none with a result, whose slip names its board, and none that is
 * held, so that a number may stay free.
 */
function numbered(seating: Seating, { round, task, held }: Position, pairs: readonly Pair[]): Seated {
  const former = round.boards.map((_, place) => boardNumber(round, place));
  const tables = new Map<number, Pair>();
  const wanted = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  round.boards.forEach((board, place) => {
    const stays = wanted.get(keyOf(board));
    if (stays === undefined) return;
    tables.set(former[place]!, stays);
    wanted.delete(keyOf(board));
  });
  const loose = inBoardOrder([...wanted.values()], task.field).filter((pair) => {
    const own = fixedBoardOf(pair, seating);
    if (own === null || tables.has(own)) return true;
    tables.set(own, pair);
    return false;
  });
  const free = former.filter((board) => !tables.has(board));
  const behind = tableNumbers(seating, loose.length, new Set([...former, ...tables.keys()]));
  for (const pair of loose) tables.set(free.shift() ?? behind.shift()!, pair);
  const movable = [...tables]
    .filter(([board, pair]) => !held.has(board) && fixedBoardOf(pair, seating) === null)
    .sort(([a], [b]) => b - a);
  for (const [board, pair] of movable) {
    const gap = free.shift();
    if (gap === undefined || gap > board) break;
    tables.delete(board);
    tables.set(gap, pair);
  }
  return inHallOrder([...tables.values()], [...tables.keys()]);
}

/** The pairs by the numbers on their tables. */
function byNumber({ pairs, ...numbers }: Seated): ReadonlyMap<number, Pair> {
  return new Map(pairs.map((pair, place) => [boardNumber(numbers, place), pair]));
}

function changesOf(before: Seated, after: Seated): BoardChange[] {
  const [was, is] = [byNumber(before), byNumber(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort((a, b) => a - b)
    .map((board) => ({ board, before: was.get(board) ?? null, after: is.get(board) ?? null }))
    .filter((change) => (change.before && keyOf(change.before)) !== (change.after && keyOf(change.after)));
}

/** Boards that only have another number. */
function movedBetween(before: Seated, after: Seated): number {
  const numbers = new Map([...byNumber(before)].map(([board, pair]) => [keyOf(pair), board]));
  return [...byNumber(after)].filter(([board, pair]) => (numbers.get(keyOf(pair)) ?? board) !== board).length;
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

/** Players that the wall, as it is, leaves without an opponent. Only those who are paired are asked for. */
function freeOf({ round }: Position, { missing }: RepairRequest): ReadonlySet<PlayerId> {
  const gone = new Set(missing);
  const left = round.boards.flatMap(({ white, black }) =>
    gone.has(white) ? [black] : gone.has(black) ? [white] : [],
  );
  return new Set([...left, ...round.unpaired.map(({ player }) => player)]);
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
