/** C.07 Art. 4.2: the list in order, inside each group that is still tied. */
import { scoreOf } from './article-16.ts';
import { encounterGroups } from './encounter.ts';
import { codeOf, valueOf, type Code } from './individual.ts';
import type { PlainEvent } from './record.ts';

const ASCENDING = new Set(['TPN', 'BC']);
const BUCHHOLZ = new Set(['BH', 'FB', 'AOB', 'SSSC']);
const NEW_IN_2026 = new Set(['STD', 'TPN', 'RTNG']);
const OF_RATINGS = new Set(['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG']);

/** What must not rank: Buchholz in round robins, codes of the later text, ratings where players have none. */
export function isBarred(event: PlainEvent, { name }: Code): boolean {
  if (event.text === '2024') return NEW_IN_2026.has(name);
  return event.roundRobin && BUCHHOLZ.has(name);
}

/** Groups of tied participants in order. `order` splits a tied group by one code. */
export function ranked(
  ids: readonly number[],
  first: (id: number) => number,
  codes: readonly Code[],
  order: (tied: readonly number[], code: Code) => number[][],
): number[][] {
  let groups = splitBy(ids, first, false);
  for (const code of codes)
    groups = groups.flatMap((group) => (group.length === 1 ? [group] : order(group, code)));
  return groups;
}

/** Groups of an individual event by points and a list of codes. */
export function individualGroups(event: PlainEvent, list: readonly string[]): number[][] {
  const codes = list
    .map(codeOf)
    .filter((code) => !isBarred(event, code) && !(event.dropsRatings && OF_RATINGS.has(code.name)));
  const first = (id: number): number => (event.annulled.has(id) ? -Infinity : scoreOf(event, id));
  return ranked(
    event.participants.map(({ id }) => id),
    first,
    codes,
    (tied, code) => orderedBy(event, tied, code),
  );
}

export function orderedBy(event: PlainEvent, tied: readonly number[], code: Code): number[][] {
  if (code.name === 'DE') return encounterGroups(event, tied, code.forfeitsPlayed);
  // A value that cannot be computed ranks as 0.
  return splitBy(tied, (id) => valueOf(event, id, code) ?? 0, ASCENDING.has(code.name) !== code.reversed);
}

export function splitBy(
  ids: readonly number[],
  value: (id: number) => number,
  ascending: boolean,
): number[][] {
  const values = new Map(ids.map((id) => [id, value(id)]));
  const distinct = [...new Set(values.values())].sort((a, b) => (ascending ? a - b : b - a));
  return distinct.map((one) => ids.filter((id) => values.get(id) === one));
}
