/** Every key that a page shows is one that works there: it is on the sheet of keys, which lists what listens. */
import { describe, expect, it } from 'vitest';
import { RESULT_KEYS } from '../../src-renderer/result-keys.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const caps = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLElement>('kbd')]
    .filter((cap) => cap.checkVisibility())
    .flatMap((cap) => (cap.textContent ?? '').split(' · '));

/** Keys of the field that has the keyboard, and of results, which are a table of their own. */
const IN_FIELDS = ['Enter', ...RESULT_KEYS.wallchart.map(({ key }) => key)];

describe('keys that are shown work', () => {
  it.each([
    ['F2', 'later', 'not arrived'],
    ['F3', 'checked', 'Before you publish'],
    ['F4', 'playing', 'boards are not entered yet'],
    ['F8', 'playing', 'Undo this'],
  ] as const)('%s', async (page, phase, sees) => {
    const bridge = new FixtureBridge(phase);
    await open(bridge);
    await expect.poll(pageText).toContain('Harbour Open 2026');
    await keys(`{${page}}`);
    await expect.poll(pageText).toContain(sees);
    const shown = new Set(caps(document.body));
    expect(shown.size).toBeGreaterThan(8);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await keys('?');
    await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Keys on this screen');
    const listed = caps(document.querySelector('dialog')!);
    expect([...shown].filter((key) => !listed.includes(key) && !IN_FIELDS.includes(key))).toEqual([]);
  });
});
