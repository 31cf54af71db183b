/** Standings, crosstable and pairings as plain tables, and tables as CSV or XLSX. */
import Papa from 'papaparse';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import {
  cellsOf,
  codeOf,
  formatPoints,
  pointsOfCell,
  standingsOf,
  textOfResult,
  textOfUnpaired,
  type Cell,
  type Player,
  type PlayerId,
  type Standings,
  type TieBreakValue,
  type Tournament,
} from '../../src-engine/index.ts';
import { encodeText } from './decode.ts';

/** A table for other programs: numbers stay numbers, an empty cell is `''`. */
export interface Sheet {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

function playersById(tournament: Tournament): ReadonlyMap<PlayerId, Player> {
  return new Map(tournament.players.map((player) => [player.id, player]));
}

/** Columns that say who a player is. */
const PERSON = ['No.', 'Title', 'Name', 'Sex', 'Rating', 'Federation', 'FIDE ID', 'Born', 'Club', 'Category'];

function person(player: Player): (string | number)[] {
  const { tpn, title, name, sex, rating, federation, fideId, birth, club, category } = player;
  // The year alone: a published table needs no more of a birthday.
  return [tpn, title ?? '', name, sex ?? '', rating, federation, fideId, birth.slice(0, 4), club, category];
}

/** A tie-break as a number of at most four decimals; empty where it has no value. */
function numberOf({ value, scale, shown }: TieBreakValue): number | string {
  return shown === '' ? '' : Math.round((value / scale) * 10_000) / 10_000;
}

/** Standings: rank, player, points and every tie-break as a number. */
export function standingsSheet(tournament: Tournament, standings: Standings): Sheet {
  const players = playersById(tournament);
  return {
    name: 'Standings',
    headers: ['Rank', ...PERSON, 'Points', ...standings.tieBreaks],
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
        return 'bye';
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
  const rounds = Array.from({ length: standings.afterRound }, (_, index) => `Round ${index + 1}`);
  return {
    name: 'Crosstable',
    headers: ['Rank', ...PERSON, ...rounds, 'Points', ...standings.tieBreaks],
    rows: standings.rows.map(({ rank, player, points, values }) => [
      rank,
      ...person(players.get(player)!),
      ...cells.get(player)!.map((cell) => crosstableCell(cell, placeOf)),
      points / 10,
      ...values.map(numberOf),
    ]),
  };
}

/** Points of every player before a round, in tenths, as pairing lists print them. */
export type PointsBefore = ReadonlyMap<PlayerId, number>;

/** One round by board, byes at the end; no rows for a round that is not paired. `points` are those before it. */
export function pairingsSheet(tournament: Tournament, round: number, points: PointsBefore): Sheet {
  const players = playersById(tournament);
  const side = (id: PlayerId) => {
    const { tpn, title, name, rating } = players.get(id)!;
    return [tpn, title ?? '', name, rating, formatPoints(points.get(id) ?? 0)];
  };
  const { boards = [], unpaired = [] } = tournament.rounds[round - 1] ?? {};
  const columns = (colour: string) => [
    `${colour} no.`,
    `${colour} title`,
    colour,
    `${colour} rating`,
    `${colour} points`,
  ];
  return {
    name: `Round ${round}`,
    headers: ['Round', 'Board', ...columns('White'), ...columns('Black'), 'Result'],
    rows: [
      ...boards.map(({ white, black, result }, index) => [
        round,
        index + 1,
        ...side(white),
        ...side(black),
        codeOf(result, 'white') === null ? '' : textOfResult(result),
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
        textOfUnpaired(kind),
      ]),
    ],
  };
}

/** A text that a spreadsheet would take for a formula is written with an apostrophe before it. */
function harmless(cell: string | number): string | number {
  return typeof cell === 'string' && /^[=+\-@\t]/.test(cell) && /[A-Za-z(!|]/.test(cell) ? `'${cell}` : cell;
}

/** CSV in UTF-8 with byte order mark, lines ending in CRLF, as spreadsheets open it without asking. */
export function csvBytes(sheet: Sheet, delimiter: ',' | ';' = ','): Uint8Array {
  const rows = [[...sheet.headers], ...sheet.rows.map((row) => row.map(harmless))];
  return encodeText(`${Papa.unparse(rows, { delimiter, newline: '\r\n' })}\r\n`, 'with mark');
}

/** A workbook with one page for each sheet. Texts stay texts there, so nothing needs guarding. */
export async function xlsxBytes(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const pages = sheets.map(({ name, headers, rows }) => ({
    sheet: name.slice(0, 31),
    data: [
      headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((value) =>
          value === '' ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String },
        ),
      ),
    ] as SheetData,
    stickyRowsCount: 1,
  }));
  return await writeXlsxFile(pages).toBuffer();
}

/** Kinds of tables that a tournament is exported as. */
export const TABLE_FORMATS = ['standings-csv', 'standings-xlsx', 'pairings-csv', 'crosstable-csv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Points of every player before a round, without virtual points. */
export function pointsBefore(tournament: Tournament, round: number): PointsBefore {
  const cells = cellsOf(tournament, Math.max(0, round - 1));
  const { scoring } = tournament.rules;
  return new Map(
    tournament.players.map(({ id, adjustment }) => [
      id,
      cells.get(id)!.reduce((sum, cell) => sum + pointsOfCell(cell, scoring), adjustment),
    ]),
  );
}

/** The bytes of a table: standings and crosstable after the last round, pairings of the last round. */
export async function tableBytes(tournament: Tournament, format: TableFormat): Promise<Uint8Array> {
  const last = tournament.rounds.length;
  switch (format) {
    case 'standings-csv':
      return csvBytes(standingsSheet(tournament, standingsOf(tournament)));
    case 'crosstable-csv':
      return csvBytes(crosstableSheet(tournament, standingsOf(tournament)));
    case 'pairings-csv':
      return csvBytes(pairingsSheet(tournament, last, pointsBefore(tournament, last)));
    case 'standings-xlsx': {
      const standings = standingsOf(tournament);
      const sheets = [standingsSheet(tournament, standings), crosstableSheet(tournament, standings)];
      const rounds = tournament.rounds.map((_, index) =>
        pairingsSheet(tournament, index + 1, pointsBefore(tournament, index + 1)),
      );
      return xlsxBytes([...sheets, ...rounds]);
    }
  }
}
