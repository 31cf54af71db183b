/** FIDE's list of a single kind beside the combined one of the month before. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

const SINGLE =
  'ID Number      Name                           Fed Sex Tit  WTit OTit           DEC26 Gms K  B-day Flag';

/** A line of the single list under its headings. */
const singleLine = (cells: Readonly<Record<string, string>>): string =>
  Object.entries(cells)
    .reduce((line, [heading, cell]) => line.padEnd(SINGLE.indexOf(heading)) + cell, '')
    .padEnd(SINGLE.length);

const combinedLine = (id: string, name: string, [standard, rapid]: readonly [string, string]) =>
  lineOf(
    [id, name, 'GER', 'M', '', '', '', ''].concat(
      [standard, rapid, '0'].flatMap((rating) => [rating, '0', '20']),
      ['1990', ''],
    ),
  );

describe('a rapid event with the rapid list of its month and the combined list of the month before', () => {
  const event = new Program();
  afterAll(() => event.close());

  beforeAll(async () => {
    await newTournament(event, 0);
    const { info, rules } = await event.query('settings.view', null);
    const rapid = { encodedTimeControl: '900+10', startDate: '2026/12/05', endDate: '2026/12/05' };
    await event.confirm('settings.change', { info: { ...info, ...rapid }, rules, confirmed: 0 });
    const texts = {
      '2026-11': [
        LIST_HEADING,
        combinedLine('11', 'Kasper, Jan', ['2000', '1900']),
        combinedLine('12', 'Slow, Sam', ['2500', '0']),
      ],
      '2026-12': [
        SINGLE,
        singleLine({
          ID: '11',
          Name: 'Kasper, Jan',
          Fed: 'GER',
          Sex: 'M',
          DEC26: '1950',
          Gms: '0',
          'K  ': '20',
          'B-day': '1990',
        }),
      ],
    };
    for (const [month, lines] of Object.entries(texts)) {
      const file = event.path(`rapid-${month}.txt`);
      writeFileSync(file, `${lines.join('\r\n')}\r\n`);
      await event.run('lists.import', { file, name: 'FIDE', month, confirmed: 2 });
    }
    const { lists } = await event.query('lists.view', null);
    const wishes = { here: false, entry: { fromRound: 1, byes: [] }, feePaid: false, confirmed: 0 } as const;
    for (const [month, text] of [
      ['2026-12', 'kasper'],
      ['2026-11', 'slow'],
    ] as const) {
      const list = lists.find((each) => each.month === month)!.id;
      const { players } = await event.query('lists.search', { list, text, limit: 1, tolerant: false });
      await event.run('players.addFromList', { ...wishes, list, place: players[0]!.place });
    }
  });

  it('misses nobody whose rating stands on either, and tells of no other month', async () => {
    const { players } = await event.query('players.view', null);
    expect(players.map(({ name, rating }) => [name, rating])).toEqual([
      ['Slow, Sam', 2500],
      ['Kasper, Jan', 1950],
    ]);
    const audit = await event.query('players.audit', null);
    expect(audit.rows.map(({ kind, player }) => `${kind}: ${player.name}`)).toEqual([]);
    expect([audit.agree, audit.otherMonth, (await event.query('lists.view', null)).otherMonth]).toEqual([
      2, 0, 0,
    ]);
  });

  it('has no change of month to settle', async () => {
    const reply = await event.command('players.settleMonth', { about: 'changed' });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'nothing-to-settle' } });
  });
});
