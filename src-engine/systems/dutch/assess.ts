/** Brackets of a round judged by the rows of the Dutch system. */
import type { Colour } from '../../model/colour.ts';
import { idsOf, type PlayerId } from '../../model/player.ts';
import { rowOf } from '../frame/criterion.ts';
import type { BracketAssessment, RowValue } from '../system.ts';
import { coloured } from './dutch.ts';
import type { Edition, OutlinedBracket } from './edition.ts';
import type { Contender } from './kernel/contender.ts';
import { scoregroupsOf } from './kernel/round.ts';
import { bracketView, culpritsOf, toldValueOfRow } from './kernel/row.ts';

/**
 * The value of every row in every bracket. The look-ahead rows (2026: C8, 2017: C.7) show what the next bracket of this
 * pairing really came to. The score of the receiver of the bye (2026: C5) stands first in the first bracket, because it
 * is settled before it.
 */
export function assessedBrackets(
  edition: Edition,
  brackets: readonly OutlinedBracket[],
  bye: Contender | undefined,
  initialColour: Colour,
): BracketAssessment[] {
  return brackets.map((bracket, index) => {
    const { movedDown, residents, pairs, downfloaters } = bracket;
    const rows = rowsOf(edition, bracket, brackets[index + 1] ?? null, bye?.id ?? null);
    const { byeRow } = edition;
    const showsBye = index === 0 && bye !== undefined && byeRow !== null;
    return {
      score: residents[0]!.score,
      residents: idsOf(residents),
      movedDown: idsOf(movedDown),
      pairs: pairs.map(([a, b]) => coloured(a, b, initialColour)),
      downfloaters: idsOf(downfloaters),
      rows: showsBye ? [rowOf(byeRow, [bye.score], [bye.id]), ...rows] : rows,
    };
  });
}

function rowsOf(
  edition: Edition,
  bracket: OutlinedBracket,
  next: OutlinedBracket | null,
  bye: PlayerId | null,
): RowValue[] {
  return edition.rowsFor(bracket, next, bye).map((row) => {
    const judged = row.scope === 'bracket' ? bracket : next;
    if (judged === null) return rowOf(row, row.unit === 'count' ? [0] : [], []);
    const { residents, movedDown, pairs, downfloaters } = judged;
    const view = bracketView(residents, movedDown);
    return rowOf(
      row,
      toldValueOfRow(row, pairs, downfloaters, view),
      idsOf(culpritsOf(row, pairs, downfloaters, view)),
    );
  });
}

/**
 * The rows of a bracket with its look-ahead rows judged by the best that its floaters allow the next bracket, whatever
 * became of that bracket in the end: what C8 (2017: C.7) asks. Cost: one matching of the next bracket (2026: and
 * everybody below).
 */
export function withReachable(
  { lookAhead, reachable }: Edition,
  contenders: readonly Contender[],
  { residents, downfloaters }: OutlinedBracket,
  rows: readonly RowValue[],
): RowValue[] {
  const lower = contenders.filter(({ score }) => score < residents.at(-1)!.score);
  const next = scoregroupsOf(lower)[0];
  const reached =
    next === undefined ? null : reachable(downfloaters, next, lower.slice(next.length), contenders);
  if (next === undefined || reached === null) return [...rows];
  const view = bracketView(next, []);
  const values = lookAhead.rows.map((row) => toldValueOfRow(row, reached.pairs, reached.downfloaters, view));
  return rows.map((row) => (row.id === lookAhead.id ? { ...row, value: values.shift() ?? row.value } : row));
}
