/** What few other tests meet: points below zero, lots that are equal, ratings of other rows, and merges that look back. */
import { describe, expect, it } from 'vitest';
import { byLot, lotOf } from '../../src-engine/model/lots.ts';
import { rulesWithLists } from '../../src-engine/model/lifted-sequence.ts';
import { initialOf } from '../../src-engine/model/names.ts';
import { formatPoints } from '../../src-engine/model/points.ts';
import { filledRatings } from '../../src-engine/model/known-ratings.ts';
import { standingOfBoth } from '../../src-engine/model/merged-standing.ts';
import { foldMerge } from '../../src-engine/model/merge.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';
import { BLANK_STATE, type TournamentState } from '../../src-engine/model/state.ts';
import type { Round } from '../../src-engine/model/tournament.ts';
import { nationalOf } from '../../src-engine/model/tournament-rating.ts';

it('points as they are printed, whole, half, in tenths and below zero', () => {
  expect([0, 5, 10, 75, 33, 1, -5, -10, -75, -33].map(formatPoints)).toEqual([
    ...['0', '½', '1', '7½', '3.3', '0.1', '-½', '-1', '-7½', '-3.3'],
  ]);
});

it('a participant comes before nobody by their own lot', () => {
  expect([byLot(7)(3, 3), Math.sign(byLot(7)(3, 4))]).toEqual([0, Math.sign(lotOf(7, 3) - lotOf(7, 4))]);
});

it('rules of an empty sequence of kinds name no lists', () => {
  expect(rulesWithLists({ rounds: 5, ratingSequence: [] })).toEqual({ rounds: 5 });
  expect(rulesWithLists({ rounds: 5 })).toEqual({ rounds: 5 });
});

it('the letter of a name is a capital without its accent, of any alphabet', () => {
  expect(['Čermin', 'łukasik', ' (van) Berg', 'Жуков', '123', ''].map(initialOf)).toEqual([
    ...['C', 'L', 'V', 'Ж', '#', '#'],
  ]);
  // Georgian letters stay small.
  expect(initialOf('გიორგი')).toBe('გ');
});

describe('ratings of another entry', () => {
  const player = (changes: Partial<Player>): Player => ({ ...blankPlayer(7, 'X'), ...changes });
  const federationOf = (rule: string, own: string, other: string) =>
    filledRatings(
      player({ federation: own }),
      player({ federation: other, national: nationalOf('AUT', 1999) }),
      { method: 'NRO', federation: rule },
    ).national?.federation;

  it('keep the record of the entry that has one', () => {
    expect(federationOf('GER', 'FRA', 'SUI')).toBe('AUT');
  });
});

describe('one person entered twice', () => {
  const round = (boards: readonly (readonly [number, number])[]): Round => ({
    ...{ stage: 'published', unpaired: [], version: 1, publishedAt: '', handMade: false, system: '' },
    boards: boards.map(([white, black]) => ({ white, black, result: 'draw', ratedAs: null })),
  });
  const entry = (id: number, more: Partial<Player> = {}): Player => ({
    ...blankPlayer(id, `N${id}`),
    ...more,
  });
  const stateWith = (
    kept: Player,
    gone: Player,
    seen: TournamentState['seen'] = {},
    rounds: readonly Round[] = [],
  ) => ({
    ...BLANK_STATE,
    tournament: { ...BLANK_STATE.tournament, players: [kept, entry(5), gone], rounds },
    seen,
  });

  it('is out from the round after the last game of the other entry, where they were expelled', () => {
    const kept = entry(3, { withdrawnFrom: 2, expelled: true });
    const gone = entry(8);
    const rounds = [round([[3, 5]]), round([[8, 5]]), round([[5, 8]])];
    expect(standingOfBoth(stateWith(kept, gone, {}, rounds), kept, gone)).toEqual({
      standing: { entryRound: 1, arrival: 'expected', withdrawnFrom: 4, expelled: true, adjustment: 0 },
      seenLater: [{ player: 8, by: 'game', round: 3 }],
    });
    const left = { ...kept, expelled: false };
    expect(standingOfBoth(stateWith(left, gone, {}, rounds), left, gone).standing).toMatchObject({
      withdrawnFrom: null,
    });
  });

  const merged = (
    kept: Player,
    gone: Player,
    leaving: 'stays' | 'ends',
    seen: TournamentState['seen'] = {},
  ) => {
    const payload = { kept: 3, gone: 8, name: '', goneName: '', after: {}, leaving };
    const next = foldMerge(stateWith(kept, gone, seen), payload);
    if ('code' in next) throw new Error(next.code);
    return { seen: next.seen, player: next.tournament.players.find(({ id }) => id === 3)! };
  };

  it('was seen last in the later of two rounds', () => {
    const at = (number: number) => ({ round: number, at: `1${number}:00` });
    expect(merged(entry(3), entry(8), 'stays', { 3: at(2), 8: at(3) }).seen).toEqual({ 3: at(3) });
    expect(merged(entry(3), entry(8), 'stays', { 3: at(3), 8: at(2) }).seen).toEqual({ 3: at(3) });
    expect(merged(entry(3), entry(8), 'stays', { 3: { ...at(2), at: 'own' }, 8: at(2) }).seen).toEqual({
      3: { round: 2, at: 'own' },
    });
    expect(merged(entry(3), entry(8), 'stays', { 8: at(1), 5: at(2) }).seen).toEqual({ 3: at(1), 5: at(2) });
    expect(merged(entry(3), entry(8), 'stays', { 5: at(2) }).seen).toEqual({ 5: at(2) });
  });

  it('of version 1 left where both had, in the later round, and was there where either was', () => {
    const left = (one: number | null, other: number | null) =>
      merged(entry(3, { withdrawnFrom: one }), entry(8, { withdrawnFrom: other }), 'ends').player
        .withdrawnFrom;
    expect([left(2, 4), left(4, 2), left(null, 2), left(2, null), left(null, null)]).toEqual([
      4,
      4,
      null,
      null,
      null,
    ]);
    const arrival = (one: Player['arrival'], other: Player['arrival']) =>
      merged(entry(3, { arrival: one }), entry(8, { arrival: other }), 'ends').player.arrival;
    expect([arrival('later', 'here'), arrival('here', 'later'), arrival('later', 'expected')]).toEqual([
      ...['here', 'here', 'later'],
    ]);
    const both = merged(
      entry(3, { entryRound: 3, adjustment: 5 }),
      entry(8, { entryRound: 2, adjustment: 10 }),
      'ends',
    );
    expect(both.player).toMatchObject({ entryRound: 2, adjustment: 15 });
  });
});
