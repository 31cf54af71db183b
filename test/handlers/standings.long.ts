import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

describe('standings', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
  });
  afterEach(() => program.close());

  const view = (category = '', afterRound: number | null = null) =>
    program.query('standings.view', { afterRound, category });

  async function drawAll(round: number): Promise<void> {
    await pairAndPublish(program, round);
    for (let board = 1; board <= 4; board++)
      await program.run('results.enter', { round, board, result: 'draw', confirmed: 0 });
  }

  it('offer the categories to which some players belong and others do not', async () => {
    const girl = { sex: 'w', birth: '2014', club: 'Harbour', category: 'B', federation: 'AUT' } as const;
    await program.run('players.add', playerInput('Nine, Girl', 0, girl));
    await program.run('players.add', playerInput('Ten, Senior', 2410, { birth: '1950' }));
    const { categories } = await view();
    const found = (group: string) =>
      categories.filter((one) => one.group === group).map(({ label, players }) => `${label} ${players}`);
    expect(categories[0]).toMatchObject({ id: '', label: 'All', players: 10 });
    expect(found('Sex')).toContain('Women 1');
    expect(found('Category')).toEqual(['B 1']);
    expect(found('Club')).toEqual(['Harbour 1']);
    expect(found('Federation')).toContain('AUT 1');
    expect(found('Age')).toEqual(expect.arrayContaining(['Under 14 1', '65 and over 1']));
    expect(found('Age').some((label) => label.startsWith('Under 10'))).toBe(false);
    expect(found('Rating')).toEqual(expect.arrayContaining(['Unrated 1', 'Under 2400 9']));
  });

  it('list a category with places of its own', async () => {
    await program.run('players.add', playerInput('Nine, Club', 1500, { club: 'Harbour' }));
    await program.run('players.add', playerInput('Ten, Club', 1400, { club: 'Harbour' }));
    const { rows, category } = await view('club:Harbour');
    expect(category).toBe('club:Harbour');
    // Both share the place; lots, which differ from one tournament to the next, decide who stands first.
    expect(rows.map(({ name, rank }) => [name, rank]).toSorted()).toEqual([
      ['Nine, Club', 1],
      ['Ten, Club', 1],
    ]);
    expect((await view('club:Nowhere')).category).toBe('');
  });

  it('compare shared places with shared places, whatever the lots', async () => {
    await drawAll(1);
    await drawAll(2);
    const moves = async (): Promise<unknown> =>
      (await view()).rows
        .map(({ id, rank, previousRank }) => [id, rank, previousRank])
        .sort(([a], [b]) => a! - b!);
    const before = await moves();
    expect((await view('', 1)).rows.every(({ rank }) => rank === 1)).toBe(true);
    expect((await view()).rows.every(({ previousRank }) => previousRank === 1)).toBe(true);
    const { info, rules } = await program.query('settings.view', null);
    await program.run('settings.change', { info, rules: { ...rules, lotSeed: 77 }, confirmed: 4 });
    expect(await moves()).toEqual(before);
  });

  it('count games over the board for average and performance, rated or not, and no others', async () => {
    await pairAndPublish(program, 1);
    const results = ['unrated-white-wins', 'draw', 'forfeit-white-wins', 'unrated-draw'] as const;
    for (const [index, result] of results.entries())
      await program.confirm('results.enter', { round: 1, board: index + 1, result, confirmed: 0 });
    const { boards } = await program.query('round.view', { round: 1 });
    const { rows } = await view();
    const rowOf = (id: number) => rows.find((row) => row.id === id)!;
    // One win is 800 above the opponent, one loss 800 below, a draw level.
    const above = [800, 0, null, 0];
    for (const [index, { white, black }] of boards.entries()) {
      const by = above[index]!;
      expect(rowOf(white.id)).toMatchObject({
        averageOpponent: by === null ? null : black.rating,
        performance: by === null ? null : black.rating + by,
      });
      expect(rowOf(black.id).performance).toBe(by === null ? null : white.rating - by);
    }
  });

  it('214: average the ratings of each round where tie-breaks take these', async () => {
    const { info, rules } = await program.query('settings.view', null);
    const more = { longEvent: true, ratingInTieBreaks: 'of-the-round', tieBreaks: ['ARO'] } as const;
    await program.confirm('settings.change', { info, rules: { ...rules, ...more }, confirmed: 0 });
    const { id, name } = (await program.query('players.view', null)).players[0]!;
    const input = playerInput(name, 2390, { later: [{ fromRound: 2, rating: 2590 }] });
    await program.confirm('players.change', { player: id, input, confirmed: 0 });
    await drawAll(1);
    await drawAll(2);
    const { rows } = await view();
    expect(rows.map(({ averageOpponent }) => `${averageOpponent}`)).toEqual(
      rows.map(({ values }) => values[0]),
    );
    // Whoever meets the first player in round 2 has them with the rating of that round.
    const games = async (round: number) =>
      (await program.query('round.view', { round })).boards.map(
        ({ white, black }) => [white, black] as const,
      );
    const opponentIn = async (round: number, player: number) => {
      const [white, black] = (await games(round)).find((pair) => pair.some((one) => one.id === player))!;
      return white.id === player ? black : white;
    };
    const { id: met } = await opponentIn(2, id);
    const { rating } = await opponentIn(1, met);
    expect(rows.find((row) => row.id === met)!.averageOpponent).toBe((rating + 2590) / 2);
    const first = await view('', 1);
    expect(first.rows.some(({ averageOpponent }) => averageOpponent === 2390)).toBe(true);
  });

  it('name columns with modifiers and articles', async () => {
    expect((await view()).columns).toEqual([
      { code: 'BH/C1', name: 'Buchholz Cut 1', article: 'C.07 (2026) 8.1, 14.1', ranks: true },
      { code: 'BH', name: 'Buchholz', article: 'C.07 (2026) 8.1', ranks: true },
      { code: 'SB', name: 'Sonneborn-Berger', article: 'C.07 (2026) 9.1', ranks: true },
      { code: 'DE', name: 'Direct encounter', article: 'C.07 (2026) 6', ranks: true },
    ]);
  });

  it('show the working of a value: sum, cuts, notes and articles', async () => {
    await drawAll(1);
    await drawAll(2);
    const working = async (code: string) =>
      program.query('standings.working', { player: 1, code, afterRound: 2 });
    const cut = await working('BH/C1');
    expect(cut).toMatchObject({ name: 'Buchholz Cut 1', value: '1.0', total: '2 − 1 cut' });
    expect(cut.terms.filter((term) => term.cut !== '')).toMatchObject([
      { cut: 'cut: least significant', article: 'C.07 14.1' },
    ]);
    const berger = await working('SB');
    expect(berger.terms.map(({ result, score, contribution }) => [result, score, contribution])).toEqual([
      ['½', '1', '0.5'],
      ['½', '1', '0.5'],
    ]);
    expect((await working('DE')).sentence).toMatch(/does not separate the 8 tied players\.$/);
  });
});
