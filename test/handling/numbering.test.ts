import { describe, expect, it } from 'vitest';
import { nextEntryRound, isLateCorrection, renumbers } from '../../src-engine/handling/late-entries.ts';
import { numberingOf } from '../../src-engine/handling/numbering.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';
import { BLANK_STATE, type TournamentState } from '../../src-engine/model/state.ts';
import { DEFAULT_RULES } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Round } from '../../src-engine/model/tournament.ts';

const player = (id: number, rating: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name ${id}`),
  rating,
  arrival: 'here',
  ...more,
});
const round = (stage: Round['stage'], more: Partial<Round> = {}): Round => ({
  stage,
  boards: [{ white: 62, black: 61, result: 'draw', ratedAs: null }],
  unpaired: [],
  version: 1,
  publishedAt: '',
  handMade: false,
  system: 'dutch-2026',
  ...more,
});
const stateOf = (players: readonly Player[], rounds: readonly Round[], stale = false): TournamentState => ({
  ...BLANK_STATE,
  numbersAreStale: stale,
  tournament: {
    ...BLANK_TOURNAMENT,
    rules: { ...DEFAULT_RULES, initialColour: 'white' },
    players,
    rounds,
  },
});
const numbers = (state: TournamentState, next: number) =>
  numberingOf(state, next).flatMap((draft) =>
    draft.kind === 'numbers-assigned' ? draft.payload.numbers : [],
  );

describe('C.04.2 2 numbers for a round', () => {
  it('2.4 are given by the first pairing that takes a player into account', () => {
    const players = [
      player(61, 1900),
      player(62, 2100, { absences: [{ round: 1, kind: 'half' }] }),
      player(63, 2000, { arrival: 'later' }),
      player(64, 2050, { arrival: 'later', absences: [{ round: 1, kind: 'half' }] }),
      player(65, 2000, { entryRound: 2 }),
      player(66, 1800),
    ];
    expect(numbers(stateOf(players, []), 1)).toEqual([
      [61, 1],
      [66, 2],
    ]);
    const first = round('published', { unpaired: [{ player: 62, kind: 'half' }] });
    const numbered = players.map((each) => ({ ...each, tpn: { 61: 1, 66: 2 }[each.id] ?? 0 }));
    expect(numbers(stateOf(numbered, [first]), 2)).toEqual([
      [61, 3],
      [62, 1],
      [65, 2],
      [66, 4],
    ]);
  });

  it('2.4 of who asks for a bye before round 1 is up are taken back', () => {
    const players = [
      player(61, 1900, { tpn: 2 }),
      player(62, 2100, { tpn: 1, absences: [{ round: 1, kind: 'half' }] }),
    ];
    expect(numbers(stateOf(players, []), 1)).toEqual([
      [61, 1],
      [62, 0],
    ]);
  });

  it('C.05 Annex 1 of a round robin are for everybody from the start, by strength or by lot', () => {
    const players = [
      player(61, 1900),
      player(62, 2100, { absences: [{ round: 1, kind: 'zero' }] }),
      player(63, 2000, { arrival: 'later' }),
      player(64, 2050),
    ];
    const table = (more: object, drawn: readonly Player[] = players, rounds: readonly Round[] = []) => {
      const state = stateOf(drawn, rounds);
      const rules = { ...state.tournament.rules, system: 'round-robin', ...more };
      return numbers({ ...state, tournament: { ...state.tournament, rules } }, rounds.length + 1);
    };
    expect(table({})).toEqual([
      [61, 4],
      [62, 1],
      [63, 3],
      [64, 2],
    ]);
    const lots = (lotSeed: number) => table({ numbersByLot: true, lotSeed });
    expect(lots(5)).toEqual(lots(5));
    const seeds = Array.from({ length: 40 }, (_, seed) => lots(seed).map(([, number]) => number));
    for (const drawn of seeds) expect(drawn.toSorted()).toEqual([1, 2, 3, 4]);
    expect(new Set(seeds.map(String)).size).toBeGreaterThan(10);
    // Another seed moves nobody once a round is up.
    const begun = players.map((each, index) => ({ ...each, tpn: index + 1 }));
    expect(table({ numbersByLot: true, lotSeed: 9 }, begun, [round('published')])).toEqual([]);
  });

  it('2.3 move with corrected data up to the pairing of round 4, and not later', () => {
    const players = [player(61, 1900, { tpn: 1 }), player(62, 2100, { tpn: 2 })];
    const up = (count: number) => Array.from({ length: count }, () => round('published'));
    expect(numbers(stateOf(players, up(3), true), 4)).toEqual([
      [61, 2],
      [62, 1],
    ]);
    expect(numbers(stateOf(players, up(4), true), 5)).toEqual([]);
    expect(numbers(stateOf(players, up(3)), 4)).toEqual([]);
  });

  it('2.4 of a late entry moves those behind, also after round 4', () => {
    const players = [
      player(61, 2100, { tpn: 1 }),
      player(62, 1900, { tpn: 2 }),
      player(63, 2000, { entryRound: 6 }),
    ];
    const rounds = Array.from({ length: 5 }, () => round('published'));
    expect(numbers(stateOf(players, rounds), 6)).toEqual([
      [62, 3],
      [63, 2],
    ]);
  });

  it('go with the first colour, drawn once by the lot of the tournament', () => {
    const players = [player(61, 1900, { tpn: 2 }), player(62, 2100, { tpn: 1 })];
    const drawn = (lotSeed: number) => {
      const { tournament } = stateOf(players, []);
      const rules = { ...tournament.rules, initialColour: null, lotSeed };
      return numberingOf({ ...BLANK_STATE, tournament: { ...tournament, rules } }, 1);
    };
    expect(drawn(4)).toEqual([{ kind: 'colour-drawn', payload: { colour: 'white', by: 'lot' } }]);
    expect(drawn(7)).toEqual([{ kind: 'colour-drawn', payload: { colour: 'black', by: 'lot' } }]);
  });

  it('leave the first colour alone where it is known, and once somebody has been paired', () => {
    const players = [player(61, 1900, { tpn: 2 }), player(62, 2100, { tpn: 1 })];
    const kinds = (initialColour: 'black' | null, rounds: readonly Round[]) => {
      const { tournament } = stateOf(players, rounds);
      const rules = { ...tournament.rules, initialColour };
      const state = { ...BLANK_STATE, tournament: { ...tournament, rules } };
      return numberingOf(state, rounds.length + 1).map(({ kind }) => kind);
    };
    expect(kinds('black', [])).toEqual([]);
    expect(kinds(null, [round('published')])).toEqual([]);
    // Nobody had an opponent.
    expect(kinds(null, [round('published', { boards: [] })])).toEqual(['colour-drawn']);
    expect(kinds(null, [round('published', { boards: [] }), round('published')])).toEqual([]);
  });

  it('2.4 are stored for a single late entry too, who stands behind all others', () => {
    const players = [
      player(61, 2100, { tpn: 1 }),
      player(62, 1900, { tpn: 2 }),
      player(63, 1800, { entryRound: 2 }),
    ];
    expect(numbers(stateOf(players, [round('published')]), 2)).toEqual([[63, 3]]);
  });
});

describe('C.04.2 2 late entries', () => {
  const begun = { ...BLANK_TOURNAMENT, rounds: [round('published'), round('draft')] };

  it('2.4 play from the first round that is not on the wall', () => {
    expect(nextEntryRound(begun)).toBe(2);
    expect(nextEntryRound(BLANK_TOURNAMENT)).toBe(1);
  });

  it('2.3 a correction is late where it orders players after the start', () => {
    expect(isLateCorrection(begun, { rating: 2000 })).toBe(true);
    expect(isLateCorrection(begun, { club: 'Four Towers' })).toBe(false);
    expect(isLateCorrection(BLANK_TOURNAMENT, { rating: 2000 })).toBe(false);
    expect(renumbers(begun)).toBe(true);
    expect(renumbers({ ...begun, rounds: Array.from({ length: 4 }, () => round('published')) })).toBe(false);
  });
});
