/** What the following bracket could do with the floaters of a bracket: what C8 (2017: C.7) asks of them. */
import type { Contender } from './kernel/contender.ts';
import { scoregroupsOf } from './kernel/round.ts';
import { bracketView, valueOfRow, type Row } from './kernel/row.ts';
import type { Points } from '../../model/points.ts';
import type { RowValue } from '../system.ts';
import { FLOATER_ROWS_2017 } from './criteria-2017.ts';
import { FLOATER_ROWS_2026 } from './criteria-2026.ts';
import type { Edition } from './edition.ts';
import type { OutlinedBracket } from './outline.ts';
import { reachable2017 } from './pairing-2017.ts';
import { byeLimitOf, reachable2026 } from './pairing-2026.ts';

/**
 * The rows of a bracket with its look-ahead rows judged by the best that its floaters allow the next bracket, whatever
 * became of that bracket in the end. Cost: one matching of the next bracket (2026: and everybody below).
 */
export function withReachable(
  edition: Edition,
  contenders: readonly Contender[],
  bracket: OutlinedBracket,
  rows: readonly RowValue[],
): RowValue[] {
  const values = reachableValues(edition, contenders, bracket) ?? [];
  return rows.map((row) =>
    row.id === LOOK_AHEAD[edition] ? { ...row, value: values.shift() ?? row.value } : row,
  );
}

const LOOK_AHEAD: Record<Edition, string> = { '2017': 'C.7', '2026': 'C8' };

/** Null where nothing follows or the floaters cannot be paired. */
function reachableValues(
  edition: Edition,
  contenders: readonly Contender[],
  { residents, downfloaters }: OutlinedBracket,
): number[][] | null {
  const lower = contenders.filter(({ score }) => score < residents.at(-1)!.score);
  const next = scoregroupsOf(lower)[0];
  if (next === undefined) return null;
  const below = lower.slice(next.length);
  const reached =
    edition === '2026'
      ? reachable2026(downfloaters, next, below, contenders, lowestByeScore(contenders))
      : reachable2017(downfloaters, next, below.length === 0, contenders.length);
  if (reached === null) return null;
  const view = bracketView(next, []);
  return FLOATER_ROWS[edition].map((row) => valueOfRow(row, reached.pairs, reached.downfloaters, view));
}

/** 2.3.1 [C5]. */
function lowestByeScore(contenders: readonly Contender[]): Points {
  const limit = byeLimitOf(contenders);
  if (typeof limit !== 'number') throw new Error('a round that was paired cannot be');
  return limit;
}

const FLOATER_ROWS: Record<Edition, readonly Row[]> = {
  '2017': FLOATER_ROWS_2017,
  '2026': FLOATER_ROWS_2026.filter(({ scope }) => scope === 'bracket'),
};
