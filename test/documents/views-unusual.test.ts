/** What views say of rounds before the last, of players who are expelled or have left, and of numbers that have gaps. */
import { describe, expect, it } from 'vitest';
import type { GameResult, Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { categoriesOf, rankedCategories } from '../../src-main/documents/views/categories.ts';
import { changedBoardsView } from '../../src-main/documents/views/changed-boards-view.ts';
import { crosstableView, standingsView, wallChartView } from '../../src-main/documents/views/event-views.ts';
import { namesakeMarks } from '../../src-main/documents/views/namesakes.ts';
import { numbered, pairingCardsView } from '../../src-main/documents/views/pairing-cards-view.ts';
import { pairingsByBoardView } from '../../src-main/documents/views/round-views.ts';
import { workingsView } from '../../src-main/documents/views/workings-view.ts';
import { event, META, players, round } from './club-open.ts';
import { fieldOf } from './field.ts';

const BLANK = { colour: null, opponent: null, result: '', label: '', open: false };

describe('the workings of tie-breaks', () => {
  it('after an earlier round are those of the players who were tied at the top then', () => {
    const view = workingsView(event, 1, null, META);
    expect([view.afterRound, view.openGames, view.whose]).toEqual([1, 0, '2 players on 1']);
    expect(
      view.players.map(({ number, name, rank, points, values }) => [
        ...[number, name, rank, points],
        values.map(({ code, value }) => `${code} ${value}`).join(', '),
      ]),
    ).toEqual([
      [1, 'Ärlig, Bo', 1, 10, 'WON 1, BPG 0'],
      [4, 'Beck, Max', 2, 10, 'WON 0, BPG 0'],
    ]);
    expect(workingsView(event, 2, null, META)).toMatchObject({ openGames: 1, whose: '4 players on 1' });
  });

  it('are those of one who leads alone, and count no later round', () => {
    const [first, second, third] = event.rounds;
    const drawn = [{ ...first!.boards[0]!, result: 'draw' as const }, first!.boards[1]!];
    const won = [{ ...second!.boards[0]!, result: 'white-wins' as const }, second!.boards[1]!];
    const leads = { ...event, rounds: [{ ...first!, boards: drawn }, { ...second!, boards: won }, third!] };
    const {
      whose,
      players: [leader, ...others],
    } = workingsView(leads, 1, null, META);
    expect([whose, others]).toEqual(['Beck, Max', []]);
    expect(leader!.values.map(({ code, value }) => [code, value])).toEqual([
      ['WON', '0'],
      ['BPG', '0'],
    ]);
  });

  it('of players with different points name no score, those of one their name, those of nobody nothing', () => {
    const whose = (...ids: readonly number[]) => workingsView(event, 1, ids, META).whose;
    expect([whose(21, 22), whose(23, 22), whose(21), whose(), whose(99)]).toEqual([
      ...['2 players', '2 players on 1', 'Zander, Ida', '', ''],
    ]);
  });
});

describe('standings and charts', () => {
  it('have nobody who was expelled among the standings, and their row on the wall', () => {
    const expelled: Tournament = {
      ...event,
      players: players.map((player) =>
        player.id === 24 ? { ...player, withdrawnFrom: 2, expelled: true as const } : player,
      ),
    };
    expect(standingsView(expelled, 1, META).rows.map(({ name }) => name)).toEqual([
      ...['Ärlig, Bo', 'Beck, Max', 'Zander, Ida', 'Cole, Eve'],
    ]);
    expect(wallChartView(expelled, 1, META).rows.map(({ name }) => name)).toContain('beck, max');
  });

  it('have numbers with gaps as they are, in the order of ranks places', () => {
    const gaps = { ...event, players: players.map((player) => ({ ...player, tpn: player.tpn * 10 })) };
    const first = (order: 'number' | 'rank') =>
      wallChartView(gaps, 1, META, order).rows.map(({ number, name, cells }) => [
        ...[number, name, cells[0]!.opponent],
      ]);
    expect(first('number')).toEqual([
      [10, 'Ärlig, Bo', 30],
      [20, 'Zander, Ida', 50],
      [30, 'beck, max', 10],
      [40, 'Beck, Max', null],
      [50, 'Cole, Eve', 20],
    ]);
    expect(first('rank')).toEqual([
      [1, 'Ärlig, Bo', 5],
      [2, 'Beck, Max', null],
      [3, 'Zander, Ida', 4],
      [4, 'Cole, Eve', 3],
      [5, 'beck, max', 1],
    ]);
  });

  it('show nothing of a first round that is not published', () => {
    const drafted = { ...event, rounds: [{ ...event.rounds[0]!, stage: 'draft' as const }] };
    const cells = (draft: boolean) => wallChartView(drafted, 0, { ...META, draft }).rows[0]!.cells;
    expect(cells(false)).toEqual([BLANK, BLANK, BLANK, BLANK]);
    expect(cells(true).map(({ opponent }) => opponent)).toEqual([3, null, null, null]);
  });

  it('of a round robin count the rounds up to one of them', () => {
    const one = (white: number, black: number, result: GameResult) => round([[white, black, result]], []);
    const table: Tournament = {
      ...event,
      rules: { ...event.rules, system: 'round-robin', rounds: 3 },
      players: players.slice(0, 3).map((player) => ({ ...player, entryRound: 1 })),
      rounds: [one(21, 22, 'draw'), one(22, 23, 'black-wins'), one(23, 21, 'white-wins')],
    };
    const told = (afterRound: number) =>
      crosstableView(table, afterRound, META).rows.map(({ name, rank, points, results, values }) => [
        ...[name, rank, points, results, values],
      ]);
    expect(told(1)).toEqual([
      // With Black.
      ['Ärlig, Bo', 1, 5, [null, '½', ''], ['0', '1']],
      ['Zander, Ida', 2, 5, ['½', null, ''], ['0', '0']],
      ['Beck, Max', 3, 0, ['', '', null], ['0', '0']],
    ]);
    expect(told(3)).toEqual([
      ['Beck, Max', 1, 20, [null, '1', '1'], ['2', '1']],
      ['Zander, Ida', 2, 5, ['0', null, '½'], ['0', '1']],
      ['Ärlig, Bo', 2, 5, ['0', '½', null], ['0', '1']],
    ]);
    const waiting = { ...table, rounds: table.rounds.with(2, one(23, 21, 'open')) };
    expect([1, 3].map((after) => crosstableView(waiting, after, META).openGames)).toEqual([0, 1]);
  });
});

describe('pairing cards', () => {
  it('of players who leave later say nothing of it yet; after the last round nobody plays', () => {
    const notes = (afterRound: number) =>
      pairingCardsView(event, afterRound, META).cards.find(({ number }) => number === 5)!.notes;
    expect([notes(1), notes(2)]).toEqual([['may have the bye'], ['left after round 2']]);
    const plays = (afterRound: number) =>
      pairingCardsView(event, afterRound, META).cards.map((card) => card.plays);
    expect([plays(3), plays(4)]).toEqual([
      [true, true, true, true, false],
      [false, false, false, false, false],
    ]);
  });

  it('of the Dubov System have the average of opponents before the upfloats', () => {
    const start = fieldOf({ players: 8, played: 0 });
    const dubov = { ...start, rules: { ...start.rules, system: 'dubov-2026' } };
    expect(pairingCardsView(dubov, 0, META).cards[0]!.notes).toEqual([
      ...['may have the bye', 'ARO 0', 'up 0 of 3'],
    ]);
  });

  it('of a round robin of an odd number have a free round without a line for the pen', () => {
    const free = fieldOf({ players: 5, played: 0, rounds: 5 });
    const table = { ...free, rules: { ...free.rules, system: 'round-robin' } };
    const cells = pairingCardsView(table, 0, META).cards.map((card) =>
      card.cells.filter(({ opponent }) => opponent === null),
    );
    expect(cells).toEqual(Array(5).fill([{ ...BLANK, label: 'free', float: null, total: '' }]));
  });

  it('name the only player whom somebody is not paired with', () => {
    const prohibitions = [{ firstRound: 1, lastRound: 4, players: [22, 23] }];
    const apart = { ...event, rules: { ...event.rules, prohibitions } };
    const { cards } = pairingCardsView(apart, 1, META);
    expect(cards.filter(({ notes }) => notes.includes('not with 4')).map(({ number }) => number)).toEqual([
      1,
    ]);
    expect(cards.filter(({ notes }) => notes.includes('not with 1')).map(({ number }) => number)).toEqual([
      4,
    ]);
  });

  it('keep the numbers that some have', () => {
    const some = {
      ...event,
      players: players.map((player) => ({ ...player, tpn: player.id === 22 ? 1 : 0 })),
    };
    expect(numbered(some)).toBe(some);
  });
});

describe('a round', () => {
  it('names players without a game in the order of the alphabet, whoever is recorded first', () => {
    const absent = {
      ...event,
      rounds: [
        round(
          [[22, 24, 'draw']],
          [
            { player: 21, kind: 'half' },
            { player: 25, kind: 'zero' },
          ],
        ),
      ],
    };
    expect(pairingsByBoardView(absent, 1, META).unpaired).toEqual([
      { name: 'Cole, Eve', reason: 'zero-point bye' },
      { name: 'Zander, Ida', reason: 'half-point bye' },
    ]);
  });

  it('changes a board where one of its two is replaced', () => {
    const former = {
      ...{ version: 1, boardNumbers: [7, 4], unpaired: [{ player: 25, kind: 'half' as const }] },
      pairs: [
        { white: 23, black: 25 },
        { white: 22, black: 24 },
      ],
    };
    const { boards } = changedBoardsView(event, 2, former, META);
    expect(
      boards.map(({ board, before, now }) => [
        ...[board, before?.white.name, before?.black.name, now?.white.name, now?.black.name],
      ]),
    ).toEqual([
      [4, 'Ärlig, Bo', 'beck, max', 'Zander, Ida', 'beck, max'],
      [7, 'Beck, Max', 'Cole, Eve', 'Beck, Max', 'Ärlig, Bo'],
    ]);
  });
});

describe('categories', () => {
  const born = (info: object, birth = '2010/01/01'): Tournament => ({
    ...event,
    info: { ...event.info, ...info },
    players: players.map((player) => (player.id === 21 ? { ...player, birth } : player)),
  });
  const labels = (tournament: Tournament) =>
    rankedCategories(tournament, en.standings).map(({ label }) => label);

  it('of ages are ranked by themselves, by the end of an event whose beginning is not known; none without a date', () => {
    const ages = ['Under 16', 'Under 18', 'Under 20'];
    expect(labels(born({}))).toEqual(['Women', 'S60', 'U16', ...ages]);
    expect(labels(born({ startDate: '', endDate: '2026/11/14' }))).toEqual(labels(born({})));
    expect(labels(born({ startDate: '', endDate: '' }))).toEqual(['Women', 'S60', 'U16']);
  });

  it('of ratings end below their limit', () => {
    const rated = (rating: number) =>
      categoriesOf(
        {
          ...event,
          players: players.map((player) => ({ ...player, rating: player.id === 24 ? rating : 2300 })),
        },
        en.standings,
      ).flatMap(({ id }) => (id.startsWith('rating:') ? [id] : []));
    expect([rated(1999), rated(2000)]).toEqual([['rating:2200', 'rating:2000'], ['rating:2200']]);
  });
});

it('namesakes are told apart by number where nothing else is known, whatever stands between their names', () => {
  const named = players.slice(0, 3).map((player, at) => ({
    ...player,
    name: ['Holt, Ana', 'Holt  Ana ', 'HOLT,Ana'][at]!,
    federation: at === 0 ? 'POL' : '',
    rating: at === 0 ? 1900 : 0,
  }));
  expect([...namesakeMarks(named)]).toEqual([
    [21, 'POL\u00a01900'],
    [22, 'No.\u00a01'],
    [23, 'No.\u00a04'],
  ]);
  const [first, second] = named;
  expect([...namesakeMarks([first!, second!])]).toEqual([
    [21, 'POL\u00a01900'],
    [22, 'No.\u00a01'],
  ]);
});
