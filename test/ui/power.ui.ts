import { describe, expect, it, vi } from 'vitest';
import { watchBattery } from '../../src-renderer/battery.ts';
import { AT, FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

describe('the battery', () => {
  it('is told to main as the browser knows it, now and at every change', async () => {
    const bridge = new FixtureBridge();
    const battery = Object.assign(new EventTarget(), { charging: true, level: 0.834 });
    const stop = watchBattery(bridge, { getBattery: () => Promise.resolve(battery) });
    await vi.waitFor(() => expect(bridge.sentAs('app.reportPower')).toHaveLength(1));
    Object.assign(battery, { charging: false, level: 0.19 });
    battery.dispatchEvent(new Event('chargingchange'));
    battery.dispatchEvent(new Event('levelchange'));
    stop();
    battery.dispatchEvent(new Event('levelchange'));
    expect(bridge.sentAs('app.reportPower')).toEqual([
      { source: 'mains', percent: 83 },
      { source: 'battery', percent: 19 },
      { source: 'battery', percent: 19 },
    ]);
  });

  it('is no matter where the browser knows none', async () => {
    const bridge = new FixtureBridge();
    watchBattery(bridge, {})();
    watchBattery(bridge, { getBattery: () => Promise.reject(new Error('no')) });
    // The refusal comes later than the question.
    await new Promise((settled) => setTimeout(settled));
    expect(bridge.sent).toEqual([]);
  });

  it('that is low raises a banner with what is safe, and Esc closes it until the next alarm', async () => {
    const bridge = new FixtureBridge();
    await open(bridge);
    await vi.waitFor(() => expect(pageText()).toContain('Harbour Open'));
    const alarm = (name: 'mains-lost' | 'battery-low', since: string) => {
      const power = { source: 'battery', percent: 18, alarm: name, since, securedAt: AT } as const;
      bridge.state = { ...bridge.state, power };
      bridge.changed(['app']);
    };
    alarm('mains-lost', AT);
    await vi.waitFor(() => expect(pageText()).toContain('On battery since 13:41'));
    expect(pageText()).toContain('Battery 18 %. The tournament is saved. The second medium is up to date');
    await keys('{Escape}');
    expect(pageText()).not.toContain('On battery since');
    alarm('battery-low', AT.replace('13:41', '13:52'));
    await vi.waitFor(() => expect(pageText()).toContain('Battery low since 13:52'));
    const paper = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Paper'),
    );
    paper!.click();
    await vi.waitFor(() => expect(document.querySelector('[data-page=documents] main')).not.toBeNull());
  });
});
