import { describe, expect, it } from 'vitest';
import { localNow, minuteOf } from '../../src-renderer/moments.ts';
import { text } from '../../src-renderer/texts.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { open, pageText } from './screen.ts';

/** The workspace while round 7 is announced to start so many seconds from now; null: nothing is announced. */
async function announced(seconds: number | null): Promise<void> {
  const bridge = new FixtureBridge();
  const startsAt = seconds === null ? '' : localNow(new Date(Date.now() + seconds * 1000));
  const document = bridge.state.document!;
  const rounds = document.rounds.map((chip) => (chip.round === 7 ? { ...chip, startsAt } : chip));
  bridge.state = { ...bridge.state, document: { ...document, rounds } };
  await open(bridge);
  await expect.poll(pageText).toContain('Round 7 results');
}

const strip = (): string =>
  document.querySelector<HTMLElement>('.strip p')?.innerText.replace(/\s+/g, ' ') ?? '';

describe('the clock of the rounds', () => {
  it('counts the minutes to the next start of play that is announced', async () => {
    await announced(4 * 60 + 30);
    await expect.poll(strip).toMatch(/^Round 7 starts \d\d:\d\d/);
    expect(document.querySelector('.strip .until')?.textContent).toBe(text.strip.startsIn(5));
  });

  it('says now for a minute, and then how far the round is', async () => {
    await announced(-30);
    expect(document.querySelector('.strip .until')?.textContent).toBe('now');
  });

  it('says how far the round is once play has begun, or where nothing is announced', async () => {
    await announced(-90);
    expect(document.querySelector('.strip .until')).toBeNull();
    expect(strip()).toContain('14 games open');
    expect(strip()).not.toContain('starts');
  });

  it('shows the time of the laptop', async () => {
    const before = minuteOf(localNow(new Date()));
    await announced(null);
    const shown = document.querySelector('.strip time')?.textContent;
    // The minute may have ended meanwhile.
    expect([before, minuteOf(localNow(new Date()))]).toContain(shown);
  });
});
