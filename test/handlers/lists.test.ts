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

describe('R-1, R-2 rating lists', () => {
  it('are looked at, read, searched and removed', async () => {
    expect(await program.command('lists.look', { file: NOVEMBER })).toEqual({
      ok: true,
      value: { name: 'FIDE', form: 'combined', month: '2026-11', monthIsGuess: false },
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
      confirm: { level: 2, act: 'Remove FIDE of November 2026' },
    });
    expect(await months()).toEqual(['2026-11', '2026-08']);
    expect(await remove(2)).toEqual({ ok: true, value: null });
    expect(await months()).toEqual(['2026-08']);
    expect(await remove(2)).toMatchObject({ ok: false, refusal: { code: 'list-gone' } });
  });
});
