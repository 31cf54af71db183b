/** B.01 1.4.8, 1.4.9 at their boundaries, and who seeks which norm. */
import { describe, expect, it } from 'vitest';
import { normsSoughtBy } from '../../src-engine/index.ts';
import { conditionIn, detailOf, nine, seekerEvent } from './seeker.ts';

describe('1.4.8: performance', () => {
  it.each([
    ['GM', 2600],
    ['IM', 2450],
    ['WGM', 2400],
    ['WIM', 2250],
  ] as const)('%s asks for %i', (title, performance) => {
    // Four and a half of nine is the average itself.
    const gm = (rating: number) => nine(rating, '=========').map((meeting) => meeting.replace('IM', 'GM'));
    expect(detailOf(seekerEvent(gm(performance)), title).row.verdict).toBe('made');
    const low = detailOf(seekerEvent(gm(performance - 1)), title);
    expect(low.row).toMatchObject({ verdict: 'out', missing: ['performance'] });
  });

  it.each([
    ['GM', 2380],
    ['IM', 2230],
    ['WGM', 2180],
    ['WIM', 2030],
  ] as const)('1.4.8a: %s asks for an average of %i, whatever the score', (title, average) => {
    const gm = (rating: number) => nine(rating, '111111111').map((meeting) => meeting.replace('IM', 'GM'));
    expect(detailOf(seekerEvent(gm(average)), title).row.verdict).toBe('made');
    expect(detailOf(seekerEvent(gm(average - 1)), title).row).toMatchObject({ missing: ['average'] });
  });

  it('1.4.8b asks for 35 %: 3½ of 9 are 39 %, 3 are 33 %', () => {
    const three = detailOf(seekerEvent(nine(2750, '===000===').slice(0, 9)), 'IM');
    expect(three.row.verdict).toBe('out');
    expect(conditionIn(three, 'performance').state).toBe('met');
    expect(three.row.missing).toEqual(['score']);
    expect(detailOf(seekerEvent(nine(2750, '===000==1')), 'IM').row.verdict).toBe('made');
  });

  it.each([
    ['111===0==', 61, 80],
    ['111===1==', 72, 166],
    ['111===1=1', 78, 220],
    ['===0=0===', 39, -80],
  ] as const)('1.4.9: %s are %i %, which stand for %i', (results, _, difference) => {
    expect(detailOf(seekerEvent(nine(2400, results)), 'GM').choice.tally.performance).toBe(2400 + difference);
  });
});

describe('who seeks what', () => {
  it.each([
    [null, 'm', ['GM', 'IM']],
    [null, 'w', ['GM', 'IM', 'WGM', 'WIM']],
    [null, null, ['GM', 'IM']],
    ['FM', 'm', ['GM', 'IM']],
    ['WFM', null, ['GM', 'IM', 'WGM', 'WIM']],
    ['WIM', 'w', ['GM', 'IM', 'WGM']],
    ['WGM', 'w', ['GM', 'IM']],
    ['IM', 'w', ['GM']],
    ['GM', 'm', []],
  ] as const)('%s, %s: %s', (title, sex, sought) => {
    expect(normsSoughtBy({ title, sex })).toEqual(sought);
  });
});
