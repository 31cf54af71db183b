/** Whether a repair can be planned at all. */
import type { PlayerId } from '../model/player.ts';
import { boardNumber, boardWith } from '../model/seating.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import type { RepairFailure, RepairRequest } from './plan.ts';

/** Why a request cannot be planned; null when it can. Cost: boards. */
export function failureOf({ rounds }: Tournament, request: RepairRequest): RepairFailure | null {
  const { round: number, missing, arrived, held, played } = request;
  const round = rounds[number - 1];
  if (round?.stage !== 'published') return { code: 'round-not-published', article: 'C.04.2 4.4' };
  if (number !== rounds.length) return { code: 'round-not-last', article: 'C.04.2 4.4' };
  const boardOf = new Map(
    round.boards.flatMap(({ white, black }, index) => [
      [white, boardNumber(round, index)],
      [black, boardNumber(round, index)],
    ]),
  );
  const bye = round.unpaired.find(({ kind }) => kind === 'pab')?.player;
  const strangers = missing.filter((player) => !boardOf.has(player) && player !== bye);
  if (strangers.length > 0) return { code: 'missing-not-in-round', players: strangers };
  const over = missing.filter(
    (player) => boardAt(round, boardOf.get(player))?.result !== 'open' && player !== bye,
  );
  if (over.length > 0) return { code: 'missing-has-result', players: over };
  const placed = arrived.filter((player) => boardOf.has(player) || player === bye);
  if (placed.length > 0) return { code: 'arrived-in-round', players: placed };
  const kept = missing
    .map((player) => boardOf.get(player))
    .filter((board) => board !== undefined && held.includes(board));
  if (kept.length > 0) return { code: 'missing-on-held-board', boards: kept as number[] };
  return playedFailure(round, played);
}

const boardAt = (round: Round, board: number | undefined) =>
  board === undefined ? undefined : boardWith(round, board);

/** Boards that are said to have been played otherwise: by the same people as published there, and each by two. */
function playedFailure(round: Round, played: RepairRequest['played']): RepairFailure | null {
  const published = new Set<PlayerId>();
  for (const { board } of played) {
    const known = boardWith(round, board);
    if (known === undefined) return { code: 'played-not-these-players', boards: [board] };
    if (known.result !== 'open') return { code: 'played-has-result', boards: [board] };
    published.add(known.white).add(known.black);
  }
  const named = played.flatMap(({ white, black }) => [white, black]);
  const same = new Set(named).size === published.size && named.every((player) => published.has(player));
  const boards = played.map(({ board }) => board);
  return same && named.length === published.size ? null : { code: 'played-not-these-players', boards };
}
