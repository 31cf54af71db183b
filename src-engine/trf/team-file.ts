/** What the records of a team event are checked against: the teams, their players and the games of these. */
import { cellsOf, type Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import type { Tournament } from '../model/tournament.ts';
import { readRecord, type Columns, type RecordTable, type RecordValues } from './columns.ts';
import { severityOf, type DeviationCode, type Deviations } from './deviation.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { LINEUP_RECORD, TEAM_RECORD } from './records.ts';

/** First column of the players of 310. */
const FIRST_OF_TEAM = TEAM_RECORD.repeat!.columns.player.from;

/** A team by its number in 310. */
interface RecordedTeam {
  readonly name: string;
  readonly players: readonly PlayerId[];
  readonly matchPoints: string;
  readonly gamePoints: string;
}

/** The key of what a team did in a round; both numbers begin at 1. */
export const keyOf = (round: number, team: number) => `${round} ${team}`;

/** The teams of a file, and how its team records are read and reported. Making it reports faults of 310. */
export class TeamFile {
  readonly file: SourceFile;
  readonly numbering: Numbering;
  readonly tournament: Tournament;
  readonly cells: ReadonlyMap<PlayerId, readonly Cell[]>;
  readonly teams = new Map<number, RecordedTeam>();
  readonly teamOf = new Map<PlayerId, number>();
  private readonly deviations: Deviations;
  private readonly recordedLineups = new Map<string, readonly (PlayerId | null)[]>();

  constructor(file: SourceFile, numbering: Numbering, tournament: Tournament, deviations: Deviations) {
    this.file = file;
    this.numbering = numbering;
    this.tournament = tournament;
    this.deviations = deviations;
    this.cells = cellsOf(tournament);
    this.readTeams();
    this.readLineups();
  }

  report(code: DeviationCode, line: SourceLine, column: number, found: string, takenAs = ''): void {
    this.deviations.add(code, line.number, column, found, takenAs);
  }

  disagrees(line: SourceLine, column: number, found: string, takenAs = ''): void {
    this.report('team-record-disagrees', line, column, found, takenAs);
  }

  /** Every record of a tag; faults of its columns are reported, but keep nobody from importing the players. */
  records<C extends Columns, R extends Columns>(
    table: RecordTable<C, R>,
  ): (RecordValues<C, R> & { readonly line: SourceLine })[] {
    return this.file.tagged(table.tag).map((line) => {
      const values = readRecord(table, line.text, (code, column, found, takenAs) =>
        this.report(
          severityOf(code) === 'note' ? code : 'team-record-unreadable',
          line,
          column,
          found,
          takenAs,
        ),
      );
      return { line, ...values };
    });
  }

  /** Whether a team exists; another number is reported. */
  isTeam(number: number, line: SourceLine, column: number): boolean {
    if (this.teams.has(number)) return true;
    this.report('team-unknown', line, column, String(number));
    return false;
  }

  /** Whether a round was played; a round beyond the declared ones is reported. */
  isPast(round: number, line: SourceLine, column: number): boolean {
    const { rounds } = this.tournament;
    if (!this.isRound(round)) this.disagrees(line, column, String(round));
    return round >= 1 && round <= rounds.length;
  }

  isRound(round: number): boolean {
    const { rounds, rules } = this.tournament;
    return round >= 1 && round <= Math.max(rules.rounds, rounds.length);
  }

  cellOf(player: PlayerId, round: number): Cell {
    return this.cells.get(player)![round - 1]!;
  }

  /** Players of 300 on boards 1, 2 …, null for an empty one; undefined where the team's list holds. */
  lineupOf(round: number, team: number): readonly (PlayerId | null)[] | undefined {
    return this.recordedLineups.get(keyOf(round, team));
  }

  private readTeams(): void {
    // Their columns were checked when the teams were read.
    for (const line of this.file.tagged('310')) {
      const { fields, groups } = readRecord(TEAM_RECORD, line.text, () => undefined);
      const { number, name, matchPoints, gamePoints } = fields;
      if (number < 1 || this.teams.has(number)) {
        this.report('team-number-doubled', line, 5, number < 1 ? '' : String(number));
        continue;
      }
      const players: PlayerId[] = [];
      this.teams.set(number, { name, players, matchPoints, gamePoints });
      groups.forEach(({ player }, index) => {
        const id = this.numbering.find(player);
        if (id === null) return;
        const column = FIRST_OF_TEAM + 5 * index;
        if (this.teamOf.has(id)) this.report('player-in-two-teams', line, column, String(player));
        else {
          this.teamOf.set(id, number);
          players.push(id);
        }
      });
    }
  }

  /** The first line-up of each team and round; what is wrong with them is reported elsewhere. */
  private readLineups(): void {
    for (const line of this.file.tagged('300')) {
      const { fields, groups } = readRecord(LINEUP_RECORD, line.text, () => undefined);
      const key = keyOf(fields.round, fields.team);
      if (this.recordedLineups.has(key)) continue;
      this.recordedLineups.set(
        key,
        groups.map(({ player }) => this.numbering.find(player)),
      );
    }
  }
}
