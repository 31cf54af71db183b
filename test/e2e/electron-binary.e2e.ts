/** What only Electron's own program can show. Says visibly when it is not on this machine. */
import { describe, expect, it } from 'vitest';
import { launchElectron, REAL_ELECTRON } from './hosts.ts';

if (REAL_ELECTRON === null)
  console.info('Electron’s own program runs no scenario: it is not fetched, or there is no display.');

describe.skipIf(REAL_ELECTRON === null)('Electron’s own program', () => {
  it('keeps the page apart from Node and from the preload script', async () => {
    const program = await launchElectron();
    await program.page.getByRole('button', { name: /open/i }).first().waitFor();
    const seen = await program.page.evaluate(() => ({
      address: location.protocol,
      node: ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
      isFrozen: Object.isFrozen((globalThis as { wallchart?: object }).wallchart ?? {}),
    }));
    expect(seen).toEqual({ address: 'app:', node: [], isFrozen: true });
    expect(program.pageErrors).toEqual([]);
    expect(await program.stop()).toBe(0);
  });
});
