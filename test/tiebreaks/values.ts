/** Values of one tie-break by player, as plain numbers. */
import { standingsOf, type StandingsOptions, type Tournament } from '../../src-engine/index.ts';

export function valuesOf(
  tournament: Tournament,
  code: string,
  options: StandingsOptions = {},
): Record<number, number> {
  const standings = standingsOf(tournament, { ...options, tieBreaks: [code] });
  if (standings.tieBreaks.length === 0) throw new Error(`${code} could not be read.`);
  return Object.fromEntries(
    standings.rows.map(({ player, values }) => [player, values[0]!.value / values[0]!.scale]),
  );
}
