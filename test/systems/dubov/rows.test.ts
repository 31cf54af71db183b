/** The rows of any round of the Dubov System, whom an upfloater passes, boards and their reasons. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { bracketsOf, oldBracketsOf } from '../../../src-engine/systems/dubov/criteria.ts';
import { groundsOf } from '../../../src-engine/systems/dubov/explain.ts';
import { nextOf, scoresOf, setFrom } from '../../../src-engine/systems/dubov/near.ts';
import { boardOf, raisedIn, type DubovBoard, type Sides } from '../../../src-engine/systems/dubov/pairing.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import type { Allocation } from '../../../src-engine/systems/frame/colours.ts';
import type { Reason } from '../../../src-engine/systems/reason.ts';
import type { BracketAssessment, PairingTask } from '../../../src-engine/systems/system.ts';
import { playerOf } from './few-players.ts';

const taskOf = (competitors: readonly Competitor[], facts: Partial<PairingTask> = {}): PairingTask =>
  ({
    competitors,
    field: new Map(competitors.map((each) => [each.id, each])),
    rounds: 9,
    ...facts,
  }) as unknown as PairingTask;

describe('the players below a group', () => {
  const players = [20, 20, 15, 5, 5].map((score, at) => playerOf(at + 1, { score }));

  it('have a next group and different scores', () => {
    expect(nextOf(players).map(({ tpn }) => tpn)).toEqual([1, 2]);
    expect(nextOf(players.slice(2)).map(({ tpn }) => tpn)).toEqual([3]);
    expect(nextOf([])).toEqual([]);
    expect(scoresOf(players)).toEqual([5, 15, 20]);
  });

  it('are places from one on before another', () => {
    const has = (from: number, to: number) => {
      const [set] = setFrom(8, from, to);
      return [...Array(8).keys()].filter((vertex) => ((set! >> vertex) & 1) === 1);
    };
    expect(has(0, 3)).toEqual([0, 1, 2]);
    expect(has(2, 5)).toEqual([2, 3, 4]);
    expect(has(4, 4)).toEqual([]);
    expect(setFrom(40, 0, 0)).toHaveLength(2);
  });
});

describe('3.2.2 whom an upfloater passes', () => {
  const order = [1, 2, 3, 4].map((tpn) => playerOf(tpn, {}));
  const [first, second, third, fourth] = order as [DubovPlayer, DubovPlayer, DubovPlayer, DubovPlayer];

  it('is the first of the order who does not come up, with what is against them; asked once', () => {
    let asked = 0;
    const obstacle = () => {
      asked++;
      return 'C7' as const;
    };
    const raised = raisedIn(order, [first, third, fourth], obstacle);
    expect(raised(first)).toEqual({ over: null, because: null });
    expect(asked).toBe(0);
    expect(raised(third)).toEqual({ over: second, because: 'C7' });
    expect(raised(fourth)).toEqual({ over: second, because: 'C7' });
    expect(asked).toBe(1);
  });

  it('is nobody where those come up who are first in the order, or all', () => {
    const never = () => {
      throw new Error('asked in vain');
    };
    expect(raisedIn(order, [first, second], never)(second)).toEqual({ over: null, because: null });
    expect(raisedIn(order, order, never)(fourth)).toEqual({ over: null, because: null });
  });
});

describe('a board', () => {
  const group = { points: 20, up: [], whyRaised: () => ({ over: null, because: null }) };
  /** Who is higher and lower, and what the colours were asked of. */
  const madeOf = (a: DubovPlayer, b: DubovPlayer) => {
    const asked: number[] = [];
    const pair = { white: 1, black: 2 };
    const colours = { pair, reason: { code: 'lower-rating', article: 'x' } } as Allocation;
    const board = boardOf([a, b], group, 'floater', (higher, lower) => {
      asked.push(higher.tpn, lower.tpn);
      return colours;
    });
    expect(board).toMatchObject({ two: [a, b], group, sides: 'floater', colours, pair });
    expect([board.higher.tpn, board.lower.tpn]).toEqual(asked);
    return asked;
  };
  const of = (tpn: number, score: number) => playerOf(tpn, { score });

  it('5.2.1 has the higher score first, of equal ones the smaller number', () => {
    expect(madeOf(of(3, 20), of(1, 15))).toEqual([3, 1]);
    expect(madeOf(of(3, 15), of(4, 20))).toEqual([4, 3]);
    expect(madeOf(of(3, 20), of(1, 20))).toEqual([1, 3]);
    expect(madeOf(of(1, 20), of(3, 20))).toEqual([1, 3]);
  });
});

describe('why a board is as it is', () => {
  const articles = { raised: 'raised', floater: 'floater', sides: 'sides', transposition: 'transposition' };
  const [a, b, c, d, e, f] = ['white', 'white', 'white', 'black', 'black', null].map((due, at) =>
    playerOf(at + 1, { due: due as DubovPlayer['due'] }),
  ) as [DubovPlayer, DubovPlayer, DubovPlayer, DubovPlayer, DubovPlayer, DubovPlayer];
  const plain: Sides = {
    initial: [
      [a, b, c],
      [d, e],
    ],
    shifters: [],
    s1: [a, b, c],
    t2: [d, e, f],
    opponents: new Map([
      [a, d],
      [b, f],
      [c, e],
    ]),
    mayMeet: () => true,
  };
  const colour = { code: 'lower-rating', article: 'colours' } as Reason;
  const told = (
    two: readonly [DubovPlayer, DubovPlayer],
    sides: DubovBoard['sides'],
    up: readonly DubovPlayer[] = [],
  ) => {
    const whyRaised = (player: DubovPlayer) => ({ over: player === e ? d : null, because: 'C7' as const });
    const board = { two, sides, group: { points: 25, up, whyRaised }, colours: { reason: colour } };
    const grounds = groundsOf(articles, board as unknown as DubovBoard);
    expect(grounds.colour).toBe(colour);
    return grounds.reason;
  };

  it('is who was brought up, before everything else', () => {
    const raised = {
      ...{ code: 'dubov-brought-up', article: 'raised', points: 25, count: 2, because: 'C7' },
      ...{ player: e.id, opponent: a.id, over: d.id },
    };
    expect(told([a, e], plain, [e, f])).toEqual(raised);
    expect(told([e, a], 'floater', [e, f])).toEqual(raised);
    expect(told([a, f], plain, [e, f])).toMatchObject({ player: f.id, over: null });
  });

  it('is a floater, whose colour suits where both are due different ones', () => {
    const reason = { code: 'dubov-floater', article: 'floater', player: a.id };
    expect(told([a, d], 'floater')).toEqual({ ...reason, opponent: d.id, suits: true });
    expect(told([a, b], 'floater')).toEqual({ ...reason, opponent: b.id, suits: false });
    expect(told([a, f], 'floater')).toEqual({ ...reason, opponent: f.id, suits: false });
    expect(told([f, a], 'floater')).toMatchObject({ player: f.id, opponent: a.id, suits: false });
  });

  it('is a White who meets a White', () => {
    expect(told([b, a], 'among-whites')).toEqual({
      ...{ code: 'dubov-among', article: 'C.04.4.1 6.3', player: b.id, opponent: a.id },
    });
  });

  it('is who changed sides, with the sizes before', () => {
    const reason = { code: 'dubov-shifted', article: 'sides', points: 25, sides: [3, 2] };
    expect(told([a, d], { ...plain, shifters: [d] })).toEqual({ ...reason, player: d.id, from: 'black' });
    expect(told([c, e], { ...plain, shifters: [c] })).toEqual({ ...reason, player: c.id, from: 'white' });
    expect(told([b, f], { ...plain, shifters: [c] })).toMatchObject({ code: 'dubov-first' });
  });

  it('is the first of the Black side who is left, or why it is not', () => {
    const reason = { code: 'dubov-first', article: 'transposition' };
    const none = { over: null, because: null };
    expect(told([a, d], plain)).toEqual({ ...reason, player: a.id, opponent: d.id, place: 1, ...none });
    expect(told([c, e], plain)).toEqual({ ...reason, player: c.id, opponent: e.id, place: 3, ...none });
    const second = { ...reason, player: b.id, opponent: f.id, place: 2, over: e.id };
    expect(told([b, f], plain)).toEqual({ ...second, because: 'needed' });
    expect(told([b, f], { ...plain, mayMeet: (x, y) => x !== b || y !== e })).toEqual({
      ...second,
      because: 'colours',
    });
    const met = { ...b, competitor: { ...b.competitor, met: new Set([e.id]) } };
    const sides = { ...plain, s1: [a, met, c], opponents: new Map([[a, d] as const, [met, f] as const]) };
    expect(told([met, f], sides)).toEqual({ ...second, because: 'met' });
  });
});

/** The value and the culprits of each row, by its label. */
const rowsOf = ({ rows }: BracketAssessment) =>
  Object.fromEntries(rows.map(({ label, value, culprits }) => [label, [value, culprits]]));

/** Players by letters with their scores, the task of them and pairs by letters, White first. */
function roundOf(players: Readonly<Record<string, DubovPlayer>>, pairs: string) {
  const letters = Object.keys(players);
  const of = (letter: string) => players[letter]!;
  const competitors = letters.map((letter) => ({ ...of(letter).competitor, pairingScore: of(letter).score }));
  const byId = new Map(Object.values(players).map((player) => [player.id, player] as const));
  const task = taskOf(competitors, { round: 4, rounds: 9 });
  const games = pairs.split(' ').map((two) => ({ white: of(two[0]!).id, black: of(two[1]!).id }));
  return { task, byId, pairing: { pairs: games, bye: null } };
}

describe('2.3 the rows of any round', () => {
  const of = (tpn: number, score: number, due: 'white' | 'black', facts: Partial<DubovPlayer> = {}) =>
    playerOf(tpn, { score, due, ...facts });
  const players = {
    a: of(1, 20, 'white'),
    b: of(2, 20, 'white'),
    c: of(3, 15, 'black', { isMaximumUpfloater: true, upfloats: 3, upfloatedLast: true }),
    d: of(4, 10, 'white', { upfloatedLast: true, upfloats: 1 }),
    e: of(5, 10, 'black', { isMaximumUpfloater: true, upfloats: 4 }),
    f: of(6, 10, 'black'),
  };
  const [a, b, c, d, e, f] = Object.values(players).map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { task, byId, pairing } = roundOf(players, 'ac db fe');

  it('count upfloaters, differences, missed colours, and what those who come up did before', () => {
    const [first, second, third] = bracketsOf(task, pairing, byId, true);
    expect(first).toMatchObject({ score: 20, residents: [a, b], movedDown: [], downfloaters: [] });
    expect(first!.pairs).toEqual([
      { white: a, black: c },
      { white: d, black: b },
    ]);
    expect(rowsOf(first!)).toEqual({
      'brought-up': [[2], [c, d]],
      'their-differences': [
        [10, 5],
        [c, d],
      ],
      'due-missed': [[1], [b]],
      'brought-up-most': [[1], [c]],
      'times-brought-up': [[3], [c]],
      'brought-up-last': [[2], [c, d]],
    });
    // Who was taken up is a resident still; the group has no games.
    expect(second).toMatchObject({ score: 15, residents: [c], pairs: [] });
    expect(third).toMatchObject({ score: 10, residents: [d, e, f], pairs: [{ white: f, black: e }] });
    expect(rowsOf(third!)).toEqual({
      'brought-up': [[0], []],
      'their-differences': [[], []],
      'due-missed': [[1], [f]],
      'brought-up-most': [[0], []],
      'times-brought-up': [[0], []],
      'brought-up-last': [[0], []],
    });
  });

  it('C8–C10 are left out where they are off', () => {
    const labels = bracketsOf(task, pairing, byId, false)[0]!.rows.map(({ label }) => label);
    expect(labels).toEqual(['brought-up', 'their-differences', 'due-missed']);
  });
});

describe('6.4, 7.1 the rows of any round of the older text', () => {
  it('count who goes down, again and past the next group, and who comes up', () => {
    const of = (tpn: number, score: number, due: 'white' | 'black', upfloats = 0) =>
      playerOf(tpn, { score, due, upfloats });
    // f, g and h came up three times and may not again: b and then d go down.
    const players = {
      a: of(1, 30, 'white'),
      b: of(2, 30, 'white'),
      c: of(3, 20, 'black'),
      d: of(4, 20, 'white'),
      e: of(5, 15, 'white'),
      f: of(6, 10, 'black', 3),
      g: of(7, 15, 'white', 3),
      h: of(8, 10, 'black', 3),
    };
    const { task, byId, pairing } = roundOf(players, 'ac bf gd eh');
    const [a, b, c, d, e, f, g, h] = Object.values(players).map(({ id }) => id) as [
      ...[number, number, number, number, number, number, number, number],
    ];
    const all = oldBracketsOf(task, pairing, byId);
    expect(all.map(({ score }) => score)).toEqual([30, 20, 15, 10]);
    // c comes up for a, whose due colour, White, dominates; b meets f, who is not of the next group.
    expect(all[0]).toMatchObject({ residents: [a, b], movedDown: [], downfloaters: [b] });
    expect(all[0]!.pairs).toEqual([{ white: a, black: c }]);
    expect(rowsOf(all[0]!)).toEqual({
      down: [[1], [b]],
      'down-twice': [[0], [b]],
      'down-past-next': [[1], [b]],
      'brought-up': [[1], [c]],
      'differences-of-both': [[20, 10], [c]],
      'brought-up-uncoloured': [[0], [c]],
    });
    // b goes down again, and past 1½ points; d meets g there, who is of the next group.
    expect(all[1]).toMatchObject({ residents: [d], movedDown: [b], pairs: [], downfloaters: [b, d] });
    expect(rowsOf(all[1]!)).toEqual({
      down: [[2], [b, d]],
      'down-twice': [[1], [b, d]],
      'down-past-next': [[1], [b, d]],
      'brought-up': [[0], []],
      'differences-of-both': [[10, 5], []],
      'brought-up-uncoloured': [[0], []],
    });
    // d meets g; b, and e of the group, go down.
    expect(all[2]).toMatchObject({ residents: [e, g], movedDown: [b, d], downfloaters: [b, e] });
    expect(all[2]!.pairs).toEqual([{ white: g, black: d }]);
    expect(rowsOf(all[2]!)).toMatchObject({ down: [[2], [b, e]], 'down-twice': [[1], [b, e]] });
    expect(all[3]).toMatchObject({ residents: [f, h], movedDown: [b, e], downfloaters: [] });
    expect(all[3]!.pairs).toEqual([
      { white: b, black: f },
      { white: e, black: h },
    ]);
  });
});
