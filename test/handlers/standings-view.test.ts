/** The page of standings, row by row: seven players whose identity, number, rank and row all differ. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, GameResult, Player, Rules } from '../../src-engine/index.ts';
import { standingsQueries } from '../../src-main/handlers/standings/standings.ts';
import { texts } from '../../src-main/texts.ts';
import { DeskWithJobs, refusedBy } from './desk-with-jobs.ts';
import { FIRST, imported, players, results, SECOND, up } from './written.ts';

/** 9, 4 and 3 have a point, 5 and 8 a half. Ratings are from 1800, of 3, to 2400, of 9. */
const GIVEN = ['white-wins', 'draw', 'black-wins'] as const;
const clubs = players.map((player) => ({
  ...player,
  club: [9, 6].includes(player.id) ? 'Harbour' : 'Mill',
  federation: player.id === 4 ? 'SUI' : 'AUT',
}));
const started = (rules: Partial<Rules>, field: readonly Player[] = clubs): EventDraft => {
  const base = imported(field);
  const { tournament } = base.payload;
  const own = { ...tournament.rules, tieBreaks: ['RTNG'], ...rules };
  return { ...base, payload: { ...base.payload, tournament: { ...tournament, rules: own } } };
};
const after = (given: readonly GameResult[], start = started({})): EventDraft[] => [
  start,
  ...up(1, FIRST, 3),
  ...results(1, FIRST, ...given),
];
const deskOf = (...drafts: readonly EventDraft[]) => {
  const { desk } = new DeskWithJobs(drafts);
  const queries = standingsQueries(desk);
  return {
    desk,
    queries,
    view: async (afterRound: number | null = null, category = '') => {
      const reply = await queries['standings.view']({ afterRound, category });
      if (!reply.ok) throw new Error(reply.refusal.code);
      return reply.value;
    },
  };
};

describe('the standings', () => {
  it('tell each player with rank, points, values, and what their opponents were', async () => {
    const { view } = deskOf(...after(GIVEN));
    const { rows, ...page } = await view();
    expect(page).toEqual({
      ...{ afterRound: 1, provisional: true, openGames: 0, text: '2026', outside: [], category: '' },
      columns: [{ code: 'RTNG', name: 'Rating', article: 'C.07 (2026) 10.6', ranks: true }],
      categories: [
        { id: '', group: '', label: 'All', players: 7 },
        { id: 'rating:2400', group: 'Rating', label: 'Under 2400', players: 6 },
        { id: 'rating:2200', group: 'Rating', label: 'Under 2200', players: 4 },
        { id: 'rating:2000', group: 'Rating', label: 'Under 2000', players: 2 },
        { id: 'federation:AUT', group: 'Federation', label: 'AUT', players: 6 },
        { id: 'federation:SUI', group: 'Federation', label: 'SUI', players: 1 },
        { id: 'club:Harbour', group: 'Club', label: 'Harbour', players: 2 },
        { id: 'club:Mill', group: 'Club', label: 'Mill', players: 5 },
      ],
    });
    const row = (
      id: number,
      rank: number,
      points: number,
      opponents: number | null,
      performance: number | null,
    ) => ({
      ...{ id, tpn: 10 - id, name: `Name${id}, Given`, title: null, rating: 1500 + 100 * id },
      ...{ rank, shared: false, settledBy: null, previousRank: null, points, note: '' },
      ...{ federation: id === 4 ? 'SUI' : 'AUT', club: [9, 6].includes(id) ? 'Harbour' : 'Mill' },
      ...{ values: [`${1500 + 100 * id}`], averageOpponent: opponents, performance },
    });
    // B.02 8.1.1: a whole point is worth 800, none −800, a half nothing. Who had the bye met nobody.
    expect(rows).toEqual([
      row(9, 1, 10, 2100, 2900),
      row(4, 2, 10, 2200, 3000),
      row(3, 3, 10, null, null),
      row(8, 4, 5, 2000, 2000),
      row(5, 5, 5, 2300, 2300),
      row(7, 6, 0, 1900, 1100),
      row(6, 7, 0, 2400, 1600),
    ]);
  });

  it('count games over the board against rated opponents alone among their ratings', async () => {
    const unrated = clubs.map((player) => (player.id === 6 ? { ...player, rating: 0 } : player));
    const { view } = deskOf(...after(GIVEN, started({}, unrated)));
    const averages = async (of: typeof view) =>
      Object.fromEntries((await of()).rows.map(({ id, averageOpponent }) => [id, averageOpponent]));
    expect(await averages(view)).toEqual({ 3: null, 4: 2200, 5: 2300, 6: 2400, 7: 1900, 8: 2000, 9: null });
    const forfeit = deskOf(...after(['white-wins', 'forfeit-white-wins', 'open']));
    expect(await averages(forfeit.view)).toEqual({
      ...{ 3: null, 4: null, 5: null, 6: 2400, 7: null, 8: null, 9: 2100 },
    });
    const outsideRating = deskOf(...after(['unrated-white-wins', 'unrated-draw', 'unrated-black-wins']));
    const performances = (await outsideRating.view()).rows.map(({ id, performance }) => [id, performance]);
    expect(Object.fromEntries(performances)).toEqual({
      ...{ 3: null, 4: 3000, 5: 2300, 6: 1600, 7: 1100, 8: 2000, 9: 2900 },
    });
  });

  it('take ratings of the round where the event is long and its tie-breaks do', async () => {
    const later = clubs.map((player) =>
      player.id === 6 ? { ...player, laterRatings: [{ fromRound: 1, rating: 2150 }] } : player,
    );
    const averageOf9 = async (rules: Partial<Rules>) =>
      (await deskOf(...after(GIVEN, started(rules, later))).view()).rows[0]!.averageOpponent;
    expect(await averageOf9({ ratingInTieBreaks: 'of-the-round' })).toBe(2150);
    expect(await averageOf9({})).toBe(2100);
    const second = later.map((player) =>
      player.id === 6 ? { ...player, laterRatings: [{ fromRound: 2, rating: 2150 }] } : player,
    );
    const rules = { ratingInTieBreaks: 'of-the-round' } as const;
    expect((await deskOf(...after(GIVEN, started(rules, second))).view()).rows[0]!.averageOpponent).toBe(
      2100,
    );
  });

  it('compare ranks with those after the round before, from the second round on', async () => {
    const drafts = [
      ...after(GIVEN),
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'white-wins', 'draw', 'white-wins'),
    ];
    const moves = async (afterRound: number | null, of = deskOf(...drafts)) =>
      (await of.view(afterRound)).rows.map(({ id, rank, previousRank }) => [id, rank, previousRank]);
    // 4 has two points; 8 and 3 have one and a half, 9, 6 one, 7, 5 a half.
    expect(await moves(2)).toEqual([
      [4, 1, 2],
      [8, 2, 4],
      [3, 3, 3],
      [9, 4, 1],
      [6, 5, 7],
      [7, 6, 6],
      [5, 7, 5],
    ]);
    expect((await moves(1)).map(([, , before]) => before)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(await moves(null)).toEqual(await moves(2));
    expect((await deskOf(...drafts).view(7)).afterRound).toBe(2);
    // A draft is not on the wall, and a round without a result is not played.
    expect((await deskOf(...drafts, up(3, FIRST, 3)[0]!).view(3)).afterRound).toBe(2);
    expect((await deskOf(...drafts, ...up(3, FIRST, 3)).view(null)).afterRound).toBe(2);
    expect((await deskOf(...drafts, ...up(3, FIRST, 3)).view(3)).openGames).toBe(3);
    expect((await deskOf(started({})).view(null)).afterRound).toBe(0);
  });

  it('leave out who was expelled, now and in the ranks before', async () => {
    const field = clubs.map((player) => (player.id === 9 ? { ...player, expelled: true as const } : player));
    const { view } = deskOf(
      ...after(GIVEN, started({}, field)),
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'white-wins', 'draw', 'white-wins'),
    );
    const { rows } = await view(2);
    expect(rows.map(({ id, rank, previousRank }) => [id, rank, previousRank])).toEqual([
      [4, 1, 1],
      [8, 2, 3],
      [3, 3, 2],
      [6, 4, 6],
      [7, 5, 5],
      [5, 6, 4],
    ]);
  });

  it('share ranks where nothing tells players apart, and say how a tie was settled', async () => {
    const shared = deskOf(...after(GIVEN, started({ tieBreaks: [] })));
    const ranks = (await shared.view()).rows.map(({ rank, shared: isShared }) => [rank, isShared]);
    expect(ranks).toEqual([1, 1, 1, 4, 4, 6, 6].map((rank) => [rank, true]));
    const tie = { afterRound: 1, seed: null, place: 1, why: '' };
    const settled = deskOf(
      ...after(GIVEN, started({ tieBreaks: [] })),
      { kind: 'tie-settled', payload: { ...tie, by: 'hand', order: [3, 9, 4] } },
      { kind: 'tie-settled', payload: { ...tie, by: 'lot', order: [8, 5], place: 4 } },
      { kind: 'player-withdrawn', payload: { player: 3, name: '', fromRound: 2, was: null } },
      { kind: 'player-withdrawn', payload: { player: 6, name: '', fromRound: 3, was: null } },
    );
    const rows = (await settled.view()).rows.map(({ id, rank, shared: is, settledBy, note }) => [
      ...[id, rank, is, settledBy, note],
    ]);
    expect(rows.slice(0, 5)).toEqual([
      [3, 1, false, 'hand', 'Withdrawn from R2, by the arbiter'],
      [9, 2, false, 'hand', 'by the arbiter'],
      [4, 3, false, 'hand', 'by the arbiter'],
      [8, 4, false, 'lot', 'by lot'],
      [5, 5, false, 'lot', 'by lot'],
    ]);
    expect(rows.slice(5).toSorted()).toEqual([
      [6, 6, true, null, 'Withdrawn from R3'],
      [7, 6, true, null, ''],
    ]);
  });

  it('have places of their own for a category; one that does not exist is everybody', async () => {
    const { view } = deskOf(...after(GIVEN));
    const { category, rows, categories } = await view(1, 'club:Harbour');
    expect([category, rows.map(({ id, rank }) => [id, rank])]).toEqual([
      'club:Harbour',
      [
        [9, 1],
        [6, 2],
      ],
    ]);
    expect(categories[0]).toEqual({ id: '', group: '', label: 'All', players: 7 });
    expect(categories.filter(({ group }) => group === 'Club')).toEqual([
      { id: 'club:Harbour', group: 'Club', label: 'Harbour', players: 2 },
      { id: 'club:Mill', group: 'Club', label: 'Mill', players: 5 },
    ]);
    const everybody = await view(1, 'club:Nowhere');
    expect([everybody.category, everybody.rows.length]).toEqual(['', 7]);
    const later = deskOf(
      ...after(GIVEN),
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'white-wins', 'draw', 'white-wins'),
    );
    const moved = (await later.view(2, 'club:Harbour')).rows;
    expect(moved.map(({ id, previousRank }) => [id, previousRank])).toEqual([
      [9, 1],
      [6, 2],
    ]);
  });

  it('name the tie-breaks of the text and those of the event, and say which of them rank', async () => {
    // An average of ratings ranks nobody where one has no rating.
    const tieBreaks = ['OTHER_POOL', 'ARO', 'BH', 'OTHER_CUP'];
    const unrated = clubs.map((player) => (player.id === 6 ? { ...player, rating: 0 } : player));
    const values = [
      [4, 1500],
      [9, 250],
    ] as const;
    const { view } = deskOf(...after(GIVEN, started({ tieBreaks }, unrated)), {
      kind: 'outside-values-set',
      payload: { code: 'OTHER_POOL', values, was: null },
    });
    const { columns, outside, rows } = await view();
    const { columnName: name, article } = texts.ties.outside;
    expect(columns.map(({ code, ranks }) => [code, ranks])).toEqual([
      ['OTHER_POOL', true],
      ['ARO', false],
      ['BH', true],
    ]);
    expect(columns[0]).toEqual({ code: 'OTHER_POOL', name, article, ranks: true });
    expect(columns[2]).toMatchObject({ name: 'Buchholz', article: expect.stringContaining('8.1') as string });
    expect(outside).toEqual([
      {
        code: 'OTHER_POOL',
        values: [
          { player: 4, value: 1500 },
          { player: 9, value: 250 },
        ],
      },
      { code: 'OTHER_CUP', values: [] },
    ]);
    expect(rows.slice(0, 2).map(({ id, values: [first] }) => [id, first])).toEqual([
      [4, '1.50'],
      [9, '0.25'],
    ]);
  });
});

describe('the working behind a value', () => {
  it('stops at the round asked', async () => {
    const { queries } = deskOf(
      ...after(GIVEN, started({ tieBreaks: ['BH'] })),
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'white-wins', 'draw', 'white-wins'),
    );
    const linesOf = async (afterRound: number) => {
      const reply = await queries['standings.working']({ player: 9, code: 'BH', afterRound });
      if (!reply.ok) throw new Error(reply.refusal.code);
      const { value, terms } = reply.value;
      return [value, terms.map((term) => [term.round, term.opponent?.id, term.result, term.contribution])];
    };
    // 6 lost to 9 in round 1 and won in round 2; 8 drew, then beat 9.
    expect(await linesOf(1)).toEqual(['0.0', [[1, 6, '1', '0']]]);
    expect(await linesOf(2)).toEqual([
      '2.5',
      [
        [1, 6, '1', '1'],
        [2, 8, '0', '1.5'],
      ],
    ]);
  });

  it('is of what is on the wall after the round asked, or says why there is none', async () => {
    const drafts = [...after(GIVEN, started({ tieBreaks: ['BH'] })), up(2, SECOND, 4)[0]!];
    const { queries, desk } = deskOf(...drafts);
    const ask = (player: number, code: string, afterRound: number) =>
      queries['standings.working']({ player, code, afterRound });
    expect(await ask(9, 'BH', 1)).toMatchObject({
      ok: true,
      value: { player: { id: 9 }, code: 'BH', name: 'Buchholz' },
    });
    const refused = { severity: 'refused', advice: '' };
    expect(await refusedBy(ask(9, 'NOPE', 1))).toEqual({
      ...{ ...refused, code: 'unknown-tie-break', message: 'NOPE is not a tie-break of C.07.' },
    });
    expect(await refusedBy(ask(77, 'BH', 1))).toEqual({
      ...{ ...refused, code: 'no-such-player', message: 'There is no player 77.' },
    });
    desk.document = null;
    expect((await refusedBy(ask(9, 'BH', 1))).code).toBe('no-document');
    expect((await refusedBy(queries['standings.view']({ afterRound: 1, category: '' }))).code).toBe(
      'no-document',
    );
  });
});
