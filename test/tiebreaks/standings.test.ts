import { describe, expect, it } from 'vitest';
import {
  crosstableOf,
  finalOrderOf,
  lotOf,
  recordedRankDifferences,
  standingsOf,
  wallChartOf,
  workingOf,
  type StandingsOptions,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { eventOf } from './event.ts';

const EVENT = eventOf(['2w1 3b1 4w=', '1b0 4w1 3b=', '4w1 1w0 2w=', '3b0 2b0 1b='], { rules: { rounds: 3 } });

function order(tournament: Tournament, options: StandingsOptions = {}): number[] {
  return standingsOf(tournament, options).rows.map(({ player }) => player);
}

describe('4.2 standings', () => {
  it('rank by points; who is equal in every tie-break too shares the rank', () => {
    // 2 and 3 drew with each other and did the same against 1 and 4: nothing but the lot separates them.
    const { rows } = standingsOf(EVENT, { tieBreaks: ['WIN', 'BH', 'SB'] });
    expect(rows.map(({ player, sharedRank }) => [player, sharedRank])).toEqual([
      [1, 1],
      [expect.any(Number), 2],
      [expect.any(Number), 2],
      [4, 4],
    ]);
    expect(new Set(rows.slice(1, 3).map(({ player }) => player))).toEqual(new Set([2, 3]));
  });

  it('have the same order where only the order is asked for', () => {
    const event = eventOf(
      ['2w1 3b1 4w= 5b1', '1b0 4w1 3b= 6w=', '4w1 1w0 2w= U', '3b0 2b0 1b= Z', '6w= Z U 1w0', '5b= H Z 2b='],
      { rules: { rounds: 4 } },
    );
    const lists = [
      [],
      ['DE'],
      ['BH/C1', 'DE', 'WIN'],
      ['BH/C1', 'BH', 'DE', 'ARO/C1', 'WIN', 'BPG', 'SB', 'TPN'],
    ];
    for (const tieBreaks of lists) {
      for (let lotSeed = 1; lotSeed <= 20; lotSeed++) {
        const drawn = { ...event, rules: { ...event.rules, lotSeed, tieBreaks } };
        for (let afterRound = 0; afterRound <= 4; afterRound++) {
          const { overall, rows } = standingsOf(drawn, { afterRound });
          expect(finalOrderOf(drawn, { afterRound })).toEqual({
            players: overall,
            leaders: rows.filter(({ points }) => points === rows[0]!.points).length,
          });
        }
      }
    }
  });

  it('share a place and draw lots when the list is exhausted', () => {
    const rows = standingsOf(EVENT, { tieBreaks: [] }).rows.slice(1, 3);
    expect(rows.map(({ rank, sharedRank, drawnByLot }) => [rank, sharedRank, drawnByLot])).toEqual([
      [2, 2, true],
      [3, 2, true],
    ]);
  });

  it('apply a later tie-break only to those whom the earlier one left tied', () => {
    // By TPN alone 2 stands before 3; after a separation by RTNG it has no say.
    const rated = {
      ...EVENT,
      players: EVENT.players.map((player) => ({ ...player, rating: 2000 + player.id })),
    };
    expect(order(rated, { tieBreaks: ['RTNG', 'TPN'] })).toEqual([1, 3, 2, 4]);
    expect(order(rated, { tieBreaks: ['TPN', 'RTNG'] })).toEqual([1, 2, 3, 4]);
  });

  it('count an adjustment of the points', () => {
    const adjusted = eventOf(['2w=', '1b='], { adjustments: [-5, 0] });
    expect(
      standingsOf(adjusted, { tieBreaks: [] }).rows.map(({ player, points }) => [player, points]),
    ).toEqual([
      [2, 5],
      [1, 0],
    ]);
  });
});

describe('lots', () => {
  it('are the same at every drawing and change with the seed', () => {
    const many = eventOf(new Array<string>(30).fill('H'));
    const drawn = (lotSeed: number): number[] =>
      order({ ...many, rules: { ...many.rules, lotSeed } }, { tieBreaks: [] });
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(drawn(7).toSorted((a, b) => a - b)).toEqual(many.players.map(({ id }) => id));
  });

  it('keep their order when somebody leaves the group', () => {
    for (let lotSeed = 1; lotSeed <= 10; lotSeed++) {
      const rules = { lotSeed };
      const together = order(eventOf(['H', 'H', 'H', 'H', 'H'], { rules }), { tieBreaks: [] });
      const apart = order(eventOf(['H', 'H', 'F', 'H', 'H'], { rules }), { tieBreaks: [] });
      expect(apart).toEqual([3, ...together.filter((id) => id !== 3)]);
    }
  });

  it('favour nobody: every place is drawn about equally often', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      const lots = [1, 2, 3, 4].map((id) => lotOf(seed, id));
      counts[lots.indexOf(Math.min(...lots))]!++;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('after any round', () => {
  it('forgets later rounds and says that it is provisional', () => {
    const first = standingsOf(EVENT, { afterRound: 1, tieBreaks: ['BH'] });
    expect(first.provisional).toBe(true);
    expect(first.rows.map(({ points }) => points)).toEqual([10, 10, 0, 0]);
    expect(first.rows[0]!.cells).toHaveLength(1);
    expect(standingsOf(EVENT, { tieBreaks: [] }).provisional).toBe(false);
  });

  it('names open and adjourned games and stays provisional', () => {
    const open = eventOf(['2w1 2b?', '1b0 1w?'], { rules: { rounds: 2 } });
    const [first, last] = open.rounds;
    for (const result of ['open', 'adjourned'] as const) {
      const rounds = [first!, { ...last!, boards: [{ ...last!.boards[0]!, result }] }];
      const { openGames, provisional } = standingsOf({ ...open, rounds }, { tieBreaks: ['BH'] });
      expect(openGames, result).toEqual([{ round: 2, white: 2, black: 1 }]);
      expect(provisional, result).toBe(true);
    }
    const { rows } = standingsOf(open, { tieBreaks: ['BH'] });
    expect(rows.map(({ points }) => points)).toEqual([10, 0]);
  });

  it('lists everybody with nothing before the first round', () => {
    const { rows, afterRound } = standingsOf(
      { ...EVENT, rounds: [] },
      { tieBreaks: ['DE', 'BH/C1', 'ARO', 'KS'] },
    );
    expect(afterRound).toBe(0);
    const nothing = [0, 1, '', '0.0', '', '0.0'];
    expect(
      rows.map(({ points, sharedRank, values }) => [points, sharedRank, ...values.map(({ shown }) => shown)]),
    ).toEqual([nothing, nothing, nothing, nothing]);
    expect(rows.map(({ player }) => player).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

describe('categories', () => {
  const event = {
    ...EVENT,
    players: EVENT.players.map((player) => ({
      ...player,
      sex: player.id % 2 === 0 ? ('w' as const) : ('m' as const),
      birth: player.id === 4 ? '' : `20${10 + player.id}/01/01`,
      club: player.id < 3 ? 'North' : 'South',
      federation: player.id === 1 ? 'AUT' : 'GER',
      category: player.id === 3 ? 'U14' : '',
    })),
  };

  it.each([
    [{ sex: 'w' }, [2, 4]],
    [{ club: 'South' }, [3, 4]],
    [{ federation: 'GER' }, [2, 3, 4]],
    [{ category: 'U14' }, [3]],
    [{ ratingFrom: 1980, ratingTo: 1990 }, [2, 3]],
    [{ bornFrom: 2012 }, [2, 3]],
    [{ bornTo: 2012 }, [1, 2]],
    [{ players: [4, 1] }, [1, 4]],
    [{ sex: 'w', club: 'North' }, [2]],
  ] as const)('%j lists %j', (filter, expected) => {
    expect(order(event, { filter, tieBreaks: ['TPN'], text: '2026' })).toEqual(expected);
  });

  it('number the list from 1 and keep the place in the event', () => {
    const { rows, overall } = standingsOf(event, { filter: { sex: 'w' }, tieBreaks: ['TPN'], text: '2026' });
    expect(rows.map(({ rank, overallRank }) => [rank, overallRank])).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(overall).toEqual([1, 2, 3, 4]);
  });

  it('call a place drawn by lot only where two of the list are tied', () => {
    const tied = { ...event, rounds: [] };
    const drawn = (filter: { readonly players: readonly number[] }) =>
      standingsOf(tied, { filter, tieBreaks: [] }).rows.map(({ drawnByLot }) => drawnByLot);
    expect(drawn({ players: [2] })).toEqual([false]);
    expect(drawn({ players: [2, 4] })).toEqual([true, true]);
  });

  it('compute values over the whole event', () => {
    const { rows } = standingsOf(event, { tieBreaks: ['BH'], filter: { sex: 'w' } });
    // 2 met 1, 4 and 3, who have 2½, ½ and 1½; 4 met 3, 2 and 1.
    expect(rows.map(({ player, values: [value] }) => [player, value!.shown])).toEqual([
      [2, '4.5'],
      [4, '5.5'],
    ]);
  });
});

describe('lists that cannot be used as they are', () => {
  it('rank by the rest and say why', () => {
    const { problems, tieBreaks } = standingsOf(EVENT, { tieBreaks: ['XX', 'EMMSB', 'OTHER_1', 'BH'] });
    expect(tieBreaks).toEqual(['BH']);
    expect(problems.map(({ code }) => code)).toEqual([
      'unknown-tie-break',
      'self-defined-tie-break',
      'teams-only',
    ]);
    for (const problem of problems) expect(en.tieBreaks.problem(problem)).toContain(problem.text);
  });

  it('7.7, 7.8, 10.6 do not rank under the text before 1 March 2026', () => {
    const tieBreaks = ['STD', 'TPN', 'RTNG', 'REP'];
    const { problems, ranking } = standingsOf(EVENT, { tieBreaks, text: '2024' });
    expect(problems.map(({ text }) => text)).toEqual(['STD', 'TPN', 'RTNG']);
    expect(ranking).toEqual(['REP']);
    expect(standingsOf(EVENT, { tieBreaks, text: '2026' })).toMatchObject({
      problems: [],
      ranking: tieBreaks,
    });
  });
});

describe('charts', () => {
  it('number opponents by rank or by pairing number', () => {
    const byRank = wallChartOf(EVENT, { tieBreaks: ['TPN'], text: '2026' });
    expect(
      byRank.rows[0]!.cells.map(({ opponentNumber, colour, code, scoreAfter }) => [
        opponentNumber,
        colour,
        code,
        scoreAfter,
      ]),
    ).toEqual([
      [2, 'white', '1', 10],
      [3, 'black', '1', 20],
      [4, 'white', '=', 25],
    ]);
    const turned = { ...EVENT, players: EVENT.players.map((player) => ({ ...player, tpn: 5 - player.id })) };
    const byNumber = wallChartOf(turned, { numberedBy: 'tpn' });
    expect(byNumber.rows.map(({ number, player }) => [number, player])).toEqual([
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
    ]);
    expect(byNumber.rows[3]!.cells[0]!.opponentNumber).toBe(3);
  });

  it('keep the number of an opponent outside of the category', () => {
    const { rows } = wallChartOf(EVENT, { filter: { players: [1] }, tieBreaks: ['TPN'], text: '2026' });
    expect(rows).toHaveLength(1);
    expect(rows[0]!.cells.map(({ opponentNumber }) => opponentNumber)).toEqual([2, 3, 4]);
  });

  it('set everybody against everybody, twice in a double round robin', () => {
    const double = eventOf(['2w1 2b=', '1b0 1w='], { rules: { system: 'double-round-robin' } });
    const { rows } = crosstableOf(double);
    expect(rows[0]!.against[1]!.map(({ code }) => code)).toEqual(['1', '=']);
    expect(rows[1]!.against[0]!.map(({ code }) => code)).toEqual(['0', '=']);
    expect(rows[0]!.against[0]).toEqual([]);
  });
});

describe('recorded ranks', () => {
  const recorded = (...ranks: (number | null)[]): Tournament => ({
    ...EVENT,
    players: EVENT.players.map((player, index) => ({ ...player, recordedRank: ranks[index] ?? null })),
  });

  it('agree where they follow points and tie-breaks', () => {
    const { differences, compared } = recordedRankDifferences(recorded(1, 2, 3, 4), {
      tieBreaks: ['TPN'],
      text: '2026',
    });
    expect(differences).toEqual([]);
    expect(compared).toBe(4);
  });

  it('differ where two places are exchanged', () => {
    const { differences } = recordedRankDifferences(recorded(1, 3, 2, 4), {
      tieBreaks: ['TPN'],
      text: '2026',
    });
    expect(differences.map(({ player, recorded: told, firstPlace }) => [player, told, firstPlace])).toEqual([
      [2, 3, 2],
      [3, 2, 3],
    ]);
  });

  it('may be shared or drawn where the list leaves players tied', () => {
    for (const ranks of [
      [1, 2, 3, 4],
      [1, 3, 2, 4],
      [1, 2, 2, 4],
    ]) {
      expect(recordedRankDifferences(recorded(...ranks), { tieBreaks: [] }).differences).toEqual([]);
    }
    expect(recordedRankDifferences(recorded(1, 4, 2, 3), { tieBreaks: [] }).differences).toHaveLength(2);
  });

  it('are verified up to the first code that cannot be applied', () => {
    const { applied, notApplied, differences } = recordedRankDifferences(recorded(1, 3, 2, 4), {
      tieBreaks: ['PTS', 'WIN', 'OTHER_1', 'TPN'],
      text: '2026',
    });
    expect(applied).toEqual(['WIN']);
    expect(notApplied).toEqual(['OTHER_1', 'TPN']);
    expect(differences).toEqual([]);
  });
});

describe('working', () => {
  it('of a direct encounter shows the separate standings of the group', () => {
    const working = workingOf(EVENT, 2, 'DE', { tieBreaks: ['DE'] });
    expect(working.ok && working.value.encounters).toEqual([
      {
        article: '6.2',
        scale: 10,
        rows: [
          { player: 2, sum: 5, met: 1 },
          { player: 3, sum: 5, met: 1 },
        ],
      },
    ]);
    expect(working.ok && working.value.value.shown).toBe('');
  });

  it('of a direct encounter is of those whom the codes before it leave tied', () => {
    const event = eventOf([
      '2w1 3b0 5w= 6b0',
      '1b0 4w1 6b= 3w=',
      '4b= 1w1 . 2b=',
      '3w= 2b0 . 5w1',
      '6w1 . 1b= 4b0',
      '5b0 . 2w= 1w1',
    ]);
    const tiedIn = (tieBreaks: readonly string[]) => {
      const working = workingOf(event, 1, 'DE', { tieBreaks });
      return working.ok && working.value.tied?.toSorted((a, b) => a - b);
    };
    // 1, 4, 5 and 6 have 1½ points, with a Buchholz of 7, 7, 6 and 6½.
    expect(tiedIn(['DE'])).toEqual([1, 4, 5, 6]);
    expect(tiedIn(['DE', 'BH'])).toEqual([1, 4, 5, 6]);
    expect(tiedIn(['BH', 'DE'])).toEqual([1, 4]);
    expect(tiedIn(['BH', 'DE', 'WIN'])).toEqual([1, 4]);
    // 1 had Black twice, 4 once.
    expect(tiedIn(['BH', 'BPG', 'DE'])).toEqual([1]);
    expect(tiedIn([])).toEqual([1, 4, 5, 6]);
  });

  it('fails for a player who is not there and for a code of teams', () => {
    expect(workingOf(EVENT, 9, 'BH')).toMatchObject({ ok: false, failure: { code: 'no-such-player' } });
    expect(workingOf(EVENT, 1, 'EDE')).toMatchObject({ ok: false, failure: { code: 'teams-only' } });
    expect(workingOf(EVENT, 1, 'BHX')).toMatchObject({ ok: false, failure: { code: 'unknown-tie-break' } });
  });
});
