import { describe, expect, it } from 'vitest';
import {
  correctionPeriods,
  pairingAfter,
  pastChanges,
  resultKindOf,
} from '../../src-engine/handling/corrections.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import { BLANK_FACTS, BLANK_STATE, type TournamentState } from '../../src-engine/model/state.ts';
import { BLANK_TOURNAMENT, type Round } from '../../src-engine/model/tournament.ts';

type Written = readonly GameResult[] | 'draft';

/** Two boards a round; `recordedIn` of board 2 of round 1. */
function stateOf(rounds: readonly Written[], recordedIn = 0): TournamentState {
  const made = rounds.map((results): Round => {
    const isDraft = results === 'draft';
    return {
      stage: isDraft ? 'draft' : 'published',
      boards: (isDraft ? (['open', 'open'] as const) : results).map((result, index) => ({
        white: 11 + 2 * index,
        black: 12 + 2 * index,
        result,
        ratedAs: null,
      })),
      unpaired: [],
      version: isDraft ? 0 : 1,
      publishedAt: '',
      handMade: false,
      system: 'dutch-2026',
    };
  });
  return {
    ...BLANK_STATE,
    tournament: { ...BLANK_TOURNAMENT, rounds: made },
    rounds: made.map((_, index) =>
      index === 0 ? { ...BLANK_FACTS, recordedIn: [0, recordedIn] } : BLANK_FACTS,
    ),
  };
}

const kind = (rounds: readonly Written[], result: GameResult, recordedIn = 0) =>
  resultKindOf(stateOf(rounds, recordedIn), 1, 2, result);

describe('C.04.2 4.3 a result on board 2 of round 1', () => {
  it.each<[string, readonly Written[], GameResult, string | null]>([
    ['entered', [['open', 'open']], 'draw', 'result-entered'],
    ['the same again', [['open', 'draw']], 'draw', null],
    ['replaced', [['open', 'draw']], 'white-wins', 'result-corrected'],
    ['taken out', [['open', 'draw']], 'open', 'result-cleared'],
    ['replaced, round 2 drafted', [['draw', 'draw'], 'draft'], 'white-wins', 'result-corrected'],
    [
      'replaced, round 2 in play',
      [
        ['draw', 'draw'],
        ['draw', 'open'],
      ],
      'white-wins',
      'result-corrected-late',
    ],
    [
      'the same again, round 2 in play',
      [
        ['draw', 'draw'],
        ['draw', 'open'],
      ],
      'draw',
      null,
    ],
    [
      'taken out, round 2 in play',
      [
        ['draw', 'draw'],
        ['draw', 'open'],
      ],
      'open',
      null,
    ],
    [
      'adjourned, round 2 in play',
      [
        ['draw', 'draw'],
        ['draw', 'open'],
      ],
      'adjourned',
      null,
    ],
    [
      'replaced, round 2 over',
      [
        ['draw', 'draw'],
        ['draw', 'draw'],
      ],
      'white-wins',
      'result-rated-only',
    ],
    [
      'rated as it stands, round 2 over',
      [
        ['draw', 'draw'],
        ['draw', 'draw'],
      ],
      'draw',
      'result-rated-only',
    ],
    [
      'taken out, round 2 over',
      [
        ['draw', 'draw'],
        ['draw', 'draw'],
      ],
      'open',
      null,
    ],
    [
      'replaced, a game of round 2 adjourned',
      [
        ['draw', 'draw'],
        ['draw', 'adjourned'],
      ],
      'white-wins',
      'result-corrected-late',
    ],
    [
      'replaced, round 3 up',
      [
        ['draw', 'draw'],
        ['draw', 'adjourned'],
        ['open', 'open'],
      ],
      'white-wins',
      'result-rated-only',
    ],
  ])('%s', (_, rounds, result, expected) => {
    expect(kind(rounds, result)).toBe(expected);
  });

  it.each<[string, readonly Written[], GameResult, string | null]>([
    [
      '3.1 its result comes',
      [
        ['draw', 'adjourned'],
        ['draw', 'draw'],
      ],
      'black-wins',
      'result-corrected-late',
    ],
    [
      '3.1 it is the draw that was taken for it',
      [
        ['draw', 'adjourned'],
        ['draw', 'draw'],
      ],
      'draw',
      'result-entered',
    ],
    [
      '3.1 open becomes adjourned',
      [
        ['draw', 'open'],
        ['draw', 'draw'],
      ],
      'adjourned',
      'result-entered',
    ],
    [
      '3.1 adjourned is not opened',
      [
        ['draw', 'adjourned'],
        ['draw', 'draw'],
      ],
      'open',
      null,
    ],
  ])('%s', (_, rounds, result, expected) => {
    expect(kind(rounds, result)).toBe(expected);
  });

  it('recorded while round 2 was up is corrected until the end of round 3', () => {
    const over: Written = ['draw', 'draw'];
    expect(kind([over, over], 'white-wins', 2)).toBe('result-corrected-late');
    expect(kind([over, over], 'adjourned', 2)).toBe('result-corrected-late');
    expect(kind([over, over], 'open', 2)).toBeNull();
    expect(kind([over, over, ['draw', 'open']], 'white-wins', 2)).toBe('result-corrected-late');
    expect(kind([over, over, ['draw', 'open']], 'adjourned', 2)).toBeNull();
    expect(kind([over, over, over], 'white-wins', 2)).toBe('result-rated-only');
  });
});

describe('4.3 the pairing that uses a result', () => {
  it('goes by the board, whatever number is on its table', () => {
    const state = stateOf([['draw', 'draw'], ['draw', 'open'], 'draft'], 2);
    const [round, ...later] = state.tournament.rounds;
    const numbered = {
      ...state,
      tournament: { ...state.tournament, rounds: [{ ...round!, boardNumbers: [2, 7] }, ...later] },
    };
    expect([1, 2].map((board) => pairingAfter(state, 1, board))).toEqual([2, 3]);
    expect([2, 7].map((board) => pairingAfter(numbered, 1, board))).toEqual([2, 3]);
  });
});

describe('C.04.2 4.3 results that an undo changes', () => {
  const before = stateOf([
    ['draw', 'draw'],
    ['draw', 'open'],
  ]);
  const changesTo = (rounds: readonly Written[]) => pastChanges(before, stateOf(rounds).tournament);

  it('are corrections behind a pairing that stays', () => {
    expect(
      changesTo([
        ['draw', 'white-wins'],
        ['draw', 'open'],
      ]),
    ).toEqual([{ round: 1, board: 2, was: 'draw', result: 'white-wins', kind: 'result-corrected-late' }]);
  });

  it('are none in the newest round, nor where a pairing goes with them', () => {
    expect(
      changesTo([
        ['draw', 'draw'],
        ['open', 'draw'],
      ]),
    ).toEqual([]);
    expect(changesTo([['open', 'open']])).toEqual([]);
    expect(changesTo([['open', 'open'], 'draft'])).toEqual([]);
  });

  it('are those of the same games, wherever these sit', () => {
    const { tournament } = stateOf([
      ['draw', 'white-wins'],
      ['draw', 'open'],
    ]);
    const [round, next] = tournament.rounds;
    const arranged = (boards: Round['boards']) =>
      pastChanges(before, { ...tournament, rounds: [{ ...round!, boards }, next!] });
    // The boards of a repaired round the other way about: one result differs, as before.
    expect(arranged(round!.boards.toReversed())).toMatchObject([
      { board: 2, was: 'draw', result: 'white-wins' },
    ]);
    // The same two with the colours turned have played another game.
    expect(arranged([{ ...round!.boards[1]!, white: 14, black: 13, result: 'white-wins' }])).toEqual([]);
    // Other games in their places are no corrections.
    expect(arranged([{ ...round!.boards[0]!, white: 14, black: 11, result: 'black-wins' }])).toEqual([]);
  });
});

describe('4.3 the periods of a correction', () => {
  const MOMENTS = {
    complete: '2026-11-14T20:14:00.000+01:00',
    deadline: '',
    paired: '2026-11-14T21:00:00.000+01:00',
    ended: '2026-11-15T12:58:00.000+01:00',
  };

  it('end with the pairing that used the result, and with the end of that round', () => {
    expect(correctionPeriods(MOMENTS, 'rating-only')).toEqual([
      { period: 'at-once', from: 'complete', at: MOMENTS.complete, state: 'over' },
      { period: 'next-pairing', from: 'paired', at: MOMENTS.paired, state: 'over' },
      { period: 'rating-only', from: 'ended', at: MOMENTS.ended, state: 'now' },
    ]);
  });

  it('an announced deadline before the pairing closes the first, one after it does not', () => {
    const begun = (deadline: string, paired: string) =>
      correctionPeriods({ ...MOMENTS, deadline, paired, ended: '' }, 'next-pairing').map(
        ({ from, at, state }) => [from, at, state],
      );
    const early = '2026-11-14T20:44:00.000+01:00';
    const late = '2026-11-14T21:44:00.000+01:00';
    expect(begun(early, '')[1]).toEqual(['deadline', early, 'now']);
    expect(begun(early, MOMENTS.paired)[1]).toEqual(['deadline', early, 'now']);
    expect(begun(late, MOMENTS.paired)[1]).toEqual(['paired', MOMENTS.paired, 'now']);
    expect(begun(MOMENTS.paired, MOMENTS.paired)[1]).toEqual(['paired', MOMENTS.paired, 'now']);
    // Neither has come: it will end with the pairing.
    expect(begun('', '')[1]).toEqual(['paired', '', 'now']);
    expect(begun(late, MOMENTS.paired)[2]).toEqual(['ended', '', 'to-come']);
  });
});
