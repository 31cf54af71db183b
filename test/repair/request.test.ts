/** C.04.2 4.4: requests for which no repair can be planned, each with whom or what it is about. */
import { expect, it } from 'vitest';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { Round } from '../../src-engine/model/tournament.ts';
import { failureOf } from '../../src-engine/repair/request.ts';
import type { RepairRequest } from '../../src-engine/repair/plan.ts';
import { tournamentOf } from '../oracle/notation.ts';

/** Round 1 on the wall: 1–2 open, 3–4 won, 5–6 open, 7 with the bye; 8 and 9 are in no round. */
function tournament(stage: Round['stage'] = 'published', more: readonly Round[] = []) {
  const plain = tournamentOf(
    Array.from({ length: 9 }, () => '.'),
    0,
    { rounds: 5 },
  );
  const board = (white: number, black: number, result: GameResult) => ({
    ...{ white, black, result, ratedAs: null },
  });
  const round: Round = {
    ...{ stage, version: 1, publishedAt: '', handMade: false, system: 'dutch-2026' },
    boards: [board(1, 2, 'open'), board(3, 4, 'white-wins'), board(5, 6, 'open')],
    unpaired: [{ player: 7, kind: 'pab' }],
  };
  return { ...plain, rounds: [round, ...more] };
}

const asked = (more: Partial<RepairRequest>): RepairRequest => ({
  ...{ round: 1, missing: [], arrived: [], held: [], played: [] },
  ...more,
});
const played = (...games: readonly (readonly [board: number, white: number, black: number])[]) => ({
  played: games.map(([board, white, black]) => ({ board, white, black })),
});

it.each<[Partial<RepairRequest>, object | null]>([
  [{ missing: [1, 7], arrived: [8] }, null],
  [{ round: 2 }, { code: 'round-not-published', article: 'C.04.2 4.4' }],
  [{ missing: [1, 8, 9] }, { code: 'missing-not-in-round', players: [8, 9] }],
  [{ missing: [1, 4] }, { code: 'missing-has-result', players: [4] }],
  [{ arrived: [8, 3, 7] }, { code: 'arrived-in-round', players: [3, 7] }],
  [
    { missing: [6], held: [1, 3] },
    { code: 'missing-on-held-board', boards: [3] },
  ],
  [{ missing: [6, 7], held: [1] }, null],
  [played([1, 2, 1]), null],
  [played([1, 1, 5], [3, 2, 6]), null],
  [played([4, 1, 2]), { code: 'played-not-these-players', boards: [4] }],
  [played([1, 2, 1], [2, 4, 3]), { code: 'played-has-result', boards: [2] }],
  [played([1, 1, 5]), { code: 'played-not-these-players', boards: [1] }],
  // Somebody twice, and somebody who was on none of the boards.
  [played([1, 1, 2], [3, 5, 1]), { code: 'played-not-these-players', boards: [1, 3] }],
  [played([1, 1, 2], [3, 5, 8]), { code: 'played-not-these-players', boards: [1, 3] }],
  [played([1, 1, 2], [1, 1, 2]), { code: 'played-not-these-players', boards: [1, 1] }],
])('%j: %j', (request, failure) => {
  expect(failureOf(tournament(), asked(request))).toEqual(failure);
});

it('only the last round, and once it is on the wall', () => {
  expect(failureOf(tournament('draft'), asked({}))).toMatchObject({ code: 'round-not-published' });
  const next = tournament('draft').rounds[0]!;
  expect(failureOf(tournament('published', [next]), asked({}))).toEqual({
    ...{ code: 'round-not-last', article: 'C.04.2 4.4' },
  });
});
