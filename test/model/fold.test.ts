import type { Misfit } from '../../src-engine/model/misfit.ts';
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_INFO,
  BLANK_STATE,
  DEFAULT_RULES,
  EVENT_KINDS,
  foldEvents,
  upcast,
  type EventDraft,
  type TournamentEvent,
  type TournamentState,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';

const CREATED: EventDraft = {
  kind: 'tournament-created',
  payload: { info: { ...BLANK_INFO, name: 'Open' }, rules: { ...DEFAULT_RULES, rounds: 3 } },
};
const added = (id: number): EventDraft => ({
  kind: 'player-added',
  payload: { player: blankPlayer(id, `Name${id}, Given`) },
});
const drafted = (round: number, ...ids: number[]): EventDraft => ({
  kind: 'round-drafted',
  payload: {
    round,
    pairs: [{ white: ids[0]!, black: ids[1]! }],
    unpaired: ids[2] === undefined ? [] : [{ player: ids[2], kind: 'pab' }],
    system: 'dutch-2026',
    seconds: 0,
  },
});
const published = (round: number, version = 1): EventDraft => ({
  kind: 'round-published',
  payload: { round, version, boards: 1, programme: 'test' },
});
const entered = (round: number, white: number, black: number): EventDraft => ({
  kind: 'result-entered',
  payload: { round, board: 1, white, black, result: 'white-wins', was: 'open' },
});

function events(...drafts: EventDraft[]): TournamentEvent[] {
  return drafts.map((draft, index) => ({
    seq: index + 1,
    at: `2026-11-21T09:00:0${index % 10}.000+01:00`,
    actor: 'CA',
    command: 'test',
    part: 0,
    ...draft,
  }));
}

function folded(...drafts: EventDraft[]): TournamentState {
  const state = foldEvents(events(...drafts));
  if (!state.ok) throw new Error(state.failure.reason.code);
  return state.value;
}

function reasonAgainst(...drafts: EventDraft[]): Misfit {
  const state = foldEvents(events(...drafts));
  if (state.ok) throw new Error('the events fold');
  expect(state.failure.seq).toBe(drafts.length);
  return state.failure.reason;
}

const FIELD = [CREATED, added(1), added(2), added(3)];

describe('the fold of the log', () => {
  it('takes a round from draft to results', () => {
    const state = folded(...FIELD, drafted(1, 1, 2, 3), published(1), entered(1, 1, 2));
    const [round] = state.tournament.rounds;
    expect(round).toMatchObject({ stage: 'published', version: 1, handMade: false });
    expect(round!.boards).toEqual([{ white: 1, black: 2, result: 'white-wins', ratedAs: null }]);
    expect(round!.unpaired).toEqual([{ player: 3, kind: 'pab' }]);
    expect(state.rounds[0]!.resultAt).toEqual(['2026-11-21T09:00:06.000+01:00']);
    expect(state.publications).toEqual([1]);
    expect(state.nextPlayer).toBe(4);
  });

  it('keeps the score of a correction that is for rating only', () => {
    const late: EventDraft = {
      kind: 'result-rated-only',
      payload: { round: 1, board: 1, white: 1, black: 2, result: 'draw', was: 'white-wins' },
    };
    const state = folded(...FIELD, drafted(1, 1, 2, 3), published(1), entered(1, 1, 2), late);
    expect(state.tournament.rounds[0]!.boards[0]).toMatchObject({ result: 'white-wins', ratedAs: 'draw' });
  });

  it('counts publications on when a round is taken down and paired anew', () => {
    const down: EventDraft = { kind: 'round-unpublished', payload: { round: 1, version: 1 } };
    const gone: EventDraft = { kind: 'round-discarded', payload: { round: 1 } };
    const state = folded(...FIELD, drafted(1, 1, 2, 3), published(1), down, gone);
    expect(state.tournament.rounds).toEqual([]);
    expect(state.publications).toEqual([1]);
  });

  it('refuses what does not fit', () => {
    expect(reasonAgainst(...FIELD, added(9))).toEqual({ code: 'player-out-of-turn', player: 9, next: 4 });
    expect(reasonAgainst(...FIELD, drafted(2, 1, 2))).toEqual({ code: 'not-paired', round: 1 });
    expect(reasonAgainst(...FIELD, drafted(1, 1, 9))).toEqual({ code: 'not-pairable', white: 1, black: 9 });
    expect(reasonAgainst(...FIELD, drafted(1, 1, 2, 2))).toEqual({ code: 'no-place', player: 2 });
    expect(reasonAgainst(...FIELD, entered(1, 1, 2))).toEqual({ code: 'not-published', round: 1 });
    expect(reasonAgainst(...FIELD, drafted(1, 1, 2, 3), published(1), entered(1, 2, 1))).toEqual({
      code: 'another-game',
      round: 1,
      board: 1,
    });
    expect(reasonAgainst(...FIELD, drafted(1, 1, 2, 3), published(1), published(1, 2))).toEqual({
      code: 'published-already',
      round: 1,
    });
    expect(
      reasonAgainst(...FIELD, drafted(1, 1, 2, 3), published(1), entered(1, 1, 2), {
        kind: 'round-unpublished',
        payload: { round: 1, version: 1 },
      }),
    ).toEqual({ code: 'has-results', round: 1 });
    expect(
      reasonAgainst(...FIELD, drafted(1, 1, 2, 3), {
        kind: 'player-removed',
        payload: { player: 3, name: 'Name3, Given' },
      }),
    ).toEqual({ code: 'player-in-round', player: 3 });
    expect(reasonAgainst(...FIELD, CREATED)).toEqual({ code: 'tournament-there' });
  });

  it('forgets what was read about a draft when the round is paired anew', () => {
    const read: EventDraft = { kind: 'issue-read', payload: { round: 1, issue: 'late', title: 'Late' } };
    const noted = folded(...FIELD, drafted(1, 1, 2, 3), read);
    expect(noted.rounds[0]!.read.map(({ issue }) => issue)).toEqual(['late']);
    expect(folded(...FIELD, drafted(1, 1, 2, 3), read, drafted(1, 3, 1, 2)).rounds[0]!.read).toEqual([]);
  });

  it('forgets the result for rating when the result itself is corrected', () => {
    const game = { round: 1, board: 1, white: 1, black: 2, was: 'white-wins' } as const;
    const ratedOnly: EventDraft = { kind: 'result-rated-only', payload: { ...game, result: 'draw' } };
    const corrected: EventDraft = { kind: 'result-corrected', payload: { ...game, result: 'black-wins' } };
    const state = folded(...FIELD, drafted(1, 1, 2, 3), published(1), entered(1, 1, 2), ratedOnly, corrected);
    expect(state.tournament.rounds[0]!.boards[0]).toMatchObject({ result: 'black-wins', ratedAs: null });
  });

  it('remembers of each document and round the last printing, and those of the others', () => {
    const printed = (document: string, round: number, version: number): EventDraft => ({
      kind: 'document-printed',
      payload: { document, title: document, round, version, pages: 1 },
    });
    const state = folded(
      ...FIELD,
      printed('pairings', 1, 1),
      printed('standings', 1, 1),
      printed('pairings', 2, 1),
      printed('pairings', 1, 2),
    );
    expect(state.prints.map(({ document, round, version }) => [document, round, version])).toEqual([
      ['standings', 1, 1],
      ['pairings', 2, 1],
      ['pairings', 1, 2],
    ]);
  });

  it('knows that numbers are stale from a change that orders until they are assigned', () => {
    const change = (after: object): EventDraft => ({
      kind: 'player-changed',
      payload: { player: 2, name: 'Name2, Given', before: {}, after },
    });
    const assigned: EventDraft = {
      kind: 'numbers-assigned',
      payload: {
        round: 1,
        numbers: [
          [1, 2],
          [2, 1],
          [3, 3],
        ],
      },
    };
    expect(folded(...FIELD, change({ club: 'Rooks' })).numbersAreStale).toBe(false);
    expect(folded(...FIELD, change({ rating: 2200 })).numbersAreStale).toBe(true);
    const state = folded(...FIELD, change({ rating: 2200 }), assigned);
    expect(state.numbersAreStale).toBe(false);
    expect(state.tournament.players.map(({ id, tpn }) => [id, tpn])).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
  });

  it('never changes the state that it begins with', () => {
    const before = JSON.stringify(BLANK_STATE);
    folded(...FIELD, drafted(1, 1, 2, 3));
    expect(JSON.stringify(BLANK_STATE)).toBe(before);
  });
});

describe('the declarations of events', () => {
  it('have levels from 0 to 5, and the events up to a first result have titles', () => {
    for (const { level, undo, version } of Object.values(EVENT_KINDS)) {
      expect(level).toBeGreaterThanOrEqual(0);
      expect(level).toBeLessThanOrEqual(5);
      expect(undo ?? 0).toBeLessThanOrEqual(5);
      expect(version).toBeGreaterThan(0);
    }
    for (const event of events(...FIELD, drafted(1, 1, 2, 3), published(1), entered(1, 1, 2)))
      expect(en.events.of(event, (id) => `N${id}`).title).not.toBe('');
  });

  it('mark as touching integrity what the report has to tell', () => {
    const told = Object.entries(EVENT_KINDS)
      .filter(([, { integrity }]) => integrity)
      .map(([kind]) => kind);
    expect(told).toEqual([
      'import-against-rules',
      'rules-changed-late',
      'fide-mode-left',
      'late-entry-added',
      'player-changed-late',
      'players-merged-late',
      'player-expelled',
      'bye-set-beyond-rules',
      'numbers-exchanged',
      'games-adjourned',
      'round-arranged',
      'round-repaired',
      'round-unpublished',
      'wall-changed',
      'result-corrected-late',
      'result-rated-only',
      'damage-recovered',
    ]);
  });
});

describe('stored payloads', () => {
  const stored = {
    seq: 1,
    at: '',
    actor: '',
    command: '',
    part: 0,
    kind: 'issue-read',
    payload: { round: 1 },
  };

  it('of a newer version, or of an unknown kind, are refused', () => {
    expect(upcast({ ...stored, version: 2 })).toMatchObject({ ok: false });
    expect(upcast({ ...stored, version: 0 })).toMatchObject({ ok: false });
    expect(upcast({ ...stored, kind: 'unheard-of', version: 1 })).toMatchObject({
      ok: false,
      failure: { code: 'event-from-newer-version', kind: 'unheard-of' },
    });
  });

  it('of an older version are lifted step by step', () => {
    const steps = {
      'issue-read': [
        (payload: unknown) => ({ ...(payload as object), issue: 'x' }),
        (payload: unknown) => ({ ...(payload as object), title: 'X' }),
      ],
    };
    expect(upcast({ ...stored, version: 1 }, steps)).toMatchObject({
      ok: true,
      value: { payload: { round: 1, issue: 'x', title: 'X' } },
    });
    expect(upcast({ ...stored, version: 3 }, steps)).toMatchObject({ value: { payload: { round: 1 } } });
  });
});
