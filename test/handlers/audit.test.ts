/** the entries beside the list that counts at the start. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

const program = new Program();
afterAll(() => program.close());

function line(id: number, name: string, title: string, standard: number, born: number): string {
  return lineOf([
    ...[String(id), name, 'SUI', 'M', title, '', '', '', String(standard), '0', '20'],
    ...['0', '0', '20', '0', '0', '20', String(born), ''],
  ]);
}

async function readList(month: string, lines: readonly string[]): Promise<void> {
  const path = program.path(`list-${month}.txt`);
  writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
  await program.run('lists.import', { file: path, name: 'FIDE', month, confirmed: 2 });
}

const audit = () => program.query('players.audit', null);
const playerNamed = async (name: string) =>
  (await program.query('players.view', null)).players.find((player) => player.name === name)!;
const take = (players: readonly number[], confirmed: 0 | 2 | 3 = 0) =>
  program.handlers.commands['players.takeList']({ players, confirmed });

beforeAll(async () => {
  // The tournament starts on 21 November 2026, with four players rated 2390, 2380, 2370, 2360.
  await newTournament(program, 4);
  await program.run('players.add', playerInput('Marten, Milan', 2335, { fideId: '11', birth: '2011/05/04' }));
  await program.run('players.add', playerInput('Madsen, Anton', 2300, { fideId: '12' }));
  await program.confirm('players.add', { ...playerInput('Madsenn, Anton', 2000), confirmed: 0 });
});

describe('before any list is stored', () => {
  it('who may be entered twice is told all the same', async () => {
    expect(await audit()).toMatchObject({
      list: null,
      rows: [{ kind: 'twice', player: { name: 'Madsen, Anton' }, other: { name: 'Madsenn, Anton' } }],
    });
  });
});

describe('with the list of November', () => {
  beforeAll(async () => {
    await readList('2026-11', [
      line(11, 'Marten, Milan', '', 2375, 2011),
      line(12, 'Madsen, Anton', 'FM', 2300, 1999),
    ]);
    // A later list does not count for a tournament that has begun before it.
    await readList('2026-12', [line(11, 'Marten, Milan', '', 2800, 2011)]);
  });

  it('tells what differs with the number that would follow, and who is not on it', async () => {
    const { list, rows, agree } = await audit();
    expect(list).toMatchObject({ month: '2026-11' });
    expect(agree).toBe(0);
    const differs = rows.filter(({ kind }) => kind === 'differs');
    expect(differs).toMatchObject([
      {
        player: { name: 'Marten, Milan' },
        // A year in the list says nothing against a date of that year; what is blank in the entry differs.
        fields: [
          { field: 'rating', entered: '2335', listed: '2375' },
          { field: 'sex', entered: '', listed: 'm' },
        ],
        number: { from: 5, to: 3 },
      },
      {
        player: { name: 'Madsen, Anton' },
        fields: [
          { field: 'title', entered: '', listed: 'FM' },
          { field: 'sex', entered: '', listed: 'm' },
          { field: 'birth', entered: '', listed: '1999' },
        ],
        number: null,
      },
    ]);
    expect(rows.filter(({ kind }) => kind === 'missing')).toHaveLength(5);
  });

  it('shows what taking the list changes, then takes it with its source', async () => {
    const { id } = await playerNamed('Marten, Milan');
    expect(await take([id])).toMatchObject({
      confirm: {
        level: 2,
        act: 'Take FIDE, November 2026, for 1 player',
        consequences: ['3 pairing numbers move.', 'Marten, Milan: rating 2335, now 2375; sex none, now m'],
      },
    });
    expect(await take([id], 2)).toEqual({ ok: true, value: { changed: 1 } });
    expect(await playerNamed('Marten, Milan')).toMatchObject({
      rating: 2375,
      ratingSource: 'list',
      ratingList: 'FIDE',
      ratingMonth: '2026-11',
      birth: '2011/05/04',
    });
    expect((await audit()).agree).toBe(1);
  });

  it('refuses who is not on the list', async () => {
    const { id } = await playerNamed('Madsenn, Anton');
    expect(await take([id], 2)).toMatchObject({ refusal: { code: 'not-on-list' } });
  });

  it('C.04.2 2.3: after the start it asks as loudly as any late correction', async () => {
    await pairAndPublish(program, 1);
    const { id } = await playerNamed('Madsen, Anton');
    expect(await take([id])).toMatchObject({ confirm: { level: 3 } });
  });
});
