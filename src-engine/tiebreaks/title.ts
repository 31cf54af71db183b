/** What a tie-break with its modifiers is called, and which articles define it. */
import { entryOf } from './catalogue.ts';
import type { KoyaLimit, TieBreak } from './tie-break.ts';

/** The full name: `Buchholz Cut 1`, `Average of opponents’ Fore Buchholz`, `Koya system, limit 50 % + ½`. */
export function titleOf(tieBreak: TieBreak): string {
  const { code, fore, cutLeast, cutMost, limit, forfeitsPlayed, reversed, divisor, score } = tieBreak;
  const { name } = entryOf(code);
  const plain = fore && name.includes('Buchholz') ? name.replace('Buchholz', 'Fore Buchholz') : name;
  const cut = cutMost > 0 ? ` Median ${cutMost}` : cutLeast > 0 ? ` Cut ${cutLeast}` : '';
  return [
    `${plain}${cut}`,
    ...(fore && plain === name ? ['with Fore Buchholz'] : []),
    ...(limit === null ? [] : [`limit ${textOfLimit(limit)}`]),
    ...(divisor === null ? [] : [`divisor ${divisor}`]),
    ...(forfeitsPlayed ? ['forfeits as games'] : []),
    ...(reversed ? ['reversed'] : []),
    ...(score === null ? [] : [score === 'MP' ? 'match points' : 'game points']),
  ].join(', ');
}

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

function textOfLimit(limit: KoyaLimit): string {
  if (limit.kind === 'percent') return `${limit.number} %`;
  const points = Math.abs(limit.number) / 2;
  const amount = points % 1 === 0 ? `${points}` : `${Math.floor(points) || ''}½`;
  return limit.number === 0 ? '50 %' : `50 % ${limit.number < 0 ? '−' : '+'} ${amount}`;
}
