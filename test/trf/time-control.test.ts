/** Record 222, the time control in seconds: what a report for rating needs, and what is understood. */
import { describe, expect, it } from 'vitest';
import { filingProblems } from '../../src-engine/index.ts';
import { player, read } from './lines.ts';

const event = read('012 Open', player(1, '0.0')).tournament;

/** What a report of this format misses of the record. */
const missed = (encodedTimeControl: string, format: 'trf16' | 'trf26' = 'trf26') =>
  filingProblems({ ...event, info: { ...event.info, encodedTimeControl } }, format).filter(({ code }) =>
    code.startsWith('encoded-time-control'),
  );
const unreadable = (text: string) => [
  { code: 'encoded-time-control-unreadable', weight: 'missing', players: [], text },
];

describe('TRF26 222: the encoded time control', () => {
  it('is needed in a TRF26, and not before', () => {
    expect(missed('')).toEqual([{ code: 'encoded-time-control-missing', weight: 'missing', players: [] }]);
    expect(missed('90 minutes')).toEqual(unreadable('90 minutes'));
    expect([missed('', 'trf16'), missed('90 minutes', 'trf16')]).toEqual([[], []]);
  });

  it.each([
    ...['5400+30', '40/6000+30:900+30', '300', 'W300-B240', '40/7200:20/3600:900+30'],
    'W40/6000+30:900-B5400+30',
  ])('may be %s', (text) => {
    expect(missed(text)).toEqual([]);
  });

  it.each([
    ...['5400+', '+30', '40/', '/5400', '5400:', '5400+30s', '90,5', '5400 + 30'],
    // Where the colours differ each has its own, White first.
    ...['W300', 'W300-B', 'W300-B240-B200', 'B240-W300', 'W300-240', '300-B240'],
  ])('cannot be %s', (text) => {
    expect(missed(text)).toEqual(unreadable(text));
  });
});
