/** "Why not these two?", step by step of C.04.4.3. Identities, numbers and places all differ. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { graphOf } from '../../../src-engine/matching/relation.ts';
import { firstPairing } from '../../../src-engine/systems/lim/exchange.ts';
import { parityFloater } from '../../../src-engine/systems/lim/floaters.ts';
import type { Direction, LeavingArticles, Member, Setting } from '../../../src-engine/systems/lim/group.ts';
import { LIM_2026 } from '../../../src-engine/systems/lim/lim.ts';
import { partingStep } from '../../../src-engine/systems/lim/why-not.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { position, type Standing } from './position.ts';

const LEAVING: LeavingArticles = {
  alone: { cause: '2.3.1', step: '2.3.1–2.3.3' },
  even: '2.3.4',
  instead: '4.4.1',
  company: '4.4.2',
};

/** Numbers by their points; odd ones are due White, even ones Black. */
function field(
  groups: Readonly<Record<number, readonly number[]>>,
  changes: Readonly<Record<number, Partial<Standing>>> = {},
  maxiTournament = false,
): PairingTask {
  const players = Object.entries(groups).flatMap(([score, numbers]) =>
    numbers.map((number) => {
      const colours = number % 2 === 1 ? 'wbwb' : 'bwbw';
      return [number, { score: Number(score), colours, ...changes[number] }] as const;
    }),
  );
  return position(Object.fromEntries(players), { maxiTournament });
}

const idOf = (number: number) => 100 - 3 * number;

/** The reason with numbers for identities, under its article without the chapter. */
function parted(task: PairingTask, a: number, b: number) {
  const { verdict, reason, rule, comparison } = partingStep(LEAVING, task, task.competitors, [
    idOf(a),
    idOf(b),
  ]);
  expect(comparison).toEqual([]);
  expect(rule?.article).toBe(rule === null ? undefined : reason.article);
  const number = (value: unknown) => (100 - Number(value)) / 3;
  const told = Object.entries(reason).map(([key, value]: [string, unknown]): [string, unknown] => {
    if (['player', 'opponent', 'other', 'by', 'a', 'b'].includes(key)) return [key, number(value)];
    if (key === 'floater' && value !== null)
      return [key, { ...(value as object), player: number((value as { player: number }).player) }];
    return [key, value];
  });
  return { verdict, label: rule?.label ?? null, ...Object.fromEntries(told) } as object;
}

const worse = (code: string, label: string, article: string, more: object) => ({
  ...{ verdict: 'worse', label, code, article: `C.04.4.3 ${article}` },
  ...more,
});
const later = (player: number, opponent: number, other: number, article = '4.1', kept = false) =>
  worse('lim-later', 'exchange-order', article, { player, opponent, other, kept });
const taken = (player: number, other: number, by: number, article = '4.1') =>
  worse('lim-taken', 'order-of-pairing', article, { player, other, by });
const stays = (player: number, other: number, group: number, floater: number | null, cause = '2.3') =>
  worse('lim-stays', 'leaving', cause, {
    ...{ player, other, group, floater: floater === null ? null : { player: floater, cause } },
  });
const takes = (player: number, opponent: number, other: number, because: string) =>
  worse('lim-floater-takes', 'floaters-opponent', '3.8', { player, opponent, other, because });

const MEDIAN = [7, 8, 9, 10, 11, 12, 13, 14];

describe('C.04.4.3 4 two of one group', () => {
  // 1–4, 2–5, 3–6, and nobody misses a colour.
  const six = field({ 4: [1, 2, 3, 4, 5, 6], 2: MEDIAN });

  it.each([
    [1, 4],
    [4, 1],
  ])('the rules pair %i and %i', (a, b) => {
    expect(parted(six, a, b)).toEqual({
      ...{ verdict: 'equal', label: null, code: 'rules-pair-them', article: '', a, b },
    });
  });

  it.each([
    [1, 5, later(1, 4, 5)],
    [5, 1, later(1, 4, 5)],
    [1, 2, later(1, 4, 2)],
    [2, 6, later(2, 5, 6)],
    [4, 5, taken(4, 5, 1)],
    [6, 4, taken(4, 6, 1)],
    [5, 6, taken(5, 6, 2)],
    [3, 5, taken(5, 3, 2)],
    [1, 7, stays(1, 7, 40, null)],
    [9, 6, stays(6, 9, 40, null)],
  ])('4.1, 2.3: %i and %i', (a, b, answer) => {
    expect(parted(six, a, b)).toEqual(answer);
  });

  const obstacle = (because: string, article: string, now: number, then: number, ids = [1, 4, 3]) =>
    worse('lim-obstacle', 'exchanges', article, {
      ...{ player: ids[0], opponent: ids[1], other: ids[2], because, now, then },
    });

  it('5.2 they would meet but for the colours: how many miss them now, and would', () => {
    const four = field({ 2: [1, 2, 3, 4] });
    expect(parted(four, 1, 3)).toEqual(obstacle('colours', '5.2', 0, 2));
    // 1–6, 2–5 and 4–3 have one clash less than 1–4 or 1–5 with the best of the others.
    const dues = (white: readonly number[]) =>
      Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((each) => [each, { colours: white.includes(each) ? 'wbwb' : 'bwbw' }]),
      );
    const odd = field({ 4: [1, 2, 3, 4, 5, 6], 2: MEDIAN }, dues([1, 4, 5]));
    expect(parted(odd, 1, 4)).toEqual(obstacle('colours', '5.2', 0, 2, [1, 6, 4]));
    expect(parted(odd, 1, 5)).toEqual(obstacle('colours', '5.2', 0, 2, [1, 6, 5]));
  });

  it('4.1 somebody needs the opponent', () => {
    // 2 can meet 4 alone; 1–5 and 2–4 miss a colour each.
    const task = field({ 4: [1, 2, 3, 4, 5, 6], 2: MEDIAN }, { 2: { met: [1, 3, 5, 6] } });
    expect(parted(task, 1, 4)).toEqual(obstacle('needed', '4.1', 2, 0, [1, 5, 4]));
  });

  it('5.7 the exchange of opponents is one of more than 100 points', () => {
    const rated = (five: number) => ({
      ...{ 1: { colours: 'wbwb' }, 2: { colours: 'wbwb' }, 3: { colours: 'bwbw' } },
      ...{ 4: { colours: 'wbwb', rating: 2200 }, 5: { colours: 'bwbw', rating: five } },
      6: { colours: 'bwbw', rating: 2150 },
    });
    const groups = { 4: [1, 2, 3, 4, 5, 6], 2: MEDIAN };
    // 1–5, 2–6, 4–3 without the limit; with it 1–6, 2–5, 4–3.
    expect(parted(field(groups, rated(2000)), 1, 6)).toEqual(later(1, 5, 6));
    expect(parted(field(groups, rated(2099), true), 1, 5)).toEqual(obstacle('maxi', '5.7', 0, 0, [1, 6, 5]));
    expect(parted(field(groups, rated(2100), true), 1, 6)).toEqual(later(1, 5, 6));
    expect(parted(field(groups, rated(2099), true), 1, 4)).toEqual(
      obstacle('colours', '5.2', 0, 2, [1, 6, 4]),
    );
  });

  it('4.4 the opponent is kept for somebody who comes later', () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, { colours: '' }]));
    const task = field(
      { 4: [1, 2, 3, 4, 5, 6, 7], 2: [8, 9, 10, 11, 12] },
      { ...none, 2: { colours: '', met: [1, 3, 4, 5] }, 3: { colours: '', met: [1, 4, 5] } },
    );
    expect(parted(task, 1, 5)).toEqual(later(1, 4, 5, '4.4', true));
    expect(parted(task, 1, 6)).toEqual(later(1, 4, 6, '4.4', true));
    const round = LIM_2026.solve(task);
    if (!round.ok) throw new Error(round.failure.code);
    const kept = { code: 'lim-kept', article: 'C.04.4.3 4.4', player: idOf(1), opponent: idOf(4) };
    expect(round.value.boards.map(({ reason }) => reason)).toContainEqual(kept);
  });
});

describe('C.04.4.3 3 who floats', () => {
  // 5 floats to make the number even, and takes 6, who is due Black.
  const odd = { 4: [1, 2, 3, 4, 5], 2: [6, ...MEDIAN] };

  it.each([
    [1, 6, stays(1, 6, 40, 5, '2.3.4')],
    [6, 1, stays(1, 6, 40, 5, '2.3.4')],
    [1, 5, stays(1, 5, 40, 5, '2.3.4')],
    [5, 8, takes(5, 6, 8, 'number')],
    [8, 5, takes(5, 6, 8, 'number')],
    [5, 7, takes(5, 6, 7, 'colour')],
    [6, 8, taken(6, 8, 5, '3.6')],
    [9, 6, taken(6, 9, 5, '3.6')],
  ])('%i and %i', (a, b, answer) => {
    expect(parted(field(odd), a, b)).toEqual(answer);
  });

  it('3.8 somebody needs the opponent', () => {
    const task = field(odd, { 14: { met: [5, 7, 8, 9, 10, 11, 12, 13] } });
    expect(parted(task, 5, 6)).toEqual(takes(5, 8, 6, 'needed'));
  });

  it('3.8 who is due none comes behind who is due the other colour, and before the same', () => {
    const task = field(odd, { 6: { colours: '' }, 8: { colours: 'bwbw' } });
    expect(parted(task, 5, 6)).toEqual(takes(5, 8, 6, 'colour'));
    const none = field(odd, Object.fromEntries([6, 8, 10, 12, 14].map((each) => [each, { colours: '' }])));
    expect(parted(none, 5, 7)).toEqual(takes(5, 6, 7, 'colour'));
  });

  it('4.4, 4.4.2 the one of two who floated is told, who did not stay with the other', () => {
    // 2 and, with them, 5 go down; 1–6 is kept.
    const task = field(
      { 4: [1, 2, 3, 4, 5, 6], 2: MEDIAN },
      { 1: { met: [2, 3, 4, 5] }, 2: { met: [3, 4, 5] } },
    );
    expect(parted(task, 3, 5)).toEqual(stays(3, 5, 40, 5, '4.4.2'));
    expect(parted(task, 3, 2)).toEqual(stays(3, 2, 40, 2, '4.4'));
    expect(parted(task, 3, 7)).toEqual(stays(3, 7, 40, 2, '4.4'));
    // Residents come before floaters.
    expect(parted(task, 2, 5)).toEqual(takes(2, 7, 5, 'resident'));
  });

  it('4.4 the opponent of a floater is kept for somebody of the group', () => {
    const none = Object.fromEntries([1, 2, 3, 4, 7, 8].map((number) => [number, { colours: '' }]));
    const only8 = { colours: '', met: [1, 2, 3, 4, 5, 6, 7] };
    const task = field(
      { 4: [1], 3: [2, 3, 4, 5, 6, 7, 8], 2: [9, 10, 11, 12, 13, 14, 15, 16] },
      { ...none, 5: { ...only8, met: [1, 2, 3, 4, 6, 7] }, 6: { ...only8, met: [1, 2, 3, 4, 5, 7] } },
    );
    expect(parted(task, 1, 3)).toEqual(takes(1, 2, 3, 'kept'));
  });

  it('3.8 upwards the lowest numbered comes first', () => {
    // 6 goes up from 0 points to 3, 4 and 5, and takes 5.
    const task = field({ 2: [1, 2], 1: [3, 4, 5], 0: [6, 7, 8] });
    expect(parted(task, 6, 3)).toEqual(takes(6, 5, 3, 'number'));
    expect(parted(task, 6, 4)).toEqual(takes(6, 5, 4, 'colour'));
    expect(parted(task, 7, 6)).toEqual(stays(7, 6, 0, 6, '2.3.4'));
  });

  it('3.8 Maxi: only players within 100 points of the first are looked at for their colours', () => {
    const rated = (eight: number) => ({
      ...Object.fromEntries([9, 10, 11, 12, 13, 14].map((each) => [each, { rating: 1500 }])),
      ...{ 6: { colours: 'wbwb', rating: 2000 }, 7: { colours: 'bwbw', rating: 1899 }, 8: { rating: eight } },
    });
    // All others are too far off: 6, though due the same colour, is the first.
    expect(parted(field(odd, rated(1800), true), 5, 7)).toEqual(takes(5, 6, 7, 'maxi'));
    // 8 is near enough, 7, who comes before and suits as well, is not.
    expect(parted(field(odd, rated(1900), true), 5, 7)).toEqual(takes(5, 8, 7, 'maxi'));
  });
});

describe('C.04.4.3 3.3, 3.4 an opponent next is not there for two', () => {
  const players = Array.from({ length: 9 }, (_, place) => ({
    ...({ rounds: [], colours: [], colourDifference: 0, rating: 0 } as unknown as Competitor),
    id: 50 - place,
  }));
  const floater = (
    pairs: readonly string[],
    places: readonly number[],
    leaving: readonly number[],
    adjacent: readonly number[],
    direction: Direction,
  ) => {
    const compatible = graphOf(9, (a, b) => pairs.includes(`${a}-${b}`));
    const setting = { players, compatible, maxi: false, leaving: LEAVING } as unknown as Setting;
    const memberOf = (place: number): Member => ({ place, origin: 'resident' });
    return parityFloater(setting, places.map(memberOf), leaving.map(memberOf), adjacent, direction).place;
  };

  it('the best placed of those who leave takes first, whatever the order in which they left', () => {
    const games = ['0-5', '0-6', '1-5', '2-7', '3-7', '4-6'];
    expect(floater(games, [2, 3, 4], [1, 0], [5, 6, 7], 'down')).toBe(4);
    // 0 and 1 take both opponents of 4.
    expect(floater([...games, '1-6'], [2, 3, 4], [1, 0], [5, 6, 7], 'down')).toBe(3);
    const up = ['8-3', '8-2', '7-3', '6-1', '5-1', '4-2'].map((each) => each.split('-').reverse().join('-'));
    expect(floater(up, [4, 5, 6], [7, 8], [1, 2, 3], 'up')).toBe(4);
    expect(floater([...up, '2-7'], [4, 5, 6], [7, 8], [1, 2, 3], 'up')).toBe(5);
  });

  it('only those before a player take one from them', () => {
    const games = ['1-5', '2-5', '3-5', '4-5'];
    expect(floater(games, [1, 3, 4], [2], [5], 'down')).toBe(1);
    expect(floater(['0-1', '0-2', '0-3', '0-4'], [1, 2, 4], [3], [0], 'up')).toBe(4);
  });
});

it('4 players who cannot all be paired have no first pairing', () => {
  expect(
    firstPairing(
      graphOf(4, (a) => a === 0),
      () => null,
    ),
  ).toBeNull();
});
