/**
 * What one entry changes, and that it leaves the rest alone. Identities begin at 3, so that none is a place or a number;
 * boards are 11 and 12.
 */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_FACTS,
  BLANK_INFO,
  BLANK_STATE,
  DEFAULT_RULES,
  foldEvents,
  type EventDraft,
  type Player,
  type Rules,
  type TournamentState,
} from '../../src-engine/index.ts';
import { changed } from './changed.ts';

const player = (id: number, tpn: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name${id}, Given`),
  tpn,
  ...more,
});

const CONSTRAINED: Rules = {
  ...DEFAULT_RULES,
  rounds: 5,
  prohibitions: [
    { firstRound: 1, lastRound: 2, players: [3, 7] },
    { firstRound: 1, lastRound: 5, players: [4, 7, 5] },
    { firstRound: 2, lastRound: 5, players: [4, 5] },
  ],
  keptApart: [
    { by: 'players', value: '', players: [7, 6], firm: false, firstRound: 1, lastRound: 5 },
    { by: 'players', value: '', players: [3, 7, 6], firm: false, firstRound: 1, lastRound: 5 },
    { by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 5 },
  ],
  seating: {
    firstBoard: 11,
    leftOut: [],
    fixed: [
      { player: 7, board: 12 },
      { player: 4, board: 11 },
    ],
  },
};

/** Five players whose order, identities and numbers all differ; two rounds were on the wall. */
const START: TournamentState = {
  ...BLANK_STATE,
  tournament: {
    ...BLANK_STATE.tournament,
    info: BLANK_INFO,
    rules: CONSTRAINED,
    players: [
      player(3, 5),
      player(4, 1, { absences: [{ round: 4, kind: 'half' }] }),
      player(5, 4),
      player(6, 3, { withdrawnFrom: 3, expelled: true }),
      player(7, 2),
    ],
  },
  nextPlayer: 8,
  publications: [2, 1],
  seen: { 4: { round: 2, at: '08:00' }, 5: { round: 3, at: '08:01' } },
  arrivedAt: { 4: '08:02' },
  settled: [
    { player: 3, other: 7, kind: 'twice', seen: '' },
    { player: 7, other: null, kind: 'missing', seen: '' },
    { player: 4, other: null, kind: 'differs', seen: 'rating=2294' },
    { player: 4, other: 5, kind: 'twice', seen: 'a' },
  ],
  starts: { 1: '2026-11-14T10:00', 2: '2026-11-14T15:00' },
};

const HEAD = { seq: 40, at: '09:40', actor: 'CA', command: 'test', part: 0 };

function after(state: TournamentState, ...drafts: readonly EventDraft[]): TournamentState {
  const folded = foldEvents(
    drafts.map((draft, index) => ({ ...HEAD, seq: HEAD.seq + index, ...draft })),
    state,
  );
  if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
  return folded.value;
}

const named = (id: number) => ({ player: id, name: `Name${id}, Given` });
const known = (id: number): Player => START.tournament.players.find((each) => each.id === id)!;

const CASES: readonly (readonly [string, EventDraft, Record<string, unknown>])[] = [
  [
    'a player is removed with what was said about them, and from every constraint',
    { kind: 'player-removed', payload: named(7) },
    {
      players: [3, 4, 5, 6],
      'player 7': undefined,
      settled: START.settled.slice(2),
      rules: {
        ...CONSTRAINED,
        prohibitions: [
          { firstRound: 1, lastRound: 5, players: [4, 5] },
          { firstRound: 2, lastRound: 5, players: [4, 5] },
        ],
        keptApart: [{ ...CONSTRAINED.keptApart![1]!, players: [3, 6] }, CONSTRAINED.keptApart![2]],
        seating: { firstBoard: 11, leftOut: [], fixed: [{ player: 4, board: 11 }] },
      },
    },
  ],
  [
    'the other one of a likely double is removed',
    { kind: 'player-removed', payload: named(5) },
    {
      players: [3, 4, 6, 7],
      'player 5': undefined,
      settled: START.settled.slice(0, 3),
      rules: {
        ...CONSTRAINED,
        prohibitions: [CONSTRAINED.prohibitions[0], { firstRound: 1, lastRound: 5, players: [4, 7] }],
      },
    },
  ],
  [
    'a player arrives',
    { kind: 'player-arrival', payload: { ...named(5), arrival: 'here', was: 'expected', entryRound: 2 } },
    {
      'player 5': { ...known(5), arrival: 'here', entryRound: 2 },
      arrivedAt: { 4: '08:02', 5: '09:40' },
    },
  ],
  [
    'a player is seen in a later round',
    { kind: 'player-seen', payload: { ...named(4), round: 3, seen: true } },
    { seen: { 4: { round: 3, at: '09:40' }, 5: { round: 3, at: '08:01' } } },
  ],
  [
    'a player is not seen any more',
    { kind: 'player-seen', payload: { ...named(5), round: 3, seen: false } },
    { seen: { 4: { round: 2, at: '08:00' } } },
  ],
  [
    'who was expelled plays again',
    { kind: 'player-withdrawn', payload: { ...named(6), fromRound: null, was: 3 } },
    { 'player 6': player(6, 3) },
  ],
  [
    'a player is expelled',
    { kind: 'player-expelled', payload: { ...named(3), fromRound: 2, why: 'phone' } },
    { 'player 3': player(3, 5, { withdrawnFrom: 2, expelled: true }) },
  ],
  [
    'a bye before another one stands before it',
    { kind: 'bye-set', payload: { ...named(4), round: 3, bye: 'zero', was: null } },
    {
      'player 4': {
        ...known(4),
        absences: [
          { round: 3, kind: 'zero' },
          { round: 4, kind: 'half' },
        ],
      },
    },
  ],
  [
    'a bye takes the place of another one of its round',
    { kind: 'bye-set-beyond-rules', payload: { ...named(4), round: 4, bye: 'full', was: 'half', why: '' } },
    { 'player 4': { ...known(4), absences: [{ round: 4, kind: 'full' }] } },
  ],
  [
    'a bye is taken back',
    { kind: 'bye-set', payload: { ...named(4), round: 4, bye: null, was: 'half' } },
    { 'player 4': { ...known(4), absences: [] } },
  ],
  [
    'two players exchange their numbers, and all of their strength have a seat',
    {
      kind: 'numbers-exchanged',
      payload: {
        players: [5, 7],
        names: ['Name5, Given', 'Name7, Given'],
        numbers: [4, 2],
        equals: [5, 3, 7],
      },
    },
    {
      'player 3': player(3, 5, { seat: 1 }),
      'player 5': player(5, 2, { seat: 0 }),
      'player 7': player(7, 4, { seat: 2 }),
    },
  ],
  [
    'a start is announced',
    { kind: 'start-announced', payload: { round: 3, at: '2026-11-15T09:00', was: '' } },
    { starts: { 1: '2026-11-14T10:00', 2: '2026-11-14T15:00', 3: '2026-11-15T09:00' } },
  ],
  [
    'a start is not announced any more',
    { kind: 'start-announced', payload: { round: 1, at: '', was: '2026-11-14T10:00' } },
    { starts: { 2: '2026-11-14T15:00' } },
  ],
  [
    'a difference is settled beside others of the same player',
    { kind: 'audit-settled', payload: { ...named(4), other: 5, kind: 'twice', seen: 'b' } },
    { settled: [...START.settled.slice(0, 3), { player: 4, other: 5, kind: 'twice', seen: 'b' }] },
  ],
  [
    'a version that was on the wall is counted',
    { kind: 'wall-changed', payload: { round: 2, version: 3, to: 'up' } },
    { publications: [2, 3] },
  ],
  [
    'a version before the highest is not',
    { kind: 'wall-changed', payload: { round: 1, version: 1, to: 'down' } },
    {},
  ],
  [
    'the second entry is required',
    { kind: 'second-entry-required', payload: { required: true } },
    { secondEntryRequired: true },
  ],
];

describe('an entry', () => {
  it.each(CASES)('%s: nothing else changes', (_, draft, expected) => {
    expect(changed(START, after(START, draft))).toEqual(expected);
  });

  it('about what was settled stands beside those before it, each for itself', () => {
    const paired: TournamentState = {
      ...START,
      tournament: { ...START.tournament, rounds: [ROUND], settledTies: [] },
      rounds: [BLANK_FACTS],
    };
    const tie = (afterRound: number, order: readonly number[]): EventDraft => ({
      kind: 'tie-settled',
      payload: { afterRound, by: 'lot', order, seed: 1, place: 1, why: '' },
    });
    const values = (code: string, id: number, value: number): EventDraft => ({
      kind: 'outside-values-set',
      payload: { code, values: [[id, value]], was: null },
    });
    const position = (round: number, number: number): EventDraft => ({
      kind: 'start-position-drawn',
      payload: { round, number, seed: 1, was: null },
    });
    const { tournament } = after(
      paired,
      tie(1, [4, 3]),
      tie(1, [6, 5]),
      values('OTHER_A', 3, 1000),
      values('OTHER_B', 4, 2000),
      values('other_a', 5, 3000),
      position(2, 518),
      position(3, 0),
      position(1, 7),
      position(2, 959),
    );
    expect(tournament.settledTies?.map(({ order }) => order)).toEqual([
      [4, 3],
      [6, 5],
    ]);
    expect(tournament.outsideValues).toEqual([
      { code: 'OTHER_B', values: [[4, 2000]] },
      { code: 'other_a', values: [[5, 3000]] },
    ]);
    expect(tournament.startPositions).toEqual([
      { round: 1, number: 7 },
      { round: 2, number: 959 },
      { round: 3, number: 0 },
    ]);
  });
});

const ROUND: TournamentState['tournament']['rounds'][number] = {
  stage: 'published',
  boards: [{ white: 4, black: 3, result: 'white-wins', ratedAs: null }],
  unpaired: [],
  version: 3,
  publishedAt: '',
  handMade: false,
  system: 'dutch-2026',
};

describe('entries about a round', () => {
  const drafted: EventDraft = {
    kind: 'round-drafted',
    payload: {
      round: 1,
      pairs: [
        { white: 4, black: 3 },
        { white: 7, black: 6 },
      ],
      boardNumbers: [11, 12],
      unpaired: [{ player: 5, kind: 'pab' }],
      system: 'dutch-2026',
      seconds: 0,
    },
  };
  const checked: EventDraft = {
    kind: 'round-checked',
    payload: {
      round: 1,
      agrees: true,
      verdict: { code: 'compared', boards: 2, different: 0, rules: 9 },
      violations: [],
    },
  };
  const published: EventDraft = {
    kind: 'round-published',
    payload: { round: 1, version: 3, boards: 2, programme: 'test' },
  };

  it('leave nothing of a draft that is discarded', () => {
    const discarded: EventDraft = { kind: 'round-discarded', payload: { round: 1 } };
    expect(after(START, drafted, checked, discarded)).toEqual(START);
  });

  it('leave a round that is taken from the wall as it was before, but for the version that was up', () => {
    const down: EventDraft = { kind: 'round-unpublished', payload: { round: 1, version: 3 } };
    const before = after(START, drafted, checked);
    expect(changed(before, after(before, published, down))).toEqual({
      publications: [3, 1],
      rounds: [{ ...before.tournament.rounds[0]!, version: 3 }],
    });
  });

  it('take the check of the boards before from a round that is repaired', () => {
    const before = after(START, drafted, checked, published);
    expect(before.rounds[0]!.check).not.toBeNull();
    const repaired: EventDraft = {
      kind: 'round-repaired',
      payload: {
        round: 1,
        version: 4,
        pairs: [
          { white: 4, black: 6 },
          { white: 7, black: 3 },
        ],
        boardNumbers: [11, 12],
        unpaired: [{ player: 5, kind: 'pab' }],
        plan: 'as-played',
        article: 'C.04.2 4.4',
        changed: [11, 12],
        open: [11, 12],
        agreed: [],
        programme: 'test',
      },
    };
    expect(after(before, repaired).rounds[0]).toMatchObject({ check: null, changed: [11, 12] });
  });
});

describe('a tournament that is imported', () => {
  const tournament = {
    ...START.tournament,
    // Identities with gaps: more than there are players.
    players: START.tournament.players.filter(({ id }) => id !== 5),
    rounds: [ROUND, { ...ROUND, version: 1 }],
  };
  const imported: EventDraft = {
    kind: 'tournament-imported',
    payload: { tournament, format: 'trf', fileName: 'Open.trf' },
  };

  it('goes on with the next identity, and with the versions that were on the wall', () => {
    const state = foldEvents([{ ...HEAD, seq: 1, ...imported }]);
    expect(state.ok && state.value).toMatchObject({
      nextPlayer: 8,
      publications: [3, 1],
      rounds: [BLANK_FACTS, BLANK_FACTS],
      fideMode: true,
    });
  });
});
