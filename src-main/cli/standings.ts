/** `wallchart standings FILE`: standings of a report by any list of tie-breaks, with the working of one player. */
import {
  formatPoints,
  playersById,
  standingsOf,
  teamEventOf,
  teamStandingsOf,
  type Standings,
  type TeamStandings,
  type TieBreakProblem,
  type TieBreakValue,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { textOfArgumentFailure } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { readStandingsCall, STANDINGS_USAGE, type StandingsCall } from './standings-options.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';
import {
  playerOfWord,
  playerWorkings,
  teamOfWord,
  teamWorkings,
  workingsAsJson,
  workingsAsText,
} from './working.ts';

/**
 * Prints the standings. Exit codes: 0 done; 1 a tie-break of the list could not be read, whom `--explain` names was
 * not found, or the file has no teams; 2 wrong usage or unreadable file.
 */
export async function run(args: string[], io: CliIo): Promise<number> {
  const call = readStandingsCall(args);
  if (!call.ok) {
    io.stderr(`wallchart standings: ${textOfArgumentFailure(call.failure)}\n`);
    return 2;
  }
  if (call.value === null) {
    io.stdout(STANDINGS_USAGE);
    return 0;
  }
  const { file, options, teams } = call.value;
  const saysKind = options.predetermined !== undefined;
  const opened = openTournament(io, file, { lenient: true, withLayout: teams, saysKind });
  if (!opened.ok) {
    io.stderr(`wallchart standings: ${textOfFileFailure(file, opened.failure)}\n`);
    return 2;
  }
  const { tournament } = opened.value;
  for (const remark of opened.value.remarks) io.stderr(`${remark}\n`);
  return teams ? printTeams(tournament, call.value, io) : printPlayers(tournament, call.value, io);
}

function printPlayers(tournament: Tournament, { options, explain, json }: StandingsCall, io: CliIo): number {
  const standings = standingsOf(tournament, options);
  const player = explain === null ? null : playerOfWord(tournament, explain);
  if (explain !== null && player === null) return refuse(en.cli.nobody(explain), io);
  const workings = player === null ? [] : playerWorkings(tournament, player, standings, options);
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  if (json) {
    const working = player === null ? {} : { working: workingsAsJson(workings, numbers) };
    printJson({ ...standingsAsJson(tournament, standings), ...working }, io);
    return printProblems(standings.problems, io);
  }
  io.stdout(standingsAsText(tournament, standings));
  if (player !== null) {
    const names = new Map(tournament.players.map(({ id, tpn, name }) => [id, `${tpn} ${name}`]));
    // Who is explained need not be among those who are listed.
    const { rows } = standingsOf(tournament, { ...options, filter: {} });
    const { points } = rows.find((row) => row.player === player)!;
    io.stdout(
      workingsAsText(
        en.singleCommands.working.player(names.get(player)!, formatPoints(points)),
        workings,
        names,
      ),
    );
  }
  return printProblems(standings.problems, io);
}

function printTeams(tournament: Tournament, { options, explain, json }: StandingsCall, io: CliIo): number {
  const event = teamEventOf(tournament);
  if (event === null) return refuse(en.cli.file.noTeams, io);
  const standings = teamStandingsOf(tournament, event, options);
  const team = explain === null ? null : teamOfWord(tournament, explain);
  if (explain !== null && team === null) return refuse(en.cli.noTeam(explain), io);
  const workings = team === null ? [] : teamWorkings(tournament, event, team, standings, options);
  if (json) {
    const numbers = new Map(tournament.teams.map((_, index) => [index + 1, index + 1]));
    const working = team === null ? {} : { working: workingsAsJson(workings, numbers) };
    printJson({ ...teamsAsJson(tournament, standings), ...working }, io);
    return printProblems(standings.problems, io);
  }
  io.stdout(teamsAsText(tournament, standings));
  if (team !== null) {
    const names = new Map(tournament.teams.map(({ name }, index) => [index + 1, `${index + 1} ${name}`]));
    io.stdout(workingsAsText(names.get(team)!, workings, names));
  }
  return printProblems(standings.problems, io);
}

function refuse(sentence: string, io: CliIo): number {
  io.stderr(`wallchart standings: ${sentence}\n`);
  return 1;
}

function printJson(value: unknown, io: CliIo): void {
  io.stdout(`${JSON.stringify(value, null, 1)}\n`);
}

/** Tie-breaks that are read and dropped by an article do not fail the call; unreadable ones do. */
const DROPPED: ReadonlySet<string> = new Set(['not-in-round-robin', 'unrated-players', 'not-in-this-text']);

function printProblems(problems: readonly TieBreakProblem[], io: CliIo): number {
  for (const problem of problems) io.stderr(`wallchart standings: ${en.tieBreaks.problem(problem)}\n`);
  return problems.every(({ code }) => DROPPED.has(code)) ? 0 : 1;
}

function valuesAsJson(values: readonly TieBreakValue[]) {
  return {
    tieBreaks: Object.fromEntries(values.map(({ code, value, scale }) => [code, value / scale])),
    shown: values.map(({ shown }) => shown),
  };
}

function problemsAsJson(problems: readonly TieBreakProblem[]) {
  return problems.map((problem) => ({ code: problem.code, text: en.tieBreaks.problem(problem) }));
}

function standingsAsJson(tournament: Tournament, standings: Standings) {
  const players = playersById(tournament);
  const { afterRound, text, provisional, predetermined, tieBreaks, openGames, problems } = standings;
  const numberOf = (id: number): number => players.get(id)!.tpn;
  return {
    name: tournament.info.name,
    afterRound,
    text,
    provisional,
    roundRobin: predetermined,
    tieBreaks,
    openGames: openGames.map(({ round, white, black }) => ({
      round,
      white: numberOf(white),
      black: numberOf(black),
    })),
    problems: problemsAsJson(problems),
    rows: standings.rows.map(({ rank, sharedRank, drawnByLot, player, points, values }) => ({
      rank,
      sharedRank,
      drawnByLot,
      startingNumber: numberOf(player),
      name: players.get(player)!.name,
      points: points / 10,
      ...valuesAsJson(values),
    })),
  };
}

function teamsAsJson(tournament: Tournament, standings: TeamStandings) {
  const { afterRound, text, primary, provisional, tieBreaks, problems } = standings;
  return {
    name: tournament.info.name,
    afterRound,
    text,
    primary,
    provisional,
    tieBreaks,
    problems: problemsAsJson(problems),
    rows: standings.rows.map(({ matchPoints, gamePoints, values, ...row }) => ({
      ...row,
      matchPoints: matchPoints / 10,
      gamePoints: gamePoints / 10,
      ...valuesAsJson(values),
    })),
  };
}

function titleOf(tournament: Tournament, standings: Standings | TeamStandings): string {
  const { afterRound, provisional, text } = standings;
  return en.singleCommands.standings.title(
    tournament.info.name || en.singleCommands.noName,
    provisional,
    afterRound,
    text,
  );
}

function placeOf(rank: number, sharedRank: number): string {
  return rank === sharedRank ? String(rank) : `${rank} (${sharedRank})`;
}

function standingsAsText(tournament: Tournament, standings: Standings): string {
  const players = playersById(tournament);
  const head = [...en.singleCommands.standings.head, ...standings.tieBreaks];
  const rows = standings.rows.map(({ rank, sharedRank, player, points, values, annulled }) => {
    const { tpn, name, rating } = players.get(player)!;
    const shown = values.map((value) => value.shown);
    const marked = annulled ? `${name} *` : name;
    return [placeOf(rank, sharedRank), String(tpn), marked, String(rating), formatPoints(points), ...shown];
  });
  const notes = [
    ...(standings.openGames.length > 0
      ? [en.singleCommands.standings.openGames(standings.openGames.length)]
      : []),
    ...(standings.rows.some(({ annulled }) => annulled) ? [en.singleCommands.standings.annulled] : []),
  ];
  return [titleOf(tournament, standings), '', ...columns([head, ...rows], new Set([2])), ...notes, ''].join(
    '\n',
  );
}

function teamsAsText(tournament: Tournament, standings: TeamStandings): string {
  const head = [...en.singleCommands.standings.teamHead, ...standings.tieBreaks];
  const rows = standings.rows.map(({ rank, sharedRank, team, name, matchPoints, gamePoints, values }) => [
    placeOf(rank, sharedRank),
    String(team),
    name,
    formatPoints(matchPoints),
    formatPoints(gamePoints),
    ...values.map(({ shown }) => shown),
  ]);
  return [titleOf(tournament, standings), '', ...columns([head, ...rows], new Set([2])), ''].join('\n');
}
