import type { Colour } from './colour.ts';
import type { PlayerId } from './player.ts';
import type { Points } from './points.ts';
import { CODE_OF_UNPAIRED, codeOf, type CellCode } from './result.ts';
import { pointsOfCode, type Scoring } from './scoring.ts';
import type { Tournament } from './tournament.ts';

/**
 * What one player did in one round, as a TRF cell tells it. `opponent` is 0 without one, `colour` is null without
 * a game, `code` is null while the game is open or when the player was absent without an entry.
 */
export interface Cell {
  readonly opponent: PlayerId;
  readonly colour: Colour | null;
  readonly code: CellCode | null;
}

const BLANK_CELL: Cell = { opponent: 0, colour: null, code: null };

/**
 * The crosstable: for each player (by id) one cell for each of the first `rounds` rounds.
 * Players without an entry in a round share {@link BLANK_CELL}. Cost: players × rounds.
 */
export function cellsOf(tournament: Tournament, rounds = tournament.rounds.length): Map<PlayerId, Cell[]> {
  // Identities count up from 1: while it is filled, a list is found faster in than a map.
  const cells: Cell[][] = [];
  for (const { id } of tournament.players) cells[id] = new Array<Cell>(rounds).fill(BLANK_CELL);
  tournament.rounds.slice(0, rounds).forEach(({ boards, unpaired }, index) => {
    boards.forEach(({ white, black, result }) => {
      cells[white]![index] = { opponent: black, colour: 'white', code: codeOf(result, 'white') };
      cells[black]![index] = { opponent: white, colour: 'black', code: codeOf(result, 'black') };
    });
    unpaired.forEach(({ player, kind }) => {
      cells[player]![index] = { opponent: 0, colour: null, code: CODE_OF_UNPAIRED[kind] };
    });
  });
  return new Map(tournament.players.map(({ id }) => [id, cells[id]!]));
}

/** Points of a cell in tenths; an open game counts 0, an absence counts as a zero-point bye. */
export function pointsOfCell(cell: Cell, scoring: Scoring): Points {
  if (cell.code !== null) return pointsOfCode(cell.code, cell.colour, scoring);
  return cell.opponent === 0 ? scoring.zeroBye : 0;
}

/** Points of every player after the first `rounds` rounds in tenths, adjustments included. Cost: players × rounds. */
export function pointsAfter(tournament: Tournament, rounds: number): ReadonlyMap<PlayerId, Points> {
  const cells = cellsOf(tournament, rounds);
  const { scoring } = tournament.rules;
  return new Map(
    tournament.players.map(({ id, adjustment }) => [
      id,
      cells.get(id)!.reduce((sum, cell) => sum + pointsOfCell(cell, scoring), adjustment),
    ]),
  );
}
