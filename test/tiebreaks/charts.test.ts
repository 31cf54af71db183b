/** The wall chart and the crosstable, cell by cell. Identities, numbers, places of registration and ranks all differ. */
import { describe, expect, it } from 'vitest';
import { crosstableOf, wallChartOf, type ChartCell, type WallChartOptions } from '../../src-engine/index.ts';
import { eventOf, idOf } from '../renumbered.ts';

/** 4 has 2½ points, 1 and 2 have 1½ each, of whom 1 has won a game, and 3 has one. */
const EVENT = eventOf(['2w1 4b0 2b= .', '1b0 U 1w= 4b-', '4w= H . Z', '3b= 1w1 Z 2w+'], 4, {
  rounds: 4,
  tieBreaks: ['WON'],
});
const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map(idOf) as [number, number, number, number];

const cellText = ({ round, opponent, opponentNumber, colour, code, points, scoreAfter }: ChartCell): string =>
  `${round}: ${opponent} no. ${opponentNumber} ${colour} ${code} ${points} ${scoreAfter}`;

function chart(options: WallChartOptions = {}) {
  const { rows, ...rest } = wallChartOf(EVENT, options);
  return {
    ...rest,
    rows: rows.map(({ number, rank, sharedRank, player, points, cells }) => [
      `no. ${number}: ${player}, ${rank}, ${sharedRank}, ${points}`,
      ...cells.map(cellText),
    ]),
  };
}

describe('the wall chart', () => {
  it('numbers the players by their ranks', () => {
    expect(chart()).toEqual({
      rounds: 4,
      numberedBy: 'rank',
      rows: [
        [
          `no. 1: ${FOUR}, 1, 1, 25`,
          `1: ${THREE} no. 4 black = 5 5`,
          `2: ${ONE} no. 2 white 1 10 15`,
          '3: 0 no. 0 null Z 0 15',
          `4: ${TWO} no. 3 white + 10 25`,
        ],
        [
          `no. 2: ${ONE}, 2, 2, 15`,
          `1: ${TWO} no. 3 white 1 10 10`,
          `2: ${FOUR} no. 1 black 0 0 10`,
          `3: ${TWO} no. 3 black = 5 15`,
          '4: 0 no. 0 null null 0 15',
        ],
        [
          `no. 3: ${TWO}, 3, 3, 15`,
          `1: ${ONE} no. 2 black 0 0 0`,
          '2: 0 no. 0 null U 10 10',
          `3: ${ONE} no. 2 white = 5 15`,
          `4: ${FOUR} no. 1 black - 0 15`,
        ],
        [
          `no. 4: ${THREE}, 4, 4, 10`,
          `1: ${FOUR} no. 1 white = 5 5`,
          '2: 0 no. 0 null H 5 10',
          '3: 0 no. 0 null null 0 10',
          '4: 0 no. 0 null Z 0 10',
        ],
      ],
    });
  });

  it('numbers them by their pairing numbers, and is in their order, with the ranks beside', () => {
    const { numberedBy, rows } = chart({ numberedBy: 'tpn' });
    expect(numberedBy).toBe('tpn');
    expect(rows.map(([head]) => head)).toEqual([
      `no. 1: ${ONE}, 2, 2, 15`,
      `no. 2: ${TWO}, 3, 3, 15`,
      `no. 3: ${THREE}, 4, 4, 10`,
      `no. 4: ${FOUR}, 1, 1, 25`,
    ]);
    expect(rows[3]!.slice(1)).toEqual([
      `1: ${THREE} no. 3 black = 5 5`,
      `2: ${ONE} no. 1 white 1 10 15`,
      '3: 0 no. 0 null Z 0 15',
      `4: ${TWO} no. 2 white + 10 25`,
    ]);
  });

  it('ends with the round that is asked for', () => {
    // After two rounds 4 has 1½ points, then 1 with a game won, 2 and 3 with one each.
    const { rounds, rows } = chart({ afterRound: 2 });
    expect(rounds).toBe(2);
    expect(rows.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(rows[1]).toEqual([
      `no. 2: ${ONE}, 2, 2, 10`,
      expect.stringMatching(`^1: ${TWO} no. [34] white 1 10 10$`),
      `2: ${FOUR} no. 1 black 0 0 10`,
    ]);
  });

  it('of a category keeps the numbers of all players', () => {
    const { rows } = chart({ filter: { players: [THREE, TWO] } });
    expect(rows).toEqual([
      [
        `no. 3: ${TWO}, 1, 1, 15`,
        `1: ${ONE} no. 2 black 0 0 0`,
        '2: 0 no. 0 null U 10 10',
        `3: ${ONE} no. 2 white = 5 15`,
        `4: ${FOUR} no. 1 black - 0 15`,
      ],
      [
        `no. 4: ${THREE}, 2, 2, 10`,
        `1: ${FOUR} no. 1 white = 5 5`,
        '2: 0 no. 0 null H 5 10',
        '3: 0 no. 0 null null 0 10',
        '4: 0 no. 0 null Z 0 10',
      ],
    ]);
  });
});

describe('the crosstable', () => {
  const table = (options: WallChartOptions = {}) => {
    const { rounds, rows } = crosstableOf(EVENT, options);
    return [
      rounds,
      ...rows.map(({ against, number, rank, sharedRank, player, points, ...rest }) => {
        expect(rest).toEqual({});
        const games = against.map((cells) => cells.map(({ round, code }) => `${round}${code}`).join(' '));
        return [`no. ${number}: ${player}, ${rank}, ${sharedRank}, ${points}`, ...games];
      }),
    ];
  };

  it('has the games of each with each other in the order of rounds, rows and columns in that of the ranks', () => {
    expect(table()).toEqual([
      4,
      [`no. 1: ${FOUR}, 1, 1, 25`, '', '21', '4+', '1='],
      [`no. 2: ${ONE}, 2, 2, 15`, '20', '', '11 3=', ''],
      [`no. 3: ${TWO}, 3, 3, 15`, '4-', '10 3=', '', ''],
      [`no. 4: ${THREE}, 4, 4, 10`, '1=', '', '', ''],
    ]);
    const [first] = crosstableOf(EVENT).rows;
    expect(first!.against[2]!.map(cellText)).toEqual([`4: ${TWO} no. 3 white + 10 25`]);
  });

  it('of a category has the games with its own members alone', () => {
    expect(table({ filter: { players: [FOUR, THREE, ONE] } })).toEqual([
      4,
      [`no. 1: ${FOUR}, 1, 1, 25`, '', '21', '1='],
      [`no. 2: ${ONE}, 2, 2, 15`, '20', '', ''],
      [`no. 4: ${THREE}, 3, 3, 10`, '1=', '', ''],
    ]);
  });
});
