/** Who is kept apart: clubs, federations, families and named players, firmly or as a wish, and in which rounds. */
import { describe, expect, it } from 'vitest';
import {
  barredBy,
  constraintsIn,
  constraintsOf,
  groupOf,
  prohibitionsOf,
} from '../../src-engine/model/kept-apart.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import type { KeepApart } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Tournament } from '../../src-engine/model/tournament.ts';

const PLAYERS = (
  [
    [9, 'Ström, Åsa', 'Linden', 'SWE'],
    [4, 'Strom, Per', ' linden ', 'NOR'],
    [7, 'Haug, Kim', '', 'NOR'],
    [2, 'Haug, Ida', 'Eiche', 'SWE'],
    [5, 'Lone, Only', 'Eiche', ''],
  ] as const
).map(([id, name, club, federation]) => ({ ...blankPlayer(id, name), club, federation }));

const rule = (changes: Partial<KeepApart>): KeepApart => ({
  ...{ by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 99 },
  ...changes,
});

function eventOf(
  keptApart: readonly KeepApart[],
  prohibitions: Tournament['rules']['prohibitions'] = [],
): Tournament {
  return {
    ...BLANK_TOURNAMENT,
    players: PLAYERS,
    rules: { ...BLANK_TOURNAMENT.rules, prohibitions, keptApart },
  };
}

const groups = (event: Tournament) =>
  constraintsOf(event).map(({ by, value, players }) => `${by} ${value}: ${players.join(' ')}`);

describe('constraints of an event', () => {
  it('are one for each club, federation or family of two or more, whatever the case and the accents', () => {
    expect(groups(eventOf([rule({})]))).toEqual(['club Linden: 9 4', 'club Eiche: 2 5']);
    expect(groups(eventOf([rule({ by: 'federation' })]))).toEqual([
      'federation SWE: 9 2',
      'federation NOR: 4 7',
    ]);
    expect(groups(eventOf([rule({ by: 'family' })]))).toEqual(['family Ström: 9 4', 'family Haug: 7 2']);
  });

  it('with a value are that one alone; of named players as they are named; of one player none', () => {
    expect(groups(eventOf([rule({ value: ' LINDEN' })]))).toEqual(['club Linden: 9 4']);
    expect(
      groups(eventOf([rule({ by: 'federation', value: 'FRA' }), rule({ by: 'family', value: 'Lone' })])),
    ).toEqual([]);
    expect(
      groups(eventOf([rule({ by: 'players', players: [5, 9] }), rule({ by: 'players', players: [5] })])),
    ).toEqual(['players : 5 9']);
  });

  it('begin with the prohibitions, which are firm', () => {
    const event = eventOf([rule({ firm: false })], [{ firstRound: 2, lastRound: 3, players: [2, 9] }]);
    expect(
      constraintsOf(event).map(({ by, firm, firstRound, lastRound }) => [by, firm, firstRound, lastRound]),
    ).toEqual([
      ['players', true, 2, 3],
      ['club', false, 1, 99],
      ['club', false, 1, 99],
    ]);
    expect(prohibitionsOf(event)).toEqual([{ firstRound: 2, lastRound: 3, players: [2, 9] }]);
  });

  it('hold from their first to their last round, both included', () => {
    const event = eventOf(
      [rule({ by: 'players', players: [5, 9], firstRound: 4, lastRound: 5 })],
      [{ firstRound: 2, lastRound: 4, players: [2, 7] }],
    );
    const held = (round: number) => constraintsIn(event, round).map(({ players }) => players.join('-'));
    expect([1, 2, 3, 4, 5, 6].map(held)).toEqual([[], ['2-7'], ['2-7'], ['2-7', '5-9'], ['5-9'], []]);
    const { keptApart: _, ...rules } = event.rules;
    expect(constraintsIn({ ...event, rules: { ...rules, prohibitions: [] } }, 2)).toEqual([]);
    expect(constraintsIn({ ...event, rules }, 2)).toHaveLength(1);
  });

  it('keep each of a group from all others of all its groups, and never from themselves', () => {
    const barred = barredBy(constraintsOf(eventOf([rule({}), rule({ by: 'federation' })])));
    const from = (id: number) => [...(barred.get(id) ?? [])].sort((a, b) => a - b);
    expect([9, 4, 7, 2, 5].map(from)).toEqual([[2, 4], [7, 9], [4], [5, 9], [2]]);
  });

  it('go by what a player says: the club, the federation, the surname, nothing for named players', () => {
    const player = { club: ' Linden ', federation: ' SWE', name: 'Di Luca , Anna' };
    expect((['club', 'federation', 'family', 'players'] as const).map((by) => groupOf(player, by))).toEqual([
      'Linden',
      'SWE',
      'Di Luca',
      '',
    ]);
  });
});
