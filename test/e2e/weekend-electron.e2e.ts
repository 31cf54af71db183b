/** A whole weekend by keyboard, from the first late player to the report, in the Electron hosts. */
import { expect, it } from 'vitest';
import { HOSTS } from './hosts.ts';
import { playWeekend } from './scenarios/weekend-course.ts';

// The hosts have a file each, so that they run side by side. This one is asked for by name until it has passed three times:
// `WEEKEND=1 npx vitest run --project e2e test/e2e/weekend-electron.e2e.ts`.
it.skipIf(process.env.WEEKEND === undefined).each(HOSTS.filter(({ host }) => host !== 'loopback'))(
  'a weekend of 120 players goes from the first entry to the report for FIDE: $host',
  { timeout: 600_000 },
  async (host) => {
    const took = await playWeekend(host);
    console.log(`a weekend, ${host.host}: ${took}`);
    expect(took).not.toBe('');
  },
);
