import { describe, expect, it } from 'vitest';
import { withForcedBye, withForcedPairs } from '../../../src-engine/systems/frame/forced-pairs.ts';
import { SYSTEMS } from '../../../src-engine/systems/registry.ts';
import { ratedTaskOf } from './tasks.ts';

const RULE = { id: 'C1', article: '2.1.1' };

describe('forced pairs', () => {
  const { competitors } = ratedTaskOf(['.', '.', '.', '.', '.'], 0);

  it('leave the two no other opponent, and nobody else them', () => {
    const kept = withForcedPairs(competitors, [[1, 4]], RULE);
    if (!kept.ok) throw new Error(kept.failure.code);
    const barred = (id: number) => [...kept.value.find((player) => player.id === id)!.barred].sort();
    expect(barred(1)).toEqual([2, 3, 5]);
    expect(barred(4)).toEqual([2, 3, 5]);
    expect(barred(3)).toEqual([1, 4]);
  });

  it('fail under the rule where the two have met', () => {
    const met = ratedTaskOf(['2w1', '1b0', '.', '.'], 1).competitors;
    const kept = withForcedPairs(met, [[1, 2]], RULE);
    expect(kept).toMatchObject({ ok: false, failure: { code: 'forced-pair-forbidden', rule: 'C1' } });
  });

  it('a forced bye leaves its receiver no opponent', () => {
    const kept = withForcedBye(competitors, 3);
    expect([...kept.find(({ id }) => id === 3)!.barred].sort()).toEqual([1, 2, 4, 5]);
    expect(kept.filter(({ barred }) => barred.has(3))).toHaveLength(4);
  });

  it.each(
    SYSTEMS.filter(({ id }) => !id.endsWith('round-robin')).map((system) => [system.id, system] as const),
  )('%s pairs them and gives the bye that is asked for', (_, system) => {
    // Identities run against the numbers.
    const players = ratedTaskOf(['.', '.', '.', '.', '.', '.', '.'], 0, (tpn) => 20 - 2 * tpn);
    const answer = system.pair(players, { forced: [[16, 8]], forcedBye: 12 });
    if (!answer.ok) throw new Error(answer.failure.code);
    const number = (id: number) => players.field.get(id)!.tpn;
    expect(number(answer.value.bye!)).toBe(4);
    expect(
      answer.value.pairs.map(({ white, black }) => [number(white), number(black)].sort().join()),
    ).toContain('2,6');
  });
});
