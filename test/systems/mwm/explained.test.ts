/** Graph construction, w: the boards of a round, and what is told of their weights, in a round that is written out. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { bracketsOf, groundsOf, recordOf } from '../../../src-engine/systems/mwm/explain.ts';
import { entrantsOf } from '../../../src-engine/systems/mwm/graph.ts';
import { LOT_BITS, lotOf } from '../../../src-engine/systems/mwm/lots.ts';
import type { Manner } from '../../../src-engine/systems/mwm/merit.ts';
import { mwm } from '../../../src-engine/systems/mwm/mwm.ts';
import { BYE_ORDER, pairAll } from '../../../src-engine/systems/mwm/pairing.ts';
import type { Pairing, PairingTask } from '../../../src-engine/systems/system.ts';
import { meetingsOf } from './weighed-field.ts';

const player = (id: number, tpn: number, rating: number, score: number, colourDifference: number) =>
  ({
    id,
    tpn,
    rating,
    score,
    pairingScore: score,
    colourDifference,
  }) as unknown as Competitor;

/** By r. Second and third have one score; by number the third comes before the second. */
const [first, second, third, fourth] = [
  player(31, 4, 2400, 20, 1),
  player(32, 9, 2300, 15, -1),
  player(34, 2, 2200, 15, 0),
  player(37, 6, 2100, 5, 3),
] as const;
const players = [first, second, third, fourth];
/** Last of all. */
const odd = player(39, 1, 1900, 0, 0);

const task = {
  ...{ seed: 17, round: 4, competitors: players },
  field: new Map([...players, odd].map((each) => [each.id, each])),
} as unknown as PairingTask;

/** First against fourth, second against third; the lower colour difference has White. */
const pairing: Pairing = {
  pairs: [
    { white: 31, black: 37 },
    { white: 32, black: 34 },
  ],
  bye: null,
};
/** Who may meet whom; the round above is the only one. */
const legal = meetingsOf(4, (u, v) => u + v === 3);
const boardsOf = (manner: Manner) => pairAll(manner, task, players, legal)!;

describe('Algorithm: the boards', () => {
  it('have the first by r and the higher by number, colours, and the sums of the round', () => {
    const [one, two, three, four] = entrantsOf(players);
    const shared = { sums: { points: 15, colour: 4 + 1 } };
    expect(boardsOf('monrad')).toEqual([
      {
        ...{
          ...shared,
          first: one,
          second: four,
          pair: pairing.pairs[0],
          higher: first,
          lower: fourth,
        },
        colours: { pair: pairing.pairs[0], byLot: false },
      },
      {
        ...{
          ...shared,
          first: two,
          second: three,
          pair: pairing.pairs[1],
          higher: third,
          lower: second,
        },
        colours: { pair: pairing.pairs[1], byLot: false },
      },
    ]);
  });

  it('are none where somebody has no opponent', () => {
    expect(
      pairAll(
        'monrad',
        task,
        players,
        meetingsOf(4, (u) => u === 0),
      ),
    ).toBeNull();
  });
});

describe('Bye Allocation', () => {
  it('goes to the lowest score, then the lowest rating, then the largest number', () => {
    expect(BYE_ORDER.article).toBe('Bye Allocation');
    expect(BYE_ORDER.keys([]).map(({ by, wanted, value }) => [by, wanted, value(second)])).toEqual([
      ['score', 'least', 15],
      ['rating', 'least', 2300],
      ['number', 'most', 9],
    ]);
  });
});

describe('why a board is as it is', () => {
  const weight = {
    ...{ code: 'mwm-weight', article: 'Graph construction, w' },
    ...{ sums: { points: 15, colour: 5 }, system: 'dutch' },
  };

  it('are the parts of its weight, and the lower colour difference', () => {
    const [top, low] = boardsOf('dutch').map((board) => groundsOf('dutch', task, board));
    expect(top).toEqual({
      reason: { ...weight, ranks: [1, 4], points: 15, colour: 4 },
      colour: {
        code: 'lower-difference',
        article: 'Algorithm',
        white: 31,
        difference: 1,
        opponents: 3,
      },
    });
    expect(low).toEqual({
      reason: { ...weight, ranks: [2, 3], points: 0, colour: 1 },
      colour: {
        code: 'lower-difference',
        article: 'Algorithm',
        white: 32,
        difference: -1,
        opponents: 0,
      },
    });
  });

  it('is a lot where the differences are equal', () => {
    const [board] = boardsOf('dutch');
    const byLot = { ...board!, colours: { ...board!.colours, byLot: true } };
    expect(groundsOf('dutch', task, byLot).colour).toEqual({
      code: 'lot-of-the-pair',
      article: 'Algorithm',
    });
  });
});

/** 3^1.01: half deviations of 6 halves, or a distance of 3. */
const THREE = 3 ** 1.01;

/** The third sum: its thousandths, and the rest to six places. */
const thousandths = ([leading, rest = 0]: readonly number[]) => [leading, Math.round(rest * 1e6)];

describe('the sums of a round', () => {
  const rowsOf = (manner: Manner, of = pairing) => bracketsOf(manner, task, of)[0]!.rows;

  it('stand in one bracket, with those who keep the first two from being nothing', () => {
    expect(bracketsOf('monrad', task, pairing)).toEqual([
      {
        ...{
          score: null,
          residents: [31, 32, 34, 37],
          movedDown: [],
          downfloaters: [],
          pairs: pairing.pairs,
        },
        rows: [
          {
            ...{
              id: 'Q1',
              article: 'Graph construction, w',
              label: 'score-differences',
              unit: 'points',
            },
            ...{ value: [15], culprits: [31, 37] },
          },
          {
            ...{
              id: 'Q2',
              article: 'Graph construction, w',
              label: 'colour-sums',
              unit: 'games',
            },
            ...{ value: [5], culprits: [31, 37, 32, 34] },
          },
          {
            ...{
              id: 'π',
              article: 'Graph construction, π',
              label: 'ranking-distances',
              unit: 'rank',
            },
            ...{ value: [3 + 1], culprits: [] },
          },
        ],
      },
    ]);
  });

  it('have π in thousandths and a rest; what is wanted large is negative', () => {
    // 6 halves and none: 3^1.01. Distances 3 and 1: 3^1.01 + 1.
    const [dutch, burstein] = (['dutch', 'burstein'] as const).map((manner) => rowsOf(manner)[2]!);
    expect([dutch!.label, dutch!.unit]).toEqual(['half-deviations', 'rank']);
    expect(thousandths(dutch!.value)).toEqual([3.033, Math.round((THREE - 3.033) * 1e6)]);
    expect([burstein!.label, burstein!.unit]).toEqual(['ranking-distances', 'gain']);
    expect(thousandths(burstein!.value)).toEqual([-4.034, Math.round((4.034 - THREE - 1) * 1e6)]);
  });

  it('have one number where π is whole thousandths', () => {
    const two = { pairs: [{ white: 34, black: 32 }], bye: null };
    expect(rowsOf('burstein', two)[2]!.value).toEqual([-1]);
    expect(rowsOf('dutch', two)[2]!.value).toEqual([0]);
  });

  it('have the lots of the pairs in parts of one, those of halves one more', () => {
    const lots = lotOf('meeting', 17, 4, 4, 6) + lotOf('meeting', 17, 4, 9, 2);
    const sum = (2 * lots + 2) / 2 ** (LOT_BITS + 1);
    expect(rowsOf('random')[2]).toMatchObject({
      label: 'lots',
      unit: 'gain',
      value: [-sum],
    });
    // Second and third are the halves of their scoregroup.
    expect(rowsOf('random2')[2]).toMatchObject({
      label: 'lots',
      unit: 'gain',
      value: [-sum - 1],
    });
  });

  it('leave out a board of somebody who is not paired, and count ranks without the bye', () => {
    const five = {
      ...task,
      competitors: [odd, fourth, third, second, first],
    } as unknown as PairingTask;
    const round = {
      pairs: [
        { white: 39, black: 32 },
        { white: 98, black: 34 },
        { white: 37, black: 99 },
      ],
      bye: 31,
    };
    const [bracket] = bracketsOf('monrad', five, round);
    expect(bracket!.residents).toEqual([32, 34, 37, 39]);
    expect(bracket!.rows.map(({ value, culprits }) => [value, culprits])).toEqual([
      [[15], [39, 32]],
      [[1], [39, 32]],
      [[3], []],
    ]);
  });
});

describe('the record of a round', () => {
  const stepsOf = (manner: Manner) => recordOf(manner, task, boardsOf(manner), pairing);

  it('has the weight of each board, and the sums', () => {
    expect(stepsOf('monrad')).toEqual([
      {
        ...{
          code: 'weight',
          article: '',
          weight: [-1.5, -4, -3],
          byLot: false,
        },
        ...{ higher: { player: 31, rank: 1 }, lower: { player: 37, rank: 4 } },
      },
      {
        ...{ code: 'weight', article: '', weight: [0, -1, -1], byLot: false },
        ...{ higher: { player: 32, rank: 2 }, lower: { player: 34, rank: 3 } },
      },
      {
        ...{ code: 'sums', article: '' },
        rows: [
          { label: 'score-differences', unit: 'points', value: [15] },
          { label: 'colour-sums', unit: 'games', value: [5] },
          { label: 'ranking-distances', unit: 'rank', value: [4] },
        ],
      },
    ]);
  });

  it('says of a board that a lot gave its colours', () => {
    const [top, low] = boardsOf('monrad');
    const boards = [top!, { ...low!, colours: { ...low!.colours, byLot: true } }];
    const steps = recordOf('monrad', task, boards, pairing);
    expect(steps.map((step) => (step.code === 'weight' ? step.byLot : null))).toEqual([false, true, null]);
  });

  it('has π of each board as it is wanted', () => {
    const thirds = (manner: Manner) =>
      stepsOf(manner).flatMap((step) => (step.code === 'weight' ? [step.weight[2]] : []));
    expect(thirds('dutch')).toEqual([-3.033, 0]);
    expect(thirds('burstein')).toEqual([3.034, 1]);
  });
});

describe('why two do not meet', () => {
  const system = mwm('monrad');
  /** By r; the differences of 31 and 32 make four games together, those of 31 and 34 three. */
  const four = [
    player(31, 4, 2400, 20, 2),
    player(32, 9, 2300, 20, 2),
    player(34, 2, 2200, 20, 1),
    player(37, 6, 2100, 20, -2),
  ].map((each) => ({
    ...each,
    met: new Set<number>(),
    barred: new Set<number>(),
  }));
  const asked = (a: number, b: number, facts: Partial<PairingTask> = {}) => {
    const field = new Map(four.map((each) => [each.id, each]));
    const of = {
      ...{ seed: 17, round: 4, rounds: 9 },
      competitors: four,
      field,
      ...facts,
    } as unknown as PairingTask;
    const paired = system.pair(of);
    if (!paired.ok) throw new Error(paired.failure.code);
    const boards = paired.value.pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
    const { verdict, rule, reason } = system.whyNot(of, paired.value, a, b);
    return { boards, verdict, rule, reason };
  };

  it('(2) is that their colour differences make too much together, 2β games or as many as are declared', () => {
    const forbidden = (limit: number) => ({
      ...{ boards: '34-31 37-32', verdict: 'forbidden' },
      rule: {
        id: 'A2',
        article: 'Graph construction (2)',
        label: 'difference-in-limit',
      },
      reason: { code: 'mwm-colours', article: 'Graph construction (2)', limit },
    });
    expect(asked(31, 32)).toEqual(forbidden(2));
    expect(asked(32, 31, { maximumColourDifference: 16 })).toEqual(forbidden(1.6));
  });

  it('is the order of rounds of the same weight', () => {
    // Distances 3 and 1 instead of 2 and 2.
    expect(asked(31, 37)).toEqual({
      ...{ boards: '34-31 37-32', verdict: 'equal' },
      rule: { id: 'tie', article: 'Algorithm', label: 'weight-order' },
      reason: { code: 'mwm-order', article: 'Algorithm' },
    });
  });
});
