/** The parts of the Burstein System one by one: opposition, the bye, pairs and colours. */
import { describe, expect, it } from 'vitest';
import type { Competitor, RoundRecord } from '../../../src-engine/history/competitor.ts';
import { allocate, allocateOld } from '../../../src-engine/systems/burstein/colours.ts';
import { TEXT_2025, TEXT_2026 } from '../../../src-engine/systems/burstein/criteria.ts';
import {
  isFloater,
  pairByCombinations,
  withImaginaryPoints,
} from '../../../src-engine/systems/burstein/old.ts';
import { indexOf, oldOpposition, rankingBy } from '../../../src-engine/systems/burstein/opposition.ts';
import {
  byeOrderOf,
  pairAll,
  pairByIndex,
  pairsOf,
  type Edition,
} from '../../../src-engine/systems/burstein/pairing.ts';
import type { Allocation } from '../../../src-engine/systems/frame/colours.ts';
import type { Step } from '../../../src-engine/systems/step.ts';
import { apart, idsOf, playerOf, taskOf } from './few-players.ts';

const byNumber = (players: readonly Competitor[]) => [...players].sort((a, b) => a.tpn - b.tpn);

/** A game with its points, or a round without one. */
const game = (opponent: number, points: number): RoundRecord =>
  ({ cell: { opponent, code: '1' }, points, played: true }) as unknown as RoundRecord;
const noGame = (points: number): RoundRecord =>
  ({ cell: { opponent: 0, code: 'H' }, points, played: false }) as unknown as RoundRecord;

describe('1.7 the opposition', () => {
  const others = [20, 15, 5, 0].map((score, at) => playerOf(at + 1, '', { score }));
  const [a, b, c, d] = idsOf(...others) as [number, number, number, number];
  const rounds = [game(a, 0), game(b, 10), noGame(5), game(c, 5)];
  const player = playerOf(9, '', { score: 25, rating: 2345, rounds });
  const task = taskOf([...others, player]);

  it('is Buchholz, then Sonneborn-Berger; a round without a game is one against oneself', () => {
    // 20 + 15 + 25 + 5; 0·20 + 10·15 + 5·25 + 5·5.
    expect(indexOf(task)(player)).toEqual([65, 300]);
  });

  it('of the older text is Sonneborn-Berger, Buchholz, Median and rating, of games alone', () => {
    expect(oldOpposition(task)(player)).toEqual([175, 40, 15, 2345]);
    const of = (list: readonly RoundRecord[]) =>
      oldOpposition(task)(playerOf(8, '', { rounds: list, rating: 1 }));
    // Without the best and the worst of two nothing is left.
    expect(of([game(a, 10), game(b, 0)])).toEqual([200, 35, 0, 1]);
    expect(of([game(a, 10), game(b, 0), game(d, 5), game(c, 5)])).toEqual([225, 40, 20, 1]);
    expect(of([])).toEqual([0, 0, 0, 1]);
  });

  it('1.8 ranks: the greater first, value by value; then the smaller number', () => {
    const values = new Map([
      [1, [10, 5]],
      [2, [10, 7]],
      [3, [11, 0]],
      [4, [10, 7]],
    ]);
    const players = [1, 4, 3, 2].map((tpn) => playerOf(tpn, ''));
    const ranked = rankingBy(({ tpn }) => values.get(tpn)!)(players);
    expect(ranked.map(({ tpn }) => tpn)).toEqual([3, 2, 4, 1]);
    expect(players.map(({ tpn }) => tpn)).toEqual([1, 4, 3, 2]);
  });
});

describe('3.1 the order of byes', () => {
  const player = playerOf(7, 'WB', { pairingScore: 15 });
  const keysOf = (edition: Partial<Edition>) =>
    byeOrderOf(
      { chapter: 'C', byeArticle: '3.1', opposition: () => () => [33, 44], ...edition } as Edition,
      taskOf([]),
    );

  it('is the lowest score, the most games where the text says so, the weakest opposition, the last number', () => {
    const order = keysOf({ oppositionNames: ['buchholz', 'sonneborn'], byeByGames: true });
    expect(order.article).toBe('C 3.1');
    expect(order.keys([]).map(({ by, wanted, value }) => [by, wanted, value(player)])).toEqual([
      ['score', 'least', 15],
      ['games', 'most', 2],
      ['buchholz', 'least', 33],
      ['sonneborn', 'least', 44],
      ['number', 'most', 7],
    ]);
    const old = keysOf({ oppositionNames: ['sonneborn', 'buchholz'], byeByGames: false });
    expect(old.keys([]).map(({ by, value }) => [by, value(player)])).toEqual([
      ['score', 15],
      ['sonneborn', 33],
      ['buchholz', 44],
      ['number', 7],
    ]);
  });
});

describe('the pairs of a round', () => {
  it('are those of a bracket whose second comes after the first', () => {
    const bracket = { score: 20, players: [], opponents: [3, -1, 4, 0, 2] };
    expect(pairsOf(bracket)).toEqual([
      { bracket, first: 0, second: 3 },
      { bracket, first: 2, second: 4 },
    ]);
  });

  it('have colours by opposition, and the higher of each by score, then number', () => {
    const [one, two, three, four] = [
      playerOf(1, '', { pairingScore: 10 }),
      playerOf(2, '', { pairingScore: 20 }),
      playerOf(3, '', { pairingScore: 10 }),
      playerOf(4, '', { pairingScore: 10 }),
    ] as const;
    const bracket = { score: 10, players: [one, two, four, three], opponents: [1, 0, 3, 2] };
    const asked: number[][] = [];
    const edition = {
      opposition: () => () => [],
      pairAll: () => pairsOf(bracket),
      allocate: (_: unknown, a: Competitor, b: Competitor) => {
        asked.push([a.tpn, b.tpn]);
        return { pair: { white: a.id, black: b.id }, reason: {} } as Allocation;
      },
    } as unknown as Edition;
    const boards = pairAll(edition, taskOf([one, two, three, four]), [one, two, three, four], []);
    expect(asked).toEqual([
      [1, 2],
      [4, 3],
    ]);
    expect(boards.map(({ higher, lower }) => [higher.tpn, lower.tpn])).toEqual([
      [2, 1],
      [3, 4],
    ]);
    expect(boards.map(({ pair }) => pair)).toEqual([
      { white: one.id, black: two.id },
      { white: four.id, black: three.id },
    ]);
    expect(boards[1]!.made).toEqual({ bracket, first: 2, second: 3 });
  });
});

describe('3.2 bracket by bracket', () => {
  const levels = (text: typeof TEXT_2026) => {
    const top = [1, 2, 3].map((tpn) => playerOf(tpn, '', { pairingScore: 30 }));
    const next = [4, 5].map((tpn) => playerOf(tpn, '', { pairingScore: 20 }));
    const last = [6].map((tpn) => playerOf(tpn, '', { pairingScore: 10 }));
    const steps: Step[] = [];
    const pairs = pairByIndex(text, [top, next, last], byNumber, steps);
    return { pairs, steps, top, next };
  };

  it.each([
    ['3.2', TEXT_2026],
    ['2.2', TEXT_2025],
  ] as const)('%s has who is left without an opponent float to the next', (article, text) => {
    const { pairs, steps, top, next } = levels(text);
    // The second of three, after 1–3, goes down and meets 5; 4 goes on and meets 6.
    expect(
      pairs.map(({ bracket: { score, players }, first, second }) => [
        score,
        players[first]!.tpn,
        players[second]!.tpn,
      ]),
    ).toEqual([
      [30, 1, 3],
      [20, 2, 5],
      [10, 4, 6],
    ]);
    const [two, four] = [top[1]!, next[0]!];
    expect(steps).toEqual([
      { code: 'floats-to-next-bracket', article, player: two.id },
      { code: 'floats-to-next-bracket', article, player: four.id },
    ]);
  });
});

describe('6 of the older text', () => {
  const of = (tpn: number, pairingScore: number) => playerOf(tpn, '', { pairingScore });
  const played = (levels: readonly (readonly Competitor[])[]) => {
    const steps: Step[] = [];
    const pairs = pairByCombinations(levels, byNumber, steps).map(({ bracket, first, second }) => [
      bracket.score,
      bracket.players[first]!.tpn,
      bracket.players[second]!.tpn,
    ]);
    return { pairs, steps };
  };

  it('6.2, 6.3 pairs each group in its first combination, and the odd player floats', () => {
    const levels = [[of(1, 20), of(2, 20), of(3, 20)], [of(4, 10)]];
    const { pairs, steps } = played(levels);
    expect(pairs).toEqual([
      [20, 1, 3],
      [10, 2, 4],
    ]);
    expect(steps).toEqual([{ code: 'floats-to-next-group', article: '6.3', player: levels[0]![1]!.id }]);
  });

  it('6.6 joins a group without a valid combination with the next', () => {
    const levels = [
      [of(1, 20), of(2, 20)],
      [of(3, 10), of(4, 10)],
    ] as const;
    apart(levels[0][0], levels[0][1]);
    const { pairs, steps } = played(levels);
    expect(pairs).toEqual([
      [10, 1, 4],
      [10, 2, 3],
    ]);
    expect(steps).toEqual([{ code: 'group-joined', article: '6.6', points: 20 }]);
  });

  it('6.6 joins it too where the groups below could not be paired', () => {
    const levels = [
      [of(1, 20), of(2, 20)],
      [of(3, 10), of(4, 10)],
    ] as const;
    apart(levels[1][0], levels[1][1]);
    expect(played(levels).pairs).toEqual([
      [10, 1, 4],
      [10, 2, 3],
    ]);
  });

  it('6.3 has nobody float twice running, nor who has met everybody of the next group, nor who leaves a rest that cannot be paired', () => {
    const [one, two, three] = [of(1, 20), of(2, 10), of(3, 10)];
    expect(isFloater(one, new Set([one]), [two])).toBe(false);
    expect(isFloater(one, new Set([two]), [two])).toBe(true);
    apart(one, two);
    expect(isFloater(one, new Set(), [two])).toBe(false);
    expect(isFloater(one, new Set(), [two, three])).toBe(true);
    // 1–3 would come first, with 2 to float: below, 5 and 6 have met, and 2 has met 4.
    const levels = [
      [of(1, 20), of(2, 20), of(3, 20)],
      [of(4, 10), of(5, 10), of(6, 10)],
    ] as const;
    const [, second] = levels[0];
    const [, fifth, sixth] = levels[1];
    apart(fifth, sixth);
    for (const each of [fifth, sixth]) apart(second, each);
    expect(played(levels).pairs[0]).toEqual([20, 1, 2]);
  });

  it('3.3 puts the top half of the initial list a win ahead, before rounds 1 and 2', () => {
    const all = [3, 1, 5, 2, 4].map((tpn) => playerOf(tpn, '', { pairingScore: 5 * tpn }));
    const task = (round: number) => taskOf(all, { round });
    const scores = (round: number) =>
      withImaginaryPoints(task(round), all).map(({ tpn, pairingScore }) => [tpn, pairingScore]);
    const ahead = [
      [3, 15],
      [1, 15],
      [5, 25],
      [2, 20],
      [4, 20],
    ];
    expect(scores(1)).toEqual(ahead);
    expect(scores(2)).toEqual(ahead);
    expect(scores(3)).toEqual([
      [3, 15],
      [1, 5],
      [5, 25],
      [2, 10],
      [4, 20],
    ]);
    // Who is absent counts in the list.
    expect(withImaginaryPoints(task(1), all.slice(2)).map(({ pairingScore }) => pairingScore)).toEqual([
      25, 20, 20,
    ]);
  });
});

describe('5.2 colours', () => {
  const told = (colours: typeof allocate, high: string, low: string, numbers = [3, 8]) => {
    const [one, two] = [playerOf(numbers[0]!, high), playerOf(numbers[1]!, low)];
    const { pair, reason } = colours(taskOf([one, two]), one, two);
    const white = pair.white === one.id ? 'higher' : 'lower';
    expect([pair.white, pair.black].sort()).toEqual(idsOf(one, two).sort());
    return [white, reason.code, 'article' in reason ? reason.article : null];
  };

  it.each([
    ['', '', 'higher', 'by-number', '5.2.1'],
    ['', 'W', 'higher', 'one-is-new', '5.2.2'],
    ['', 'B', 'lower', 'one-is-new', '5.2.2'],
    ['W', '', 'lower', 'one-is-new', '5.2.2'],
    ['B', '', 'higher', 'one-is-new', '5.2.2'],
    ['B', 'W', 'higher', 'both-due', '5.2.2'],
    ['W', 'B', 'lower', 'both-due', '5.2.2'],
    ['WW', 'W', 'lower', 'more-urgent', '5.2.3'],
    ['W', 'BWW', 'higher', 'more-urgent', '5.2.3'],
    ['WBW', 'WWB', 'lower', 'equally-due', '5.2.4'],
    ['WWB', 'WBW', 'higher', 'equally-due', '5.2.4'],
    ['W', 'W', 'lower', 'higher-ranked-due', '5.2.5'],
    ['B', 'B', 'higher', 'higher-ranked-due', '5.2.5'],
  ] as const)('%s against %s: the %s has White', (high, low, white, code, article) => {
    expect(told(allocate, high, low)).toEqual([white, code, `C.04.4.2 ${article}`]);
  });

  it('5.2.1 goes by the number of the higher ranked', () => {
    expect(told(allocate, '', '', [4, 7])).toEqual(['lower', 'by-number', 'C.04.4.2 5.2.1']);
    expect(told(allocateOld, '', '', [4, 7])).toEqual(['lower', 'by-number', 'C.04.4.2 (2017) 5.1']);
  });

  it.each([
    ['', '', 'higher', 'by-number', '5.1'],
    ['WWB', 'BWW', 'higher', 'colour-limits', '5.2'],
    ['', 'W', 'higher', 'one-is-new', '5.4'],
    ['B', 'W', 'higher', 'both-due', '5.4'],
    ['W', 'BW', 'lower', 'larger-difference', '5.4'],
    ['BW', 'W', 'higher', 'larger-difference', '5.4'],
    ['WBW', 'WWB', 'lower', 'equally-due', '5.4'],
    ['WWB', 'WBW', 'higher', 'equally-due', '5.4'],
    ['W', 'W', 'lower', 'higher-ranked-due', '5.4'],
    ['B', 'B', 'higher', 'higher-ranked-due', '5.4'],
  ] as const)('of the older text: %s against %s', (high, low, white, code, article) => {
    expect(told(allocateOld, high, low)).toEqual([white, code, `C.04.4.2 (2017) ${article}`]);
  });
});
