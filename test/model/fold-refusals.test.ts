/** What every kind of entry needs, and the reason that is told where it is missing. Identities, numbers and boards differ. */
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
  type TournamentState,
} from '../../src-engine/index.ts';
import { applyEvent, eventOf, hasLeftFideMode } from '../../src-engine/model/fold.ts';
import { appearsInRounds } from '../../src-engine/model/fold-players.ts';
import type { Misfit } from '../../src-engine/model/misfit.ts';
import { roundOfBoth } from '../../src-engine/model/merge.ts';

const RULES = { ...DEFAULT_RULES, rounds: 3 };

const round = (
  stage: Round['stage'],
  boards: readonly (readonly [number, number, GameResult])[],
  unpaired: Round['unpaired'] = [],
): Round => ({
  stage,
  boards: boards.map(([white, black, result]) => ({ white, black, result, ratedAs: null })),
  boardNumbers: boards.map((_, place) => 11 + place),
  unpaired,
  version: stage === 'published' ? 1 : 0,
  publishedAt: '',
  handMade: false,
  system: 'dutch-2026',
});

/** On the wall: 4–3 played on board 11, 7–6 open on board 12, 8–9 adjourned on board 13, 5 has the bye. */
const FIRST = round(
  'published',
  [
    [4, 3, 'white-wins'],
    [7, 6, 'open'],
    [8, 9, 'adjourned'],
  ],
  [{ player: 5, kind: 'pab' }],
);
const DRAFT = round('draft', [
  [3, 5, 'open'],
  [6, 4, 'open'],
]);
const OPEN = round('published', [
  [3, 5, 'open'],
  [6, 4, 'open'],
]);

/** Players 3 to 10, of whom 10 is in no round. */
function stateWith(...rounds: readonly Round[]): TournamentState {
  return {
    ...BLANK_STATE,
    tournament: {
      ...BLANK_STATE.tournament,
      info: BLANK_INFO,
      rules: RULES,
      players: [3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ ...blankPlayer(id, `Name${id}`), tpn: 20 - id })),
      rounds,
    },
    nextPlayer: 11,
    rounds: rounds.map(() => BLANK_FACTS),
  };
}

const HEAD = { seq: 40, at: '09:40', actor: 'CA', command: 'test', part: 0 };

function reasonOf(state: TournamentState, draft: EventDraft): Misfit | 'applies' {
  const applied = applyEvent(state, { ...HEAD, ...draft });
  if (applied.ok) return 'applies';
  expect(applied.failure).toMatchObject({ code: 'event-does-not-apply', seq: 40, kind: draft.kind });
  return applied.failure.reason;
}

const named = (player: number) => ({ player, name: `Name${player}` });
const drafted = (
  number: number,
  ids: readonly number[],
  more: { readonly bye?: number; readonly boardNumbers?: readonly number[] } = {},
) => ({
  round: number,
  pairs: ids.flatMap((white, at) => (at % 2 === 0 ? [{ white, black: ids[at + 1]! }] : [])),
  unpaired: more.bye === undefined ? [] : [{ player: more.bye, kind: 'pab' as const }],
  ...(more.boardNumbers === undefined ? {} : { boardNumbers: more.boardNumbers }),
  system: 'dutch-2026',
});
const draft = (...[number, ids, more]: Parameters<typeof drafted>): EventDraft => ({
  kind: 'round-drafted',
  payload: { ...drafted(number, ids, more), seconds: 0 },
});
const repair = (...[number, ids, more]: Parameters<typeof drafted>): EventDraft => ({
  kind: 'round-repaired',
  payload: {
    ...drafted(number, ids, more),
    ...{ version: 2, plan: 'fewest', article: '', changed: [], open: [], agreed: [], programme: '' },
  },
});
const game = (number: number, board: number, white: number, black: number, result: GameResult = 'draw') => ({
  round: number,
  board,
  white,
  black,
  result,
  was: 'open' as const,
});
const published = (number: number): EventDraft => ({
  kind: 'round-published',
  payload: { round: number, version: 1, boards: 2, programme: '' },
});
const tie = (afterRound: number, order: readonly number[]): EventDraft => ({
  kind: 'tie-settled',
  payload: { afterRound, by: 'hand', order, seed: null, place: 1, why: '' },
});
const merge = (kept: number, gone: number): EventDraft => ({
  kind: 'players-merged',
  payload: { kept, gone, name: '', goneName: '', after: {}, leaving: 'stays' },
});
const settings = (rounds: number) => ({ info: BLANK_INFO, rules: { ...RULES, rounds }, changes: [] });

const BOTH = stateWith(FIRST, DRAFT);
const NONE = stateWith();
const nobody: Misfit = { code: 'no-player', player: 2 };
const APPLIES = 'applies';

describe('entries about players', () => {
  const byeOf = { round: 2, bye: 'half', was: null } as const;
  it.each<readonly [EventDraft, Misfit | typeof APPLIES]>([
    [
      { kind: 'player-added', payload: { player: blankPlayer(12, 'X') } },
      { code: 'player-out-of-turn', player: 12, next: 11 },
    ],
    [
      { kind: 'late-entry-added', payload: { player: blankPlayer(10, 'X') } },
      { code: 'player-out-of-turn', player: 10, next: 11 },
    ],
    [
      {
        kind: 'players-added',
        payload: { players: [11, 12, 14].map((id) => blankPlayer(id, 'X')), fileName: '' },
      },
      { code: 'player-out-of-turn', player: 14, next: 13 },
    ],
    [{ kind: 'player-changed', payload: { ...named(2), before: {}, after: { rating: 1 } } }, nobody],
    [{ kind: 'player-changed-late', payload: { ...named(2), before: {}, after: { rating: 1 } } }, nobody],
    [{ kind: 'audit-settled', payload: { ...named(2), other: 3, kind: 'twice', seen: '' } }, nobody],
    [{ kind: 'audit-settled', payload: { ...named(3), other: 2, kind: 'twice', seen: '' } }, APPLIES],
    [{ kind: 'player-removed', payload: named(2) }, nobody],
    [
      { kind: 'player-removed', payload: named(4) },
      { code: 'player-in-round', player: 4 },
    ],
    [
      { kind: 'player-removed', payload: named(9) },
      { code: 'player-in-round', player: 9 },
    ],
    [
      { kind: 'player-removed', payload: named(5) },
      { code: 'player-in-round', player: 5 },
    ],
    [{ kind: 'player-removed', payload: named(10) }, APPLIES],
    [
      { kind: 'player-arrival', payload: { ...named(2), arrival: 'here', was: 'expected', entryRound: 1 } },
      nobody,
    ],
    [{ kind: 'player-seen', payload: { ...named(2), round: 2, seen: true } }, nobody],
    [{ kind: 'player-withdrawn', payload: { ...named(2), fromRound: 2, was: null } }, nobody],
    [{ kind: 'player-expelled', payload: { ...named(2), fromRound: 2, why: '' } }, nobody],
    [{ kind: 'bye-set', payload: { ...named(2), ...byeOf } }, nobody],
    [{ kind: 'bye-set-beyond-rules', payload: { ...named(2), ...byeOf, why: '' } }, nobody],
    [exchange(2, 3), { code: 'no-two-players' }],
    [exchange(3, 2), { code: 'no-two-players' }],
    [merge(2, 3), { code: 'no-two-players' }],
    [merge(3, 2), { code: 'no-two-players' }],
    [merge(10, 10), { code: 'no-two-players' }],
    [merge(3, 6), { code: 'both-in-round', round: 1 }],
    [merge(5, 4), { code: 'both-in-round', round: 2 }],
    [merge(10, 4), APPLIES],
  ])('%j: %j', (event, reason) => {
    expect(reasonOf(BOTH, event)).toEqual(reason);
  });

  function exchange(one: number, other: number): EventDraft {
    return {
      kind: 'numbers-exchanged',
      payload: { players: [one, other], names: ['', ''], numbers: [1, 2], equals: [one, other] },
    };
  }
});

describe('entries about a pairing', () => {
  const check = (number: number): EventDraft => ({
    kind: 'round-checked',
    payload: { round: number, agrees: true, verdict: { code: 'judged', boards: 2 }, violations: [] },
  });
  const read = (number: number): EventDraft => ({
    kind: 'issue-read',
    payload: { round: number, issue: 'late', title: '' },
  });
  const down = (number: number): EventDraft => ({
    kind: 'round-unpublished',
    payload: { round: number, version: 1 },
  });
  const discard = (number: number): EventDraft => ({ kind: 'round-discarded', payload: { round: number } });
  const kept = [4, 3, 8, 9] as const;

  it.each<readonly [string, TournamentState, EventDraft, Misfit | typeof APPLIES]>([
    ['a round is left out', BOTH, draft(4, []), { code: 'not-paired', round: 3 }],
    ['the next one is there', BOTH, draft(1, []), { code: 'paired-already', round: 2 }],
    ['it is on the wall', stateWith(FIRST), draft(1, []), { code: 'published-already', round: 1 }],
    ['it is a draft', BOTH, draft(2, [3, 4]), APPLIES],
    ['it is the last round', BOTH, draft(3, [3, 4]), APPLIES],
    [
      'it is behind the last',
      stateWith(FIRST, OPEN, OPEN),
      draft(4, []),
      { code: 'beyond-rounds', rounds: 3 },
    ],
    [
      'boards lack a number',
      NONE,
      draft(1, [3, 4], { boardNumbers: [1, 2] }),
      { code: 'not-numbered', round: 1 },
    ],
    ['White is nobody', NONE, draft(1, [2, 4]), { code: 'not-pairable', white: 2, black: 4 }],
    ['Black is nobody', NONE, draft(1, [4, 2]), { code: 'not-pairable', white: 4, black: 2 }],
    ['a player meets themselves', NONE, draft(1, [4, 4]), { code: 'not-pairable', white: 4, black: 4 }],
    ['somebody has two boards', NONE, draft(1, [3, 4, 5, 3]), { code: 'not-pairable', white: 5, black: 3 }],
    ['the bye has a board', NONE, draft(1, [3, 4], { bye: 4 }), { code: 'no-place', player: 4 }],
    ['the bye is nobody', NONE, draft(1, [3, 4], { bye: 2 }), { code: 'no-place', player: 2 }],
    ['no pairing is checked', BOTH, check(3), { code: 'not-paired', round: 3 }],
    ['a warning of no pairing', BOTH, read(3), { code: 'not-paired', round: 3 }],
    ['a warning of a pairing', BOTH, read(2), APPLIES],
    ['nothing goes to the wall', BOTH, published(3), { code: 'not-paired', round: 3 }],
    ['it is on the wall already', BOTH, published(1), { code: 'published-already', round: 1 }],
    ['a draft is repaired', BOTH, repair(2, []), { code: 'not-published', round: 2 }],
    ['no pairing is repaired', BOTH, repair(3, []), { code: 'not-published', round: 3 }],
    ['an earlier one is repaired', BOTH, repair(1, kept), { code: 'paired-already', round: 2 }],
    [
      'a repair numbers too many boards',
      stateWith(FIRST),
      repair(1, kept, { boardNumbers: [1, 2, 3] }),
      { code: 'not-numbered', round: 1 },
    ],
    ['a repair leaves out an open game', stateWith(FIRST), repair(1, kept), APPLIES],
    [
      'a repair turns a game with a result',
      stateWith(FIRST),
      repair(1, [4, 3, 9, 8]),
      { code: 'has-result', round: 1, board: 13 },
    ],
    ['nothing is taken down', BOTH, down(3), { code: 'not-published', round: 3 }],
    ['a game has a result', stateWith(FIRST), down(1), { code: 'has-results', round: 1 }],
    ['no game has one', stateWith(FIRST, OPEN), down(2), APPLIES],
    ['not the last is discarded', BOTH, discard(1), { code: 'not-last', round: 1 }],
    ['a later one is discarded', BOTH, discard(3), { code: 'not-last', round: 3 }],
    ['one on the wall is discarded', stateWith(FIRST), discard(1), { code: 'published-already', round: 1 }],
  ])('%s', (_, state, event, reason) => {
    expect(reasonOf(state, event)).toEqual(reason);
  });

  it('a round made by hand is refused alike', () => {
    const payload = { ...drafted(4, []), changed: 0 };
    expect(reasonOf(BOTH, { kind: 'round-arranged', payload })).toEqual({ code: 'not-paired', round: 3 });
  });
});

describe('entries about results', () => {
  const adjourned = (number: number, ...boards: readonly number[]): EventDraft => ({
    kind: 'games-adjourned',
    payload: { round: number, boards },
  });
  const values = (...ids: readonly number[]): EventDraft => ({
    kind: 'outside-values-set',
    payload: { code: 'OTHER_A', values: ids.map((id) => [id, 1000]), was: null },
  });
  it.each<readonly [EventDraft, Misfit | typeof APPLIES]>([
    [
      { kind: 'result-entered', payload: game(2, 11, 3, 5) },
      { code: 'not-published', round: 2 },
    ],
    [
      { kind: 'result-entered', payload: game(3, 11, 3, 5) },
      { code: 'not-published', round: 3 },
    ],
    [{ kind: 'result-entered', payload: game(1, 12, 7, 6) }, APPLIES],
    [
      { kind: 'result-cleared', payload: game(1, 12, 4, 6) },
      { code: 'another-game', round: 1, board: 12 },
    ],
    [
      { kind: 'result-corrected', payload: game(1, 12, 7, 3) },
      { code: 'another-game', round: 1, board: 12 },
    ],
    [
      { kind: 'result-corrected-late', payload: game(1, 14, 7, 6) },
      { code: 'another-game', round: 1, board: 14 },
    ],
    [
      { kind: 'result-rated-only', payload: game(1, 1, 4, 3) },
      { code: 'another-game', round: 1, board: 1 },
    ],
    [
      { kind: 'result-verified', payload: game(1, 12, 7, 6) },
      { code: 'no-result', round: 1, board: 12 },
    ],
    [
      { kind: 'result-verified', payload: game(1, 13, 8, 9) },
      { code: 'no-result', round: 1, board: 13 },
    ],
    [
      { kind: 'result-verified', payload: game(1, 13, 9, 8) },
      { code: 'another-game', round: 1, board: 13 },
    ],
    [{ kind: 'result-verified', payload: game(1, 11, 4, 3) }, APPLIES],
    [
      { kind: 'entry-settled', payload: { ...game(1, 12, 7, 6), kept: 'first' } },
      { code: 'no-result', round: 1, board: 12 },
    ],
    [adjourned(1, 12, 13), APPLIES],
    [adjourned(1, 11, 14, 15), { code: 'no-board', round: 1, board: 14 }],
    [adjourned(4, 11), { code: 'no-board', round: 4, board: 11 }],
    [tie(2, [3, 4]), APPLIES],
    [tie(3, [3, 4]), { code: 'not-paired', round: 3 }],
    [tie(1, [3, 2, 1]), nobody],
    [values(3, 2), nobody],
    [values(3, 10), APPLIES],
  ])('%j: %j', (event, reason) => {
    expect(reasonOf(BOTH, event)).toEqual(reason);
  });
});

describe('entries about the tournament', () => {
  const there: Misfit = { code: 'tournament-there' };
  const { tournament } = BOTH;
  it.each<readonly [EventDraft, Misfit | typeof APPLIES]>([
    [{ kind: 'tournament-created', payload: { info: BLANK_INFO, rules: RULES } }, there],
    [{ kind: 'tournament-imported', payload: { tournament, format: 'trf', fileName: '' } }, there],
    [{ kind: 'settings-changed', payload: settings(1) }, { code: 'fewer-rounds-than-paired' }],
    [{ kind: 'rules-changed-late', payload: settings(1) }, { code: 'fewer-rounds-than-paired' }],
    [{ kind: 'settings-changed', payload: settings(2) }, APPLIES],
  ])('%j: %j', (event, reason) => {
    expect(reasonOf(BOTH, event)).toEqual(reason);
  });

  it('the first entry that does not apply ends the fold, with its number', () => {
    const events = [
      { kind: 'fide-mode-left', payload: { why: '' } } as const,
      published(3),
      published(1),
    ].map((each, part) => eventOf({ ...HEAD, seq: 7 + part }, each));
    expect(foldEvents(events, BOTH)).toEqual({
      ok: false,
      failure: {
        code: 'event-does-not-apply',
        seq: 8,
        kind: 'round-published',
        reason: { code: 'not-paired', round: 3 },
      },
    });
  });

  it.each([
    ['### FIDE mode exited @ Round 1: a reason', true],
    ['###FIDE MODE EXITED', true],
    ['###  fide mode exited', true],
    ['## FIDE mode exited', false],
    [' ### FIDE mode exited', false],
    ['### Remark: FIDE mode exited', false],
    ['### FIDE mode entered', false],
  ])('a remark of a report tells that FIDE mode was left: %j: %s', (line, left) => {
    const others = ['### Another remark', line].map((each) => ({ line: each, after: '' }));
    expect(hasLeftFideMode({ keptRecords: others })).toBe(left);
    const imported = eventOf(
      { ...HEAD, seq: 1 },
      {
        kind: 'tournament-imported',
        payload: { tournament: { ...tournament, keptRecords: others }, format: 'trf', fileName: '' },
      },
    );
    const state = foldEvents([imported]);
    expect(state.ok && state.value.fideMode).toBe(!left);
  });

  it('where players stand in the rounds', () => {
    expect([3, 4, 5, 9].every((id) => appearsInRounds(tournament, id))).toBe(true);
    expect(appearsInRounds(tournament, 10)).toBe(false);
    expect([roundOfBoth(tournament, 8, 9), roundOfBoth(tournament, 5, 6)]).toEqual([1, 2]);
    expect(roundOfBoth(tournament, 8, 5)).toBeNull();
  });
});
