/** In both hosts: the plug is pulled, and the arbiter reads what is safe. */
import { afterEach, describe, expect, it } from 'vitest';
import { launchElectronStandIn, launchLoopback, type RunningProgram } from './hosts.ts';

let program: RunningProgram | null = null;
afterEach(async () => {
  await program?.stop();
  program = null;
});

describe('the mains go', () => {
  it('as the system tells it (electron stand-in)', async () => {
    const standIn = await launchElectronStandIn({ words: ['--demo'] });
    program = standIn;
    standIn.tell({ do: 'power', on: 'battery' });
    await standIn.page.getByText(/On battery since \d\d:\d\d/).waitFor();
    standIn.tell({ do: 'power', on: 'ac' });
    await standIn.page.getByText('On battery since').waitFor({ state: 'detached' });
  });

  it('as the browser tells it (loopback)', async () => {
    program = await launchLoopback({ words: ['--demo'] });
    const { page } = program;
    await page.addInitScript(() => {
      const battery = Object.assign(new EventTarget(), { charging: true, level: 0.5 });
      Object.assign(globalThis, { battery });
      Object.defineProperty(navigator, 'getBattery', { value: () => Promise.resolve(battery) });
    });
    await page.reload();
    await page.getByText('Log').first().waitFor();
    await page.evaluate(() => {
      const { battery } = globalThis as unknown as { battery: EventTarget };
      Object.assign(battery, { charging: false, level: 0.18 });
      battery.dispatchEvent(new Event('levelchange'));
    });
    const banner = page.getByText(/Battery low since \d\d:\d\d/);
    await banner.waitFor();
    expect(await page.getByText('Battery 18 %.').count()).toBe(1);
    expect(program.pageErrors).toEqual([]);
  });
});
