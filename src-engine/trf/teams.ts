/** Teams: records 013 (before 2026) and 310 (TRF26). */
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Team } from '../model/tournament.ts';
import { readPoints } from './codecs.ts';
import { readRecord, writeRecord, type OverflowReport } from './columns.ts';
import type { Deviations, TrfFormat } from './deviation.ts';
import { reporterOf } from './heading.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { OLD_TEAM_RECORD, TEAM_RECORD } from './records.ts';

function identities(
  groups: readonly { readonly player: number }[],
  first: number,
  line: SourceLine,
  numbering: Numbering,
  deviations: Deviations,
): PlayerId[] {
  return groups.flatMap(({ player }, index) => {
    const id = player === 0 ? null : numbering.id(player, line, first + 5 * index, deviations);
    return id === null ? [] : [id];
  });
}

/**
 * The teams of 310 in the order of their numbers, then those of 013 that have no 310. What else 310 says is only
 * written back.
 */
export function readTeams(file: SourceFile, numbering: Numbering, deviations: Deviations): Team[] {
  const read = file.tagged('310').map((line) => {
    return { line, ...readRecord(TEAM_RECORD, line.text, reporterOf(line, deviations)) };
  });
  const teams = read
    .sort((a, b) => a.fields.number - b.fields.number)
    .map(({ line, fields, groups }, index): Team => {
      file.claim(line, `team ${index + 1}`);
      return { name: fields.name, players: identities(groups, 74, line, numbering, deviations) };
    });
  const official = new Set(teams.map(({ name }) => name));
  for (const line of file.tagged('013')) {
    const found = readRecord(OLD_TEAM_RECORD, line.text, () => undefined);
    if (official.has(found.fields.name)) continue;
    file.claim(line, `team ${teams.length + 1}`);
    const { fields, groups } = readRecord(OLD_TEAM_RECORD, line.text, reporterOf(line, deviations));
    teams.push({ name: fields.name, players: identities(groups, 37, line, numbering, deviations) });
  }
  return teams;
}

/** A total of a team in record 310, and its first column. */
interface RecordedTotal {
  readonly points: Points;
  readonly column: number;
}

/** The totals that a report has for a team, as found. */
export interface RecordedTotals {
  /** Index of the team in the tournament's `teams`. */
  readonly team: number;
  /** Line of the record, 1-based. */
  readonly line: number;
  /** Null where blank or unreadable. */
  readonly matchPoints: RecordedTotal | null;
  readonly gamePoints: RecordedTotal | null;
}

/** Match points and game points as 310 tells them, in the order of the tournament's teams. */
export function readTotals(file: SourceFile): RecordedTotals[] {
  const { matchPoints, gamePoints } = TEAM_RECORD.columns;
  const total = (text: string, column: number) => {
    const points = readPoints(text)?.value ?? null;
    return points === null ? null : { points, column };
  };
  return file
    .tagged('310')
    .map((line) => ({ line, ...readRecord(TEAM_RECORD, line.text, () => undefined) }))
    .sort((a, b) => a.fields.number - b.fields.number)
    .map(({ line, fields }, team) => ({
      team,
      line: line.number,
      matchPoints: total(fields.matchPoints, matchPoints.from),
      gamePoints: total(fields.gamePoints, gamePoints.from),
    }));
}

/** The teams as records of the format: 310 in a TRF26, 013 before, players by starting number. */
export function teamRecords(
  teams: readonly Team[],
  numbering: Numbering,
  format: TrfFormat,
  onOverflow: OverflowReport,
): TrfRecord[] {
  return teams.map(({ name, players }, index) => {
    const groups = players.map((player) => ({ player: numbering.number(player) }));
    const line =
      format === 'trf26'
        ? writeRecord(
            TEAM_RECORD,
            { number: index + 1, name, nickname: '', strength: '', matchPoints: '', gamePoints: '', rank: 0 },
            groups,
            onOverflow,
          )
        : writeRecord(OLD_TEAM_RECORD, { name }, groups, onOverflow);
    return trfRecord(`team ${index + 1}`, [line]);
  });
}
