/** The rows of any round of the Burstein System, and why the two of a board meet. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { bracketsOf, oldBracketsOf } from '../../../src-engine/systems/burstein/assess.ts';
import { TEXT_2025, TEXT_2026 } from '../../../src-engine/systems/burstein/criteria.ts';
import { groundsOf, orderReason } from '../../../src-engine/systems/burstein/explain.ts';
import { type BursteinBoard, type Edition } from '../../../src-engine/systems/burstein/pairing.ts';
import type { BracketAssessment } from '../../../src-engine/systems/system.ts';
import { apart, idsOf, playerOf, taskOf } from './few-players.ts';

describe('why the two of a board meet', () => {
  const players = [1, 2, 3, 4, 5, 6].map((tpn) => playerOf(tpn, ''));
  const [one, two, three, four, five, six] = players as [
    Competitor,
    Competitor,
    Competitor,
    Competitor,
    Competitor,
    Competitor,
  ];
  apart(two, five);
  (two.barred as unknown as Set<number>).add(three.id);
  const edition = {
    chapter: 'C',
    orderArticle: '4.3',
    mayMeet: (a: Competitor, b: Competitor) => a !== three || b !== five,
  } as unknown as Edition;
  const told = (opponents: readonly number[], first: number) => {
    const bracket = { score: 25, players, opponents };
    const colours = { pair: { white: 1, black: 2 }, reason: { code: 'by-number' } };
    const made = { bracket, first, second: opponents[first]! };
    const grounds = groundsOf(edition, { made, colours } as unknown as BursteinBoard);
    expect(grounds.colour).toBe(colours.reason);
    return grounds.reason;
  };
  const reason = { code: 'burstein-pair', article: 'C 4.3', points: 25 };
  const plain = { ...reason, over: null, because: null };

  it('is that the lowest who is left comes next', () => {
    const opponents = [5, 3, 4, 1, 2, 0];
    expect(told(opponents, 0)).toEqual({ ...plain, player: one.id, opponent: six.id, numbers: [1, 6] });
    // 6 is taken, and 5 is left, whom 2 has met.
    expect(told(opponents, 1)).toEqual({
      ...{ ...reason, player: two.id, opponent: four.id, numbers: [2, 4] },
      ...{ over: { player: five.id, number: 5 }, because: 'met' },
    });
    // 6 and 4 are taken.
    expect(told(opponents, 2)).toEqual({ ...plain, player: three.id, opponent: five.id, numbers: [3, 5] });
  });

  it('is why the lowest who is left was passed over', () => {
    const passed = (opponents: readonly number[], first: number) => {
      const grounds = told(opponents, first);
      return grounds.code === 'burstein-pair' ? [grounds.over?.number, grounds.because] : [];
    };
    expect(passed([4, 5, 3, 2, 0, 1], 0)).toEqual([6, 'criteria']);
    expect(passed([5, 4, 3, 2, 1, 0], 1)).toEqual([undefined, null]);
    // 3 is the lowest of those who are left for 2: kept apart.
    expect(passed([5, -1, 3, 2, -1, 0], 2)).toEqual([5, 'colours']);
    const four = [3, -1, -1, 0];
    const bracket = { score: 25, players: players.slice(0, 4), opponents: four };
    const board = { made: { bracket, first: 1, second: 0 }, colours: { reason: { code: 'by-number' } } };
    expect(groundsOf(edition, board as unknown as BursteinBoard).reason).toMatchObject({
      over: { player: three.id, number: 3 },
      because: 'kept-apart',
    });
  });

  it('4.3 of two rounds is the first by opposition who has another opponent, a number or none', () => {
    const order = (now: string, then: string) => {
      const pairs = (text: string) => ({
        pairs: text.split(' ').map((pair) => ({
          white: players[Number(pair[0]) - 1]!.id,
          black: players[Number(pair[1]) - 1]!.id,
        })),
        bye: null,
      });
      const ranked = {
        ...edition,
        entrants: (_: unknown, list: readonly Competitor[]) => list,
        // 5 is first, then 1, 2, 3; 6 is not of the bracket.
        opposition: () => (player: Competitor) => [player === five ? 9 : 0],
      } as unknown as Edition;
      const bracket = { score: 15, residents: idsOf(one, two, three), movedDown: idsOf(five) };
      return orderReason(
        ranked,
        taskOf(players),
        [one.id, six.id],
        [pairs(now), pairs(then)],
        bracket as unknown as BracketAssessment,
      );
    };
    const code = { code: 'burstein-order', article: 'C 4.3', a: one.id, b: six.id, group: 15 };
    expect(order('53 12', '25 31')).toEqual({ ...code, player: five.id, now: 4, then: 3 });
    expect(order('53 21', '35 16 24')).toEqual({ ...code, player: one.id, now: 3, then: null });
    expect(order('53 12', '15 32')).toEqual({ ...code, player: five.id, now: 4, then: 2 });
  });
});

/** The value and the culprits of each row, by its label. */
const rowsOf = ({ rows }: BracketAssessment) =>
  Object.fromEntries(rows.map(({ label, value, culprits }) => [label, [value, culprits]]));

describe('2.3 the rows of any round', () => {
  const of = (tpn: number, pairingScore: number, colours = '') => playerOf(tpn, colours, { pairingScore });
  const [a, b, c, d, e, f, g, h] = [
    of(1, 30, 'W'),
    of(2, 30, 'W'),
    of(3, 30, 'B'),
    of(4, 30, 'B'),
    of(5, 20, 'W'),
    of(6, 15, 'B'),
    of(7, 10, 'B'),
    of(8, 10, 'B'),
  ] as const;
  const levels = [[a, b, c, d], [e], [f], [g, h]];
  const pair = (white: Competitor, black: Competitor) => ({ white: white.id, black: black.id });
  // c and d float; d meets e, c floats on to f's group and meets g in the last one; f meets h.
  const pairing = { pairs: [pair(a, b), pair(e, d), pair(g, c), pair(h, f)], bye: null };

  it('of 2026 count who floats, their scores, what the next bracket has to send on, and colours', () => {
    const [first, second, third, fourth] = bracketsOf(TEXT_2026, levels, pairing);
    expect(first).toMatchObject({ score: 30, movedDown: [], pairs: [pair(a, b)], downfloaters: idsOf(c, d) });
    expect(first!.residents).toEqual(idsOf(a, b, c, d));
    // Of c, d and e one has to go on, and e is of the lowest score. a was to have Black.
    expect(rowsOf(first!)).toEqual({
      'going-down': [[2], idsOf(c, d)],
      'down-scores': [[30, 30], idsOf(c, d)],
      'next-down': [[1], idsOf(e)],
      'next-scores': [[20], idsOf(e)],
      'due-missed': [[1], idsOf(a)],
    });
    // e did have White, and should have Black; d did have Black, and should have White.
    expect(second).toMatchObject({
      score: 20,
      movedDown: idsOf(c, d),
      residents: idsOf(e),
      downfloaters: idsOf(c),
    });
    expect(rowsOf(second!)).toEqual({
      'going-down': [[1], idsOf(c)],
      'down-scores': [[30], idsOf(c)],
      'next-down': [[0], []],
      'next-scores': [[], []],
      'due-missed': [[2], idsOf(e, d)],
    });
    expect(third).toMatchObject({ score: 15, movedDown: idsOf(c), pairs: [], downfloaters: idsOf(c, f) });
    expect(fourth).toMatchObject({ score: 10, movedDown: idsOf(c, f), downfloaters: [] });
    expect(first!.rows.map(({ id, article }) => `${id} ${article}`)).toEqual([
      'C5 2.3.1',
      'C6 2.3.2',
      'C7 2.3.3',
      'C7 2.3.3',
      'C8 2.3.4',
    ]);
  });

  it('of 2025 count too who floats twice, and their scores alone further down', () => {
    const [first, second, third] = bracketsOf(TEXT_2025, levels, pairing);
    expect(rowsOf(first!)).toMatchObject({
      'going-down': [[2], idsOf(c, d)],
      'moved-again': [[0], []],
      'next-down': [[1], idsOf(e)],
      'next-moved-again': [[0], []],
      'next-scores': [[], idsOf(e)],
    });
    expect(rowsOf(second!)).toMatchObject({
      'moved-again': [[1], idsOf(c)],
      'down-scores': [[30], idsOf(c)],
    });
    expect(rowsOf(third!)).toMatchObject({
      'going-down': [[2], idsOf(c, f)],
      'moved-again': [[1], idsOf(c)],
    });
    expect(first!.rows.map(({ id, article }) => `${id} ${article}`)).toEqual([
      'C5 3.3.1',
      'C6 3.3.2',
      'C6 3.3.2',
      'C7 3.3.3',
      'C7 3.3.3',
      'C7 3.3.3',
      'C8 3.3.4',
    ]);
  });

  describe('where the first two have met, and both float', () => {
    const [one, two, three, four, five, six] = [
      of(11, 30),
      of(12, 25),
      of(13, 20),
      of(14, 15),
      of(15, 10),
      of(16, 10),
    ] as const;
    apart(one, two);
    // 1 floats past 2 and meets 3; 2 floats past 3 and meets 4.
    const round = { pairs: [pair(one, three), pair(four, two), pair(five, six)], bye: null };
    const groups = [[one], [two], [three], [four], [five, six]];
    const toldBy = (text: typeof TEXT_2025) => bracketsOf(text, groups, round).map(rowsOf);
    const none = [[0], []];
    const nobody = [[], []];

    it('2025 counts in C7 too who floats into the next bracket and out of it, and takes their scores alone', () => {
      const ofNobody = {
        ...{ 'going-down': none, 'moved-again': none, 'down-scores': nobody, 'due-missed': none },
        ...{ 'next-down': none, 'next-moved-again': none, 'next-scores': nobody },
      };
      expect(toldBy(TEXT_2025)).toEqual([
        {
          ...ofNobody,
          'going-down': [[1], idsOf(one)],
          'down-scores': [[30], idsOf(one)],
          'next-down': [[2], idsOf(one, two)],
          'next-moved-again': [[1], idsOf(one)],
          'next-scores': [[30], idsOf(one, two)],
        },
        // With 3 remaining, 1 or 2 has to go on: 2 has the lower score.
        {
          ...ofNobody,
          'going-down': [[2], idsOf(one, two)],
          'moved-again': [[1], idsOf(one)],
          'down-scores': [[30, 25], idsOf(one, two)],
          'next-down': [[1], idsOf(two)],
          'next-moved-again': [[1], idsOf(two)],
          'next-scores': [[25], idsOf(two)],
        },
        {
          ...ofNobody,
          'going-down': [[1], idsOf(two)],
          'moved-again': [[1], idsOf(two)],
          'down-scores': [[25], idsOf(two)],
        },
        ofNobody,
        ofNobody,
      ]);
    });

    it('2026 takes in C7 the scores of all who float out of the next bracket', () => {
      const ofNobody = {
        ...{ 'going-down': none, 'down-scores': nobody, 'due-missed': none },
        ...{ 'next-down': none, 'next-scores': nobody },
      };
      expect(toldBy(TEXT_2026)).toEqual([
        {
          ...ofNobody,
          'going-down': [[1], idsOf(one)],
          'down-scores': [[30], idsOf(one)],
          'next-down': [[2], idsOf(one, two)],
          'next-scores': [[30, 25], idsOf(one, two)],
        },
        {
          ...ofNobody,
          'going-down': [[2], idsOf(one, two)],
          'down-scores': [[30, 25], idsOf(one, two)],
          'next-down': [[1], idsOf(two)],
          'next-scores': [[25], idsOf(two)],
        },
        { ...ofNobody, 'going-down': [[1], idsOf(two)], 'down-scores': [[25], idsOf(two)] },
        ofNobody,
        ofNobody,
      ]);
    });
  });

  it('6.5, 6.6 of the older text count due colours missed, and groups that are joined with the next', () => {
    const joined = { joined: [[1], []], 'due-missed': [[0], []] };
    // Two of four float: the group waits, and so does the next, of five. Then it is six, and all but one meet.
    const all = oldBracketsOf(levels, pairing);
    expect(all.map(({ score }) => score)).toEqual([30, 20, 15, 10]);
    expect(all[0]).toMatchObject({ movedDown: [], pairs: [], downfloaters: idsOf(a, b, c, d) });
    expect(rowsOf(all[0]!)).toEqual(joined);
    // c alone floats from the joined five. Of a and b, who are due the same, a does not get it; d and e both do not.
    expect(all[1]).toMatchObject({
      movedDown: idsOf(a, b, c, d),
      residents: idsOf(e),
      downfloaters: idsOf(c),
    });
    expect(all[1]!.pairs).toEqual([pair(a, b), pair(e, d)]);
    expect(rowsOf(all[1]!)).toEqual({ joined: [[0], []], 'due-missed': [[3], idsOf(a, e, d)] });
    // c and f both go on, of two.
    expect(rowsOf(all[2]!)).toEqual(joined);
    expect(rowsOf(all[3]!)).toEqual({ joined: [[0], []], 'due-missed': [[2], idsOf(c, f)] });
  });

  it('6.3, 6.6 of the older text: nobody floats twice running', () => {
    const [one, two, three] = [of(1, 30), of(2, 20), of(3, 20)];
    const four = of(4, 10);
    const round = { pairs: [pair(two, three), pair(one, four)], bye: null };
    const all = oldBracketsOf([[one], [two, three], [four]], round);
    expect(all.map((each) => rowsOf(each).joined)).toEqual([
      [[0], []],
      [[1], []],
      [[0], []],
    ]);
  });
});
