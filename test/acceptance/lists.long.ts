/** Questions 123–136 of FIDE's acceptance list: which list a rating is taken from, and how old it may be. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListStep, Pace, Rules } from '../../src-engine/index.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import type { NetGet } from '../../src-main/lists/fetch-list.ts';
import { zipped } from '../lists/zipped.ts';
import { newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { reportOf } from './report.ts';

const program = new Program();
afterAll(() => program.close());

const TIME_CONTROLS = { standard: '5400+30', rapid: '900+10', blitz: '180+2' } as const;
const step = (list: string, pace: Pace): ListStep => ({ list, pace });

async function event(pace: Pace, more: Partial<Rules>): Promise<void> {
  const { info, rules } = await program.query('settings.view', null);
  const { ratingLists: _lists, tournamentRating: _rule, ...others } = rules;
  await program.confirm('settings.change', {
    info: { ...info, encodedTimeControl: TIME_CONTROLS[pace] },
    rules: { ...others, ...more },
    confirmed: 0,
  });
}

/** The player of the main list as they would be entered: rating, list, kind. */
async function counting(): Promise<readonly [number, string, string]> {
  const { list, players } = await program.query('lists.search', {
    list: null,
    text: 'kasper',
    limit: 1,
    tolerant: false,
  });
  const { place } = players[0]!;
  const { rating, source, pace } = await program.query('players.candidate', {
    list: list.id,
    place,
    chosen: null,
  });
  return [rating, source.list, pace];
}

beforeAll(async () => {
  await newTournament(program, 2, 3);
  const fide = program.path('list.txt');
  const line = (id: string, name: string, ratings: readonly [string, string, string]) =>
    lineOf([
      ...[id, name, 'GER', 'M', '', '', '', '', ratings[0], '0', '20'],
      ...[ratings[1], '0', '20', ratings[2], '0', '20', '1990', ''],
    ]);
  const lines = [
    line('11', 'Kasper, Jan', ['2000', '1900', '1850']),
    line('12', 'Quick, Rapida', ['0', '1700', '0']),
  ];
  writeFileSync(fide, [LIST_HEADING, ...lines].join('\r\n'));
  await program.run('lists.import', { file: fide, name: 'FIDE', month: '2026-11', confirmed: 2 });
  const club = program.path('club.csv');
  writeFileSync(club, 'Name,Rating,ID,Federation,Born\n"Kasper, Jan",2345,77,GER,1990\n');
  await program.run('lists.import', { file: club, name: 'Club', month: '2026-11', confirmed: 2 });
});

describe('the sequence of lists', () => {
  it('Q123 Q127 each tempo has its own: the main list is FIDE’s of the event', async () => {
    await event('standard', {});
    expect(await counting()).toEqual([2000, 'FIDE', 'standard']);
    await event('rapid', {});
    expect(await counting()).toEqual([1900, 'FIDE', 'rapid']);
    await event('blitz', {});
    expect(await counting()).toEqual([1850, 'FIDE', 'blitz']);
  });

  it('Q124 Q126 is the arbiter’s: lists are added, left out and put in another order, for one tempo', async () => {
    const ratingLists = { rapid: [step('FIDE', 'standard'), step('Club', 'standard')] };
    await event('rapid', { ratingLists });
    expect(await counting()).toEqual([2000, 'FIDE', 'standard']);
    await event('blitz', { ratingLists });
    expect(await counting()).toEqual([1850, 'FIDE', 'blitz']);
    const national = {
      tournamentRating: { method: 'NIDOF', federation: 'GER' },
      ratingLists: { standard: [step('Club', 'standard'), step('FIDE', 'standard')] },
    } as const;
    await event('standard', national);
    expect(await counting()).toEqual([2345, 'Club', 'standard']);
  });

  it('a rapid rating that counts in a standard event is no standard rating of the report', async () => {
    const sequence = [step('FIDE', 'standard'), step('FIDE', 'rapid')];
    await event('standard', { ratingLists: { standard: sequence } });
    const { list, players } = await program.query('lists.search', {
      list: null,
      text: 'quick',
      limit: 1,
      tolerant: false,
    });
    await program.run('players.addFromList', {
      ...{ list: list.id, place: players[0]!.place, here: false, feePaid: false, confirmed: 0 },
      entry: { fromRound: 1, byes: [] },
    });
    const { players: entered } = await program.query('players.view', null);
    const quick = entered.find(({ name }) => name === 'Quick, Rapida')!;
    expect(quick).toMatchObject({ rating: 1700, official: 0, ratingPace: 'rapid' });
    await pairAndPublish(program, 1);
    const report = await reportOf(program, 'exchange');
    const record = report.split(/\r?\n/).find((each) => each.includes('Quick, Rapida'))!;
    expect(record.slice(48, 52).trim()).toMatch(/^0?$/);
    expect(record).toContain('GER');
    expect(record).not.toContain('1700');
  });
});

describe('Q122 FIDE’s own lists', () => {
  const HEADING =
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag';
  const single = (rating: number) =>
    `${HEADING}\r\n${`${'11'.padEnd(15)}${'Kasper, Jan'.padEnd(61)}GER M`.padEnd(HEADING.indexOf('NOV26'))}${String(rating).padEnd(6)}0   20 1990      \r\n`;
  const all = [
    LIST_HEADING,
    lineOf([
      ...['11', 'Kasper, Jan', 'GER', 'M', '', '', '', '', '2001', '0', '20'],
      ...['1901', '0', '20', '1801', '0', '20', '1990', ''],
    ]),
  ].join('\r\n');
  const xml = (ratings: string) =>
    `<?xml version="1.0"?><playerslist><player><fideid>11</fideid><name>Kasper, Jan</name><country>GER</country><sex>M</sex>${ratings}<birthday>1990</birthday><flag></flag></player></playerslist>`;
  const tag = (name: string, rating: number) => `<${name}>${rating}</${name}>`;
  const everything = tag('rating', 2001) + tag('rapid_rating', 1901) + tag('blitz_rating', 1801);

  it.each<[string, string, Pace, number]>([
    ['players_list_foa.txt', all, 'blitz', 1801],
    ['players_list_xml_foa.xml', xml(everything), 'rapid', 1901],
    ['standard_nov26frl.txt', single(2002), 'standard', 2002],
    ['rapid_nov26frl.txt', single(1902), 'rapid', 1902],
    ['blitz_nov26frl.txt', single(1802), 'blitz', 1802],
    ['standard_nov26frl_xml.xml', xml(tag('rating', 2003)), 'standard', 2003],
    ['rapid_nov26frl_xml.xml', xml(tag('rating', 1903)), 'rapid', 1903],
    ['blitz_nov26frl_xml.xml', xml(tag('rating', 1803)), 'blitz', 1803],
  ])('Q122 %s is imported, plain and as the zip that FIDE offers', async (name, text, pace, rating) => {
    const laptop = new Program();
    const files = [
      [name, text],
      [name.replace(/\.\w+$/, '.zip'), zipped(name, text)],
    ] as const;
    for (const [file, content] of files) {
      const path = laptop.path(file);
      writeFileSync(path, content);
      await laptop.confirm('lists.import', { file: path, name: 'FIDE', month: '2026-11', confirmed: 0 });
      const [list] = (await laptop.query('lists.view', null)).lists;
      const { players } = await laptop.query('lists.search', {
        ...{ list: list!.id, text: 'kasper', limit: 1, tolerant: false },
      });
      expect(players[0]).toMatchObject({ name: 'Kasper, Jan', fideId: 11 });
      expect(players[0]![pace], file).toBe(rating);
    }
    await laptop.close();
  });
});

it('Q136 one press updates all lists, those of FIDE and of others', async () => {
  let rating = 2000;
  const fide = () => {
    const line = lineOf(['11', 'Kasper, Jan', 'GER', 'M', '', '', '', '', String(rating), '0', '20']);
    return zipped('players_list_nov26.txt', [LIST_HEADING, line].join('\r\n'));
  };
  const club = () => Buffer.from(`Name,Rating\n"Kasper, Jan",${rating - 300}\n`);
  async function* pieces(host: string) {
    yield host === 'fide.example' ? fide() : club();
  }
  const netGet: NetGet = ({ host }) => Promise.resolve({ status: 200, headers: {}, pieces: pieces(host) });
  const laptop = new Program({ netGet });
  const ratings = async () => {
    const { lists } = await laptop.query('lists.view', null);
    const searched = lists.map(async ({ id, name }) => {
      const asked = { list: id, text: 'kasper', limit: 1, tolerant: false };
      return [name, (await laptop.query('lists.search', asked)).players[0]!.standard] as const;
    });
    return Promise.all(searched);
  };
  const address = 'https://fide.example/all.zip https://club.example/club_nov26.csv';
  await laptop.run('lists.setAddress', { address });
  // What nobody has seen yet is shown once: that it is FIDE’s, and what the columns of the other one are.
  const [first, second] = (await laptop.run('lists.fetch', null)).waiting;
  await laptop.run('lists.import', { file: first!.file, name: 'FIDE', month: '2026-11', confirmed: 0 });
  const table = { fields: ['name', 'standard'], federation: 'GER' };
  const club11 = { file: second!.file, name: 'Club', month: '2026-11', table, confirmed: 0 } as const;
  await laptop.confirm('lists.import', club11);
  expect(await ratings()).toEqual([
    ['FIDE', 2000],
    ['Club', 1700],
  ]);
  rating = 2050;
  expect(await laptop.run('lists.fetch', null)).toMatchObject({ failed: 0, waiting: [] });
  expect(await ratings()).toEqual([
    ['FIDE', 2050],
    ['Club', 1750],
  ]);
  await laptop.close();
});

describe('the age of a list', () => {
  const HOUR = 3_600_000;

  it('Q135 is never above a day while the machine is online, once the arbiter keeps the list up to date', async () => {
    let [look, day, isOnline] = [(): void => undefined, 0, true];
    async function* pieces() {
      day++;
      const line = lineOf(['11', 'Kasper, Jan', 'GER', 'M', '', '', '', '', String(2000 + day), '0', '20']);
      yield zipped('players_list_nov26.txt', [LIST_HEADING, line].join('\r\n'));
    }
    const netGet: NetGet = () => Promise.resolve({ status: 200, headers: {}, pieces: pieces() });
    const everyQuarter = (then: () => void) => ((look = then), () => undefined);
    const laptop = new Program({ netGet, everyQuarter, isOnline: () => isOnline });
    const view = () => laptop.query('lists.view', null);
    const settled = () =>
      expect.poll(async () => (await view()).reading, { timeout: 20_000, interval: 5 }).toBe('');
    await laptop.run('lists.setAddress', { address: 'https://lists.example/all.zip' });
    await laptop.run('lists.setFresh', { on: true });
    await settled();
    /** Hours since the stored list was read, at most, while the clock goes on. */
    async function oldestOver(hours: number): Promise<number> {
      let oldest = 0;
      for (let hour = 0; hour < hours; hour++) {
        laptop.time += HOUR;
        look();
        await settled();
        const [list] = (await view()).lists;
        oldest = Math.max(oldest, (laptop.time - Date.parse(list!.readAt)) / HOUR);
      }
      return oldest;
    }
    expect(await oldestOver(80)).toBeLessThanOrEqual(24);
    isOnline = false;
    expect(await oldestOver(50)).toBeGreaterThan(24);
    isOnline = true;
    await oldestOver(1);
    expect(await oldestOver(30)).toBeLessThanOrEqual(24);
    expect((await view()).lists).toHaveLength(1);
    await laptop.close();
  }, 60_000);
});
