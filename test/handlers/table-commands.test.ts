/** A table of players that was read: what its rows store, and what cannot be taken. Rows, players and numbers differ. */
import { describe, expect, it } from 'vitest';
import { type EditablePlayer } from '../../src-engine/index.ts';
import { tableCommands } from '../../src-main/handlers/players/table.ts';
import { PLAYER_FIELDS } from '../../src-main/files/player-fields.ts';
import type { PlayerRow } from '../../src-main/files/player-table.ts';
import { FIRST, up } from './written.ts';
import { CLUB, entry, FIDE, storedLists } from './written-lists.ts';
import { questionOf, refusalOf, valueOf } from './written-desk.ts';
import { deskWith, NO_LISTS, read, row } from './read-table.ts';

describe('a table of players', () => {
  it('is read for the field as it is, and reviewed', async () => {
    const desk = deskWith({}, up(1, FIRST, 3), { tournamentRating: { method: 'HBFN', federation: 'SUI' } });
    desk.desk.past = 1;
    const { asked, review } = await read(desk, [row(4, 'new', 'Berg, Ida', { rating: 1900 })]);
    expect(asked).toEqual([
      [
        ...['entries.csv', 'players'],
        {
          ...{ path: '/somewhere/entries.csv', taken: [], sheet: null, headingRow: null, encoding: null },
          ...{ delimiter: null, fields: null, remembered: {}, players: desk.state.tournament.players },
          ...{ pace: 'standard', rule: { method: 'HBFN', federation: 'SUI' }, rounds: { first: 2, last: 5 } },
        },
      ],
    ]);
    expect(review.fields).toEqual(PLAYER_FIELDS);
    expect(review.rows).toMatchObject([{ row: 4, verdict: 'new', name: 'Berg, Ida', choice: 1 }]);
  });

  it('is refused without a tournament, with a file that was not chosen, and where it cannot be read', async () => {
    const desk = deskWith({});
    const commands = tableCommands(desk.desk, NO_LISTS);
    const file = desk.desk.files.give('open-list', '/somewhere/entries.csv');
    expect(await refusalOf(commands['players.readTable']({ file, reading: null }))).toEqual({
      ...{ code: 'file-not-chosen', advice: 'Choose it again.' },
      message: 'This file was not chosen for that in a file dialog, or was used already.',
    });
    const refused = { code: 'stopped', severity: 'refused', message: 'Stopped.', advice: '' } as const;
    desk.desk.imports.run = () => Promise.resolve({ refused, overLimit: false });
    const table = desk.desk.files.give('open-table', '/somewhere/entries.csv');
    expect(await refusalOf(commands['players.readTable']({ file: table, reading: null }))).toEqual({
      ...{ code: 'stopped', message: 'Stopped.', advice: '' },
    });
    desk.desk.document = null;
    expect((await refusalOf(commands['players.readTable']({ file: table, reading: null }))).code).toBe(
      'no-document',
    );
  });

  it('is stored as one entry for all new players, then byes beyond the rules', async () => {
    const desk = deskWith({});
    const half = (round: number) => ({ round, kind: 'half' as const });
    const { accept, review } = await read(desk, [
      row(2, 'new', 'Berg, Ida', { rating: 1900, club: 'Linden' }, [half(2), half(4)]),
      row(5, 'new', 'Olsen, Kai', { fideId: '77' }, [{ round: 3, kind: 'zero' }]),
      row(7, 'new', 'Left, Out'),
    ]);
    const skip = [[7, 0]] as const;
    const why = 'Berg, Ida: a second half-point bye';
    expect(await questionOf(accept(skip))).toEqual({
      ...{ level: 3, act: 'Import the table', consequences: [`${why}, in round 4.`] },
    });
    expect(await valueOf(accept(skip, 3))).toEqual({ added: 2, changed: 0 });
    expect(desk.stored).toMatchObject([
      [
        'players-added',
        {
          players: [
            {
              ...{
                id: 10,
                name: 'Berg, Ida',
                rating: 1900,
                club: 'Linden',
                entryRound: 1,
                arrival: 'expected',
              },
              absences: [half(2)],
            },
            { id: 11, name: 'Olsen, Kai', fideId: '77', absences: [{ round: 3, kind: 'zero' }] },
          ],
          fileName: 'entries.csv',
        },
      ],
      ['bye-set-beyond-rules', { player: 10, name: 'Berg, Ida', round: 4, bye: 'half', was: null, why }],
    ]);
    // It is stored once.
    expect((await refusalOf(accept(skip, 3, review.token))).code).toBe('not-there');
    expect(desk.desk.preferences.values.columns).toEqual({ 'players: name': ['name'] });
  });

  it('gives the first of two half-point byes by the rules, in whatever order they are', async () => {
    const desk = deskWith({ 4: { noHalfBye: true }, 6: { absences: [{ round: 2, kind: 'half' }] } });
    const half = (round: number) => ({ round, kind: 'half' as const });
    const { accept } = await read(desk, [
      row(2, 'new', 'Berg, Ida', {}, [half(4), half(3)]),
      row(5, 'matched', 'Name6, Given', { rating: 2100 }, [half(3)], [6]),
    ]);
    expect((await questionOf(accept([[5, 2]]))).consequences).toEqual([
      'Name6, Given: a second half-point bye, in round 3.',
      'Berg, Ida: a second half-point bye, in round 3.',
    ]);
  });

  it('has late entries one by one, who are not paired before they arrive', async () => {
    const desk = deskWith({}, up(1, FIRST, 3));
    const { accept } = await read(desk, [row(2, 'new', 'Berg, Ida'), row(3, 'new', 'Olsen, Kai')]);
    await valueOf(accept());
    expect(desk.stored).toMatchObject([
      ['late-entry-added', { player: { id: 10, name: 'Berg, Ida', entryRound: 2, arrival: 'later' } }],
      ['late-entry-added', { player: { id: 11, name: 'Olsen, Kai', entryRound: 2, arrival: 'later' } }],
    ]);
  });

  it('changes who is registered, asks after the start, and stores byes that they have not', async () => {
    const rows = [
      row(2, 'matched', 'Name4, Given', { rating: 1950 }, [{ round: 3, kind: 'half' }], [4]),
      row(3, 'matched', 'Name5, Given', { rating: 2000, club: 'Linden' }, [], [5]),
      row(
        4,
        'matched',
        'Name6, Given',
        { rating: 2100 },
        [
          { round: 4, kind: 'half' },
          { round: 5, kind: 'zero' },
        ],
        [6],
      ),
    ];
    const absences = [{ round: 4, kind: 'half' }] as const;
    const change = [
      [2, 2],
      [3, 2],
      [4, 2],
    ] as const;
    const desk = deskWith({ 6: { absences } });
    expect(await valueOf((await read(desk, rows)).accept(change))).toEqual({ added: 0, changed: 3 });
    expect(desk.stored).toEqual([
      [
        'player-changed',
        expect.objectContaining({
          player: 4,
          name: 'Name4, Given',
          before: expect.objectContaining({ rating: 1900 }) as object,
          after: expect.objectContaining({ rating: 1950 }) as object,
        }),
      ],
      ['bye-set', { player: 4, name: 'Name4, Given', round: 3, bye: 'half', was: null }],
      [
        'player-changed',
        { player: 5, name: 'Name5, Given', before: { club: '' }, after: { club: 'Linden' } },
      ],
      ['bye-set', { player: 6, name: 'Name6, Given', round: 5, bye: 'zero', was: null }],
    ]);
    const late = deskWith({ 6: { absences } }, up(1, FIRST, 3));
    const { accept } = await read(late, rows);
    expect(await questionOf(accept(change))).toEqual({
      ...{ level: 3, act: 'Import the table' },
      consequences: [
        '1 player changes after the start.',
        'Rounds are paired with the old data.',
        'Pairing numbers are given anew at the next pairing; published rounds stay.',
      ],
    });
    await valueOf(accept(change, 3));
    expect(late.stored.map(([kind]) => kind)).toEqual([
      'player-changed-late',
      'bye-set',
      'player-changed',
      'bye-set',
    ]);
  });

  it('is refused where a half-point bye goes to who is not eligible', async () => {
    const desk = deskWith({ 4: { noHalfBye: true } });
    const { accept } = await read(desk, [
      row(2, 'matched', 'Name4, Given', { rating: 1900 }, [{ round: 3, kind: 'half' }], [4]),
    ]);
    expect(await refusalOf(accept([[2, 2]]))).toEqual({
      ...{ code: 'not-eligible', article: 'C.05 6.7', players: [4] },
      message: 'Name4, Given: not eligible for a half-point bye in this event.',
      advice: 'Give a zero-point bye, or change the player first.',
    });
    const full = await read(desk, [
      row(2, 'matched', 'Name4, Given', { rating: 1900 }, [{ round: 3, kind: 'full' }], [4]),
    ]);
    expect((await questionOf(full.accept([[2, 2]]))).consequences).toEqual([
      'A full-point bye counts as a win without a game, in round 3.',
    ]);
  });

  it('is refused where two rows change one player, or give one FIDE ID twice', async () => {
    const desk = deskWith({ 4: { fideId: '55' }, 5: { fideId: '66' } });
    const refused = async (rows: readonly PlayerRow[], ...choices: (readonly [number, number])[]) =>
      refusalOf((await read(desk, rows)).accept(choices));
    const matched = (number: number, id: number, more: Partial<EditablePlayer>) =>
      row(number, 'matched', `Name${id}, Given`, { rating: 1500 + 100 * id, ...more }, [], [id]);
    expect(
      await refused([matched(2, 6, { club: 'A' }), matched(9, 6, { club: 'B' })], [2, 2], [9, 2]),
    ).toEqual({
      ...{ code: 'player-changed-twice', players: [6] },
      ...{ message: 'Rows 2 and 9 would change the same player.', advice: 'Choose one of them.' },
    });
    const twice = (number: number, owner: string) => ({
      code: 'fide-id-twice',
      message: `Row ${number} has the FIDE ID 55, which ${owner} has already.`,
      advice: 'One person is entered once. Skip the row, or take the FIDE ID out of the table.',
    });
    const fresh = (number: number, name: string) => row(number, 'new', name, { fideId: '55' });
    expect(await refused([fresh(3, 'Berg, Ida')])).toEqual(twice(3, 'Name4, Given'));
    expect(await refused([matched(3, 6, { fideId: '55' })], [3, 2])).toEqual(twice(3, 'Name4, Given'));
    expect(await refused([matched(2, 4, { club: 'Linden' }), fresh(3, 'Berg, Ida')], [2, 2])).toEqual(
      twice(3, 'Name4, Given'),
    );
    const same = await read(desk, [matched(2, 4, { fideId: '55', club: 'Linden' })]);
    expect(await valueOf(same.accept([[2, 2]]))).toEqual({ added: 0, changed: 1 });
    // Whose FIDE ID a row replaces does not keep it.
    const replaced = matched(2, 4, { fideId: '56' });
    expect(await refused([replaced, fresh(3, 'Berg, Ida'), fresh(6, 'Olsen, Kai')], [2, 2])).toEqual(
      twice(6, 'Berg, Ida'),
    );
    const { accept } = await read(desk, [
      replaced,
      fresh(3, 'Berg, Ida'),
      row(8, 'matched', 'Name5, Given', { rating: 2000 }, [], [5]),
    ]);
    expect(await valueOf(accept([[2, 2]]))).toEqual({ added: 1, changed: 1 });
  });

  it('is refused where two rows enter one entry of a list', async () => {
    const lists = storedLists(new Map([[CLUB, [entry(801, 'Kasper, Jan', { born: 1990, standard: 1900 })]]]));
    const desk = deskWith({});
    const likely = (number: number) => row(number, 'new', 'Kasper, Jan', { rating: 1850 });
    const { accept, review } = await read(desk, [likely(2), likely(6)], lists);
    expect(review.rows.map(({ verdict, choice }) => [verdict, choice])).toEqual([
      ['ambiguous', null],
      ['ambiguous', null],
    ]);
    expect(
      await refusalOf(
        accept([
          [2, 1],
          [6, 1],
        ]),
      ),
    ).toEqual({
      code: 'listed-twice',
      message: 'Rows 2 and 6 would both enter Kasper, Jan of the rating list.',
      advice: 'One person is entered once. Skip one of the rows, or choose somebody else for it.',
    });
    expect(
      await valueOf(
        accept([
          [2, 1],
          [6, 0],
        ]),
      ),
    ).toEqual({ added: 1, changed: 0 });
    expect(desk.state.tournament.players.at(-1)).toMatchObject({
      ...{ rating: 1850, ratingSource: 'file' },
      birth: '1990/00/00',
      national: { rating: 1900 },
    });
  });

  it('asks where a FIDE ID that a row gives is somebody else’s, and only there', async () => {
    const lists = storedLists(new Map([[FIDE, [entry(901, 'Other, Otto', { fideId: 55, standard: 2000 })]]]));
    const asks = async (rows: readonly PlayerRow[], ...choices: (readonly [number, number])[]) => {
      const { accept } = await read(deskWith({ 4: { fideId: '44' } }), rows, lists);
      return questionOf(accept(choices));
    };
    const question = (name: string) => ({
      ...{ level: 2, act: 'Import the table' },
      consequences: [`FIDE ID 55, entered for ${name}, is that of Other, Otto on the list.`],
    });
    expect(await asks([row(2, 'new', 'Berg, Ida', { fideId: '55' })], [2, 2])).toEqual(question('Berg, Ida'));
    const given = row(3, 'matched', 'Name4, Given', { rating: 1900, fideId: '55' }, [], [4]);
    expect(await asks([given], [3, 2])).toEqual(question('Name4, Given'));
    // What is known of a registered player counts with what the row says.
    const namesake = entry(902, 'Name4, Given', { fideId: 55, born: 1990, standard: 1900 });
    const other = await read(
      deskWith({ 4: { birth: '1970/00/00' } }),
      [given],
      storedLists(new Map([[FIDE, [namesake]]])),
    );
    expect((await questionOf(other.accept([[3, 2]]))).consequences).toEqual([
      'FIDE ID 55, entered for Name4, Given, is that of Name4, Given on the list.',
    ]);
    const none = await read(
      deskWith({ 4: { fideId: '55' } }),
      [row(3, 'matched', 'Name4, Given', { rating: 1900, club: 'Linden' }, [], [4])],
      lists,
    );
    expect(await valueOf(none.accept([[3, 2]]))).toEqual({ added: 0, changed: 1 });
  });
});
