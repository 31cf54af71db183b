/** 116, 123–129, 145: which rating orders the players. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../../src-engine/index.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

const program = new Program();
afterAll(() => program.close());

const playerNamed = async (name: string) =>
  (await program.query('players.view', null)).players.find((player) => player.name === name)!;

async function changeRules(more: Partial<Rules>): Promise<void> {
  const { info, rules } = await program.query('settings.view', null);
  await program.confirm('settings.change', { info, rules: { ...rules, ...more }, confirmed: 0 });
}

beforeAll(async () => {
  await newTournament(program, 2);
  await program.run('players.add', { ...playerInput('Both, Ratings', 2000), national: 2500 });
  await program.run('players.add', { ...playerInput('Only, National', 0), national: 2200 });
});

describe('116, 145: the method of the tournament rating', () => {
  it('is FIDE’s as long as nobody says otherwise; the national rating is kept beside it', async () => {
    expect(await playerNamed('Both, Ratings')).toMatchObject({
      rating: 2000,
      official: 2000,
      national: 2500,
    });
    expect(await playerNamed('Only, National')).toMatchObject({ rating: 0, official: 0, national: 2200 });
  });

  it('gives every player another rating and place when it changes, in one step that can be undone', async () => {
    await changeRules({ tournamentRating: { method: 'NIDOF', federation: 'SUI' } });
    expect(await playerNamed('Both, Ratings')).toMatchObject({ rating: 2500, official: 2000, tpn: 1 });
    expect(await playerNamed('Only, National')).toMatchObject({ rating: 2200, official: 0 });
    expect(await playerNamed('Name001, Given')).toMatchObject({ rating: 2390, official: 2390 });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await playerNamed('Both, Ratings')).toMatchObject({ rating: 2000, official: 2000 });
  });

  it('holds for a rating that is corrected by hand', async () => {
    await changeRules({ tournamentRating: { method: 'HBFN', federation: 'SUI' } });
    const { id } = await playerNamed('Only, National');
    const input = { ...playerInput('Only, National', 2300), national: 2200 };
    await program.confirm('players.change', { player: id, input, confirmed: 0 });
    expect(await playerNamed('Only, National')).toMatchObject({
      rating: 2300,
      official: 2300,
      national: 2200,
    });
  });

  it('OTHER: a rating of the tournament’s own beside FIDE’s', async () => {
    await changeRules({ tournamentRating: { method: 'OTHER', federation: 'SUI' } });
    const { id } = await playerNamed('Both, Ratings');
    const input = { ...playerInput('Both, Ratings', 2000), national: 2500, own: 2111 };
    await program.confirm('players.change', { player: id, input, confirmed: 0 });
    expect(await playerNamed('Both, Ratings')).toMatchObject({
      rating: 2111,
      official: 2000,
      national: 2500,
    });
  });

  it('asks at level 4 once a round is on the wall', async () => {
    await pairAndPublish(program, 1);
    const { info, rules } = await program.query('settings.view', null);
    const other = { ...rules, tournamentRating: { method: 'NRO', federation: 'SUI' } } as const;
    expect(
      await program.handlers.commands['settings.change']({ info, rules: other, confirmed: 0 }),
    ).toMatchObject({ confirm: { level: 4 } });
  });
});

describe('117, 127–129: ratings taken from lists', () => {
  const other = new Program();
  afterAll(() => other.close());

  const search = async (list: string) => {
    const { players } = await other.query('lists.search', {
      list,
      text: 'kasper',
      limit: 1,
      tolerant: false,
    });
    return { list, place: players[0]!.place };
  };
  const listNamed = async (name: string) =>
    (await other.query('lists.view', null)).lists.find((list) => list.name === name)!.id;

  beforeAll(async () => {
    await newTournament(other, 1);
    const fide = other.path('list.txt');
    const cells = ['11', 'Kasper, Jan', 'GER', 'M', '', '', '', '', '2000', '0', '20', '1900', '0', '20'];
    writeFileSync(fide, [LIST_HEADING, lineOf([...cells, '1850', '0', '20', '1990', ''])].join('\r\n'));
    await other.run('lists.import', { file: fide, name: 'FIDE', month: '2026-11', confirmed: 2 });
    const club = other.path('club.csv');
    writeFileSync(club, 'Name,Rating,ID,Federation\n"Kasper, Jan",2345,77,GER\n');
    await other.run('lists.import', { file: club, name: 'Club', month: '2026-11', confirmed: 2 });
  });

  it('shows the other kinds and takes the one that the arbiter chooses', async () => {
    const found = await search(await listNamed('FIDE'));
    expect(await other.query('players.candidate', { ...found, chosen: null })).toMatchObject({
      rating: 2000,
      pace: 'standard',
      player: { rapid: 1900, blitz: 1850 },
    });
    expect(
      await other.query('players.candidate', { ...found, chosen: { list: found.list, pace: 'blitz' } }),
    ).toMatchObject({
      rating: 1850,
      pace: 'blitz',
    });
  });

  it('127: the value of any list but FIDE’s is a national one, whatever the method', async () => {
    const found = await search(await listNamed('Club'));
    const { player } = await other.run('players.addFromList', {
      ...found,
      here: false,
      entry: { fromRound: 1, byes: [] },
      feePaid: false,
      confirmed: 0,
    });
    const { players } = await other.query('players.view', null);
    expect(players.find(({ id }) => id === player)).toMatchObject({ official: 0, national: 2345 });
    await other.run('players.remove', { player });
  });

  it('takes a national list as the national rating where the method wants one', async () => {
    const { info, rules } = await other.query('settings.view', null);
    const by = { ...rules, tournamentRating: { method: 'NIDOF', federation: 'GER' } } as const;
    await other.run('settings.change', { info, rules: by, confirmed: 0 });
    const entry = { fromRound: 1, byes: [] };
    const found = await search(await listNamed('Club'));
    const { player } = await other.run('players.addFromList', {
      ...found,
      here: false,
      entry,
      feePaid: false,
      confirmed: 0,
    });
    const { players } = await other.query('players.view', null);
    expect(players.find(({ id }) => id === player)).toMatchObject({
      rating: 2345,
      official: 0,
      national: 2345,
      ratingList: 'Club',
    });
    const fide = await search(await listNamed('FIDE'));
    await other.confirm('players.takeEntry', { ...fide, player, confirmed: 0 });
    const taken = (await other.query('players.view', null)).players.find(({ id }) => id === player);
    expect(taken).toMatchObject({ rating: 2345, official: 2000, national: 2345, fideId: '11' });
  });
});

describe('124, 126: the sequence of rating lists', () => {
  const fide = { list: 'FIDE', pace: 'standard' } as const;
  const club = { list: 'Club', pace: 'standard' } as const;
  const event = new Program();
  afterAll(() => event.close());
  const change = async (more: Partial<Rules>) => {
    const { info, rules } = await event.query('settings.view', null);
    return event.handlers.commands['settings.change']({ info, rules: { ...rules, ...more }, confirmed: 0 });
  };
  beforeAll(() => newTournament(event, 2));

  it('is set, told in the log, and taken back', async () => {
    expect(await change({ ratingLists: { standard: [fide, club] } })).toMatchObject({ ok: true });
    const { rules } = await event.query('settings.view', null);
    expect(rules.ratingLists).toEqual({ standard: [fide, club] });
    expect(JSON.stringify(await event.log('settings'))).toContain(
      'Rating lists in their order: – is now standard: FIDE, standard; Club, standard',
    );
    await event.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await event.query('settings.view', null)).rules.ratingLists).toBeUndefined();
  });

  it('is refused where it contradicts the tournament rating, or asks one thing twice', async () => {
    expect(await change({ ratingLists: { rapid: [club, fide] } })).toMatchObject({
      refusal: { code: 'lists-impossible' },
    });
    expect(await change({ ratingLists: { rapid: [fide, fide] } })).toMatchObject({
      refusal: {
        code: 'lists-impossible',
        message: 'A rating list is asked twice for the same rating.',
      },
    });
    const tournamentRating = { method: 'NIDOF', federation: 'GER' } as const;
    expect(await change({ ratingLists: { rapid: [club, fide] }, tournamentRating })).toMatchObject({
      ok: true,
    });
  });

  it('is set back, after a question, with a tournament rating that contradicts it', async () => {
    const asked = async (confirmed: 0 | 2) => {
      const { info, rules } = await event.query('settings.view', null);
      const tournamentRating = { method: 'FIDE', federation: '' } as const;
      const after = { ...rules, tournamentRating };
      return event.handlers.commands['settings.change']({ info, rules: after, confirmed });
    };
    expect(await asked(0)).toMatchObject({
      confirm: {
        level: 2,
        consequences: expect.arrayContaining([
          'The rating lists are asked in the usual order of this tournament rating again.',
        ]) as unknown,
      },
    });
    const sequence = async () => (await event.query('settings.view', null)).rules.ratingLists;
    expect(await sequence()).toEqual({ rapid: [club, fide] });
    expect(await asked(2)).toMatchObject({ ok: true });
    expect(await sequence()).toBeUndefined();
  });

  it('says what can be asked, and what is asked where nothing is set', async () => {
    const choices = await event.query('lists.choices', { method: 'FIDE', federation: '' });
    expect(choices).toMatchObject({ pace: 'standard', usual: [fide] });
    // FIDE's list and any national one, each for every kind of rating.
    expect(choices.steps.map(({ list, pace }) => `${list} ${pace}`)).toEqual(
      ['FIDE', ''].flatMap((list) => ['standard', 'rapid', 'blitz'].map((pace) => `${list} ${pace}`)),
    );
  });
});

describe('147–152: numbers exchanged among equals', () => {
  const equal = new Program();
  afterAll(() => equal.close());
  const numbers = async () =>
    (await equal.query('players.view', null)).players.map(({ id, tpn }) => [id, tpn] as const);
  const exchange = (a: number, b: number, confirmed: 0 | 3 = 0) =>
    equal.handlers.commands['players.exchangeNumbers']({ player: a, other: b, confirmed });

  beforeAll(async () => {
    await newTournament(equal, 0, 6);
    for (const [name, rating] of [
      ['Delta, D', 2000],
      ['Alfa, A', 2000],
      ['Charlie, C', 2000],
      ['Bravo, B', 1900],
      ['Echo, E', 1800],
      ['Foxtrot, F', 1700],
      ['Golf, G', 1600],
      ['Hotel, H', 1500],
    ] as const)
      await equal.run('players.add', playerInput(name, rating));
  });

  it('asks at level 3, before and after numbers are given, and only among equal ratings', async () => {
    expect(await exchange(1, 2)).toMatchObject({
      confirm: { level: 3, consequences: ['Delta, D gets number 1.', 'Alfa, A gets number 3.'] },
    });
    expect(await exchange(1, 2, 3)).toMatchObject({ ok: true });
    expect((await equal.log())[0]).toMatchObject({
      title: 'Pairing numbers exchanged',
      detail: 'Delta, D, 3, now 1; Alfa, A, 1, now 3',
    });
    expect((await numbers()).slice(0, 3)).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
    expect(await exchange(1, 4, 3)).toMatchObject({ refusal: { code: 'not-equal' } });
    expect(await exchange(1, 1, 3)).toMatchObject({ refusal: { code: 'not-equal' } });
    expect(await exchange(1, 99, 3)).toMatchObject({ refusal: { code: 'not-equal' } });
  });

  it('discards a draft that was paired by the old numbers', async () => {
    await equal.confirm('round.pair', { round: 1, confirmed: 0 });
    expect(await exchange(3, 2)).toMatchObject({
      confirm: { consequences: expect.arrayContaining(['The draft of round 1 is discarded.']) as unknown },
    });
    await exchange(3, 2, 3);
    expect((await numbers()).slice(0, 3)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    await pairAndPublish(equal, 1);
    expect((await numbers()).slice(0, 3)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('155: keeps that order when a corrected rating gives numbers anew', async () => {
    await playRound(equal, 1);
    const input = playerInput('Hotel, H', 2400);
    await equal.confirm('players.change', { player: 8, input, confirmed: 0 });
    await pairAndPublish(equal, 2);
    expect((await numbers()).slice(0, 4)).toEqual([
      [8, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('151: is refused once round 4 is paired', async () => {
    for (const round of [2, 3]) {
      await playRound(equal, round);
      await pairAndPublish(equal, round + 1);
    }
    expect(await exchange(1, 2, 3)).toMatchObject({ refusal: { code: 'numbers-fixed' } });
  });
});

describe('210–216: several ratings in an event of over 30 days', () => {
  it('are kept by round and told in the log', async () => {
    await changeRules({ longEvent: true });
    const { id } = await playerNamed('Name001, Given');
    const later = [
      { fromRound: 4, rating: 2410 },
      { fromRound: 2, rating: 2405 },
    ];
    const input = playerInput('Name001, Given', 2390, { later });
    await program.confirm('players.change', { player: id, input, confirmed: 0 });
    expect(await playerNamed('Name001, Given')).toMatchObject({
      rating: 2390,
      laterRatings: [
        { fromRound: 2, rating: 2405 },
        { fromRound: 4, rating: 2410 },
      ],
    });
    expect(JSON.stringify(await program.log('player'))).toContain('later ratings: –, now R2 2405, R4 2410');
  });
});
