/** One person who was entered twice. */
import type { Misfit } from '../../src-engine/model/misfit.ts';
import type { FixedBoard } from '../../src-engine/model/seating.ts';
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_STATE,
  foldEvents,
  standingOfBoth,
  type Player,
  type Round,
  type Tournament,
  type TournamentState,
} from '../../src-engine/index.ts';

const round = (boards: readonly [number, number][], unpaired: Round['unpaired'] = []): Round => ({
  stage: 'published',
  boards: boards.map(([white, black]) => ({ white, black, result: 'white-wins', ratedAs: null })),
  unpaired,
  version: 1,
  publishedAt: '',
  handMade: false,
  system: 'dutch-2026',
});

const numbered = (id: number, tpn: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name${id}, Given`),
  tpn,
  ...more,
});

/** Identities and numbers differ; 7 and 3 are one person. */
const PLAYERS = [
  numbered(3, 5, { entryRound: 2, absences: [{ round: 3, kind: 'half' }], feePaid: true, adjustment: 15 }),
  numbered(4, 1),
  numbered(5, 4),
  numbered(6, 3),
  numbered(7, 2, {
    withdrawnFrom: 2,
    club: 'Linden',
    adjustment: -5,
    absences: [
      { round: 3, kind: 'zero' },
      { round: 4, kind: 'zero' },
    ],
  }),
];
const INCIDENT: Omit<TournamentState['incidents'][number], 'seq' | 'players'> = {
  ...{ round: 1, board: null, article: '11.3.2.1', penalty: 'warning', decision: '', text: '' },
  ...{ happenedAt: '2026-11-21T10:00', reported: false, at: '2026-11-21T10:05:00+01:00', actor: 'CA' },
};
/** Entered after the numbers were given. */
const WITHOUT_NUMBER = numbered(8, 0);

function merged(
  rounds: readonly Round[],
  kept: number,
  gone: number,
  leaving: 'stays' | 'ends' = 'stays',
  fixed: readonly FixedBoard[] = [],
): TournamentState | Misfit {
  const tournament: Tournament = {
    ...BLANK_STATE.tournament,
    players: kept === 8 ? [...PLAYERS, WITHOUT_NUMBER] : PLAYERS,
    rounds,
    rules: {
      ...BLANK_STATE.tournament.rules,
      prohibitions: [
        { firstRound: 1, lastRound: 3, players: [gone, 4] },
        { firstRound: 1, lastRound: 3, players: [kept, gone] },
      ],
      keptApart: [
        { by: 'players', value: '', players: [gone, 5], firm: false, firstRound: 1, lastRound: 3 },
        { by: 'players', value: '', players: [gone, kept], firm: false, firstRound: 1, lastRound: 3 },
        { by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 3 },
      ],
      seating: { firstBoard: 1, leftOut: [], fixed: [{ player: gone, board: 2 }, ...fixed] },
      virtualPoints: [{ points: 10, firstRound: 1, lastRound: 2, players: [4, gone] }],
    },
    teams: [{ name: 'Linden', players: [5, gone, kept] }],
  };
  const payload = { kept, gone, name: '', goneName: '', after: { club: 'Linden' }, leaving };
  const head = { seq: 2, at: '', actor: '', command: '', part: 0 };
  const state = foldEvents([{ ...head, kind: 'players-merged-late', payload }], {
    ...BLANK_STATE,
    tournament,
    arrivedAt: { [gone]: '2026-11-21T09:00:00+01:00' },
    incidents: [[4, gone], [gone, kept], []].map((players, at) => ({ ...INCIDENT, seq: 21 + at, players })),
    settled: [{ player: kept, other: gone, kind: 'twice', seen: '' }],
  });
  return state.ok ? state.value : state.failure.reason;
}

const ROUNDS = [
  round([
    [4, 7],
    [6, 5],
  ]),
  round(
    [
      [3, 6],
      [5, 4],
    ],
    [{ player: 7, kind: 'zero' }],
  ),
];

describe('the standing of both', () => {
  const of = (
    kept: Partial<Player>,
    gone: Partial<Player>,
    seen: TournamentState['seen'] = {},
    rounds: readonly Round[] = [round([[4, 7]])],
  ) =>
    standingOfBoth(
      { tournament: { ...BLANK_STATE.tournament, rounds }, seen },
      numbered(3, 0, kept),
      numbered(7, 2, gone),
    );

  it('is that of the other entry where somebody who has played was to come later in the kept one', () => {
    const late = { arrival: 'later', entryRound: 2 } as const;
    expect(of(late, {}).standing).toMatchObject({ arrival: 'expected', entryRound: 1 });
    expect(of(late, {}, {}, []).standing).toMatchObject({ arrival: 'later' });
  });

  it('ends a withdrawal by a check-in of the other entry in that round or later, never an expulsion', () => {
    const seen = { 3: { round: 3, at: '' } };
    const later = { player: 3, by: 'check-in', round: 3 };
    expect(of({}, { withdrawnFrom: 3 }, seen)).toMatchObject({
      standing: { withdrawnFrom: null },
      seenLater: [later],
    });
    expect(of({}, { withdrawnFrom: 4 }, seen)).toMatchObject({
      standing: { withdrawnFrom: 4 },
      seenLater: [],
    });
    expect(of({}, { withdrawnFrom: 3, expelled: true }, seen)).toMatchObject({
      standing: { withdrawnFrom: 3, expelled: true },
      seenLater: [],
    });
  });

  it('has the earlier of two rounds, an expulsion, and the points of both', () => {
    expect(
      of({ withdrawnFrom: 5, adjustment: 5 }, { withdrawnFrom: 3, expelled: true, adjustment: -10 }).standing,
    ).toMatchObject({ withdrawnFrom: 3, expelled: true, adjustment: -5 });
    expect(of({ withdrawnFrom: 5 }, { withdrawnFrom: 3 }).standing).not.toHaveProperty('expelled');
  });
});

describe('players-merged', () => {
  const state = merged(ROUNDS, 3, 7) as TournamentState;
  const { players, rounds, rules, teams } = state.tournament;

  it('gives the games of both to the kept entry, and no bye beside a game', () => {
    expect(rounds[0]!.boards.map(({ white, black }) => [white, black])).toEqual([
      [4, 3],
      [6, 5],
    ]);
    expect(rounds[1]!.unpaired).toEqual([]);
  });

  it('closes the gap in the numbers and keeps the order of the others', () => {
    expect(players.map(({ id, tpn }) => [id, tpn])).toEqual([
      [3, 4],
      [4, 1],
      [5, 3],
      [6, 2],
    ]);
    expect(state.numbersAreStale).toBe(true);
  });

  it('keeps wishes and what only one of them has', () => {
    expect(players[0]).toMatchObject({
      name: 'Name3, Given',
      club: 'Linden',
      entryRound: 1,
      // Entry 7 was withdrawn from round 2, where 3 has a game.
      withdrawnFrom: null,
      // Both asked for round 3: what the kept entry says counts.
      absences: [
        { round: 3, kind: 'half' },
        { round: 4, kind: 'zero' },
      ],
      feePaid: true,
      adjustment: 10,
    });
    expect(state.arrivedAt).toEqual({ 3: '2026-11-21T09:00:00+01:00' });
  });

  it('renames in forbidden pairs and teams, and drops what is about the two alone', () => {
    expect(rules.prohibitions).toEqual([{ firstRound: 1, lastRound: 3, players: [3, 4] }]);
    expect(teams[0]!.players).toEqual([5, 3]);
    expect(rules.keptApart?.map(({ by, players: apart }) => [by, apart])).toEqual([
      ['players', [3, 5]],
      ['club', []],
    ]);
    expect(rules.virtualPoints).toEqual([{ points: 10, firstRound: 1, lastRound: 2, players: [4, 3] }]);
    expect(state.settled).toEqual([]);
  });

  it('keeps incidents with who they are about', () => {
    expect(state.incidents.map(({ seq, players: about }) => [seq, about])).toEqual([
      [21, [4, 3]],
      [22, [3]],
      [23, []],
    ]);
  });

  it('seats the kept entry at the board of the other one, where it has none of its own', () => {
    expect(rules.seating?.fixed).toEqual([{ player: 3, board: 2 }]);
    const own = [
      { player: 3, board: 4 },
      { player: 4, board: 1 },
    ];
    const both = merged(ROUNDS, 3, 7, 'stays', own) as TournamentState;
    expect(both.tournament.rules.seating?.fixed).toEqual(own);
  });

  it('of two byes in one round keeps that of the kept entry', () => {
    const byes = round(
      [[4, 5]],
      [
        { player: 3, kind: 'half' },
        { player: 7, kind: 'zero' },
      ],
    );
    const both = merged([byes], 3, 7) as TournamentState;
    expect(both.tournament.rounds[0]!.unpaired).toEqual([{ player: 3, kind: 'half' }]);
  });

  it('keeps no bye of the kept entry beside a game of the other one', () => {
    const game = round([[4, 7]], [{ player: 3, kind: 'half' }]);
    const both = merged([game], 3, 7) as TournamentState;
    expect(both.tournament.rounds[0]).toMatchObject({ boards: [{ white: 4, black: 3 }], unpaired: [] });
  });

  it('takes the number of the other entry where it has none, and no number moves', () => {
    const both = merged(ROUNDS, 8, 7) as TournamentState;
    expect(both.tournament.players.map(({ id, tpn }) => [id, tpn])).toEqual([
      [3, 5],
      [4, 1],
      [5, 4],
      [6, 3],
      [8, 2],
    ]);
  });

  it('of version 1 lets who had left in one entry alone play on', () => {
    const old = merged([ROUNDS[0]!], 3, 7, 'ends') as TournamentState;
    expect(old.tournament.players[0]).toMatchObject({ id: 3, withdrawnFrom: null });
    const now = merged([ROUNDS[0]!], 3, 7) as TournamentState;
    expect(now.tournament.players[0]).toMatchObject({ id: 3, withdrawnFrom: 2 });
  });

  it('does not apply where both have a game in one round, or one is not there', () => {
    expect(merged([round([[3, 7]])], 3, 7)).toEqual({ code: 'both-in-round', round: 1 });
    expect(merged(ROUNDS, 3, 9)).toEqual({ code: 'no-two-players' });
    expect(merged(ROUNDS, 3, 3)).toEqual({ code: 'no-two-players' });
  });
});
