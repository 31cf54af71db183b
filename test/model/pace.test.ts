/** Which kind of rating an event is played for, by its time control. */
import { expect, it } from 'vitest';
import { encodedTimeControlOf, paceOf } from '../../src-engine/model/pace.ts';
import { BLANK_INFO } from '../../src-engine/model/tournament.ts';

const pace = (timeControl: string, encodedTimeControl = '') =>
  paceOf({ ...BLANK_INFO, timeControl, encodedTimeControl });

it.each([
  // 60 moves: 90 minutes and 60 × 30 seconds, and so on.
  ['90+30', 'standard'],
  ['90 min + 30 s', 'standard'],
  ['30+30', 'standard'],
  ['15+10', 'rapid'],
  ['10\' + 5"', 'rapid'],
  ['10+0', 'blitz'],
  ['11+0', 'rapid'],
  ['59+0', 'rapid'],
  ['60+0', 'standard'],
  ['5+0', 'blitz'],
  ['3+2', 'blitz'],
  // Seconds, or something else: the words decide, else standard.
  ['5400+30', 'standard'],
  ['Rapid, 15 minutes', 'rapid'],
  ['40/90 + 30', 'standard'],
] as const)('B.02 1.1: %s is %s', (words, expected) => {
  expect(pace(words)).toBe(expected);
});

it('the encoded time control comes first', () => {
  expect(pace('90+30', '180+2')).toBe('blitz');
});

it.each([
  ['90+30', '5400+30'],
  [' 15 min + 10 s a move ', '900+10'],
  ['90 min + 30 s per move', '5400+30'],
  ['3 + 2 sec / move', '180+2'],
  ['300+0', '18000+0'],
  // Seconds already, several controls, other words.
  ['301+0', ''],
  ['5400+30', ''],
  ['40/90+30', ''],
  ['90+30 and lunch', ''],
  ['', ''],
])('%j is %j in a report', (words, code) => {
  expect(encodedTimeControlOf(words)).toBe(code);
});
