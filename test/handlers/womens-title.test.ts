/** A women's title beside an open one: from FIDE's list to the card, the comparison and the report. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament, playerInput } from './field.ts';
import { Program } from './program.ts';

const cells = ['88', 'Berg, Ada', 'NOR', 'F', 'FM', 'WIM', '', '', '2210', '0', '20', '0', '0', ''];
const LINE = lineOf([...cells, '0', '0', '', '2001', 'w']);
const NAMESAKE = LINE.replace('88', '89').replace('FM', '  ').replace('WIM', '   ');
const wishes = { here: false, entry: { fromRound: 1, byes: [] }, feePaid: false, confirmed: 0 } as const;

describe('FM and WIM', () => {
  const event = new Program();
  afterAll(() => event.close());
  const first = async () => (await event.query('players.view', null)).players[0]!;
  const differing = async () =>
    (await event.query('players.audit', null)).rows.flatMap(({ fields }) => fields);
  let list: string;

  beforeAll(async () => {
    await newTournament(event, 0);
    const file = event.path('list.txt');
    writeFileSync(file, [LIST_HEADING, LINE, NAMESAKE].join('\r\n'));
    await event.run('lists.import', { file, name: 'FIDE', month: '2026-11', confirmed: 2 });
    list = (await event.query('lists.view', null)).lists[0]!.id;
  });

  it('come both from the list, and one undo takes both back', async () => {
    await event.run('players.addFromList', { ...wishes, list, place: 1 });
    expect(await first()).toMatchObject({ title: 'FM', womensTitle: 'WIM' });
    expect(await differing()).toEqual([]);
    await event.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await event.query('players.view', null)).players).toEqual([]);
  });

  it('are compared together, and taken together', async () => {
    const typed = playerInput('Berg, Ada', 2210);
    await event.run('players.add', { ...typed, title: 'FM', sex: 'w', fideId: '88', federation: 'NOR' });
    const { id: player } = await first();
    expect(await differing()).toContainEqual({ field: 'title', entered: 'FM', listed: 'FM WIM' });
    const { consequences } = await event.asked('players.takeList', { players: [player], confirmed: 0 });
    expect(consequences.join(' ')).toContain('title FM, now FM WIM');
    await event.run('players.takeList', { players: [player], confirmed: 2 });
    expect(await first()).toMatchObject({ title: 'FM', womensTitle: 'WIM' });
    expect(await differing()).toEqual([]);
  });

  it('are one again where another title is typed', async () => {
    const { id: player } = await first();
    const more = { sex: 'w', title: 'IM', fideId: '88', federation: 'NOR' } as const;
    const input = playerInput('Berg, Ada', 2210, more);
    await event.confirm('players.change', { player, input, confirmed: 0 });
    expect(await first()).toMatchObject({ title: 'IM', womensTitle: null });
  });

  it('go where the player was another person, who has none', async () => {
    const { id: player } = await first();
    await event.run('players.takeList', { players: [player], confirmed: 2 });
    expect(await first()).toMatchObject({ title: 'FM', womensTitle: 'WIM' });
    const other = playerInput('Berg, Ada', 2210, { sex: 'w', title: 'FM', fideId: '89', federation: 'NOR' });
    await event.confirm('players.change', { player, input: other, confirmed: 0 });
    await event.run('players.takeList', { players: [player], confirmed: 2 });
    expect(await first()).toMatchObject({ title: null, womensTitle: null });
  });

  it('are read from a list that was stored before it told women’s titles', async () => {
    const [name] = readdirSync(event.path('user/lists'));
    await event.close(true);
    const database = new Database(event.path(`user/lists/${name!}`));
    database.exec('ALTER TABLE players DROP COLUMN womens_title');
    database.pragma('user_version = 2');
    database.close();
    rmSync(event.path('open.wallchart'));
    const again = new Program({}, event.folder);
    await newTournament(again, 0);
    await again.run('players.addFromList', { ...wishes, list, place: 1 });
    const { players } = await again.query('players.view', null);
    expect(players[0]).toMatchObject({ title: 'FM', womensTitle: null });
    await again.close(true);
  });
});
