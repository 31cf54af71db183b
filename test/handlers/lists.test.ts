import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Commands } from '../../src-main/ipc/contract.ts';
import { listLines } from '../../tools/bench/lib/rating-list.ts';
import type { WithPaths } from '../../tools/choose.ts';
import { Program } from './program.ts';

const program = new Program();
afterAll(() => program.close());

const NOVEMBER = program.path('players_list_nov26.txt');
writeFileSync(NOVEMBER, [...listLines(40, 5)].join('\r\n'));

function read(args: Partial<WithPaths<Commands['lists.import']['args']>> = {}) {
  return program.command('lists.import', {
    file: NOVEMBER,
    name: 'FIDE',
    month: '2026-11',
    confirmed: 0,
    ...args,
  });
}

describe('rating lists', () => {
  it('are looked at, read, searched and removed', async () => {
    expect(await program.command('lists.look', { file: NOVEMBER })).toMatchObject({
      ok: true,
      value: { name: 'FIDE', form: 'combined', month: '2026-11', monthIsGuess: false, columns: [] },
    });
    expect(await read()).toEqual({ ok: true, value: null });
    const view = await program.query('lists.view', null);
    expect(view).toMatchObject({ reading: '', lists: [{ name: 'FIDE', month: '2026-11', entries: 40 }] });
    const hits = await program.query('lists.search', {
      list: null,
      text: 'kasp g',
      limit: 10,
      tolerant: false,
    });
    expect(hits).toMatchObject({ count: 1, players: [{ name: 'Kasparek, Gustav' }] });

    // An older list is asked about first, and stands beside the newer one.
    expect(await read({ month: '2026-08' })).toMatchObject({ ok: false, confirm: { level: 2 } });
    expect(await read({ month: '2026-08', confirmed: 2 })).toEqual({ ok: true, value: null });
    const months = async () => (await program.query('lists.view', null)).lists.map(({ month }) => month);
    expect(await months()).toEqual(['2026-11', '2026-08']);

    // What is refused leaves both as they are, and nothing beside them.
    const song = program.path('song.txt');
    writeFileSync(song, 'la la la');
    expect(await read({ file: song })).toMatchObject({ ok: false, refusal: { code: 'not-a-list' } });
    expect(await read({ month: 'soon' })).toMatchObject({ ok: false, refusal: { code: 'month-unreadable' } });
    expect(await read({ name: ' ' })).toMatchObject({ ok: false, refusal: { code: 'list-nameless' } });
    const reading = read({ month: '2026-12' });
    expect(await read({ month: '2026-12' })).toMatchObject({ refusal: { code: 'list-being-read' } });
    await program.handlers.commands['lists.cancel'](null);
    expect(await reading).toMatchObject({ ok: false, refusal: { code: 'reading-stopped' } });
    expect(await months()).toEqual(['2026-11', '2026-08']);
    expect(
      readdirSync(join(program.folder, 'user', 'lists')).filter((file) => !file.endsWith('.list')),
    ).toEqual([]);

    const { id } = view.lists[0]!;
    const remove = (confirmed: 0 | 2) => program.handlers.commands['lists.remove']({ list: id, confirmed });
    expect(await remove(0)).toMatchObject({
      ok: false,
      confirm: { level: 2, act: 'Remove FIDE, November 2026' },
    });
    expect(await months()).toEqual(['2026-11', '2026-08']);
    expect(await remove(2)).toEqual({ ok: true, value: null });
    expect(await months()).toEqual(['2026-08']);
    expect(await remove(2)).toMatchObject({ ok: false, refusal: { code: 'list-gone' } });
  });
});

describe('the columns of a club list', () => {
  const club = (name: string, ...rows: string[]): string => {
    const path = program.path(name);
    writeFileSync(path, ['Lid;Sterkte;Wie', ...rows, ''].join('\n'));
    return path;
  };

  it('are asked about once and kept for its next month', async () => {
    const october = club('club_oct26.csv', '5;1834;Novák, Jan', '6;1650;Bakker, Els');
    const looked = await program.run('lists.look', { file: october });
    expect(looked).toMatchObject({ name: '', form: 'table', month: '2026-10', isRemembered: false });
    expect(looked.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['Lid', ''],
      ['Sterkte', ''],
      ['Wie', ''],
    ]);
    const args = { file: october, name: 'Linden CC', month: '2026-10', confirmed: 0 } as const;
    const nameless = { fields: ['number', 'standard', ''], federation: 'ned' };
    expect(await program.refused('lists.import', { ...args, table: nameless })).toMatchObject({
      code: 'list-without-names',
    });
    expect((await program.refused('lists.import', args)).code).toBe('not-a-list');
    const table = { fields: ['number', 'standard', 'name'], federation: 'ned' };
    await program.run('lists.import', { ...args, table });

    const november = club('club_nov26.csv', '5;1840;Novák, Jan', '7;1700;Visser, Jo');
    expect(await program.run('lists.look', { file: november })).toMatchObject({
      name: 'Linden CC',
      federation: 'NED',
      isRemembered: true,
      columns: [{ field: 'number' }, { field: 'standard' }, { field: 'name' }],
    });
    await program.run('lists.import', { ...args, file: november, month: '2026-11' });
    const { lists } = await program.query('lists.view', null);
    const stored = lists.find(({ name, month }) => name === 'Linden CC' && month === '2026-11')!;
    const hits = await program.query('lists.search', {
      list: stored.id,
      text: 'visser',
      limit: 1,
      tolerant: false,
    });
    expect(hits.players).toMatchObject([{ number: '7', standard: 1700, federation: 'NED' }]);
  });
});

describe('138 the comparison that is made by itself', () => {
  it('138: is switched off and on, also for the next start', async () => {
    const isOn = async (here: Program) => (await here.query('lists.view', null)).comparesByItself;
    expect(await isOn(program)).toBe(true);
    await program.run('lists.setComparing', { byItself: false });
    expect(await isOn(program)).toBe(false);
    const later = new Program({}, program.folder);
    expect(await isOn(later)).toBe(false);
    await later.run('lists.setComparing', { byItself: true });
    expect(await isOn(later)).toBe(true);
    await later.close(true);
  });
});
