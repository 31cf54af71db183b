/** A tournament rating follows from the lists as they are asked now, unless the arbiter chose it. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListStep, Rules } from '../../src-engine/index.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

const line = (id: string, name: string, [standard, rapid, blitz]: readonly [string, string, string]) =>
  lineOf(
    [id, name, 'GER', 'M', '', '', '', ''].concat(
      [standard, rapid, blitz].flatMap((rating) => [rating, '0', '20']),
      ['1990', ''],
    ),
  );

describe('the lists are asked in another sequence', () => {
  const event = new Program();
  afterAll(() => event.close());
  const asked = async (standard: readonly ListStep[], more: Partial<Rules> = {}) => {
    const { info, rules } = await event.query('settings.view', null);
    await event.confirm('settings.change', {
      info,
      rules: { ...rules, ...more, ratingLists: { standard } },
      confirmed: 0,
    });
  };
  const named = async (name: string) =>
    (await event.query('players.view', null)).players.find((player) => player.name === name)!;
  const rows = async () =>
    (await event.query('players.audit', null)).rows.flatMap(({ kind, player, fields }) =>
      kind === 'differs'
        ? fields.map(({ field, entered, listed }) => `${player.name}: ${field} ${entered} ${listed}`)
        : [],
    );
  const taken = async (name: string) => {
    const { id } = await named(name);
    await event.run('players.takeList', { players: [id], confirmed: 2 });
    return named(name);
  };

  beforeAll(async () => {
    await newTournament(event, 0);
    const file = event.path('fide.txt');
    const lines = [
      line('11', 'Kasper, Jan', ['2000', '1900', '1800']),
      line('12', 'Wish, Wanda', ['2100', '1950', '1850']),
    ];
    writeFileSync(file, [LIST_HEADING, ...lines].join('\r\n'));
    await event.run('lists.import', { file, name: 'FIDE', month: '2026-11', confirmed: 2 });
    const list = (await event.query('lists.view', null)).lists[0]!.id;
    await asked([{ list: 'FIDE', pace: 'blitz' }]);
    for (const chosen of [null, { list, pace: 'rapid' } as const]) {
      const text = chosen === null ? 'kasper' : 'wish';
      const found = await event.query('lists.search', { list, text, limit: 1, tolerant: false });
      const { place } = found.players[0]!;
      const wishes = {
        here: false,
        entry: { fromRound: 1, byes: [] },
        feePaid: false,
        confirmed: 0,
      } as const;
      await event.run('players.addFromList', { ...wishes, list, place, ...(chosen && { chosen }) });
    }
  });

  it('what followed from the old one is told by the audit, and taken by the new one', async () => {
    expect([(await named('Kasper, Jan')).rating, (await named('Wish, Wanda')).rating]).toEqual([1800, 1950]);
    expect(await rows()).toEqual([]);
    await asked([{ list: 'FIDE', pace: 'standard' }]);
    expect(await rows()).toEqual(['Kasper, Jan: rating 1800 2000']);
    expect(await taken('Kasper, Jan')).toMatchObject({
      rating: 2000,
      origins: { rating: { pace: 'standard' } },
    });
    expect(await rows()).toEqual([]);
  });

  it('what the arbiter chose stays', async () => {
    const chosen = { rating: 1950, origins: { rating: { pace: 'rapid' } } };
    expect(await taken('Wish, Wanda')).toMatchObject(chosen);
    await asked([{ list: 'FIDE', pace: 'blitz' }]);
    expect(await rows()).toEqual(['Kasper, Jan: rating 2000 1800']);
    expect(await taken('Wish, Wanda')).toMatchObject(chosen);
  });

  it('a choice stays where its list is stored no more', async () => {
    const { id: player, name } = await named('Wish, Wanda');
    const { lists } = await event.query('lists.view', null);
    const file = event.path('club.csv');
    writeFileSync(file, 'Name,Rating,ID,FIDE ID,Federation,Born\n"Wish, Wanda",1500,9,12,GER,1990\n');
    await event.run('lists.import', { file, name: 'Club', month: '2026-11', confirmed: 2 });
    await event.run('lists.remove', { list: lists[0]!.id, confirmed: 2 });
    await event.run('players.takeList', { players: [player], confirmed: 2 });
    expect(await named(name)).toMatchObject({ rating: 1950, national: 1500 });
  });
});
