/** Where rating lists are fetched from: the dialog of the addresses. */
import { describe, expect, it } from 'vitest';
import { openLists, sees } from './lists-page.ts';
import { keys, pageText } from './screen.ts';

describe('the addresses that lists are fetched from', () => {
  it('is typed in a dialog; what is refused stays there to be put right, and Esc keeps what was', async () => {
    const bridge = await openLists();
    await keys('a');
    await sees('Fetch the lists from');
    const message = 'This is not the address of a file.';
    const refusal = { code: 'address-unusable', severity: 'refused', message, advice: '' } as const;
    bridge.prepare('lists.setAddress', { ok: false, refusal });
    await keys('http://lists.example/a.zip{Enter}');
    await sees(message);
    const input = document.querySelector<HTMLInputElement>('dialog input')!;
    expect(input.value).toBe('http://lists.example/a.zip');
    expect(document.activeElement).toBe(input);
    await keys('{Home}{Delete}{Delete}{Delete}{Delete}https{Enter}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('lists.setAddress').at(-1)).toEqual({ address: 'https://lists.example/a.zip' });
    await keys('a');
    await sees('Fetch the lists from');
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('lists.setAddress')).toHaveLength(2);
  });

  it('may be several: below the last one there is always room for another', async () => {
    const bridge = await openLists();
    await keys('a');
    await sees('Address 1');
    expect(pageText()).not.toContain('Address 2');
    await keys('https://lists.example/a.zip{Tab}https://club.example/b.csv{Enter}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    const address = 'https://lists.example/a.zip https://club.example/b.csv';
    expect(bridge.sentAs('lists.setAddress')).toEqual([{ address }]);
  });
});
