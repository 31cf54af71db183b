import { describe, expect, it } from 'vitest';
import type { WarningLevel } from '../../src-main/ipc/contract.ts';
import { READING_AGE } from '../../src-renderer/state/typed-ahead.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

async function asked(level: WarningLevel): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('checked');
  const consequences = [
    'This ends FIDE mode for good, also when it is undone, and the report says so.',
    'Board 38 counts as a draw for this pairing.',
  ];
  const confirm = { level, act: 'Publish round 7', consequences, article: 'C.04.2 3.1' };
  bridge.prepare('round.publish', { ok: false, confirm });
  await open(bridge);
  await sees('Before you publish');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  await keys('{Control>}{Enter}{/Control}');
  await sees('Board 38 counts');
  // Keys that were on their way when the question came do not answer it.
  await new Promise((settled) => setTimeout(settled, READING_AGE + 50));
  return bridge;
}

const confirmedOf = (bridge: FixtureBridge) =>
  bridge.sentAs('round.publish').map(({ confirmed }) => confirmed);

describe('asking before an act', () => {
  it('lists the consequences, the gravest first, names level and article, and the act on its button', async () => {
    await asked(2);
    const lines = [...document.querySelectorAll('dialog li')].map((line) => line.textContent.trim());
    expect(lines[0]).toContain('ends FIDE mode');
    expect(lines).toHaveLength(2);
    expect(document.querySelector('dialog h2')?.textContent).toBe('Publish round 7');
    await sees('Level 2');
    await sees('Article C.04.2 3.1');
    expect(document.querySelector('dialog button[type=submit]')?.textContent).toContain('Publish round 7');
  });

  it('level 3: Enter lands on the safe choice', async () => {
    const bridge = await asked(3);
    await keys('{Enter}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(confirmedOf(bridge)).toEqual([0]);
  });

  it('level 3: Ctrl Enter does it', async () => {
    const bridge = await asked(3);
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => confirmedOf(bridge)).toEqual([0, 3]);
  });

  it('level 4: the word is typed and the button pressed twice; Ctrl Enter does not do it', async () => {
    const bridge = await asked(4);
    await keys('{Control>}{Enter}{/Control}');
    await keys('change{Enter}');
    await sees('Confirm: Publish round 7');
    expect(confirmedOf(bridge)).toEqual([0]);
    await keys('{Enter}');
    await expect.poll(() => confirmedOf(bridge)).toEqual([0, 4]);
  });
});

describe('pairing by hand', () => {
  it('needs no draft: H offers those who are to be paired', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F3}');
    await keys('h');
    await sees('Stark, Lukas');
    await keys('3-1{Enter}');
    await keys('4-2{Enter}');
    await keys('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('round.arrange'))
      .toEqual([
        {
          round: 7,
          pairs: [
            { white: 303, black: 301 },
            { white: 304, black: 302 },
          ],
          bye: null,
          confirmed: 0,
        },
      ]);
  });
});
