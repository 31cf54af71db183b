/** The team event that a report describes, from its records 192, 240, 299, 300, 310, 320, 330, 352 and 362. */
import { CODE_OF_UNPAIRED } from '../model/result.ts';
import { drawOf, pointsOfCode, winOf } from '../model/scoring.ts';
import type {
  ForfeitedMatch,
  Lineup,
  TeamAdjustment,
  TeamBye,
  TeamByeKind,
  TeamEvent,
} from '../model/team-event.ts';
import type { Tournament } from '../model/tournament.ts';
import { readRecord, type Columns, type RecordTable, type RecordValues } from './columns.ts';
import {
  ADJUSTMENT_RECORD,
  BYES_RECORD,
  FORFEITED_MATCH_RECORD,
  LINEUP_RECORD,
  TEAM_BYES_RECORD,
  TEAM_RECORD,
} from './records.ts';

/** 362: symbol and match points of each result. Writers differ by a column, so the words are read, not columns. */
const MATCH_POINTS = /\b(TW|TD|TL)\s*(\d+(?:\.\d)?)/g;

/**
 * The team event of an imported report, or null where it names no teams. Numbers of teams are their places in the
 * tournament's `teams`; match points default to 2, 1, 0. Columns that cannot be read are skipped: they were
 * reported when the file was read. Source: TRF26; C.04.6 for 192.
 */
export function teamEventOf(tournament: Tournament): TeamEvent | null {
  if (tournament.teams.length === 0) return null;
  const lineups = lineupsOf(tournament);
  const colours = linesOf(tournament, '352').map((line) => line.slice(4).trim().length);
  const largest = Math.max(0, ...colours, ...lineups.map(({ players }) => players.length));
  const boards = largest > 0 ? largest : mostGames(tournament);
  const worth = new Map<string, number>([
    ['TW', 20],
    ['TD', 10],
    ['TL', 0],
  ]);
  for (const line of linesOf(tournament, '362')) {
    for (const [, symbol, points] of line.matchAll(MATCH_POINTS))
      worth.set(symbol!, Math.round(10 * Number(points)));
  }
  const matchWin = worth.get('TW')!;
  const matchDraw = worth.get('TD')!;
  const allocated = pairingAllocatedByes(tournament);
  return {
    boards,
    matchWin,
    matchDraw,
    matchLoss: worth.get('TL')!,
    primary: /_GP(_|$)/.test(systemCode(tournament).replace(/_MP_GP/, '')) ? 'GP' : 'MP',
    byes: [...allocated, ...requestedByes(tournament, boards, matchWin, matchDraw)],
    forfeits: forfeitsOf(tournament),
    adjustments: adjustmentsOf(tournament),
    lineups,
    recordedRanks: recordedRanks(tournament),
  };
}

/**
 * Records 240 and 299 speak of players unless teams are paired, and are read as theirs then; those of teams are
 * always kept.
 */
const PLAYERS_OR_TEAMS: ReadonlySet<string> = new Set(['240', '299']);

/** Lines of a record, as kept or as the layout remembers them. */
function linesOf({ keptRecords, file }: Tournament, tag: string): string[] {
  const kept = keptRecords.map(({ line }) => line);
  const spelled = PLAYERS_OR_TEAMS.has(tag) ? [] : (file?.spellings.flatMap(({ lines }) => lines) ?? []);
  return [...kept, ...spelled].filter((line) => line.startsWith(`${tag} `));
}

function recordsOf<C extends Columns, R extends Columns>(
  tournament: Tournament,
  table: RecordTable<C, R>,
): RecordValues<C, R>[] {
  return linesOf(tournament, table.tag).map((line) => readRecord(table, line, () => undefined));
}

function systemCode(tournament: Tournament): string {
  return (linesOf(tournament, '192')[0] ?? '').trim().toUpperCase();
}

/** Index of the team with a number, or null. */
function teamIndex({ teams }: Tournament, number: number): number | null {
  return number >= 1 && number <= teams.length ? number - 1 : null;
}

function lineupsOf(tournament: Tournament): Lineup[] {
  const idOfNumber = new Map(tournament.players.map(({ id, tpn }) => [tpn, id]));
  return recordsOf(tournament, LINEUP_RECORD).flatMap(({ fields, groups }): Lineup[] => {
    const team = teamIndex(tournament, fields.team);
    if (team === null) return [];
    return [{ round: fields.round, team, players: groups.map(({ player }) => idOfNumber.get(player) ?? 0) }];
  });
}

function forfeitsOf(tournament: Tournament): ForfeitedMatch[] {
  return recordsOf(tournament, FORFEITED_MATCH_RECORD).flatMap(({ fields }): ForfeitedMatch[] => {
    const white = teamIndex(tournament, fields.white);
    const black = teamIndex(tournament, fields.black);
    if (white === null || black === null) return [];
    const winner = fields.result === '+-' ? 'white' : fields.result === '-+' ? 'black' : null;
    return [{ round: fields.round, white, black, winner }];
  });
}

/**
 * Bonuses and penalties of record 299, whose groups name teams where teams are paired. What the record sets for a
 * kind of result is not applied: the totals of the official sample leave its own such records out.
 */
function adjustmentsOf(tournament: Tournament): TeamAdjustment[] {
  return recordsOf(tournament, ADJUSTMENT_RECORD).flatMap(({ fields, groups }): TeamAdjustment[] => {
    const { kind, round, matchPoints, points } = fields;
    const teams = groups.flatMap(({ player }) => teamIndex(tournament, player) ?? []);
    if (kind !== '' || (groups.length > 0 && teams.length === 0)) return [];
    return [{ round, matchPoints: matchPoints ?? 0, gamePoints: points ?? 0, teams }];
  });
}

function pairingAllocatedByes(tournament: Tournament): TeamBye[] {
  return recordsOf(tournament, TEAM_BYES_RECORD).flatMap(({ fields, groups }) =>
    groups.flatMap((group, index): TeamBye[] => {
      const team = teamIndex(tournament, group.team);
      if (team === null) return [];
      const { matchPoints, gamePoints } = fields;
      return [
        { round: index + 1, team, kind: 'pab', matchPoints: matchPoints ?? 0, gamePoints: gamePoints ?? 0 },
      ];
    }),
  );
}

const KIND_OF_LETTER = new Map<string, Exclude<TeamByeKind, 'pab'>>([
  ['F', 'full'],
  ['H', 'half'],
  ['Z', 'zero'],
]);

/** Byes of record 240, which names teams where teams are paired: as many game points as on every board. */
function requestedByes(
  tournament: Tournament,
  boards: number,
  matchWin: number,
  matchDraw: number,
): TeamBye[] {
  const { scoring } = tournament.rules;
  const worth = {
    full: [matchWin, winOf(scoring)],
    half: [matchDraw, drawOf(scoring)],
    zero: [0, 0],
  } as const;
  return recordsOf(tournament, BYES_RECORD).flatMap(({ fields, groups }) => {
    const kind = KIND_OF_LETTER.get(fields.kind.toUpperCase());
    if (kind === undefined) return [];
    const [matchPoints, board] = worth[kind];
    return groups.flatMap(({ player }): TeamBye[] => {
      const team = teamIndex(tournament, player);
      if (team === null) return [];
      return [{ round: fields.round, team, kind, matchPoints, gamePoints: boards * board }];
    });
  });
}

function recordedRanks(tournament: Tournament): (number | null)[] {
  const ranks = new Array<number | null>(tournament.teams.length).fill(null);
  recordsOf(tournament, TEAM_RECORD).forEach(({ fields }, place) => {
    const team = teamIndex(tournament, fields.number > 0 ? fields.number : place + 1);
    if (team !== null && fields.rank > 0) ranks[team] = fields.rank;
  });
  return ranks;
}

/** The most games that players of one team played in a round. */
function mostGames(tournament: Tournament): number {
  let most = 1;
  for (const { boards, unpaired } of tournament.rounds) {
    const busy = new Set(boards.flatMap(({ white, black }) => [white, black]));
    for (const { player, kind } of unpaired) {
      if (pointsOfCode(CODE_OF_UNPAIRED[kind], null, tournament.rules.scoring) > 0) busy.add(player);
    }
    for (const { players } of tournament.teams) {
      most = Math.max(most, players.filter((player) => busy.has(player)).length);
    }
  }
  return most;
}
