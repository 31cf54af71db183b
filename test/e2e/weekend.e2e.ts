/** A whole weekend by keyboard, from the first late player to the report, in the loopback host. */
import { expect, it } from 'vitest';
import { HOSTS } from './hosts.ts';
import { playWeekend } from './scenarios/weekend-course.ts';

// The hosts have a file each, so that they run side by side.
it.each(HOSTS.filter(({ host }) => host === 'loopback'))(
  'a weekend of 120 players goes from the first entry to the report for FIDE: $host',
  { timeout: 600_000 },
  async (host) => {
    const took = await playWeekend(host);
    console.log(`a weekend, ${host.host}: ${took}`);
    expect(took).not.toBe('');
  },
);
