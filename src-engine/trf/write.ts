/** Writes a tournament as a TRF. */
import { cellsOf, pointsOfCell, type Cell } from '../model/cells.ts';
import { prohibitionsOf } from '../model/kept-apart.ts';
import { byNumber, type PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { CODE_OF_UNPAIRED, type CellCode } from '../model/result.ts';
import { pointsOfCode, type Scoring } from '../model/scoring.ts';
import type { KeptRecord, Tournament } from '../model/tournament.ts';
import { officialRatingOf } from '../model/tournament-rating.ts';
import { accelerationRecord, prohibitionsRecord } from './acceleration-records.ts';
import { adjustmentsRecord } from './adjustments.ts';
import { byesRecord, futureAbsences } from './byes.ts';
import { writeRecord } from './columns.ts';
import { carriedBy } from './carried.ts';
import { TEXT } from './codecs.ts';
import type { TrfFormat } from './deviation.ts';
import { ENGINE_TAGS, noteOfFormat, TAGS_OF_2026 } from './format.ts';
import { headingRecords, roundDatesRecord, textRecord } from './heading.ts';
import { applyLayout, regularOrder, trfRecord, type TrfRecord } from './layout.ts';
import { Numbering } from './numbering.ts';
import { ratingMethodRecords } from './rating-method.ts';
import {
  EMPTY_CELL,
  federationsOf,
  keyOfPlayer,
  readNational,
  nationalRecords,
  type OverflowOfPlayer,
  type RawCell,
} from './players.ts';
import { PLAYER_RECORD } from './records.ts';
import { scoringRecord } from './scoring-records.ts';
import { keepsSystemCode, roundsAndColourRecords, systemRecords } from './settings.ts';
import { systemOptionsRecord } from './system-options.ts';
import { teamRecords } from './teams.ts';

/**
 * `exchange`: everything that an engine or another program needs to go on with the tournament. `report`: what a
 * federation is sent; results as they are to be rated, no records of engines.
 */
export const TRF_PURPOSES = ['exchange', 'report'] as const;
export type TrfPurpose = (typeof TRF_PURPOSES)[number];

/** What a report says beside the tournament. */
export interface TrfWriteOptions {
  readonly purpose?: TrfPurpose;
  /** Rank of each player in the standings; without it the ranks that the tournament was imported with. */
  readonly ranks?: ReadonlyMap<PlayerId, number>;
  /** What the tournament has by assumption only, and the report therefore leaves unsaid. */
  readonly assumed?: readonly ('system' | 'tieBreaks')[];
  /** Remarks that a TRF26 carries as `###` lines, for example what touched the integrity of the pairings. */
  readonly comments?: readonly string[];
  /** CRLF unless told otherwise: a TRF26 ends its lines with CR, which every reader of CRLF finds. */
  readonly lineEnd?: '\r\n' | '\n' | '\r';
  /** Called for a value that does not fit its columns and is cut. */
  readonly onOverflow?: OverflowOfPlayer;
}

/** TRF06 has no codes for byes. */
const OLD_CODES: Partial<Record<CellCode, CellCode>> = { U: '+', F: '+', H: '=', Z: '-' };

class CellWriter {
  private readonly format: TrfFormat;
  private readonly numbering: Numbering;

  constructor(format: TrfFormat, numbering: Numbering) {
    this.format = format;
    this.numbering = numbering;
  }

  cell({ opponent, colour, code }: Cell): RawCell {
    if (opponent !== 0) return { opponent: this.numbering.number(opponent), colour, result: code };
    return code === null ? EMPTY_CELL : this.bye(code);
  }

  bye(code: CellCode): RawCell {
    const written = this.format === 'trf06' ? (OLD_CODES[code] ?? code) : code;
    return { opponent: 0, colour: '-', result: written };
  }
}

/** The tournament with the results that are to be rated (C.04.2 4.3). */
function asRated(tournament: Tournament): Tournament {
  return {
    ...tournament,
    rounds: tournament.rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) => ({ ...board, result: board.ratedAs ?? board.result })),
    })),
  };
}

function pointsOf(cells: readonly Cell[], scoring: Scoring): Points {
  return cells.reduce((sum, cell) => sum + pointsOfCell(cell, scoring), 0);
}

function playerRecords(
  tournament: Tournament,
  format: TrfFormat,
  numbering: Numbering,
  options: TrfWriteOptions,
): TrfRecord[] {
  const writer = new CellWriter(format, numbering);
  const standing = cellsOf(tournament);
  const shown = options.purpose === 'report' ? cellsOf(asRated(tournament)) : standing;
  const { scoring } = tournament.rules;
  // Before 2026 no record tells a bonus or penalty: for a reader the points would contradict the results.
  const tellsAdjustments = format === 'trf26' || options.purpose === 'report';
  return tournament.players.map((player) => {
    const absences = futureAbsences(tournament, player);
    const inCells = format === 'trf26' ? [] : absences;
    const cells: RawCell[] = shown.get(player.id)!.map((cell) => writer.cell(cell));
    let points = pointsOf(standing.get(player.id)!, scoring);
    if (tellsAdjustments) points += player.adjustment;
    for (const { round, kind } of inCells) {
      const code = CODE_OF_UNPAIRED[kind];
      while (cells.length < round - 1) cells.push(EMPTY_CELL);
      cells[round - 1] = writer.bye(code);
      points += pointsOfCode(code, null, scoring);
    }
    const { name, sex, title, federation, fideId, birth } = player;
    const rating = officialRatingOf(player);
    const rank = options.ranks?.get(player.id) ?? player.recordedRank;
    const line = writeRecord(
      PLAYER_RECORD,
      { number: player.tpn, sex, title, name, rating, federation, fideId, birth, points, rank },
      cells,
      (field, text, width) => options.onOverflow?.(field, text, width, player.id),
    );
    const later = absences.map(({ round, kind }) => `${round}${kind}`).join(' ');
    return trfRecord(keyOfPlayer(player.tpn), [line], later);
  });
}

/** A sentence for every game that is rated otherwise than it counts (C.04.2 4.3). */
function correctionsOf(tournament: Tournament, numbering: Numbering): string[] {
  return tournament.rounds.flatMap(({ boards }, index) =>
    boards
      .filter(({ ratedAs }) => ratedAs !== null)
      .map(({ white, black, result, ratedAs }) => {
        const players = `${numbering.number(white)}-${numbering.number(black)}`;
        return `Round ${index + 1}, ${players}: ${ratedAs} for rating, ${result} in standings and pairings`;
      }),
  );
}

/** Comment lines; those that an imported file has already are not written again. */
function commentsRecord(tournament: Tournament, numbering: Numbering, options: TrfWriteOptions): TrfRecord {
  const corrections = options.purpose === 'report' ? correctionsOf(tournament, numbering) : [];
  const known = new Set(tournament.keptRecords.map(({ line }) => line));
  const lines = [...(options.comments ?? []), ...corrections].map((text) => `### ${TEXT.write(text)}`);
  return trfRecord(
    'comments',
    lines.filter((line) => !known.has(line)),
  );
}

/** Whether nobody chose the system: a 192 that named none is kept, or the report leaves it unsaid. */
function leavesOutSystem(tournament: Tournament, options: TrfWriteOptions): boolean {
  return options.assumed?.includes('system') === true || keepsSystemCode(tournament);
}

/** Whether a game has no known result, which record 162 X is about. */
export function hasUnknownResult({ rounds }: Tournament): boolean {
  return rounds.some(({ boards }) => boards.some(({ result }) => result === 'adjourned'));
}

/** The regular spelling of every record, in the order of the format. Records without content have no lines. */
export function regularRecords(
  whole: Tournament,
  format: TrfFormat,
  options: TrfWriteOptions = {},
): TrfRecord[] {
  const carried = carriedBy(whole, format);
  const players = carried.players.toSorted(byNumber);
  const tournament = { ...carried, players };
  const { info, rules, teams } = tournament;
  const numbering = new Numbering(players.map(({ id, tpn }) => ({ id, number: tpn })));
  const onOverflow = options.onOverflow ?? (() => undefined);
  const official = format === 'trf26';
  const forEngines = options.purpose !== 'report';
  const settings = roundsAndColourRecords(rules, format);
  const points = scoringRecord(rules.scoring, format, hasUnknownResult(tournament));
  const nextRound = tournament.rounds.length + 1;
  return [
    ...headingRecords(info, '012', '052'),
    textRecord('players', '062', String(players.length)),
    textRecord('rated', '072', String(players.filter((player) => officialRatingOf(player) > 0).length)),
    textRecord('teams', '082', String(teams.length)),
    ...headingRecords(info, '092', '102'),
    textRecord('deputyArbiters', '112', ...info.deputyArbiters),
    ...headingRecords(info, '122', '122'),
    roundDatesRecord(info, onOverflow),
    ...(official
      ? [...settings, points, ...ratingMethodRecords(rules), ...headingRecords(info, '182', '182')]
      : []),
    ...(official
      ? [
          ...systemRecords(tournament).filter(({ key }) => !options.assumed?.some((one) => one === key)),
          ...headingRecords(info, '222', '222'),
        ]
      : []),
    systemOptionsRecord(tournament, format, leavesOutSystem(tournament, options)),
    ...(official ? [commentsRecord(tournament, numbering, options)] : []),
    ...playerRecords(tournament, format, numbering, options),
    ...(official ? nationalRecords(players, onOverflow) : []),
    ...teamRecords(teams, numbering, format, onOverflow),
    ...(official || forEngines ? [byesRecord(tournament, !official)] : []),
    ...(!official && forEngines ? [...settings, points] : []),
    ...(official || forEngines
      ? [
          accelerationRecord(rules.virtualPoints, numbering, format),
          prohibitionsRecord(prohibitionsOf(tournament), numbering, format, rules.rounds, nextRound),
        ]
      : []),
    ...(official ? [adjustmentsRecord(tournament, numbering)] : []),
  ];
}

/**
 * Kept lines that another format may have. Records of engines were understood as far as possible: they are written from
 * the tournament, or not at all. A report before 2026 has no record of 2026, no national one, and no 013 that was only
 * kept beside the 310 of the same team.
 */
function keptFor(format: TrfFormat, { info, rules, players, keptRecords }: Tournament): KeptRecord[] {
  const numbers = new Set(players.map(({ tpn }) => tpn));
  const starting = keptRecords.map(({ line }) => line).filter((line) => line.startsWith('172'));
  const federations = federationsOf(info.federation, players, [
    ...starting,
    ...ratingMethodRecords(rules).flatMap(({ lines }) => lines),
  ]);
  return keptRecords.filter(({ line }) => {
    const tag = line.slice(0, 3);
    if (ENGINE_TAGS.has(tag)) return false;
    if (format === 'trf26') return true;
    const isNational = numbers.has(readNational(line, federations)?.fields.number ?? 0);
    return !TAGS_OF_2026.includes(tag) && tag !== '013' && !isNational;
  });
}

/**
 * Writes a tournament as a TRF. Players need numbers (`tpn`). A report that was imported in the same format keeps
 * its order and spelling wherever the content has not changed; kept records are written back in place.
 * What a format cannot carry is left out: see `lossesOf`. Cost: players × rounds.
 */
export function writeTrf(tournament: Tournament, format: TrfFormat, options: TrfWriteOptions = {}): string {
  const records = regularRecords(tournament, format, options);
  const { file, keptRecords } = tournament;
  const lineEnd = options.lineEnd ?? '\r\n';
  const lines =
    file !== undefined && file.format === format && options.purpose !== 'report'
      ? applyLayout(file, keptRecords, records)
      : regularOrder(keptFor(format, tournament), records);
  // A federation knows which format it was sent.
  const note = options.purpose === 'report' ? null : noteOfFormat(lines, format);
  const text = [...lines, ...(note === null ? [] : [note])].map((line) => inOneLine(line) + lineEnd).join('');
  // A byte order mark that a kept line brought along is none of its content.
  return text.replace(/^\uFEFF+/, '');
}

/** What some program ends a line at: a kept comment could bring a player of its own into the report. */
// eslint-disable-next-line no-control-regex
const ENDS_OF_LINES = /[\n\u000b\u000c\r\u001c-\u001e\u0085\u2028\u2029]/g;

function inOneLine(line: string): string {
  return line.replace(ENDS_OF_LINES, ' ');
}
