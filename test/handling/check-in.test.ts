import { describe, expect, it } from 'vitest';
import { checkInRound, deskEntries, notSeen, presenceIn } from '../../src-engine/handling/check-in.ts';
import type { EventDraft } from '../../src-engine/model/events.ts';
import { eventOf, foldEvents } from '../../src-engine/model/fold.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';
import { BLANK_STATE, type TournamentState } from '../../src-engine/model/state.ts';
import { DEFAULT_RULES } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Round } from '../../src-engine/model/tournament.ts';

const AT = '2026-11-21T09:00:00+01:00';

const player = (id: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name${id}, Given`),
  arrival: 'here',
  tpn: 40 - id,
  ...more,
});

const published = (...pairs: readonly (readonly [number, number])[]): Round => ({
  stage: 'published',
  boards: pairs.map(([white, black]) => ({ white, black, result: 'draw', ratedAs: null })),
  unpaired: [],
  version: 1,
  publishedAt: AT,
  handMade: false,
  system: 'dutch-2026',
});

/** Two rounds on the wall, in which 1 to 4 played; 5 came for neither. */
const stateOf = (
  players: readonly Player[],
  rounds = [published([1, 2], [3, 4]), published([4, 1], [2, 3])],
) =>
  ({
    ...BLANK_STATE,
    tournament: { ...BLANK_TOURNAMENT, rules: { ...DEFAULT_RULES, rounds: 6 }, players, rounds },
    nextPlayer: players.length + 1,
  }) satisfies TournamentState;

function after(state: TournamentState, drafts: readonly EventDraft[]): TournamentState {
  const events = drafts.map((draft, part) =>
    eventOf({ seq: part + 2, at: AT, actor: 'CA', command: 'players.mark', part }, draft),
  );
  const folded = foldEvents(events, state);
  if (!folded.ok) throw new Error(folded.failure.reason.code);
  return folded.value;
}

const field = [1, 2, 3, 4].map((id) => player(id));
const kinds = (drafts: readonly EventDraft[]) => drafts.map(({ kind }) => kind);

describe('C.04.2 the check-in of any round', () => {
  it('is that of the first round that is not on the wall, and of none after the last', () => {
    expect(checkInRound(stateOf(field).tournament)).toBe(3);
    expect(checkInRound(stateOf(field, []).tournament)).toBe(1);
    const done = Array.from({ length: 6 }, () => published([1, 2]));
    expect(checkInRound(stateOf(field, done).tournament)).toBeNull();
  });

  it.each<[string, Partial<Player>, number, string]>([
    ['4.1 here at round 1', {}, 1, 'here'],
    ['4.1 not seen yet at round 1', { arrival: 'expected' }, 1, 'expected'],
    ['4.1 expected anew at each later round', {}, 3, 'expected'],
    ['2.4 coming, before they arrive', { arrival: 'later' }, 3, 'coming'],
    ['2.4 coming, from a later round', { entryRound: 4 }, 3, 'coming'],
    ['3.2 out once withdrawn', { withdrawnFrom: 3 }, 3, 'out'],
    ['3.2 not out before the round of the withdrawal', { withdrawnFrom: 4 }, 3, 'expected'],
    ['3.3 absent without points', { absences: [{ round: 3, kind: 'zero' }] }, 3, 'absent'],
    ['3.3 with a bye', { absences: [{ round: 3, kind: 'half' }] }, 3, 'bye'],
  ])('%s', (_, more, round, presence) => {
    const one = player(4, more);
    expect(presenceIn(stateOf([...field.slice(0, 3), one]), one, round)).toBe(presence);
  });

  it('2.4 who has just entered is here; who entered before, or is in a round already, is expected', () => {
    const entered = (id: number, entryRound: number) =>
      presenceIn(stateOf([...field, player(id, { entryRound })]), player(id, { entryRound }), 3);
    expect([entered(5, 3), entered(5, 2)]).toEqual(['here', 'expected']);
    // Number 36 of player 4, who has played, is the identity of nobody.
    expect([entered(4, 3), entered(36, 3)]).toEqual(['expected', 'here']);
  });

  it('4.1 a mark counts for its round alone', () => {
    const marked = after(stateOf(field), deskEntries(stateOf(field), field[1]!, 3, { kind: 'here' }).drafts);
    expect(presenceIn(marked, field[1]!, 3)).toBe('here');
    expect(presenceIn(marked, field[0]!, 3)).toBe('expected');
    expect(presenceIn(marked, field[1]!, 4)).toBe('expected');
    expect(notSeen(marked, 3).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(notSeen(marked, 4)).toEqual([]);
    expect(notSeen(stateOf(field), 3)).toEqual([]);
  });

  it('4.1 is under way in a later round once somebody is marked, and not by who has just entered', () => {
    const late = player(5, { entryRound: 3 });
    const state = stateOf([...field, late]);
    expect(presenceIn(state, late, 3)).toBe('here');
    expect(notSeen(state, 3)).toEqual([]);
    // It goes on where the one who was marked has withdrawn since.
    const gone = stateOf([field[0]!, field[1]!, field[2]!, player(4, { withdrawnFrom: 3 }), late]);
    const seen = { 4: { round: 3, at: AT } };
    expect(notSeen({ ...gone, seen }, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('2.4 who is here arrives where that was open, enters in this round if they are new, and is seen in it', () => {
    const marked = (id: number, round: number, more: Partial<Player>) => {
      const one = player(id, more);
      const state = stateOf([...field.filter((each) => each.id !== id), one], round === 1 ? [] : undefined);
      return deskEntries(state, one, round, { kind: 'here' }).drafts.map(({ kind, payload }) =>
        kind === 'player-arrival' ? [payload.was, payload.arrival, payload.entryRound] : kind,
      );
    };
    expect(marked(2, 1, { arrival: 'expected' })).toEqual([['expected', 'here', 1]]);
    expect(marked(2, 1, { arrival: 'later', entryRound: 2 })).toEqual([['later', 'here', 1]]);
    expect(marked(2, 3, { arrival: 'expected' })).toEqual(['player-seen']);
    expect(marked(2, 3, { arrival: 'later' })).toEqual([['later', 'here', 1], 'player-seen']);
    expect(marked(2, 3, { arrival: 'later', entryRound: 2 })).toEqual([['later', 'here', 2], 'player-seen']);
    expect(marked(5, 3, { arrival: 'later', entryRound: 2 })).toEqual([['later', 'here', 3]]);
    expect(marked(5, 3, { entryRound: 2 })).toEqual([['here', 'here', 3]]);
    expect(marked(5, 3, { arrival: 'expected', entryRound: 3 })).toEqual([['expected', 'here', 3]]);
    // In round 2 of those in the first too, but in round 1 also of whom its draft has.
    const inFirst = (round: number, stage: Round['stage']) => {
      const state = stateOf(
        [player(1, { arrival: 'expected' }), field[1]!],
        [{ ...published([2, 1]), stage }],
      );
      return deskEntries(state, state.tournament.players[0]!, round, { kind: 'here' }).drafts;
    };
    const named = { player: 1, name: 'Name1, Given' };
    expect(inFirst(2, 'published')).toEqual([
      { kind: 'player-seen', payload: { ...named, round: 2, seen: true } },
    ]);
    expect(inFirst(1, 'draft')).toEqual([
      { kind: 'player-arrival', payload: { ...named, arrival: 'here', was: 'expected', entryRound: 1 } },
    ]);
  });

  it('3.3 who was absent and comes is seen in the round, but for round 1, where the arrival says it all', () => {
    const marked = (id: number, round: number, more: Partial<Player> = {}) => {
      const one = player(id, { absences: [{ round, kind: 'zero' }], ...more });
      const state = stateOf(
        [...field.filter((each) => each.id !== id), one],
        [published([1, 2], [3, 4]), published([4, 1], [2, 3])].slice(0, round - 1),
      );
      return kinds(deskEntries(state, one, round, { kind: 'here' }).drafts);
    };
    expect(marked(2, 1)).toEqual(['bye-set']);
    expect(marked(2, 2)).toEqual(['bye-set', 'player-seen']);
    expect(marked(5, 3, { entryRound: 3 })).toEqual(['bye-set', 'player-seen']);
  });

  it('who is not here is first no longer seen, then absent in this round', () => {
    let state: TournamentState = stateOf(field);
    const mark = (kind: 'here' | 'not-here') => {
      const own = state.tournament.players[1]!;
      const { drafts } = deskEntries(state, own, 3, { kind });
      state = after(state, drafts);
      return kinds(drafts);
    };
    expect(mark('here')).toEqual(['player-seen']);
    expect(mark('here')).toEqual([]);
    expect(mark('not-here')).toEqual(['player-seen']);
    expect(mark('not-here')).toEqual(['bye-set']);
    expect(state.tournament.players[1]!.absences).toEqual([{ round: 3, kind: 'zero' }]);
    expect(mark('not-here')).toEqual([]);
    expect(mark('here')).toEqual(['bye-set', 'player-seen']);
    expect(state.tournament.players[1]!.absences).toEqual([]);
  });

  it('2.4 who arrives for the first time counts from this round on and is here', () => {
    const late = player(5, { arrival: 'later', entryRound: 4 });
    const state = stateOf([...field, late]);
    const { drafts } = deskEntries(state, late, 3, { kind: 'here' });
    const next = after(state, drafts);
    expect(next.tournament.players[4]).toMatchObject({ arrival: 'here', entryRound: 3 });
    expect(presenceIn(next, next.tournament.players[4]!, 3)).toBe('here');
    const back = deskEntries(next, next.tournament.players[4]!, 3, { kind: 'not-here' }).drafts;
    expect(after(next, back).tournament.players[4]!.arrival).toBe('later');
  });

  it('3.2 who withdrew and is here plays again, which is said', () => {
    const gone = player(4, { withdrawnFrom: 2 });
    const state = stateOf([...field.slice(0, 3), gone]);
    const { drafts, effects } = deskEntries(state, gone, 3, { kind: 'here' });
    expect(kinds(drafts)).toEqual(['player-withdrawn', 'player-seen']);
    expect(effects).toEqual([{ kind: 'plays-again', withdrawnFrom: 2 }]);
    expect(after(state, drafts).tournament.players[3]!.withdrawnFrom).toBeNull();
  });

  it('3.3 who gives up a bye with points loses it, which is said', () => {
    const off = player(4, { absences: [{ round: 3, kind: 'half' }] });
    const state = stateOf([...field.slice(0, 3), off]);
    const { drafts, effects } = deskEntries(state, off, 3, { kind: 'here' });
    expect(effects).toEqual([{ kind: 'loses-bye', bye: 'half' }]);
    expect(after(state, drafts).tournament.players[3]!.absences).toEqual([]);
  });

  it('4.1 is under way in round 1 once somebody has come', () => {
    const expected = [2, 4].map((id) => player(id, { arrival: 'expected' }));
    const away = player(5, { arrival: 'expected', absences: [{ round: 1, kind: 'zero' }] });
    const of = (...players: readonly Player[]) => notSeen(stateOf(players, []), 1).map(({ id }) => id);
    expect(of(player(3), ...expected, away)).toEqual([2, 4]);
    expect(of(...expected, away)).toEqual([]);
    expect(of(...expected, player(3, { arrival: 'later' }))).toEqual([]);
  });

  it('not here: what is taken back, by what was known', () => {
    const marked = (round: number, more: Partial<Player>, seen: TournamentState['seen'] = {}) => {
      const one = player(2, more);
      const rounds = round === 1 ? [] : undefined;
      const state = { ...stateOf([...field.filter(({ id }) => id !== 2), one], rounds), seen };
      return deskEntries(state, one, round, { kind: 'not-here' });
    };
    const named = { player: 2, name: 'Name2, Given' };
    const arrival = (was: string) => ({
      drafts: [{ kind: 'player-arrival', payload: { ...named, arrival: 'expected', was, entryRound: 1 } }],
      effects: [],
    });
    const nothing = { drafts: [], effects: [] };
    expect(marked(1, {})).toEqual(arrival('here'));
    expect(marked(1, { arrival: 'later', entryRound: 3 })).toEqual(arrival('later'));
    expect(marked(1, { arrival: 'expected' })).toEqual({
      drafts: [{ kind: 'bye-set', payload: { ...named, round: 1, bye: 'zero', was: null } }],
      effects: [],
    });
    expect(marked(1, { withdrawnFrom: 1 })).toEqual(nothing);
    expect(marked(1, { absences: [{ round: 1, kind: 'half' }] })).toEqual(nothing);
    expect(marked(3, { arrival: 'later' })).toEqual(nothing);
    expect(marked(3, { withdrawnFrom: 2 })).toEqual(nothing);
    expect(marked(3, {}, { 2: { round: 3, at: AT } })).toEqual({
      drafts: [{ kind: 'player-seen', payload: { ...named, round: 3, seen: false } }],
      effects: [],
    });
  });

  it('here: every entry says what was there before', () => {
    const gone = player(4, { withdrawnFrom: 2, absences: [{ round: 3, kind: 'full' }] });
    const { drafts, effects } = deskEntries(stateOf([...field.slice(0, 3), gone]), gone, 3, { kind: 'here' });
    const named = { player: 4, name: 'Name4, Given' };
    expect(drafts).toEqual([
      { kind: 'player-withdrawn', payload: { ...named, fromRound: null, was: 2 } },
      { kind: 'bye-set', payload: { ...named, round: 3, bye: null, was: 'full' } },
      { kind: 'player-seen', payload: { ...named, round: 3, seen: true } },
    ]);
    expect(effects).toEqual([
      { kind: 'plays-again', withdrawnFrom: 2 },
      { kind: 'loses-bye', bye: 'full' },
    ]);
  });

  describe('coming back from a round', () => {
    const absencesOf = (more: Partial<Player>, from: number) => {
      const own = player(4, more);
      const state = stateOf([...field.slice(0, 3), own]);
      const { drafts } = deskEntries(state, own, 3, { kind: 'from', round: from });
      const { absences, withdrawnFrom } = after(state, drafts).tournament.players[3]!;
      return [absences.map(({ round, kind }) => `${round} ${kind}`), withdrawnFrom];
    };

    it('3.3 misses the rounds until then without points', () => {
      expect(absencesOf({}, 5)).toEqual([['3 zero', '4 zero'], null]);
    });
    it('3.3 misses none where it is this round', () => {
      expect(absencesOf({}, 3)).toEqual([[], null]);
      expect(absencesOf({}, 4)).toEqual([['3 zero'], null]);
    });
    it('3.3 keeps a bye that was granted on the way', () => {
      expect(absencesOf({ absences: [{ round: 4, kind: 'half' }] }, 5)).toEqual([['3 zero', '4 half'], null]);
    });
    it('3.3 ends an absence that went on longer, and not one apart from it', () => {
      const absences = [3, 4, 6].map((round) => ({ round, kind: 'zero' }) as const);
      expect(absencesOf({ absences }, 4)).toEqual([['3 zero', '6 zero'], null]);
    });
    it('3.3 keeps an absence on its own in the round from which they play', () => {
      const alone = [{ round: 5, kind: 'zero' }] as const;
      expect(absencesOf({ absences: alone }, 5)).toEqual([['3 zero', '4 zero', '5 zero'], null]);
      const behindBye = [{ round: 4, kind: 'half' } as const, ...alone];
      expect(absencesOf({ absences: behindBye }, 5)).toEqual([['3 zero', '4 half', '5 zero'], null]);
    });
    it('3.3 ends an absence from this round on, at once', () => {
      const absences = [3, 4].map((round) => ({ round, kind: 'zero' }) as const);
      expect(absencesOf({ absences }, 3)).toEqual([[], null]);
      expect(absencesOf({ absences: [{ round: 3, kind: 'half' }] }, 3)).toEqual([['3 half'], null]);
    });
    it('3.2 ends a withdrawal', () => {
      expect(absencesOf({ withdrawnFrom: 2 }, 4)).toEqual([['3 zero'], null]);
    });
    it('2.4 of somebody new is the round of entry, without a place before they arrive', () => {
      const late = player(5, { arrival: 'expected' });
      const state = stateOf([...field, late]);
      const { drafts } = deskEntries(state, late, 3, { kind: 'from', round: 4 });
      expect(after(state, drafts).tournament.players[4]).toMatchObject({ arrival: 'later', entryRound: 4 });
    });
    it('2.4 of somebody new is moved to another round, and says nothing where it is that round already', () => {
      const late = player(5, { arrival: 'later', entryRound: 4 });
      const state = stateOf([...field, late]);
      const from = (round: number) => deskEntries(state, late, 3, { kind: 'from', round }).drafts;
      expect(from(4)).toEqual([]);
      expect(after(state, from(5)).tournament.players[4]).toMatchObject({ arrival: 'later', entryRound: 5 });
    });
  });
});
