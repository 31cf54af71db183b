/** TRF26 310: totals of teams that their matches and byes do not give. Lines and columns are those of the report. */
import { expect, it } from 'vitest';
import { teamTotalDeviations } from '../../src-engine/checker/team-totals.ts';
import { readTrf } from '../../src-engine/trf/read.ts';
import { TEAM_REPORT } from '../tiebreaks/team-report.ts';

const LINES = TEAM_REPORT.split('\r\n');

/** `13:55 0.0 6.0`: line and column, what the report tells, what its matches give. */
function seen(lines: readonly string[]): readonly string[] {
  const reading = readTrf(lines.join('\r\n'));
  if (!reading.ok) throw new Error(reading.failure.code);
  return teamTotalDeviations(reading.value).map(
    ({ code, line, column, found, takenAs }) => `${code} ${line}:${column} ${found} ${takenAs}`,
  );
}

/** The report with these totals of the teams 1, 2 and 3. */
const withTotals = (...totals: readonly string[]) =>
  LINES.map((line) =>
    line.startsWith('310 ') ? line.replace('0.0    0.0', totals[Number(line.slice(4, 7)) - 1]!) : line,
  );

it('names the totals that are not those of the matches, forfeits and byes: match points first', () => {
  // 1 beats 2 by 1½–½ (3.0, and 0.5 for a loss) and wins by forfeit in round 2; 3 has a bye worth 1.5 and 1.0.
  expect(seen(LINES)).toEqual([
    'team-record-disagrees 13:55 0.0 6.0',
    'team-record-disagrees 13:62 0.0 3.5',
    'team-record-disagrees 14:55 0.0 1.0',
    'team-record-disagrees 14:62 0.0 0.5',
    'team-record-disagrees 15:55 0.0 1.5',
    'team-record-disagrees 15:62 0.0 1.0',
  ]);
});

it('says nothing of totals that are right, and names the one that is not', () => {
  expect(seen(withTotals('6.0    3.5', '1.0    0.5', '1.5    1.0'))).toEqual([]);
  expect(seen(withTotals('6.0    3.5', '1.0    0.5', '1.5    2.0'))).toEqual([
    'team-record-disagrees 15:62 2.0 1.0',
  ]);
});

it('says nothing of totals that are left blank, nor where players are paired', () => {
  expect(seen(withTotals('          ', '          ', '          '))).toEqual([]);
  expect(seen(LINES.filter((line) => !line.startsWith('310 ')))).toEqual([]);
});
