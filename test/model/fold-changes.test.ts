/** What entries about rounds, results and the tournament change: all of it, and nothing else. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_FACTS,
  BLANK_INFO,
  BLANK_STATE,
  DEFAULT_RULES,
  foldEvents,
  type EventDraft,
  type GameResult,
  type Round,
  type RoundFacts,
  type TournamentState,
} from '../../src-engine/index.ts';
import type { Incident } from '../../src-engine/model/incident.ts';
import { changed } from './changed.ts';

const board = (white: number, black: number, result: GameResult) => ({ white, black, result, ratedAs: null });
const FIRST: Round = {
  stage: 'published',
  boards: [board(4, 3, 'open'), board(7, 6, 'draw'), { ...board(8, 5, 'white-wins'), ratedAs: 'draw' }],
  boardNumbers: [11, 12, 14],
  unpaired: [],
  version: 2,
  publishedAt: '09:00',
  handMade: false,
  system: 'dutch-2026',
};
const SECOND: Round = {
  stage: 'draft',
  boards: [board(3, 8, 'open')],
  unpaired: [{ player: 4, kind: 'pab' }],
  version: 0,
  publishedAt: '',
  handMade: true,
  system: 'dubov-2026',
};
const READ = { issue: 'late', at: '08:00', actor: 'B' };
const FACTS: RoundFacts = {
  check: null,
  changed: [12],
  read: [READ, { issue: 'twice', at: '08:01', actor: 'C' }],
  resultAt: ['', '09:10'],
  resultBy: ['', 'B'],
  second: [null, { result: 'draw', at: '09:20', actor: 'C', settled: null }],
  recordedIn: [0, 1],
};
const START: TournamentState = {
  ...BLANK_STATE,
  tournament: {
    ...BLANK_STATE.tournament,
    info: { ...BLANK_INFO, name: 'Open' },
    rules: { ...DEFAULT_RULES, rounds: 4, lotSeed: 9 },
    players: [3, 4, 5, 6, 7, 8].map((id) => ({ ...blankPlayer(id, `Name${id}`), tpn: 20 - id })),
    rounds: [FIRST, SECOND],
  },
  nextPlayer: 9,
  rounds: [FACTS, { ...BLANK_FACTS, read: [READ] }],
  publications: [2],
  settledMonths: [{ about: 'changed', list: 'FIDE', from: '2026-10', to: '2026-11' }],
  prints: [{ document: 'pairings', round: 1, version: 1, at: '07:00' }],
  epoch: 1,
  operator: 'B',
};

const at = '10:00';
const HEAD = { seq: 40, at, actor: 'A', command: 'test', part: 0 };

function after(state: TournamentState, ...drafts: readonly EventDraft[]): TournamentState {
  const folded = foldEvents(
    drafts.map((draft, index) => ({ ...HEAD, seq: HEAD.seq + index, ...draft })),
    state,
  );
  if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
  return folded.value;
}

const incident: Incident = {
  ...{
    round: 1,
    board: 12,
    players: [7],
    article: '11.5',
    penalty: 'warning' as const,
    decision: '',
    text: 'Noise',
  },
  ...{ happenedAt: '2026-11-14T11:00', reported: true },
};
const printed = { document: 'standings', title: 'Standings', round: 1, version: 3, pages: 2 };
const check = (round: number, agrees: boolean): EventDraft => ({
  kind: 'round-checked',
  payload: { round, agrees, verdict: { code: 'judged', boards: 3 }, violations: [{ code: 'sum' }] },
});
const CHECK = { verdict: { code: 'judged', boards: 3 }, violations: [{ code: 'sum' }], at };
const game = (place: number, result: GameResult) => {
  const { white, black, result: was } = FIRST.boards[place]!;
  return { round: 1, board: FIRST.boardNumbers![place]!, white, black, result, was };
};
/** Round 1 with another board at a place. */
const withBoard = (place: number, change: Partial<Round['boards'][number]>): readonly Round[] => [
  { ...FIRST, boards: FIRST.boards.map((each, index) => (index === place ? { ...each, ...change } : each)) },
  SECOND,
];
const factsOf = (change: Partial<RoundFacts>): readonly RoundFacts[] => [
  { ...FACTS, ...change },
  START.rounds[1]!,
];
const drafted = {
  round: 2,
  pairs: [
    { white: 8, black: 3 },
    { white: 6, black: 4 },
  ],
  unpaired: [{ player: 5, kind: 'pab' as const }],
  system: 'lim-2026',
};
const DRAFTED: Round = {
  stage: 'draft',
  boards: [board(8, 3, 'open'), board(6, 4, 'open')],
  unpaired: drafted.unpaired,
  version: 0,
  publishedAt: '',
  handMade: false,
  system: 'lim-2026',
};

const CASES: readonly (readonly [string, EventDraft, Record<string, unknown>])[] = [
  [
    'settings change',
    {
      kind: 'settings-changed',
      payload: { info: { ...BLANK_INFO, name: 'Cup' }, rules: { ...DEFAULT_RULES, rounds: 9 }, changes: [] },
    },
    { info: { ...BLANK_INFO, name: 'Cup' }, rules: { ...DEFAULT_RULES, rounds: 9 } },
  ],
  ['FIDE mode is left', { kind: 'fide-mode-left', payload: { why: 'x' } }, { fideMode: false }],
  [
    'a colour is drawn',
    { kind: 'colour-drawn', payload: { colour: 'black', by: 'lot' } },
    { rules: { ...START.tournament.rules, initialColour: 'black' } },
  ],
  [
    'somebody else is at the desk',
    { kind: 'operator-changed', payload: { name: 'D', was: 'B' } },
    { operator: 'D' },
  ],
  ['a laptop takes over', { kind: 'taken-over', payload: { epoch: 7, from: 'x' } }, { epoch: 7 }],
  [
    'an incident is noted',
    { kind: 'incident-noted', payload: incident },
    { incidents: [{ seq: 40, at, actor: 'A', ...incident }] },
  ],
  [
    'a sheet is printed',
    { kind: 'document-printed', payload: printed },
    { prints: [...START.prints, { document: 'standings', round: 1, version: 3, at }] },
  ],
  [
    'a month of a list is let be',
    {
      kind: 'list-month-settled',
      payload: { about: 'missing', list: 'DWZ', from: '2026-09', to: '2026-12' },
    },
    {
      settledMonths: [
        ...START.settledMonths,
        { about: 'missing', list: 'DWZ', from: '2026-09', to: '2026-12' },
      ],
    },
  ],
  [
    'a draft is confirmed',
    check(2, true),
    {
      rounds: [FIRST, { ...SECOND, stage: 'checked' }],
      facts: [FACTS, { ...BLANK_FACTS, read: [READ], check: { agrees: true, ...CHECK } }],
    },
  ],
  [
    'a draft is not confirmed',
    check(2, false),
    { facts: [FACTS, { ...BLANK_FACTS, read: [READ], check: { agrees: false, ...CHECK } }] },
  ],
  [
    'a pairing on the wall stays there, whatever its check says',
    check(1, false),
    { facts: factsOf({ check: { agrees: false, ...CHECK } as RoundFacts['check'] }) },
  ],
  [
    'a warning is read again',
    { kind: 'issue-read', payload: { round: 1, issue: 'late', title: '' } },
    { facts: factsOf({ read: [FACTS.read[1]!, { issue: 'late', at, actor: 'A' }] }) },
  ],
  [
    'a round is published',
    { kind: 'round-published', payload: { round: 2, version: 1, boards: 1, programme: '' } },
    { rounds: [FIRST, { ...SECOND, stage: 'published', version: 1, publishedAt: at }], publications: [2, 1] },
  ],
  [
    'a round is paired anew',
    { kind: 'round-drafted', payload: { ...drafted, seconds: 1 } },
    { rounds: [FIRST, DRAFTED], facts: [FACTS, BLANK_FACTS] },
  ],
  [
    'a round is paired by hand, on numbered tables',
    { kind: 'round-arranged', payload: { ...drafted, boardNumbers: [5, 6], changed: 2 } },
    { rounds: [FIRST, { ...DRAFTED, handMade: true, boardNumbers: [5, 6] }], facts: [FACTS, BLANK_FACTS] },
  ],
  [
    'a draft is discarded',
    { kind: 'round-discarded', payload: { round: 2 } },
    { rounds: [FIRST], facts: [FACTS] },
  ],
  [
    'a result comes in on the first board',
    { kind: 'result-entered', payload: game(0, 'black-wins') },
    {
      rounds: withBoard(0, { result: 'black-wins' }),
      facts: factsOf({
        resultAt: [at, '09:10', ''],
        resultBy: ['A', 'B'],
        recordedIn: [1, 1, 0],
      }),
    },
  ],
  [
    'a result is cleared, with its second entry',
    { kind: 'result-cleared', payload: game(1, 'open') },
    {
      rounds: withBoard(1, { result: 'open' }),
      facts: factsOf({
        resultAt: ['', '', ''],
        resultBy: ['', ''],
        second: [null, null],
        recordedIn: [0, 0, 0],
      }),
    },
  ],
  [
    'a result is corrected late: one for rating alone goes, and the round in which it came stays',
    { kind: 'result-corrected-late', payload: game(2, 'black-wins') },
    {
      rounds: withBoard(2, { result: 'black-wins', ratedAs: null }),
      facts: factsOf({
        resultAt: ['', '09:10', at],
        resultBy: ['', 'B', 'A'],
        recordedIn: [0, 1, 0],
      }),
    },
  ],
  [
    'a result counts for rating alone: the second entry stays',
    { kind: 'result-rated-only', payload: game(1, 'white-wins') },
    {
      rounds: withBoard(1, { ratedAs: 'white-wins' }),
      facts: factsOf({ resultAt: ['', at, ''], resultBy: ['', 'A'], recordedIn: [0, 1, 0] }),
    },
  ],
  [
    'a result for rating alone that is the result is none',
    { kind: 'result-rated-only', payload: game(2, 'white-wins') },
    {
      rounds: withBoard(2, { ratedAs: null }),
      facts: factsOf({ resultAt: ['', '09:10', at], resultBy: ['', 'B', 'A'], recordedIn: [0, 1, 0] }),
    },
  ],
  [
    'a second entry of a board behind the others',
    { kind: 'result-verified', payload: game(2, 'draw') },
    { facts: factsOf({ second: [...FACTS.second, { result: 'draw', at, actor: 'A', settled: null }] }) },
  ],
  [
    'two entries that differ are settled',
    { kind: 'entry-settled', payload: { ...game(1, 'draw'), kept: 'first' } },
    {
      facts: factsOf({
        second: [null, { ...FACTS.second[1]!, settled: { kept: 'first', at, actor: 'A' } }],
      }),
    },
  ],
  [
    'games are adjourned',
    { kind: 'games-adjourned', payload: { round: 1, boards: [11] } },
    { rounds: withBoard(0, { result: 'adjourned' }) },
  ],
  [
    'a version comes back to the wall',
    { kind: 'wall-changed', payload: { round: 2, version: 1, to: 'up' } },
    { publications: [2, 1] },
  ],
  [
    'a new player stands behind the others',
    { kind: 'late-entry-added', payload: { player: blankPlayer(9, 'Name9') } },
    { nextPlayer: 10, players: [3, 4, 5, 6, 7, 8, 9], 'player 9': blankPlayer(9, 'Name9') },
  ],
  [
    'several new players',
    {
      kind: 'players-added',
      payload: { players: [9, 10].map((id) => blankPlayer(id, `Name${id}`)), fileName: '' },
    },
    {
      nextPlayer: 11,
      players: [3, 4, 5, 6, 7, 8, 9, 10],
      'player 9': blankPlayer(9, 'Name9'),
      'player 10': blankPlayer(10, 'Name10'),
    },
  ],
  [
    'numbers are given anew, those that are not named stay',
    {
      kind: 'numbers-assigned',
      payload: {
        round: 1,
        numbers: ['6 1', '3 2', '4 16'].map((each) => each.split(' ').map(Number) as [number, number]),
      },
    },
    {
      'player 3': { ...START.tournament.players[0]!, tpn: 2 },
      'player 6': { ...START.tournament.players[3]!, tpn: 1 },
    },
  ],
];

describe('an entry', () => {
  it.each(CASES)('%s: nothing else changes', (_, draft, expected) => {
    expect(changed(START, after(START, draft))).toEqual(expected);
  });

  it.each([
    ['name', 'B', true],
    ['title', 'FM', true],
    ['rating', 2000, true],
    ['estimate', 1500, true],
    ['club', 'Linden', false],
    ['official', 2000, false],
  ] as const)('C.04.2 2.2: %s orders the players: %s %s', (field, value, stale) => {
    const payload = { player: 5, name: 'Name5', before: {}, after: { [field]: value } };
    for (const kind of ['player-changed', 'player-changed-late'] as const)
      expect(changed(START, after(START, { kind, payload }))).toEqual({
        'player 5': { ...START.tournament.players[2]!, [field]: value },
        ...(stale ? { numbersAreStale: true } : {}),
      });
  });

  it('a later version is on the wall of a round before', () => {
    const up: EventDraft = { kind: 'wall-changed', payload: { round: 1, version: 3, to: 'up' } };
    expect(after({ ...START, publications: [] }, up).publications).toEqual([3]);
    const second: EventDraft = { kind: 'wall-changed', payload: { round: 2, version: 1, to: 'up' } };
    expect(after({ ...START, publications: [] }, second).publications).toEqual([0, 1]);
  });

  it('4.4 a repaired round keeps what was known of its games, by the game and not by the place', () => {
    const known: TournamentState = {
      ...START,
      tournament: { ...START.tournament, rounds: [FIRST] },
      rounds: [FACTS],
    };
    const repaired: EventDraft = {
      kind: 'round-repaired',
      payload: {
        round: 1,
        version: 3,
        pairs: [
          { white: 8, black: 5 },
          { white: 3, black: 4 },
          { white: 7, black: 6 },
        ],
        unpaired: [],
        boardNumbers: [1, 2, 3],
        ...{ plan: 'fewest', article: '', changed: [1, 2, 3], open: [2], agreed: [], programme: '' },
      },
    };
    expect(changed(known, after(known, repaired))).toEqual({
      publications: [3],
      rounds: [
        {
          ...FIRST,
          boardNumbers: [1, 2, 3],
          boards: [FIRST.boards[2], board(3, 4, 'open'), FIRST.boards[1]],
          version: 3,
          publishedAt: at,
          handMade: true,
        },
      ],
      facts: [
        {
          ...FACTS,
          changed: [1, 2, 3],
          resultAt: ['', '', '09:10'],
          resultBy: ['', '', 'B'],
          second: [null, null, FACTS.second[1]],
          recordedIn: [0, 0, 1],
        },
      ],
    });
  });
});
