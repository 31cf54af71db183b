/** Two entries of one person become one, and no value of either goes without a word. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_TOURNAMENT,
  nationalOf,
  type Player,
  type RatingMethod,
} from '../../src-engine/index.ts';
import { mergedFields } from '../../src-main/handlers/players/merged-fields.ts';
import { newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

const entry = (id: number, more: Partial<Player>): Player => ({ ...blankPlayer(id, 'Berg, Ida'), ...more });
const rulesOf = (method: RatingMethod) => ({
  ...BLANK_TOURNAMENT.rules,
  tournamentRating: { method, federation: 'SUI' },
});
const merged = (kept: Partial<Player>, gone: Partial<Player>, method: RatingMethod = 'FIDE') =>
  mergedFields(rulesOf(method), entry(1, kept), entry(2, gone));
const LIST = {
  ratingSource: 'list',
  ratingList: 'FIDE',
  ratingMonth: '2026-11',
  ratingPace: 'standard',
} as const;

describe('the fields of two entries of one person', () => {
  it('keep the K of the list with the rating that stays', () => {
    const listed = { rating: 2380, listK: 10, ...LIST };
    expect(merged({}, listed).after).toMatchObject({ rating: 2380, listK: 10 });
    expect(merged({ rating: 2380 }, listed).after).toMatchObject({ listK: 10 });
    expect(merged({ rating: 2100 }, listed).after).not.toHaveProperty('listK');
    expect(merged({ ...listed, listK: 20 }, listed).after).not.toHaveProperty('listK');
  });

  it('are those of the kept entry; blanks are filled, other values dropped, both told with both values', () => {
    const { after, filled, dropped } = merged(
      { club: '', federation: 'SUI', birth: '1990/00/00', category: 'A', fideId: '11' },
      {
        club: 'Linden',
        federation: 'GER',
        birth: '1990/05/04',
        category: 'B',
        feePaid: true,
        noHalfBye: true,
      },
    );
    expect(after).toEqual({ club: 'Linden', birth: '1990/05/04', feePaid: true, noHalfBye: true });
    expect(filled.map(({ field, kept, gone }) => [field, kept, gone])).toEqual([
      ['birth', '1990/00/00', '1990/05/04'],
      ['club', '', 'Linden'],
      ['feePaid', false, true],
      ['noHalfBye', null, true],
    ]);
    expect(dropped.map(({ field, kept, gone }) => [field, kept, gone])).toEqual([
      ['federation', 'SUI', 'GER'],
      ['category', 'A', 'B'],
    ]);
  });

  it('do not take “the same as the rating” for a blank official rating', () => {
    const { after, dropped } = merged(
      { rating: 2300, official: null },
      { rating: 2100, official: 2250 },
      'OTHER',
    );
    expect(after).toEqual({});
    expect(dropped.map(({ field, kept, gone }) => [field, kept, gone])).toEqual([
      ['rating', 2300, 2100],
      ['official', 2300, 2250],
    ]);
  });

  it('keep the later ratings of both, of one round those of the kept entry', () => {
    const laterRatings = [
      { fromRound: 3, rating: 2310 },
      { fromRound: 5, rating: 2320 },
    ];
    expect(merged({ rating: 2300 }, { rating: 2300, laterRatings }).after).toEqual({ laterRatings });
    const { after, dropped } = merged(
      { rating: 2300, laterRatings: [{ fromRound: 3, rating: 2299 }] },
      { rating: 2300, laterRatings },
    );
    expect(after).toEqual({ laterRatings: [{ fromRound: 3, rating: 2299 }, laterRatings[1]] });
    expect(dropped).toMatchObject([{ field: 'laterRatings', gone: laterRatings }]);
  });

  it('count what the method of the tournament says of both, with its source', () => {
    const fide = { rating: 2000, ...LIST };
    const national = { rating: 2100, official: 0, national: nationalOf('SUI', 2100) };
    expect(merged(fide, national, 'HBFN').after).toMatchObject({
      rating: 2100,
      official: 2000,
      national: { rating: 2100 },
      ratingSource: 'typed',
      ratingList: '',
    });
    expect(merged(fide, national, 'LBFN').after).toEqual({
      national: nationalOf('SUI', 2100),
      nationalFrom: { source: 'typed', list: '', month: '', pace: '' },
    });
    expect(merged(fide, national, 'NIDOF').after).toMatchObject({ rating: 2100, official: 2000 });
    expect(merged(national, fide, 'FIDON').after).toMatchObject({ rating: 2000, official: null, ...LIST });
    expect(merged({ rating: 0 }, fide).after).toEqual({ rating: 2000, ...LIST });
  });

  it('keep what either national record knows; of two ratings that of the kept entry', () => {
    const own = { ...nationalOf('SUI', 0), nationalId: '77' };
    expect(merged({ national: own }, { national: nationalOf('SUI', 1900) }, 'FIDE').after).toEqual({
      national: { ...own, rating: 1900 },
    });
    const { after, dropped } = merged(
      { national: nationalOf('SUI', 1800) },
      { national: nationalOf('SUI', 1900) },
    );
    expect(after).toEqual({});
    expect(dropped.map(({ field }) => field)).toEqual(['national']);
  });
});

describe('the merge of two entries', () => {
  const program = new Program();
  afterAll(() => program.close());
  const view = () => program.query('players.view', null);
  const idOf = async (name: string) => (await view()).players.find((player) => player.name === name)!.id;

  beforeAll(async () => {
    await newTournament(program, 4);
    await program.run('players.add', playerInput('Berg, Ida', 2335, { club: 'Linden', birth: '1990' }));
    await program.confirm('players.add', {
      ...playerInput('Berg, Idda', 2000, { club: 'Four Towers', sex: 'w', fideId: '' }),
      confirmed: 0,
    });
  });

  it('asks with every field that is filled or dropped', async () => {
    const [kept, gone] = [await idOf('Berg, Ida'), await idOf('Berg, Idda')];
    const asked = await program.handlers.commands['players.merge']({ kept, gone, confirmed: 0 });
    if (!('confirm' in asked)) throw new Error('not asked');
    expect(asked.confirm.consequences).toEqual([
      'The entry Berg, Idda is removed.',
      'sex: –, now woman.',
      'name: Berg, Ida stays, Berg, Idda goes.',
      'rating: 2335 stays, 2000 goes.',
      'club: Linden stays, Four Towers goes.',
    ]);
  });

  it('is undone exactly: both players, rounds, results and standings are what they were', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    // One of the two comes after the round, so that both can be one person.
    await program.confirm('players.add', {
      ...playerInput('Berg, Ita', 1500, { category: 'B', sex: 'w', title: 'WFM' }),
      confirmed: 0,
    });
    const [kept, gone] = [await idOf('Berg, Ida'), await idOf('Berg, Ita')];
    const whole = async () => ({
      players: await view(),
      round: await program.query('round.view', { round: 1 }),
      standings: await program.query('standings.view', { afterRound: null, category: '' }),
      audit: await program.query('players.audit', null),
    });
    const before = await whole();
    await program.confirm('players.merge', { kept, gone, confirmed: 0 });
    expect((await view()).players).toHaveLength(before.players.players.length - 1);
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await whole()).toEqual(before);
  });

  it('gives the game of the entry that goes to the other one, with its board, colour, result and points', async () => {
    const [kept, gone] = [await idOf('Berg, Ita'), await idOf('Berg, Ida')];
    const gameOf = async (id: number) => {
      const { boards } = await program.query('round.view', { round: 1 });
      const row = boards.find(({ white, black }) => white.id === id || black.id === id)!;
      const colour = row.white.id === id ? 'white' : 'black';
      const other = colour === 'white' ? row.black : row.white;
      return [row.board, colour, row.result, other.id];
    };
    const pointsOf = async () => {
      const { rows } = await program.query('standings.view', { afterRound: 1, category: '' });
      return new Map(rows.map(({ id, points }) => [id, points]));
    };
    const [game, points] = [await gameOf(gone), await pointsOf()];
    expect([points.get(kept), game.length]).toEqual([0, 4]);
    await program.confirm('players.merge', { kept, gone, confirmed: 0 });
    expect(await gameOf(kept)).toEqual(game);
    points.set(kept, points.get(gone)!);
    points.delete(gone);
    expect(await pointsOf()).toEqual(points);
  });
});
