import { afterAll, describe, expect, it } from 'vitest';
import { Workers } from '../../src-main/threads/workers.ts';
import type { Jobs } from './greedy.ts';

const workers = new Workers<Jobs>(new URL('greedy.ts?served', import.meta.url));
afterAll(() => workers.close());

describe('a thread that serves jobs', () => {
  it('hands over arguments, progress and the value', async () => {
    const heard: unknown[] = [];
    const { value } = workers.start('parts', 3, (...progress) => heard.push(progress));
    expect(await value).toBe(3);
    expect(heard).toEqual([
      [1, 3, undefined],
      [2, 3, new Uint8Array([7])],
    ]);
  });

  it.each([
    ['the stack', { words: 'words', stack: 'Error: words\n  at a.ts' }, 'Error: words\n  at a.ts'],
    ['the words without a stack', { words: 'words', stack: null }, 'words'],
    ['what was thrown, where that is no error', 'only words', 'only words'],
  ])('tells of a bug %s, and goes on', async (_, args, message) => {
    await expect(workers.run('bug', args)).rejects.toThrow(new Error(message));
    expect(await workers.run('little', 7)).toBe(7);
  });
});
