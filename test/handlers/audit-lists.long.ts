/** Players beside every list that is asked, found by FIDE ID, by national number or where nobody else is meant. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditKind, RatingMethod, Rules } from '../../src-engine/index.ts';
import { ListStore } from '../../src-main/lists/list-store.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

const event = new Program();
afterAll(() => event.close());

const line = (id: number, name: string, standard: number, born: number) =>
  lineOf([
    ...[String(id), name, 'GER', 'M', '', '', '', '', String(standard), '0', '20'],
    ...['0', '0', '20', '0', '0', '20', String(born), ''],
  ]);

const named = async (name: string) =>
  (await event.query('players.view', null)).players.find((player) => player.name === name)!;
const audit = () => event.query('players.audit', null);
const rowsOf = async (kind: AuditKind) => (await audit()).rows.filter((row) => row.kind === kind);
const take = (players: readonly number[], confirmed: 0 | 2 | 3 = 0) =>
  event.handlers.commands['players.takeList']({ players, confirmed });
const method = async (wanted: RatingMethod) => {
  const { info, rules } = await event.query('settings.view', null);
  const after: Rules = { ...rules, tournamentRating: { method: wanted, federation: 'GER' } };
  await event.confirm('settings.change', { info, rules: after, confirmed: 0 });
};

beforeAll(async () => {
  await newTournament(event, 0);
  const path = event.path('list.txt');
  const lines = [
    line(11, 'Kasper, Jan', 2000, 1990),
    line(13, 'Other, Otto', 1800, 1970),
    line(14, 'Third, Theo', 1700, 1960),
  ];
  writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
  await event.run('lists.import', { file: path, name: 'FIDE', month: '2026-11', confirmed: 2 });
  const csv = event.path('club.csv');
  const rows = [
    '"Kasper, Jan",1950,77,GER,1990',
    '"Solo, Clara",1500,78,GER,2001',
    '"Numbers, Nina",1400,79,GER,',
  ];
  writeFileSync(csv, ['Name,Rating,ID,Federation,Born', ...rows, ''].join('\n'));
  await event.run('lists.import', { file: csv, name: 'Club', month: '2026-11', confirmed: 2 });
  const add = (name: string, more: object) => event.run('players.add', playerInput(name, 0, more));
  await add('Kasper, Jan', { fideId: '11', federation: 'GER', birth: '1990' });
  await add('Solo, Clara', { federation: 'GER', birth: '2001' });
  await add('Wrong, Wanda', { fideId: '13', federation: 'GER', birth: '1999' });
  const { lists } = await event.query('lists.view', null);
  const club = lists.find(({ name }) => name === 'Club')!.id;
  const asked = { list: club, text: 'numbers', limit: 1, tolerant: false };
  const { place } = (await event.query('lists.search', asked)).players[0]!;
  const wishes = { here: false, entry: { fromRound: 1, byes: [] }, feePaid: false, confirmed: 0 } as const;
  await event.run('players.addFromList', { list: club, place, ...wishes });
});

describe('with a national list that comes first', () => {
  beforeAll(() => method('NRO'));

  it('finds by proven identity who has no FIDE ID there, and compares what that list says', async () => {
    const { list, lists, agree } = await audit();
    expect([list!.name, lists.map(({ name }) => name), agree]).toEqual(['Club', ['Club'], 1]);
    const rows = await rowsOf('differs');
    expect(rows.map(({ player, list: on, fields }) => [player.name, on!.name, fields])).toEqual([
      [
        'Kasper, Jan',
        'Club',
        [
          { field: 'rating', entered: '', listed: '1950' },
          { field: 'official', entered: '', listed: '2000' },
          { field: 'sex', entered: '', listed: 'm' },
        ],
      ],
      ['Solo, Clara', 'Club', [{ field: 'rating', entered: '', listed: '1500' }]],
    ]);
    expect(await rowsOf('missing')).toEqual([]);
  });

  it('checks a FIDE ID against FIDE’s list all the same', async () => {
    const rows = await rowsOf('other-person');
    expect(rows.map(({ player, list }) => [player.name, list!.name])).toEqual([['Wrong, Wanda', 'FIDE']]);
    const { id } = await named('Wrong, Wanda');
    const before = await named('Wrong, Wanda');
    expect(await take([id], 3)).toMatchObject({
      refusal: { code: 'not-on-list', message: 'Wrong, Wanda is on no list that is asked.' },
    });
    expect(await named('Wrong, Wanda')).toEqual(before);
  });

  it('takes the national rating with its list and leaves FIDE’s beside it', async () => {
    const { id } = await named('Kasper, Jan');
    expect(await take([id])).toMatchObject({
      confirm: { act: 'Take Club, November 2026, for 1 player' },
    });
    expect(await take([id], 3)).toMatchObject({ ok: true });
    expect(await named('Kasper, Jan')).toMatchObject({
      rating: 1950,
      ratingList: 'Club',
      official: 2000,
      fideId: '11',
      national: 1950,
    });
    expect(await audit()).toMatchObject({ agree: 2 });
  });
});

describe('with both lists', () => {
  beforeAll(() => method('FIDON'));

  it('tells a national rating that differs beside an official one that counts', async () => {
    const { lists } = await audit();
    expect(lists.map(({ name }) => name)).toEqual(['FIDE', 'Club']);
    const csv = event.path('club.csv');
    const rows = [
      '"Kasper, Jan",1999,77,GER,1990',
      '"Solo, Clara",1500,78,GER,2001',
      '"Numbers, Nina",1400,79,GER,',
    ];
    writeFileSync(csv, ['Name,Rating,ID,Federation,Born', ...rows, ''].join('\n'));
    await event.run('lists.import', { file: csv, name: 'Club', month: '2026-11', confirmed: 3 });
    const row = (await rowsOf('differs')).find(({ player }) => player.name === 'Kasper, Jan')!;
    expect([row.list!.name, row.fields]).toEqual([
      'FIDE',
      [{ field: 'national', entered: '1950', listed: '1999' }],
    ]);
    expect(await take([row.player.id])).toMatchObject({
      confirm: { consequences: ['All pairing numbers stay.', 'Kasper, Jan: national rating 1950, now 1999'] },
    });
  });

  it('finds by the national number, not where the name is another, and says who may be meant', async () => {
    // The list tells no year of Nina, so that her name alone proves nothing.
    expect((await rowsOf('missing')).map(({ player }) => player.name)).toEqual([]);
    const { id } = await named('Numbers, Nina');
    const rename = (name: string) =>
      event.confirm('players.change', {
        player: id,
        input: playerInput(name, 0, { federation: 'GER' }),
        confirmed: 0,
      });
    await rename('Numbers, Nils');
    expect((await rowsOf('missing')).map(({ player }) => player.id)).toEqual([id]);
    await rename('Numbers, Ninna');
    const { hits } = await event.query('players.auditEntry', { kind: 'missing', player: id, other: null });
    expect(hits.map(({ name, list }) => [name, list.name])).toEqual([['Numbers, Nina', 'Club']]);
    const { list, place } = hits[0]!;
    await event.confirm('players.takeEntry', { player: id, list: list.id, place, confirmed: 0 });
    expect(await named('Numbers, Nina')).toMatchObject({ id, national: 1400 });
    expect(await rowsOf('missing')).toEqual([]);
  });
});

describe('a row of a table of registrations', () => {
  async function rowOf(cells: string) {
    const path = event.path('table.csv');
    writeFileSync(path, `Name;Rating;National rating;Federation;Born;FIDE ID\n${cells}\n`);
    return (await event.run('players.readTable', { file: path, reading: null })).rows[0]!;
  }

  it('is matched on every list that is asked; another national rating is told', async () => {
    const path = event.path('late.csv');
    const rows = [
      '"Late, Lara",1333,90,GER,2003',
      '"Ole, Twin",1234,91,GER,2000',
      '"Ole, Twin",1235,92,GER,',
    ];
    writeFileSync(path, ['Name,Rating,ID,Federation,Born', ...rows, ''].join('\n'));
    await event.run('lists.import', { file: path, name: 'Club', month: '2026-11', confirmed: 3 });
    const sure = await rowOf('Late, Lara;;1300;GER;2003;');
    expect(sure).toMatchObject({ choice: 1, text: 'Found on Club, November 2026.' });
    expect(sure.options[1]!.label).toBe(
      'Late, Lara · GER · 2003 · 1333 (Club, November 2026); national rating 1333, not 1300',
    );
    expect(await rowOf('Ole, Twin;;;;;')).toMatchObject({
      choice: null,
      text: '2 players of Club, November 2026 may be meant: choose.',
    });
    expect(await rowOf('Nobody, Known;;;;;')).toMatchObject({
      text: 'Not found on FIDE, November 2026 and Club, November 2026.',
    });
  });

  it('is checked against FIDE’s list by the FIDE ID where a national list is asked alone', async () => {
    await method('NRO');
    expect(await rowOf('Late, Lara;;;GER;2003;14')).toMatchObject({
      choice: null,
      text: 'The FIDE ID is that of Third, Theo on FIDE, November 2026: choose.',
    });
  });
});

it('the audit reads the folder of the stored lists once, however many players there are', async () => {
  const { players } = await event.query('players.view', null);
  expect(players.length).toBeGreaterThan(2);
  const read = vi.spyOn(ListStore.prototype, 'lists');
  await audit();
  expect(read).toHaveBeenCalledOnce();
  read.mockRestore();
});

it('the page of lists marks every list that is asked', async () => {
  await method('FIDON');
  const { lists, inUse, asked } = await event.query('lists.view', null);
  expect(asked).toEqual(['FIDE', 'Club'].map((name) => lists.find((list) => list.name === name)!.id));
  expect(inUse).toBe(asked[0]);
});

it('single lists of one month, which are asked one after the other, are named once', async () => {
  const FIELDS = [15, 61, 4, 4, 5, 5, 15, 4, 6, 4, 3, 6, 4];
  const single = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(FIELDS[at]!)).join('');
  const heading = ['ID Number', 'Name', 'Fed', 'Sex', 'Tit', 'WTit', 'OTit', 'FOA', 'NOV26', 'Gms', 'K'];
  const kasper = ['11', 'Kasper, Jan', 'GER', 'M', '', '', '', '', '2000', '0', '20', '1990', ''];
  for (const { id } of (await event.query('lists.view', null)).lists)
    await event.run('lists.remove', { list: id, confirmed: 2 });
  for (const kind of ['standard', 'rapid']) {
    const file = event.path(`${kind}_rating_list.txt`);
    writeFileSync(file, [single([...heading, 'B-day', 'Flag']), single(kasper), ''].join('\r\n'));
    await event.run('lists.import', { file, name: 'FIDE', month: '2026-11', confirmed: 2 });
  }
  const { info, rules } = await event.query('settings.view', null);
  const rapid = { ...info, encodedTimeControl: '900+10' };
  await event.confirm('settings.change', { info: rapid, rules, confirmed: 0 });
  expect((await event.query('lists.view', null)).asked).toHaveLength(2);
  expect((await audit()).lists.map(({ name, month }) => [name, month])).toEqual([['FIDE', '2026-11']]);
});
