/** Which national lists are asked: those of the federation of record 172. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

describe('two national lists', () => {
  const event = new Program();
  afterAll(() => event.close());

  const imported = async (name: string, rating: number) => {
    const file = event.path(`${name}.csv`);
    writeFileSync(file, `Name,Rating,ID,FIDE ID,Federation,Born\n"Kasper, Jan",${rating},7,11,FRA,1990\n`);
    await event.run('lists.import', { file, name, month: '2026-11', confirmed: 2 });
    const { lists } = await event.query('lists.view', null);
    return lists.find((list) => list.name === name)!.id;
  };

  beforeAll(async () => {
    await newTournament(event, 0);
    await imported('DWZ', 1500);
    const list = await imported('FFE', 1900);
    const { info, rules } = await event.query('settings.view', null);
    const tournamentRating = { method: 'NRO', federation: 'FRA' } as const;
    await event.confirm('settings.change', { info, rules: { ...rules, tournamentRating }, confirmed: 0 });
    const wishes = { here: false, entry: { fromRound: 1, byes: [] }, feePaid: false, confirmed: 0 } as const;
    await event.run('players.addFromList', { ...wishes, list, place: 1 });
  });

  it('of an unknown federation: the one where the player was found counts, not the first by name', async () => {
    const { players } = await event.query('players.view', null);
    expect(players[0]).toMatchObject({ name: 'Kasper, Jan', rating: 1900, national: 1900 });
    const { rows } = await event.query('players.audit', null);
    expect(rows.filter(({ kind }) => kind === 'differs')).toEqual([]);
  });

  it('are named to the arbiter who has set no order', async () => {
    const unsure = async (method: 'NRO' | 'FIDE', federation: string) =>
      (await event.query('lists.choices', { method, federation })).unsure;
    expect(await unsure('NRO', 'FRA')).toEqual(['DWZ', 'FFE']);
    expect(await unsure('FIDE', '')).toEqual([]);
    const named = { names: ['DWZ', 'FFE'], federation: 'FRA' };
    expect((await event.query('players.audit', null)).unsure).toEqual(named);
    const asked = { list: null, text: 'kasper', limit: 5, tolerant: false };
    expect((await event.query('lists.search', asked)).unsure).toEqual(named);
  });
});
