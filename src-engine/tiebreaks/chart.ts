/** Crosstable (everybody against everybody) and wall chart (round by round). */
import { pointsOfCell, type Cell } from '../model/cells.ts';
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { CellCode } from '../model/result.ts';
import type { Scoring } from '../model/scoring.ts';
import type { Tournament } from '../model/tournament.ts';
import { standingsOf, type Standings, type StandingsOptions } from './standings.ts';

/** One round of one player on a chart. */
export interface ChartCell {
  /** 1-based round. */
  readonly round: number;
  /** 0 without an opponent. */
  readonly opponent: PlayerId;
  /** The opponent's number on this chart, 0 without an opponent. */
  readonly opponentNumber: number;
  readonly colour: Colour | null;
  /** Null while the game is open and for an absence without an entry. */
  readonly code: CellCode | null;
  /** Points of the round and score after it, tenths. */
  readonly points: Points;
  readonly scoreAfter: Points;
}

/** A player with a cell for each round. */
export interface ChartRow {
  /** The player's number on this chart: rank, or pairing number. */
  readonly number: number;
  readonly rank: number;
  readonly sharedRank: number;
  readonly player: PlayerId;
  readonly points: Points;
  readonly cells: readonly ChartCell[];
}

/** All players round by round. */
export interface WallChart {
  readonly rounds: number;
  readonly numberedBy: 'rank' | 'tpn';
  readonly rows: readonly ChartRow[];
}

/** How the rows are numbered, and what the standings are asked. */
export interface WallChartOptions extends StandingsOptions {
  /** Numbers and order of the rows; default `rank`. */
  readonly numberedBy?: 'rank' | 'tpn';
}

/** The wall chart: a row for each player, a cell for each round with opponent's number, colour and result. */
export function wallChartOf(tournament: Tournament, options: WallChartOptions = {}): WallChart {
  const numberedBy = options.numberedBy ?? 'rank';
  const standings = standingsOf(tournament, options);
  const numbers = numbersOf(tournament, standings, numberedBy);
  const rows = standings.rows.map((row): ChartRow => ({
    number: numbers.get(row.player)!,
    rank: row.rank,
    sharedRank: row.sharedRank,
    player: row.player,
    points: row.points,
    cells: chartCells(row.cells, tournament.rules.scoring, numbers),
  }));
  rows.sort((a, b) => a.number - b.number || a.rank - b.rank);
  return { rounds: standings.afterRound, numberedBy, rows };
}

/** Numbers of all players, listed or not, so that an opponent outside a filter keeps their number. */
function numbersOf(
  tournament: Tournament,
  standings: Standings,
  numberedBy: 'rank' | 'tpn',
): ReadonlyMap<PlayerId, number> {
  if (numberedBy === 'tpn') return new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  return new Map(standings.overall.map((player, place) => [player, place + 1]));
}

function chartCells(
  cells: readonly Cell[],
  scoring: Scoring,
  numbers: ReadonlyMap<PlayerId, number>,
): ChartCell[] {
  let scoreAfter = 0;
  return cells.map(({ opponent, colour, code }, index) => {
    const points = pointsOfCell({ opponent, colour, code }, scoring);
    scoreAfter += points;
    const opponentNumber = opponent === 0 ? 0 : numbers.get(opponent)!;
    return { round: index + 1, opponent, opponentNumber, colour, code, points, scoreAfter };
  });
}

/** A player with the games against every other. */
export interface CrosstableRow extends Omit<ChartRow, 'cells'> {
  /** For every row of the table the games against that player, in order of rounds; empty on the diagonal. */
  readonly against: readonly (readonly ChartCell[])[];
}

/** Everybody against everybody, in order of rank. */
export interface Crosstable {
  readonly rounds: number;
  readonly rows: readonly CrosstableRow[];
}

/** The crosstable of a round robin: rows and columns in the same order. Cost: players squared. */
export function crosstableOf(tournament: Tournament, options: WallChartOptions = {}): Crosstable {
  const { rounds, rows } = wallChartOf(tournament, options);
  const column = new Map(rows.map(({ player }, index) => [player, index]));
  return {
    rounds,
    rows: rows.map(({ cells, ...row }) => {
      const against: ChartCell[][] = rows.map(() => []);
      for (const cell of cells) {
        const index = column.get(cell.opponent);
        if (index !== undefined) against[index]!.push(cell);
      }
      return { ...row, against };
    }),
  };
}
