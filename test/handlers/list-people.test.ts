/** One person on several rating lists: who is the same, and who is found. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

const fideLine = (id: string, name: string, federation: string, standard: string, born: string, title = '') =>
  lineOf([
    id,
    name,
    federation,
    'M',
    title,
    '',
    '',
    '',
    standard,
    '0',
    '20',
    '0',
    '0',
    '20',
    '0',
    '0',
    '20',
    born,
    '',
  ]);

describe('one person on two lists', () => {
  const event = new Program();
  afterAll(() => event.close());

  const search = (list: string | null, text: string) =>
    event.query('lists.search', { list, text, limit: 10, tolerant: false });

  /** Enters the first who is found on the club's list. */
  const added = async (text: string) => {
    const { lists } = await event.query('lists.view', null);
    const list = lists.find(({ name }) => name === 'Club')!.id;
    const { place } = (await search(list, text)).players[0]!;
    const entry = { fromRound: 1, byes: [] };
    const wishes = { here: false, entry, feePaid: false, confirmed: 2 } as const;
    const { player } = await event.run('players.addFromList', { list, place, ...wishes });
    return (await event.query('players.view', null)).players.find(({ id }) => id === player)!;
  };

  beforeAll(async () => {
    await newTournament(event, 0);
    const fide = event.path('fide.txt');
    const lines = [
      fideLine('12', 'Zhang, Wei', 'CHN', '2500', '2001', 'GM'),
      fideLine('13', 'Ivanov, Igor', 'BUL', '2300', '', 'IM'),
      fideLine('14', 'Kasper, Jan', 'GER', '2000', '1990'),
      fideLine('15', 'Ito, Ken', 'JPN', '2100', '1985', 'FM'),
    ];
    writeFileSync(fide, [LIST_HEADING, ...lines].join('\r\n'));
    await event.run('lists.import', { file: fide, name: 'FIDE', month: '2026-11', confirmed: 2 });
    const club = event.path('club.csv');
    const rows = [
      'Name,Rating,ID,FIDE ID,Federation,Born',
      '"Solo, Clara",1500,78,12,GER,2001',
      '"Berg, Karl",1400,79,13,GER,',
      '"Kasper, Jan",1950,777,14,GER,1990',
      '"Ito, Ken",2050,80,15,GER,1985',
    ];
    writeFileSync(club, `${rows.join('\n')}\n`);
    await event.run('lists.import', { file: club, name: 'Club', month: '2026-11', confirmed: 2 });
  });

  it('a FIDE ID and a year of birth alike give nobody the title and the rating of another name', async () => {
    expect(await added('solo')).toMatchObject({
      name: 'Solo, Clara',
      title: null,
      rating: 0,
      national: 1500,
    });
  });

  it('two unknown years of birth are not the same year', async () => {
    expect(await added('berg')).toMatchObject({ name: 'Berg, Karl', title: null, rating: 0, national: 1400 });
  });

  it('the same FIDE ID, name and year stay one person whatever federation a national list names', async () => {
    expect(await added('ito')).toMatchObject({ name: 'Ito, Ken', title: 'FM', rating: 2100 });
  });

  it('is found by the number of either list, and once by the name', async () => {
    const shown = async (text: string) => {
      const { list, players, others } = await search(null, text);
      const groups = [{ list, players }, ...others];
      return groups.flatMap((group) => group.players.map(({ name }) => `${group.list.name}: ${name}`));
    };
    expect(await shown('777')).toEqual(['Club: Kasper, Jan']);
    expect(await shown('kasper')).toEqual(['FIDE: Kasper, Jan']);
    expect(await shown('clara')).toEqual(['Club: Solo, Clara']);
  });
});
