/** Which articles define a tie-break with its modifiers. */
import { entryOf } from './catalogue.ts';
import type { TieBreak } from './tie-break.ts';

/** The articles of C.07 that define the tie-break and its modifiers: `['8.1', '14.1']`. */
export function articlesOf({ code, cutLeast, cutMost, limit, forfeitsPlayed, divisor }: TieBreak): string[] {
  const { article } = entryOf(code);
  const encounter = code === 'DE' || code.startsWith('EDE');
  return [
    article,
    ...(cutMost > 0 ? [cutMost === 1 ? '14.3' : '14.4'] : []),
    ...(cutMost === 0 && cutLeast > 0 ? [cutLeast === 1 ? '14.1' : '14.2'] : []),
    ...(limit === null ? [] : ['14.5']),
    // 16.6 lets the rules of an event count forfeits otherwise; for encounters 6.1.1 itself does.
    ...(forfeitsPlayed ? [encounter ? '6.1.1' : '16.6'] : []),
    ...(divisor === null ? [] : ['13.4.2 b']),
  ];
}
