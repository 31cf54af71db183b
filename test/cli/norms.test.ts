import { describe, expect, it } from 'vitest';
import { writeTrf } from '../../src-engine/index.ts';
import { EXAMPLE, seekerEvent } from '../norms/seeker.ts';
import { wallchart } from './memory-io.ts';

const REPORT = writeTrf(seekerEvent(EXAMPLE), 'trf26');
const files = { 'masters.trf': REPORT, 'short.trf': writeTrf(seekerEvent(EXAMPLE.slice(0, 5)), 'trf26') };

describe('wallchart norms', () => {
  it('B.01 1.4 lists who made a norm, with the games that it counts for', async () => {
    const { code, out } = await wallchart(['norms', 'masters.trf'], files);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split(/\s{2,}/))).toContainEqual([
      'Made',
      'IM',
      'Player 1',
      'NOR',
      '6',
      '10 games',
    ]);
  });

  it('gives the list as JSON', async () => {
    const { out } = await wallchart(['norms', 'masters.trf', '--json'], files);
    const watch = JSON.parse(out) as { readonly rows: readonly object[] };
    expect(watch.rows).toContainEqual(expect.objectContaining({ player: 1, title: 'IM', verdict: 'made' }));
  });

  it('1.4.1 says why an event has none, and ends with 1', async () => {
    const { code, out } = await wallchart(['norms', 'short.trf'], files);
    expect([code, out]).toEqual([1, 'A norm needs nine games: the event has fewer rounds (B.01 1.4.1).\n']);
  });

  it('refuses what it cannot use', async () => {
    expect((await wallchart(['norms', 'absent.trf'], files)).code).toBe(2);
    expect((await wallchart(['norms'], files)).code).toBe(2);
    expect((await wallchart(['norms', '--help'], files)).out).toContain('Usage');
  });
});
