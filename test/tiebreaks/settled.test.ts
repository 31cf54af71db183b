import { describe, expect, it } from 'vitest';
import { standingsOf, type SettledTie, type Tournament } from '../../src-engine/index.ts';
import { eventOf } from './event.ts';

/** 2 and 3 drew with each other and did the same against 1 and 4: no tie-break separates them. */
const EVENT = eventOf(['2w1 3b1 4w=', '1b0 4w1 3b=', '4w1 1w0 2w=', '3b0 2b0 1b='], { rules: { rounds: 3 } });

const settled = (...settledTies: SettledTie[]): Tournament => ({ ...EVENT, settledTies });
const places = (tournament: Tournament) =>
  standingsOf(tournament, { tieBreaks: ['BH'] }).rows.map(({ player, rank, sharedRank, settledBy }) => [
    player,
    rank,
    sharedRank,
    settledBy,
  ]);

describe('4.2 a settled tie', () => {
  it('gives each player a place of their own, and says how', () => {
    for (const order of [
      [2, 3],
      [3, 2],
    ])
      expect(places(settled({ afterRound: 3, by: 'hand', order }))).toEqual([
        [1, 1, 1, null],
        [order[0], 2, 2, 'hand'],
        [order[1], 3, 3, 'hand'],
        [4, 4, 4, null],
      ]);
  });

  it('is no longer drawn by lot in silence', () => {
    const { rows } = standingsOf(settled({ afterRound: 3, by: 'lot', order: [3, 2] }), { tieBreaks: [] });
    expect(rows.filter(({ drawnByLot }) => drawnByLot)).toEqual([]);
  });

  it('counts by the newest decision', () => {
    const rows = places(
      settled({ afterRound: 3, by: 'lot', order: [2, 3] }, { afterRound: 3, by: 'hand', order: [3, 2] }),
    );
    expect(rows.map(([player]) => player)).toEqual([1, 3, 2, 4]);
  });

  it('holds for this round and for exactly these players', () => {
    const shared = [2, 2];
    for (const tie of [
      { afterRound: 2, by: 'hand', order: [3, 2] },
      { afterRound: 3, by: 'hand', order: [3, 2, 4] },
      { afterRound: 3, by: 'hand', order: [1, 2] },
    ] as const)
      expect(
        places(settled(tie))
          .slice(1, 3)
          .map(([, , rank]) => rank),
      ).toEqual(shared);
  });
});

describe('4.1 values from outside', () => {
  const withValues = (values: readonly (readonly [number, number])[]): Tournament => ({
    ...EVENT,
    rules: { ...EVENT.rules, tieBreaks: ['OTHER_POOL'] },
    outsideValues: [{ code: 'OTHER_POOL', values }],
  });

  it('rank at their place in the list, the higher one first', () => {
    const { rows, ranking, problems } = standingsOf(
      withValues([
        [2, 1500],
        [3, 2250],
      ]),
    );
    expect(ranking).toEqual(['OTHER_POOL']);
    expect(problems).toEqual([]);
    expect(rows.map(({ player, values }) => [player, values[0]!.shown])).toEqual([
      [1, ''],
      [3, '2.25'],
      [2, '1.50'],
      [4, ''],
    ]);
  });

  it.each([
    [
      [3000, 12_000],
      ['12', '3'],
    ],
    [
      [3000, 12_500],
      ['12.5', '3.0'],
    ],
    [
      [3100, 12_000],
      ['12.0', '3.1'],
    ],
    [
      [3010, 12_100],
      ['12.10', '3.01'],
    ],
    [
      [3001, 12_100],
      ['12.100', '3.001'],
    ],
    [
      [1000, 1100],
      ['1.1', '1.0'],
    ],
    [
      [0, 10],
      ['0.01', '0.00'],
    ],
  ])('%j thousandths have the digits that one of them needs: %j', ([two, three], shown) => {
    const { rows } = standingsOf(
      withValues([
        [2, two!],
        [3, three!],
      ]),
    );
    expect(rows.slice(1, 3).map(({ values }) => values[0]!.shown)).toEqual(shown);
  });

  it('do nothing before they are typed in, and the list says so', () => {
    const { ranking, problems } = standingsOf({ ...EVENT, rules: withValues([]).rules });
    expect(ranking).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['self-defined-tie-break']);
  });
});
