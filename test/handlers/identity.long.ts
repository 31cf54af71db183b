/** A player is who the list says, or who the arbiter says; a mistyped FIDE ID makes nobody a stranger. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditKind } from '../../src-engine/index.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

const program = new Program();
afterAll(() => program.close());

function line(id: number, name: string, federation: string, standard: number, born: number): string {
  return lineOf([
    ...[String(id), name, federation, 'M', '', '', '', '', String(standard), '0', '20'],
    ...['0', '0', '20', '0', '0', '20', born === 0 ? '' : String(born), ''],
  ]);
}

async function readList(month: string, lines: readonly string[]): Promise<void> {
  const path = program.path(`list-${month}.txt`);
  writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
  await program.run('lists.import', { file: path, name: 'FIDE', month, confirmed: 3 });
}

const audit = () => program.query('players.audit', null);
const rowsOf = async (kind: AuditKind) => (await audit()).rows.filter((row) => row.kind === kind);
const playerNamed = async (name: string) =>
  (await program.query('players.view', null)).players.find((player) => player.name === name)!;
const take = (players: readonly number[], confirmed: 0 | 2 | 3 = 0) =>
  program.handlers.commands['players.takeList']({ players, confirmed });
const settle = (kind: AuditKind, player: number) =>
  program.handlers.commands['players.settle']({ kind, player, other: null });

const NAMESAKES = Array.from({ length: 60 }, (_, at) => line(100 + at, 'Silva, Joao', 'BRA', 2000 - at, 0));

const LINES = [
  line(21, 'Okafor, Samuel', 'NGR', 2100, 1990),
  line(22, 'Lindholm, Eva', 'SWE', 1900, 1985),
  line(23, 'Baker, Ann', 'ENG', 1800, 1970),
  line(24, 'Cho, Min', 'KOR', 1850, 1995),
  line(26, 'Cho, Min', 'AUS', 1600, 1995),
  line(27, 'Petrov, Oleg', 'FID', 2050, 1980),
  line(28, 'Novak, Petr', 'CZE', 1950, 0),
  line(25, 'Quist, Rune', 'DEN', 1500, 1988),
  // The 2500 of a namesake comes first; those who cannot be told apart come after the fortieth.
  line(99, 'Silva, Joao', 'BRA', 2500, 1980),
  ...NAMESAKES,
];

beforeAll(async () => {
  await newTournament(program, 1);
  const add = (name: string, more: object) => program.run('players.add', playerInput(name, 1700, more));
  await add('Lindholm, Eva', { fideId: '21', federation: 'SWE', birth: '1985' });
  await add('Baker, Ann', { fideId: '23', federation: 'ENG', birth: '1971' });
  await add('Cho, Min', { fideId: '24', federation: 'AUS', birth: '1995' });
  await add('Petrov, Oleg', { fideId: '27', federation: 'RUS', birth: '1980/03/00' });
  await add('Novak, Petr', { fideId: '28', federation: 'SVK', birth: '1975' });
  await add('Okafor, Samuel', { birth: '1990' });
  await readList('2026-11', LINES);
});

describe('a FIDE ID of somebody else', () => {
  it('is told with both names, years and federations, and never as a difference to be taken', async () => {
    const rows = await rowsOf('other-person');
    expect(rows.map(({ player, fields }) => [player.name, fields])).toEqual([
      [
        'Lindholm, Eva',
        [
          { field: 'name', entered: 'Lindholm, Eva', listed: 'Okafor, Samuel' },
          { field: 'birth', entered: '1985', listed: '1990' },
          { field: 'federation', entered: 'SWE', listed: 'NGR' },
        ],
      ],
      ['Baker, Ann', [{ field: 'birth', entered: '1971', listed: '1970' }]],
      // The list has somebody of that name and year there, or tells no year.
      ['Cho, Min', [{ field: 'federation', entered: 'AUS', listed: 'KOR' }]],
      ['Novak, Petr', [{ field: 'federation', entered: 'SVK', listed: 'CZE' }]],
    ]);
    expect((await rowsOf('differs')).map(({ player }) => player.name)).toEqual(['Petrov, Oleg']);
    const { id } = await playerNamed('Lindholm, Eva');
    expect(await take([id], 3)).toMatchObject({
      refusal: {
        code: 'other-person',
        message: 'FIDE ID 21, entered for Lindholm, Eva, is that of Okafor, Samuel on the list.',
      },
    });
    expect(await playerNamed('Lindholm, Eva')).toMatchObject({ rating: 1700, fideId: '21' });
  });

  it('is put right by the name: who it may be is offered, and taken with the right ID', async () => {
    const { id } = await playerNamed('Lindholm, Eva');
    const asked = { kind: 'other-person', player: id, other: null } as const;
    const { hits, fields } = await program.query('players.auditEntry', asked);
    expect(hits.map(({ name, fideId }) => [name, fideId])).toEqual([['Lindholm, Eva', 22]]);
    expect(fields[0]).toEqual({ field: 'name', entered: 'Lindholm, Eva', listed: 'Okafor, Samuel' });
    const list = (await audit()).list!.id;
    await program.confirm('players.takeEntry', { player: id, list, place: hits[0]!.place, confirmed: 0 });
    expect(await playerNamed('Lindholm, Eva')).toMatchObject({ fideId: '22', rating: 1900 });
    expect((await rowsOf('other-person')).map(({ player }) => player.name)).not.toContain('Lindholm, Eva');
  });

  it('is theirs when the arbiter says so: then the list is compared as with everybody', async () => {
    const { id } = await playerNamed('Baker, Ann');
    expect(await settle('other-person', id)).toMatchObject({ ok: true });
    const row = (await rowsOf('differs')).find(({ player }) => player.id === id);
    expect(row).toMatchObject({
      player: { name: 'Baker, Ann' },
      fields: [{ field: 'rating' }, { field: 'sex' }, { field: 'birth', entered: '1971', listed: '1970' }],
    });
    expect(await take([id], 3)).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(JSON.stringify(await program.log('player'))).toContain('FIDE ID confirmed, one person');
  });

  it('is their own where they have another federation alone: the list is taken like any other difference', async () => {
    const row = (await rowsOf('differs')).find(({ player }) => player.name === 'Petrov, Oleg')!;
    expect(row.fields).toContainEqual({ field: 'federation', entered: 'RUS', listed: 'FID' });
    expect(await take([row.player.id], 3)).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(await playerNamed('Petrov, Oleg')).toMatchObject({
      federation: 'FID',
      fideId: '27',
      rating: 2050,
    });
    for (const name of ['Petrov, Oleg', 'Novak, Petr'])
      await program.run('players.remove', { player: (await playerNamed(name)).id });
  });

  it('is asked about again when the list or the entry says something else', async () => {
    const { id } = await playerNamed('Cho, Min');
    await settle('other-person', id);
    expect(await rowsOf('other-person')).toEqual([]);
    await readList('2026-11', [
      ...LINES.filter((each) => !each.includes('Cho')),
      line(24, 'Chu, Li', 'KOR', 1, 1960),
    ]);
    expect((await rowsOf('other-person')).map(({ player }) => player.id)).toEqual([id]);
    await readList('2026-11', LINES);
  });
});

describe('a right FIDE ID with a name that is written otherwise', () => {
  const PEOPLE = [
    ['Lindhlom, Eva', '1985', 'SWE', 'Lindholm, Eva', 'differs'],
    ['Lindholm, Eva Maria', '', 'SWE', 'Lindholm, Eva', 'differs'],
    ['Maria Lindholm', '1985', '', 'Lindholm, Eva Maria', 'differs'],
    ['Van der Lind, Eva', '', '', 'Vanderlind, Eva', 'differs'],
    // A sister, a letter more than two, a year or a federation that is not said, and one word alone.
    ['Lindholm, Ida', '1985', 'SWE', 'Lindholm, Eva', 'other-person'],
    ['Lintolns, Eva', '1985', 'SWE', 'Lindholm, Eva', 'other-person'],
    ['Lindhlom, Eva', '', 'SWE', 'Lindholm, Eva', 'other-person'],
    ['Lindhlom, Eva', '1985', '', 'Lindholm, Eva', 'other-person'],
    ['Lindhlom, Eva', '1984', 'SWE', 'Lindholm, Eva', 'other-person'],
    ['Lindholm', '1985', 'SWE', 'Lindholm, Eva', 'other-person'],
  ] as const;

  it('is of the same person where only the spelling or a further name differs, else a question', async () => {
    const ids = new Map<number, (typeof PEOPLE)[number]>();
    for (const [at, person] of PEOPLE.entries()) {
      const [name, birth, federation] = person;
      const more = { fideId: String(40 + at), birth, federation };
      const input = { ...playerInput(name, 1700, more), confirmed: 2 } as const;
      const added = await program.handlers.commands['players.add'](input);
      if (!added.ok) throw new Error(JSON.stringify(added));
      ids.set(added.value.player, person);
    }
    const known = PEOPLE.map((person, at) => line(40 + at, person[3], 'SWE', 1900, 1985));
    await readList('2026-11', [...LINES, ...known]);
    const kinds = (await audit()).rows.filter(({ player }) => ids.has(player.id));
    const told = kinds.filter(({ kind }) => kind === 'differs' || kind === 'other-person');
    expect(told.map(({ player, kind }) => [...ids.get(player.id)!.slice(0, 4), kind])).toEqual(
      expect.arrayContaining(PEOPLE.map((person) => [...person])),
    );
    expect(told).toHaveLength(PEOPLE.length);
    for (const id of ids.keys()) await program.run('players.remove', { player: id });
    await readList('2026-11', LINES);
  });
});

describe('a row of a table of registrations', () => {
  const HEADINGS = 'Name;Rating;Title;Federation;Born;FIDE ID;Sex';
  async function rowOf(cells: string) {
    const path = program.path('table.csv');
    writeFileSync(path, `${HEADINGS}\n${cells}\n`);
    const review = await program.run('players.readTable', { file: path, reading: null });
    return { review, row: review.rows[0]! };
  }

  it('with the FIDE ID of another name, year or federation waits for a choice, the right name first', async () => {
    const { row } = await rowOf('Silva, Joao;1500;;BRA;1980;25;');
    expect(row).toMatchObject({
      verdict: 'ambiguous',
      choice: null,
      text: 'The FIDE ID is that of Quist, Rune on FIDE, November 2026: choose.',
    });
    expect(row.options[1]!.label).toContain('Silva, Joao · BRA · 1980 · 2500 · 99');
    for (const cells of ['Quist, Rune;;;DEN;1989;25;', 'Quist, Rune;;;NOR;1988;25;'])
      expect((await rowOf(cells)).row).toMatchObject({ choice: null });
    // An ID that the list does not know is not that of the namesake.
    expect((await rowOf('Quist, Rune;;;DEN;1988;77;')).row).toMatchObject({ choice: null });
    expect((await rowOf('Quist, Rune;;;DEN;1988;25;')).row).toMatchObject({ choice: 1 });
  });

  it('is certain by name, year and federation only where nobody else on the whole list can be meant', async () => {
    const { row } = await rowOf('Silva, Joao;1500;;BRA;1980;;');
    expect(row).toMatchObject({
      verdict: 'ambiguous',
      choice: null,
      text: '61 players of FIDE, November 2026 may be meant: choose.',
    });
  });

  it('loses nothing to a blank of the list, and shows what the list has otherwise', async () => {
    await readList('2026-11', [line(31, 'Blank, Bo', '', 0, 0), line(32, 'Full, Flo', 'FIN', 2000, 1999)]);
    const blank = await rowOf('Blank, Bo;1650;FM;DEN;1992/03/04;31;w');
    const accepted = await program.handlers.commands['players.acceptTable']({
      token: blank.review.token,
      choices: [{ row: blank.row.row, option: 1 }],
      confirmed: 0,
    });
    expect(accepted).toMatchObject({ ok: true, value: { added: 1 } });
    // That FIDE's list has no rating of them is no blank, and the row says so.
    for (const said of ['; FIDE has no rating for them', '; rating –, not 1650'])
      expect(blank.row.options[1]!.label).toContain(said);
    const entered = await playerNamed('Blank, Bo');
    expect(entered).toMatchObject({
      rating: 0,
      official: 0,
      ratingSource: 'list',
      ratingList: 'FIDE',
      title: 'FM',
      federation: 'DEN',
      birth: '1992/03/04',
      fideId: '31',
    });
    const full = await rowOf('Flo Full;1650;;FIN;1999;32;');
    expect(full.row).toMatchObject({ choice: 1 });
    expect(full.row.options[1]!.label).toBe(
      'Full, Flo · FIN · 1999 · 2000 · 32 (FIDE, November 2026); name Full, Flo, not Flo Full; rating 2000, not 1650',
    );
    await program.run('players.remove', { player: entered.id });
    await readList('2026-11', LINES);
  });
});

describe('133, 137–144: another month of the list', () => {
  it('that says the same is settled by taking it or by keeping the entry, and then told no more', async () => {
    const [eva, ann] = [await playerNamed('Lindholm, Eva'), await playerNamed('Baker, Ann')];
    await readList('2026-12', [
      line(22, 'Lindholm, Eva', 'SWE', 1900, 1985),
      line(23, 'Baker, Ann', 'ENG', 1777, 1970),
    ]);
    const { info, rules } = await program.query('settings.view', null);
    const later = { ...info, startDate: '2026/12/02', endDate: '2026/12/04' };
    await program.confirm('settings.change', { info: later, rules, confirmed: 0 });
    expect(await audit()).toMatchObject({ otherMonth: 2 });
    expect((await rowsOf('other-month')).map(({ player }) => player.id)).toEqual([eva.id]);
    expect((await rowsOf('differs')).map(({ player }) => player.id)).toEqual([ann.id]);
    expect(await settle('differs', ann.id)).toMatchObject({ ok: true });
    expect(await program.query('lists.view', null)).toMatchObject({ otherMonth: 1 });
    expect(await settle('other-month', eva.id)).toMatchObject({ ok: true });
    expect(await program.query('lists.view', null)).toMatchObject({ otherMonth: 0 });
    expect(await audit()).toMatchObject({ otherMonth: 0 });
    expect(await playerNamed('Lindholm, Eva')).toMatchObject({ ratingMonth: '2026-11' });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await take([eva.id], 3)).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(await playerNamed('Lindholm, Eva')).toMatchObject({ ratingMonth: '2026-12', rating: 1900 });
    expect(await audit()).toMatchObject({ otherMonth: 0 });
  });
});
