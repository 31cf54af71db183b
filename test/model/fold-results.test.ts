/** What the fold keeps of results, board by board. Boards, players and rounds all have other numbers. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_INFO,
  DEFAULT_RULES,
  foldEvents,
  type EventDraft,
  type GameResult,
  type RoundFacts,
  type TournamentState,
} from '../../src-engine/index.ts';

/** Three boards: 6–1, 2–5, 4–3. */
const PAIRS = [
  { white: 6, black: 1 },
  { white: 2, black: 5 },
  { white: 4, black: 3 },
] as const;

describe.each([
  ['1 2 3', undefined],
  ['5 8 13', [5, 8, 13]],
] as const)('boards %s', (_, boardNumbers) => {
  const numbered = boardNumbers === undefined ? {} : { boardNumbers };
  const table = (place: number): number => boardNumbers?.[place - 1] ?? place;
  const drafted = (
    round: number,
    pairs: readonly { white: number; black: number }[] = PAIRS,
  ): EventDraft => ({
    kind: 'round-drafted',
    payload: { round, pairs, unpaired: [], system: 'dutch-2026', seconds: 0, ...numbered },
  });
  const published = (round: number): EventDraft => ({
    kind: 'round-published',
    payload: { round, version: 1, boards: 3, programme: 'test' },
  });

  type ResultKind =
    'result-entered' | 'result-cleared' | 'result-corrected' | 'result-rated-only' | 'result-verified';

  /** The game at a place of the round, counted from 1, by the number on its table. */
  const onBoard = (place: number) => ({ round: 1, board: table(place), ...PAIRS[place - 1]! });

  const result = (kind: ResultKind, place: number, value: GameResult): EventDraft => ({
    kind,
    payload: { ...onBoard(place), result: value, was: 'open' },
  });

  const START: readonly EventDraft[] = [
    { kind: 'tournament-created', payload: { info: BLANK_INFO, rules: { ...DEFAULT_RULES, rounds: 3 } } },
    {
      kind: 'players-added',
      payload: { players: [1, 2, 3, 4, 5, 6].map((id) => blankPlayer(id, `Name ${id}`)), fileName: '' },
    },
    drafted(1),
    published(1),
  ];

  /** Entry `n` after the start is of minute `n`, by the arbiter `A<n>`. */
  function folded(...drafts: EventDraft[]): TournamentState {
    const events = [...START, ...drafts].map((draft, index) => {
      const minute = index - START.length + 1;
      return { seq: index + 1, at: `09:0${minute}`, actor: `A${minute}`, command: 'test', part: 0, ...draft };
    });
    const state = foldEvents(events);
    if (!state.ok) throw new Error(JSON.stringify(state.failure));
    return state.value;
  }

  const factsOf = (...drafts: EventDraft[]): RoundFacts => folded(...drafts).rounds[0]!;

  describe('results of a round', () => {
    it('are noted for their own board with time and arbiter, and cleared there alone', () => {
      const entered = [result('result-entered', 3, 'draw'), result('result-entered', 2, 'black-wins')];
      expect(factsOf(...entered)).toMatchObject({
        resultAt: ['', '09:02', '09:01'],
        resultBy: ['', 'A2', 'A1'],
        recordedIn: [0, 1, 1],
      });
      const state = folded(...entered, result('result-cleared', 3, 'open'));
      expect(state.tournament.rounds[0]!.boards.map((board) => board.result)).toEqual([
        'open',
        'black-wins',
        'open',
      ]);
      expect(state.rounds[0]).toMatchObject({
        resultAt: ['', '09:02', ''],
        resultBy: ['', 'A2', ''],
        recordedIn: [0, 1, 0],
      });
    });

    it('4.3 remember how many rounds were on the wall when they came, and keep that in a correction', () => {
      const facts = factsOf(
        result('result-entered', 1, 'draw'),
        result('result-entered', 3, 'draw'),
        { kind: 'games-adjourned', payload: { round: 1, boards: [table(2)] } },
        drafted(2),
        published(2),
        result('result-entered', 2, 'white-wins'),
        result('result-corrected', 3, 'black-wins'),
      );
      expect(facts.recordedIn).toEqual([1, 2, 1]);
    });

    it('are adjourned on the boards that are named', () => {
      const state = folded({ kind: 'games-adjourned', payload: { round: 1, boards: [table(3), table(1)] } });
      expect(state.tournament.rounds[0]!.boards.map((board) => board.result)).toEqual([
        'adjourned',
        'open',
        'adjourned',
      ]);
    });
  });

  describe('a second entry', () => {
    const first = [result('result-entered', 1, 'draw'), result('result-entered', 2, 'white-wins')];
    const second = [...first, result('result-verified', 2, 'black-wins')];

    it('stands beside the first of its own board', () => {
      expect(factsOf(...second).second).toEqual([
        null,
        { result: 'black-wins', at: '09:03', actor: 'A3', settled: null },
      ]);
    });

    it('is settled with who decided and when, or without a slip', () => {
      const settled = (place: number, kept: 'second' | 'no-slip'): EventDraft => ({
        kind: 'entry-settled',
        payload: { ...onBoard(place), result: 'white-wins', was: 'open', kept },
      });
      const { second: entries } = factsOf(...second, settled(2, 'second'), settled(1, 'no-slip'));
      expect(entries).toEqual([
        { result: null, at: '09:05', actor: 'A5', settled: { kept: 'no-slip', at: '09:05', actor: 'A5' } },
        {
          result: 'black-wins',
          at: '09:03',
          actor: 'A3',
          settled: { kept: 'second', at: '09:04', actor: 'A4' },
        },
      ]);
    });

    it.each([
      ['result-corrected', 2, 'black-wins', true],
      ['result-corrected', 2, 'draw', false],
      ['result-corrected', 1, 'white-wins', true],
      ['result-rated-only', 2, 'draw', true],
    ] as const)('%s on board %i to %s: it stays %s', (kind, board, value, stays) => {
      expect(factsOf(...second, result(kind, board, value)).second[1] !== null).toBe(stays);
    });
  });

  describe('a repaired round', () => {
    it('keeps results, times and second entries of the games that it keeps, on whichever board they are now', () => {
      const state = folded(result('result-entered', 3, 'draw'), result('result-verified', 3, 'draw'), {
        kind: 'round-repaired',
        payload: {
          round: 1,
          version: 2,
          pairs: [PAIRS[2], { white: 1, black: 2 }, { white: 5, black: 6 }],
          unpaired: [],
          ...numbered,
          plan: 'fewest',
          article: 'C.04.2 4.4',
          changed: [1, 2, 3],
          open: [2, 3],
          agreed: [],
          programme: 'test',
        },
      });
      const [round] = state.tournament.rounds;
      expect(round).toMatchObject({ version: 2, handMade: true, publishedAt: '09:03' });
      expect(round!.boards.map(({ white, black, result: known }) => [white, black, known])).toEqual([
        [4, 3, 'draw'],
        [1, 2, 'open'],
        [5, 6, 'open'],
      ]);
      expect(state.rounds[0]).toMatchObject({
        changed: [1, 2, 3],
        resultAt: ['09:01', '', ''],
        resultBy: ['A1', '', ''],
        recordedIn: [1, 0, 0],
        second: [{ result: 'draw', at: '09:02', actor: 'A2', settled: null }, null, null],
      });
      expect(state.publications).toEqual([2]);
    });
  });
});
