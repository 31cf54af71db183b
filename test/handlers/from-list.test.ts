/** A player of a rating list is entered with what the list says, and where it was said. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Commands } from '../../src-main/ipc/contract.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { mayBeOne } from '../../src-main/handlers/players/doubles.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

const program = new Program();
afterAll(() => program.close());

/** ID, name, federation, sex, title, three ratings, year. */
function line(
  id: number,
  name: string,
  fed: string,
  sex: string,
  title: string,
  ratings: number[],
  born: number,
) {
  const [standard, rapid, blitz] = ratings.map(String);
  return lineOf([
    String(id),
    name,
    fed,
    sex,
    title,
    '',
    '',
    '',
    standard!,
    '0',
    '20',
    rapid!,
    '0',
    '20',
    blitz!,
    '0',
    '20',
    String(born),
    '',
  ]);
}

const half = (...rounds: number[]) => rounds.map((round) => ({ round, kind: 'half' as const }));

const LINES = [
  LIST_HEADING,
  line(101, 'Kasparek, Gustav', 'CZE', 'M', 'IM', [2431, 2398, 2405], 1994),
  line(102, 'Kaspar, Greta', 'GER', 'F', '', [1876, 1802, 1790], 2008),
  line(103, 'Kasperowicz, Gabriel', 'POL', 'M', '', [0, 1421, 1455], 2013),
  line(104, 'Urban, Olga', 'SVK', 'F', '', [1650, 0, 1580], 1999),
];

let list = '';
const hits = async (text: string) =>
  program.query('lists.search', { list: null, text, limit: 10, tolerant: false });
const placeOf = async (text: string): Promise<number> => (await hits(text)).players[0]!.place;

async function add(place: number, more: Partial<Commands['players.addFromList']['args']> = {}) {
  return program.handlers.commands['players.addFromList']({
    list,
    place,
    here: true,
    entry: { fromRound: 1, byes: [] },
    feePaid: false,
    confirmed: 0,
    ...more,
  });
}

beforeAll(async () => {
  await newTournament(program, 4);
  const path = program.path('players_list_nov26.txt');
  writeFileSync(path, LINES.join('\r\n'));
  await program.run('lists.import', { file: path, name: 'FIDE', month: '2026-11', confirmed: 0 });
  list = (await program.query('lists.view', null)).lists[0]!.id;
});

describe('from the rating list', () => {
  it('says what would be entered, with the number that follows from it', async () => {
    const candidate = await program.query('players.candidate', {
      list,
      place: await placeOf('greta'),
      chosen: null,
    });
    expect(candidate).toMatchObject({
      rating: 1876,
      pace: 'standard',
      list: { name: 'FIDE', month: '2026-11' },
      ...{ number: 5, of: 5 },
      entryRound: 1,
      isLate: false,
      entered: null,
      near: [],
    });
    const best = await program.query('players.candidate', {
      list,
      place: await placeOf('gustav'),
      chosen: null,
    });
    expect(best).toMatchObject({ rating: 2431, number: 1, of: 5 });
  });

  it('enters, marks as present and gives the bye in one step, with list and month of the rating', async () => {
    const entries = program.handlers;
    expect(
      await add(await placeOf('greta'), { entry: { fromRound: 1, byes: half(4) }, feePaid: true }),
    ).toMatchObject({ ok: true });
    const view = await program.query('players.view', null);
    expect(view.players.find(({ name }) => name === 'Kaspar, Greta')).toMatchObject({
      rating: 1876,
      ratingSource: 'list',
      ratingList: 'FIDE',
      ratingMonth: '2026-11',
      ratingPace: 'standard',
      fideId: '102',
      birth: '2008/00/00',
      sex: 'w',
      arrival: 'here',
      absences: [{ round: 4, kind: 'half' }],
      feePaid: true,
    });
    const [newest, ...others] = view.enteredLast;
    expect(view.players.find(({ id }) => id === newest!.player)?.name).toBe('Kaspar, Greta');
    expect(newest!.at).not.toBe('');
    expect(others.map(({ player }) => player)).toEqual([4, 3, 2]);
    expect(view.undoTakesEntry).toBe(true);
    const undone = await entries.commands['log.undo']({ seq: null, confirmed: 2 });
    expect(undone).toMatchObject({ ok: true });
    const after = await program.query('players.view', null);
    expect(after.players.map(({ name }) => name)).not.toContain('Kaspar, Greta');
    expect(after.enteredLast.map(({ player }) => player)).toEqual([4, 3, 2, 1]);
    await entries.commands['log.redo']({ confirmed: 2 });
  });

  it('says of an undo that it takes the newest entry back only while nothing else was done', async () => {
    const { enteredLast } = await program.query('players.view', null);
    await program.run('players.mark', { player: 1, mark: { kind: 'here' }, confirmed: 0 });
    expect(await program.query('players.view', null)).toMatchObject({ enteredLast, undoTakesEntry: false });
    await program.run('players.mark', { player: 1, mark: { kind: 'not-here' }, confirmed: 0 });
  });

  it('refuses the same FIDE ID, a round beyond the last and a list that is gone', async () => {
    // Nobody has a number yet.
    const message = 'Kaspar, Greta is entered already with this FIDE ID.';
    expect(await add(await placeOf('greta'))).toMatchObject({ refusal: { code: 'fide-id-twice', message } });
    expect(await add(await placeOf('gustav'), { entry: { fromRound: 1, byes: half(6) } })).toMatchObject({
      refusal: { code: 'round-beyond-last', message: 'The tournament has 5 rounds.' },
    });
    const gone = { refusal: { code: 'list-gone', message: 'This list is no longer stored.' } };
    expect(await add(1, { list: 'gone' })).toMatchObject(gone);
    expect(await add(99)).toMatchObject(gone);
    const { players } = await program.query('players.view', null);
    expect(players.map(({ fideId }) => fideId).filter((id) => id !== '')).toEqual(['102']);
  });

  it('asks before a second half point, and before somebody who may be entered already', async () => {
    expect(await add(await placeOf('gustav'), { entry: { fromRound: 1, byes: half(2, 4) } })).toMatchObject({
      confirm: { level: 3, consequences: ['Kasparek, Gustav: a second half-point bye.'] },
    });
    await program.run('players.add', playerInput('Kasparek, Gustaw', 2400, { federation: 'CZE' }));
    expect(await add(await placeOf('gustav'))).toMatchObject({
      confirm: { level: 2, consequences: ['Kasparek, Gustaw, CZE is entered already.'] },
    });
    expect(await add(await placeOf('gustav'), { confirmed: 2 })).toMatchObject({ ok: true });
  });

  it('never takes a list for the source of what is typed', async () => {
    const view = await program.query('players.view', null);
    const { id, rating } = view.players.find(({ fideId }) => fideId === '102')!;
    const change = (more: object) =>
      program.run('players.change', {
        player: id,
        confirmed: 0,
        input: playerInput('Kaspar, Greta', rating, { federation: 'GER', fideId: '102', ...more }),
      });
    const now = async () =>
      (await program.query('players.view', null)).players.find((player) => player.id === id);
    await change({ club: 'Linden' });
    expect(await now()).toMatchObject({ ratingSource: 'list', ratingMonth: '2026-11', club: 'Linden' });
    await change({ rating: 1900 });
    expect(await now()).toMatchObject({
      rating: 1900,
      ratingSource: 'typed',
      ratingList: '',
      ratingMonth: '',
      ratingPace: '',
    });
  });

  it('takes the standard rating in rapid only where there is no rapid one, and says which', async () => {
    const settings = await program.query('settings.view', null);
    await program.run('settings.change', {
      ...settings,
      info: { ...settings.info, encodedTimeControl: '900+10' },
      confirmed: 0,
    });
    expect((await hits('kasp')).pace).toBe('rapid');
    expect(
      await program.query('players.candidate', { list, place: await placeOf('gabriel'), chosen: null }),
    ).toMatchObject({ rating: 1421, pace: 'rapid' });
    expect(
      await program.query('players.candidate', { list, place: await placeOf('greta'), chosen: null }),
    ).toMatchObject({ rating: 1802, pace: 'rapid' });
    expect(
      await program.query('players.candidate', { list, place: await placeOf('olga'), chosen: null }),
    ).toMatchObject({ rating: 1650, pace: 'standard' });
  });
});

describe('who may be one person', () => {
  const person = (name: string, birth = '', federation = 'GER', fideId = '') => ({
    name,
    birth,
    federation,
    fideId,
  });
  it.each([
    ['the same name without accents', person('Gorsky, Signé'), person('Gorsky, Signe'), true],
    ['the same name in another federation', person('Berg, Karl', '', 'DEN'), person('Berg, Karl'), true],
    ['the same name, born in other years', person('Berg, Karl', '1980'), person('Berg, Karl', '1990'), false],
    ['two letters in one federation', person('Bergson, Karl'), person('Bergsen, Carl'), true],
    ['two letters in two federations', person('Bergson, Karl', '', 'DEN'), person('Bergsen, Karl'), false],
    ['two letters, one federation unknown', person('Bergson, Karl', '', ''), person('Bergsen, Karl'), true],
    ['short names', person('Li, Na'), person('Li, Bo'), false],
    ['two FIDE IDs', person('Berg, Karl', '', 'GER', '1'), person('Berg, Karl', '', 'GER', '2'), false],
    ['one FIDE ID', person('Berg, Karl', '', 'GER', '1'), person('Bergen, Carl', '', 'DEN', '1'), true],
    ['numbered names', person('Player 12'), person('Player 13'), false],
  ])('%s', (_, a, b, isOne) => {
    expect(mayBeOne(a, b)).toBe(isOne);
    expect(mayBeOne(b, a)).toBe(isOne);
  });
});
