import { describe, expect, it, vi } from 'vitest';
import { FixtureBridge, LOG_LENGTH } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const chosen = () => document.querySelector('tr.current')?.textContent ?? '';

describe('the log of 20,000 entries', () => {
  it('is read window by window, and every key finds its row', async () => {
    const bridge = new FixtureBridge();
    await open(bridge);
    await keys('{F8}');
    await vi.waitFor(() => expect(chosen()).toContain(`entry ${LOG_LENGTH}`));
    await keys('{End}');
    // Not any of those whose number begins alike.
    await vi.waitFor(() => expect(chosen()).toMatch(/entry 1(?!\d)/));
    await vi.waitFor(() => expect(pageText()).toMatch(/Moment 1(?!\d)/));
    await keys('{ArrowUp}{ArrowUp}');
    await vi.waitFor(() => expect(chosen()).toMatch(/entry 3(?!\d)/));
    await keys('{Home}');
    await vi.waitFor(() => expect(chosen()).toContain(`entry ${LOG_LENGTH}`));
    const asked = bridge.asked.filter(({ name }) => name === 'log.view').map(({ args }) => args);
    expect(asked.length).toBeGreaterThan(1);
    for (const { count } of asked as { count: number }[]) expect(count).toBeLessThanOrEqual(200);
  });

  it('lists the restore points, each with what it cures, and goes back by keys', async () => {
    const bridge = new FixtureBridge();
    await open(bridge);
    await keys('{F8}');
    await vi.waitFor(() => expect(chosen()).toContain('entry'));
    await keys('b');
    await vi.waitFor(() => expect(pageText()).toContain('Round 2 was paired'));
    expect(pageText()).toContain('Results of round 2');
    bridge.prepare('log.goBack', { ok: true, value: { label: 'R1 end' } });
    await keys('{ArrowDown}', 'g');
    await vi.waitFor(() => expect(pageText()).not.toContain('Round 2 was paired'));
    expect(bridge.sentAs('log.goBack')).toEqual([{ seq: 800, confirmed: 0 }]);
  });
});
