/** Every key that a page shows is one that works there: it is on the sheet of keys, which lists what listens. */
import { describe, expect, it } from 'vitest';
import { WINDOW_KEYS } from '../../src-renderer/keys.ts';
import { OTHER_RESULTS, RESULT_KEYS } from '../../src-renderer/result-keys.ts';
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

  it('the sheet has the keys of the window too', async () => {
    await open(new FixtureBridge());
    await expect.poll(pageText).toContain('Round 7 results');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await keys('?');
    await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
    expect(caps(document.querySelector('dialog')!)).toEqual(
      expect.arrayContaining(Object.values(WINDOW_KEYS)),
    );
  });

  it('a key that does nothing now, or never on this page, says so', async () => {
    const bridge = new FixtureBridge('checked');
    await open(bridge);
    await expect.poll(pageText).toContain('Harbour Open 2026');
    await keys('{F3}');
    await expect.poll(pageText).toContain('Before you publish');
    await keys('r');
    await expect.poll(pageText).toContain('Repair: not available now');
    await keys('z');
    await expect.poll(pageText).toContain('Z does nothing here; ? shows the keys.');
  });

  it('a digit with Ctrl chooses no other result, the digit alone does', async () => {
    const bridge = new FixtureBridge();
    await open(bridge);
    await expect.poll(pageText).toContain('Round 7 results');
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await keys('15{Enter}', 'x');
    await expect.poll(() => document.querySelectorAll('dialog li').length).toBeGreaterThan(3);
    await keys('{Control>}3{/Control}', '{Alt>}3{/Alt}');
    expect(document.querySelector('dialog')).not.toBeNull();
    await keys('3');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await expect
      .poll(() => bridge.sentAs('results.enter').map(({ result }) => result))
      .toEqual([OTHER_RESULTS[2]]);
  });
});
