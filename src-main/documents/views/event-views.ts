/** What the documents of the whole event say: standings, charts, players, log. */
import {
  byNumber,
  cellsOf,
  compareNames,
  crosstableOf,
  parseTieBreak,
  signOfCode,
  playersById,
  standingsOf,
  type ChartCell,
  type Player,
  type Standings,
  type StandingsFilter,
  type Tournament,
} from '../../../src-engine/index.ts';
import { imprintOf } from './round-views.ts';
import { BLANK_WALL_CELL, wallCellOf } from './wall-cell.ts';
import type {
  RankingColumn,
  ArbitersLogView,
  CrosstableView,
  DocumentMeta,
  LogLine,
  PersonColumns,
  PlayerListView,
  StandingsView,
  WallChartView,
} from './view.ts';
import { texts } from '../words.ts';

export function standingsView(
  tournament: Tournament,
  afterRound: number,
  meta: DocumentMeta,
  filter: StandingsFilter = {},
): StandingsView {
  const standings = standingsOf(tournament, { afterRound, filter, withoutExpelled: true });
  const players = playersById(tournament);
  return {
    imprint: imprintOf(tournament, meta),
    afterRound,
    openGames: standings.openGames.length,
    columns: columnsOf(standings),
    rows: standings.rows.map((row) => ({
      ...personOf(players.get(row.player)!),
      rank: row.sharedRank,
      points: row.points,
      values: row.values.map(({ shown }) => texts.format.figure(shown)),
    })),
  };
}

/**
 * Rounds beyond `afterRound` show their pairing where it is published, or where the whole document is a draft. In the order of
 * ranks the number of a player, and of each opponent, is the place on the chart.
 */
export function wallChartView(
  tournament: Tournament,
  afterRound: number,
  meta: DocumentMeta,
  order: 'number' | 'rank' = 'number',
): WallChartView {
  const standings = standingsOf(tournament, { afterRound });
  const placed = new Map(standings.rows.map((row) => [row.player, row]));
  const byRank = new Map(standings.rows.map(({ player }, place) => [player, place]));
  const ordered = [...tournament.players].sort((a, b) =>
    order === 'number' ? byNumber(a, b) : byRank.get(a.id)! - byRank.get(b.id)!,
  );
  const numbers = new Map(ordered.map(({ id, tpn }, place) => [id, order === 'number' ? tpn : place + 1]));
  const shown = shownRounds(tournament, afterRound, meta.draft);
  const rounds = Math.max(tournament.rules.rounds, shown);
  const cells = cellsOf(tournament, shown);
  return {
    imprint: imprintOf(tournament, meta),
    afterRound,
    openGames: standings.openGames.length,
    rounds,
    rows: ordered.map((player) => {
      const own = cells.get(player.id)!;
      const row = placed.get(player.id)!;
      return {
        ...personOf(player),
        number: numbers.get(player.id)!,
        cells: Array.from({ length: rounds }, (_, index) => {
          const cell = own[index];
          return cell === undefined ? BLANK_WALL_CELL : wallCellOf(cell, numbers, tournament.rules.scoring);
        }),
        points: row.points,
        rank: afterRound === 0 ? 0 : row.sharedRank,
      };
    }),
  };
}

export function crosstableView(
  tournament: Tournament,
  afterRound: number,
  meta: DocumentMeta,
): CrosstableView {
  const standings = standingsOf(tournament, { afterRound });
  const placed = new Map(standings.rows.map((row) => [row.player, row]));
  const players = playersById(tournament);
  const { rows } = crosstableOf(tournament, { afterRound });
  return {
    imprint: imprintOf(tournament, meta),
    afterRound,
    openGames: standings.openGames.length,
    columns: columnsOf(standings),
    rows: rows.map((row, index) => ({
      ...personOf(players.get(row.player)!),
      rank: row.sharedRank,
      results: row.against.map((games, other) => (other === index ? null : textOfGames(games))),
      points: row.points,
      values: placed.get(row.player)!.values.map(({ shown }) => texts.format.figure(shown)),
    })),
  };
}

export function playerListView(
  tournament: Tournament,
  meta: DocumentMeta,
  order: (a: Player, b: Player) => number = byNumber,
): PlayerListView {
  return {
    imprint: imprintOf(tournament, meta),
    rows: [...tournament.players].sort(order).map((player) => ({
      ...personOf(player),
      number: player.tpn,
      fideId: player.fideId,
      club: player.club,
      category: player.category,
      note: noteOf(player),
    })),
  };
}

export function arbitersLogView(
  tournament: Tournament,
  log: readonly LogLine[],
  meta: DocumentMeta,
  kinds: readonly string[] | null = null,
): ArbitersLogView {
  const entries = kinds === null ? log : log.filter(({ kind }) => kinds.includes(kind));
  return { imprint: imprintOf(tournament, meta), entries };
}

function shownRounds(tournament: Tournament, afterRound: number, draft: boolean): number {
  const hidden = tournament.rounds.findIndex(
    ({ stage }, index) => index >= afterRound && stage !== 'published' && !draft,
  );
  return hidden < 0 ? tournament.rounds.length : hidden;
}

function textOfGames(games: readonly ChartCell[]): string {
  return games.map(({ code }) => (code === '?' ? '?' : signOfCode(code))).join('');
}

function columnsOf({ tieBreaks, ranking }: Standings): readonly RankingColumn[] {
  return tieBreaks.map((code) => {
    const parsed = parseTieBreak(code);
    return {
      code,
      name: parsed.ok ? texts.tieBreakNames.title(parsed.value) : '',
      ranks: ranking.includes(code),
    };
  });
}

function personOf({ name, title, federation, rating }: Player): PersonColumns {
  return { name, title, federation, rating };
}

/** In alphabetical order, namesakes by number. */
export function byName(a: Player, b: Player): number {
  return compareNames(a.name, b.name) || byNumber(a, b);
}

function noteOf({ entryRound, withdrawnFrom }: Player): string {
  if (withdrawnFrom !== null) return texts.sheets.leftAfter(withdrawnFrom - 1);
  return entryRound > 1 ? texts.sheets.entersIn(entryRound) : '';
}
