/**
 * What the records of a team event say about its rounds (240, 300, 310, 320, 330, 801, 802), compared with the games of
 * the players. Nothing is changed: these records are kept as they are, and boards follow from the matches.
 */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { isPlayedCode } from '../model/result.ts';
import type { Tournament } from '../model/tournament.ts';
import { pointsText } from './codecs.ts';
import { readRecord, type Columns, type RecordTable, type RecordValues } from './columns.ts';
import { severityOf, type DeviationCode, type Deviations } from './deviation.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import {
  BYES_RECORD,
  FORFEITED_MATCH_RECORD,
  LINEUP_RECORD,
  TEAM_BYES_RECORD,
  TEAM_RECORD,
} from './records.ts';
import { summariesOf, TEAM_OF_SUMMARY, type SummaryRound, type TeamSummary } from './team-summaries.ts';

/** First column of the players of 310 and 300, of the teams of 240 and 320. */
const FIRST_OF_TEAM = TEAM_RECORD.repeat!.columns.player.from;
const FIRST_OF_LINEUP = LINEUP_RECORD.repeat!.columns.player.from;
const FIRST_OF_BYES = BYES_RECORD.repeat!.columns.player.from;
const FIRST_OF_TEAM_BYES = TEAM_BYES_RECORD.repeat!.columns.team.from;

/** A team by its number in 310. */
interface Team {
  readonly players: readonly PlayerId[];
  readonly matchPoints: string;
  readonly gamePoints: string;
}

/** What a team did in a round, as the cells of its players tell. */
interface TeamRound {
  readonly hasGames: boolean;
  /** Numbers of the teams whose players were opponents. */
  readonly opponents: ReadonlySet<number>;
  /** Game points; null where absent players have points too, so that they cannot be told. */
  readonly points: Points | null;
}

const keyOf = (round: number, team: number) => `${round} ${team}`;

function isGame({ code }: Cell): boolean {
  return code !== null && isPlayedCode(code);
}

class TeamChecks {
  private readonly file: SourceFile;
  private readonly numbering: Numbering;
  private readonly tournament: Tournament;
  private readonly pairsTeams: boolean;
  private readonly deviations: Deviations;
  private readonly cells: ReadonlyMap<PlayerId, readonly Cell[]>;
  private readonly teams = new Map<number, Team>();
  private readonly teamOf = new Map<PlayerId, number>();
  private readonly rounds = new Map<string, TeamRound>();
  private readonly lineups = new Set<string>();
  private readonly byes = new Map<string, string>();
  /** Result of the team in a forfeited match. */
  private readonly forfeits = new Map<string, '+' | '-'>();

  constructor(
    file: SourceFile,
    numbering: Numbering,
    tournament: Tournament,
    pairsTeams: boolean,
    deviations: Deviations,
  ) {
    this.file = file;
    this.numbering = numbering;
    this.tournament = tournament;
    this.pairsTeams = pairsTeams;
    this.deviations = deviations;
    this.cells = cellsOf(tournament);
  }

  run(): void {
    this.readTeams();
    this.checkLineups();
    if (this.pairsTeams) this.checkRequestedByes();
    this.checkAllocatedByes();
    this.checkForfeits();
    const summaries = summariesOf(this.file, (line) =>
      this.report('team-record-unreadable', line, 5, line.text),
    );
    for (const summary of summaries) this.checkSummary(summary);
  }

  private report(code: DeviationCode, line: SourceLine, column: number, found: string, takenAs = ''): void {
    this.deviations.add(code, line.number, column, found, takenAs);
  }

  /** Every record of a tag; faults of its columns are reported, but keep nobody from importing the players. */
  private records<C extends Columns, R extends Columns>(
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

  private readTeams(): void {
    // Their columns were checked when the teams were read.
    for (const line of this.file.tagged('310')) {
      const { fields, groups } = readRecord(TEAM_RECORD, line.text, () => undefined);
      const { number, matchPoints, gamePoints } = fields;
      if (number < 1 || this.teams.has(number)) {
        this.report('team-number-doubled', line, 5, number < 1 ? '' : String(number));
        continue;
      }
      const players: PlayerId[] = [];
      this.teams.set(number, { players, matchPoints, gamePoints });
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

  /** Whether a team exists; another number is reported. */
  private isTeam(number: number, line: SourceLine, column: number): boolean {
    if (this.teams.has(number)) return true;
    this.report('team-unknown', line, column, String(number));
    return false;
  }

  /** Whether a round was played; a round beyond the declared ones is reported. */
  private isPast(round: number, line: SourceLine, column: number): boolean {
    const { rounds, rules } = this.tournament;
    if (round < 1 || round > Math.max(rules.rounds, rounds.length)) {
      this.report('team-record-disagrees', line, column, String(round));
    }
    return round >= 1 && round <= rounds.length;
  }

  private roundOf(team: number, round: number): TeamRound {
    const key = keyOf(round, team);
    let known = this.rounds.get(key);
    if (known === undefined) this.rounds.set(key, (known = this.madeRound(team, round)));
    return known;
  }

  private opponentTeam(player: PlayerId, round: number): number | undefined {
    return this.teamOf.get(this.cells.get(player)![round - 1]!.opponent);
  }

  private madeRound(team: number, round: number): TeamRound {
    const cells = this.teams.get(team)!.players.map((id) => this.cells.get(id)![round - 1]!);
    const { scoring } = this.tournament.rules;
    const isAbsenceWorth = scoring.forfeitLoss !== 0 || scoring.zeroBye !== 0;
    return {
      hasGames: cells.some(isGame),
      opponents: new Set(cells.flatMap(({ opponent }) => this.teamOf.get(opponent) ?? [])),
      points: isAbsenceWorth ? null : cells.reduce((sum, cell) => sum + pointsOfCell(cell, scoring), 0),
    };
  }

  /** A bye or forfeit of a team whose players have games in that round. */
  private rejectGames(team: number, round: number, line: SourceLine, column: number): void {
    if (this.roundOf(team, round).hasGames) this.report('team-record-disagrees', line, column, String(team));
  }

  private checkLineups(): void {
    for (const { line, fields, groups } of this.records(LINEUP_RECORD)) {
      const { round, team, opponent } = fields;
      const isPast = this.isPast(round, line, 5);
      const isTeam = this.isTeam(team, line, 9);
      const isOpponent = this.isTeam(opponent, line, 13);
      groups.forEach(({ player }, index) => {
        const column = FIRST_OF_LINEUP + 5 * index;
        if (player === 0 || !isTeam) return;
        const id = this.numbering.find(player);
        const met = isPast && id !== null ? this.opponentTeam(id, round) : undefined;
        const isElsewhere = isOpponent && met !== undefined && met !== opponent;
        if (id === null || this.teamOf.get(id) !== team || isElsewhere) {
          this.report('team-record-disagrees', line, column, String(player));
        }
      });
      if (this.lineups.has(keyOf(round, team))) {
        this.report('team-record-disagrees', line, 9, String(team));
      } else if (isPast && isTeam) this.checkPresence(round, team, groups, line);
      this.lineups.add(keyOf(round, team));
    }
  }

  /** Who played for the team stands in its line-up. */
  private checkPresence(
    round: number,
    team: number,
    groups: readonly { readonly player: number }[],
    line: SourceLine,
  ): void {
    const listed = new Set(groups.map(({ player }) => player));
    const missing = this.teams
      .get(team)!
      .players.filter((id) => isGame(this.cells.get(id)![round - 1]!))
      .map((id) => this.numbering.number(id))
      .filter((number) => !listed.has(number));
    if (missing.length === 0) return;
    const found = line.text.slice(FIRST_OF_LINEUP - 1);
    this.report('team-record-disagrees', line, FIRST_OF_LINEUP, found, missing.join());
  }

  /** A team has one bye in a round; another one is reported. */
  private addBye(team: number, round: number, bye: string, line: SourceLine, column: number): void {
    const known = this.byes.get(keyOf(round, team));
    if (known !== undefined && known !== bye)
      this.report('team-record-disagrees', line, column, String(team), known);
    this.byes.set(keyOf(round, team), bye);
  }

  private checkRequestedByes(): void {
    for (const { line, fields, groups } of this.records(BYES_RECORD)) {
      const kind = fields.kind.toUpperCase();
      if (!['F', 'H', 'Z'].includes(kind)) this.report('team-record-unreadable', line, 5, line.text);
      const isPast = this.isPast(fields.round, line, 7);
      groups.forEach(({ player: team }, index) => {
        const column = FIRST_OF_BYES + 5 * index;
        if (team === 0 || !this.isTeam(team, line, column)) return;
        this.addBye(team, fields.round, `${kind}PB`, line, column);
        if (isPast) this.rejectGames(team, fields.round, line, column);
      });
    }
  }

  private checkAllocatedByes(): void {
    for (const { line, groups } of this.records(TEAM_BYES_RECORD)) {
      groups.forEach(({ team }, index) => {
        const column = FIRST_OF_TEAM_BYES + 4 * index;
        if (team === 0 || !this.isTeam(team, line, column)) return;
        this.addBye(team, index + 1, 'PAB', line, column);
        if (this.isPast(index + 1, line, column)) this.rejectGames(team, index + 1, line, column);
      });
    }
  }

  private checkForfeits(): void {
    for (const { line, fields } of this.records(FORFEITED_MATCH_RECORD)) {
      const { result, round, white, black } = fields;
      if (!['+-', '-+', '--'].includes(result)) {
        this.report('team-record-unreadable', line, 5, line.text);
        continue;
      }
      const isPast = this.isPast(round, line, 8);
      const sides = [
        { team: white, column: 12, sign: result[0] === '+' ? '+' : '-' },
        { team: black, column: 16, sign: result[1] === '+' ? '+' : '-' },
      ] as const;
      for (const { team, column, sign } of sides) {
        if (!this.isTeam(team, line, column)) continue;
        this.forfeits.set(keyOf(round, team), sign);
        if (isPast) this.rejectGames(team, round, line, column);
      }
      if (white === black) this.report('team-record-disagrees', line, 16, String(black));
    }
  }

  private checkSummary({ line, team, matchPoints, gamePoints, rounds }: TeamSummary): void {
    if (!this.isTeam(team, line, TEAM_OF_SUMMARY)) return;
    const { matchPoints: ownMatchPoints, gamePoints: ownGamePoints } = this.teams.get(team)!;
    for (const [told, own] of [
      [matchPoints, ownMatchPoints],
      [gamePoints, ownGamePoints],
    ] as const) {
      if (own !== '' && Number(told.text) !== Number(own)) {
        this.report('team-record-disagrees', line, told.column, told.text, own);
      }
    }
    rounds.forEach((entry, index) => this.checkEntry(team, index + 1, entry, line));
  }

  /** One round of 801 or 802. */
  private checkEntry(team: number, round: number, entry: SummaryRound, line: SourceLine): void {
    if (!this.isPast(round, line, entry.column)) return;
    const key = keyOf(round, team);
    const { points, opponents } = this.roundOf(team, round);
    if (entry.kind === 'bye') {
      const told = this.byes.get(key) ?? [...opponents].join();
      // A blank round is a zero-point bye, as a blank cell is.
      const isBlank = told === '' && entry.bye === 'ZPB';
      if (told !== entry.bye && !isBlank)
        this.report('team-record-disagrees', line, entry.column, entry.text, told);
      return;
    }
    if (entry.isForfeit || opponents.size === 0) {
      if (!this.forfeits.has(key)) this.report('team-record-disagrees', line, entry.column, entry.text);
      return;
    }
    const met = [...opponents].join();
    if (met !== String(entry.opponent))
      this.report('team-record-disagrees', line, entry.column, entry.text, met);
    if (points !== null && entry.points !== null && points !== entry.points) {
      this.report('team-record-disagrees', line, entry.column, entry.text, pointsText(points));
    }
  }
}

/**
 * Compares the records of a team event with each other and with the games of the players, and reports where they differ.
 * Where players are paired (`pairsTeams` is false), 240 speaks of them. 299, 352 and 362 are not compared: nothing else
 * tells what they say. Cost: players × rounds.
 */
export function checkTeamRecords(
  file: SourceFile,
  numbering: Numbering,
  tournament: Tournament,
  pairsTeams: boolean,
  deviations: Deviations,
): void {
  new TeamChecks(file, numbering, tournament, pairsTeams, deviations).run();
}
