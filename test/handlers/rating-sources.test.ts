/** 127–129, 134: what the lists say of a player, and where each of their ratings came from. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../../src-engine/index.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

describe('134: every value has the source that it really has', () => {
  const event = new Program();
  afterAll(() => event.close());
  const entry = { fromRound: 1, byes: [] };
  const wishes = { here: false, entry, feePaid: false, confirmed: 0 } as const;
  let [fide, club] = ['', ''];
  const placeOn = async (list: string, text: string) =>
    (await event.query('lists.search', { list, text, limit: 1, tolerant: false })).players[0]!.place;
  const named = async (name: string) =>
    (await event.query('players.view', null)).players.find((player) => player.name === name)!;
  const change = async (name: string, more: object) => {
    const { id, official, national, federation, fideId } = await named(name);
    const input = { ...playerInput(name, official, { federation, fideId }), national, ...more };
    await event.confirm('players.change', { player: id, input, confirmed: 0 });
  };
  const rules = async (more: Partial<Rules>, timeControl = '5400+30') => {
    const { info, rules: before } = await event.query('settings.view', null);
    const settings = { info: { ...info, encodedTimeControl: timeControl }, rules: { ...before, ...more } };
    await event.confirm('settings.change', { ...settings, confirmed: 0 });
  };
  const fromFide = (pace: 'standard' | 'rapid' | 'blitz' | '' = 'standard') => ({
    source: 'list',
    list: 'FIDE',
    month: '2026-11',
    pace,
  });
  const fromClub = { source: 'list', list: 'Club', month: '2026-11', pace: 'standard' };
  const TYPED = { source: 'typed', list: '', month: '', pace: '' };

  beforeAll(async () => {
    await newTournament(event, 1);
    const path = event.path('list.txt');
    const line = (id: string, name: string, [standard, rapid]: readonly string[]) =>
      lineOf([
        id,
        name,
        'GER',
        'M',
        '',
        '',
        '',
        '',
        standard!,
        '0',
        '20',
        rapid!,
        '0',
        '20',
        '0',
        '0',
        '20',
        '1990',
        '',
      ]);
    const lines = [
      line('11', 'Kasper, Jan', ['2000', '1900']),
      line('12', 'Quick, Rapida', ['0', '1700']),
      line('13', 'Typer, Tilo', ['1800', '0']),
    ];
    writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
    await event.run('lists.import', { file: path, name: 'FIDE', month: '2026-11', confirmed: 2 });
    const csv = event.path('club.csv');
    writeFileSync(
      csv,
      'Name,Rating,ID,Federation,Born\n"Kasper, Jan",2345,77,GER,1990\n"Solo, Clara",1500,78,GER,2001\n"Quick, Rapida",1650,79,GER,1990\n',
    );
    await event.run('lists.import', { file: csv, name: 'Club', month: '2026-11', confirmed: 2 });
    const { lists } = await event.query('lists.view', null);
    [fide, club] = ['FIDE', 'Club'].map((name) => lists.find((list) => list.name === name)!.id) as [
      string,
      string,
    ];
  });

  it('finds who stands only on another list, after those of the main one; a list alone on request', async () => {
    const search = (list: string | null, text: string) =>
      event.query('lists.search', { list, text, limit: 10, tolerant: false });
    const both = await search(null, 'kasper');
    expect([both.list.name, both.pace, both.players.map(({ name }) => name)]).toEqual([
      'FIDE',
      'standard',
      ['Kasper, Jan'],
    ]);
    // Their entry on the club's list is the same person.
    expect(both.others).toEqual([]);
    expect(both.lists.map(({ name }) => name)).toEqual(['FIDE', 'Club']);
    const solo = await search(null, 'solo');
    expect(solo.players).toEqual([]);
    expect(solo.others.map(({ list, players }) => [list.name, players.map(({ name }) => name)])).toEqual([
      ['Club', ['Solo, Clara']],
    ]);
    const alone = await search(club, 'kasper');
    expect([alone.list.name, alone.players[0]!.number, alone.others]).toEqual(['Club', '77', []]);
    await rules({
      ratingLists: { standard: [{ list: 'Club', pace: 'standard' }] },
      tournamentRating: { method: 'NRO', federation: 'GER' },
    });
    expect((await search(null, 'kasper')).list.name).toBe('Club');
    await event.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await search(null, 'kasper')).list.name).toBe('FIDE');
  });

  it('128, 129: shows what the other lists say, and takes the one that is chosen', async () => {
    const place = await placeOn(fide, 'quick');
    const candidate = await event.query('players.candidate', { list: fide, place, chosen: null });
    expect(candidate).toMatchObject({ rating: 0, pace: '', source: { list: 'FIDE', month: '2026-11' } });
    expect(candidate.values.map(({ list, pace, rating }) => [list.name, pace, rating])).toEqual([
      ['FIDE', 'rapid', 1700],
      ['Club', 'standard', 1650],
    ]);
    const chosen = { list: club, pace: 'standard' } as const;
    expect(await event.query('players.candidate', { list: fide, place, chosen })).toMatchObject({
      rating: 1650,
      source: { list: 'Club' },
    });
    await event.run('players.addFromList', { ...wishes, list: fide, place, chosen });
    expect(await named('Quick, Rapida')).toMatchObject({
      rating: 1650,
      official: 0,
      listK: null,
      national: 1650,
      fideId: '12',
      origins: { rating: fromClub, national: fromClub },
    });
  });

  it('stays what was chosen when other particulars are typed', async () => {
    await change('Quick, Rapida', { club: 'Turm' });
    expect(await named('Quick, Rapida')).toMatchObject({
      rating: 1650,
      official: 0,
      origins: { rating: fromClub },
    });
    await change('Quick, Rapida', { rating: 1720 });
    expect(await named('Quick, Rapida')).toMatchObject({
      rating: 1720,
      official: 1720,
      national: 1650,
      origins: { rating: TYPED, official: TYPED, national: fromClub },
    });
  });

  it('keeps each source where a national value is typed over; FIDE’s stays from the list', async () => {
    await rules({ tournamentRating: { method: 'HBFN', federation: 'GER' } });
    await event.run('players.addFromList', { ...wishes, list: fide, place: await placeOn(fide, 'kasper') });
    expect(await named('Kasper, Jan')).toMatchObject({
      rating: 2345,
      official: 2000,
      national: 2345,
      origins: { rating: fromClub, official: fromFide(), national: fromClub },
    });
    await change('Kasper, Jan', { national: 1950 });
    expect(await named('Kasper, Jan')).toMatchObject({
      rating: 2000,
      official: 2000,
      listK: 20,
      national: 1950,
      origins: { rating: fromFide(), official: fromFide(), national: TYPED },
    });
  });

  it('follows the value that counts when the method changes', async () => {
    await rules({ tournamentRating: { method: 'NRO', federation: 'GER' } });
    expect(await named('Kasper, Jan')).toMatchObject({
      rating: 1950,
      origins: { rating: TYPED, official: fromFide() },
    });
    await rules({ tournamentRating: { method: 'FIDE', federation: '' } });
    expect(await named('Kasper, Jan')).toMatchObject({ rating: 2000, origins: { rating: fromFide() } });
  });

  it.each([
    ['the FIDE ID', { fideId: '999' }],
    ['the name', { name: 'Typist, Tilo' }],
  ])('is typed by hand once %s is another one', async (_, more) => {
    await event.run('players.addFromList', { ...wishes, list: fide, place: await placeOn(fide, 'typer') });
    expect(await named('Typer, Tilo')).toMatchObject({
      rating: 1800,
      listK: 20,
      origins: { official: fromFide() },
    });
    await change('Typer, Tilo', { name: 'Týper, Tilo' });
    expect(await named('Týper, Tilo')).toMatchObject({ origins: { official: fromFide() } });
    await change('Týper, Tilo', { name: 'Týper, Tilo', ...more });
    const now = await named('name' in more ? more.name : 'Týper, Tilo');
    expect(now).toMatchObject({ rating: 1800, listK: null, origins: { rating: TYPED, official: TYPED } });
    await event.run('players.remove', { player: now.id });
  });

  it('a rapid rating to which a standard event falls back is never official', async () => {
    await rules({
      ratingLists: {
        standard: [
          { list: 'FIDE', pace: 'standard' },
          { list: 'FIDE', pace: 'rapid' },
        ],
      },
    });
    const { id } = await named('Quick, Rapida');
    await event.run('players.remove', { player: id });
    await event.run('players.addFromList', { ...wishes, list: fide, place: await placeOn(fide, 'quick') });
    const quick = await named('Quick, Rapida');
    expect(quick).toMatchObject({
      rating: 1700,
      official: 0,
      ratingPace: 'rapid',
      origins: { rating: fromFide('rapid') },
    });
    expect(quick.notes.map(({ text }) => text)).toContain('Rapid rating');
  });

  it('B.02: in a rapid event the standard rating is official where there is no rapid one', async () => {
    await rules({}, '900+10');
    await event.run('players.addFromList', { ...wishes, list: fide, place: await placeOn(fide, 'typer') });
    const typer = await named('Typer, Tilo');
    expect(typer).toMatchObject({ rating: 1800, official: 1800, ratingPace: 'standard' });
    expect(typer.notes.map(({ text }) => text)).toContain('Standard rating');
    // K 20 stands beside the standard rating.
    expect(typer.listK).toBeNull();
  });
});
