/** Rating lists when the program ends: the reading stops before the stored lists are let go. */
import { expect, it, vi } from 'vitest';
import { Lists, listsCommands } from '../../src-main/handlers/lists/lists.ts';
import { standIn } from './stand-in.ts';

function made() {
  const stand = standIn(null, '', {
    ports: { listsWorker: new URL('file:///none.ts'), userData: '/nowhere' },
  });
  return { ...stand, lists: new Lists(stand.desk) };
}

it('the reader is closed first, then the store', async () => {
  const { lists } = made();
  const order: string[] = [];
  vi.spyOn(lists.reader, 'close').mockImplementation(async () => {
    await Promise.resolve();
    order.push('reader');
  });
  vi.spyOn(lists.store, 'close').mockImplementation(() => void order.push('store'));
  const closing = lists.close();
  expect(order).toEqual([]);
  await closing;
  expect(order).toEqual(['reader', 'store']);
});

it('the stored lists are read once while some work goes on, and anew after it', () => {
  const { lists } = made();
  const read = vi.spyOn(lists.store, 'lists').mockReturnValue([]);
  const value = lists.during(() => {
    lists.all();
    lists.during(() => lists.all());
    lists.all();
    return 7;
  });
  expect([value, read.mock.calls.length]).toEqual([7, 1]);
  expect(() =>
    lists.during(() => {
      throw new Error('a bug');
    }),
  ).toThrow('a bug');
  lists.all();
  expect(read.mock.calls.length).toBe(3);
});

it('whether lists are compared by themselves is kept, and a reading is stopped', async () => {
  const { lists, desk, values, told } = made();
  const stop = vi.spyOn(lists.reader, 'stop');
  const commands = listsCommands(desk, lists);
  expect(await commands['lists.setComparing']({ byItself: true })).toEqual({ ok: true, value: null });
  expect([values.comparesByItself, told]).toEqual([true, [['lists']]]);
  expect(await commands['lists.cancel'](null)).toEqual({ ok: true, value: null });
  expect(stop).toHaveBeenCalledTimes(1);
  expect(await commands['lists.remove']({ list: 'x', confirmed: 2 })).toMatchObject({
    refusal: { code: 'list-gone', message: 'This list is no longer stored.' },
  });
  expect(await commands['lists.look']({ file: 'x' as never })).toMatchObject({
    refusal: { code: 'file-not-chosen' },
  });
});
