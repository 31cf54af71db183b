/** Rows of a table of registrations beside the rating list: exact, likely, several, none, and never silently. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatingMethod } from '../../src-engine/index.ts';
import type { TableReview } from '../../src-main/ipc/contract.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

const program = new Program();
afterAll(() => program.close());

function line(id: number, name: string, federation: string, standard: number, born: number): string {
  return lineOf([
    ...[String(id), name, federation, 'M', '', '', '', '', String(standard), '0', '20'],
    ...['0', '0', '20', '0', '0', '20', String(born), ''],
  ]);
}

const TABLE = [
  'Name;Rating;Federation;Born;FIDE ID;Club',
  'Marten, Milan;1500;NOR;2011;11;Linden',
  'Madsen, Anton;;DEN;14.02.1999;;Four Towers',
  'Dahlen, Pavel;2100;;;;',
  'Nowak, Jan;;;;;',
  'Tarrrant, Viktor;1900;;;;',
  'Yarrow, Jonas;1200;ENG;;;',
  'Other, Name;1700;;;12;',
].join('\n');

let review: TableReview;
const row = (name: string) => review.rows.find((each) => each.name === name)!;

beforeAll(async () => {
  await newTournament(program, 1);
  const list = program.path('list.txt');
  const players = [
    line(11, 'Marten, Milan', 'NOR', 2294, 2011),
    line(12, 'Madsen, Anton', 'DEN', 2300, 1999),
    line(13, 'Dahlen, Pavel', 'SWE', 2147, 1988),
    line(14, 'Nowak, Jan', 'POL', 2010, 1990),
    line(15, 'Nowak, Jan', 'CZE', 1800, 1970),
    line(16, 'Tarrant, Viktor', 'IRL', 1950, 1980),
  ];
  writeFileSync(list, [LIST_HEADING, ...players].join('\r\n'));
  await program.run('lists.import', { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 });
  const table = program.path('registrations.csv');
  writeFileSync(table, TABLE);
  review = await program.run('players.readTable', { file: table, reading: null });
});

describe('a table of registrations beside the list', () => {
  it('proposes who is certain: by FIDE ID and name, or by name, year and federation of one alone', () => {
    for (const name of ['Marten, Milan', 'Madsen, Anton'])
      expect(row(name)).toMatchObject({ verdict: 'new', choice: 1, text: 'Found on FIDE, November 2026.' });
    expect(row('Marten, Milan').options.map(({ label }) => label)).toEqual([
      'skip',
      'Marten, Milan · NOR · 2011 · 2294 · 11 (FIDE, November 2026); rating 2294, not 1500',
      'a new player as in the table',
    ]);
  });

  it('lets the arbiter choose where one is likely or several may be meant, also with a wrong letter', () => {
    expect(row('Dahlen, Pavel')).toMatchObject({ verdict: 'ambiguous', choice: null });
    expect(row('Nowak, Jan')).toMatchObject({
      verdict: 'ambiguous',
      choice: null,
      text: '2 players of FIDE, November 2026 may be meant: choose.',
    });
    expect(row('Nowak, Jan').options).toHaveLength(4);
    expect(row('Tarrrant, Viktor').options[1]!.label).toContain('Tarrant, Viktor');
    expect(row('Tarrrant, Viktor').choice).toBeNull();
    // The FIDE ID is that of somebody else.
    expect(row('Other, Name')).toMatchObject({ verdict: 'ambiguous', choice: null });
    expect(row('Other, Name').options[1]!.label).toContain('Madsen, Anton');
  });

  it('enters as typed who is not found, and says so', () => {
    expect(row('Yarrow, Jonas')).toMatchObject({ verdict: 'new', choice: 1 });
    expect(row('Yarrow, Jonas').text).toContain('Not found on FIDE, November 2026.');
  });

  it('takes nothing while a row waits for a choice; then the list with its source, and what only the table knows', async () => {
    const accept = (choices: readonly { row: number; option: number }[]) =>
      program.handlers.commands['players.acceptTable']({ token: review.token, choices, confirmed: 0 });
    expect(await accept([])).toMatchObject({ refusal: { code: 'rows-undecided' } });
    const choose = (name: string, option: number) => ({ row: row(name).row, option });
    expect(
      await accept([
        choose('Dahlen, Pavel', 2),
        choose('Nowak, Jan', 2),
        choose('Tarrrant, Viktor', 1),
        choose('Other, Name', 0),
      ]),
    ).toMatchObject({ ok: true, value: { added: 6 } });
    const { players } = await program.query('players.view', null);
    const named = (name: string) => players.find((player) => player.name === name);
    expect(named('Marten, Milan')).toMatchObject({
      rating: 2294,
      ratingSource: 'list',
      ratingList: 'FIDE',
      ratingMonth: '2026-11',
      fideId: '11',
      club: 'Linden',
    });
    expect(named('Madsen, Anton')).toMatchObject({ fideId: '12', birth: '1999/02/14', club: 'Four Towers' });
    expect(named('Dahlen, Pavel')).toMatchObject({ rating: 2100, ratingSource: 'file', fideId: '' });
    expect(named('Nowak, Jan')!.rating).toBe(Number(row('Nowak, Jan').options[2]!.label.split(' · ')[3]));
    expect(named('Tarrant, Viktor')).toMatchObject({ rating: 1950, federation: 'IRL' });
    expect(named('Yarrow, Jonas')).toMatchObject({ rating: 1200, ratingSource: 'file' });
  });
});

describe('a name that the list writes otherwise', () => {
  const event = new Program();
  afterAll(() => event.close());

  it('is certain in another alphabet, and with ü for ue', async () => {
    await newTournament(event, 0);
    const list = event.path('list.txt');
    const players = [
      line(21, 'Zhukov, Petr', 'RUS', 1900, 1975),
      line(22, 'Mueller-Boehme, Juergen', 'GER', 1800, 1966),
    ];
    writeFileSync(list, [LIST_HEADING, ...players].join('\r\n'));
    await event.run('lists.import', { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 });
    const table = event.path('table.csv');
    const rows = ['Жуков, Пётр;;;21', 'Müller-Böhme, Jürgen;GER;1966;'];
    writeFileSync(table, ['Name;Federation;Born;FIDE ID', ...rows].join('\n'));
    const read = await event.run('players.readTable', { file: table, reading: null });
    expect(read.rows.map(({ verdict, choice, options }) => [verdict, choice, options[1]!.label])).toEqual([
      ['new', 1, expect.stringContaining('Zhukov, Petr · RUS')],
      ['new', 1, expect.stringContaining('Mueller-Boehme, Juergen · GER')],
    ]);
  });
});

describe('a slip in a row of registrations', () => {
  const event = new Program();
  afterAll(() => event.close());

  it('still leads to the player of the list, who waits for a choice', async () => {
    await newTournament(event, 0);
    const list = event.path('list.txt');
    const players = [
      line(11, 'Mobel, Kaber', 'BRA', 1664, 1972),
      line(12, 'Borg, Anna', 'SWE', 1800, 1990),
      line(13, 'Bergman, Anna', 'SWE', 1900, 1960),
      line(14, 'Kessler, Uwe', 'GER', 1700, 1975),
      line(15, 'Kessler, Uwe', 'AUT', 1700, 1958),
    ];
    writeFileSync(list, [LIST_HEADING, ...players].join('\r\n'));
    await event.run('lists.import', { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 });
    const table = event.path('table.csv');
    const rows = [
      // Letters in the wrong order; a wrong letter beside somebody of another year whose name begins so; digits.
      'Moble, Kaber;BRA;1972',
      'Berg, Anna;SWE;1990',
      'Kessler, Uwe;GER;1957',
      'Kessler, Uwe;SUI;1991',
    ];
    writeFileSync(table, ['Name;Federation;Born', ...rows].join('\n'));
    const read = await event.run('players.readTable', { file: table, reading: null });
    expect(read.rows.map(({ verdict, choice, options }) => [verdict, choice, options[1]!.label])).toEqual([
      ['ambiguous', null, expect.stringContaining('Mobel, Kaber · BRA')],
      ['ambiguous', null, expect.stringContaining('Borg, Anna · SWE')],
      ['ambiguous', null, expect.stringContaining('Kessler, Uwe · GER · 1975')],
      ['new', 1, 'a new player'],
    ]);
    expect(read.rows[2]!.options).toHaveLength(3);
  });
});

describe('a table of registrations beside what FIDE says', () => {
  const event = new Program();
  afterAll(() => event.close());
  const HEADINGS = 'Name;Rating;Federation;Born;FIDE ID';
  const byMethod = async (method: RatingMethod) => {
    const { info, rules } = await event.query('settings.view', null);
    const tournamentRating = { method, federation: method === 'FIDE' ? '' : 'GER' };
    await event.confirm('settings.change', { info, rules: { ...rules, tournamentRating }, confirmed: 0 });
  };
  const read = async (rows: string, headings = HEADINGS) => {
    const file = event.path(`table-${rows.length}-${Math.random()}.csv`);
    writeFileSync(file, `${headings}\n${rows}\n`);
    return event.run('players.readTable', { file, reading: null });
  };
  /** What is entered of the first row with an option, by default the one that is proposed. */
  const taken = async (of: TableReview, option = of.rows[0]!.choice!) => {
    const choices = [{ row: of.rows[0]!.row, option }];
    await event.confirm('players.acceptTable', { token: of.token, choices, confirmed: 0 });
    return (await event.query('players.view', null)).players[0]!;
  };
  const labels = (of: TableReview) => of.rows[0]!.options.map(({ label }) => label);
  const empty = async () => {
    for (const { id } of (await event.query('players.view', null)).players)
      await event.run('players.remove', { player: id });
  };

  beforeAll(async () => {
    await newTournament(event, 0);
    const list = event.path('list.txt');
    const players = [line(11, 'Kasper, Jan', 'GER', 0, 1990), line(12, 'Rated, Rita', 'GER', 2000, 1990)];
    writeFileSync(list, [LIST_HEADING, ...players].join('\r\n'));
    await event.run('lists.import', { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 });
  });

  it('leaves unrated whom FIDE has without a rating, and says so', async () => {
    await byMethod('FIDE');
    const review = await read('Kasper, Jan;1650;GER;1990;11');
    expect(labels(review)[1]).toBe(
      'Kasper, Jan · GER · 1990 · 11 (FIDE, November 2026); FIDE has no rating for them; rating –, not 1650',
    );
    expect(await taken(review)).toMatchObject({ rating: 0, official: 0, national: 0 });
    await empty();
  });

  it('keeps the rating of the table where the method lets it count, and never as FIDE’s', async () => {
    for (const [method, national] of [
      ['NRO', 1650],
      ['NIDOF', 1650],
      ['FIDON', 1650],
      ['HBFN', 1650],
      ['LBFN', 1650],
      ['OTHER', 0],
    ] as const) {
      await byMethod(method);
      const review = await read('Kasper, Jan;1650;GER;1990;11');
      expect(labels(review)[1], method).toBe(
        'Kasper, Jan · GER · 1990 · 11 (FIDE, November 2026); FIDE has no rating for them; rating 1650 from the table',
      );
      expect(await taken(review), method).toMatchObject({
        rating: 1650,
        official: 0,
        national,
        ratingSource: 'file',
      });
      await empty();
    }
  });

  it('makes none of the row’s ratings FIDE’s where the row is entered as it is', async () => {
    for (const [method, national, ratingSource] of [
      ['FIDE', 0, 'typed'],
      ['FIDON', 1650, 'file'],
      ['OTHER', 0, 'file'],
    ] as const) {
      await byMethod(method);
      const review = await read('Kasper, Jan;1650;GER;1990;11');
      const source = ratingSource === 'typed' ? 'as typed by hand' : 'from the table';
      expect(labels(review)[2]).toBe(
        `a new player as in the table; FIDE has no rating for them; rating 1650 ${source}`,
      );
      const player = await taken(review, 2);
      expect(player, method).toMatchObject({ rating: 1650, official: 0, national, ratingSource });
      const audit = await event.query('players.audit', null);
      // The row did not say the sex.
      expect(audit.rows.flatMap(({ fields }) => fields.map(({ field }) => field))).toEqual(['sex']);
      await empty();
    }
  });

  it('changes the rating of the tournament’s own by a plain column, and FIDE’s by one that says so', async () => {
    await byMethod('OTHER');
    const first = await taken(await read('Rated, Rita;2150;GER;1990;12'));
    expect(first).toMatchObject({ rating: 2150, official: 2000 });
    const review = await read('Rated, Rita;2050;GER;1990;12');
    expect(review.rows[0]!.text).toContain('The row says rating 2050, not 2150.');
    expect(await taken(review, 2)).toMatchObject({ rating: 2050, official: 2000 });
    const ofFide = await read('Rated, Rita;2345;GER;1990;12', HEADINGS.replace('Rating', 'Elo'));
    expect(ofFide.rows[0]!.text).toContain('The row says FIDE rating 2345, not 2000.');
    expect(await taken(ofFide, 2)).toMatchObject({ rating: 2050, official: 2345 });
    const audit = await event.query('players.audit', null);
    expect(audit.rows.flatMap(({ fields }) => fields)).toContainEqual({
      field: 'official',
      entered: '2345',
      listed: '2000',
    });
    await empty();
  });
});
