/** Players, standings, crosstable and pairings as plain tables. */
import {
  boardNumber,
  byStrength,
  cellsOf,
  codeOf,
  playersById,
  pointsAfter,
  standingsOf,
  type Absence,
  type Cell,
  type Player,
  type PlayerId,
  type Standings,
  type TieBreakValue,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { encodeCsv, encodeWorkbook, type Delimiter, type Sheet } from './sheet-files.ts';

/** The number as it stands, or an empty cell for 0, which only says that there is none. */
function known(number: number): number | '' {
  return number === 0 ? '' : number;
}

/** Other programs read these tables, and so does this one: their words do not depend on a language. */
const WORDS = en.tableRows.exported;

/** Columns that say who a player is. */
const PERSON = WORDS.person;

function person(player: Player): (string | number)[] {
  const { tpn, title, name, sex, rating, federation, fideId, birth, club, category } = player;
  // The year alone: a published table needs no more of a birthday.
  const year = known(Number(birth.slice(0, 4)));
  // Identity numbers stay numbers for a spreadsheet, which marks digits in a text as a mistake.
  const identity = known(Number(fideId));
  return [
    known(tpn),
    title ?? '',
    name,
    sex ?? '',
    known(rating),
    federation,
    identity,
    year,
    club,
    category,
  ];
}

/** A tie-break as a number of at most four decimals; empty where it has no value. */
function numberOf({ value, scale, shown }: TieBreakValue): number | string {
  return shown === '' ? '' : Math.round((value / scale) * 10_000) / 10_000;
}

const BYE_MARKS: Readonly<Record<Absence['kind'], string>> = { half: '', zero: ' (0)', full: ' (1)' };

/** `R3, R5 (0)`: rounds that a player asked not to play, as the import of players reads them. */
function byesText(byes: readonly Absence[]): string {
  return byes.map(({ round, kind }) => `R${round}${BYE_MARKS[kind]}`).join(', ');
}

/** Every registered player in the order of pairing numbers, before there are any in the order of strength. */
export function playersSheet({ players }: Tournament): Sheet {
  const order = [...players].sort(
    (a, b) => (a.tpn || Infinity) - (b.tpn || Infinity) || byStrength(a, b) || a.id - b.id,
  );
  return {
    name: WORDS.players,
    headers: [...PERSON, WORDS.byes, WORDS.fromRound, WORDS.withdrawnFrom],
    rows: order.map((player) => [
      ...person(player),
      byesText(player.absences),
      player.entryRound > 1 ? player.entryRound : '',
      player.withdrawnFrom ?? '',
    ]),
  };
}

/** Heading of the ranks: while a game is open nobody's rank is final. */
function rankHeading({ openGames }: Standings): string {
  const state = en.sheets.provisional(openGames.length);
  return state === '' ? WORDS.rank : WORDS.rankWith(state);
}

/** Standings: rank, player, points and every tie-break as a number. */
export function standingsSheet(tournament: Tournament, standings: Standings): Sheet {
  const players = playersById(tournament);
  return {
    name: WORDS.standings,
    headers: [rankHeading(standings), ...PERSON, WORDS.points, ...standings.tieBreaks],
    rows: standings.rows.map(({ rank, player, points, values }) => [
      rank,
      ...person(players.get(player)!),
      points / 10,
      ...values.map(numberOf),
    ]),
  };
}

/** `12w1`, `5b½`, `3w+`, `bye`: what a player did in a round, the opponent by place in the table. */
function crosstableCell(cell: Cell, placeOf: ReadonlyMap<PlayerId, number>): string {
  if (cell.opponent === 0) {
    switch (cell.code) {
      case null:
      case 'Z':
        return '0';
      case 'U':
        return WORDS.bye;
      case 'F':
        return 'F';
      case 'H':
        return '½';
      default:
        return cell.code;
    }
  }
  const code = cell.code === null ? '' : cell.code === '=' || cell.code === 'D' ? '½' : cell.code;
  return `${placeOf.get(cell.opponent)}${cell.colour === 'white' ? 'w' : 'b'}${code}`;
}

/** Crosstable in the order of the standings; opponents are named by their rank. */
export function crosstableSheet(tournament: Tournament, standings: Standings): Sheet {
  const players = playersById(tournament);
  const placeOf = new Map(standings.overall.map((player, index) => [player, index + 1]));
  const cells = cellsOf(tournament, standings.afterRound);
  const rounds = Array.from({ length: standings.afterRound }, (_, index) => WORDS.round(index + 1));
  return {
    name: WORDS.crosstable,
    headers: [rankHeading(standings), ...PERSON, ...rounds, WORDS.points, ...standings.tieBreaks],
    rows: standings.rows.map(({ rank, player, points, values }) => [
      rank,
      ...person(players.get(player)!),
      ...cells.get(player)!.map((cell) => crosstableCell(cell, placeOf)),
      points / 10,
      ...values.map(numberOf),
    ]),
  };
}

/** One round by board, byes at the end; no rows for a round that is not paired. */
export function pairingsSheet(tournament: Tournament, round: number): Sheet {
  const points = pointsAfter(tournament, Math.max(0, round - 1));
  const players = playersById(tournament);
  const side = (id: PlayerId) => {
    const { tpn, title, name, rating } = players.get(id)!;
    return [known(tpn), title ?? '', name, known(rating), points.get(id)! / 10];
  };
  const found = tournament.rounds[round - 1];
  const { boards = [], unpaired = [] } = found ?? {};
  return {
    name: WORDS.round(round),
    headers: [WORDS.roundColumn, WORDS.board, ...WORDS.side('White'), ...WORDS.side('Black'), WORDS.result],
    rows: [
      ...boards.map(({ white, black, result }, index) => [
        round,
        boardNumber(found!, index),
        ...side(white),
        ...side(black),
        codeOf(result, 'white') === null ? '' : en.outcomes.result(result),
      ]),
      ...unpaired.map(({ player, kind }) => [
        round,
        '',
        ...side(player),
        '',
        '',
        '',
        '',
        '',
        en.outcomes.unpaired(kind),
      ]),
    ],
  };
}

/** Tables that a tournament is exported as, and the kinds of files. */
export const TABLES = ['standings', 'crosstable', 'pairings', 'players'] as const;
type TableName = (typeof TABLES)[number];
type TableFormat = `${TableName}-${'csv' | 'xlsx'}`;

/** The sheet of a table: standings and crosstable after a round, pairings of it. */
function sheetOf(tournament: Tournament, table: TableName, round: number): Sheet {
  switch (table) {
    case 'players':
      return playersSheet(tournament);
    case 'pairings':
      return pairingsSheet(tournament, round);
    case 'standings':
      return standingsSheet(
        tournament,
        standingsOf(tournament, { afterRound: round, withoutExpelled: true }),
      );
    case 'crosstable':
      return crosstableSheet(tournament, standingsOf(tournament, { afterRound: round }));
  }
}

/**
 * The bytes of a table after `round` rounds, or of that round. The workbook of pairings has the rounds up to it, one on
 * each page, the asked one first. `delimiter` is for CSV.
 */
export async function tableBytes(
  tournament: Tournament,
  format: TableFormat,
  round: number = tournament.rounds.length,
  delimiter: Delimiter = ',',
): Promise<Uint8Array> {
  const [table, file] = format.split('-') as [TableName, 'csv' | 'xlsx'];
  const sheet = sheetOf(tournament, table, round);
  if (file === 'csv') return encodeCsv(sheet, delimiter);
  const earlier =
    table === 'pairings' ? Array.from({ length: Math.max(0, round - 1) }, (_, at) => round - 1 - at) : [];
  return encodeWorkbook([sheet, ...earlier.map((each) => sheetOf(tournament, 'pairings', each))]);
}
