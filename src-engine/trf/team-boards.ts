/**
 * The boards of team matches: results, order and colour in 801 and 802, and the colours of record 352, compared with the
 * games of the players. Source: TRF26, records 300, 352, 801 and 802.
 */
import type { Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import { contentOf } from './heading.ts';
import type { SourceLine } from './lines.ts';
import type { TeamFile } from './team-file.ts';
import type { MatchOfSummary } from './team-summaries.ts';

/** What 801 writes for a code of 001: results of unrated games as those of rated ones. */
const SIGN_OF_CODE: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function signOf({ code }: Cell): string {
  return code === null ? '-' : (SIGN_OF_CODE[code] ?? code);
}

/** Players on boards 1, 2 …, null for an empty one: of 300, else those of the list who have a game or won by forfeit. */
function playersOnBoards(event: TeamFile, team: number, round: number): readonly (PlayerId | null)[] {
  const lineup = event.lineupOf(round, team);
  if (lineup !== undefined) return lineup;
  return event.teams.get(team)!.players.filter((player) => {
    const { opponent, code } = event.cellOf(player, round);
    return opponent !== 0 || code === '+';
  });
}

/** The order of the boards as 801 writes it, places in the team's list; null where one has no digit. */
function orderText(event: TeamFile, team: number, players: readonly (PlayerId | null)[]): string | null {
  const list = event.teams.get(team)!.players;
  const places = players.map((player) => (player === null ? 0 : list.indexOf(player) + 1));
  return places.every((place) => place <= 9) ? places.join('') : null;
}

/** Compares order and results of a match in 801, and its colour in 801 and 802. */
export function checkMatchBoards(
  event: TeamFile,
  team: number,
  round: number,
  match: MatchOfSummary,
  line: SourceLine,
): void {
  const { text, column, results, order } = match;
  const [first] = playersOnBoards(event, team, round);
  const colour = first === null || first === undefined ? null : event.cellOf(first, round).colour;
  if (colour !== null && colour[0] !== match.colour) event.disagrees(line, column, text, colour);
  if (order === '') return;
  const due = orderText(event, team, playersOnBoards(event, team, round));
  if ((due !== null && due !== order) || results.length !== order.length) {
    event.disagrees(line, column, text, due ?? '');
    return;
  }
  const list = event.teams.get(team)!.players;
  const cells = [...order].map((place) => {
    const player = list[Number(place) - 1];
    return player === undefined ? null : event.cellOf(player, round);
  });
  if (cells.some((cell) => cell !== null && cell.opponent !== 0 && cell.code === null)) return;
  const played = cells.map((cell) => (cell === null ? '-' : signOf(cell))).join('');
  if (played !== results) event.disagrees(line, column, text, played);
}

/** Colours of one team's boards in a round, null without a game. */
function coloursOf(event: TeamFile, team: number, round: number, boards: number): Cell['colour'][] {
  const players = playersOnBoards(event, team, round).slice(0, boards);
  return players.map((player) => (player === null ? null : event.cellOf(player, round).colour));
}

/**
 * Compares record 352 with the colours of all games: boards with the same letter have the same colour within a team.
 * Which team has the colours of the record no other record tells. A record that disagrees is reported once, with the
 * colours that most matches have.
 */
export function checkBoardColours(event: TeamFile): void {
  const [line] = event.file.tagged('352');
  if (line === undefined) return;
  const told = contentOf(line).trim().toUpperCase();
  if (!/^[WB]+$/.test(told)) {
    event.report('team-record-unreadable', line, 5, line.text);
    return;
  }
  let isContradicted = false;
  // For each board how many matches have its colour unlike that of board 1, less those that have it alike.
  const unlike = new Array<number>(told.length).fill(0);
  for (const team of event.teams.keys()) {
    for (let round = 1; round <= event.tournament.rounds.length; round++) {
      const colours = coloursOf(event, team, round, told.length);
      const base = colours.findIndex((colour) => colour !== null);
      colours.forEach((colour, board) => {
        if (colour === null) return;
        if ((colour === colours[base]) !== (told[board] === told[base])) isContradicted = true;
        if (base === 0) unlike[board]! += colour === colours[0] ? -1 : 1;
      });
    }
  }
  if (!isContradicted) return;
  const other = told[0] === 'W' ? 'B' : 'W';
  const played = unlike.map((votes) => (votes > 0 ? other : told[0])).join('');
  event.disagrees(line, 5, told, played === told ? '' : played);
}
