/**
 * What the records of a team event say about its rounds (240, 300, 310, 320, 330, 801, 802), compared with the games of
 * the players. Nothing is changed: these records are kept as they are, and boards follow from the matches.
 */
import { pointsOfCell, type Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { isPlayedCode } from '../model/result.ts';
import type { Tournament } from '../model/tournament.ts';
import { pointsText } from './codecs.ts';
import type { Deviations } from './deviation.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { BYES_RECORD, FORFEITED_MATCH_RECORD, LINEUP_RECORD, TEAM_BYES_RECORD } from './records.ts';
import { checkBoardColours, checkMatchBoards } from './team-boards.ts';
import { keyOf, TeamFile } from './team-file.ts';
import { checkOldTeams, checkTeamScopes } from './team-scopes.ts';
import { summariesOf, TEAM_OF_SUMMARY, type SummaryRound, type TeamSummary } from './team-summaries.ts';

/** First column of the players of 300, of the teams of 240 and 320. */
const FIRST_OF_LINEUP = LINEUP_RECORD.repeat!.columns.player.from;
const FIRST_OF_BYES = BYES_RECORD.repeat!.columns.player.from;
const FIRST_OF_TEAM_BYES = TEAM_BYES_RECORD.repeat!.columns.team.from;

/** What a team did in a round, as the cells of its players tell. */
interface TeamRound {
  readonly hasGames: boolean;
  /** Numbers of the teams whose players were opponents. */
  readonly opponents: ReadonlySet<number>;
  /** Game points; null where absent players have points too, so that they cannot be told. */
  readonly points: Points | null;
}

function isGame({ code }: Cell): boolean {
  return code !== null && isPlayedCode(code);
}

class TeamChecks {
  private readonly event: TeamFile;
  private readonly pairsTeams: boolean;
  private readonly rounds = new Map<string, TeamRound>();
  private readonly lineups = new Set<string>();
  private readonly byes = new Map<string, string>();
  /** What a team has of a forfeited match. */
  private readonly forfeits = new Map<string, { readonly opponent: number; readonly isWon: boolean }>();

  constructor(event: TeamFile, pairsTeams: boolean) {
    this.event = event;
    this.pairsTeams = pairsTeams;
  }

  run(): void {
    const { event } = this;
    this.checkLineups();
    if (this.pairsTeams) this.checkRequestedByes();
    this.checkAllocatedByes();
    this.checkForfeits();
    const summaries = summariesOf(event.file, (line) =>
      event.report('team-record-unreadable', line, 5, line.text),
    );
    for (const summary of summaries) this.checkSummary(summary);
    if (this.pairsTeams) {
      checkTeamScopes(event);
      checkBoardColours(event);
    }
    checkOldTeams(event);
  }

  private roundOf(team: number, round: number): TeamRound {
    const key = keyOf(round, team);
    let known = this.rounds.get(key);
    if (known === undefined) this.rounds.set(key, (known = this.madeRound(team, round)));
    return known;
  }

  private opponentTeam(player: PlayerId, round: number): number | undefined {
    return this.event.teamOf.get(this.event.cellOf(player, round).opponent);
  }

  private madeRound(team: number, round: number): TeamRound {
    const cells = this.event.teams.get(team)!.players.map((id) => this.event.cellOf(id, round));
    const { scoring } = this.event.tournament.rules;
    const isAbsenceWorth = scoring.forfeitLoss !== 0 || scoring.zeroBye !== 0;
    return {
      hasGames: cells.some(isGame),
      opponents: new Set(cells.flatMap(({ opponent }) => this.event.teamOf.get(opponent) ?? [])),
      points: isAbsenceWorth ? null : cells.reduce((sum, cell) => sum + pointsOfCell(cell, scoring), 0),
    };
  }

  /** A bye or forfeit of a team whose players have games in that round. */
  private rejectGames(team: number, round: number, line: SourceLine, column: number): void {
    if (this.roundOf(team, round).hasGames) this.event.disagrees(line, column, String(team));
  }

  private checkLineups(): void {
    for (const { line, fields, groups } of this.event.records(LINEUP_RECORD)) {
      const { round, team, opponent } = fields;
      const isPast = this.event.isPast(round, line, 5);
      const isTeam = this.event.isTeam(team, line, 9);
      const isOpponent = this.event.isTeam(opponent, line, 13);
      groups.forEach(({ player }, index) => {
        const column = FIRST_OF_LINEUP + 5 * index;
        if (player === 0 || !isTeam) return;
        const id = this.event.numbering.find(player);
        const met = isPast && id !== null ? this.opponentTeam(id, round) : undefined;
        const isElsewhere = isOpponent && met !== undefined && met !== opponent;
        if (id === null || this.event.teamOf.get(id) !== team || isElsewhere) {
          this.event.disagrees(line, column, String(player));
        }
      });
      if (this.lineups.has(keyOf(round, team))) {
        this.event.disagrees(line, 9, String(team));
      } else if (isPast && isTeam) this.checkPresence(round, team, groups, line);
      this.lineups.add(keyOf(round, team));
    }
  }

  /** Who played for the team is in its line-up. */
  private checkPresence(
    round: number,
    team: number,
    groups: readonly { readonly player: number }[],
    line: SourceLine,
  ): void {
    const listed = new Set(groups.map(({ player }) => player));
    const missing = this.event.teams
      .get(team)!
      .players.filter((id) => isGame(this.event.cellOf(id, round)))
      .map((id) => this.event.numbering.number(id))
      .filter((number) => !listed.has(number));
    if (missing.length === 0) return;
    const found = line.text.slice(FIRST_OF_LINEUP - 1);
    this.event.disagrees(line, FIRST_OF_LINEUP, found, missing.join());
  }

  /** A team has one bye in a round; another one is reported. */
  private addBye(team: number, round: number, bye: string, line: SourceLine, column: number): void {
    const known = this.byes.get(keyOf(round, team));
    if (known !== undefined && known !== bye) this.event.disagrees(line, column, String(team), known);
    this.byes.set(keyOf(round, team), bye);
  }

  private checkRequestedByes(): void {
    for (const { line, fields, groups } of this.event.records(BYES_RECORD)) {
      const kind = fields.kind.toUpperCase();
      if (!['F', 'H', 'Z'].includes(kind)) this.event.report('team-record-unreadable', line, 5, line.text);
      const isPast = this.event.isPast(fields.round, line, 7);
      groups.forEach(({ player: team }, index) => {
        const column = FIRST_OF_BYES + 5 * index;
        if (team === 0 || !this.event.isTeam(team, line, column)) return;
        this.addBye(team, fields.round, `${kind}PB`, line, column);
        if (isPast) this.rejectGames(team, fields.round, line, column);
      });
    }
  }

  private checkAllocatedByes(): void {
    for (const { line, groups } of this.event.records(TEAM_BYES_RECORD)) {
      groups.forEach(({ team }, index) => {
        const column = FIRST_OF_TEAM_BYES + 4 * index;
        if (team === 0 || !this.event.isTeam(team, line, column)) return;
        this.addBye(team, index + 1, 'PAB', line, column);
        if (this.event.isPast(index + 1, line, column)) this.rejectGames(team, index + 1, line, column);
      });
    }
  }

  private checkForfeits(): void {
    for (const { line, fields } of this.event.records(FORFEITED_MATCH_RECORD)) {
      const { result, round, white, black } = fields;
      if (!['+-', '-+', '--'].includes(result)) {
        this.event.report('team-record-unreadable', line, 5, line.text);
        continue;
      }
      const isPast = this.event.isPast(round, line, 8);
      const sides = [
        { team: white, opponent: black, column: 12, isWon: result[0] === '+' },
        { team: black, opponent: white, column: 16, isWon: result[1] === '+' },
      ];
      for (const { team, opponent, column, isWon } of sides) {
        if (!this.event.isTeam(team, line, column)) continue;
        this.forfeits.set(keyOf(round, team), { opponent, isWon });
        if (isPast) this.rejectGames(team, round, line, column);
      }
      if (white === black) this.event.disagrees(line, 16, String(black));
    }
  }

  private checkSummary({ line, team, matchPoints, gamePoints, rounds }: TeamSummary): void {
    if (!this.event.isTeam(team, line, TEAM_OF_SUMMARY)) return;
    const { matchPoints: ownMatchPoints, gamePoints: ownGamePoints } = this.event.teams.get(team)!;
    for (const [told, own] of [
      [matchPoints, ownMatchPoints],
      [gamePoints, ownGamePoints],
    ] as const) {
      if (own !== '' && Number(told.text) !== Number(own)) {
        this.event.disagrees(line, told.column, told.text, own);
      }
    }
    rounds.forEach((entry, index) => this.checkEntry(team, index + 1, entry, line));
  }

  /** One round of 801 or 802. */
  private checkEntry(team: number, round: number, entry: SummaryRound, line: SourceLine): void {
    if (!this.event.isPast(round, line, entry.column)) return;
    const key = keyOf(round, team);
    const { points, opponents } = this.roundOf(team, round);
    if (entry.kind === 'bye') {
      const told = this.byes.get(key) ?? [...opponents].join();
      // A blank round is a zero-point bye, as a blank cell is.
      const isBlank = told === '' && entry.bye === 'ZPB';
      if (told !== entry.bye && !isBlank) this.event.disagrees(line, entry.column, entry.text, told);
      return;
    }
    if (entry.isForfeit || opponents.size === 0) {
      const forfeit = this.forfeits.get(key);
      if (forfeit?.opponent !== entry.opponent || forfeit.isWon !== entry.isWon)
        this.event.disagrees(line, entry.column, entry.text);
      return;
    }
    const met = [...opponents].join();
    if (met !== String(entry.opponent)) this.event.disagrees(line, entry.column, entry.text, met);
    if (points !== null && entry.points !== null && points !== entry.points) {
      this.event.disagrees(line, entry.column, entry.text, pointsText(points));
    }
    checkMatchBoards(this.event, team, round, entry, line);
  }
}

/**
 * Compares the records of a team event with each other and with the games of the players, and reports where they differ.
 * Where players are paired (`pairsTeams` is false), 240 speaks of them. What 362 says is seen in
 * the totals of 310 (checker/team-totals.ts). Cost: players × rounds.
 */
export function checkTeamRecords(
  file: SourceFile,
  numbering: Numbering,
  tournament: Tournament,
  pairsTeams: boolean,
  deviations: Deviations,
): void {
  new TeamChecks(new TeamFile(file, numbering, tournament, deviations), pairsTeams).run();
}
