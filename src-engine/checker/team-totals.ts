/**
 * The totals of the teams in a report (310) beside those that its matches, byes and bonuses give. They depend on what
 * 362 says a match is worth, on 320, 330, 240 and 299, which nothing else of the report repeats. Source: TRF26.
 */
import type { Points } from '../model/points.ts';
import { teamTablesOf } from '../tiebreaks/team-table.ts';
import { pointsText } from '../trf/codecs.ts';
import { Deviations, type Deviation } from '../trf/deviation.ts';
import type { TrfReading } from '../trf/read.ts';
import { teamEventOf } from '../trf/team-event.ts';

/**
 * A deviation for each total of a team event that its matches do not give, with line and column of the total. None where
 * players are paired, or where the report was read without its layout, which keeps the records about matches.
 */
export function teamTotalDeviations({ tournament, recordedTotals }: TrfReading): readonly Deviation[] {
  const event = recordedTotals.length === 0 ? null : teamEventOf(tournament);
  if (event === null) return [];
  const { tables } = teamTablesOf(tournament, event);
  const deviations = new Deviations();
  for (const { team, line, matchPoints, gamePoints } of recordedTotals) {
    const compare = (told: typeof matchPoints | null, due: Points) => {
      if (told === null || told.points === due) return;
      deviations.add('team-record-disagrees', line, told.column, pointsText(told.points), pointsText(due));
    };
    compare(matchPoints, tables.MP.participants[team]!.score);
    compare(gamePoints, tables.GP.participants[team]!.score);
  }
  return deviations.list;
}
